### What things of the game are called.

## Sides

name-heroes = The Heroes
name-villain = The Villain

## Spaces of a Bat-Tablet and of the Command Post

name-melee-space = Melee Attack
name-ranged-space = Ranged Attack
name-manipulation-space = Manipulation
name-thought-space = Thought
name-movement-space = Movement
name-defense-space = Defense
name-reroll-space = Reroll

## Kinds of Move; a number is the level

name-walk = Walk
name-jump = Jump { $level }
name-climb = Climb { $level }
name-drop = Drop { $level }
name-break = Break through (level { $level })

## Dice

name-yellow = yellow
name-orange = orange
name-red = red
name-white = white
name-black = black
# A die that was rolled: "orange 2". $color, $face
name-rolled = { $color } { $face }
name-no-dice = no dice

## Field Modifiers

name-flame = Flame
name-gas = Gas
name-frost = Frost
name-smoke = Smoke

## What is rolled for

name-roll-melee = a Melee Attack
name-roll-ranged = a Ranged Attack
name-roll-manipulation = Manipulation
name-roll-thought = Thought
name-roll-defense = Defense
name-roll-drop = a Drop
name-roll-dangerous-terrain = Dangerous Terrain
name-roll-explosion = an Explosion
name-roll-mission = a hazard of the mission

## Rerolls

name-bonus-reroll = a Bonus Reroll
name-free-reroll = a Free Reroll
name-forced-reroll = a Reroll forced by Misfortune
name-paid-reroll = a Paid Reroll

## Parts of a sum: "dice 2, cards +1, Hindering -1"

# $what, $amount
name-part = { $what } { $amount }
name-part-base = base
name-part-dice = dice
name-part-hindering = Hindering
name-part-difficult-terrain = Difficult Terrain
name-part-special-move = level
name-part-wall = wall
name-part-cards = cards
name-part-shackles = Shackles
name-part-smoke = Smoke
name-part-thrown = weight
name-part-automatic-defense = Automatic Defense
name-part-free-success = free success

## Lists, from the left: "a", "a, b", "a, b, c"

# $before, $last
name-list = { $before }, { $last }

## Miniatures and tokens that come in several: "Thugs with Crowbar 2"

# $name, $number
name-numbered = { $name } { $number }
name-hero-slot = Hero { $slot }
# Somebody who isn't there.
# $number
name-miniature = Miniature { $number }
name-token = Token { $number }
name-door = Door { $number }
name-link = Link { $number }
name-elevator = Elevator { $number }
name-part-number = Part { $number }
name-dissipation = Field Modifier tokens dissipate

