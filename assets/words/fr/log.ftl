### Lines of the log. Names of miniatures, Areas, tiles, cards and tokens are links; dice are drawn.

## Setup

# $hero, $slot
log-hero-chosen = { $hero } rejoint la partie (Héros { $slot })
# $who, $card
log-gadget-taken = { $who } prend { $card }
# $who, $tile, $count
log-allies-chosen = { $who } emmène { INSIDE($tile) } (×{ $count })
# $who, $area
log-placed-setup = { $who } prend place ({ $area })
# $who, $area
log-placed-reinforcement = { $who } arrive ({ $area })
# $who, $area
log-placed-pull = { $who } se fait entraîner vers { $area }

## The round

log-round-begins = La manche { $round } commence
log-heroes-turn-begins = Le tour des Héros commence
log-villains-turn-begins = Le tour du Méchant commence
log-heroes-turn-ends = Le tour des Héros se termine
log-villains-turn-ends = Le tour du Méchant se termine
# $who, $cubes
log-cubes-rested = { $cubes ->
    [one] { $who } : { $cubes } cube dépensé passe en Fatigue
   *[other] { $who } : { $cubes } cubes dépensés passent en Fatigue
}
# $who, $cubes
log-tired = { $cubes ->
    [one] { $who } : { $cubes } cube passe de la Réserve en Fatigue
   *[other] { $who } : { $cubes } cubes passent de la Réserve en Fatigue
}
# $who, $cubes
log-recovered = { $who } récupère { count-cubes }
# $who, $cubes, $wounds
log-recovered-and-healed = { $who } récupère { count-cubes } et soigne { count-wounds }
log-active = { $who } prend la Posture Active pour cette manche
log-resting = { $who } se repose pendant cette manche

## Cubes

# $who, $cubes
log-spent = { $who } dépense { count-cubes }
# $who, $cubes, $space
log-spent-on = { $who } dépense { count-cubes } ({ $space })
# $who, $wounds
log-pushed = { $who } repousse ses limites : { count-wounds } pour des dés en plus
log-cubes-lost = Hors de la partie : { count-cubes }

## Movement

# $who, $points
log-movement-begins = { $points ->
    [one] { $who } s’élance avec { $points } point de Déplacement
   *[other] { $who } s’élance avec { $points } points de Déplacement
}
# $who, $area, $cost, $left
log-walked = { $who } rejoint { $area } (coût { $cost } ; reste { $left })
# $who, $area, $cost, $left
log-jumped = { $who } saute vers { $area } (coût { $cost } ; reste { $left })
# $who, $area, $cost, $left
log-climbed = { $who } grimpe vers { $area } (coût { $cost } ; reste { $left })
# $who, $area, $cost, $left
log-dropped-down = { $who } se laisse tomber vers { $area } (coût { $cost } ; reste { $left })
# $who, $area, $cost, $left
log-broke-through = { $who } brise le mur vers { $area } (coût { $cost } ; reste { $left })
# What a Move costs in all and part by part: "3 = base 1, Hindering +2". $total, $parts
log-cost-of-parts = { $total } = { $parts }
log-movement-ends = { $who } s’arrête
# $who, $points
log-points-kept = { $points ->
    [one] { $who } garde { $points } point de Déplacement
   *[other] { $who } garde { $points } points de Déplacement
}
log-success-added = { $who } ajoute un succès gratuit
# $one, $other
log-wall-broken = Le mur entre { $one } et { $other } s’effondre
log-door-opens = { $door } s’ouvre
log-door-closes = { $door } se ferme
log-link-opens = { $link } : en service
log-link-closes = { $link } : hors service
# $elevator, $area
log-elevator-moves = { $elevator } : arrêt près de { $area }
log-area-opens = { $area } : la Zone est de nouveau ouverte
log-area-closes = { $area } : la Zone est fermée, personne ne peut y entrer
# $area, $level
log-difficult-set = { $area } : le Terrain difficile passe à { $level }
# $area, $level
log-dangerous-set = { $area } : le Terrain dangereux passe à { $level }
# $area, $level
log-elevation-set = { $area } : l’Élévation passe à { $level }
# $who, $skill, $wounds
log-spared = { $wounds ->
    [one] { $who } : { $skill } évite { $wounds } Blessure
   *[other] { $who } : { $skill } évite { $wounds } Blessures
}
log-laid-down = { $who } se retrouve à terre
log-stood-up = { $who } se relève

## Attacks

# $who, $target
log-shackling = { $who } tente d’entraver { INSIDE($target) }
# $who, $target
log-strikes = { $who } attaque { INSIDE($target) }
# $who, $target
log-shoots = { $who } tire sur { INSIDE($target) }
# $who, $target
log-carries-on = { $who } poursuit sur { INSIDE($target) }
# $who, $target
log-follows-up = { $who } enchaîne sur { INSIDE($target) }
# $who, $target
log-strikes-back = { $who } rend coup pour coup : { $target }
log-attack-in-vain = { $who } ne trouve personne à attaquer
# An attack's line with the cards that help: "Batman attacks Bane with Batarangs". $attack, $cards
log-attack-with-cards = { $attack } avec { $cards }
# $who, $target, $successes
log-attack-counted = { $who } contre { INSIDE($target) } : { count-successes }
# $who, $target, $successes, $parts
log-attack-counted-parts = { $who } contre { INSIDE($target) } : { count-successes } ({ $parts })
# $who, $successes
log-sacrificed = { $who } encaisse { count-successes }
# $who, $successes, $through
log-defended = { $through ->
    [0] { $who } se défend, { count-successes } : rien ne passe
    [one] { $who } se défend, { count-successes } : { $through } passe
   *[other] { $who } se défend, { count-successes } : { $through } passent
}
# $who, $successes, $through, $parts
log-defended-parts = { $through ->
    [0] { $who } se défend, { count-successes } ({ $parts }) : rien ne passe
    [one] { $who } se défend, { count-successes } ({ $parts }) : { $through } passe
   *[other] { $who } se défend, { count-successes } ({ $parts }) : { $through } passent
}
# $who, $tokens
log-shackled = { $tokens ->
    [one] { $who } porte maintenant { $tokens } jeton Entrave
   *[other] { $who } porte maintenant { $tokens } jetons Entrave
}
log-unshackled = { $who } se libère de ses Entraves

## Dice

# $who, $roll, $dice
log-rolled = { $who } lance les dés ({ $roll }) : { $dice }
# $who, $reroll, $before, $after
log-rerolled = { $who } utilise { $reroll } : { $before } devient { $after }
log-die-rolled = Le dé indique { $shown }
# $number, $of
log-picked = Tirage au sort : numéro { $number } sur { $of }
log-shuffled = { $count ->
    [one] { $count } carte ou jeton mélangé face cachée
   *[other] { $count } cartes ou jetons mélangés face cachée
}
log-drawn = Le dessus de la pile est pioché ; reste { $left }

## Wounds

# $who, $wounds, $left
log-hero-wounded = { $who } subit { count-wounds } ({ $left ->
    [one] reste { $left } cube
   *[other] reste { $left } cubes
})
# $who, $wounds, $left
log-wounded = { $who } subit { count-wounds } ({ $left ->
    [one] reste { $left } Point de vie
   *[other] reste { $left } Points de vie
})
log-neutralized = { $who } passe à l’état Neutralisé
log-revived = { $who } reprend le combat

## Cards and objects

# $who, $card
log-card-spent = { $who } épuise { $card }
# $who, $card, $area
log-picked-up = { $who } ramasse { $card } ({ $area })
# $card, $from, $to
log-handed-over = { $card } change de mains : { INSIDE($from) } → { INSIDE($to) }
# $who, $card
log-turned-down = { $who } refuse : { $card } ne change pas de mains
# $who, $card, $area
log-dropped = { $who } lâche { $card } ({ $area })
# $who, $card, $area
log-thrown = { $who } lance { $card } vers { $area }
# $who, $card, $area, $lands
log-thrown-short = { $who } lance { $card } vers { $area }, mais trop court : { $lands }
# $card, $area
log-equipment-placed = { $card } apparaît ({ $area })
# $who, $what
log-tries = { $who } : { $what }
# $who, $card
log-reaches-for = { $who } tend la main vers { $card }
# $who, $card
log-gives = { $who } donne { $card }
# $who, $card
log-takes = { $who } prend { $card }
# $who, $card
log-throws = { $who } lance { $card }
# $who, $successes, $difficulty
log-succeeds = { $who } réussit : { count-successes } contre Difficulté { $difficulty }
# $who, $successes, $difficulty, $parts
log-succeeds-parts = { $who } réussit : { count-successes } ({ $parts }) contre Difficulté { $difficulty }
# $who, $successes, $difficulty
log-fails = { $who } échoue : { count-successes } contre Difficulté { $difficulty }
# $who, $successes, $difficulty, $parts
log-fails-parts = { $who } échoue : { count-successes } ({ $parts }) contre Difficulté { $difficulty }
# $token, $area, $face
log-token-turned = { $token } ({ $area }) passe sur « { $face } »
# $token, $area
log-token-removed = { $token } ({ $area }) quitte le plateau
# $field, $area, $count
log-fields-placed = { $count ->
    [one] { $area } : { $count } jeton { $field }
   *[other] { $area } : { $count } jetons { $field }
}
# $field, $area
log-field-thins = { $area } : { $field } se dissipe un peu
# $field, $area
log-field-gone = { $area } : il n’y a plus de { $field }
log-bursts = Quelque chose éclate ({ $area })
# $area, $level
log-exploded = Une Explosion de niveau { $level } ravage { $area }

## The Villain

# $tile, $position, $cubes
log-tile-activated = Le Méchant active { INSIDE($tile) } (File { $position }) pour { count-cubes }
# $position, $cubes
log-event-activated = Le Méchant active la tuile Événement (File { $position }) pour { count-cubes }
log-mini-activated = { $who } agit
log-tile-neutralized = { $tile } : la tuile est Neutralisée
log-tile-revived = { $tile } : la tuile revient en jeu
log-tile-demobilized = { $tile } : la tuile est Démobilisée
log-tile-dredged = { $tile } : la tuile est Retirée de la File
log-points-gained = Le Méchant a { count-points } à dépenser
# $who, $area, $points, $left
log-reinforced = { $who } arrive en Renfort ({ $area }) pour { count-points } (reste { $left })
log-points-lost = { $points ->
    [one] { $points } point de Renfort non dépensé est perdu
   *[other] { $points } points de Renfort non dépensés sont perdus
}
# $from, $to, $area, $life
log-transformed = { $life ->
    [one] { $from } devient { INSIDE($to) } ({ $area }) avec { $life } Point de vie restant
   *[other] { $from } devient { INSIDE($to) } ({ $area }) avec { $life } Points de vie restants
}
# $from, $to
log-personality-changed = { $from } s’efface, { INSIDE($to) } prend le dessus
log-reinforcements-open = Les Renforts peuvent désormais entrer par { $area }
log-reinforcements-closed = Les Renforts ne peuvent plus entrer par { $area }
log-event = Événement : { $event }

## The end

log-heroes-win = Les Héros l’emportent : { $ending }
log-villain-wins = Le Méchant l’emporte : { $ending }

## A line with its rule: "Bane is Neutralized [R2 IX.B]"

# $line, $rule
log-with-rule = { $line } [{ $rule }]

## The mission

# $who, $area
log-placed-mission = { $who } change de place ({ $area })
# $who, $area
log-placed-led = { $who } suit le mouvement ({ $area })
# $who, $token
log-puts-down = { $who } pose { $token }
# $answer
log-heroes-answer = Les Héros : { $answer }
# $answer
log-villain-answers = Le Méchant : { $answer }
# $dice
log-mission-rolled = La mission lance { $dice }
# $mode
log-mode-begins = { $mode } : début
# $mode
log-mode-ends = { $mode } : fin
# $round
log-last-round = La manche { $round } est désormais la dernière
log-cut-short = La mission se relance sans fin : la suite est ignorée
# $who, $count
log-healed = { $count ->
    [one] { $who } regagne { $count } Point de vie
   *[other] { $who } regagne { $count } Points de vie
}
# $who, $area
log-got-away = { $who } parvient à s’échapper ({ $area })
# $who, $area
log-left-board = { $who } quitte le plateau ({ $area })
# $who
log-joins-heroes = { $who } rejoint les Héros
# $who
log-joins-villain = { $who } rejoint le Méchant
# $who
log-joins-nobody = { $who } n’est plus d’aucun camp
# $who
log-heroes-control = Les Héros décident désormais pour { INSIDE($who) }
# $who
log-villain-controls = Le Méchant décide désormais pour { INSIDE($who) }
# $who
log-nobody-controls = Plus personne ne décide pour { INSIDE($who) }
# $from, $to, $cubes
log-screen-changed = { $from } devient { INSIDE($to) }, avec { count-cubes } en tout
# $who, $leader
log-led = { $who } suit { INSIDE($leader) }
# $who
log-released = { $who } ne suit plus personne
# $token, $area
log-token-placed = { $token } apparaît ({ $area })
# $token, $area
log-token-moved = { $token } se déplace vers { $area }
# $token, $area, $face
log-token-revealed = { $token } ({ $area }) se révèle : { $face }
# $token, $area
log-token-hidden = { $token } ({ $area }) passe face cachée
# $token, $area
log-token-shown-to-heroes = Les Héros voient la face de { $token } ({ $area })
# $token, $area
log-token-shown-to-villain = Le Méchant voit la face de { $token } ({ $area })
# $area
log-area-dark = La lumière s’éteint : { $area }
# $area
log-area-light = La lumière revient : { $area }
# $hero, $figure
log-figure-set = Le X de { $hero } vaut désormais { $figure }
# $who, $skill, $level
log-skill-granted = { $who } obtient { $skill } { $level }
# $who, $skill
log-trait-granted = { $who } obtient { $skill }
# $who, $token
log-token-picked-up = { $who } ramasse { $token }
# $who, $token, $area
log-token-put-down = { $who } laisse { $token } ({ $area })
# $who, $card
log-card-lost = { $who } perd { $card }
# $tile, $position
log-tile-inserted = { $tile } entre dans la File en position { $position }
# $tile, $position
log-tile-moved = { $tile } passe en position { $position } dans la File
# $tile, $round
log-tile-banned = { $tile } : pas d’activation avant la manche { $round }
