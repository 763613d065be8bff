### Why the automated Villain decides as it does: lines of the log, and of the card on the table.

## Columns, Tasks, dice

# $why
why-leader-missing = Le Meneur de cette carte ne peut pas venir, une autre carte est retournée. { $why }
# $column
why-column = Colonne { $column } de la carte
# $column
why-third = Troisième activation : de nouveau la colonne { $column }, tirée au sort
# $who, $shown, $task
why-task-rolled = Le dé indique { $shown } : { INSIDE($who) } commence par « { $task } »
# A die, and the Heroes that are added to it. $who, $shown, $attack
why-attack-rolled = Le dé indique { $shown } : { INSIDE($who) } choisit { $attack }
# $who, $shown, $heroes, $attack
why-attack-rolled-crowd = { $heroes ->
    [one] Le dé indique { $shown }, et { $heroes } Héros s’y ajoute : { INSIDE($who) } choisit { $attack }
   *[other] Le dé indique { $shown }, et { $heroes } Héros s’y ajoutent : { INSIDE($who) } choisit { $attack }
}
why-melee = une Attaque de mêlée
why-ranged = une Attaque à distance
# $attack, $option
why-option = { $attack }, option { $option }
# $leader, $who
why-called = { $leader } appelle { INSIDE($who) }, au plus près
# $leader, $who, $count
why-called-of = { $leader } appelle { INSIDE($who) }, l’un des { $count } Sous-fifres à égale distance

## Defense, Events, Reinforcements

# $who, $missing
why-defends = { $missing ->
    [one] Il manque { $missing } succès pour être à l’abri : { INSIDE($who) } y consacre un cube
   *[other] Il manque { $missing } succès pour être à l’abri : { INSIDE($who) } y consacre un cube
}
# $who, $missing
why-no-defense = { $missing ->
    [one] Il manque { $missing } succès pour être à l’abri : { INSIDE($who) } n’y consacre rien
   *[other] Il manque { $missing } succès pour être à l’abri : { INSIDE($who) } n’y consacre rien
}
# $who
why-safe = { $who } ne craint rien et ne dépense rien
# $event
why-event-by-sheet = La fiche de la mission indique quel Événement : { $event }
# $event
why-event-only = Il n’y a qu’un Événement possible : { $event }
# $event, $count
why-event-drawn = Un Événement est tiré au sort parmi { $count } : { $event }
# $who, $shown, $area
why-place-token = Le dé indique { $shown } : { INSIDE($who) } arrive ({ $area })
# $who, $shown, $area
why-place-closest = Le dé indique { $shown }, plus qu’aucun jeton : { INSIDE($who) } arrive au plus près du Héros ({ $area })
# $shown
why-place-no-token = Le dé indique { $shown } : ce jeton n’est pas sur le plateau, on relance le dé
# $shown, $area
why-place-no-room = Le dé indique { $shown } : aucune place ({ $area }), on relance le dé
# $who, $area
why-place-beside = Aucun jeton n’a de place libre : { INSIDE($who) } arrive juste à côté ({ $area })
# $who
why-place-nowhere = { $who } ne trouve de place nulle part

## How a Task is carried out, and where

why-from-here = La figurine peut attaquer sans bouger, et reste sur place
why-closest-hero = La figurine vise le Héros le plus proche
why-first-sight = La figurine prend le plus court chemin pour voir un Héros
why-from-above = La figurine prend le plus court chemin pour voir un Héros, et choisit une place d’où tirer de haut
why-closest-objective = La figurine va vers l’objectif le plus proche
why-fewest-heroes = Parmi les objectifs les plus proches, la figurine choisit celui où il y a le moins de Héros
why-guards-already = La figurine garde déjà un objectif, et reste sur place
why-leaves-to-attack = La figurine quitte son objectif : près d’un autre, une attaque est possible
why-hero-at-objective = La figurine va vers un objectif où se tient un Héros
why-hero-beside-objective = La figurine va là où un Héros se tient près d’un objectif
why-at-objective = La figurine va vers un objectif
why-beside-objective = La figurine va aussi près que possible de l’objectif le plus proche
why-most-villains = La figurine va là où se tiennent le plus de figurines du Méchant
why-fewest-villains = La figurine vise le Héros avec le moins de figurines du Méchant alentour
why-beside-closest-hero = La figurine va à côté du Héros le plus proche
why-more-menace = La figurine vise un Héros dont le camp a moins de Menace sur place
why-when-called = La figurine répond à un appel
why-to-elevator = La figurine va vers l’ascenseur : sa cible est à un autre niveau
# $area
why-objective = Lieu de l’objectif : { $area }
# $attack
why-attack = La figurine utilise { $attack }
# $count
why-heroes-drawn = { $count } Héros se valent : l’un d’eux est tiré au sort
# $count
why-areas-drawn = { $count } Zones se valent : l’une d’elles est tirée au sort
# $count
why-deeds-drawn = { $count } façons de faire se valent : l’une d’elles est tirée au sort
