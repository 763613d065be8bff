### How to play, and the menu during a game.

help-title = How to play
help-basics = The basics
help-question = The bar at the bottom always asks one question. Its buttons are all the answers the rules allow; hover over a grayed-out one to see why you can't choose it.
help-board = On the board, click a Hero, then an Area to move there, an enemy to attack it, or a token to interact with it.
help-cubes = Energy cubes power your Heroes: each cube on an action space rolls one die, up to that space's Exertion limit.
help-rest = Spent cubes get tired and come back over the next rounds. A Resting Hero recovers more of them but takes no actions.
help-river = The Villain pays to activate tiles in the River: cheap on the left, expensive on the right. An activated tile moves to the right end.
help-undo = Undo goes back as far as the last dice roll or reveal. The game saves itself after every move.
help-skip = While a move is played out, Enter or a click on the board skips the rest of it. You can change the animation speed in the settings. The camera never takes over while you are moving it.
help-solo = In a solo or co-op game, cards decide for the Villain. The card on the table shows what he tries, what he can't do and why; “Why?” in the log explains any earlier decision.
help-steps = With Step by step, the Villain waits after each decision until you go on. If you win, your score goes into the high scores.
# Without a mouse. $look, $panel and $back are keys or buttons.
help-keys = Without a mouse: the arrows choose an answer. { $look } moves across the board, one thing at a time. { $panel } moves from panel to panel, and { $back } returns to the question.
help-controls = Controls

help-pause = Menu
help-resume = Resume
help-save = Save game
help-load-content = Reload content
# The name of a saved game. $mission, $round
help-save-name = { $mission } round { $round }
help-mission = Mission
help-exit = Exit to main menu
