### Over and beside the board: short notices, words over miniatures and Areas, and what went wrong.

table-title = Gotham City Chronicles

## Short notices

table-undone = Coup annulé
# The name of the save. $name
table-branched = Votre propre partie à partir d’ici, avec les mêmes dés à venir : enregistrée sous « { $name } »
# The name of the save. $name
table-branched-anew = Votre propre partie à partir d’ici, avec de nouveaux dés : enregistrée sous « { $name } »
table-imported = Importé sous le nom « { $name } »
table-saved = Enregistré sous le nom « { $name } »
table-heroes-turn = Tour des Héros
table-villains-turn = Tour du Méchant
table-cut-short = La mission tourne en rond : la suite est ignorée

## Words over miniatures

table-blocked = Paré !
# $successes, $through
table-got-through = { $successes } { $successes ->
    [one] paré
   *[other] parés
}, { $through } { $through ->
    [one] passe
   *[other] passent
}
# $successes, $difficulty
table-succeeded = Réussi ! { $successes }/{ $difficulty }
# $successes, $difficulty
table-failed = Raté { $successes }/{ $difficulty }
table-shackled = Entrave
table-freed = Libre
table-wounds = −{ count-wounds }
table-threatened = à portée d’un ennemi

## Words over Areas

table-level = niveau { $level }
table-limit = limite { $limit }
# $here, $limit
table-room = { $here } sur { $limit }
table-difficult = difficile { $level }
table-dangerous = dangereux { $level }
# $area, $figures
table-area =
    { $area }
    { $figures }
table-hidden = Pas de Ligne de vue
    .by = Pas de Ligne de vue : { $blocker }

## Why nothing can be undone

table-no-undo-replay = Vous revoyez une partie déjà jouée
table-no-undo-nothing = Rien à annuler
table-no-undo-dice = On ne peut pas annuler un lancer de dés
table-no-undo-hidden = On ne peut pas annuler ce qui a été révélé

## Sharing a game

table-shared = Partager cette partie
    .how = Envoyez ce code à toute personne qui a le jeu. Elle pourra revoir chaque coup et reprendre la partie à n’importe quel moment.

# Ce qu’un code de campagne apporte : pour tant de missions, il avait plus de fenêtres allumées. $missions
table-campaign-added = { $missions ->
    [0] Ce code n’a aucune fenêtre allumée que vous n’ayez déjà.
    [one] Ce code a plus de fenêtres allumées pour { $missions } mission. Elles sont aussi à vous désormais.
   *[other] Ce code a plus de fenêtres allumées pour { $missions } missions. Elles sont aussi à vous désormais.
}

## What went wrong

table-save-unread = Une partie enregistrée n’a pas pu être lue
table-scores-unread = Les meilleurs scores n’ont pas pu être lus
table-score-not-kept = Votre score n’a pas pu être enregistré
table-campaign-unread = La progression de la campagne n’a pas pu être lue
table-campaign-not-kept = La progression de la campagne n’a pas pu être enregistrée
table-campaign-code-not-read = Le code de campagne n’a pas pu être lu
table-not-deleted = La partie enregistrée n’a pas pu être supprimée
table-not-saved = La partie n’a pas pu être enregistrée
table-not-autosaved = La partie n’a pas pu être enregistrée automatiquement
table-not-started = La partie n’a pas pu commencer
table-not-opened = La partie n’a pas pu être ouverte
table-save-gone = Cette partie enregistrée n’existe plus.
table-not-shared = La partie n’a pas pu être partagée
table-code-not-opened = Le code de partage n’a pas pu être ouvert
table-not-exported = Le fichier n’a pas pu être exporté
# $file, $reason
table-not-imported = Le fichier n’a pas pu être importé
    .why = { $file } : { $reason }
table-forgets = Ce navigateur ne peut rien enregistrer pour cette page
    .why = Les parties enregistrées et les paramètres disparaîtront quand vous fermerez la page. Il s’agit peut-être d’une fenêtre privée, ou bien les cookies et les données de sites sont bloqués. Vous pouvez toujours exporter vos parties dans des fichiers.
table-settings-not-saved = Les paramètres n’ont pas pu être enregistrés
table-settings-unread = Les paramètres n’ont pas pu être lus ; les valeurs par défaut sont utilisées

## Names that the program gives to files

table-older-autosave = Ancien enregistrement automatique
table-finished-game = { $mission } (terminée)
table-finished-branch = { $mission } branche terminée
# $mission, $round
table-branch-name = { $mission } branche manche { $round }

table-content-faulty = Votre contenu a des erreurs : le jeu garde le précédent
table-content-loaded = Contenu chargé
