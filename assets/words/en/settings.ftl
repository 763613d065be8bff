### Settings.

settings-title = Settings
settings-language = Language
# What this language calls itself.
settings-language-name = English
settings-sound = Sound
settings-mute = Mute everything
settings-effects = Effects
settings-interface = Interface
settings-ambience = Ambience
settings-music = Music
settings-size = Size
settings-fits-window = Panels fit the window
settings-ui-scale = UI scale
settings-text-size = Text size
# What follows a number of percent.
settings-percent = %
settings-speed = Animation speed
settings-speed-normal = 1×
settings-speed-double = 2×
settings-speed-quadruple = 4×
settings-speed-instant = Instant
settings-graphics = Graphics
settings-graphics-automatic = Automatic
settings-graphics-low = Low
settings-graphics-high = High
settings-finish = Miniatures
settings-finish-painted = Painted
settings-finish-plain = One color per side
settings-colors = Colors
settings-palette-standard = Standard
settings-palette-red-green = Red-green safe
settings-palette-blue-yellow = Blue-yellow safe
settings-high-contrast = High contrast
settings-subtitles = Subtitles for sounds
    .tip = Puts into words what you would otherwise only hear
settings-gameplay = Gameplay
settings-hints = Hints for new players
    .again = Show them all again
settings-asks-always = Ask about every roll and Movement
settings-asks-always-tip = Otherwise dice are kept if no Reroll could help, and a Movement ends when its free points are used up.
settings-follow = Camera follows the action
settings-reduced-motion = Reduced motion
settings-hand-over = Hand-over screen between players
settings-step-by-step = Solo: the Villain plays step by step
settings-keys = Keys
    .tip = Choose a key, then press the new one: a key, or a button of your gamepad. Esc cancels. The number keys always pick an answer.
settings-press = press a key…
# The button of a key for a screen reader. $does, $key
settings-key = { $does }: { $key }
settings-reset = Reset to defaults
    .tip = Puts every setting back to its default
