### Why something can't be done now. The rule's id follows in brackets.

# A reason with its rule: "Area full: Occupation limit 2 (R2 VII.A.2)". $reason, $rule
refusal-with-rule = { $reason } ({ $rule })

## The moment

refusal-game-is-over = La partie est terminée
refusal-setup-is-over = La mise en place est terminée
refusal-setup-is-not-over = Terminez d’abord la mise en place
refusal-setup-asks-something-else = La mise en place attend autre chose
refusal-not-asked = Pas maintenant : autre chose doit d’abord être décidé
refusal-attack-asks-something-else = Pas maintenant : l’attaque doit d’abord être résolue
refusal-nobody-acts = Personne ne peut agir en ce moment
refusal-not-villains-turn = Seulement pendant le tour du Méchant
refusal-being-resolved = Pas maintenant : une résolution est en cours

## Unknown ids, from programs

refusal-no-such-mini = Cette figurine n’existe pas
refusal-no-such-area = Cette Zone n’existe pas
refusal-no-such-card = Cette carte n’existe pas
refusal-no-such-tile = Cette tuile n’existe pas
refusal-no-such-hero = Ce Héros n’existe pas
refusal-no-such-interaction = Cette interaction n’existe pas dans cette mission
refusal-no-such-event = Cet Événement n’existe pas dans cette mission

## Setup

refusal-another-slot = Une autre place de Héros est à pourvoir
refusal-hero-not-offered = La mission ne propose pas ce Héros à cette place
refusal-hero-already-chosen = Ce Héros est déjà pris
refusal-later-slot-would-stay-empty = Il ne resterait personne pour une place suivante
refusal-another-packs-belt = { $packing } choisit ses Bat-Gadgets en ce moment
refusal-gadget-does-not-fit = { $card } ne tient pas dans la ceinture utilitaire
refusal-another-chooses-allies = { $choosing } choisit ses alliés en ce moment
refusal-no-fitting-ally = Choisissez une tuile d’Allié des Héros libre et du bon type
refusal-another-is-placed = Une autre figurine est en cours de placement
refusal-allies-stand-adjacent = Les alliés commencent à côté de leur Héros, là où il y a de la place

## Who may act

refusal-allies-act-on-command = Les Alliés des Héros agissent quand leur Héros les commande
# $mini
refusal-others-decide = Les Héros ne décident pas pour { INSIDE($mini) } en ce moment
refusal-actor-is-neutralized = { $mini } est à l’état Neutralisé
refusal-actor-rests = { $mini } se repose pendant cette manche
refusal-lies-down = { $mini } est à terre
refusal-resting-spends-nothing = { $mini } se repose et se déplace sans dépenser de cube
refusal-another-is-activated = { $active } agit en ce moment
refusal-another-moves = { $moving } se déplace encore
refusal-another-takes-stance = { $asked } choisit sa Posture en ce moment
refusal-action-is-done = Son action est déjà utilisée
refusal-one-characteristic = Une seule action, avec une seule Caractéristique, par activation
refusal-action-not-on-tile = Sa tuile n’a pas cette action
refusal-no-such-characteristic = Sa tuile n’a pas cette Caractéristique
refusal-heroes-have-one-characteristic = Un Héros a une seule Caractéristique par action
refusal-not-waiting-for-activation = { $mini } n’a pas d’activation en attente
refusal-not-asked-to-step-in = { $mini } ne peut pas s’interposer maintenant

## Cubes

refusal-reserve-is-empty = Plus aucun cube en Réserve
refusal-space-is-full = Limite d’effort atteinte
refusal-tiles-take-no-cubes = Les tuiles agissent sans cube
refusal-cube-needed = Dépensez au moins un cube
# $cubes, $reserve
refusal-reserve-too-small = Il faut { count-cubes }, il en reste { $reserve } en Réserve
refusal-passes-exertion-limit = Limite d’effort dépassée : place pour { $room } de plus
refusal-too-many-defense-cubes = { $most ->
    [0] Aucun cube pour se défendre
    [one] { $most } cube au plus pour se défendre
   *[other] { $most } cubes au plus pour se défendre
}
refusal-no-cube-on-space = Aucun cube ici
refusal-one-cube-only = Une action automatique coûte un cube à un Héros, et rien d’autre

## Pushing Limits

refusal-cannot-push-limits = Seulement avec la Compétence Dépassement de soi
refusal-pushing-takes-level = { $level ->
    [one] Le Dépassement de soi coûte exactement { $level } Blessure
   *[other] Le Dépassement de soi coûte exactement { $level } Blessures
}
refusal-pushing-would-neutralize = Le Héros en serait Neutralisé

## Moving

refusal-not-on-board = Pas sur le plateau
refusal-no-such-move = Aucun Déplacement n’y mène
refusal-cannot-break-wall = Impossible de briser un mur ici
refusal-move-needs-no-card = Ce Déplacement n’a pas besoin de carte
# $needed
refusal-move-takes-no-more = On n’achète que les points de Déplacement manquants : { $needed ->
    [0] aucun cube
    [one] { $needed } cube
   *[other] { $needed } cubes
}
refusal-reduced-mobility = Mobilité réduite : Déplacements adjacents seulement
refusal-area-is-full = Zone pleine : Limite d’occupation { $limit }
refusal-area-is-closed = Zone fermée : personne ne peut y entrer
refusal-no-room = Pas de place ici
# $cost, $points, $needed
refusal-move-needs-cubes = { $needed ->
    [one] Coûte { $cost } { $cost ->
        [one] pt
       *[other] pts
    }, il en reste { $points } : ajoutez { $needed } cube
   *[other] Coûte { $cost } { $cost ->
        [one] pt
       *[other] pts
    }, il en reste { $points } : ajoutez { $needed } cubes
}
refusal-too-far-to-go = Trop loin pour l’instant

## Targets

refusal-not-an-enemy = On n’attaque que les ennemis
refusal-target-is-neutralized = { $target } est déjà à l’état Neutralisé
refusal-out-of-reach = Hors de portée
# $area
refusal-too-dark = Il fait trop sombre dans { $area } pour y voir d’ici
refusal-no-line-of-sight = Pas de Ligne de vue
# $target, $shields
refusal-target-is-protected = { $shields ->
    [one] Protégé : { $shields } allié couvre { INSIDE($target) }
   *[other] Protégé : { $shields } alliés couvrent { INSIDE($target) }
}

## Cards

refusal-only-heroes-use-cards = Seuls les Héros utilisent des cartes
refusal-neutralized-uses-no-cards = Un Héros Neutralisé ne peut pas utiliser de cartes
refusal-card-helps-only = { $card } n’aide qu’un autre Héros
refusal-moral-code-forbids = Code moral : { $card } est une carte Létale
refusal-card-not-carried = Il faut porter { $card }
refusal-no-such-bonus-line = { $card } n’a pas cette ligne de bonus
refusal-card-does-not-help = { $card } n’aide pas ici
refusal-card-helps-unasked = { $card } aide de toute façon : inutile de la choisir
refusal-wrong-weapon = { $card } : pas le bon type d’arme
refusal-two-of-one-name = { $card } n’aide qu’une fois par action
refusal-ranged-weapon-needed = Une Attaque à distance demande une Arme à distance
refusal-one-weapon-only = Une seule arme par attaque
refusal-too-big-for-two-weapons = Ambidextrie : chaque arme doit être de Taille { $most } au plus

## Equipment that changes places

refusal-only-heroes-carry = Seuls les Héros portent de l’Équipement
refusal-card-lies-elsewhere = { $card } n’est pas dans cette Zone
# $total, $limit
refusal-too-much-encumbrance = Trop lourd : Encombrement { $total }, limite { $limit }
refusal-only-heroes-hand-over = Seuls les Héros donnent et prennent de l’Équipement
refusal-two-heroes-needed = Il faut deux Héros
refusal-heroes-apart = Les deux Héros doivent être dans la même Zone
refusal-turned-down = { $who } a déjà refusé pendant cette manche
refusal-not-carried-as-equipment = { $card } n’est pas un Équipement porté
refusal-card-in-use = { $card } sert en ce moment
refusal-cannot-land-there = Cela ne peut pas tomber ici

## Interactions of the mission

refusal-not-for-this-mini = Cette figurine ne peut pas faire cela
refusal-no-token-here = Aucun jeton de ce type dans cette Zone
refusal-token-needed = Choisissez un jeton qui convient
refusal-mission-forbids = La mission ne le permet pas maintenant
refusal-done-this-round = Déjà fait pendant cette manche
refusal-not-offered = Ce n’est pas l’un des choix proposés
# $count
refusal-pick-more = À choisir : { $count }
refusal-cannot-carry-token = Cette figurine ne peut pas le porter
refusal-token-not-carried = Cette figurine ne le porte pas
# $round
refusal-tile-is-banned = Pas d’activation de cette tuile avant la manche { $round }

## Skills

refusal-not-declared = { $skill } ne s’utilise pas ainsi
refusal-lacks-skill = Il faut la Compétence { $skill }
refusal-skill-used-this-round = { $skill } a déjà servi pendant cette manche
refusal-one-lending-card = Utilisez exactement une carte qui donne { $skill }
refusal-melee-only = { $skill } ne sert qu’en Attaque de mêlée
refusal-wrong-target = Cela ne peut pas en être la cible
refusal-not-an-ally = On ne peut envoyer qu’un allié encore debout
refusal-not-an-enemy-here = Seul un ennemi dans la même Zone peut essayer
refusal-no-imaginary-friend = { $target } n’a pas d’Ami imaginaire
refusal-shackle-uses-no-weapon = Entrave ne se combine pas avec des cartes d’arme
refusal-not-shackled = { $target } n’a pas d’Entraves
refusal-shackles-out-of-hand = Seule la figurine elle-même ou un allié dans sa Zone peut essayer
refusal-pulls-from-elsewhere = Attirance agit depuis une autre Zone
refusal-neutrals-are-not-pulled = Les figurines Neutres ne peuvent pas être attirées
refusal-target-too-big = { $target } : Taille trop grande
refusal-too-far-to-pull = Trop loin : Attirance porte à une Distance de { $level }
refusal-too-steep-to-pull = Trop haut ou trop bas : Attirance franchit { $level } en Élévation
refusal-not-its-allies = Ces alliés suivent un autre Héros
refusal-allies-are-gone = Ces alliés ne sont plus là
refusal-skills-are-off = Un Héros Neutralisé n’a plus de Compétences
# $threshold, $encumbrance
refusal-skill-off-by-encumbrance = Perdue dès Encombrement { $threshold } (actuel : { $encumbrance })

## Dice and tokens

refusal-queue-does-not-fit = Le prochain tirage n’est pas celui qui est prévu (encore { $left } dans la file d’attente)
refusal-no-free-success-now = Un succès gratuit s’ajoute au décompte des succès, là où un de plus peut compter
refusal-no-such-reroll = Ce dé ne peut pas être relancé ainsi
refusal-all-tokens-or-none = Les { $most } jetons, ou aucun
refusal-too-many-tokens = { $most ->
    [one] { $most } jeton au plus
   *[other] { $most } jetons au plus
}
refusal-regains-at-most = { $most ->
    [one] La Régénération n’en rend que { $most }
   *[other] La Régénération n’en rend que 1 à { $most }
}
refusal-picks-dice = Choisissez exactement { $count } de ses propres dés

## The River and the Command Post

refusal-two-tiles-activated = Deux tuiles ont déjà été activées ce tour
refusal-no-tile-there = Aucune tuile à cette place dans la File
# $cost, $reserve
refusal-tile-costs = { $cost ->
    [one] Coûte { $cost } cube, { $reserve } en Réserve
   *[other] Coûte { $cost } cubes, { $reserve } en Réserve
}
refusal-part-is-done = Cette partie est déjà faite
# $cost, $cubes
refusal-dredging-costs = { $cost ->
    [one] Coûte { $cost } cube, reste { $cubes }
   *[other] Coûte { $cost } cubes, reste { $cubes }
}
refusal-only-neutralized-are-dredged = Seules les tuiles Neutralisées peuvent être Retirées
refusal-demobilized-already = On ne Démobilise qu’une fois par partie
refusal-dredged-instead = Une tuile Neutralisée se Retire
refusal-leaders-stay = Seules les tuiles Élite et Sbire peuvent être Démobilisées
refusal-never-reinforced = Cette tuile ne peut pas recevoir de Renforts
# $cost, $points
refusal-points-too-few = { $cost ->
    [one] Coûte { $cost } point, reste { $points }
   *[other] Coûte { $cost } points, reste { $points }
}
refusal-pool-is-empty = Plus aucune figurine au Vivier
refusal-reinforcement-area-has-room = Une Zone de Renfort a encore de la place
refusal-far-from-reinforcement-area = La Zone doit être adjacente à une Zone de Renfort
