//! What is for the desk: it moves something in the panels, or comes nearer to a wish.

use super::{
    Chapter, Finding, GalleryMove, LogFilter, MenuPage, NewMatch, Panel, Press, Reading, ReportPage, SandboxGesture,
    Spot, Topic,
};
use crate::pane::Turning;
use gotham_content::MissionName;
use gotham_content::mission::Side;
use gotham_play::ScoreOrder;
use gotham_rules::MiniId;

/// One thing that a player does at the panels, or on the board where it may answer a question.
#[derive(Clone, PartialEq, Debug)]
pub enum Gesture {
    // ---- the board and the keys
    /// A click on the board.
    Pick(Spot),
    /// The keys have come to this on the board: it is looked at.
    Reach(Spot),
    /// A key or button of the device that the player holds.
    Press(Press),
    /// The keys go to the next panel beside the board, or the one before; after the last they answer again.
    Pane(Turning),

    // ---- the answer
    /// A step toward the answer to the open question.
    Compose(Composing),
    /// List all places that a click on the board could choose, or fold the list.
    ListPlaces,
    /// Ask what can be done now, or no longer.
    Advise,
    /// Reread this lesson; `None`: the open one.
    ReadLesson(Option<usize>),
    /// The hint has been read.
    HintRead,
    /// What a side did on its last turn has been read: the round in which it was shown, and whose turn it was.
    RecapRead(u8, Side),
    /// The word of a mission to a side is read: send it away.
    CounselRead(MissionName, Side),

    // ---- panels
    /// Open a panel.
    Open(Panel),
    /// Close a panel.
    Close(Panel),
    /// Unfold a Bat-Tablet; `None`: fold all.
    Unfold(Option<MiniId>),
    /// Open the glossary at an entry.
    Explain(Topic),
    /// The glossary's search words.
    SearchGlossary(String),
    /// Turn to a chapter of the glossary; `None`: all of them.
    TurnGlossary(Option<Chapter>),
    /// The log's search words.
    SearchLog(String),
    /// What the log shows.
    FilterLog(LogFilter),
    /// Show the decision of the cards with this number again; `None`: the current one.
    Why(Option<usize>),
    /// The next key is for this act.
    Rebind(String),

    // ---- the menu
    /// Turn to a page of the menu.
    Page(MenuPage),
    /// What the new match will be.
    Draft(NewMatch),
    /// Turn to a chapter of the campaign, from 0.
    TurnCampaign(usize),
    /// The code of somebody's campaign typed so far.
    CampaignCode(String),
    /// The code of a puzzle is now this.
    PuzzleCode(String),
    /// What is looked for in the list of missions.
    Find(Finding),
    /// The share code typed so far.
    Code(String),
    /// Forget a save slot; it is wished when it is said of the same one once more.
    Forget(String),
    /// How the score list is sorted.
    SortScores(ScoreOrder),

    // ---- the report
    /// Turn to a page of the report.
    TurnReport(ReportPage),
    /// Whose deeds the report shows in full, by position among its characters; `None`: nobody's.
    PickCharacter(Option<usize>),
    /// Put the report on the clipboard.
    CopyReport(String),

    // ---- the board reader
    /// In the board reader.
    Read(Reading),

    // ---- other screens
    /// In the gallery.
    Gallery(GalleryMove),
    /// At the sandbox's instruments.
    Sandbox(SandboxGesture),
}

/// A step toward the answer to the open question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Composing {
    /// Which miniature acts; `None`: none.
    Select(Option<MiniId>),
    /// The option with this number of the composer's list.
    Choose(usize),
    /// The place with this number of the River, from 0.
    Position(u8),
    /// A step back.
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
}
