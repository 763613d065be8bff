### Cards, Character tiles and Heroes in short.

## When a line of a card helps

card-melee = Mêlée
card-ranged = Distance
card-manipulation = Manipulation
card-thought = Réflexion
card-movement = Mouvement
card-defense = Défense
card-always = Toujours
card-automatic = { $successes ->
    [one] +{ $successes } succès
   *[other] +{ $successes } succès
}

## What a card is

card-object = Objet
card-tool = Outil
card-melee-weapon = Arme de mêlée
card-ranged-weapon = Arme à distance
card-encumbrance = Encombrement { $size }
card-size = Taille { $size }
card-lethal = Létal
card-one-time = Usage unique
card-only = Seulement pour { INSIDE($hero) }
# "Batarangs: 1 white, Marksman 1". $card, $gives
card-use = { $card } : { $gives }
# $card, $gives
card-use-once = { $card } (usage unique) : { $gives }
card-needed = indispensable ici
# $skill, $level
card-skill = { $skill } { $level }
# $skill, $encumbrance
card-skill-lost = { $skill } (sans effet dès Encombrement { $encumbrance })

## Character tiles

card-hero-ally = Allié des Héros
card-neutral = Neutre
card-leader = Meneur
card-elite = Élite
card-henchman = Sbire
card-life = Vie { $life }
card-automatic-defense = Défense automatique { $defense }
card-movement-bonus = Bonus de premier Mouvement { $bonus }
card-menace = Menace { $menace }
card-reinforcement = Coût de Renfort { $cost }
card-unique = pas de Renfort

## Heroes

# $active, $resting
card-recovers = récupère { $active } en Posture Active, { $resting } Au repos
card-belt = ceinture utilitaire { $belt }
card-up-to = jusqu’à { $limit }
# $free, $limit
card-movement-figures = { $free } { $free ->
    [one] pt
   *[other] pts
} d’office, puis jusqu’à { $limit } cubes

## Dice of a pool: "2 orange with Free Reroll"

# $count, $color
card-dice = { $count } { $count ->
    [one] { $color }
   *[other] { $color ->
        [jaune] jaunes
        [rouge] rouges
        [blanc] blancs
        [noir] noirs
       *[other] { $color }
    }
}
# $count, $color
card-dice-free = { $count } { $count ->
    [one] { $color }
   *[other] { $color ->
        [jaune] jaunes
        [rouge] rouges
        [blanc] blancs
        [noir] noirs
       *[other] { $color }
    }
} avec Relance gratuite
