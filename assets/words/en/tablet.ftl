### Bat-Tablets.

tablet-show = Show the whole Bat-Tablet
    .spoken = Bat-Tablet of { $hero }
tablet-select = Select this Hero
tablet-neutralized = Neutralized
tablet-active = Active
tablet-resting = Resting
# $state, $reserve, $fatigue, $wounds
tablet-cubes = { $state }. Reserve { $reserve }, Fatigue { $fatigue }, Wounds { $wounds }
tablet-reserve = { $reserve } in Reserve
tablet-fatigue = { $fatigue } in Fatigue
tablet-wounds = { $wounds } in Wounds
tablet-kept-points = { $points ->
    [one] 1 Move Point saved for this turn
   *[other] { $points } Move Points saved for this turn
}
tablet-free-success = Free success: ready

## Spaces

tablet-spaces = Spaces
# $space, $held, $limit
tablet-space = { $space }: { $held } of { $limit } cubes
# $space, $held, $limit, $die
tablet-space-die = { $space }: { $held } of { $limit } cubes, each rolls { $die }
# $space, $held, $limit, $points
tablet-space-movement = { $points ->
    [one] { $space }: { $held } of { $limit } cubes, each worth { $points } Move Point
   *[other] { $space }: { $held } of { $limit } cubes, each worth { $points } Move Points
}
# $space, $held, $limit
tablet-space-reroll = { $space }: { $held } of { $limit } cubes, each pays for one Reroll
tablet-more = { $cubes } more

## The rest

tablet-encumbrance = Encumbrance
# $encumbrance, $bonus
tablet-encumbrance-step = Encumbrance { $encumbrance }: First Movement Bonus { $bonus }
# $encumbrance, $limit, $bonus
tablet-bonus = { $encumbrance } of { $limit } · First Movement Bonus { $bonus }
# $encumbrance, $limit, $bonus
tablet-bonus-used = { $encumbrance } of { $limit } · First Movement Bonus { $bonus }, used this round
tablet-skills = Skills
# $skill
tablet-always = { $skill }: always used
# $skill
tablet-never = { $skill }: never used
tablet-ask-again = Ask again
# $skill
tablet-ask-again-spoken = Ask me again about { $skill }
tablet-ask-again-tip = Ask me again each time this Skill is offered.
tablet-equipment = Equipment
tablet-gadgets = Bat-Gadgets
tablet-now = What you can do now
