### The board as it is now: what opens and closes, and what has changed from print.

board-open = { $what }: open
board-closed = { $what }: closed
# $what, $one, $other
board-open-between = { $what } ({ $one } – { $other }): open
# $what, $one, $other
board-closed-between = { $what } ({ $one } – { $other }): closed
# $elevator, $area
board-elevator = { $elevator }: beside { $area }
# $one, $other
board-broken-wall = Broken Wall: { $one } – { $other }
# What is new in an Area: "Yard: closed, Difficult Terrain 2". $area, $facts
board-area = { $area }: { $facts }
board-area-closed = closed
board-difficult = Difficult Terrain { $level }
board-dangerous = Dangerous Terrain { $level }
board-elevation = Elevation { $level }
