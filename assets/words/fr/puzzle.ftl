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
puzzle-task = À vous de jouer. Quel plan gagne le plus souvent ? Se déplacer, attaquer, interagir ou terminer le tour : c’est votre premier choix qui compte.
# $who
puzzle-task-stance = { $who } : Active ou Au repos ? Trouvez la Posture qui gagne le plus souvent.
puzzle-task-tile = Quelle tuile activer, ou faut-il terminer le tour ? Trouvez ce qui gagne le plus souvent.
puzzle-checking = Vérification de votre plan…
puzzle-right = Résolue !
# $wins
puzzle-wins = { $wins ->
    [100] Ce plan gagne presque toutes les parties.
   *[other] Ce plan gagne environ { $wins } parties sur 100.
}
# $next
puzzle-others = { $next ->
    [0] Le suivant ne gagne presque jamais.
    [one] Le suivant gagne environ { $next } partie sur 100.
   *[other] Le suivant gagne environ { $next } parties sur 100.
}
# $what, $next
puzzle-rival = { $next ->
    [0] Ensuite : { $what }. Ce plan ne gagne presque jamais.
    [one] Ensuite : { $what }. Ce plan gagne environ { $next } partie sur 100.
   *[other] Ensuite : { $what }. Ce plan gagne environ { $next } parties sur 100.
}
# $ending
puzzle-lost = Échec le plus fréquent : { $ending }
puzzle-wrong = Il y a mieux
# $what
puzzle-yours = Votre plan : { $what }
# $wins, $solution
puzzle-better = { $wins ->
    [0] Votre plan ne gagne presque jamais.
    [one] Votre plan gagne environ { $wins } partie sur 100.
   *[other] Votre plan gagne environ { $wins } parties sur 100.
} { $solution ->
    [100] Le meilleur gagne presque toutes les parties.
   *[other] Le meilleur en gagne environ { $solution } sur 100.
}
# $what
puzzle-solution = Le mieux : { $what }
puzzle-again = Réessayer
puzzle-reveal = Voir la solution
puzzle-play-on = Continuer
puzzle-next = Énigme suivante
puzzle-not-opened = L’énigme n’a pas pu être ouverte
puzzle-shared = Une énigme à partager
    .how = Copiez ce code : il ouvre l’énigme partout où l’on a le jeu, dans le menu Énigmes.
