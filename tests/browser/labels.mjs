// What the game's buttons say. A test of the words (`tests/words.rs`) holds that the game still says all of it.

export const NEW_GAME = "New game";
export const START_GAME = "Start game";
export const SETTINGS = "Settings";
export const FAST = "4×";
export const CONTINUE = "Continue";
export const MENU = "Menu";
export const SAVE_GAME = "Save game";
export const EXIT = "Exit to main menu";
export const SAVED_GAMES = "Saved games";
export const EXPORT = "Export";
export const IMPORT = "Import a file";
export const NOT_IMPORTED = "The file could not be imported";
export const FORGETS = "This browser keeps nothing for this page";
export const OK = "OK";
