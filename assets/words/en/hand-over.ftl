### The screen between two players at one device.

hand-over-title = { $player }, it's your turn
hand-over-recap = What happened
hand-over-ready = I'm ready
