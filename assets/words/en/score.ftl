### Victory Points after a win against the automated Villain.

# $points, $rank
score-total = { $points ->
    [one] { $points } Victory Point: { $rank }
   *[other] { $points } Victory Points: { $rank }
}
# A line of the score, and what it is worth, with its sign: "+4". $line, $points
score-line = { $line }: { $points }
# $cubes
score-reserve = { count-cubes } in the Heroes' Reserve
# $cubes
score-wounds = { count-cubes } in the Heroes' Wound Zones
# $steps, $hardship
score-hardship = { $steps ->
    [one] { $hardship }
   *[other] { $hardship } × { $steps }
}
# $variant, $heroes
score-variant = { $heroes ->
    [one] { $variant }
   *[other] { $variant }, { $heroes } Heroes
}
score-novice = Novice
score-intermediate = Intermediate
score-average = Average
score-above-average = Above average
score-hard = Hard
score-impossible = Impossible
score-batman = You're Batman!
# A rank and the fewest points that earn it. $rank, $points
score-from = { $rank } { $points }+
# The rank that is reached, for a screen reader. $rank
score-reached = You are here: { $rank }

## After a match

score-title = Score
score-lost = No score: the Villain won.
score-arranged = This score isn't kept: the position was set up by hand.
score-branched = This score isn't kept: the game branched off from another one.

## The list of scores

score-list = High scores
score-best = Best
score-newest = Newest
# $points, $rank
score-points = { $points } · { $rank }
score-none = No scores yet. Beat the Villain in a solo or co-op game!
# $place
score-options = Options of score { $place }
score-no-options = No options: the standard game.
# For a screen reader. $place
score-watch-spoken = Watch score { $place }
# For a screen reader. $place
score-copy-spoken = Copy the code of score { $place }
