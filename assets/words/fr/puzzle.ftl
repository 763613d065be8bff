### Énigmes : des situations où un plan vaut bien mieux que tous les autres.

# $kind
puzzle-heroes = Aux Héros de jouer · { $kind }
# $kind
puzzle-villain = Au Méchant de jouer · { $kind }
puzzle-few-cubes = peu de cubes
puzzle-last-round = dernière manche
puzzle-brink = près de la fin

## On the table

puzzle-title = Énigme
puzzle-task-heroes = À vous de jouer. Quel plan gagne le plus souvent ? Se déplacer, attaquer, interagir, se reposer ou terminer le tour : c’est votre premier choix qui compte.
puzzle-task-villain = À vous de jouer, Méchant. Quel plan gagne le plus souvent ? C’est votre premier choix qui compte.
puzzle-checking = Vérification de votre plan…
puzzle-right = Résolue !
# $wins
puzzle-wins = Ce plan gagne environ { $wins } parties sur 100.
# $next
puzzle-others = Le suivant en gagne environ { $next }.
# $what, $next
puzzle-rival = Juste derrière : { $what }. Ce plan gagne environ { $next } parties sur 100.
# $ending
puzzle-lost = Échec le plus fréquent : { $ending }
puzzle-wrong = Il y a mieux
# $what
puzzle-yours = Votre plan : { $what }
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
