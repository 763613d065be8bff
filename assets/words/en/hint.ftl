### Hints, shown when something happens for the first time.

hint-got-it = Got it
    .tip = Close this hint
hint-no-more = No more hints
    .tip = You can turn them back on in the settings
# A hint for a screen reader. $title
hint-spoken = Hint: { $title }

hint-fatigue = Tired cubes
    .text = The cubes you spent now lie in the Fatigue Zone. Each round some of them come back to the Reserve.
hint-tired = Running low
    .text = Hardly a cube left? A Resting Hero takes no actions this round but gets many more cubes back.
hint-exertion = That space is full
    .text = Every space has an Exertion limit. This one takes no more cubes this turn.
hint-hindering = They're in the way
    .text = Enemies in an Area make it more expensive to leave. Neutralize them first, or pay the extra Move Points.
hint-terrain = Rough ground
    .text = Rails, rubble and the like are Difficult Terrain: leaving costs extra Move Points.
hint-sight = Out of sight
    .text = Ranged Attacks need a Line of Sight. The View menu shows its markers: Areas whose markers share a letter see each other.
hint-free-reroll = A Free Reroll
    .text = A die with an arrow may be rerolled once for free. The new result counts, so leave the good ones alone.
hint-dice = No way back
    .text = Undo takes back anything up to the last dice roll: what the dice have shown stays.
hint-defense = Under attack
    .text = Each cube in Defense is a die, and each success stops a hit. Keep a few cubes for the next attack, too.
hint-wounds = That hurt
    .text = Each Wound takes a cube out of play. A Hero whose cubes all lie in the Wound Zone is Neutralized.
hint-lost-cube = Which cube?
    .text = The Reserve can't pay for the Wound, so a cube is taken from a space. Choose one you don't need anymore.
hint-skill = A Skill comes in handy
    .text = Some Skills are offered right when they matter. Choose “always” or “never”, and you won't be asked again.
hint-neutralized = One down
    .text = Neutralized miniatures leave the board, but they may come back as Reinforcements.
hint-river = The River
    .text = The Villain pays more the farther right a tile lies. Once activated, it moves to the right end and the others slide left.
hint-event = An Event
    .text = The Event Warning tile sets off one of the mission's Events. The mission sheet lists them.
hint-reinforcements = Reinforcements
    .text = New enemies come in at Areas with an open Reinforcement token. Don't linger there.
hint-last-round = The last round
    .text = There's no tomorrow: cubes you hold back are worth nothing now. Check the objectives and go for it.
