### Dice that have been rolled.

dice-reroll = Relancer le dé { $die }
# $die, $rights
dice-reroll-by = Relancer le dé { $die } : { $rights }
# A die that the First edition rolls together with the others that were named. $die
dice-named = Dé { $die } : désigné pour une Relance gratuite
dice-fixed = Dé { $die } : plus de Relance possible
# "a Bonus Reroll or 1 cube". $before, $last
dice-or = { $before } ou { $last }
dice-bonus = Relance bonus
dice-free = Relance gratuite
dice-forced = Relance forcée
dice-against = il en faut { $successes }
dice-wounds = Chaque succès est une Blessure !
dice-choose = Choisir
dice-none-left = Plus aucune Relance.
dice-none-free = Aucune Relance n’est gratuite.
dice-left = Relances : { $list }
dice-bonus-left = { $count } bonus
# $count, $color
dice-free-left = { $count } { $count ->
    [one] gratuite
   *[other] gratuites
} (dé { $color })
dice-any-free-left = { $count } { $count ->
    [one] gratuite
   *[other] gratuites
} (dé au choix)
dice-paid-left = { $count ->
    [one] jusqu’à { $count } payante (1 cube)
   *[other] jusqu’à { $count } payantes (1 cube chacune)
}
dice-mean = Avec toutes les Relances sans coût : { $mean } succès en moyenne
# $mean, $chance, $goal
dice-mean-goal = Avec toutes les Relances sans coût : { $mean } succès en moyenne, { $chance } % de chances d’en obtenir au moins { $goal }
dice-sum = { $successes ->
    [0] Aucun succès
    [one] { $successes } succès
   *[other] { $successes } succès
}
# What the dice show, and what is added: "Martial Arts +1". $dice, $modifier, $successes
dice-sum-modified = { $dice } aux dés, { $modifier } = { count-successes }
