### What the other side did, in a few numbers.

recap-moves = { $moves ->
    [one] 1 Move
   *[other] { $moves } Moves
}
recap-attacks = { $attacks ->
    [one] 1 attack
   *[other] { $attacks } attacks
}
recap-dice = { count-dice }
recap-reinforcements = { $minis ->
    [one] 1 Reinforcement
   *[other] { $minis } Reinforcements
}
recap-nothing = A quiet turn
# $who, $wounds
recap-wounds = { $who } suffered { count-wounds }

## Before one acts: at most five lines

recap-title-heroes = The Heroes' last turn
recap-title-villain = The Villain's last turn
recap-close = Got it
# $by, $target
recap-took-out = { $by } took out { $target }
# $by, $target, $wounds
recap-hit = { $by } hit { $target } for { $wounds }
# $by, $target
recap-missed = { $by } attacked { $target } and did no harm
# $target
recap-is-out = { $target } is out
# $count
recap-more = … and { $count } more in the log
