### The main menu, the setup of a new game and the list of saved games.

menu-title = GOTHAM CITY
menu-subtitle = C H R O N I C L E S
menu-about = An unofficial digital edition made by fans. It contains no artwork from the publisher.
# $mission, $round
menu-continue = Continue: { $mission }, round { $round }
    .none = Continue
    .why-not = There is no game in progress.
menu-tutorial = Tutorial
# The offer at the first start
menu-first-time = New to Gotham?
    .text = A short night with Catwoman shows you the ropes: you play, and we explain.
    .yes = Play the tutorial
    .no = Not now
menu-new-game = New game
menu-saves = Saved games
menu-sandbox = Sandbox
menu-figure = Miniature of the day
    .tip = See it from all sides in the gallery.
menu-gallery = Gallery
menu-glossary = Glossary
menu-settings = Settings
menu-help = How to play
menu-quit = Quit
menu-back = Back

## A new game

menu-mission = Mission
menu-no-mission = No missions found.
# $board, $rounds
menu-board = { $rounds ->
    [one] { $board } · { $rounds } round
   *[other] { $board } · { $rounds } rounds
}
menu-players = Players
menu-play-heroes = Play the Heroes
menu-play-villain = Play the Villain
menu-two-players = Two players
menu-watch-computer = Watch the computer
menu-full-table = Full table
    .tip = Everyone plays: one player for each Hero, and one for the Villain.
# Several people at one screen. $players
menu-hand-over = { $players } players share this screen: the game tells you when to pass it on.
# Against the game's cards: one to three players share the Heroes
menu-solo = Solo
    .tip = The Heroes against the game: cards decide what the Villain does, and explain it.
menu-coop-two = Co-op: 2 players
menu-coop-three = Co-op: 3 players
menu-cards = the game's cards
menu-hero = Hero { $number }
menu-villain = Villain
# A button of a seat, for a screen reader: "Hero 1: Computer". $seat, $choice
menu-seat = { $seat }: { $choice }
menu-player = Player { $number }
menu-computer = Computer
# How well the computer plays, at the start of a game
menu-level = Computer
menu-level-easy = Easy
    .tip = The computer often settles for a lesser plan. It has the same dice and the same rules as you.
menu-level-normal = Normal
    .tip = The computer plays the best plan it sees.
menu-level-hard = Hard
    .tip = The computer plays its plans through in its head before it picks one. It takes a moment to think.
menu-level-expert = Expert
    .tip = The computer plays every plan through many times and looks to the end of the game. It takes its time.
# At the start of a game: who packs
menu-packing = Bat-Gadgets and allies
menu-packing-suggested = Suggested choices
    .tip = Every utility belt is packed for you, and you can play at once.
menu-packing-by-hand = Choose them myself
    .tip = You choose each Bat-Gadget before the first round, with a suggestion at hand.
menu-step-by-step = The Villain plays step by step
menu-any-hero = Choose at setup
# The only Hero that a seat may take, for a screen reader: "Robin (required by this mission)". $hero
menu-required-hero = { $hero } (required by this mission)
menu-required = Required by this mission
# What a Hero brings along. $cards
menu-starts-with = Starts with: { $cards }

## What a Hero is best at

menu-role-melee = Brawler
menu-role-ranged = Shooter
menu-role-manipulation = Tinkerer
menu-role-thought = Sleuth
menu-role-movement = Runner
menu-role-defense = Rock
# $spaces
menu-role-tip = Best at: { $spaces }

## The mission, and the game that is about to begin

# $heroes
menu-heroes = { $heroes ->
    [one] 1 Hero
   *[other] { $heroes } Heroes
}
menu-minutes = about { $minutes } min
    .tip = Estimated from the number of rounds and from who plays: people take longer than the computer.
# What is looked for in the list of missions: folded, with how many there are
menu-find = Filter
menu-all = all { $missions }
# $found, $missions
menu-some = { $found } of { $missions }
menu-none-found = No missions match. Change or clear a filter.
menu-find-all = Show all
menu-find-board = Board
menu-any-board = Any board
menu-heroes-label = Heroes
menu-any-heroes = 1 to 3 Heroes
menu-find-genre = Kind
menu-any-genre = Any kind
menu-find-length = Length
menu-any-length = Any length
menu-find-hardness = Difficulty
menu-any-hardness = Any difficulty
menu-not-won = Not won yet
    .tip = Only missions that you haven't won against the game's cards.
menu-genre-sabotage = Sabotage
menu-genre-heist = Heist
menu-genre-search = Search
menu-genre-escort = Escort
menu-genre-siege = Siege
menu-genre-outbreak = Outbreak
menu-genre-hunt = Hunt
menu-genre-infiltration = Infiltration
menu-length-short = Up to 30 minutes
menu-length-medium = 35 to 45 minutes
menu-length-long = Longer
menu-hardness-easy = Easy for the Heroes
menu-hardness-medium = Even
menu-hardness-hard = Hard for the Heroes
# What the stars of a mission are for: against the game's cards
menu-star-won = Won
menu-star-grace = Won with the bonus goal
menu-star-harder = Won at a higher difficulty
menu-no-stars = No stars yet
# What the Heroes may manage besides winning
menu-grace = Bonus goal
# Of a hundred games between computers, how many the Heroes won. $bot, $cards
menu-measured = Of 100 games, the Heroes won { $bot } against the computer, and { $cards } against the game's cards.
# $level, $most
menu-hard = Difficulty for the Heroes: { $level } of { $most }
    .tip = How often the Heroes lose when the computer plays this mission hundreds of times, against itself and against the game's cards. More dots mean more losses.
# Whom the Heroes have to stop. $villain
menu-against = against { $villain }
menu-best = Best score: { $score }
# How many miniatures of a kind there are. $name, $count
menu-how-many = { $name } ×{ $count }
# The sum of a folded list of options: everything is standard
menu-usual-rules = standard
# How many options differ from the standard. $count
menu-changed-rules = { $count ->
    [one] 1 change
   *[other] { $count } changes
}

menu-seed = Seed
    .tip = The same seed and the same choices always roll the same dice. Leave it empty for a random one.
    .empty = random
menu-start = Start game

## Saved games

# $mission, $round, $when
menu-save = { $mission } · round { $round } · { $when }
# $mission, $when
menu-save-finished = { $mission } · finished · { $when }
menu-branch = branch
menu-save-none = No saved games yet. Games save themselves after every move.
menu-older-rules = This game was started under older rules. It picks up where you left off; earlier moves can't be undone or watched.
menu-changed-mission = This mission has changed since the game was saved. The game picks up where you left off; earlier moves can't be undone or watched.
menu-load = Load
    .spoken = Load { $name }
menu-watch = Watch replay
    .spoken = Watch replay { $name }
menu-share = Share
    .spoken = Share { $name }
menu-code = Share code
    .hint = Paste a share code or a link
    .open = Open
# Where there is no folder of saved games: in a browser
menu-export = Export
    .spoken = Export { $name }
menu-import = Import a file
    .tip = A game or a sandbox that you exported. You can also drop a file onto the page.
menu-delete = Delete
    .spoken = Delete { $name }
menu-delete-now = Delete for good
    .spoken = Delete { $name } for good

## When a game was saved

menu-just-now = just now
menu-minutes-ago = { $minutes ->
    [one] { $minutes } minute ago
   *[other] { $minutes } minutes ago
}
menu-hours-ago = { $hours ->
    [one] { $hours } hour ago
   *[other] { $hours } hours ago
}
menu-days-ago = { $days ->
    [one] { $days } day ago
   *[other] { $days } days ago
}
