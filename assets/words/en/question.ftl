### What the game asks. One short question to one player.

question-choose-hero = Who takes Hero slot { $slot }?
# $who, $room
question-take-gadgets = { $who }: which Bat-Gadgets? Room for { $room } more.
question-choose-allies = { $who }: which allies come along?
question-place-ally = Where does { $who } start?
question-take-stance = { $who }: Active or Resting?
question-hero-action = Heroes: who does what?
# $who, $points
question-keep-moving = { $points ->
    [0] { $who }: no Move Points left. Stop here, or pay to go on?
    [one] { $who }: 1 Move Point left. Where to?
   *[other] { $who }: { $points } Move Points left. Where to?
}
question-before-recovery = Villain: remove a tile from the River before you recover?
question-activate-tile = { $activations ->
    [0] Villain: no activations left. Anything else?
   *[other] Villain: which tile? { count-activations } left this turn.
}
question-pay-dredge = { $cubes ->
    [one] Villain: which cube pays for Dredging?
   *[other] Villain: which { $cubes } cubes pay for Dredging?
}
question-activate-mini = { $tile }: who acts next?
question-first-movement = { $who }: move first, or act?
question-action = { $who }: what now?
# $who, $actions
question-actions-left = { $who }: what now? { count-actions } left.
question-second-movement = { $who }: move again?
question-choose-event = Villain: which Event?
question-choose-part = What happens first?
question-reinforce = Villain: who arrives where? { count-points } left.
# $who, $attacker, $successes
question-defend-melee = { $who }: { $attacker } hits in Melee with { count-successes }. How many cubes for Defense?
# $who, $attacker, $successes
question-defend-ranged = { $who }: { $attacker } shoots with { count-successes }. How many cubes for Defense?
# $who, $roll, $dice, $sum
question-reroll = { $who }, { $roll }: { $dice } = { $sum }. Reroll?
# $who, $roll, $dice, $sum, $against
question-reroll-against = { $who }, { $roll }: { $dice } = { $sum } against { $against }. Reroll?
# $who, $roll, $dice, $sum
question-force = { $who }: an enemy rolls for { $roll }: { $dice } = { $sum }. Force a Reroll?
# $who, $successes, $difficulty
question-free-success = { $who }: { count-successes } against Difficulty { $difficulty }. Add your free success?
# $who, $successes, $target
question-free-success-on = { $who }: { count-successes } against { $target }. Add your free success?
# $who, $field, $area, $most
question-put-tokens = { $who }: how many { $field } tokens in { $area }? At most { $most }.
# $who, $wounds
question-lose-cube = { $who }: which space loses a cube? { count-wounds } to go.
# $who, $what
question-land-in = { $who }: where does { $what } land?
question-land-in-throw = { $who }: where does the throw land?
question-heroes-won = The Heroes win!
question-villain-won = The Villain wins!
question-nothing = One moment…

## The mission

# $who, $what
question-pick-for = { $who }, { $what }
# $who, $things (area, mini, token, thing), $count
question-pick = { $count ->
    [one] { $who }: choose { $things ->
        [area] an Area
        [mini] a miniature
        [token] a token
       *[thing] one
    }
   *[other] { $who }: choose { $count } { $things ->
        [area] Areas
        [mini] miniatures
        [token] tokens
       *[thing] things
    }
}
# $who, $things (area, mini, token, thing), $count
question-pick-up-to = { $count ->
    [one] { $who }: choose { $things ->
        [area] an Area
        [mini] a miniature
        [token] a token
       *[thing] one
    }, or none
   *[other] { $who }: choose up to { $count } { $things ->
        [area] Areas
        [mini] miniatures
        [token] tokens
       *[thing] things
    }
}
# $what
question-put-where = { $what }: where to?
# $who, $card, $from
question-accept = { $who }: take { $card } from { $from }?
# $who, $card, $to
question-hand-over = { $who }: hand { $card } to { $to }?
# $who, $card
question-take-card = { $who }: take { $card } now, or leave it here?
# $who, $dice, $color
question-granted-melee = { $who }: a free Melee Attack with { $dice } { $color }. On whom?
# $who, $dice, $color
question-granted-ranged = { $who }: a free Ranged Attack with { $dice } { $color }. On whom?
# $who
question-granted-action = { $who } may act once: what now?
