# Skills that are used: what buttons, transcripts and the log say. Most go by their name.

# $skill, $target
skill-use-on = { $skill }: { $target }
# $skill, $target
skill-attack-with = { $skill } { $target }
skill-attraction = Pull { $target } here
skill-grenade = Grenade at { $target }
skill-unshackle = Free { $target } from Shackles
    .button = Remove Shackles
skill-command = Command { $tile }
    .button = Command allies
skill-tactician = Send { $target }
skill-dispel = Talk { $target } out of an Imaginary Friend
    .button = Dispel the friend

skill-step-in = Step in for { $target }
skill-carry-on = Hit { $target } too
skill-combo = Combo against { $target }
skill-strike-back = Strike back at { $target }
# $cubes
skill-regenerate-cubes = Regenerate { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
}
# $points
skill-regenerate-life = Regenerate { $points ->
    [one] 1 Life Point
   *[other] { $points } Life Points
}

# $attacker, $target, $who, $successes
skill-ask-step-in = { $attacker } attacks { $target }. Does { $who } step in for { $successes ->
    [one] 1 success
   *[other] up to { $successes } successes
}?
# $who, $successes, $targets
skill-ask-carry-on = { $who }: hit another with the { $successes ->
    [one] 1 success
   *[other] { $successes } successes
} left? Up to { count-targets } more.
# $who, $attacker, $dice
skill-ask-strike-back = { $who }: strike back at { $attacker } with { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}?
# $who, $skill, $dice
skill-ask = { $who }: use { $skill } with { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}?

# $who, $cubes
skill-ask-regenerate-cubes = { $who }: move { $cubes ->
    [one] 1 cube
   *[other] up to { $cubes } cubes
} from Wounds to Fatigue?
# $who, $points
skill-ask-regenerate-life = { $who }: regenerate { $points ->
    [one] 1 Life Point
   *[other] up to { $points } Life Points
}?

# $who, $target
skill-steps-in = { $who } steps in for { $target }
# $who, $skill
skill-used = { $who } uses { $skill }
# $who, $skill, $target
skill-used-on = { $who } uses { $skill }: { $target }
# $who, $target
skill-pulls = { $who } pulls at { $target }
# $who, $target
skill-throws = { $who } throws a grenade at { $target }
# $who, $target
skill-works-on-shackles = { $who } works on the Shackles of { $target }
# $who, $tile
skill-orders = { $who } commands { $tile }
# $who, $target
skill-sends = { $who } sends { $target } ahead
# $who, $target
skill-reasons = { $who } tries to talk { $target } out of an Imaginary Friend
skill-friend-gone = { $who } has lost the Imaginary Friend for good
# $who, $skill
skill-lost = { $who } has lost { $skill } for good
# $who, $cubes
skill-regains-cubes = { $who } regenerates { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
}
# $who, $points
skill-regains-life = { $who } regenerates { $points ->
    [one] 1 Life Point
   *[other] { $points } Life Points
}
