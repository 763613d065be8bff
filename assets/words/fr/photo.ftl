### Le mode photo.

photo-full = fenêtre entière
photo-square = carré
photo-portrait = portrait
photo-wide = panorama
# $frame, $take, $leave
photo-keys = Flèches : cadre ({ $frame }) · { $take } : prendre la photo · { $leave } : retour
