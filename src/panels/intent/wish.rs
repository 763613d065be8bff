//! What reaches the table.

use super::{CameraMove, Named, NewMatch, Overlay, PuzzleWish, ReplayMove, SandboxWish, Spot};
use crate::settings::Settings;
use gotham_content::MapName;
use gotham_content::skill::Skill;
use gotham_play::Habit;
use gotham_rules::{Command, MiniId};

/// One thing that the table shall do.
#[derive(Clone, PartialEq, Debug)]
pub enum Wish {
    // ---- the match
    /// Say this to the game.
    Say(Command),
    /// Say these one after the other, each as soon as it is asked for and legal; drop the rest when something else is
    /// asked. The Moves of one Movement.
    Walk(Vec<Command>),
    /// Answer like this whenever a Skill of a Hero or of a tile is offered; `None`: ask again.
    Habit {
        /// The Hero, or a miniature of the tile.
        mini: MiniId,
        /// The Skill.
        skill: Skill,
        /// What to answer.
        habit: Option<Habit>,
    },
    /// Undo the last command.
    Undo,
    /// Undo everything on this turn that may be undone.
    RestartTurn,
    /// The next person sits at the screen.
    HandOverAccepted,
    /// Step by step: on to the next decision of the cards.
    GoOn,
    /// Skip the rest of what is being shown.
    Skip,
    /// Save into a slot of this name.
    Save(String),
    /// Answer as advised.
    Heed,
    /// Go on without the open lesson.
    SkipLesson,

    // ---- the board
    /// A click on the board that answers no question: enough was seen, or a tool of the sandbox is used.
    Touch(Spot),
    /// Turn the camera there.
    LookAt(Spot),
    /// The pointer rests on something's name in a panel, or no longer: show it on the board.
    Hover(Named),
    /// Move the camera.
    Camera(CameraMove),
    /// Show or hide an overlay.
    Overlay(Overlay),

    // ---- screens
    /// Begin a match.
    NewMatch(NewMatch),
    /// Continue from the autosave.
    Resume,
    /// Continue from a save slot.
    Load(String),
    /// Delete a save slot.
    Forget(String),
    /// Export a save slot as a file.
    Export(String),
    /// Bring a file.
    Import,
    /// A share code for a save slot; `None`: for the match on the screen.
    Share(Option<String>),
    /// Watch the match of a share code.
    OpenCode(String),
    /// Add the lamps of a campaign's code to those that are here.
    AddLamps(String),
    /// Watch a save slot from the beginning.
    Watch(String),
    /// Watch the match that has just ended.
    WatchThis,
    /// Watch the match that has just ended, from the table after this many commands.
    WatchFrom(usize),
    /// Show the table of the match that has just ended after this many commands, and wait there.
    WatchAt(usize),
    /// The report of the match that is watched.
    ShowReport,
    /// The same mission and seats with a new seed.
    Rematch,
    /// Leave the match; it is saved.
    BackToMenu,
    /// Leave the program.
    Quit,
    /// Within a replay.
    Replay(ReplayMove),
    /// In the sandbox.
    Sandbox(SandboxWish),
    /// Of puzzles.
    Puzzle(PuzzleWish),

    // ---- the rest
    /// Save the sheet of a board, to be printed.
    PrintBoard(MapName),
    /// Load content of one's own again.
    LoadContent,
    /// The settings are now these.
    Settings(Box<Settings>),
    /// Put a text on the clipboard.
    Copy(String),
    /// The first dialog has been read.
    CloseDialog,
}
