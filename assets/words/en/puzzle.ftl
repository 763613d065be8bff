### Puzzles: tables at which one plan is far better than any other.

# $kind
puzzle-heroes = Heroes to move · { $kind }
# $kind
puzzle-villain = Villain to move · { $kind }
puzzle-few-cubes = few cubes left
puzzle-last-round = last round
puzzle-brink = near the end

## On the table

puzzle-title = Puzzle
# What is asked: for a Hero, or where no other sentence fits
puzzle-task = It's your move. Which plan wins most often? Go somewhere, attack, interact or end the turn: the first thing you do counts.
# $who
puzzle-task-stance = Active or Resting: which Stance of { $who } wins most often?
puzzle-task-tile = Which tile do you activate, or do you end the turn? Find what wins most often.
puzzle-checking = Checking your plan…
puzzle-right = Solved!
# $wins
puzzle-wins = { $wins ->
    [100] It wins nearly every game.
   *[other] It wins about { $wins } of 100 games.
}
# What the next best plan wins, where nobody knows which it is. $next
puzzle-others = { $next ->
    [0] The next best plan hardly ever wins.
   *[other] The next best plan wins about { $next } of 100.
}
# $what, $next
puzzle-rival = { $next ->
    [0] Next best: { $what }. It hardly ever wins.
   *[other] Next best: { $what }. It wins about { $next } of 100.
}
# How a plan usually fails: what the game says at the end. $ending
puzzle-lost = How it usually goes wrong: { $ending }
puzzle-wrong = There's a better plan
# $what
puzzle-yours = Yours: { $what }
# $wins, $solution
puzzle-better = { $wins ->
    [0] Yours hardly ever wins.
   *[other] Yours wins about { $wins } of 100 games.
} { $solution ->
    [100] The best one wins nearly every game.
   *[other] The best one wins about { $solution } of 100.
}
# $what
puzzle-solution = Best: { $what }
puzzle-again = Try again
puzzle-reveal = Show solution
puzzle-play-on = Play on
puzzle-next = Next puzzle
puzzle-not-opened = The puzzle could not be opened
puzzle-shared = A puzzle to share
    .how = Copy this code: it opens the puzzle wherever the game is played, under Puzzles.
