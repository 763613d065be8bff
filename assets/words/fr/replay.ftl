### The timeline of a replay.

replay-play = Lecture
replay-pause = Pause
replay-play-tip = Lecture ou pause
replay-first = Revenir au début
replay-turn-back = Tour précédent
replay-back = Étape précédente
replay-next = Étape suivante
replay-turn-on = Tour suivant
replay-last = Aller à la fin
replay-next-wound = Blessure suivante
replay-next-moment = Objectif ou Événement suivant
replay-timeline = Chronologie
# $at, $length
replay-position = { $at } / { $length }
replay-branch = Jouer à partir d’ici
    .tip = Commencer une nouvelle partie à partir de ce moment, avec les mêmes dés à venir : les mêmes décisions donneront les mêmes jets. La partie que vous regardez ne change pas ; la nouvelle est enregistrée à part, comme branche, et n’entre pas dans les meilleurs scores.
replay-branch-anew = Nouveaux dés à partir d’ici
    .tip = Commencer une nouvelle partie à partir de ce moment, avec d’autres dés à venir. Ce qui est face cachée reste tel quel. La partie que vous regardez ne change pas ; la nouvelle est enregistrée à part, comme branche, et n’entre pas dans les meilleurs scores.
replay-is-over = La partie est terminée à cet endroit : revenez d’abord quelques étapes en arrière.
