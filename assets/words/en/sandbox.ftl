# The sandbox: its page in the menu, and the tools beside the board.

sandbox-title = Sandbox
sandbox-about = Put any Heroes, miniatures, cards and tokens on the board, choose whose turn it is, and play from there.
sandbox-new = A new sandbox on
sandbox-examples = Examples
sandbox-saves = Saved sandboxes are among your saved games. The pause menu opens any game in the sandbox.
sandbox-name = Name of this sandbox
sandbox-play = Play
sandbox-play-tip = Play from here, both sides at this screen.
sandbox-computer = Play vs. Computer
sandbox-computer-tip = Play the Heroes from here; the Computer plays the Villain.
sandbox-undo = Undo
sandbox-undo-tip = Take back the last change.
sandbox-save = Save
sandbox-save-tip = Save it among your saved games.
sandbox-write = Export
sandbox-write-tip = Save it to a file you can share.
sandbox-leave = Main menu
sandbox-leave-tip = Leave the sandbox. Unsaved changes are lost.
sandbox-supply = Put on the board
sandbox-search = Search
sandbox-search-spoken = Search Heroes, miniatures and cards
sandbox-his = On the Villain's side
sandbox-his-tip = Blue and orange miniatures join the Villain, too.
sandbox-brush = Keep placing
sandbox-brush-tip = What you put down stays in hand, so that every click puts down one more.
sandbox-reinforcement = Reinforcement
sandbox-move = Move
sandbox-remove = Remove
sandbox-life = Life
sandbox-shackles = Shackles
sandbox-down = Down
sandbox-fatigue = Fatigue
sandbox-wounds = Wounds
sandbox-reserve = Reserve
sandbox-recovery = Recovery
sandbox-take-card = Take away
# $card
sandbox-give = Give { $card }
sandbox-villain = Command Post
# $points
sandbox-event = Event Warning, { count-points }
# $position, $tile
sandbox-position = { $position }. { $tile }
sandbox-sooner = One place to the left
sandbox-pool = In the pool
sandbox-add-event = Add the Event Warning tile
sandbox-turn = Turn
sandbox-round = Round
sandbox-stances = The Heroes choose their Stances
sandbox-heroes-turn = Heroes' turn
sandbox-villains-turn = Villain's turn
sandbox-hint-pick = Click a miniature to change it, or choose something to put on the board.
# $name
sandbox-hint-put = { $name }: click an Area.
# $name
sandbox-hint-move = { $name }: click the Area to move to.
# $token
sandbox-hint-token = { $token } token: click an Area to add or remove it.
# $name, $place
sandbox-written = “{ $name }” was saved to { $place }.
sandbox-nothing-to-undo = There is nothing to undo.
sandbox-not-written = The file could not be written
sandbox-not-opened = The sandbox could not be opened
sandbox-edit = Edit in the sandbox
