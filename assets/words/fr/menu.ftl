### The main menu, the setup of a new game and the list of saved games.

menu-title = GOTHAM CITY
menu-subtitle = C H R O N I C L E S
menu-about = Une édition numérique non officielle, faite par des fans. Elle ne contient aucune illustration de l’éditeur.
# $mission, $round
menu-continue = Continuer : { $mission }, manche { $round }
    .none = Continuer
    .why-not = Aucune partie en cours.
menu-tutorial = Tutoriel
# The offer at the first start
menu-first-time = Première fois à Gotham ?
    .text = Une courte nuit avec Catwoman pour prendre vos marques : vous agissez, on vous dit pourquoi.
    .yes = Jouer le tutoriel
    .no = Plus tard
menu-new-game = Nouvelle partie
menu-saves = Parties enregistrées
menu-sandbox = Bac à sable
menu-figure = Figurine du jour
    .tip = Voyez-la sous tous les angles dans la galerie.
menu-gallery = Galerie
menu-glossary = Glossaire
menu-settings = Paramètres
menu-help = Comment jouer
menu-quit = Quitter
menu-back = Retour

## A new game

menu-mission = Mission
menu-no-mission = Aucune mission trouvée.
# $board, $rounds
menu-board = { $rounds ->
    [one] { $board } · { $rounds } manche
   *[other] { $board } · { $rounds } manches
}
menu-players = Joueurs
menu-play-heroes = Jouer les Héros
menu-play-villain = Jouer le Méchant
menu-two-players = Deux joueurs
menu-watch-computer = Regarder l’ordinateur
menu-full-table = Table complète
    .tip = Tout le monde joue : un joueur par Héros, et un pour le Méchant.
# Several people at one screen. $players
menu-hand-over = { $players } joueurs partagent cet écran : le jeu vous dit quand le passer.
# Against the game's cards: one to three players share the Heroes
menu-solo = Solo
    .tip = Les Héros contre le jeu : des cartes décident de ce que fait le Méchant, et l’expliquent.
menu-coop-two = Coopération : 2 joueurs
menu-coop-three = Coopération : 3 joueurs
menu-cards = les cartes du jeu
menu-hero = Héros { $number }
menu-villain = Méchant
# A button of a seat, for a screen reader: "Hero 1: Computer". $seat, $choice
menu-seat = { $seat } : { $choice }
menu-player = Joueur { $number }
menu-computer = Ordinateur
# How well the computer plays, at the start of a game
menu-level = Ordinateur
menu-level-easy = Facile
    .tip = L’ordinateur se contente souvent d’un moins bon plan. Il a les mêmes dés et les mêmes règles que vous.
menu-level-normal = Normal
    .tip = L’ordinateur joue le meilleur plan qu’il voit.
menu-level-hard = Difficile
    .tip = L’ordinateur essaie ses plans dans sa tête avant d’en choisir un. Il prend un instant pour réfléchir.
menu-level-expert = Expert
    .tip = L’ordinateur essaie chaque plan de nombreuses fois, jusqu’à la fin de la partie. Il prend son temps.
# At the start of a game: who packs
menu-packing = Bat-Gadgets et alliés
menu-packing-suggested = Sélection conseillée
    .tip = Chaque ceinture est garnie pour vous : vous jouez tout de suite.
menu-packing-by-hand = Choisir soi-même
    .tip = Vous choisissez chaque Bat-Gadget avant la première manche. Une suggestion vous attend là aussi.
menu-step-by-step = Le Méchant joue pas à pas
menu-any-hero = Choisir plus tard
# The only Hero that a seat may take, for a screen reader: "Robin (required by this mission)". $hero
menu-required-hero = { $hero } (imposé par cette mission)
menu-required = Imposé par cette mission
# What a Hero brings along. $cards
menu-starts-with = Commence avec : { $cards }

## What a Hero is best at

menu-role-melee = Bagarre
menu-role-ranged = Tir
menu-role-manipulation = Bricolage
menu-role-thought = Déduction
menu-role-movement = Vitesse
menu-role-defense = Endurance
# $spaces
menu-role-tip = Points forts : { $spaces }

## The mission, and the game that is about to begin

# $heroes
menu-heroes = { $heroes ->
    [one] { $heroes } Héros
   *[other] { $heroes } Héros
}
menu-minutes = environ { $minutes } min
    .tip = Estimation d’après le nombre de manches et les places : une personne prend plus de temps que l’ordinateur.
# What is looked for in the list of missions: folded, with how many there are
menu-find = Filtrer
menu-all = { $missions } au total
# $found, $missions
menu-some = { $found } sur { $missions }
menu-none-found = Aucune mission ne correspond. Changez ou effacez un filtre.
menu-find-all = Tout afficher
menu-find-board = Plateau
menu-any-board = Tous les plateaux
menu-heroes-label = Héros
menu-any-heroes = De 1 à 3 Héros
menu-find-genre = Genre
menu-any-genre = Tous les genres
menu-find-length = Durée
menu-any-length = Toutes les durées
menu-find-hardness = Difficulté
menu-any-hardness = Toutes les difficultés
menu-not-won = Pas encore gagnées
    .tip = Seulement les missions que vous n’avez pas encore gagnées contre les cartes du jeu.
menu-genre-sabotage = Sabotage
menu-genre-heist = Casse
menu-genre-search = Fouille
menu-genre-escort = Escorte
menu-genre-siege = Siège
menu-genre-outbreak = Contagion
menu-genre-hunt = Traque
menu-genre-infiltration = Infiltration
menu-length-short = 30 minutes au plus
menu-length-medium = De 35 à 45 minutes
menu-length-long = Plus longue
menu-hardness-easy = Facile pour les Héros
menu-hardness-medium = Équilibrée
menu-hardness-hard = Difficile pour les Héros
# What the stars of a mission are for: against the game's cards
menu-star-won = Gagnée
menu-star-grace = Gagnée avec l’objectif bonus
menu-star-harder = Gagnée à une difficulté supérieure
menu-no-stars = Pas encore d’étoile
# What the Heroes may manage besides winning
menu-grace = Objectif bonus
# Of a hundred matches between computers, how many the Heroes won. $bot, $cards
menu-measured = Sur 100 parties, les Héros en ont gagné { $bot } contre l’ordinateur et { $cards } contre les cartes du jeu.
# $level, $most
menu-hard = Difficulté pour les Héros : { $level } sur { $most }
    .tip = La part de défaites des Héros quand l’ordinateur joue cette mission des centaines de fois, contre lui-même et contre les cartes du jeu. Plus il y a de points, plus ils perdent.
# Whom the Heroes have to stop. $villain
menu-against = contre { INSIDE($villain) }
menu-best = Meilleur score : { $score }
# How many miniatures of a kind there are. $name, $count
menu-how-many = { $name } ×{ $count }
# The sum of a folded list of options: everything is standard
menu-usual-rules = standard
# How many options differ from the standard. $count
menu-changed-rules = { $count ->
    [one] { $count } changement
   *[other] { $count } changements
}

menu-seed = Graine
    .tip = La même graine et les mêmes choix donnent toujours les mêmes dés. Laissez vide pour une graine au hasard.
    .empty = au hasard
menu-start = Commencer

## Saved games

# $mission, $round, $when
menu-save = { $mission } · manche { $round } · { $when }
# $mission, $when
menu-save-finished = { $mission } · terminée · { $when }
menu-branch = branche
menu-save-none = Aucune partie enregistrée. Les parties s’enregistrent d’elles-mêmes après chaque coup.
menu-older-rules = Cette partie a commencé avec d’anciennes règles. Elle reprend là où elle en était ; les coups précédents ne peuvent être ni annulés ni revus.
menu-changed-mission = Cette mission a changé depuis que la partie a été enregistrée. La partie reprend là où elle en était ; les coups précédents ne peuvent être ni annulés ni revus.
menu-load = Charger
    .spoken = Charger { $name }
menu-watch = Revoir la partie
    .spoken = Revoir la partie { $name }
menu-share = Partager
    .spoken = Partager { $name }
menu-code = Code de partage
    .hint = Collez un code de partage ou un lien
    .open = Ouvrir
# Where there is no folder of saved games: in a browser
menu-export = Exporter
    .spoken = Exporter { $name }
menu-import = Importer un fichier
    .tip = Une partie ou un bac à sable que vous avez exporté. Vous pouvez aussi déposer un fichier sur la page.
menu-delete = Supprimer
    .spoken = Supprimer { $name }
menu-delete-now = Supprimer pour de bon
    .spoken = Supprimer { $name } pour de bon

## When a game was saved

menu-just-now = à l’instant
menu-minutes-ago = { $minutes ->
    [one] il y a { $minutes } minute
   *[other] il y a { $minutes } minutes
}
menu-hours-ago = { $hours ->
    [one] il y a { $hours } heure
   *[other] il y a { $hours } heures
}
menu-days-ago = { $days ->
    [one] il y a { $days } jour
   *[other] il y a { $days } jours
}
