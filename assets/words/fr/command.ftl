### What a player can do, for buttons, menus and transcripts.

# A command and who gives it: "Batman: Move to Ticket Hall (3 MP)". $who, $what
command-with-actor = { $who } : { $what }

## Setup

command-take-gadget = Prendre { $card }
command-choose-allies = Emmener : { $tile }
# $who, $area
command-place = Placer { INSIDE($who) } ({ $area })
command-active = Posture Active
command-resting = Posture Au repos
command-all-active = Tous les Héros Actifs
command-end-turn = Fin du tour

## Actions. What is spent on one follows it: "Melee Attack on Bane: 2 cubes, Batarangs"

# $area, $details
command-move = Aller vers { $area } ({ $details })
command-move-points = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
command-stop = S’arrêter ici
# $action, $effort
command-with-effort = { $action } ({ $effort })
command-melee = Attaque de mêlée contre { INSIDE($target) }
command-ranged = Attaque à distance contre { INSIDE($target) }
command-pick-up = Ramasser { $card }
# $card, $to
command-give = Donner { $card }, pour { INSIDE($to) }
# $card, $from
command-take = Prendre { $card } chez { INSIDE($from) }
# $card, $area
command-throw = Lancer { $card } vers { $area }
command-drop = Lâcher { $card }
# $interaction, $token
command-interact-with = { $interaction } : { $token }
command-pushing = { count-wounds } pour le Dépassement de soi
command-characteristic = Caractéristique { $number }
# $card, $line
command-card-line = { $card } – ligne { $line }

## The Villain's turn

command-activate = Activer { INSIDE($tile) }
command-dredge = Retirer { INSIDE($tile) }
command-demobilize = Démobiliser { INSIDE($tile) }
# $tile, $position
command-river-tile = { $tile } (File { $position })
command-river-event = Événement (File { $position })
command-river-position = Position { $position } de la File
command-pay-from = Payer avec : { $space }
command-activate-mini = Activer { INSIDE($who) }
# $tile, $area
command-reinforce = { $tile } : { $area }

## Answers

command-defend = Se défendre ({ $effort })
command-defend-bare = Se défendre sans cube
command-bonus-reroll = Relance bonus
command-free-reroll = Relance gratuite
command-forced-reroll = Relance forcée
command-paid-reroll = Relance payante, 1 cube
# $die, $reroll
command-reroll = Relancer le dé { $die } ({ $reroll })
# $number, $reroll
command-reroll-number = Relancer le dé n° { $number } ({ $reroll })
command-keep = Garder ces dés
command-roll-named = Relancer les dés désignés
command-put-tokens = { $count ->
    [0] Aucun jeton
    [one] Placer { $count } jeton
   *[other] Placer { $count } jetons
}
command-lose-from = Perdre un cube ({ $space })
command-land-in = Tombe ici : { $area }
command-add-success = L’ajouter
command-save-success = Le garder pour plus tard
command-decline = Non
command-finish = Terminé

# $token
command-pick-up-token = Ramasser { $token }
# $token
command-put-down-token = Poser { $token }
