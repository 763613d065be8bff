### Lines of the log. Names of miniatures, Areas, tiles, cards and tokens are links; dice are drawn.

## Setup

# $hero, $slot
log-hero-chosen = { $hero } joins as Hero { $slot }
# $who, $card
log-gadget-taken = { $who } takes { $card }
# $who, $tile, $count
log-allies-chosen = { $who } brings { $tile } (×{ $count })
# $who, $area
log-placed-setup = { $who } starts in { $area }
# $who, $area
log-placed-reinforcement = { $who } arrives in { $area }
# $who, $area
log-placed-pull = { $who } is pulled into { $area }

## The round

log-round-begins = Round { $round } begins
log-heroes-turn-begins = The Heroes' turn begins
log-villains-turn-begins = The Villain's turn begins
log-heroes-turn-ends = The Heroes' turn ends
log-villains-turn-ends = The Villain's turn ends
# $who, $cubes
log-cubes-rested = { $cubes ->
    [one] { $who }: 1 spent cube moves to Fatigue
   *[other] { $who }: { $cubes } spent cubes move to Fatigue
}
# $who, $cubes
log-tired = { $cubes ->
    [one] { $who }: 1 cube moves from Reserve to Fatigue
   *[other] { $who }: { $cubes } cubes move from Reserve to Fatigue
}
# $who, $cubes
log-recovered = { $who } recovers { count-cubes }
# $who, $cubes, $wounds
log-recovered-and-healed = { $who } recovers { count-cubes } and heals { count-wounds }
log-active = { $who } is Active this round
log-resting = { $who } rests this round

## Cubes

# $who, $cubes
log-spent = { $who } spends { count-cubes }
# $who, $cubes, $space
log-spent-on = { $who } spends { count-cubes } on { $space }
# $who, $wounds
log-pushed = { $who } pushes past the limit: { count-wounds } for extra dice
log-cubes-lost = { count-cubes } removed from the game

## Movement

# $who, $points
log-movement-begins = { $points ->
    [one] { $who } moves out with 1 Move Point
   *[other] { $who } moves out with { $points } Move Points
}
# $who, $area, $cost, $left
log-walked = { $who } moves to { $area } for { $cost } MP ({ $left } left)
# $who, $area, $cost, $left
log-jumped = { $who } jumps to { $area } for { $cost } MP ({ $left } left)
# $who, $area, $cost, $left
log-climbed = { $who } climbs to { $area } for { $cost } MP ({ $left } left)
# $who, $area, $cost, $left
log-dropped-down = { $who } drops down to { $area } for { $cost } MP ({ $left } left)
# $who, $area, $cost, $left
log-broke-through = { $who } breaks through to { $area } for { $cost } MP ({ $left } left)
# What a Move costs in all and part by part: "3 = base 1, Hindering +2". $total, $parts
log-cost-of-parts = { $total } = { $parts }
log-movement-ends = { $who } stops
# $who, $points
log-points-kept = { $points ->
    [one] { $who } saves 1 Move Point
   *[other] { $who } saves { $points } Move Points
}
log-success-added = { $who } adds a free success
# $one, $other
log-wall-broken = The wall between { $one } and { $other } breaks
log-door-opens = { $door } opens
log-door-closes = { $door } closes
log-link-opens = { $link } is in service
log-link-closes = { $link } is out of service
# $elevator, $area
log-elevator-moves = { $elevator } stops beside { $area }
log-area-opens = { $area } is open again
log-area-closes = { $area } is closed: nobody may enter
# $area, $level
log-difficult-set = { $area }: Difficult Terrain is now { $level }
# $area, $level
log-dangerous-set = { $area }: Dangerous Terrain is now { $level }
# $area, $level
log-elevation-set = { $area }: Elevation is now { $level }
# $who, $skill, $wounds
log-spared = { $wounds ->
    [one] { $who }: { $skill } prevents 1 Wound
   *[other] { $who }: { $skill } prevents { $wounds } Wounds
}
log-laid-down = { $who } is knocked down
log-stood-up = { $who } gets back up

## Attacks

# $who, $target
log-shackling = { $who } tries to Shackle { $target }
# $who, $target
log-strikes = { $who } attacks { $target }
# $who, $target
log-shoots = { $who } shoots at { $target }
# $who, $target
log-carries-on = { $who } carries on to { $target }
# $who, $target
log-follows-up = { $who } follows up on { $target }
# $who, $target
log-strikes-back = { $who } strikes back at { $target }
log-attack-in-vain = { $who } finds nobody to attack
# An attack's line with the cards that help: "Batman attacks Bane with Batarangs". $attack, $cards
log-attack-with-cards = { $attack } with { $cards }
# $who, $target, $successes
log-attack-counted = { $who } scores { count-successes } against { $target }
# $who, $target, $successes, $parts
log-attack-counted-parts = { $who } scores { count-successes } against { $target } ({ $parts })
# $who, $successes
log-sacrificed = { $who } takes { count-successes }
# $who, $successes, $through
log-defended = { $through ->
    [0] { $who } defends with { count-successes }: nothing gets through
    [one] { $who } defends with { count-successes }: 1 gets through
   *[other] { $who } defends with { count-successes }: { $through } get through
}
# $who, $successes, $through, $parts
log-defended-parts = { $through ->
    [0] { $who } defends with { count-successes } ({ $parts }): nothing gets through
    [one] { $who } defends with { count-successes } ({ $parts }): 1 gets through
   *[other] { $who } defends with { count-successes } ({ $parts }): { $through } get through
}
# $who, $tokens
log-shackled = { $tokens ->
    [one] { $who } now has 1 Shackle token
   *[other] { $who } now has { $tokens } Shackle tokens
}
log-unshackled = { $who } breaks free of the Shackles

## Dice

# $who, $roll, $dice
log-rolled = { $who } rolls for { $roll }: { $dice }
# $who, $reroll, $before, $after
log-rerolled = { $who } uses { $reroll }: { $before } becomes { $after }
log-die-rolled = The die shows { $shown }
# $number, $of
log-picked = Picked at random: number { $number } of { $of }
log-shuffled = { $count ->
    [one] { $count } card or token is shuffled face down
   *[other] { $count } cards or tokens are shuffled face down
}
log-drawn = The top of the pile is drawn; { $left } left

## Wounds

# $who, $wounds, $left
log-hero-wounded = { $who } suffers { count-wounds } ({ $left ->
    [one] 1 cube left
   *[other] { $left } cubes left
})
# $who, $wounds, $left
log-wounded = { $who } suffers { count-wounds } ({ $left ->
    [one] 1 Life Point left
   *[other] { $left } Life Points left
})
log-neutralized = { $who } is Neutralized
log-revived = { $who } is back in the fight

## Cards and objects

# $who, $card
log-card-spent = { $who } uses up { $card }
# $who, $card, $area
log-picked-up = { $who } picks up { $card } in { $area }
# $card, $from, $to
log-handed-over = { $card } passes from { $from } to { $to }
# $who, $card
log-turned-down = { $who } says no: { $card } stays where it is
# $who, $card, $area
log-dropped = { $who } drops { $card } in { $area }
# $who, $card, $area
log-thrown = { $who } throws { $card } to { $area }
# $who, $card, $area, $lands
log-thrown-short = { $who } throws { $card } toward { $area }, but it falls short in { $lands }
# $card, $area
log-equipment-placed = { $card } turns up in { $area }
# $who, $what
log-tries = { $who }: { $what }
# $who, $card
log-reaches-for = { $who } reaches for { $card }
# $who, $card
log-gives = { $who } gives away { $card }
# $who, $card
log-takes = { $who } takes { $card }
# $who, $card
log-throws = { $who } throws { $card }
# $who, $successes, $difficulty
log-succeeds = { $who } succeeds: { count-successes } against Difficulty { $difficulty }
# $who, $successes, $difficulty, $parts
log-succeeds-parts = { $who } succeeds: { count-successes } ({ $parts }) against Difficulty { $difficulty }
# $who, $successes, $difficulty
log-fails = { $who } fails: { count-successes } against Difficulty { $difficulty }
# $who, $successes, $difficulty, $parts
log-fails-parts = { $who } fails: { count-successes } ({ $parts }) against Difficulty { $difficulty }
# $token, $area, $face
log-token-turned = { $token } in { $area } is now { $face }
# $token, $area
log-token-removed = { $token } in { $area } is removed
# $field, $area, $count
log-fields-placed = { $count ->
    [one] 1 { $field } token in { $area }
   *[other] { $count } { $field } tokens in { $area }
}
# $field, $area
log-field-thins = { $field } thins out in { $area }
# $field, $area
log-field-gone = { $field } clears from { $area }
log-bursts = Something bursts in { $area }
# $area, $level
log-exploded = A level { $level } Explosion rips through { $area }

## The Villain

# $tile, $position, $cubes
log-tile-activated = The Villain activates { $tile } (River { $position }) for { count-cubes }
# $position, $cubes
log-event-activated = The Villain activates the Event Warning tile (River { $position }) for { count-cubes }
log-mini-activated = { $who } acts
log-tile-neutralized = { $tile }: the tile is Neutralized
log-tile-revived = { $tile }: the tile is back in play
log-tile-demobilized = { $tile }: the tile is Demobilized
log-tile-dredged = { $tile }: the tile is Dredged from the River
log-points-gained = The Villain has { count-points } to spend
# $who, $area, $points, $left
log-reinforced = { $who } reinforces { $area } for { count-points } ({ $left } left)
log-points-lost = { $points ->
    [one] 1 unspent Reinforcement Point is lost
   *[other] { $points } unspent Reinforcement Points are lost
}
# $from, $to, $area, $life
log-transformed = { $life ->
    [one] { $from } becomes { $to } in { $area } with 1 Life Point left
   *[other] { $from } becomes { $to } in { $area } with { $life } Life Points left
}
# $from, $to
log-personality-changed = { $from } steps back, { $to } takes over
log-reinforcements-open = Reinforcements can now enter through { $area }
log-reinforcements-closed = { $area } is closed to Reinforcements
log-event = Event: { $event }

## The end

log-heroes-win = The Heroes win: { $ending }
log-villain-wins = The Villain wins: { $ending }

## A line with its rule: "Bane is Neutralized [R2 IX.B]"

# $line, $rule
log-with-rule = { $line } [{ $rule }]

## The mission

# $who, $area
log-placed-mission = { $who } is moved to { $area }
# $who, $area
log-placed-led = { $who } follows to { $area }
# $who, $token
log-puts-down = { $who } puts down { $token }
# $answer
log-heroes-answer = The Heroes: { $answer }
# $answer
log-villain-answers = The Villain: { $answer }
# $dice
log-mission-rolled = The mission rolls { $dice }
# $mode
log-mode-begins = { $mode } begins
# $mode
log-mode-ends = { $mode } is over
# $round
log-last-round = Round { $round } is now the last one
log-cut-short = The mission keeps setting itself off: the rest is skipped
# $who, $count
log-healed = { $count ->
    [one] { $who } regains 1 Life Point
   *[other] { $who } regains { $count } Life Points
}
# $who, $area
log-got-away = { $who } gets away from { $area }
# $who, $area
log-left-board = { $who } leaves { $area }
# $who
log-joins-heroes = { $who } joins the Heroes
# $who
log-joins-villain = { $who } joins the Villain
# $who
log-joins-nobody = { $who } no longer takes sides
# $who
log-heroes-control = The Heroes now decide for { $who }
# $who
log-villain-controls = The Villain now decides for { $who }
# $who
log-nobody-controls = Nobody decides for { $who } anymore
# $from, $to, $cubes
log-screen-changed = { $from } becomes { $to }, with { count-cubes } in all
# $who, $leader
log-led = { $who } follows { $leader }
# $who
log-released = { $who } stops following
# $token, $area
log-token-placed = { $token } appears in { $area }
# $token, $area
log-token-moved = { $token } moves to { $area }
# $token, $area, $face
log-token-revealed = { $token } in { $area } is revealed: { $face }
# $token, $area
log-token-hidden = { $token } in { $area } is turned face down
# $token, $area
log-token-shown-to-heroes = The Heroes see the face of { $token } in { $area }
# $token, $area
log-token-shown-to-villain = The Villain sees the face of { $token } in { $area }
# $area
log-area-dark = It is dark in { $area }
# $area
log-area-light = It is light again in { $area }
# $hero, $figure
log-figure-set = The X of { $hero } is now { $figure }
# $who, $skill, $level
log-skill-granted = { $who } gains { $skill } { $level }
# $who, $skill
log-trait-granted = { $who } gains { $skill }
# $who, $token
log-token-picked-up = { $who } picks up { $token }
# $who, $token, $area
log-token-put-down = { $who } leaves { $token } in { $area }
# $who, $card
log-card-lost = { $who } loses { $card }
# $tile, $position
log-tile-inserted = { $tile } joins the River at position { $position }
# $tile, $position
log-tile-moved = { $tile } moves to River position { $position }
# $tile, $round
log-tile-banned = { $tile } can't be activated before round { $round }
