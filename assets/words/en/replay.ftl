### The timeline of a replay.

replay-play = Play
replay-pause = Pause
replay-play-tip = Play or pause
replay-first = Back to the start
replay-turn-back = Previous turn
replay-back = Previous step
replay-next = Next step
replay-turn-on = Next turn
replay-last = Skip to the end
replay-next-wound = Next Wound
replay-next-moment = Next objective or Event
replay-timeline = Timeline
# $at, $length
replay-position = { $at } / { $length }
replay-branch = Play from here
    .tip = Start a new game from this point with the same upcoming rolls: the same decisions lead to the same dice. The game you are watching stays as it is. The new one is saved on its own, as a branch, and doesn't count for the high scores.
replay-branch-anew = New dice from here
    .tip = Start a new game from this point with new dice. What lies face down stays as it is, and so does the game you are watching. The new one is saved on its own, as a branch, and doesn't count for the high scores.
replay-is-over = The game is over here: go back a few steps first.
