### The timeline of a replay.

replay-play = Play
replay-pause = Pause
replay-play-tip = Play or pause
replay-first = Back to the start
replay-back = Previous step
replay-next = Next step
replay-last = Skip to the end
replay-timeline = Timeline
# $at, $length
replay-position = { $at } / { $length }
replay-branch = Play from here
    .tip = Start a new game from this point
