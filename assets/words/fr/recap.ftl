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

## Avant d’agir : cinq lignes au plus

recap-title-heroes = Le dernier tour des Héros
recap-title-villain = Le dernier tour du Méchant
recap-close = Compris
# $by, $target
recap-took-out = { $by } a Neutralisé { INSIDE($target) }
# $by, $target, $wounds
recap-hit = { $by } a blessé { INSIDE($target) } ({ $wounds } { $wounds ->
    [one] Blessure
   *[other] Blessures
})
# $by, $target
recap-missed = { $by } a attaqué { INSIDE($target) } sans effet
# $target
recap-is-out = { $target } est hors de combat
# $count
recap-more = … et encore { $count } dans le journal
