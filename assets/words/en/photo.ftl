### Photo mode.

photo-full = full window
photo-square = square
photo-portrait = portrait
photo-wide = wide
# $frame, $take, $leave
photo-keys = Arrow keys: frame ({ $frame }) · { $take }: take the picture · { $leave }: back
