### The quick reference: the rules on one page.

quick-round = The round
    .text =
        1. Upkeep: the round counter advances.
        2. The side with the Initiative takes its turn, then the other side.
        3. After the last round the mission sheet says who has won. Some missions end sooner.
quick-heroes-turn = The Heroes' turn
    .text =
        1. Spent cubes go from the spaces to Fatigue.
        2. Each Hero takes a Stance and recovers: a few cubes when Active, many when Resting.
        3. Active Heroes move and act in any order, as long as their cubes last.
        4. At the end the spaces are cleared once more.
quick-actions = Actions and what they cost
    .text =
        Move: the First Movement Bonus is free once per round; each cube adds Move Points.
        Melee or Ranged Attack: each cube is a die.
        Complex Manipulation or Thought: each cube is a die, against a Difficulty.
        Pick up, give or take: one cube of Manipulation, no dice.
        Throw: a Complex Manipulation. Drop: free at any time.
        No space takes more cubes than its Exertion limit.
quick-moving = Moving
    .text =
        A Move costs 1 Move Point.
        Where it starts, add the Size of enemies (minus that of allies) and Difficult Terrain.
        A Climb or a Jump adds its level.
        A Drop costs nothing extra, but rolls one Yellow die per level: each success is a Wound.
quick-attacking = Attacking
    .text =
        1. Melee: an enemy in your Area. Ranged: an enemy in Line of Sight, with a Ranged Weapon.
        2. Roll a die for each cube, then use Rerolls.
        3. A Ranged Attack loses successes to the Menace of enemies in your Area.
        4. The target defends itself. Each success that gets through is a Wound.
quick-defending = Defending
    .text =
        You see the attack's successes first, then choose your cubes: each is a die.
        Automatic Defense comes on top, without a cube.
        A Resting Hero can defend, too.
quick-rerolls = Rerolls
    .text =
        Bonus Rerolls come first, then Free ones (the arrow, once for each die).
        Paid ones come last: one cube on the Reroll space for each die.
        The new result counts.
quick-tokens = Tokens and objects
    .text =
        The mission sheet says what can be done with them, and where.
        It takes a Manipulation or a Thought: successes, minus the Menace of enemies in your Area, must reach the Difficulty.
quick-cubes = Where cubes go
    .text =
        Reserve to a space, from there to Fatigue, and by recovery back to Reserve.
        Wounds take cubes from Fatigue first, then from the spaces, and last from Reserve.
        All cubes in the Wound Zone: the Hero is Neutralized and must Rest next.
quick-villains-turn = The Villain's turn
    .text =
        1. Spent cubes go to Fatigue, and some recover.
        2. Up to two tiles are activated. Each costs its position from the left, then moves to the right end.
        3. Each miniature of a tile may move, do one action, and move again.
        4. The Event Warning tile sets off one of the mission's Events.
quick-sight = Line of Sight and boundaries
    .text =
        You see your own Area, across an orange boundary or a Broken Wall, along a free straight line between two markers, or where both markers show the same letter.
        Miniatures never block the view.
        White can be crossed, orange can be crossed and seen across, red stops Moves, a Wall stops both.
quick-dice = Dice
    .text = From weak to strong: White, Yellow, Orange, Red, Black. These are their faces, in successes.
quick-ends = When things end
    .text =
        A Movement ends when you stop or do something else: leftover Move Points are lost.
        The Heroes' turn ends when you say so, the Villain's after two activations or sooner.
        A Field Modifier token ends after two rounds.
quick-icons = Icons
    .text = Signs on Screens, tiles and cards, and what they stand for.
