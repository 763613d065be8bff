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
