### The board as it is now: what opens and closes, and what has changed from print.

board-open = { $what } : passage ouvert
board-closed = { $what } : passage fermé
# $what, $one, $other
board-open-between = { $what } ({ $one } – { $other }) : passage ouvert
# $what, $one, $other
board-closed-between = { $what } ({ $one } – { $other }) : passage fermé
# $elevator, $area
board-elevator = { $elevator } : près de { $area }
# $one, $other
board-broken-wall = Mur brisé : { $one } – { $other }
# What is new in an Area: "Yard: closed, Difficult Terrain 2". $area, $facts
board-area = { $area } : { $facts }
board-area-closed = Zone fermée
board-difficult = Terrain difficile { $level }
board-dangerous = Terrain dangereux { $level }
board-elevation = Élévation { $level }
