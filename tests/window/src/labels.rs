//! What the window's buttons say. A test of the words (`tests/words.rs`) makes sure that the game still says all of it.

macro_rules! labels {
    ($($name:ident = $words:literal;)*) => {
        $(pub const $name: &str = $words;)*
        /// All of them.
        pub const ALL: &[&str] = &[$($words),*];
    };
}

labels! {
    ENGLISH = "English";
    NEW_GAME = "New game";
    CAMPAIGN = "Campaign";
    PLAY = "Play";
    NOT_PLAYED = "Not played yet";
    TUTORIAL = "Tutorial";
    HEROES_COURSE = "Learn to play the Heroes";
    GOT_IT = "Got it";
    PLAY_THE_TUTORIAL = "Play the tutorial";
    NOT_NOW = "Not now";
    FIRST_MISSION = "To the first mission";
    TRY_THIS = "try this";
    WHAT_NOW = "What now?";
    DO_IT = "Do it";
    START_GAME = "Start game";
    PLAY_THE_HEROES = "Play the Heroes";
    PLAY_THE_VILLAIN = "Play the Villain";
    TWO_PLAYERS = "Two players";
    WATCH_THE_COMPUTER = "Watch the computer";
    SOLO = "Solo";
    COOP_TWO = "Co-op: 2 players";
    COOP_THREE = "Co-op: 3 players";
    SETTINGS = "Settings";
    FAST = "4×";
    VILLAIN_STEP_BY_STEP = "Solo: the Villain plays step by step";
    GLOSSARY = "Glossary";
    HOW_TO_PLAY = "How to play";
    GALLERY = "Gallery";
    LINE_UP = "Line-up";
    HEROES = "Heroes";
    LEADERS = "Leaders";
    OTHERS = "Others";
    SANDBOX = "Sandbox";
    MAIN_MENU = "Main menu";
    MISSION = "Mission";
    LOG = "Log";
    WHOLE_POST = "Show the whole Command Post";
    SAVED_GAMES = "Saved games";
    CONTINUE = "Continue";
    BACK = "Back";
    CLOSE = "Close";
    MENU = "Menu";
    SAVE_GAME = "Save game";
    EXIT = "Exit to main menu";
    UNDO = "Undo";
    NEXT = "Next";
    STEP_BY_STEP = "Step by step";
    READY = "I'm ready";
    HEROES_WIN = "The Heroes win!";
    VILLAIN_WINS = "The Villain wins!";
    TIMELINE = "Timeline";
    WHO_DID_WHAT = "Who did what";
    DICE = "Dice";
    WATCH = "Watch replay";
    NEXT_STEP = "Next step";
    BRANCH = "Play from here";
    CONFIRM = "Confirm";
    PACKED = "Done packing";
    ALL_ACTIVE = "All Heroes Active";
    ACTIVE = "Active";
    RANGED_ATTACK = "Ranged Attack";
    MOVE = "Move";
    END_TURN = "End turn";
    EVENT = "Event";
    DEMOBILIZE = "Demobilize";
    TILE_DONE = "Done with this tile";
    ACTIVATION_DONE = "End this activation";
    STOP = "Stop here";
    KEEP = "Keep these dice";
    DECLINE = "No";
}
