### The list of puzzles in the menu.

puzzles-title = Puzzles
puzzles-about = One position, one move. Every puzzle comes from a real game, and one plan wins far more often than the rest. Can you find it? The tricky ones come last.
puzzles-today = Puzzle of the day
# $solved, $all
puzzles-all = All puzzles: { $solved } of { $all } solved
# $number
puzzles-solve = Puzzle { $number }
puzzles-solved = Solved
puzzles-share = Share
    .tip = Get a code that opens this puzzle for somebody else
# For a screen reader. $number
puzzles-share-spoken = Share puzzle { $number }
puzzles-tricky = tricky
    .tip = Even the computer would do something else here
puzzles-code = Puzzle code
    .hint = Paste a puzzle code
    .open = Open
