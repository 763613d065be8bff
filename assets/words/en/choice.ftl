### The buttons of answers, and the short notes on them.

choice-move = Move
choice-step = Single Move
choice-melee = Melee Attack
choice-ranged = Ranged Attack
choice-pick-up = Pick up
choice-give = Give
choice-take = Take
choice-throw = Throw
choice-drop = Drop Equipment
choice-defend = Defend
choice-always = Always use it
choice-never = Never use it
choice-dredge = Dredge
choice-demobilize = Demobilize
choice-gadgets-done = Done packing
choice-mini-done = End this activation
choice-recover = Recover now
choice-tile-done = Done with this tile
choice-reinforce-done = No more Reinforcements
choice-paid-reroll = Paid Reroll (1 cube)
choice-active = Active
choice-resting = Resting
choice-event = Event
# $token, $face, $area
choice-token = { $token } ({ $face }, { $area })
choice-break = Break the wall (level { $level })
choice-river = River position { $position }
choice-reroll-number = Reroll die { $number }
choice-die = Die { $number }

choice-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
choice-once = once per game
choice-free = free
choice-difficulty = Difficulty { $difficulty }
choice-automatic = automatic
# $area, $life
choice-life = { $area }, Life { $life }
choice-recovers-active = recovers { $cubes }, can act
choice-recovers-resting = recovers { $cubes }, can't act
# $points, $cubes
choice-price = { $cubes ->
    [0] { $points } MP
   *[other] { $points } MP, { count-cubes }
}
# A way that may lead to Wounds.
choice-may-hurt = { $price }, may hurt
choice-put-down = Put down
choice-face-down = face down
