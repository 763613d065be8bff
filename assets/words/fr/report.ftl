### How a game ended.

report-heroes-win = Les Héros gagnent !
report-villain-wins = Le Méchant gagne !
report-open = La partie n’est pas encore terminée
# $mission, $round, $rounds, $decisions, $seed
report-line = { $decisions ->
    [one] { $mission } · manche { $round } sur { $rounds } · { $decisions } décision · graine { $seed }
   *[other] { $mission } · manche { $round } sur { $rounds } · { $decisions } décisions · graine { $seed }
}
# $objective, $count
report-objective = { $objective } : { $count }
report-heroes = Héros
report-villain = Méchant
report-watch = Revoir la partie
report-rematch = Rejouer
report-menu = Menu principal

report-moves = Déplacements
report-attacks = Attaques
report-dice = Dés lancés
report-wounds = Blessures subies
report-losses = Figurines perdues
report-reinforcements = Renforts
