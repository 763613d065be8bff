### The mission sheet.

mission-sheet-objectives = Objectifs
# $objective, $count, $goal
mission-sheet-at-least = { $objective } : { $count } (objectif : { $goal } ou plus)
# $objective, $count, $goal
mission-sheet-at-most = { $goal ->
    [0] { $objective } : { $count } (objectif : plus aucun)
   *[other] { $objective } : { $count } (objectif : { $goal } ou moins)
}
mission-sheet-met = atteint
mission-sheet-not-met = pas encore atteint
mission-sheet-rules = Règles spéciales
mission-sheet-cards = Face aux cartes
mission-sheet-board = Sur le plateau
mission-sheet-board-now = Le plateau en ce moment
mission-sheet-events = Événements
mission-sheet-endings = Comment la partie se termine
mission-sheet-heroes-win = { $ending } (Les Héros gagnent.)
mission-sheet-villain-wins = { $ending } (Le Méchant gagne.)
mission-sheet-designed = Ce que nous avons ajouté
mission-sheet-now = Manche { $round } (en cours)
mission-sheet-score = Une victoire immédiate vaudrait
