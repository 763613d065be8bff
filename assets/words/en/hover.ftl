### What the pointer is on, on the board.

hover-elevation = Elevation { $level }
# $left, $limit
hover-room = room for { $left } of { $limit }
hover-difficult = Difficult Terrain { $level }
hover-dangerous = Dangerous Terrain { $level }
hover-obstruction = Obstruction
# $field, $count
hover-field = { $field } { $count }
hover-exit = Exit: a way off the board
hover-reinforcement = Reinforcement Area
# $life, $most
hover-life = Life { $life } of { $most }
hover-down = Knocked down
hover-shackles = { $count ->
    [one] { $count } Shackle
   *[other] { $count } Shackles
}
# $token, $face
hover-token = { $token } ({ $face })
hover-move = Move: { $price }
# $area, $cost
hover-step = { $area }: { $cost }
hover-drop = Level { $level } Drop: this may hurt

## Line of Sight. The distance comes last.

hover-distance = Distance { $distance }
hover-no-way = No way there
# $distance
hover-seen = In sight · { $distance }
# $distance
hover-seen-orange = In sight across an orange boundary · { $distance }
# $letter, $distance
hover-seen-letter = In sight by letter { $letter } · { $distance }
# $distance
hover-seen-straight = In sight in a straight line · { $distance }
# $distance
hover-seen-wall = In sight through a Broken Wall · { $distance }
# $distance
hover-seen-shaft = In sight of the elevator's shaft · { $distance }
# $sight, $smoke
hover-smoke = { $sight } · Smoke { $smoke }
hover-hidden = Not in sight · { $distance }
# $blockers, $distance
hover-hidden-by = Not in sight: { $blockers } · { $distance }
# $one, $other
hover-wall = the wall between { $one } and { $other }
hover-outer-wall = the outer wall of { $area }
hover-blocked-obstruction = { $area } (Obstruction)
hover-blocked-higher = { $area } (higher)
hover-blocked-no-marker = { $area } has no marker
# $area, $rule
hover-blocked-dark = { $area } lies in the dark ({ $rule })
hover-dark = Dark: seen only from here and from Adjacent Areas
