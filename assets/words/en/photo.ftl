### Photo mode.

photo-full = full window
photo-square = square
photo-portrait = portrait
photo-wide = wide
# $frame, $take, $leave
photo-keys = ← → Frame: { $frame }  ·  { $take } Take the picture  ·  { $leave } Back to the table
