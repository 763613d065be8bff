### How a game ended, and how it went.

report-heroes-win = The Heroes win!
report-villain-wins = The Villain wins!
report-open = The game isn't over yet
# $mission, $round, $rounds, $decisions, $seed
report-line = { $decisions ->
    [one] { $mission } · round { $round } of { $rounds } · { $decisions } decision · seed { $seed }
   *[other] { $mission } · round { $round } of { $rounds } · { $decisions } decisions · seed { $seed }
}
# How many decisions it shares with the game it split off from. $decisions
report-branch = { $decisions ->
    [one] A branch: it split off from another game after { $decisions } decision.
   *[other] A branch: it split off from another game after { $decisions } decisions.
}
# $objective, $count
report-objective = { $objective }: { $count }
report-heroes = Heroes
report-villain = Villain
report-watch = Watch replay
report-rematch = Rematch
report-menu = Main menu
report-copy = Copy as text
    .tip = Copy the whole report, with timeline and figures
report-overview = Overview

## The picture

report-graph-tip = The curve shows who was ahead by the mission's own objectives, by time and by strength. Click any moment to watch the game from there.
# For a screen reader. $turned
report-graph-spoken = Who was ahead, round by round; the Timeline tab lists the same. { $turned }
report-heroes-ahead = Heroes ahead
report-villain-ahead = Villain ahead
report-rounds = Rounds
# A round, where there is little room. $round
report-round = R{ $round }
report-start = Setup
report-lane-mission = Mission
report-lane-events = Events, new arrivals
report-lane-fallen = Neutralized
report-lane-wounds = Wounds
report-turning-point = Turning point

## Key moments

report-objectives = Objectives
report-moments = Key moments
report-watch-here = Watch from here
# For a screen reader. $turn
report-watch-turn = Watch from { $turn }
# For a screen reader. $moment
report-watch-moment = Watch: { $moment }

## Numbers

report-dealt = Wounds dealt
report-suffered = Wounds taken
report-felled = Others Neutralized
report-fell = Times Neutralized
report-attacks = Attacks
report-moves = Moves
report-manipulations = Manipulation: succeeded / tried
report-thoughts = Thought: succeeded / tried
report-cubes = Cubes spent
report-rerolls = Rerolls
report-reinforcements = Reinforcements
report-dice = Dice rolled
report-luck = Luck
    .tip = Successes beyond what the same dice show on average. Wounds from Drops, terrain and Explosions count the other way around.
# A number with its sign or its decimals. $number
report-number = { $number }
# $succeeded, $tried
report-of = { $succeeded } / { $tried }
report-pick = Pick somebody to see the details.
report-spent-on = Cubes spent on
report-nothing = nothing
# $what, $number
report-use = { $what } { $number }
report-activations = Activations
report-rested = Rested
report-recovered = Recovered
report-lost = Cubes lost

## Dice

report-dice-tip = Every time a die lands counts, Rerolls included. Solid bar: what it showed. Hollow bar: what such dice show on average.
report-landed = Dice
report-shown = Successes
report-expected = Expected
# $luck, $usual
report-luck-of = Luck { $luck }; up to { $usual } either way is nothing unusual
