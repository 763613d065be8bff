### Settings.

settings-title = Paramètres
settings-language = Langue
# The name of this language in itself.
settings-language-name = Français
settings-sound = Son
settings-effects = Effets
settings-music = Musique et ambiance
settings-size = Taille
settings-fits-window = Panneaux adaptés à la fenêtre
settings-ui-scale = Échelle de l’interface
settings-text-size = Taille du texte
settings-speed = Vitesse des animations
settings-speed-normal = 1×
settings-speed-double = 2×
settings-speed-quadruple = 4×
settings-speed-instant = Immédiate
settings-graphics = Qualité graphique
settings-graphics-automatic = Automatique
settings-graphics-low = Basse
settings-graphics-high = Élevée
settings-colors = Couleurs
settings-palette-standard = Standard
settings-palette-red-green = Daltonisme rouge-vert
settings-palette-blue-yellow = Daltonisme bleu-jaune
settings-high-contrast = Contraste élevé
settings-gameplay = En jeu
settings-hints = Conseils pour les nouveaux joueurs
    .again = Tous les revoir
settings-follow = La caméra suit l’action
settings-reduced-motion = Animations réduites
settings-hand-over = Écran de passage entre les joueurs
settings-step-by-step = Solo : le Méchant joue pas à pas
settings-keys = Touches
    .tip = Cliquez sur une touche, puis appuyez sur la nouvelle. Échap annule. Les touches de chiffres choisissent toujours une réponse.
settings-press = appuyez sur une touche…
# The button of a key for a screen reader. $does, $key
settings-key = { $does } : { $key }
settings-reset = Réinitialiser
    .tip = Rend à tous les paramètres leur valeur par défaut
