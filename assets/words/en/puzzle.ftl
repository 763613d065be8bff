### Puzzles: tables at which one plan is far better than any other.

# $kind
puzzle-heroes = Heroes to move · { $kind }
# $kind
puzzle-villain = Villain to move · { $kind }
puzzle-few-cubes = few cubes left
puzzle-last-round = last round
puzzle-brink = on the brink

## On the table

puzzle-title = Puzzle
puzzle-task-heroes = It's the Heroes' move. Find the plan that wins most often: go somewhere, attack, interact, or end the turn.
puzzle-task-villain = It's the Villain's move. Find the plan that wins most often.
puzzle-checking = Checking your plan…
puzzle-right = Solved!
# $wins, $next
puzzle-wins = It wins about { $wins } of 100 matches. The next best plan wins about { $next }.
puzzle-wrong = There's a better plan
# $wins, $solution
puzzle-better = Yours wins about { $wins } of 100 matches. The best one wins about { $solution }.
# $what
puzzle-solution = Best: { $what }
puzzle-again = Try again
puzzle-reveal = Show solution
puzzle-play-on = Play on
puzzle-next = Next puzzle
puzzle-not-opened = The puzzle could not be opened
puzzle-shared = A puzzle to share
    .how = Copy this code: it opens the puzzle wherever the game is played, under Puzzles.
