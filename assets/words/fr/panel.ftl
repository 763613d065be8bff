### Words that many panels share.

panel-close = Fermer (Échap)
    .spoken = Fermer { $panel }
panel-round = Manche { $round }
panel-heroes = Les Héros
panel-villain = Le Méchant
panel-bullet = • { $line }
# "Bomb: it explodes in round 6." $name, $text
panel-entry = { $name } : { $text }
panel-ok = OK
panel-copy = Copier
    .code = Copier le code
    .link = Copier le lien
panel-copied = Copié
# Facts in a row, from the left: "Tool · Encumbrance 1 · Lethal". $before, $last
panel-dots = { $before } · { $last }
