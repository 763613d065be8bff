### The line at the top of the table.

banner-setup = Mise en place
banner-upkeep = Entretien
banner-heroes-turn = Tour des Héros
banner-villains-turn = Tour du Méchant
banner-game-over = Partie terminée
# $round, $rounds
banner-round = Manche { $round } sur { $rounds }
    .short = { $round } / { $rounds }

# $objective, $count
banner-objective = { $objective } { $count }
# $side (heroes, villain), $objective, $goal, $met (yes, no)
banner-at-least = { $objective } : objectif { $side ->
    [heroes] des Héros
   *[villain] du Méchant
}, { $goal } ou plus ({ $met ->
    [yes] atteint
   *[no] pas encore atteint
})
# $side (heroes, villain), $objective, $goal, $met (yes, no)
banner-at-most = { $objective } : objectif { $side ->
    [heroes] des Héros
   *[villain] du Méchant
}, { $goal } ou moins ({ $met ->
    [yes] atteint
   *[no] pas encore atteint
})

banner-menu = Menu
    .tip = Enregistrer, paramètres, aide, quitter
banner-log = Journal
    .tip = Tout ce qui s’est passé
banner-glossary = Glossaire
    .tip = Compétences, règles et termes
banner-mission = Mission
    .tip = Histoire, objectifs et règles spéciales
banner-restart = Rejouer le tour
    .tip = Annuler tout ce tour, ou autant que les dés le permettent
banner-undo = Annuler
    .tip = Annuler le dernier coup

banner-view = Affichage
banner-areas = Noms des Zones
banner-sight = Repères de Ligne de vue
banner-reach = Zones accessibles
banner-follow = Suivre l’action
banner-top-down = Vue de dessus
banner-reset = Recentrer la caméra
banner-nearer = Zoom avant
banner-farther = Zoom arrière
banner-photo = Mode photo
