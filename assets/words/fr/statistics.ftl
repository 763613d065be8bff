### A match in numbers.

# $mission, $round, $rounds
statistics-title = { $mission } : manche { $round } sur { $rounds }
statistics-objectives = Objectifs à la fin de chaque manche
statistics-time-line = Chronologie
statistics-characters = Qui a fait quoi
statistics-dice = Dés

statistics-post = Le Poste de commandement
statistics-neutral = Neutre

## Turns, and how they ended

# $round, $side
statistics-turn = { $side ->
    [heroes] Manche { $round }, tour des Héros
   *[villain] Manche { $round }, tour du Méchant
}
# $round
statistics-upkeep = Manche { $round }, Entretien
statistics-setup = Mise en place
statistics-even = à égalité
# $side, $points
statistics-ahead = { $side ->
    [heroes] Héros en tête de { $points }
   *[villain] Méchant en tête de { $points }
}
# $side
statistics-won = { $side ->
    [heroes] les Héros ont gagné
   *[villain] le Méchant a gagné
}
# A turn, and who was ahead after it. $turn, $stands
statistics-turn-stands = { $turn } · { $stands }

## Key moments

# Who did something that the mission offers: "Nightwing: Defuse". $who, $deed
statistics-did = { $who } : { $deed }
# An objective whose count has changed. $objective, $from, $to
statistics-objective = { $objective } : de { $from } à { $to }
# What happened, and what came of it. $cause, $effect
statistics-so = { $cause } ({ $effect })
# When, and what. $turn, $moment
statistics-turned = Tournant – { $turn } : { $moment }
# $turn
statistics-turned-quietly = Tournant – { $turn }
# $side
statistics-took-the-lead = { $side ->
    [heroes] À partir de là, les Héros sont restés en tête.
   *[villain] À partir de là, le Méchant est resté en tête.
}
# $side
statistics-drew-away = { $side ->
    [heroes] Les Héros ont mené de bout en bout ; c’est ici qu’ils ont creusé l’écart.
   *[villain] Le Méchant a mené de bout en bout ; c’est ici qu’il a creusé l’écart.
}

## Numbers

# $succeeded, $tried
statistics-of = { $succeeded } sur { $tried }
# $name, $dealt, $suffered, $felled, $fell, $attacks, $moves, $manipulations, $thoughts, $spent, $rested, $rerolls
statistics-deeds = { $name } : Blessures infligées { $dealt }, subies { $suffered } ; ennemis Neutralisés { $felled }, Neutralisé { $fell } fois ; attaques { $attacks } ; Déplacements { $moves } ; Manipulation { $manipulations } ; Réflexion { $thoughts } ; cubes dépensés { $spent }, reposés { $rested } ; Relances { $rerolls }
# $wounds
statistics-nobodys = Chutes, terrain et autres : Blessures infligées { $wounds }
# $objective, $counts
statistics-by-round = { $objective } : { $counts }
# $name, $dice, $shown, $expected, $luck, $usual
statistics-throws = { $name } : dés { $dice }, succès { $shown }, attendus { $expected } ; chance { $luck } (jusqu’à { $usual } dans un sens ou dans l’autre, c’est courant)
# $color, $dice, $shown, $expected
statistics-color = { $color } : dés { $dice }, succès { $shown }, attendus { $expected }
