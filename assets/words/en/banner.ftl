### The line at the top of the table.

banner-setup = Setup
banner-upkeep = Upkeep
banner-heroes-turn = Heroes' turn
banner-villains-turn = Villain's turn
banner-game-over = Game over
# $round, $rounds
banner-round = Round { $round } of { $rounds }
    .short = { $round } / { $rounds }

# $objective, $count
banner-objective = { $objective } { $count }
# $side (heroes, villain), $objective, $goal, $met (yes, no)
banner-at-least = { $objective }: the { $side ->
    [heroes] Heroes need
   *[villain] Villain needs
} { $goal } or more ({ $met ->
    [yes] done
   *[no] not yet
})
# $side (heroes, villain), $objective, $goal, $met (yes, no)
banner-at-most = { $objective }: the { $side ->
    [heroes] Heroes need
   *[villain] Villain needs
} { $goal } or fewer ({ $met ->
    [yes] done
   *[no] not yet
})

banner-menu = Menu
    .tip = Save, settings, help, exit
banner-log = Log
    .tip = Everything that has happened
banner-glossary = Glossary
    .tip = Skills, rules and terms
banner-mission = Mission
    .tip = Story, objectives and special rules
banner-restart = Restart turn
    .tip = Undo this whole turn, or as much as the dice allow
banner-undo = Undo
    .tip = Undo the last move

banner-view = View
banner-areas = Area names
banner-sight = Line of Sight markers
banner-reach = Reachable Areas
banner-follow = Follow the action
banner-top-down = Top-down view
banner-reset = Reset camera
banner-nearer = Zoom in
banner-farther = Zoom out
banner-photo = Photo mode
