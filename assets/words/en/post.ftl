### The Command Post.

post-title = Command Post
post-show = Show the whole Command Post
# $reserve, $fatigue, $recovery
post-cubes = Reserve { $reserve }, Fatigue { $fatigue }, recovers { $recovery } per turn
# $space, $held, $limit
post-space = { $space } { $held }/{ $limit }
post-free-reroll = Free Reroll this turn: ready
post-river = River
post-event = Event
post-neutralized = Neutralized
# $tile
post-neutralized-tile = { $tile } (Neutralized)
# A tile whose miniature currently uses the other one. $tile
post-tile-aside = { $tile } (inactive)
# For a screen reader. $position, $what
post-river-place = River { $position }: { $what }
# $here, $pool
post-minis = { $here } on the board, { $pool } in the pool
# Whom a tile's miniatures could attack from where they can get to. $whom
post-threatens = Could attack { $whom }
post-threatens-nobody = Has nobody within reach
# $position, $cost
post-position = Position { $position } · costs { $cost }
    .closed = Position { $position }
post-life-track = Life Points
# A miniature on the Life Point track. $who, $left, $most
post-life-left = { $who }: { $left } of { $most } Life Points
post-life = Life Points on the board: { $list }
# $who, $life
post-life-of = { $who }: { $life }
post-no-life = None on the board
post-pool = In the pool: { $count }
post-dredge = Dredge and Demobilize
post-no-dredge = There is nothing to Dredge or Demobilize right now.
post-demobilized = A tile has already been Demobilized this game.
