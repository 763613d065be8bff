### The screen between two players at one device.

hand-over-title = Passez la main à : { $player }
hand-over-recap = Ce qui s’est passé
hand-over-ready = C’est à moi
