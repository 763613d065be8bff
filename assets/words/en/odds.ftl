### Chances before a roll.

# $chance, $goal
odds-life = { $chance }% for { $goal } (Life Points)
# $chance, $goal
odds-difficulty = { $chance }% for { $goal } (Difficulty)
# $chance, $goal
odds-distance = { $chance }% for { $goal } (Distance)
odds-chance = { $chance }%
# From the chance against the most Defense cubes to the one against none. $low, $high
odds-range = { $low }–{ $high }%
# $wounds, $chance
odds-undefended = No Defense cubes: { $wounds }, Neutralized { $chance }%
# $cubes, $wounds, $chance
odds-defended = { count-cubes } in Defense: { $wounds }, Neutralized { $chance }%
odds-shackled = No Defense cubes: Shackled { $chance }%
# $cubes, $chance
odds-shackled-defended = { count-cubes } in Defense: Shackled { $chance }%
odds-some-wounds = { $wounds } Wounds
odds-no-wounds = no Wounds
odds-wounds = { $wounds } Wounds on average
    .none = Most likely not a single Wound
# $chance, $successes
odds-stopped = { $successes ->
    [one] { $chance }% to stop it
   *[other] { $chance }% to stop all { $successes }
}
odds-neutralized = { $chance }% to be Neutralized
odds-if-any = +{ $count } with a success
odds-bonus = { $count ->
    [one] { $count } Bonus Reroll
   *[other] { $count } Bonus Rerolls
}
odds-mean = { $mean } successes on average, with the best Rerolls
    .none = Most likely not a single success
odds-too-many = Too many dice to work out every result.
# For a screen reader.
odds-chart = Chances in percent for each number of successes; { $mean } on average
# $count, $exactly, $at-least
odds-row = { $count }: { $exactly }% · or more: { $at-least }%
