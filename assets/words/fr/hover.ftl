### What the pointer is on, on the board.

hover-elevation = Élévation { $level }
# $left, $limit
hover-room = places libres : { $left } sur { $limit }
hover-difficult = Terrain difficile { $level }
hover-dangerous = Terrain dangereux { $level }
hover-obstruction = Obstruction
# $field, $count
hover-field = { $field } { $count }
hover-exit = Sortie : par ici, on quitte le plateau
hover-reinforcement = Zone de Renfort
# $life, $most
hover-life = Vie { $life } sur { $most }
hover-down = À terre
hover-shackles = { $count ->
    [one] { $count } Entrave
   *[other] { $count } Entraves
}
# $token, $face
hover-token = { $token } ({ $face })
hover-move = Déplacement : { $price }
# $area, $cost
hover-step = { $area } : { $cost }
hover-drop = Chute de niveau { $level } : risque de Blessure

## Line of Sight. The distance comes last.

hover-distance = Distance { $distance }
hover-no-way = Aucun chemin
# $distance
hover-seen = En vue · { $distance }
# $distance
hover-seen-orange = En vue par une limite orange · { $distance }
# $letter, $distance
hover-seen-letter = En vue par la lettre { $letter } · { $distance }
# $distance
hover-seen-straight = En vue en ligne droite · { $distance }
# $distance
hover-seen-wall = En vue par un Mur brisé · { $distance }
# $distance
hover-seen-shaft = En vue de la cage d’ascenseur · { $distance }
# $sight, $smoke
hover-smoke = { $sight } · Fumée { $smoke }
hover-hidden = Hors de vue · { $distance }
# $blockers, $distance
hover-hidden-by = Hors de vue : { $blockers } · { $distance }
# $one, $other
hover-wall = le mur entre { $one } et { $other }
hover-outer-wall = le mur extérieur ({ $area })
hover-blocked-obstruction = { $area } (Obstruction)
hover-blocked-higher = { $area } (Zone plus haute)
hover-blocked-no-marker = { $area } n’a pas de repère
# $area, $rule
hover-blocked-dark = { $area } est dans le noir ({ $rule })
hover-dark = Dans le noir : vue seulement d’ici et des Zones adjacentes
