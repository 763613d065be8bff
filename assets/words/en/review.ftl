### A look back on a game: chances, the largest mistakes, luck and play.

review-title = Looking back
review-thinking = The computer plays on from every turn of this game to see what else could have happened…
# $percent
review-progress = { $percent }% done
review-unknown = There's nothing to look back on: the computer hasn't learned this mission's odds, or nothing was decided.

## Chances

review-chances = The Heroes' chance of winning
review-band = Line: how often the Heroes win from there if the computer plays on for both sides. Band: the margin of error (95%), since it tried only a few games. Flags: the largest mistakes.
# A turn, the chance at its start, and its band. $turn, $percent, $low, $high
review-chance = { $turn }: Heroes { $percent }% ({ $low } to { $high }%)
# $percent
review-end = At the end: Heroes { $percent }%
# The turn that decided it. $turn, $before, $after
review-turned = { $turn }: that's where it turned. The Heroes' chance went from { $before }% to { $after }%.
# For a screen reader. $chances
review-graph-spoken = The Heroes' chance at the start of each turn. { $chances }

## Mistakes

review-mistakes = Largest mistakes
review-none = Nobody made a mistake that the computer is sure of.
# What was done, and when. $turn, $did
review-did = { $turn } · { $did }
# $better
review-better = Better · { $better }
# $points, $error
review-cost = { $points ->
    [one] Cost about { $points } point of the chance to win (± { $error })
   *[other] Cost about { $points } points of the chance to win (± { $error })
}
review-show = Show me
    .tip = Watch the replay from just before this decision. You can play on from there.
# For a screen reader. $mistake
review-show-spoken = Show me: { $mistake }
review-report = Back to the report
review-next = Next mistake
review-before = Previous mistake

## Luck and play

review-ledger = Luck and play
# $points, $error, $side
review-luck-gave = { $side ->
    [heroes] { $points ->
        [one] Luck gave the Heroes { $points } point (± { $error }).
       *[other] Luck gave the Heroes { $points } points (± { $error }).
    }
   *[villain] { $points ->
        [one] Luck gave the Villain { $points } point (± { $error }).
       *[other] Luck gave the Villain { $points } points (± { $error }).
    }
}
# $points, $error, $side
review-luck-took = { $side ->
    [heroes] { $points ->
        [one] Luck cost the Heroes { $points } point (± { $error }).
       *[other] Luck cost the Heroes { $points } points (± { $error }).
    }
   *[villain] { $points ->
        [one] Luck cost the Villain { $points } point (± { $error }).
       *[other] Luck cost the Villain { $points } points (± { $error }).
    }
}
# $points, $side
review-play = { $side ->
    [heroes] { $points ->
        [one] Better decisions: the Heroes, by { $points } point.
       *[other] Better decisions: the Heroes, by { $points } points.
    }
   *[villain] { $points ->
        [one] Better decisions: the Villain, by { $points } point.
       *[other] Better decisions: the Villain, by { $points } points.
    }
}
review-play-even = Decisions: both sides did equally well.
# $start, $end
review-from-to = In all, the Heroes' chance went from { $start }% to { $end }%.
review-ledger-tip = A point is one percent of the chance to win. Luck is what dice and cards did after a decision, compared with what they might have done; what the card-driven Villain does is luck, too. What luck doesn't explain is up to the decisions of both sides, or to odds that were misjudged at the start.
