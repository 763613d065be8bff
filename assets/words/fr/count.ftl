### How many of something. Other sentences include these; a language whose words depend on more may say it there instead.

# The decimal separator: a point or a comma.
count-decimal = ,
count-activations = { $activations ->
    [one] { $activations } activation
   *[other] { $activations } activations
}
count-actions = { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}
count-cubes = { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}
count-dice = { $dice ->
    [0] aucun dé
    [one] { $dice } dé
   *[other] { $dice } dés
}
count-points = { $points ->
    [one] { $points } point de Renfort
   *[other] { $points } points de Renfort
}
count-successes = { $successes ->
    [0] aucun succès
    [one] { $successes } succès
   *[other] { $successes } succès
}
count-targets = { $targets ->
    [one] { $targets } cible
   *[other] { $targets } cibles
}
count-wounds = { $wounds ->
    [one] { $wounds } Blessure
   *[other] { $wounds } Blessures
}
