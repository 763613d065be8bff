### Settings.

settings-title = Paramètres
settings-language = Langue
# What this language calls itself.
settings-language-name = Français
settings-sound = Son
settings-mute = Couper tous les sons
settings-effects = Effets
settings-interface = Interface
settings-ambience = Ambiance
settings-music = Musique
settings-size = Taille
settings-fits-window = Panneaux adaptés à la fenêtre
settings-ui-scale = Échelle de l’interface
settings-text-size = Taille du texte
# What follows a number of percent.
settings-percent = { " " }%
settings-speed = Vitesse des animations
settings-speed-normal = 1×
settings-speed-double = 2×
settings-speed-quadruple = 4×
settings-speed-instant = Immédiate
settings-graphics = Qualité graphique
settings-graphics-automatic = Automatique
settings-graphics-low = Basse
settings-graphics-high = Élevée
settings-finish = Figurines
settings-finish-painted = Peintes
settings-finish-plain = Une couleur par camp
settings-colors = Couleurs
settings-palette-standard = Standard
settings-palette-red-green = Daltonisme rouge-vert
settings-palette-blue-yellow = Daltonisme bleu-jaune
settings-high-contrast = Contraste élevé
settings-subtitles = Sous-titres des sons
    .tip = Dit avec des mots ce que seul le son raconte
settings-gameplay = En jeu
settings-hints = Conseils pour les nouveaux joueurs
    .again = Tous les revoir
settings-asks-always = Demander à chaque lancer et à chaque Mouvement
settings-asks-always-tip = Sinon, les dés sont gardés quand aucune Relance ne peut aider, et un Mouvement s’arrête quand ses points gratuits sont épuisés.
settings-follow = La caméra suit l’action
settings-reduced-motion = Animations réduites
settings-hand-over = Écran de passage entre les joueurs
settings-step-by-step = Solo : le Méchant joue pas à pas
settings-keys = Touches
    .tip = Choisissez une touche, puis appuyez sur la nouvelle : une touche, ou un bouton de votre manette. Échap annule. Les touches de chiffres choisissent toujours une réponse.
settings-press = appuyez sur une touche…
# The button of a key for a screen reader. $does, $key
settings-key = { $does } : { $key }
settings-reset = Réinitialiser
    .tip = Rend à tous les paramètres leur valeur par défaut
