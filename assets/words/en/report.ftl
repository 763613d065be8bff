### How a game ended.

report-heroes-win = The Heroes win!
report-villain-wins = The Villain wins!
report-open = The game isn't over yet
# $mission, $round, $rounds, $moves, $seed
report-line = { $moves ->
    [one] { $mission } · round { $round } of { $rounds } · { $moves } move · seed { $seed }
   *[other] { $mission } · round { $round } of { $rounds } · { $moves } moves · seed { $seed }
}
# $objective, $count
report-objective = { $objective }: { $count }
report-heroes = Heroes
report-villain = Villain
report-watch = Watch replay
report-rematch = Rematch
report-menu = Main menu

report-moves = Moves
report-attacks = Attacks
report-dice = Dice rolled
report-wounds = Wounds taken
report-losses = Miniatures lost
report-reinforcements = Reinforcements
