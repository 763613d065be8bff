### The automated Villain's card on the table.

villain-card-title = The Villain's card
# $leader
villain-card-leader = { $leader }'s card
villain-card-none = No card has been turned over yet.
villain-card-river = River { $position }
villain-card-any-leader = Leader, free
# $by: what sets one Hero apart from the others
villain-card-tie = If several Heroes qualify: { $by }
# $option
villain-card-melee-first = Melee first, option { $option }
# $option
villain-card-ranged-first = Ranged first, option { $option }
villain-card-die = The die: { $shown }

## Tasks

villain-card-attack = Attack
villain-card-advance = Advance
villain-card-protect = Protect
villain-card-towards = Move toward a Hero
villain-card-melee = Melee
villain-card-melee-or-ranged = Melee or Ranged
villain-card-point-blank = Point Blank
villain-card-ranged = Ranged
villain-card-reach-melee = Reach, Distance { $distance }
villain-card-snipe = Snipe
villain-card-blast = Blast
villain-card-escort = Escort { $minions }
villain-card-grenade = Grenade
villain-card-hit-and-run = Hit and run { $points }
villain-card-manipulate = Manipulate
villain-card-manipulate-or-thought = Manipulate or think
villain-card-order = Order { $minions }
villain-card-restore = Restore
villain-card-sneak-attack = Sneak Attack { $level }
villain-card-stun = Stun
villain-card-thought = Think
# What became of a Task. $task
villain-card-done = { $task }: done
# $task
villain-card-now = { $task }: now
# $task, $why
villain-card-struck-out = { $task }: { $why }

## What the cards have decided

villain-card-why = Why?
    .spoken = Why? { $line }
villain-card-so-far = This card so far
villain-card-earlier = Earlier
    .tip = The previous decision
villain-card-later = Later
    .tip = The next decision
villain-card-now-button = Now
    .tip = Back to what the Villain is doing now
# $number, $of
villain-card-number = Decision { $number } of { $of }

## Step by step

villain-card-waits = The Villain has decided. Look at the card, then go on.
villain-card-next = Next
    .tip = See what comes of it, up to the next decision
villain-card-step = Step by step
    .tip = The Villain waits after each decision until you go on
villain-card-open = Card
    .tip = The Villain's card: what it has him do, and why
