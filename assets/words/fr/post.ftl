### The Command Post.

post-title = Poste de commandement
post-show = Afficher tout le Poste de commandement
# $reserve, $fatigue, $recovery
post-cubes = Réserve { $reserve }, Fatigue { $fatigue }, récupère { $recovery } par tour
# $space, $held, $limit
post-space = { $space } { $held }/{ $limit }
post-free-reroll = Relance gratuite ce tour : disponible
post-river = File
post-event = Événement
post-neutralized = Neutralisée
# $tile
post-neutralized-tile = { $tile } (Neutralisée)
# A tile whose miniature currently uses the other one. $tile
post-tile-aside = { $tile } (inactive)
# For a screen reader. $position, $what
post-river-place = File { $position } : { $what }
# $here, $pool
post-minis = { $here } sur le plateau, { $pool } au Vivier
# Whom a tile's miniatures could attack from where they can get to. $whom
post-threatens = Peut attaquer { INSIDE($whom) }
post-threatens-nobody = N’a personne à portée
# $position, $cost
post-position = Position { $position } · coûte { $cost }
    .closed = Position { $position }
post-life-track = Points de vie
# A miniature on the Life Point track. $who, $left, $most
post-life-left = { $who } : { $left ->
    [one] { $left } Point de vie
   *[other] { $left } Points de vie
} sur { $most }
post-life = Points de vie sur le plateau : { $list }
# $who, $life
post-life-of = { $who } : { $life }
post-no-life = Aucune figurine sur le plateau
post-pool = Au Vivier : { $count }
post-dredge = Retirer et Démobiliser
post-no-dredge = Rien à Retirer ni à Démobiliser pour l’instant.
post-demobilized = Une tuile a déjà été Démobilisée dans cette partie.
