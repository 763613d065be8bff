### Cards, Character tiles and Heroes in short.

## When a line of a card helps

card-melee = Melee
card-ranged = Ranged
card-manipulation = Manipulation
card-thought = Thought
card-movement = Movement
card-defense = Defense
card-always = Always
card-automatic = { $successes ->
    [one] +{ $successes } success
   *[other] +{ $successes } successes
}

## What a card is

card-object = Object
card-tool = Tool
card-melee-weapon = Melee Weapon
card-ranged-weapon = Ranged Weapon
card-encumbrance = Encumbrance { $size }
card-size = Size { $size }
card-lethal = Lethal
card-one-time = One-time use
card-only = Only for { $hero }
# "Batarangs: 1 white, Marksman 1". $card, $gives
card-use = { $card }: { $gives }
# $card, $gives
card-use-once = { $card } (one-time use): { $gives }
card-needed = needed for this
# $skill, $level
card-skill = { $skill } { $level }
# $skill, $encumbrance
card-skill-lost = { $skill } (off at Encumbrance { $encumbrance })

## Character tiles

card-hero-ally = Hero Ally
card-neutral = Neutral
card-leader = Leader
card-elite = Elite
card-henchman = Henchman
card-life = Life { $life }
card-automatic-defense = Automatic Defense { $defense }
card-movement-bonus = First Movement Bonus { $bonus }
card-menace = Menace { $menace }
card-reinforcement = Reinforcement cost { $cost }
card-unique = no Reinforcement

## Heroes

# $active, $resting
card-recovers = recovers { $active } Active, { $resting } Resting
card-belt = utility belt { $belt }
card-up-to = up to { $limit }
# $free, $limit
card-movement-figures = { $free } free, then up to { $limit } cubes

## Dice of a pool: "2 orange with Free Reroll"

# $count, $color
card-dice = { $count } { $color }
# $count, $color
card-dice-free = { $count } { $color } with Free Reroll
