### Le lecteur de plateau : tout ce qu’un plateau dit de ses Zones, à l’écran et sur papier.

reader-title = Lecteur de plateau
    .tip = Limites, Déplacements et Lignes de vue de chaque Zone.
reader-choose = Cliquez sur une Zone pour la lire.
reader-hint = Survolez une autre Zone pour voir la ligne qui les relie.
reader-board = Plateau : { $board }
# An Area with its printed number. $number, $area
reader-area = { $number } · { $area }
reader-limit = place pour { $limit }
# A Hero whose Moves are priced. $hero
reader-hero = Déplacements : { $hero }
reader-anyone = sans Compétence
reader-borders = Limites
reader-white = Blanche
reader-orange = Orange
reader-red = Rouge
reader-wall = Mur de briques { $level }
reader-solid = Mur
reader-rim = bord du plateau
# A door and whether it is open. $door
reader-door-open = { $door } (ouverte)
reader-door-closed = { $door } (fermée)
# A title and what belongs to it: "White: 2, 5". $title, $entries
reader-list = { $title } : { $entries }
reader-moves = Déplacements
# "Climb 2 to 8 · Street: 3 Move Points". $how, $area, $points
reader-way = { $points ->
    [one] { $how } vers { $area } : 1 point de Déplacement
   *[other] { $how } vers { $area } : { $points } points de Déplacement
}
# The same on paper: "Climb 2 to 8 (3)". $how, $area, $points
reader-way-short = { $how } vers { $area } ({ $points })
reader-no-ways = Aucun déplacement ne part d’ici.
reader-sees = Voit
reader-hidden = Ne voit pas
# What the signs of the drawn board mean.
reader-legend-open = Porte ouverte
reader-legend-shut = Porte fermée
reader-legend-link = Liaison ou cage d’ascenseur
reader-legend-marker = Repère de Ligne de vue
reader-print = Enregistrer la fiche
    .tip = Une image du plateau avec toutes ses Zones, à imprimer et à garder près de la boîte (SVG).
# Where the sheet is. $place
reader-printed = Fiche enregistrée : { $place }
