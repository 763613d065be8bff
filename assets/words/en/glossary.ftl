### The glossary.

glossary-title = Glossary
glossary-search = Search by name, Skill or word
    .spoken = Search the glossary
# $kind, $rule
glossary-source = { $kind } · { $rule }
# $kind, $line
glossary-line = { $kind } · { $line }
glossary-none = No matches.

## Chapters

glossary-all = All
glossary-quick = Quick reference
glossary-skills = Skills
glossary-traits = Traits
glossary-terms = Terms
glossary-tokens = Tokens
glossary-icons = Icons
glossary-heroes = Heroes
glossary-tiles = Tiles
glossary-cards = Cards
glossary-rules = Rules
glossary-rulings = Rulings

## What an entry is about

glossary-attack = Attack Skill
glossary-melee = Melee Skill
glossary-ranged = Ranged Skill
glossary-manipulation = Manipulation Skill
glossary-thought = Thought Skill
glossary-leadership = Leadership Skill
glossary-movement = Movement Skill
glossary-defense = Defense Skill
glossary-reroll = Reroll Skill
glossary-vigor = Vigor Skill
glossary-field = Field Skill
glossary-trait = Trait
glossary-term = Term
glossary-token = Token
glossary-icon = Icon
glossary-hero = Hero
glossary-equipment = Equipment
glossary-bat-gadget = Bat-Gadget
glossary-rule = Rule
glossary-ruling = Ruling
