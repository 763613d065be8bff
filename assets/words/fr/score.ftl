### Victory Points after a win against the automated Villain.

# $points, $rank
score-total = { $points ->
    [one] { $points } point de victoire : { $rank }
   *[other] { $points } points de victoire : { $rank }
}
# A line of the score, and what it is worth, with its sign: "+4". $line, $points
score-line = { $line } : { $points }
# $cubes
score-reserve = { count-cubes } dans la Réserve des Héros
# $cubes
score-wounds = { count-cubes } dans les Zones de Blessures des Héros
# $steps, $hardship
score-hardship = { $steps ->
    [one] { $hardship }
   *[other] { $hardship } × { $steps }
}
# $variant, $heroes
score-variant = { $heroes ->
    [one] { $variant }
   *[other] { $variant }, { $heroes } Héros
}
score-novice = Novice
score-intermediate = Intermédiaire
score-average = Moyen
score-above-average = Au-dessus de la moyenne
score-hard = Difficile
score-impossible = Impossible
score-batman = Vous êtes Batman !
# A rank and the fewest points that earn it. $rank, $points
score-from = { $rank } { $points }+
# The rank that is reached, for a screen reader. $rank
score-reached = Vous êtes ici : { $rank }

## After a match

score-title = Score
score-lost = Pas de score : le Méchant a gagné.
score-arranged = Ce score n’est pas conservé : la position a été composée à la main.
score-branched = Ce score n’est pas conservé : la partie en prolonge une autre.

## The list of scores

score-list = Meilleurs scores
score-best = Meilleurs
score-newest = Récents
# $points, $rank
score-points = { $points } · { $rank }
score-none = Pas encore de score. Battez le Méchant en solo ou en coopération !
# $place
score-options = Options du score { $place }
score-no-options = Aucune option : le jeu normal.
# For a screen reader. $place
score-watch-spoken = Revoir la partie du score { $place }
# For a screen reader. $place
score-copy-spoken = Copier le code du score { $place }
