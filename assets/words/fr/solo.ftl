### What the automated Villain does, and why: lines of the log.

## Its cards

# $first, $second
solo-tile-card = Une carte est retournée : { $first }, puis { $second }
# $tile
solo-leader-card = Une carte est retournée : { $tile }
# $position
solo-position = position { $position } de la File
solo-any-leader = un Meneur, gratuitement
# $tile
solo-passed-over = { $tile } passe son tour : la tuile va au bout de la File
solo-event-passed-over = La tuile Événement passe son tour : elle ne changerait rien
# $cost, $reserve
solo-too-dear = Pas d’activation : la tuile coûterait { $cost }, et la Réserve contient { $reserve ->
    [one] { $reserve } cube
   *[other] { $reserve } cubes
}
solo-no-leader = Pas d’activation : il n’y a pas de Meneur dans la File
solo-no-tile = Pas d’activation : il n’y a personne à activer
# $round
solo-banned = Pas d’activation : la tuile doit attendre la manche { $round }

## Tasks

# $who, $task, $why
solo-struck-out = { $who } ne peut pas { $task } : { $why }
# $who, $task
solo-begins = { $who } va { $task }
# $who, $task, $hero
solo-begins-at = { $who } va { $task } : { $hero }
# $who, $task, $area
solo-begins-in = { $who } va { $task } ({ $area })
# $who, $task, $hero, $area
solo-begins-at-in = { $who } va { $task } : { $hero }, depuis { $area }
# $hero, $count, $by
solo-tie-broken = Parmi { $count } Héros, la carte désigne { INSIDE($hero) } : { $by }

solo-attack = attaquer
solo-advance = faire avancer un objectif
solo-protect = protéger un objectif
solo-towards = se rapprocher d’un Héros
solo-melee = frapper
solo-melee-or-ranged = frapper ou tirer
solo-point-blank = tirer à bout portant
solo-ranged = tirer
solo-reach-melee = frapper à distance
solo-snipe = tirer d’en haut
solo-blast = déclencher un Souffle
solo-escort = appeler une escorte
solo-grenade = lancer une grenade
solo-hit-and-run = frapper et filer
solo-manipulate = manipuler un objectif
solo-manipulate-or-thought = manipuler un objectif ou y réfléchir
solo-order = ordonner une attaque
solo-restore = reprendre des forces
solo-sneak-attack = attaquer en embuscade
solo-stun = étourdir un Héros
solo-thought = réfléchir à un objectif

## Why a Task can't be done

solo-no-hero = aucun Héros n’est debout
solo-no-characteristic = pas de dés pour cela
solo-no-skill = la Compétence n’est pas utilisable
solo-nobody-in-reach = personne n’est à portée
solo-hero-too-far = le Héros est trop loin
solo-lies-down = le Héros est déjà à terre
solo-no-objective = il n’y a pas d’objectif
solo-cannot-advance = rien à faire pour un objectif
solo-objective-too-far = l’objectif est trop loin
solo-no-minion = aucun Sous-fifre ne peut venir
solo-unhurt = aucune Blessure à soigner
solo-no-room = il n’y a pas de place

## Which Hero is meant

solo-most-wounds = le plus de Blessures
solo-fewest-wounds = le moins de Blessures
solo-most-fatigue = le plus de cubes en Fatigue
solo-lowest-reserve = la plus petite Réserve
solo-highest-reserve = la plus grande Réserve
solo-resting = Au repos
solo-active = en Posture Active
solo-fewest-villains = le moins de figurines du Méchant alentour
solo-closest-to-objective = le plus près d’un objectif
