### The board reader: everything that a board says about its Areas, on the screen and on paper.

reader-title = Board reader
    .tip = Boundaries, Moves and Lines of Sight of any Area.
reader-choose = Click an Area to read it.
reader-hint = Point at another Area to see the line between them.
reader-board = Board: { $board }
# An Area with its printed number. $number, $area
reader-area = { $number } · { $area }
reader-limit = room for { $limit }
# A Hero whose Moves are priced. $hero
reader-hero = Moves of { $hero }
reader-anyone = anyone without Skills
reader-borders = Boundaries
reader-white = White
reader-orange = Orange
reader-red = Red
reader-wall = Brick wall { $level }
reader-solid = Wall
reader-rim = edge of the board
# A door and whether it is open. $door
reader-door-open = { $door } (open)
reader-door-closed = { $door } (closed)
# A title and what belongs to it: "White: 2, 5". $title, $entries
reader-list = { $title }: { $entries }
reader-moves = Moves
# "Climb 2 to 8 · Street: 3 Move Points". $how, $area, $points
reader-way = { $points ->
    [one] { $how } to { $area }: 1 Move Point
   *[other] { $how } to { $area }: { $points } Move Points
}
# The same on paper: "Climb 2 to 8 (3)". $how, $area, $points
reader-way-short = { $how } to { $area } ({ $points })
reader-no-ways = No Move leads out of here.
reader-sees = Sees
reader-hidden = Doesn't see
# What the signs of the drawn board mean.
reader-legend-open = Door, open
reader-legend-shut = Door, closed
reader-legend-link = Link or shaft of an elevator
reader-legend-marker = Line of Sight marker
reader-print = Save as a sheet
    .tip = A picture of the board with every Area's facts, to print and keep beside the box (SVG).
# Where the sheet is. $place
reader-printed = Saved: { $place }
