### The glossary.

glossary-title = Glossary
glossary-search = Search for a Skill, a rule or a word
    .spoken = Search the glossary
# $kind, $rule
glossary-source = { $kind } · { $rule }
# $kind, $line
glossary-line = { $kind } · { $line }
glossary-none = No matches.

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
glossary-rule = Rule
glossary-ruling = Ruling
