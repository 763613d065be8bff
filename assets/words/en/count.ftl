### How many of something. Other sentences include these; a language whose words depend on more may say it there instead.

# The decimal separator: a point or a comma.
count-decimal = .
count-activations = { $activations ->
    [one] 1 activation
   *[other] { $activations } activations
}
count-actions = { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}
count-cubes = { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
}
count-dice = { $dice ->
    [0] no dice
    [one] 1 die
   *[other] { $dice } dice
}
count-points = { $points ->
    [one] 1 Reinforcement Point
   *[other] { $points } Reinforcement Points
}
count-successes = { $successes ->
    [0] no successes
    [one] 1 success
   *[other] { $successes } successes
}
count-targets = { $targets ->
    [one] 1 target
   *[other] { $targets } targets
}
count-wounds = { $wounds ->
    [one] 1 Wound
   *[other] { $wounds } Wounds
}
