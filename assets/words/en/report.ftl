### How a game ended.

report-heroes-win = The Heroes win!
report-villain-wins = The Villain wins!
report-open = The game isn't over yet
# $mission, $round, $rounds, $decisions, $seed
report-line = { $decisions ->
    [one] { $mission } · round { $round } of { $rounds } · { $decisions } decision · seed { $seed }
   *[other] { $mission } · round { $round } of { $rounds } · { $decisions } decisions · seed { $seed }
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
