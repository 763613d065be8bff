### Words that many panels share.

panel-close = Close (Esc)
    .spoken = Close { $panel }
panel-round = Round { $round }
panel-heroes = The Heroes
panel-villain = The Villain
panel-bullet = • { $line }
# "Bomb: it explodes in round 6." $name, $text
panel-entry = { $name }: { $text }
panel-ok = OK
panel-copy = Copy
    .code = Copy code
    .link = Copy link
panel-copied = Copied
# Facts in a row, from the left: "Tool · Encumbrance 1 · Lethal". $before, $last
panel-dots = { $before } · { $last }
