### "What can I do now?": the kinds of things that may be done, what the computer would do, and why.

advice-title = What can I do now?
    .tip = See your options, and what the computer would do in your place
advice-button = What now?
advice-options = Your options
advice-would = The computer would
advice-thinking = Thinking…
advice-only = It's the only thing the rules allow right now.
# $percent
advice-chance = Your side wins about { $percent }% of games from here.
    .tip = Learned from thousands of games between computers, and from looking a few turns ahead. The dice have the last word.
# $what, $percent
advice-next = Next best: { $what }, about { $percent }%.
# $what
advice-as-good = Just as good: { $what }.
advice-show = Show me
    .tip = Look at it on the board
advice-do = Do it
    .tip = Give this answer now
# On the button of the advised answer, or of what the lesson is about
advice-mark = try this
    .best = best
    .safest = safest

# $area
advice-go = Go to { $area }

## Why

# $what, $percent
advice-work = “{ $what }” is what this mission is about, and it succeeds { $percent }% of the time.
# $what
advice-work-sure = “{ $what }” is what this mission is about, and it can't fail.
# $target, $percent
advice-attack = It's worth the cubes: about { $percent }% to Neutralize { $target }.
# The odds of a plan, whether it is the best or not. $percent
advice-odds-work = It succeeds { $percent }% of the time.
# $target, $percent
advice-odds-attack = About { $percent }% to Neutralize { $target }.
# $more
advice-odds-rest = { $more ->
    [0] Resting brings no cubes back.
    [one] Resting brings { $more } cube back.
   *[other] Resting brings { $more } cubes back.
}
# $area, $what
advice-go-work = In { $area } you can try “{ $what }”.
# $area, $target
advice-go-attack = From { $area } you can attack { $target }.
# $area, $skill
advice-go-use = From { $area } you can put { $skill } to good use.
# $area
advice-go-carry = There's something to pick up or put down in { $area }.
# $area
advice-go-objective = { $area } is closer to what this mission is about.
# $area, $enemy
advice-go-reach = { $area } brings { $enemy } within reach.
# $area
advice-go-guard = In { $area } you stand in the enemy's way.
# $area
advice-go-safety = { $area } is safer than where you are.
# $skill
advice-use = { $skill } is worth its price right now.
advice-carry = What it brings is worth the cube.
# $reserve, $more
advice-rest = { $reserve ->
    [0] No cubes in Reserve: resting brings { $more } back.
    [one] Only 1 cube in Reserve: resting brings { $more } back.
   *[other] Only { $reserve } cubes in Reserve: resting brings { $more } back.
}
# $reserve
advice-act = { $reserve ->
    [0] There's something worth doing, even without a cube.
    [one] There's something worth doing, even with 1 cube.
   *[other] With { $reserve } cubes there's something worth doing.
}
# $percent
advice-defend-bare = { $percent ->
    [0] Cubes would do more good elsewhere, even if some hits get through.
   *[other] Cubes would do more good elsewhere: even so, { $percent }% to stop every hit.
}
# $cubes, $percent
advice-defend = { $percent ->
    [0] { $cubes ->
        [one] You can't stop every hit, but 1 cube is the best deal.
       *[other] You can't stop every hit, but { $cubes } cubes are the best deal.
    }
   *[other] { $cubes ->
        [one] 1 cube is the best deal: { $percent }% to stop every hit.
       *[other] { $cubes } cubes are the best deal: { $percent }% to stop every hit.
    }
}
advice-reroll = This die can hardly get worse.
advice-keep = The dice are good enough; another try would cost more than it's worth.
# $reserve
advice-save = { $reserve ->
    [0] There's nothing left to spend.
    [one] Nothing in reach is worth your last cube: keep it for Defense.
   *[other] Nothing in reach is worth the cubes: keep all { $reserve } for Defense.
}
advice-activate = This tile does the most for its cubes.
advice-weighed = All in all, this comes out best.

## What kinds of answers are for

advice-reroll-dice = Reroll dice
advice-activate-tile = Activate a tile
advice-kind-active = Recovers a few cubes and acts this round.
advice-kind-resting = Recovers many cubes, but takes no actions this round.
advice-kind-move = Some Move Points are free each round; more cost cubes. Enemies and rough ground raise the price.
advice-kind-melee = Hit an enemy in the same Area. Each cube is a die.
advice-kind-ranged = Shoot at an enemy in Line of Sight. Each cube is a die.
advice-kind-attack-with = An attack that does something special.
advice-kind-interact = An action of this mission. The dice must reach its Difficulty.
advice-kind-carry = Handle Equipment or tokens. Each takes a Manipulation cube.
advice-kind-throw = Throw Equipment into another Area.
advice-kind-use = Use this Skill as an action.
advice-kind-drop = Drop Equipment. It's free.
advice-kind-all-active = This Hero and all that are still to choose act this turn.
advice-kind-end-turn = Done for now: the cubes you keep are your Defense.
advice-kind-defend = Each cube is a die against the hits.
advice-kind-reroll = Roll a die again, for free or for a cube.
advice-kind-keep = Leave the dice as they are.
advice-kind-stop = End this Movement. Unused Move Points are lost.
advice-kind-finish = Done here.
advice-kind-decline = Skip it this time.
advice-kind-tile = Activate a tile in the River: all its miniatures act.
advice-kind-dredge = Take a tile out of the River, for cubes.
advice-kind-choose = Choose one. Hover over it to learn more.
# A kind of answer among others. $count
advice-others = Other choices: { $count }
