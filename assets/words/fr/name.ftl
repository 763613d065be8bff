### What things of the game are called.

## Sides

name-heroes = Les Héros
name-villain = Le Méchant

## Spaces of a Bat-Tablet and of the Command Post

name-melee-space = Attaque de mêlée
name-ranged-space = Attaque à distance
name-manipulation-space = Manipulation
name-thought-space = Réflexion
name-movement-space = Mouvement
name-defense-space = Défense
name-reroll-space = Relance

## Kinds of Move; a number is the level

name-walk = Marche
name-jump = Saut { $level }
name-climb = Escalade { $level }
name-drop = Chute { $level }
name-break = Percée (niveau { $level })

## Dice

name-yellow = jaune
name-orange = orange
name-red = rouge
name-white = blanc
name-black = noir
# A die that was rolled: "orange 2". $color, $face
name-rolled = { $color } { $face }
name-no-dice = aucun dé

## Field Modifiers

name-flame = Flamme
name-gas = Gaz
name-frost = Gel
name-smoke = Fumée

## What is rolled for

name-roll-melee = Attaque de mêlée
name-roll-ranged = Attaque à distance
name-roll-manipulation = Manipulation
name-roll-thought = Réflexion
name-roll-defense = Défense
name-roll-drop = Chute
name-roll-dangerous-terrain = Terrain dangereux
name-roll-explosion = Explosion
name-roll-mission = danger de la mission

## Rerolls

name-bonus-reroll = une Relance bonus
name-free-reroll = une Relance gratuite
name-forced-reroll = une Relance forcée (Malchance)
name-paid-reroll = une Relance payante

## Parts of a sum: "dice 2, cards +1, Hindering -1"

# $what, $amount
name-part = { $what } { $amount }
name-part-base = base
name-part-dice = dés
name-part-hindering = Gêne
name-part-difficult-terrain = Terrain difficile
name-part-special-move = niveau
name-part-wall = mur
name-part-cards = cartes
name-part-shackles = Entraves
name-part-smoke = Fumée
name-part-thrown = poids
name-part-automatic-defense = Défense automatique
name-part-free-success = succès gratuit

## Lists, from the left: "a", "a, b", "a, b, c"

# $before, $last
name-list = { $before }, { $last }

## Miniatures and tokens that come in several: "Thugs with Crowbar 2"

# $name, $number
name-numbered = { $name } { $number }
name-hero-slot = Héros { $slot }
# Somebody who isn't there.
# $number
name-miniature = Figurine { $number }
name-token = Jeton { $number }
name-door = Porte { $number }
name-link = Liaison { $number }
name-elevator = Ascenseur { $number }
name-part-number = Partie { $number }
name-dissipation = Dissipation des Modificateurs de terrain
