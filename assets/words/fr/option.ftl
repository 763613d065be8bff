### Rules as options: what the players agree on before a game.

option-rules = Règles
option-edition = Édition
option-second = Seconde (2022)
option-first = Première (2019)
# $edition, as above
option-played-by = Édition : { $edition }
option-solo = Solo
    .tip = Des cartes décident pour le Méchant, à la place d’un joueur.
option-easier = Plus facile pour les Héros
option-harder = Plus difficile pour les Héros
# An option that needs something this mission lacks: "Solo: this mission has no sheet (SOLO II)". $option, $rule
option-no-sheet = { $option } : cette mission n’a pas de fiche pour cela ({ $rule })
# A variant and what it does. $variant, $text
option-variant = { $variant } : { $text }
option-villain-cubes = Cubes de départ du Méchant
    .tip = Donnez au Méchant plus ou moins de cubes que ne le prévoit la mission : un moyen simple d’équilibrer la partie quand un joueur est plus fort.
# $cubes
option-more-cubes = Le Méchant commence avec { count-cubes } de plus en Réserve.
# $cubes
option-fewer-cubes = Le Méchant commence avec { count-cubes } de moins en Réserve.

option-extra-recovery = Récupération renforcée
    .tip = Chaque Héros récupère un cube de plus quand il choisit sa Posture, Active ou Au repos.
option-resting-movement = Mouvement Au repos
    .tip = Un Héros Au repos peut tout de même se déplacer, mais seulement avec son Bonus de premier Mouvement : sans cube.
option-kept-move-points = Points de Déplacement gardés
    .tip = Ce qui reste du Bonus de premier Mouvement d’un Héros sert encore à ses Mouvements suivants du même tour.
option-free-success = Succès gratuit
    .tip = Une fois par partie, chaque Héros peut ajouter un succès à une attaque, une Manipulation ou une Réflexion.
option-cheap-events = Événements bon marché
    .tip = La tuile Événement coûte un cube de moins au Méchant.
option-villain-free-reroll = Relance gratuite du Méchant
    .tip = Le Méchant peut relancer gratuitement un dé de n’importe quelle couleur pendant chaque tour des Héros, et un pendant chacun de ses tours.
option-split-movement = Mouvement partagé
    .tip = Une figurine du Méchant peut garder une partie de son Bonus de premier Mouvement pour son second Mouvement.

### What makes the automated Villain harder to beat.

option-difficulty = Difficulté
# An option that only goes with solo: "Difficulty: only when cards decide for the Villain (SOLO XV)". $option, $rule
option-only-solo = { $option } : seulement quand des cartes décident pour le Méchant ({ $rule })
# A hardship that only the missions of the core box have. $option, $rule
option-only-core-box = { $option } : seulement dans les missions de la boîte de base ({ $rule })
# A variant that the cards' Villain doesn't have: "A cheaper Event tile: not when cards decide ... (SOLO XV)". $option, $rule
option-not-solo = { $option } : pas quand des cartes décident pour le Méchant ; choisissez plutôt une difficulté ({ $rule })
# A hardship, how many steps of it, and what a step does. $steps, $hardship, $text
option-hardship = { $steps ->
    [one] { $hardship } : { $text }
   *[other] { $hardship } × { $steps } : { $text }
}
# What options add to the score of a win. $points, $rank
option-difficulty-sum = { $points ->
    [one] Vaut { $points } point de victoire si vous gagnez : { $rank }
   *[other] Vaut { $points } points de victoire si vous gagnez : { $rank }
}
    .tip = À la fin, les cubes de la Réserve des Héros s’y ajoutent et leurs Blessures s’en retranchent.
# With its sign: "+4 VP". $points
option-points = { $points } pts
# What the chosen steps add: "2 steps: +20 VP". $steps, $points
option-points-in-all = { $steps ->
    [0] { $points } pts par cran
    [one] { $steps } cran : { $points } pts
   *[other] { $steps } crans : { $points } pts
}
# For a screen reader. $option
option-fewer-steps = { $option } : moins
# For a screen reader. $option
option-more-steps = { $option } : plus
option-recovery-value = Meilleure Récupération
    .tip = La valeur de Récupération du Méchant augmente de 2.
option-energy = Plus d’énergie
    .tip = Le Méchant commence avec un cube de plus en Réserve, 15 au plus en tout.
option-orange-defense = Meneurs coriaces
    .tip = Les Meneurs lancent un dé orange de plus en Défense contre les attaques des Héros.
option-automatic-events = Événements à l’heure
    .tip = Quand la tuile Événement arrive en première position, elle est activée aussitôt, sans cube et sans compter parmi les activations du tour.
option-more-reinforcements = Renforts plus nombreux
    .tip = Chaque fois que le Méchant gagne des points de Renfort, il en gagne 2 de plus.
option-continuous-reinforcements = Renforts réguliers
    .tip = Au début de chacun de ses tours, le Méchant lance un dé rouge pour ses points de Renfort.
option-third-activation = Troisième activation
    .tip = Après une carte Tuile, le Méchant paie pour résoudre une seconde fois l’une de ses colonnes, tirée au sort.
option-leader-life = Meneurs robustes
    .tip = Chaque Meneur a un Point de vie de plus.
option-fewer-rounds = Moins de temps
    .tip = La mission dure une manche de moins.
option-unhurt-drops = Pied sûr
    .tip = Les figurines du Méchant se laissent tomber de n’importe quelle hauteur sans une égratignure.
