### Names of keys, and what keys do.

key-enter = Enter
key-escape = Esc
key-tab = Tab
key-backspace = Backspace
key-up = Up
key-down = Down
key-left = Left
key-right = Right
key-insert = Insert
key-delete = Delete
key-home = Home
key-end = End
key-page-up = Page Up
key-page-down = Page Down
# A key that writes a letter or a figure, by what it writes.
key-letter = { $letter }
# A tooltip with the key that does the same: "Undo the last move (U)". $tip, $key
key-tip = { $tip } ({ $key })

key-does-confirm = Choose the marked answer
key-does-back = Back; close; menu
key-does-next = Next miniature that can act
key-does-up = Answer or line above
key-does-down = Answer or line below
key-does-left = Previous answer; one cube less
key-does-right = Next answer; one cube more
key-does-undo = Undo, back to the last dice roll
key-does-restart = Restart turn
key-does-log = Log
key-does-mission = Mission
key-does-glossary = Glossary
key-does-command-post = Command Post
key-does-settings = Settings
key-does-card = The Villain's card
key-does-earlier = The card's earlier decision
key-does-later = The card's later decision
key-does-advise = What can I do now?
key-does-heed = Do what is advised
key-does-skip-lesson = Skip the lesson
key-does-help = How to play
key-does-areas = Area names
key-does-sight = Line of Sight markers
key-does-reach = Reachable Areas
key-does-pan-away = Move the camera forward
key-does-pan-left = Move the camera left
key-does-pan-back = Move the camera back
key-does-pan-right = Move the camera right
key-does-turn-left = Turn the camera left
key-does-turn-right = Turn the camera right
key-does-nearer = Zoom in
key-does-farther = Zoom out
key-does-top-down = Top-down view
key-does-reset = Reset camera
key-does-follow = Follow the action
key-does-screenshot = Take a screenshot
