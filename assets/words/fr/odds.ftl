### Chances before a roll.

# $chance, $goal
odds-life = { $chance } % pour { $goal } (Points de vie)
# $chance, $goal
odds-difficulty = { $chance } % pour { $goal } (Difficulté)
# $chance, $goal
odds-distance = { $chance } % pour { $goal } (Distance)
odds-chance = { $chance } %
# From the chance against the most Defense cubes to the one against none. $low, $high
odds-range = { $low } à { $high } %
# $wounds, $chance
odds-undefended = Sans cube de Défense : { $wounds }, Neutralisation { $chance } %
# $cubes, $wounds, $chance
odds-defended = { count-cubes } en Défense : { $wounds }, Neutralisation { $chance } %
odds-shackled = Sans cube de Défense : Entrave { $chance } %
# $cubes, $chance
odds-shackled-defended = { count-cubes } en Défense : Entrave { $chance } %
odds-some-wounds = { $wounds } { $wounds ->
    [one] Blessure
   *[other] Blessures
}
odds-no-wounds = aucune Blessure
odds-wounds = { $wounds } { $wounds ->
    [one] Blessure
   *[other] Blessures
} en moyenne
    .none = Sans doute pas une seule Blessure
# $chance, $successes
odds-stopped = { $successes ->
    [one] { $chance } % de chances de tout arrêter
   *[other] { $chance } % de chances d’arrêter les { $successes } succès
}
odds-neutralized = { $chance } % de risque de Neutralisation
odds-if-any = +{ $count } avec un succès
odds-bonus = { $count ->
    [one] { $count } Relance bonus
   *[other] { $count } Relances bonus
}
odds-mean = { $mean } succès en moyenne, avec les meilleures Relances
    .none = Sans doute pas un seul succès
odds-too-many = Trop de dés pour calculer tous les résultats.
# For a screen reader.
odds-chart = Probabilités en pour cent pour chaque nombre de succès ; { $mean } en moyenne
# $count, $exactly, $at-least
odds-row = { $count } : { $exactly } % · ou plus : { $at-least } %
