### Photo mode.

photo-full = full window
photo-square = square
photo-portrait = portrait
photo-wide = wide
# $frame, $take, $leave
photo-keys = Left, Right: frame ({ $frame }) · Up, Down: miniature · { $take }: take the picture · { $leave }: back
