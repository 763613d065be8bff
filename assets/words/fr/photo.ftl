### Le mode photo.

photo-full = fenêtre entière
photo-square = carré
photo-portrait = portrait
photo-wide = panorama
# $frame, $take, $leave
photo-keys = ← → Cadre : { $frame }  ·  { $take } Prendre la photo  ·  { $leave } Retour à la table
