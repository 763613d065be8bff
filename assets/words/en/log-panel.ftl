### The panel of the log; its lines are in log.ftl.

log-panel-title = Log
log-panel-all = All
log-panel-fights = Combat
log-panel-moves = Movement
log-panel-dice = Dice
log-panel-mission = Mission
log-panel-cards = Cards
log-panel-search = Search
    .spoken = Search the log
log-panel-copy-tip = Copy the lines shown
# A line on the clipboard. $round, $line
log-panel-copied = R{ $round } { $line }
log-panel-older = { $count ->
    [one] { $count } older line. Search to find it.
   *[other] { $count } older lines. Search to find them.
}
log-panel-none = Nothing yet.
