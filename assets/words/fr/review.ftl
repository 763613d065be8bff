### Retour sur une partie : chances, plus grosses erreurs, chance et jeu.

review-title = Retour sur la partie
review-thinking = L’ordinateur rejoue la suite de chaque tour pour voir ce qui aurait pu se passer…
# $percent
review-progress = { $percent } % terminé
review-unknown = Rien à revoir : l’ordinateur ne connaît pas les chances de cette mission, ou rien n’a été décidé.

## Chances

review-chances = Chances de victoire des Héros
review-band = Courbe : les chances des Héros à partir de là, si l’ordinateur joue la suite des deux côtés. Bande : la marge d’erreur (95 %), car peu de parties ont été simulées. Drapeaux : les plus grosses erreurs.
# $turn, $percent, $low, $high
review-chance = { $turn } : Héros { $percent } % ({ $low } à { $high } %)
# $percent
review-end = À la fin : Héros { $percent } %
# $turn, $before, $after
review-turned = { $turn } : c’est là que tout a basculé. Les chances des Héros sont passées de { $before } % à { $after } %.
# $chances
review-graph-spoken = Les chances des Héros au début de chaque tour. { $chances }

## Erreurs

review-mistakes = Plus grosses erreurs
review-none = Aucune erreur dont l’ordinateur soit sûr.
# $turn, $did
review-did = { $turn } · { $did }
# $better
review-better = Mieux · { $better }
# $points, $error
review-cost = { $points ->
    [one] A coûté environ { $points } point de chances de victoire (± { $error })
   *[other] A coûté environ { $points } points de chances de victoire (± { $error })
}
review-show = Montrer
    .tip = Revoir la partie juste avant cette décision. Vous pouvez rejouer à partir de là.
# $mistake
review-show-spoken = Montrer : { $mistake }
review-report = Retour au bilan
review-next = Erreur suivante
review-before = Erreur précédente

## Chance et jeu

review-ledger = Chance et jeu
# $points, $error, $side
review-luck-gave = { $side ->
    [heroes] { $points ->
        [one] La chance a donné { $points } point aux Héros (± { $error }).
       *[other] La chance a donné { $points } points aux Héros (± { $error }).
    }
   *[villain] { $points ->
        [one] La chance a donné { $points } point au Méchant (± { $error }).
       *[other] La chance a donné { $points } points au Méchant (± { $error }).
    }
}
# $points, $error, $side
review-luck-took = { $side ->
    [heroes] { $points ->
        [one] La malchance a coûté { $points } point aux Héros (± { $error }).
       *[other] La malchance a coûté { $points } points aux Héros (± { $error }).
    }
   *[villain] { $points ->
        [one] La malchance a coûté { $points } point au Méchant (± { $error }).
       *[other] La malchance a coûté { $points } points au Méchant (± { $error }).
    }
}
# $points, $side
review-play = { $side ->
    [heroes] { $points ->
        [one] Décisions : celles des Héros étaient meilleures, de { $points } point.
       *[other] Décisions : celles des Héros étaient meilleures, de { $points } points.
    }
   *[villain] { $points ->
        [one] Décisions : celles du Méchant étaient meilleures, de { $points } point.
       *[other] Décisions : celles du Méchant étaient meilleures, de { $points } points.
    }
}
review-play-even = Décisions : celles des deux camps se valaient.
# $start, $end
review-from-to = En tout, les chances des Héros sont passées de { $start } % à { $end } %.
review-ledger-tip = Un point vaut un pour cent de chances de victoire. La chance, c’est ce que dés et cartes ont fait après une décision, comparé à ce qu’ils auraient pu faire ; ce que fait le Méchant piloté par les cartes en fait partie. Ce que la chance n’explique pas revient aux décisions des deux camps, ou à des chances mal estimées au départ.
