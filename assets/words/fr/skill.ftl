# Skills that are used: what buttons, transcripts and the log say. Most go by their name.

# $skill, $target
skill-use-on = { $skill } : { $target }
# $skill, $target
skill-attack-with = { $skill } contre { INSIDE($target) }
skill-attraction = Attirer { INSIDE($target) } ici
skill-grenade = Grenade sur { INSIDE($target) }
skill-unshackle = Libérer { INSIDE($target) } des Entraves
    .button = Retirer les Entraves
skill-command = Commander { INSIDE($tile) }
    .button = Commander des alliés
skill-tactician = Envoyer { INSIDE($target) }
skill-dispel = Raisonner { INSIDE($target) } (Ami imaginaire)
    .button = Chasser l’ami

skill-step-in = S’interposer pour { INSIDE($target) }
skill-carry-on = Toucher aussi { INSIDE($target) }
skill-combo = Enchaînement contre { INSIDE($target) }
skill-strike-back = Rendre le coup : { $target }
# $cubes
skill-regenerate-cubes = Régénérer { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}
# $points
skill-regenerate-life = Régénérer { $points ->
    [one] { $points } Point de vie
   *[other] { $points } Points de vie
}

# $attacker, $target, $who, $successes
skill-ask-step-in = { $attacker } attaque { INSIDE($target) }. { $who } : s’interposer pour { $successes ->
    [one] { $successes } succès
   *[other] { $successes } succès au plus
} ?
# $who, $successes, $targets
skill-ask-carry-on = { $who } : toucher quelqu’un d’autre avec { $successes ->
    [one] le { $successes } succès restant
   *[other] les { $successes } succès restants
} ? Encore { count-targets }.
# $who, $attacker, $dice
skill-ask-strike-back = { $who } : attaquer { INSIDE($attacker) } en retour avec { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} ?
# $who, $skill, $dice
skill-ask = { $who } : utiliser { $skill } avec { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} ?

# $who, $cubes
skill-ask-regenerate-cubes = { $who } : faire passer { $cubes ->
    [one] { $cubes } cube
   *[other] jusqu’à { $cubes } cubes
} des Blessures à la Fatigue ?
# $who, $points
skill-ask-regenerate-life = { $who } : régénérer { $points ->
    [one] { $points } Point de vie
   *[other] jusqu’à { $points } Points de vie
} ?

# $who, $target
skill-steps-in = { $who } s’interpose pour { INSIDE($target) }
# $who, $skill
skill-used = { $who } utilise { $skill }
# $who, $skill, $target
skill-used-on = { $who } utilise { $skill } : { $target }
# $who, $target
skill-pulls = { $who } tente d’attirer { INSIDE($target) }
# $who, $target
skill-throws = { $who } lance une grenade sur { INSIDE($target) }
# $who, $target
skill-works-on-shackles = { $who } s’attaque aux Entraves : { $target }
# $who, $tile
skill-orders = { $who } commande { INSIDE($tile) }
# $who, $target
skill-sends = { $who } envoie { INSIDE($target) } en avant
# $who, $target
skill-reasons = { $who } tente de raisonner { INSIDE($target) } (Ami imaginaire)
skill-friend-gone = { $who } perd son Ami imaginaire pour de bon
# $who, $skill
skill-lost = { $who } perd { $skill } pour de bon
# $who, $cubes
skill-regains-cubes = { $who } régénère { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}
# $who, $points
skill-regains-life = { $who } régénère { $points ->
    [one] { $points } Point de vie
   *[other] { $points } Points de vie
}
