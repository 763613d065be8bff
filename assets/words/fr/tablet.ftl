### Bat-Tablets.

tablet-show = Afficher toute la Bat-Tablette
    .spoken = Bat-Tablette : { $hero }
tablet-select = Choisir ce Héros
tablet-neutralized = Neutralisé
tablet-active = Active
tablet-resting = Au repos
# $state, $reserve, $fatigue, $wounds
tablet-cubes = { $state }. Réserve { $reserve }, Fatigue { $fatigue }, Blessures { $wounds }
tablet-reserve = { $reserve } en Réserve
tablet-fatigue = { $fatigue } en Fatigue
tablet-wounds = { $wounds } en Blessures
tablet-kept-points = { $points ->
    [one] { $points } point de Déplacement gardé pour ce tour
   *[other] { $points } points de Déplacement gardés pour ce tour
}
tablet-free-success = Succès gratuit : disponible

## Spaces

tablet-spaces = Cases
# $space, $held, $limit
tablet-space = { $space } : { $held } sur { $limit } cubes
# $space, $held, $limit, $die
tablet-space-die = { $space } : { $held } sur { $limit } cubes, un dé { $die } chacun
# $space, $held, $limit, $points
tablet-space-movement = { $points ->
    [one] { $space } : { $held } sur { $limit } cubes, { $points } point de Déplacement chacun
   *[other] { $space } : { $held } sur { $limit } cubes, { $points } points de Déplacement chacun
}
# $space, $held, $limit
tablet-space-reroll = { $space } : { $held } sur { $limit } cubes, une Relance payée par cube
tablet-more = encore { $cubes }

## The rest

tablet-encumbrance = Encombrement
# $encumbrance, $bonus
tablet-encumbrance-step = Encombrement { $encumbrance } : Bonus de premier Mouvement { $bonus }
# $encumbrance, $limit, $bonus
tablet-bonus = { $encumbrance } sur { $limit } · Bonus de premier Mouvement { $bonus }
# $encumbrance, $limit, $bonus
tablet-bonus-used = { $encumbrance } sur { $limit } · Bonus de premier Mouvement { $bonus }, utilisé cette manche
tablet-skills = Compétences
# $skill
tablet-always = { $skill } : toujours
# $skill
tablet-never = { $skill } : jamais
tablet-ask-again = Redemander
# $skill
tablet-ask-again-spoken = Me redemander pour { $skill }
tablet-ask-again-tip = Me redemander chaque fois que cette Compétence est proposée.
tablet-equipment = Équipement
tablet-gadgets = Bat-Gadgets
tablet-now = Ce que vous pouvez faire maintenant
