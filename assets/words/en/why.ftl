### Why the automated Villain decides as it does: lines of the log, and of the card on the table.

## Columns, Tasks, dice

# $why
why-leader-missing = This card's Leader can't come, and another card is turned over. { $why }
# $column
why-column = Column { $column } of the card
# $column
why-third = Third activation: column { $column } once more, drawn at random
# $who, $shown, $task
why-task-rolled = The die shows { $shown }: { $who } begins with “{ $task }”
# A die, and the Heroes that are added to it. $who, $shown, $attack
why-attack-rolled = The die shows { $shown }: { $who } picks { $attack }
# $who, $shown, $heroes, $attack
why-attack-rolled-crowd = { $heroes ->
    [one] The die shows { $shown }, and 1 Hero is added: { $who } picks { $attack }
   *[other] The die shows { $shown }, and { $heroes } Heroes are added: { $who } picks { $attack }
}
why-melee = a Melee Attack
why-ranged = a Ranged Attack
# $attack, $option
why-option = { $attack }, option { $option }
# $leader, $who
why-called = { $leader } calls { $who }, the closest
# $leader, $who, $count
why-called-of = { $leader } calls { $who }, one of { $count } that are equally close

## Defense, Events, Reinforcements

# $who, $missing
why-defends = { $missing ->
    [one] { $who } needs 1 more success to be safe, and spends a cube on it
   *[other] { $who } needs { $missing } more successes to be safe, and spends a cube on it
}
# $who, $missing
why-no-defense = { $missing ->
    [one] { $who } needs 1 more success to be safe, and spends nothing on it
   *[other] { $who } needs { $missing } more successes to be safe, and spends nothing on it
}
# $who
why-safe = { $who } is safe, and spends nothing
# $event
why-event-by-sheet = The mission's sheet says which Event: { $event }
# $event
why-event-only = There is only one Event to choose: { $event }
# $event, $count
why-event-drawn = Of { $count } Events one is drawn at random: { $event }
# $who, $shown, $area
why-place-token = The die shows { $shown }: { $who } comes to { $area }
# $who, $shown, $area
why-place-closest = The die shows { $shown }, higher than any token: { $who } comes to { $area }, closest to the Hero
# $shown
why-place-no-token = The die shows { $shown }: that token is not on the board, so it is rolled again
# $shown, $area
why-place-no-room = The die shows { $shown }: there is no room in { $area }, so it is rolled again
# $who, $area
why-place-beside = No token has room: { $who } comes to { $area }, right next to one
# $who
why-place-nowhere = { $who } finds no room anywhere

## How a Task is carried out, and where

why-from-here = It can attack from where it stands, and stays there
why-closest-hero = It goes for the closest Hero
why-first-sight = It takes the shortest way to where it sees a Hero
why-from-above = It takes the shortest way to where it sees a Hero, and picks a place to shoot down from
why-closest-objective = It goes for the closest Objective
why-fewest-heroes = Of the closest Objectives it picks the one with the fewest Heroes
why-guards-already = It is already guarding an Objective, and stays there
why-leaves-to-attack = It leaves its Objective: it can attack from beside another one
why-hero-at-objective = It goes to an Objective where a Hero stands
why-hero-beside-objective = It goes where a Hero stands beside an Objective
why-at-objective = It goes to an Objective
why-beside-objective = It goes as near to the closest Objective as it can stand
why-most-villains = It goes where the most Villain miniatures stand
why-fewest-villains = It goes for the Hero with the fewest Villain miniatures around
why-beside-closest-hero = It goes beside the closest Hero
why-more-menace = It goes for a Hero whose side has less Menace there
why-when-called = It comes because it was called
why-to-elevator = It goes to the elevator: what it is after is on another level
# $area
why-objective = The Objective is in { $area }
# $attack
why-attack = It uses { $attack }
# $count
why-heroes-drawn = { $count } Heroes are equally good: one is drawn at random
# $count
why-areas-drawn = { $count } Areas are equally good: one is drawn at random
# $count
why-deeds-drawn = { $count } ways to do it are equally good: one is drawn at random
