### The bar at the bottom: hints for new players, and what the buttons add to their names.

prompt-thinking = Computer is thinking…
prompt-busy = Playing it out…
prompt-skip = Skip
    .tip = Show the rest at once. A click on the board does the same.
prompt-back = Back
    .tip = One step back (Esc)
# The choices so far, from the left. $before, $last
prompt-crumbs = { $before } › { $last }
# A button for a screen reader. $label, $note
prompt-spoken = { $label }, { $note }

prompt-hint-hero-action = Click a Hero, then an Area to move to, an enemy to attack or a token to interact with. Cubes pay for it.
prompt-hint-keep-moving = Move on or stop here: any Move Points left are lost when the Movement ends.
prompt-hint-take-stance = An Active Hero can act. A Resting Hero can't, but recovers more cubes.
prompt-hint-activate-tile = Tiles on the left of the River are cheap. The one you activate moves to the right end.
prompt-hint-mini-action = Move, act once, move again: each of them is optional.
prompt-hint-defend = Each cube adds a die. Every success you don't stop becomes a Wound.
prompt-hint-reroll = Click a die to reroll it, or keep them all.
prompt-hint-reinforce = Bring in miniatures from the pool to open Reinforcement Areas.
prompt-hint-take-gadgets = You choose Bat-Gadgets once, and they never change hands.
prompt-hint-lose-cube = A Wound takes a cube from a space. Pick the one you need least.

# What the computer suggests during setup. $what
prompt-suggested = Suggested: { $what }
prompt-suggested-take = Take the suggestion
    .tip = Takes all of it with one click. You can undo it.
# A Hero in a sentence. $best, $skills
prompt-hero = Best at { $best }. Known for { $skills }.
# Allies in a sentence. $life, $best
prompt-ally = { $life ->
    [one] Each has { $life } Life Point and is best at { $best }.
   *[other] Each has { $life } Life Points and is best at { $best }.
}
# How long a bar is, for a screen reader. $what, $tenths
prompt-strength = { $what }: { $tenths } of 10

prompt-click-area = Click an Area on the board.
# Shows the places as buttons, too. $count
prompt-list = List Areas ({ $count })
    .tip = Show every Area as a button
prompt-click-hero = Choose a Hero first: click the miniature or its Bat-Tablet.
prompt-click-tile = Choose a tile of the River first.
prompt-click-mini = Choose one of the marked miniatures first.
prompt-click-answer = That doesn't answer the question: the answers are below.
# A click on the board that means nothing. $who
prompt-click-acts = { $who } is already acting: click an Area, an enemy or a token.
# $who
prompt-click-is-there = { $who } is already there.
# $what: a miniature, a token or an Area. $who, $what
prompt-click-nothing = { $who } can't do anything with { $what } right now.
prompt-danger-again = { $danger } Choose it again to go there.
# A tile that takes half of the cubes or more. $cost, $left
prompt-dear-again = That takes { $cost } of your { $left } cubes. Choose it again to activate it.
prompt-danger-drop = { $levels ->
    [one] This way drops 1 level.
   *[other] This way drops { $levels } levels.
}
prompt-danger-terrain = This way enters Dangerous Terrain { $level }.
