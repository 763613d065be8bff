### Énigmes : des situations où un plan vaut bien mieux que tous les autres.

# $kind
puzzle-heroes = Aux Héros de jouer · { $kind }
# $kind
puzzle-villain = Au Méchant de jouer · { $kind }
puzzle-few-cubes = peu de cubes
puzzle-last-round = dernière manche
puzzle-brink = au bord du gouffre

## On the table

puzzle-title = Énigme
puzzle-task-heroes = C’est aux Héros de jouer. Trouvez le plan qui gagne le plus souvent : se déplacer, attaquer, interagir ou terminer le tour.
puzzle-task-villain = C’est au Méchant de jouer. Trouvez le plan qui gagne le plus souvent.
puzzle-checking = Vérification de votre plan…
puzzle-right = Résolue !
# $wins, $next
puzzle-wins = Ce plan gagne environ { $wins } parties sur 100. Le suivant en gagne environ { $next }.
puzzle-wrong = Il y a mieux
# $wins, $solution
puzzle-better = Votre plan gagne environ { $wins } parties sur 100. Le meilleur en gagne environ { $solution }.
# $what
puzzle-solution = Le mieux : { $what }
puzzle-again = Réessayer
puzzle-reveal = Voir la solution
puzzle-play-on = Continuer
puzzle-next = Énigme suivante
puzzle-not-opened = L’énigme n’a pas pu être ouverte
puzzle-shared = Une énigme à partager
    .how = Copiez ce code : il ouvre l’énigme partout où l’on a le jeu, dans le menu Énigmes.
