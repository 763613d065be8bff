### What the automated Villain does, and why: lines of the log.

## Its cards

# $first, $second
solo-tile-card = A card is turned over: { $first }, then { $second }
# $tile
solo-leader-card = A card is turned over: { $tile }
# $position
solo-position = River position { $position }
solo-any-leader = a Leader, for free
# $tile
solo-passed-over = { $tile } is passed over: it goes to the end of the River
solo-event-passed-over = The Event Warning tile is passed over: it would change nothing
# $cost, $reserve
solo-too-dear = No activation: the tile would cost { $cost }, and { $reserve ->
    [one] 1 cube is in Reserve
   *[other] { $reserve } cubes are in Reserve
}
solo-no-leader = No activation: there is no Leader in the River
solo-no-tile = No activation: there is nobody to activate
# $round
solo-banned = No activation: the tile has to wait for round { $round }

## Tasks

# $who, $task, $why
solo-struck-out = { $who } can't { $task }: { $why }
# $who, $task
solo-begins = { $who } is about to { $task }
# $who, $task, $hero
solo-begins-at = { $who } is about to { $task }: { $hero }
# $who, $task, $area
solo-begins-in = { $who } is about to { $task }, in { $area }
# $who, $task, $hero, $area
solo-begins-at-in = { $who } is about to { $task }: { $hero }, from { $area }
# $hero, $count, $by
solo-tie-broken = Of { $count } Heroes the card picks { $hero }: { $by }

solo-attack = attack
solo-advance = advance an Objective
solo-protect = protect an Objective
solo-towards = move toward a Hero
solo-melee = strike
solo-melee-or-ranged = strike or shoot
solo-point-blank = shoot at point-blank range
solo-ranged = shoot
solo-reach-melee = strike from afar
solo-snipe = shoot from above
solo-blast = set off a Blast
solo-escort = call an escort
solo-grenade = throw a grenade
solo-hit-and-run = hit and run
solo-manipulate = manipulate an Objective
solo-manipulate-or-thought = manipulate or think about an Objective
solo-order = order an attack
solo-restore = recover
solo-sneak-attack = attack from an ambush
solo-stun = stun a Hero
solo-thought = think about an Objective

## Why a Task can't be done

solo-no-hero = no Hero is standing
solo-no-characteristic = it has no dice for that
solo-no-skill = it can't use the Skill
solo-nobody-in-reach = nobody is in reach
solo-hero-too-far = the Hero is too far away
solo-lies-down = the Hero is already down
solo-no-objective = there is no Objective
solo-cannot-advance = there is nothing it can do for an Objective
solo-objective-too-far = the Objective is too far away
solo-no-minion = no Minion can come
solo-unhurt = it is unhurt
solo-no-room = there is no room

## Which Hero is meant

solo-most-wounds = the most Wounds
solo-fewest-wounds = the fewest Wounds
solo-most-fatigue = the most cubes in Fatigue
solo-lowest-reserve = the smallest Reserve
solo-highest-reserve = the largest Reserve
solo-resting = Resting
solo-active = Active
solo-fewest-villains = the fewest Villain miniatures around
solo-closest-to-objective = closest to an Objective
