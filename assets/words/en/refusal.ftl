### Why something can't be done now. The rule's id follows in brackets.

# A reason with its rule: "Area full: Occupation limit 2 (R2 VII.A.2)". $reason, $rule
refusal-with-rule = { $reason } ({ $rule })

## The moment

refusal-game-is-over = The game is over
refusal-setup-is-over = Setup is over
refusal-setup-is-not-over = Finish setup first
refusal-setup-asks-something-else = Setup is waiting for something else
refusal-not-asked = Not now: something else has to be decided first
refusal-attack-asks-something-else = Not now: the attack has to be resolved first
refusal-nobody-acts = Nobody can act right now
refusal-not-villains-turn = Only on the Villain's turn
refusal-being-resolved = Not now: something is still being resolved

## Unknown ids, from programs

refusal-no-such-mini = There is no such miniature
refusal-no-such-area = There is no such Area
refusal-no-such-card = There is no such card
refusal-no-such-tile = There is no such tile
refusal-no-such-hero = There is no such Hero
refusal-no-such-interaction = This mission has no such interaction
refusal-no-such-event = This mission has no such Event

## Setup

refusal-another-slot = Another Hero slot is being filled
refusal-hero-not-offered = This mission doesn't offer that Hero for this slot
refusal-hero-already-chosen = That Hero is already taken
refusal-later-slot-would-stay-empty = That would leave nobody for a later slot
refusal-another-packs-belt = { $packing } is choosing Bat-Gadgets now
refusal-gadget-does-not-fit = { $card } doesn't fit in the utility belt
refusal-another-chooses-allies = { $choosing } is choosing allies now
refusal-no-fitting-ally = Choose a free Hero Ally tile of the right type
refusal-another-is-placed = Another miniature is being placed
refusal-allies-stand-adjacent = Allies start next to their Hero, where there is room

## Who may act

refusal-allies-act-on-command = Hero Allies act when their Hero commands them
# $mini
refusal-others-decide = The Heroes have no say over { $mini } now
refusal-actor-is-neutralized = { $mini } is Neutralized
refusal-actor-rests = { $mini } is Resting this round
refusal-lies-down = { $mini } is knocked down
refusal-resting-spends-nothing = { $mini } is Resting and moves without spending cubes
refusal-another-is-activated = { $active } is acting now
refusal-another-moves = { $moving } is still moving
refusal-another-takes-stance = { $asked } takes a Stance now
refusal-action-is-done = Its action is already used
refusal-one-characteristic = One action with one Characteristic per activation
refusal-action-not-on-tile = Its tile doesn't have this action
refusal-no-such-characteristic = Its tile has no such Characteristic
refusal-heroes-have-one-characteristic = A Hero has one Characteristic per action
refusal-not-waiting-for-activation = { $mini } can't be activated now
refusal-not-asked-to-step-in = { $mini } can't step in now

## Cubes

refusal-reserve-is-empty = No cubes left in Reserve
refusal-space-is-full = Exertion limit reached
refusal-tiles-take-no-cubes = Tiles act without cubes
refusal-cube-needed = Spend at least one cube
# $cubes, $reserve
refusal-reserve-too-small = { count-cubes } needed, { $reserve } in Reserve
refusal-passes-exertion-limit = Over the Exertion limit: room for { $room } more
refusal-too-many-defense-cubes = { $most ->
    [0] No cubes to defend with
    [one] At most 1 cube to defend with
   *[other] At most { $most } cubes to defend with
}
refusal-no-cube-on-space = No cube there
refusal-one-cube-only = An Automatic action takes one cube from a Hero, and nothing else

## Pushing Limits

refusal-cannot-push-limits = Only with the Pushing Limits Skill
refusal-pushing-takes-level = { $level ->
    [one] Pushing Limits costs exactly 1 Wound
   *[other] Pushing Limits costs exactly { $level } Wounds
}
refusal-pushing-would-neutralize = That would Neutralize the Hero

## Moving

refusal-not-on-board = Not on the board
refusal-no-such-move = No Move leads there
refusal-cannot-break-wall = Can't break a wall there
refusal-move-needs-no-card = This Move takes no card
# $needed
refusal-move-takes-no-more = Cubes only buy missing Move Points: { $needed ->
    [0] no cube
    [one] 1 cube
   *[other] { $needed } cubes
}
refusal-reduced-mobility = Reduced Mobility: Adjacent Moves only
refusal-area-is-full = Area full: Occupation limit { $limit }
refusal-area-is-closed = Area closed: nobody may enter
refusal-no-room = No room there
# $cost, $points, $needed
refusal-move-needs-cubes = { $needed ->
    [one] Costs { $cost } MP with { $points } left: add 1 cube
   *[other] Costs { $cost } MP with { $points } left: add { $needed } cubes
}
refusal-too-far-to-go = Too far to reach now

## Targets

refusal-not-an-enemy = Only enemies can be attacked
refusal-target-is-neutralized = { $target } is already Neutralized
refusal-out-of-reach = Out of reach
# $area
refusal-too-dark = It's too dark to see into { $area } from here
refusal-no-line-of-sight = No Line of Sight
# $target, $shields
refusal-target-is-protected = { $shields ->
    [one] Protected: an ally covers { $target }
   *[other] Protected: { $shields } allies cover { $target }
}

## Cards

refusal-only-heroes-use-cards = Only Heroes use cards
refusal-neutralized-uses-no-cards = A Neutralized Hero can't use cards
refusal-card-helps-only = { $card } only helps another Hero
refusal-moral-code-forbids = Moral Code: { $card } is Lethal
refusal-card-not-carried = { $card } isn't carried
refusal-no-such-bonus-line = { $card } has no such bonus line
refusal-card-does-not-help = { $card } doesn't help here
refusal-card-helps-unasked = { $card } helps anyway: no need to choose it
refusal-wrong-weapon = { $card } isn't the right kind of weapon
refusal-two-of-one-name = { $card } helps only once per action
refusal-ranged-weapon-needed = A Ranged Attack needs a Ranged Weapon
refusal-one-weapon-only = Only one weapon per attack
refusal-too-big-for-two-weapons = Ambidexterity: each weapon must be Size { $most } or smaller

## Equipment that changes places

refusal-only-heroes-carry = Only Heroes carry Equipment
refusal-card-lies-elsewhere = { $card } isn't in this Area
# $total, $limit
refusal-too-much-encumbrance = Too heavy: Encumbrance { $total }, limit { $limit }
refusal-only-heroes-hand-over = Only Heroes give and take Equipment
refusal-two-heroes-needed = It takes two Heroes
refusal-heroes-apart = Both Heroes must be in the same Area
refusal-turned-down = { $who } has already said no this round
refusal-not-carried-as-equipment = { $card } isn't carried as Equipment
refusal-card-in-use = { $card } is in use right now
refusal-cannot-land-there = It can't land there

## Interactions of the mission

refusal-not-for-this-mini = This miniature can't do that
refusal-no-token-here = No such token in this Area
refusal-token-needed = Choose a matching token
refusal-mission-forbids = The mission doesn't allow this now
refusal-done-this-round = Already done this round
refusal-not-offered = That isn't one of the choices
# $count
refusal-pick-more = Choose { $count }
refusal-cannot-carry-token = This miniature can't carry it
refusal-token-not-carried = This miniature isn't carrying it
# $round
refusal-tile-is-banned = This tile can't be activated before round { $round }

## Skills

refusal-not-declared = { $skill } can't be used like that
refusal-lacks-skill = Needs the { $skill } Skill
refusal-skill-used-this-round = { $skill } was already used this round
refusal-one-lending-card = Use exactly one card that gives { $skill }
refusal-melee-only = { $skill } is for Melee Attacks
refusal-wrong-target = That can't be its target
refusal-not-an-ally = Only a living ally can be sent
refusal-not-an-enemy-here = Only an enemy in the same Area can try
refusal-no-imaginary-friend = { $target } has no Imaginary Friend
refusal-shackle-uses-no-weapon = Shackle doesn't work with weapon cards
refusal-not-shackled = { $target } isn't Shackled
refusal-shackles-out-of-hand = Only the miniature itself or an ally in its Area can try
refusal-pulls-from-elsewhere = Attraction pulls from another Area
refusal-neutrals-are-not-pulled = Neutral miniatures can't be pulled
refusal-target-too-big = { $target } is too big
refusal-too-far-to-pull = Too far: Attraction reaches Distance { $level }
refusal-too-steep-to-pull = Too high or too low: Attraction spans { $level } in Elevation
refusal-not-its-allies = These allies follow another Hero
refusal-allies-are-gone = These allies are gone
refusal-skills-are-off = A Neutralized Hero has no Skills
# $threshold, $encumbrance
refusal-skill-off-by-encumbrance = Lost at Encumbrance { $threshold } (now { $encumbrance })

## Dice and tokens

refusal-queue-does-not-fit = The next draw isn't the one that is queued ({ $left } left in the queue)
refusal-no-free-success-now = A free success is added while successes are counted, where one more can matter
refusal-no-such-reroll = This die can't be rerolled that way
refusal-all-tokens-or-none = All { $most } tokens or none
refusal-too-many-tokens = { $most ->
    [one] At most 1 token
   *[other] At most { $most } tokens
}
refusal-regains-at-most = { $most ->
    [one] Only 1 can come back
   *[other] Only 1 to { $most } can come back
}
refusal-picks-dice = Pick exactly { $count } of its own dice

## The River and the Command Post

refusal-two-tiles-activated = Two tiles were already activated this turn
refusal-no-tile-there = No tile there in the River
# $cost, $reserve
refusal-tile-costs = { $cost ->
    [one] Costs 1 cube, { $reserve } in Reserve
   *[other] Costs { $cost } cubes, { $reserve } in Reserve
}
refusal-part-is-done = This part is already done
# $cost, $cubes
refusal-dredging-costs = { $cost ->
    [one] Costs 1 cube, { $cubes } left
   *[other] Costs { $cost } cubes, { $cubes } left
}
refusal-only-neutralized-are-dredged = Only Neutralized tiles can be Dredged
refusal-demobilized-already = Demobilization was already used this game
refusal-dredged-instead = Neutralized tiles are Dredged instead
refusal-leaders-stay = Only Elite and Henchman tiles can be Demobilized
refusal-never-reinforced = This tile can't be Reinforced
# $cost, $points
refusal-points-too-few = { $cost ->
    [one] Costs 1 point, { $points } left
   *[other] Costs { $cost } points, { $points } left
}
refusal-pool-is-empty = None left in the Character Pool
refusal-reinforcement-area-has-room = A Reinforcement Area still has room
refusal-far-from-reinforcement-area = Must be Adjacent to a Reinforcement Area
