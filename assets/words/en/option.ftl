### Rules as options: what the players agree on before a game.

option-rules = Rules
option-edition = Edition
option-second = Second (2022)
option-first = First (2019)
# $edition, as above
option-played-by = Edition: { $edition }
option-solo = Solo
    .tip = Cards decide for the Villain instead of a player.
option-easier = Easier for the Heroes
option-harder = Harder for the Heroes
# An option that needs something this mission lacks: "Solo: this mission has no sheet (SOLO II)". $option, $rule
option-no-sheet = { $option }: this mission has no sheet for it ({ $rule })
# A variant and what it does. $variant, $text
option-variant = { $variant }: { $text }
option-villain-cubes = Villain's starting cubes
    .tip = Start the Villain with more or fewer cubes than the mission says: an easy way to balance players of different strength.
# $cubes
option-more-cubes = The Villain starts with { count-cubes } more in Reserve.
# $cubes
option-fewer-cubes = The Villain starts with { count-cubes } fewer in Reserve.

option-extra-recovery = Extra recovery
    .tip = Each Hero recovers one more cube when taking a Stance, Active or Resting.
option-resting-movement = Resting movement
    .tip = A Resting Hero may still move, but only with its First Movement Bonus: no cubes.
option-kept-move-points = Kept Move Points
    .tip = The unused part of a Hero's First Movement Bonus carries over to later Movements in the same turn.
option-free-success = Free success
    .tip = Once per game, each Hero may add one success to an attack, a Manipulation or a Thought.
option-cheap-events = Cheap Events
    .tip = The Event Warning tile costs the Villain one cube less.
option-villain-free-reroll = Villain's Free Reroll
    .tip = The Villain may reroll one die of any color for free on each Heroes' turn, and one on each Villain's turn.
option-split-movement = Split movement
    .tip = A Villain miniature may save part of its First Movement Bonus for its second Movement.

### What makes the automated Villain harder to beat.

option-difficulty = Difficulty
# An option that only goes with solo: "Difficulty: only when cards decide for the Villain (SOLO XV)". $option, $rule
option-only-solo = { $option }: only when cards decide for the Villain ({ $rule })
# A hardship that only the missions of the core box have. $option, $rule
option-only-core-box = { $option }: only in missions of the core box ({ $rule })
# A variant that the cards' Villain doesn't have: "A cheaper Event tile: not when cards decide ... (SOLO XV)". $option, $rule
option-not-solo = { $option }: not when cards decide for the Villain; choose a difficulty instead ({ $rule })
# A hardship, how many steps of it, and what a step does. $steps, $hardship, $text
option-hardship = { $steps ->
    [one] { $hardship }: { $text }
   *[other] { $hardship } × { $steps }: { $text }
}
# What options add to the score of a win. $points, $rank
option-difficulty-sum = { $points ->
    [one] Worth { $points } Victory Point if you win: { $rank }
   *[other] Worth { $points } Victory Points if you win: { $rank }
}
    .tip = At the end, cubes in the Heroes' Reserve add to it, and Wounds subtract from it.
# With its sign: "+4 VP". $points
option-points = { $points } VP
# What the chosen steps add: "2 steps: +20 VP". $steps, $points
option-points-in-all = { $steps ->
    [0] { $points } VP per step
    [one] { $steps } step: { $points } VP
   *[other] { $steps } steps: { $points } VP
}
# For a screen reader. $option
option-fewer-steps = { $option }: less
# For a screen reader. $option
option-more-steps = { $option }: more
option-recovery-value = Higher Recovery
    .tip = The Villain's Recovery Value is 2 higher.
option-energy = More energy
    .tip = The Villain starts with one more cube in Reserve, up to 15 in all.
option-orange-defense = Tough Leaders
    .tip = Leaders roll one more Orange die in Defense against the Heroes' attacks.
option-automatic-events = Events on time
    .tip = When the Event Warning tile reaches the first position, it is activated at once: this costs no cube and doesn't count as one of the turn's activations.
option-more-reinforcements = More reinforcements
    .tip = Whenever the Villain gains Reinforcement Points, he gains 2 more.
option-continuous-reinforcements = Steady reinforcements
    .tip = At the start of each of his turns, the Villain rolls a Red die for Reinforcement Points.
option-third-activation = Third activation
    .tip = After a Tile card, the Villain pays to resolve one of its columns again, drawn at random.
option-leader-life = Hardy Leaders
    .tip = Each Leader has one more Life Point.
option-fewer-rounds = Less time
    .tip = The mission is one round shorter.
option-unhurt-drops = Sure-footed
    .tip = The Villain's miniatures can drop from any height without a scratch.
