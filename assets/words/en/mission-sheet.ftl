### The mission sheet.

mission-sheet-objectives = Objectives
# $objective, $count, $goal
mission-sheet-at-least = { $objective }: { $count } (goal: { $goal } or more)
# $objective, $count, $goal
mission-sheet-at-most = { $goal ->
    [0] { $objective }: { $count } (goal: none left)
   *[other] { $objective }: { $count } (goal: { $goal } or fewer)
}
mission-sheet-met = done
mission-sheet-not-met = not yet
mission-sheet-rules = Special rules
mission-sheet-cards = Against the cards
mission-sheet-board = On the board
mission-sheet-board-now = The board right now
mission-sheet-events = Events
mission-sheet-endings = How the game ends
mission-sheet-heroes-win = { $ending } (The Heroes win.)
mission-sheet-villain-wins = { $ending } (The Villain wins.)
mission-sheet-designed = What we added
mission-sheet-now = Round { $round } (now)
mission-sheet-score = A win now would be worth
