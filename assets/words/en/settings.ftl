### Settings.

settings-title = Settings
settings-language = Language
# The name of this language in itself.
settings-language-name = English
settings-sound = Sound
settings-effects = Effects
settings-music = Music and ambience
settings-size = Size
settings-fits-window = Panels fit the window
settings-ui-scale = UI scale
settings-text-size = Text size
settings-speed = Animation speed
settings-speed-normal = 1×
settings-speed-double = 2×
settings-speed-quadruple = 4×
settings-speed-instant = Instant
settings-graphics = Graphics
settings-graphics-automatic = Automatic
settings-graphics-low = Low
settings-graphics-high = High
settings-colors = Colors
settings-palette-standard = Standard
settings-palette-red-green = Red-green safe
settings-palette-blue-yellow = Blue-yellow safe
settings-high-contrast = High contrast
settings-gameplay = Gameplay
settings-hints = Hints for new players
    .again = Show them all again
settings-follow = Camera follows the action
settings-reduced-motion = Reduced motion
settings-hand-over = Hand-over screen between players
settings-step-by-step = Solo: the Villain plays step by step
settings-keys = Keys
    .tip = Click a key, then press the new one. Esc cancels. The number keys always pick an answer.
settings-press = press a key …
# The button of a key for a screen reader. $does, $key
settings-key = { $does }: { $key }
settings-reset = Reset to defaults
    .tip = Puts every setting back to its default
