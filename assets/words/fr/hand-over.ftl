### The screen between two players at one device.

hand-over-title = { $player }, à vous de jouer
hand-over-recap = Ce qui s’est passé
hand-over-ready = C’est à moi
