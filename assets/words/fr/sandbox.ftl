# The sandbox: its page in the menu, and the tools beside the board.

sandbox-title = Bac à sable
sandbox-about = Placez les Héros, figurines, cartes et jetons de votre choix sur le plateau, choisissez de qui c’est le tour, et jouez à partir de là.
sandbox-new = Un nouveau bac à sable sur
sandbox-examples = Exemples
sandbox-saves = Les bacs à sable que vous enregistrez se trouvent parmi vos parties enregistrées. Le menu de pause ouvre n’importe quelle partie dans le bac à sable.
sandbox-name = Nom de ce bac à sable
sandbox-play = Jouer
sandbox-play-tip = Jouer à partir d’ici, les deux camps sur cet écran.
sandbox-computer = Contre l’ordinateur
sandbox-computer-tip = Jouer les Héros à partir d’ici ; l’ordinateur joue le Méchant.
sandbox-undo = Annuler
sandbox-undo-tip = Revenir sur le dernier changement.
sandbox-save = Enregistrer
sandbox-save-tip = L’ajouter à vos parties enregistrées.
sandbox-write = Exporter
sandbox-write-tip = L’écrire dans un fichier que vous pouvez partager.
sandbox-leave = Menu principal
sandbox-leave-tip = Quitter le bac à sable. Les changements non enregistrés sont perdus.
sandbox-supply = Mettre sur le plateau
sandbox-search = Rechercher
sandbox-search-spoken = Rechercher des Héros, des figurines et des cartes
sandbox-his = Dans le camp du Méchant
sandbox-his-tip = Les figurines bleues et orange rejoignent aussi le Méchant.
sandbox-brush = En série
sandbox-brush-tip = Ce que vous posez reste en main : chaque clic en pose un de plus.
sandbox-reinforcement = Renfort
sandbox-move = Déplacer
sandbox-remove = Retirer
sandbox-life = Vie
sandbox-shackles = Entraves
sandbox-down = À terre
sandbox-fatigue = Fatigue
sandbox-wounds = Blessures
sandbox-reserve = Réserve
sandbox-recovery = Récupération
sandbox-take-card = Reprendre
# $card
sandbox-give = Donner { $card }
sandbox-villain = Poste de commandement
# $points
sandbox-event = Événement, points de Renfort : { $points }
# $position, $tile
sandbox-position = { $position }. { $tile }
sandbox-sooner = D’une place vers la gauche
sandbox-pool = Au Vivier
sandbox-add-event = Ajouter la tuile Événement
sandbox-turn = Tour
sandbox-round = Manche
sandbox-stances = Les Héros choisissent leurs Postures
sandbox-heroes-turn = Tour des Héros
sandbox-villains-turn = Tour du Méchant
sandbox-hint-pick = Cliquez sur une figurine pour la modifier, ou choisissez quoi mettre sur le plateau.
# $name
sandbox-hint-put = { $name } : cliquez sur une Zone.
# $name
sandbox-hint-move = { $name } : cliquez sur la Zone d’arrivée.
# $token
sandbox-hint-token = Jeton { $token } : cliquez sur une Zone pour l’ajouter ou l’enlever.
# $name, $place
sandbox-written = « { $name } » est enregistré sous { $place }.
sandbox-nothing-to-undo = Rien à annuler.
sandbox-not-written = Le fichier n’a pas pu être écrit
sandbox-not-opened = Le bac à sable n’a pas pu être ouvert
sandbox-edit = Modifier dans le bac à sable
