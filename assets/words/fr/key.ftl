### Names of keys, and what keys do.

key-enter = Entrée
key-escape = Échap
key-tab = Tab
key-backspace = Retour arrière
key-up = Haut
key-down = Bas
key-left = Gauche
key-right = Droite
key-insert = Inser
key-delete = Suppr
key-home = Début
key-end = Fin
key-page-up = Page préc.
key-page-down = Page suiv.
# A key that writes a letter or a figure, by what it writes.
key-letter = { $letter }
# A tooltip with the key that does the same: "Undo the last move (U)". $tip, $key
key-tip = { $tip } ({ $key })

key-does-confirm = Choisir la réponse marquée
key-does-back = Retour ; fermer ; menu
key-does-next = Prochaine figurine qui peut agir
key-does-up = Réponse ou ligne au-dessus
key-does-down = Réponse ou ligne au-dessous
key-does-left = Réponse précédente ; un cube de moins
key-does-right = Réponse suivante ; un cube de plus
key-does-undo = Annuler, jusqu’au dernier lancer de dés
key-does-restart = Recommencer le tour
key-does-log = Journal
key-does-mission = Mission
key-does-glossary = Glossaire
key-does-command-post = Poste de commandement
key-does-settings = Paramètres
key-does-card = Carte du Méchant
key-does-earlier = Décision précédente de la carte
key-does-later = Décision suivante de la carte
key-does-advise = Que faire maintenant ?
key-does-heed = Suivre le conseil
key-does-skip-lesson = Passer la leçon
key-does-help = Comment jouer
key-does-areas = Noms des Zones
key-does-sight = Repères de Ligne de vue
key-does-reach = Zones accessibles
key-does-pan-away = Avancer la caméra
key-does-pan-left = Décaler la caméra à gauche
key-does-pan-back = Reculer la caméra
key-does-pan-right = Décaler la caméra à droite
key-does-turn-left = Tourner la caméra à gauche
key-does-turn-right = Tourner la caméra à droite
key-does-nearer = Zoom avant
key-does-farther = Zoom arrière
key-does-top-down = Vue de dessus
key-does-reset = Recentrer la caméra
key-does-follow = Suivre l’action
key-does-screenshot = Prendre une capture d’écran
