### The timeline of a replay.

replay-play = Lecture
replay-pause = Pause
replay-play-tip = Lecture ou pause
replay-first = Revenir au début
replay-back = Étape précédente
replay-next = Étape suivante
replay-last = Aller à la fin
replay-timeline = Chronologie
# $at, $length
replay-position = { $at } / { $length }
replay-branch = Jouer à partir d’ici
    .tip = Commencer une nouvelle partie à partir de ce moment
