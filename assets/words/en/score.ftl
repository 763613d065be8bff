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
