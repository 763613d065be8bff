### Over and beside the board: short notices, words over miniatures and Areas, and what went wrong.

table-title = Gotham City Chronicles

## Short notices

table-undone = Undone
# The name of the save. $name
table-branched = Your own game from here, with the same upcoming rolls, was saved as “{ $name }”
# The name of the save. $name
table-branched-anew = Your own game from here, with new dice, was saved as “{ $name }”
table-imported = Imported as “{ $name }”
table-saved = Saved as “{ $name }”
table-heroes-turn = The Heroes' turn
table-villains-turn = The Villain's turn
table-cut-short = The mission is going in circles: the rest is skipped

## Words over miniatures

table-blocked = Blocked!
# $successes, $through
table-got-through = { $successes } blocked, { $through } through
# $successes, $difficulty
table-succeeded = Success! { $successes }/{ $difficulty }
# $successes, $difficulty
table-failed = Failed { $successes }/{ $difficulty }
table-shackled = Shackled
table-freed = Freed
table-wounds = −{ count-wounds }
table-threatened = in reach of an enemy

## Words over Areas

table-level = level { $level }
table-limit = limit { $limit }
# $here, $limit
table-room = { $here } of { $limit }
table-difficult = difficult { $level }
table-dangerous = dangerous { $level }
# $area, $figures
table-area =
    { $area }
    { $figures }
table-hidden = No Line of Sight
    .by = No Line of Sight: { $blocker }

## Why nothing can be undone

table-no-undo-replay = You are watching a replay
table-no-undo-nothing = There is nothing to undo
table-no-undo-dice = You can't undo past a dice roll
table-no-undo-hidden = You can't undo what has been revealed

## Sharing a game

table-shared = Share this game
    .how = Send this code to anyone who has the game. They can watch every move so far, and play on from any point.

# What a campaign code has brought: for this many missions, it had more windows lit. $missions
table-campaign-added = { $missions ->
    [0] This code adds nothing: you already have all of its lit windows.
    [one] The code has more windows lit for { $missions } mission. They're yours now, too.
   *[other] The code has more windows lit for { $missions } missions. They're yours now, too.
}

## What went wrong

table-save-unread = A saved game could not be read
table-scores-unread = The high scores could not be read
table-score-not-kept = Your score could not be saved
table-campaign-unread = The progress of the campaign could not be read
table-campaign-not-kept = The progress of the campaign could not be saved
table-campaign-code-not-read = The campaign code could not be read
table-not-deleted = The saved game could not be deleted
table-not-saved = The game could not be saved
table-not-autosaved = The game could not be saved automatically
table-not-started = The game could not be started
table-not-opened = The game could not be opened
table-save-gone = This saved game no longer exists.
table-not-shared = The game could not be shared
table-code-not-opened = The share code could not be opened
table-not-exported = The file could not be exported
# $file, $reason
table-not-imported = The file could not be imported
    .why = { $file }: { $reason }
table-forgets = This browser can't save anything for this page
    .why = Saved games and settings will be gone when you close the page. This may be a private window, or cookies and site data may be blocked. You can still export games as files.
table-settings-not-saved = The settings could not be saved
table-settings-unread = The settings could not be read, so the defaults are used

## Names that the program gives to files

table-older-autosave = Older autosave
table-finished-game = { $mission } finished
table-finished-branch = { $mission } branch finished
# $mission, $round
table-branch-name = { $mission } branch round { $round }

table-content-faulty = Your content has mistakes, so the game keeps what it had
table-content-loaded = Content loaded
