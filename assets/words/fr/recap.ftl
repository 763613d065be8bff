### What the other side did, in a few numbers.

recap-moves = { $moves ->
    [one] { $moves } Déplacement
   *[other] { $moves } Déplacements
}
recap-attacks = { $attacks ->
    [one] { $attacks } attaque
   *[other] { $attacks } attaques
}
recap-dice = { count-dice }
recap-reinforcements = { $minis ->
    [one] { $minis } Renfort
   *[other] { $minis } Renforts
}
recap-nothing = Un tour calme
# $who, $wounds
recap-wounds = { $who } a subi { count-wounds }
