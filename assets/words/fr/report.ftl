### How a game ended, and how it went.

report-heroes-win = Les Héros gagnent !
report-villain-wins = Le Méchant gagne !
report-open = La partie n’est pas encore terminée
# $mission, $round, $rounds, $decisions, $seed
report-line = { $decisions ->
    [one] { $mission } · manche { $round } sur { $rounds } · { $decisions } décision · graine { $seed }
   *[other] { $mission } · manche { $round } sur { $rounds } · { $decisions } décisions · graine { $seed }
}
# How many decisions it shares with the game it split off from. $decisions
report-branch = { $decisions ->
    [one] Une branche : elle part d’une autre partie après { $decisions } décision.
   *[other] Une branche : elle part d’une autre partie après { $decisions } décisions.
}
# $objective, $count
report-objective = { $objective } : { $count }
report-heroes = Héros
report-villain = Méchant
report-watch = Revoir la partie
report-rematch = Rejouer
report-menu = Menu principal
report-copy = Copier le texte
    .tip = Copier tout le bilan, avec la chronologie et les chiffres
report-overview = Vue d’ensemble

## The picture

report-graph-tip = La courbe montre qui est en tête selon les objectifs de la mission, le temps et les forces. Cliquez sur un moment pour revoir la partie à partir de là.
# For a screen reader. $turned
report-graph-spoken = Qui était en tête, manche par manche ; l’onglet Chronologie dit la même chose. { $turned }
report-heroes-ahead = Héros en tête
report-villain-ahead = Méchant en tête
report-rounds = Manches
# A round, where there is little room. $round
report-round = M{ $round }
report-start = Mise en place
report-lane-mission = Mission
report-lane-events = Événements, renforts
report-lane-fallen = Neutralisés
report-lane-wounds = Blessures
report-turning-point = Tournant

## Key moments

report-objectives = Objectifs
report-moments = Moments clés
report-watch-here = Revoir à partir d’ici
# For a screen reader. $turn
report-watch-turn = Revoir à partir de : { $turn }
# For a screen reader. $moment
report-watch-moment = Revoir : { $moment }

## Numbers

report-dealt = Blessures infligées
report-suffered = Blessures subies
report-felled = Ennemis Neutralisés
report-fell = Neutralisations subies
report-attacks = Attaques
report-moves = Déplacements
report-manipulations = Manipulation : réussies / tentées
report-thoughts = Réflexion : réussies / tentées
report-cubes = Cubes dépensés
report-rerolls = Relances
report-reinforcements = Renforts
report-dice = Dés lancés
report-luck = Chance
    .tip = Les succès obtenus en plus de ce que ces dés donnent en moyenne. Les Blessures dues aux Chutes, au terrain et aux Explosions comptent à l’envers.
# A number with its sign or its decimals. $number
report-number = { $number }
# $succeeded, $tried
report-of = { $succeeded } / { $tried }
report-pick = Choisissez quelqu’un pour voir le détail.
report-spent-on = Cubes dépensés pour
report-nothing = rien
# $what, $number
report-use = { $what } { $number }
report-activations = Activations
report-rested = Reposés
report-recovered = Récupérés
report-lost = Cubes perdus

## Dice

report-dice-tip = Chaque dé compte à chaque fois qu’il tombe, Relances comprises. Barre pleine : ce qu’il a montré. Barre vide : ce que de tels dés montrent en moyenne.
report-landed = Dés
report-shown = Succès
report-expected = Attendus
# $luck, $usual
report-luck-of = Chance { $luck } ; jusqu’à { $usual } dans un sens ou dans l’autre, c’est courant
