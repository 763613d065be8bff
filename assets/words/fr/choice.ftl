### The buttons of answers, and the short notes on them.

choice-move = Se déplacer
choice-step = Un seul Déplacement
choice-melee = Attaque de mêlée
choice-ranged = Attaque à distance
choice-pick-up = Ramasser
choice-give = Donner
choice-take = Prendre
choice-throw = Lancer
choice-drop = Lâcher un Équipement
choice-defend = Se défendre
choice-always = Toujours l’utiliser
choice-never = Ne jamais l’utiliser
choice-dredge = Retirer
choice-demobilize = Démobiliser
choice-gadgets-done = Ceinture prête
choice-mini-done = Terminer cette activation
choice-recover = Récupérer maintenant
choice-tile-done = Terminer avec cette tuile
choice-reinforce-done = Fin des Renforts
choice-paid-reroll = Relance payante (1 cube)
choice-active = Active
choice-resting = Au repos
choice-event = Événement
# $token, $face, $area
choice-token = { $token } ({ $face }, { $area })
choice-break = Briser le mur (niveau { $level })
choice-river = Position { $position } de la File
choice-reroll-number = Relancer le dé { $number }
choice-die = Dé { $number }

choice-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
choice-once = une fois par partie
choice-free = gratuit
choice-difficulty = Difficulté { $difficulty }
choice-automatic = automatique
# $area, $life
choice-life = { $area }, Vie { $life }
choice-recovers-active = récupère { $cubes }, peut agir
choice-recovers-resting = récupère { $cubes }, ne peut pas agir
# $points, $cubes
choice-price = { $cubes ->
    [0] { $points } { $points ->
        [one] pt
       *[other] pts
    }
   *[other] { $points } { $points ->
        [one] pt
       *[other] pts
    }, { count-cubes }
}
# A way that may lead to Wounds.
choice-may-hurt = { $price }, risque de Blessure
choice-put-down = Poser
choice-face-down = face cachée
