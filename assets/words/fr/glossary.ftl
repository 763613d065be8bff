### The glossary.

glossary-title = Glossaire
glossary-search = Rechercher un nom, une Compétence ou un mot
    .spoken = Rechercher dans le glossaire
# $kind, $rule
glossary-source = { $kind } · { $rule }
# $kind, $line
glossary-line = { $kind } · { $line }
glossary-none = Aucun résultat.

## Chapters

glossary-all = Tout
glossary-quick = Aide-mémoire
glossary-skills = Compétences
glossary-traits = Traits
glossary-terms = Termes
glossary-tokens = Jetons
glossary-icons = Icônes
glossary-heroes = Héros
glossary-tiles = Tuiles
glossary-cards = Cartes
glossary-rules = Règles
glossary-rulings = Précisions

## What an entry is about

glossary-attack = Compétence d’attaque
glossary-melee = Compétence de Mêlée
glossary-ranged = Compétence de Distance
glossary-manipulation = Compétence de Manipulation
glossary-thought = Compétence de Réflexion
glossary-leadership = Compétence d’autorité
glossary-movement = Compétence de Mouvement
glossary-defense = Compétence de Défense
glossary-reroll = Compétence de Relance
glossary-vigor = Compétence de vigueur
glossary-field = Compétence de terrain
glossary-trait = Trait
glossary-term = Terme
glossary-token = Jeton
glossary-icon = Icône
glossary-hero = Héros
glossary-equipment = Équipement
glossary-bat-gadget = Bat-Gadget
glossary-rule = Règle
glossary-ruling = Précision
