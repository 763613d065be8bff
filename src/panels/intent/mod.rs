//! What a player wants, as the panels understand it.

mod board;
mod explained;
mod moves;
mod new_match;
mod pages;
mod press;

pub use board::{Overlay, Spot};
pub use explained::{Chapter, Quick, Topic};
pub use moves::{BranchDice, CameraMove, GalleryMove, ReplayMove};
pub use new_match::{NewMatch, SeatKind};
pub use pages::{LogFilter, MenuPage, Panel, ReportPage};
pub use press::Press;

use super::sandbox::SandboxMove;
use super::settings::Settings;
use gotham_content::skill::Skill;
use gotham_play::{Habit, ScoreOrder};
use gotham_rules::{Command, MiniId};

/// One thing that a player wants.
#[derive(Clone, PartialEq, Debug)]
pub enum Intent {
    // ---- for the table: the match
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
    // ---- for the table: the board
    /// Turn the camera there.
    LookAt(Spot),
    /// The pointer rests on something's name in a panel: show it on the board.
    Hover(Option<Spot>),
    /// Move the camera.
    Camera(CameraMove),
    /// Show or hide an overlay.
    Overlay(Overlay),
    // ---- for the table: screens
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
    /// Import a file.
    Import,
    /// A share code for a save slot; `None`: for the match on the screen.
    Share(Option<String>),
    /// Watch the match of a share code.
    OpenCode(String),
    /// Watch a save slot from the beginning.
    Watch(String),
    /// Watch the match that has just ended.
    WatchThis,
    /// Watch the match that has just ended, from the table after this many commands.
    WatchFrom(usize),
    /// The same mission and seats with a new seed.
    Rematch,
    /// Leave the match; it is saved.
    BackToMenu,
    /// Leave the program.
    Quit,
    /// Within a replay.
    Replay(ReplayMove),
    // ---- for the table: the rest
    /// The settings are now these.
    Settings(Box<Settings>),
    /// Put a text on the clipboard.
    Copy(String),
    /// The first dialog has been read.
    CloseDialog,

    // ---- for the desk
    /// A click on the board.
    Pick(Spot),
    /// The keys have come to this on the board: it is looked at.
    Reach(Spot),
    /// A key or button of the device that the player holds.
    Press(Press),
    /// Which miniature acts; `None`: none.
    Select(Option<MiniId>),
    /// The option with this number of the composer's list.
    Choose(usize),
    /// A step back in the composer.
    Back,
    /// This many cubes.
    Cubes(u8),
    /// Use or drop the card line with this number of the form.
    ToggleCard(usize),
    /// The Characteristic with this number.
    Characteristic(u8),
    /// This many Wounds of Pushing Limits.
    Pushing(u8),
    /// What the form says.
    Confirm,
    /// Open a panel.
    Open(Panel),
    /// Close a panel.
    Close(Panel),
    /// Open the glossary at an entry.
    Explain(Topic),
    /// Turn to a page of the menu.
    Page(MenuPage),
    /// What the new match will be.
    Draft(NewMatch),
    /// The share code typed so far.
    Code(String),
    /// The glossary's search words.
    SearchGlossary(String),
    /// Turn to a chapter of the glossary; `None`: all of them.
    TurnGlossary(Option<Chapter>),
    /// The next key is for this act.
    Rebind(String),
    /// The log's search words.
    SearchLog(String),
    /// What the log shows.
    FilterLog(LogFilter),
    /// Show the decision of the cards with this number again; `None`: the current one.
    Why(Option<usize>),
    /// How the score list is sorted.
    SortScores(ScoreOrder),
    /// Turn to a page of the report.
    TurnReport(ReportPage),
    /// Whose deeds the report shows in full, by position among its characters; `None`: nobody's.
    PickCharacter(Option<usize>),
    /// Put the report on the clipboard.
    CopyReport(String),
    /// Ask what can be done now, or no longer.
    Advise,
    /// Reread this lesson; `None`: the open one.
    ReadLesson(Option<usize>),
    /// The hint has been read.
    HintRead,
    /// Unfold a Bat-Tablet; `None`: fold all.
    Unfold(Option<MiniId>),
    /// In the gallery.
    Gallery(GalleryMove),
    /// In the sandbox.
    Sandbox(SandboxMove),
}
