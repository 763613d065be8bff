### The automated Villain's card on the table.

villain-card-title = La carte du Méchant
# $leader
villain-card-leader = Carte Meneur : { $leader }
villain-card-none = Aucune carte n’a encore été retournée.
villain-card-river = File { $position }
villain-card-any-leader = Meneur, gratuit
# $by: what sets one Hero apart from the others
villain-card-tie = Si plusieurs Héros conviennent : { $by }
# $option
villain-card-melee-first = Mêlée d’abord, option { $option }
# $option
villain-card-ranged-first = Distance d’abord, option { $option }
villain-card-die = Le dé : { $shown }

## Tasks

villain-card-attack = Attaquer
villain-card-advance = Avancer
villain-card-protect = Protéger
villain-card-towards = Aller vers un Héros
villain-card-melee = Mêlée
villain-card-melee-or-ranged = Mêlée ou Distance
villain-card-point-blank = Bout portant
villain-card-ranged = Distance
villain-card-reach-melee = Allonge, Distance { $distance }
villain-card-snipe = Tir plongeant
villain-card-blast = Souffle
villain-card-escort = Escorte { $minions }
villain-card-grenade = Grenade
villain-card-hit-and-run = Frapper et filer { $points }
villain-card-manipulate = Manipuler
villain-card-manipulate-or-thought = Manipuler ou réfléchir
villain-card-order = Ordre { $minions }
villain-card-restore = Reprendre des forces
villain-card-sneak-attack = Attaque sournoise { $level }
villain-card-stun = Étourdir
villain-card-thought = Réfléchir
# What became of a Task. $task
villain-card-done = { $task } : fait
# $task
villain-card-now = { $task } : en cours
# $task, $why
villain-card-struck-out = { $task } : { $why }

## What the cards have decided

villain-card-why = Pourquoi ?
    .spoken = Pourquoi ? { $line }
villain-card-so-far = Cette carte jusqu’ici
villain-card-earlier = Avant
    .tip = La décision précédente
villain-card-later = Après
    .tip = La décision suivante
villain-card-now-button = Maintenant
    .tip = Revenir à ce que fait le Méchant en ce moment
# $number, $of
villain-card-number = Décision { $number } sur { $of }

## Step by step

villain-card-waits = Le Méchant a décidé. Regardez la carte, puis continuez.
villain-card-next = Suite
    .tip = Voir ce qui en découle, jusqu’à la prochaine décision
villain-card-step = Pas à pas
    .tip = Le Méchant attend après chaque décision que vous continuiez
villain-card-open = Carte
    .tip = La carte du Méchant : ce qu’elle lui fait faire, et pourquoi
