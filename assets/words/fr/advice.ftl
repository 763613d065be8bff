### « Que faire maintenant ? » : ce que l’on peut faire, ce que ferait l’ordinateur, et pourquoi.

advice-title = Que faire ?
    .tip = Voir vos possibilités, et ce que l’ordinateur ferait à votre place
advice-button = Que faire ?
advice-options = Vos possibilités
advice-would = L’ordinateur choisirait
advice-thinking = Réflexion en cours…
advice-only = Les règles ne permettent rien d’autre pour l’instant.
# $percent
advice-chance = D’ici, votre camp gagne environ { $percent } % des parties.
    .tip = Appris de milliers de parties entre ordinateurs, et en regardant quelques tours plus loin. Les dés ont le dernier mot.
# $what, $percent
advice-next = Second choix : { $what }, environ { $percent } %.
# $what
advice-as-good = Tout aussi bien : { $what }.
advice-show = Montrer
    .tip = Voir où cela se trouve sur le plateau
advice-do = Choisir
    .tip = Donner cette réponse maintenant
# On the button of the advised answer, or of what the lesson is about
advice-mark = à essayer
    .best = le mieux
    .safest = le plus sûr

# $area
advice-go = Aller : { $area }

## Why

# $what, $percent
advice-work = « { $what } » est au cœur de la mission, avec { $percent } % de chances de réussir.
# $what
advice-work-sure = « { $what } » est au cœur de la mission, et réussit à coup sûr.
# $target, $percent
advice-attack = L’attaque vaut ses cubes : environ { $percent } % de chances de Neutraliser { INSIDE($target) }.
# $percent
advice-odds-work = { $percent } % de chances de réussir.
# $target, $percent
advice-odds-attack = Environ { $percent } % de chances de Neutraliser { INSIDE($target) }.
# $more
advice-odds-rest = { $more ->
    [0] Le repos ne rend aucun cube.
    [one] Le repos rend { $more } cube.
   *[other] Le repos rend { $more } cubes.
}
# $area, $what
advice-go-work = Depuis { $area }, vous pourrez tenter « { $what } ».
# $area, $target
advice-go-attack = Depuis { $area }, vous pourrez attaquer { INSIDE($target) }.
# $area, $skill
advice-go-use = Depuis { $area }, la Compétence { $skill } vous servira bien.
# $area
advice-go-carry = Il y a quelque chose à prendre ou à poser : { $area }.
# $area
advice-go-objective = { $area } : plus près de ce qui compte dans cette mission.
# $area, $enemy
advice-go-reach = { $area } : de là, { INSIDE($enemy) } est à votre portée.
# $area
advice-go-guard = { $area } : vous y barrez la route à l’ennemi.
# $area
advice-go-safety = { $area } : l’endroit est plus sûr.
# $skill
advice-use = La Compétence { $skill } vaut son prix maintenant.
advice-carry = Ce que l’on y gagne vaut bien un cube.
# $reserve, $more
advice-rest = { $reserve ->
    [0] Plus un cube en Réserve : le repos en rend { $more }.
    [one] Plus que { $reserve } cube en Réserve : le repos en rend { $more }.
   *[other] Plus que { $reserve } cubes en Réserve : le repos en rend { $more }.
}
# $reserve
advice-act = { $reserve ->
    [0] Il y a quelque chose à faire, même sans cube.
    [one] Il y a quelque chose à faire, même avec { $reserve } cube.
   *[other] Avec { $reserve } cubes, il y a quelque chose à faire.
}
# $percent
advice-defend-bare = { $percent ->
    [0] Les cubes serviront mieux ailleurs, même si des coups passent.
   *[other] Les cubes serviront mieux ailleurs ; même ainsi, { $percent } % de chances de tout arrêter.
}
# $cubes, $percent
advice-defend = { $percent ->
    [0] { $cubes ->
        [one] Impossible de tout arrêter, mais { $cubes } cube est le meilleur choix.
       *[other] Impossible de tout arrêter, mais { $cubes } cubes sont le meilleur choix.
    }
   *[other] { $cubes ->
        [one] { $cubes } cube est le meilleur choix : { $percent } % de chances de tout arrêter.
       *[other] { $cubes } cubes sont le meilleur choix : { $percent } % de chances de tout arrêter.
    }
}
advice-reroll = Ce dé ne peut guère faire pire.
advice-keep = Les dés suffisent ; un autre essai coûterait plus qu’il ne rapporte.
# $reserve
advice-save = { $reserve ->
    [0] Il ne reste plus rien à dépenser.
    [one] Rien à portée ne vaut votre dernier cube : gardez-le pour la Défense.
   *[other] Rien à portée ne vaut les cubes : gardez les { $reserve } pour la Défense.
}
advice-activate = C’est la tuile qui rapporte le plus pour ses cubes.
advice-weighed = Tout compte fait, c’est le meilleur choix.

## What kinds of answers are for

advice-reroll-dice = Relancer des dés
advice-activate-tile = Activer une tuile
advice-kind-active = Récupère quelques cubes et agit pendant la manche.
advice-kind-resting = Récupère beaucoup de cubes, mais n’agit pas de la manche.
advice-kind-move = Quelques points de Déplacement sont gratuits à chaque manche, les autres coûtent des cubes. Les ennemis et le terrain accidenté font monter le prix.
advice-kind-melee = Frapper un ennemi de la même Zone. Chaque cube est un dé.
advice-kind-ranged = Tirer sur un ennemi en Ligne de vue. Chaque cube est un dé.
advice-kind-attack-with = Une attaque à l’effet particulier.
advice-kind-interact = Une action de cette mission. Les dés doivent atteindre la Difficulté.
advice-kind-carry = Manier un Équipement ou un jeton, pour un cube de Manipulation à chaque fois.
advice-kind-throw = Lancer de l’Équipement dans une autre Zone.
advice-kind-use = Utiliser cette Compétence comme action.
advice-kind-drop = Laisser tomber de l’Équipement. C’est gratuit.
advice-kind-all-active = Ce Héros et tous ceux qui doivent encore choisir agissent ce tour-ci.
advice-kind-end-turn = Assez pour l’instant : les cubes gardés sont votre Défense.
advice-kind-defend = Chaque cube est un dé contre les touches.
advice-kind-reroll = Relancer un dé, gratuitement ou pour un cube.
advice-kind-keep = Laisser les dés tels quels.
advice-kind-stop = Terminer ce Mouvement. Les points de Déplacement inutilisés sont perdus.
advice-kind-finish = C’est tout.
advice-kind-decline = Passer pour cette fois.
advice-kind-tile = Activer une tuile de la File : toutes ses figurines agissent.
advice-kind-dredge = Retirer une tuile de la File, contre des cubes.
advice-kind-choose = Un choix à faire. Survolez-le pour en savoir plus.
# A kind of answer among others. $count
advice-others = Autres choix : { $count }
