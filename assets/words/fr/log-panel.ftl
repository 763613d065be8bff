### The panel of the log; its lines are in log.ftl.

log-panel-title = Journal
log-panel-all = Tout
log-panel-fights = Combats
log-panel-moves = Mouvements
log-panel-dice = Dés
log-panel-mission = Mission
log-panel-cards = Cartes
log-panel-search = Rechercher
    .spoken = Rechercher dans le journal
log-panel-copy-tip = Copier les lignes affichées
# A line on the clipboard. $round, $line
log-panel-copied = M{ $round } { $line }
log-panel-older = { $count ->
    [one] { $count } ligne plus ancienne. Cherchez pour la retrouver.
   *[other] { $count } lignes plus anciennes. Cherchez pour les retrouver.
}
log-panel-none = Rien pour l’instant.
