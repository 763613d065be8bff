### What the game asks. One short question to one player.

question-choose-hero = Qui prend la place de Héros { $slot } ?
# $who, $room
question-take-gadgets = { $who } : quels Bat-Gadgets ? Place restante : { $room }.
question-choose-allies = { $who } : avec quels alliés ?
question-place-ally = { $who } : dans quelle Zone au départ ?
question-take-stance = { $who } : Posture Active ou Au repos ?
question-hero-action = Héros : qui fait quoi ?
# $who, $points
question-keep-moving = { $points ->
    [0] { $who } : plus de points de Déplacement. S’arrêter là, ou payer pour continuer ?
    [one] { $who } : encore { $points } point de Déplacement. Où aller ?
   *[other] { $who } : encore { $points } points de Déplacement. Où aller ?
}
question-before-recovery = Méchant : retirer une tuile de la File avant de récupérer ?
question-activate-tile = { $activations ->
    [0] Méchant : plus aucune activation. Autre chose ?
   *[other] Méchant : quelle tuile ? Encore { count-activations } ce tour.
}
question-pay-dredge = { $cubes ->
    [one] Méchant : avec quel cube payer le Retrait ?
   *[other] Méchant : avec quels cubes payer le Retrait ? Il en faut { $cubes }.
}
question-activate-mini = { $tile } : qui agit maintenant ?
question-first-movement = { $who } : se déplacer d’abord, ou agir ?
question-action = { $who } : que faire ?
# $who, $actions
question-actions-left = { $who } : que faire ? Encore { count-actions }.
question-second-movement = { $who } : se déplacer encore ?
question-choose-event = Méchant : quel Événement ?
question-choose-part = Que se passe-t-il en premier ?
question-reinforce = Méchant : qui arrive, et où ? Encore { count-points }.
# $who, $attacker, $successes
question-defend-melee = { $who } : { INSIDE($attacker) } frappe en Mêlée, { count-successes }. Combien de cubes en Défense ?
# $who, $attacker, $successes
question-defend-ranged = { $who } : { INSIDE($attacker) } tire, { count-successes }. Combien de cubes en Défense ?
# $who, $roll, $dice, $sum
question-reroll = { $who }, { $roll } : { $dice } = { $sum }. Relancer ?
# $who, $roll, $dice, $sum, $against
question-reroll-against = { $who }, { $roll } : { $dice } = { $sum } contre { $against }. Relancer ?
# $who, $roll, $dice, $sum
question-force = { $who }, jet ennemi ({ $roll }) : { $dice } = { $sum }. Forcer une Relance ?
# $who, $successes, $difficulty
question-free-success = { $who } : { count-successes } contre Difficulté { $difficulty }. Ajouter votre succès gratuit ?
# $who, $successes, $target
question-free-success-on = { $who } : { count-successes } contre { INSIDE($target) }. Ajouter votre succès gratuit ?
# $who, $field, $area, $most
question-put-tokens = { $who } : combien de jetons { $field } ({ $area }) ? { $most } au plus.
# $who, $wounds
question-lose-cube = { $who } : quelle case perd un cube ? Encore { count-wounds }.
# $who, $what
question-land-in = { $who } : où tombe { $what } ?
question-land-in-throw = { $who } : où tombe ce qui est lancé ?
question-heroes-won = Les Héros gagnent !
question-villain-won = Le Méchant gagne !
question-nothing = Un instant…

## The mission

# $who, $what
question-pick-for = { $who }, { $what }
# $who, $things (area, mini, token, thing), $count
question-pick = { $count ->
    [one] { $who } : choisissez { $things ->
        [area] une Zone
        [mini] une figurine
        [token] un jeton
       *[thing] un élément
    }
   *[other] { $who } : choisissez { $count } { $things ->
        [area] Zones
        [mini] figurines
        [token] jetons
       *[thing] éléments
    }
}
# $who, $things (area, mini, token, thing), $count
question-pick-up-to = { $count ->
    [one] { $who } : choisissez { $things ->
        [area] une Zone, ou aucune
        [mini] une figurine, ou aucune
        [token] un jeton, ou aucun
       *[thing] un élément, ou aucun
    }
   *[other] { $who } : choisissez jusqu’à { $count } { $things ->
        [area] Zones
        [mini] figurines
        [token] jetons
       *[thing] éléments
    }
}
# $what
question-put-where = { $what } : où ?
# $who, $card, $from
question-accept = { $who } : { INSIDE($from) } vous tend { $card }. Accepter ?
# $who, $card, $to
question-hand-over = { $who } : donner { $card }, pour { INSIDE($to) } ?
# $who, $card
question-take-card = { $who } : prendre { $card } maintenant, ou laisser la carte ici ?
# $who, $dice, $color
question-granted-melee = { $who } : une Attaque de mêlée gratuite ({ $dice } { $dice ->
    [one] dé { $color }
   *[other] dés { $color ->
        [jaune] jaunes
        [rouge] rouges
        [blanc] blancs
        [noir] noirs
       *[other] { $color }
    }
}). Contre qui ?
# $who, $dice, $color
question-granted-ranged = { $who } : une Attaque à distance gratuite ({ $dice } { $dice ->
    [one] dé { $color }
   *[other] dés { $color ->
        [jaune] jaunes
        [rouge] rouges
        [blanc] blancs
        [noir] noirs
       *[other] { $color }
    }
}). Contre qui ?
# $who
question-granted-action = { $who } peut agir une fois : que faire ?
