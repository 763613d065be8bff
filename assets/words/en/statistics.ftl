### A match in numbers.

# $mission, $round, $rounds
statistics-title = { $mission }: round { $round } of { $rounds }
statistics-objectives = Objectives at the end of each round
statistics-time-line = Timeline
statistics-characters = Who did what
statistics-dice = Dice

statistics-post = The Villain's Command Post
statistics-neutral = Neutral

## Turns, and how they ended

# $round, $side
statistics-turn = { $side ->
    [heroes] Round { $round }, Heroes' turn
   *[villain] Round { $round }, Villain's turn
}
# $round
statistics-upkeep = Round { $round }, Upkeep
statistics-setup = Setup
statistics-even = even
# $side, $points
statistics-ahead = { $side ->
    [heroes] Heroes ahead by { $points }
   *[villain] Villain ahead by { $points }
}
# $side
statistics-won = { $side ->
    [heroes] the Heroes have won
   *[villain] the Villain has won
}
# A turn, and who was ahead after it. $turn, $stands
statistics-turn-stands = { $turn } · { $stands }

## Key moments

# Who did something that the mission offers: "Nightwing: Defuse". $who, $deed
statistics-did = { $who }: { $deed }
# An objective whose count has changed. $objective, $from, $to
statistics-objective = { $objective }: from { $from } to { $to }
# What happened, and what came of it. $cause, $effect
statistics-so = { $cause } ({ $effect })
# When, and what. $turn, $moment
statistics-turned = Turning point – { $turn }: { $moment }
# $turn
statistics-turned-quietly = Turning point – { $turn }
# $side
statistics-took-the-lead = { $side ->
    [heroes] From here on the Heroes stayed ahead.
   *[villain] From here on the Villain stayed ahead.
}
# $side
statistics-drew-away = { $side ->
    [heroes] The Heroes were ahead all along; here they gained the most.
   *[villain] The Villain was ahead all along; here he gained the most.
}

## Numbers

# $succeeded, $tried
statistics-of = { $succeeded } of { $tried }
# $name, $dealt, $suffered, $felled, $fell, $attacks, $moves, $manipulations, $thoughts, $spent, $rested, $rerolls
statistics-deeds = { $name }: Wounds dealt { $dealt }, suffered { $suffered }; Neutralized others { $felled }, Neutralized { $fell }; attacks { $attacks }; Moves { $moves }; Manipulation { $manipulations }; Thought { $thoughts }; cubes spent { $spent }, rested { $rested }; Rerolls { $rerolls }
# $wounds
statistics-nobodys = Drops, terrain and the like: Wounds dealt { $wounds }
# $objective, $counts
statistics-by-round = { $objective }: { $counts }
# $name, $dice, $shown, $expected, $luck, $usual
statistics-throws = { $name }: dice { $dice }, successes { $shown }, expected { $expected }; luck { $luck } (up to { $usual } either way is nothing unusual)
# $color, $dice, $shown, $expected
statistics-color = { $color }: dice { $dice }, successes { $shown }, expected { $expected }
