### Dice that have been rolled.

dice-reroll = Reroll { $die }
# $die, $rights
dice-reroll-by = Reroll { $die }: { $rights }
# A die that the First edition rolls together with the others that were named. $die
dice-named = { $die }: named for a Free Reroll
dice-fixed = { $die }: no Reroll left for this one
# "a Bonus Reroll or 1 cube". $before, $last
dice-or = { $before } or { $last }
dice-bonus = Bonus Reroll
dice-free = Free Reroll
dice-forced = Forced Reroll
dice-against = needs { $successes }
dice-wounds = Each success is a Wound!
dice-choose = Choose
dice-none-left = No Rerolls left.
dice-none-free = No Reroll is free.
dice-left = Rerolls: { $list }
dice-bonus-left = { $count } Bonus
# $count, $color
dice-free-left = { $count } Free for { $color }
dice-any-free-left = { $count } Free for any die
dice-paid-left = { $count ->
    [one] up to 1 Paid (1 cube)
   *[other] up to { $count } Paid (1 cube each)
}
dice-mean = With every free Reroll: { $mean } successes on average
# $mean, $chance, $goal
dice-mean-goal = With every free Reroll: { $mean } successes on average, { $chance }% for { $goal } or more
dice-sum = { $successes ->
    [0] No successes
    [one] 1 success
   *[other] { $successes } successes
}
# What the dice show, and what is added: "Martial Arts +1". $dice, $modifier, $successes
dice-sum-modified = { $dice } on the dice, { $modifier } = { count-successes }
