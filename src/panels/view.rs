//! What the panels read: a picture of the program at this moment.

use core::time::Duration;

use super::answers::Question;
use super::desk::Desk;
use super::exhibits::Exhibit;
use super::settings::Settings;
use gotham_content::Catalogue;
use gotham_content::mission::Side;
use gotham_content::skill::Skill;
use gotham_play::log::{Line, Titles};
use gotham_play::puzzle::{Puzzle, Reasoned, Verdict};
use gotham_play::review::{Lookback, LookedBack};
use gotham_play::{Advice, CampaignProgress, CourseProgress, Decisions, Habits, Recap, Sandbox, Scores, Statistics};
use gotham_rules::state::MissionToken;
use gotham_rules::{Command, Game, MiniId, Prompt};
use gotham_words::Words;

use super::intent::{LogFilter, Spot};

/// Everything that a panel may read.
#[derive(Clone, Copy)]
pub struct View<'a> {
    /// What can be played, and the glossary's texts.
    pub catalogue: &'a Catalogue,
    /// The sentences of the player's language.
    pub words: &'a Words,
    /// The settings.
    pub settings: &'a Settings,
    /// What the panels remember.
    pub desk: &'a Desk,
    /// The screen.
    pub screen: Screen<'a>,
    /// What went wrong, oldest first; the first is shown until [`super::Wish::CloseDialog`].
    pub dialogs: &'a [Dialog],
    /// What each key does, for the help.
    pub keys: &'a [KeyHelp],
    /// Sounds in words, the oldest first; empty while nobody wants to read them.
    pub captions: &'a [&'a str],
    /// What the player holds: its keys are shown.
    pub device: Device,
    /// Content of one's own lies over what is built in: it can be loaded again.
    pub has_own_content: bool,
    /// A page in a browser shows it: the only way out of the program is the page's, and there is no folder with its
    /// files.
    pub is_page: bool,
}

/// Which screen.
#[expect(clippy::large_enum_variant, reason = "there is one, for one frame")]
#[derive(Clone, Copy)]
pub enum Screen<'a> {
    /// The menu.
    Menu(MenuView<'a>),
    /// A match or a replay, from setup to the end.
    Table(TableView<'a>),
    /// How it ended.
    Report(ReportView<'a>),
    /// Every miniature of the catalogue.
    Gallery(GalleryView<'a>),
}

/// The menu.
#[derive(Clone, Copy)]
pub struct MenuView<'a> {
    /// The autosave, if there is one.
    pub resume: Option<&'a SaveSlot>,
    /// Save slots, newest first.
    pub saves: &'a [SaveSlot],
    /// What wins against the automated Villain were worth.
    pub scores: &'a Scores,
    /// How far the campaign has come.
    pub campaign: &'a CampaignProgress,
    /// The day, counted from any day on: each has another figure.
    pub today: u64,
}

/// The gallery.
#[derive(Clone, Copy)]
pub struct GalleryView<'a> {
    /// What its filter has found; computed once per filter.
    pub found: &'a [Exhibit],
    /// The Skills and Traits that anybody has, in alphabetical order.
    pub skills: &'a [Skill],
}

/// A save slot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SaveSlot {
    /// The name by which it is loaded.
    pub name: String,
    /// The mission's name.
    pub mission: String,
    /// The round.
    pub round: u8,
    /// How long ago it was saved, if that is known.
    pub age: Option<Duration>,
    /// Whether it has ended: it can be watched, not played on.
    pub finished: bool,
    /// Whether it branched off from another match.
    pub is_branch: bool,
    /// Why it cannot be loaded, if so.
    pub broken: Option<String>,
}

/// A match under way.
#[derive(Clone, Copy)]
pub struct TableView<'a> {
    /// The sentences of the player's language.
    pub words: &'a Words,
    /// The game.
    pub game: &'a Game,
    /// What is asked.
    pub prompt: &'a Prompt,
    /// What the other side did on its last turn, while this side's turn lasts.
    pub last_turn: Option<&'a Recap>,
    /// Every legal answer; computed once per prompt. Empty while nobody at this screen is asked.
    pub legal: &'a [Command],
    /// What the computer suggests while the table is set up: all that makes the open choice. Empty where nothing is suggested.
    pub suggested: &'a [Command],
    /// Who answers.
    pub answerer: Answerer<'a>,
    /// The log, oldest first.
    pub log: &'a [LogEntry],
    /// Short notices that fade.
    pub message: Option<&'a Message>,
    /// What the players have said once for the whole match.
    pub habits: Habits<'a>,
    /// What the pointer is on, on the board.
    pub hovered: Option<Spot>,
    /// The table still shows what has happened: answers are grayed.
    pub busy: bool,
    /// Why nothing can be undone; `None` if Undo works.
    pub no_undo: Option<&'a str>,
    /// Whether the camera follows.
    pub follows: bool,
    /// What is laid over the board.
    pub overlays: Overlays,
    /// The sandbox, while it is changed and not played.
    pub sandbox: Option<&'a Sandbox>,
    /// The timeline of a replay.
    pub replay: Option<ReplayView<'a>>,
    /// What the automated Villain's cards have decided.
    pub cards: CardsView<'a>,
    /// How far along a tutorial's lessons are; `None` if it isn't a tutorial, or is only watched.
    pub lessons: Option<&'a CourseProgress>,
    /// What the computer would answer, if somebody has asked and it has thought about it.
    pub advice: Option<&'a Advice>,
    /// The puzzle that is solved here.
    pub puzzle: Option<PuzzleView<'a>>,
}

/// A puzzle on the table.
#[derive(Clone, Copy)]
pub struct PuzzleView<'a> {
    /// The puzzle.
    pub puzzle: &'a Puzzle,
    /// The table at its question.
    pub asked: &'a Game,
    /// What wins most often.
    pub solution: &'a Reasoned,
    /// The best of the plans that aim at something else, if it is known.
    pub rival: Option<&'a Reasoned>,
    /// What the player has done.
    pub own: Option<&'a Reasoned>,
    /// How far it has come.
    pub stage: PuzzleStage,
}

/// How far a puzzle has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PuzzleStage {
    /// A plan is asked for.
    Open,
    /// The player's plan is compared with the solution.
    Checking,
    /// It was.
    Judged(Verdict),
    /// The solution is shown; nothing is asked.
    Revealed,
}

/// What the automated Villain's cards have decided, and how far the table has shown it.
#[derive(Clone, Copy)]
pub struct CardsView<'a> {
    /// Every decision of the match.
    pub decisions: &'a Decisions,
    /// The position of the last event that is shown.
    pub reached: usize,
    /// Step by step: the table waits until the player goes on.
    pub waits: bool,
}

impl CardsView<'_> {
    /// Whether the table is still behind the match: what is asked comes later.
    pub(crate) fn is_behind(&self) -> bool {
        self.reached < self.decisions.heard()
    }

    /// How many decisions are shown.
    pub fn shown(&self) -> usize {
        self.decisions.begun(self.reached)
    }
}

/// Who answers the prompt.
#[derive(Clone, Copy)]
pub enum Answerer<'a> {
    /// The person at the screen.
    Here,
    /// Another person, who must first sit down; and what the other side's last turn brought.
    HandOver {
        /// What to call the person: "the Villain", "Catwoman's player".
        to: &'a str,
        /// The recap.
        recap: &'a Recap,
    },
    /// A program, which is thinking.
    Bot,
    /// Nobody: a replay.
    Replay,
}

/// A line of the log and when it was written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogEntry {
    /// The round.
    pub round: u8,
    /// Whose turn.
    pub side: Option<Side>,
    /// What it is about, for the filter.
    pub about: LogFilter,
    /// The words.
    pub line: Line,
    /// Its position among the match's events.
    pub place: usize,
    /// The decision of the cards that it completes, by number.
    pub decision: Option<usize>,
}

/// A short notice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    /// The words.
    pub text: String,
    /// How it is meant.
    pub tone: Tone,
}

/// How a message is meant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tone {
    /// Neutral.
    Plain,
    /// Good.
    Good,
    /// A warning.
    Bad,
}

/// What is laid over the board.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Overlays {
    /// Names, Elevation and Occupation limit of the Areas.
    pub areas: bool,
    /// Line of Sight markers.
    pub sight: bool,
    /// Reachable Areas with their cost.
    pub reach: bool,
}

/// A replay's timeline.
#[derive(Clone, Copy, Debug)]
pub struct ReplayView<'a> {
    /// How many commands are done.
    pub at: usize,
    /// How many there are.
    pub length: usize,
    /// Whether it plays on its own.
    pub playing: bool,
    /// The whole match in numbers.
    pub statistics: &'a Statistics,
    /// What was found in it when somebody looked back.
    pub found: Option<&'a LookedBack>,
    /// Whether it was played to its end: there is a report.
    pub has_ended: bool,
}

/// How a match ended.
#[derive(Clone, Copy)]
pub struct ReportView<'a> {
    /// The game at its end.
    pub game: &'a Game,
    /// The match in numbers.
    pub statistics: &'a Statistics,
    /// How many commands were said.
    pub commands: usize,
    /// The seed.
    pub seed: u64,
    /// Whether the position was set up by hand: such a match has no place in the score list.
    pub is_arranged: bool,
    /// How many commands it shares with the match it split off from, if it is a branch.
    pub left_at: Option<usize>,
    /// How far its lessons got, if it was a tutorial.
    pub lessons: Option<&'a CourseProgress>,
    /// The look back on it; `None` if nobody has asked for one.
    pub lookback: Option<&'a Lookback>,
}

impl<'a> ReportView<'a> {
    /// What the look back has found, if it is done.
    pub(crate) fn found(&self) -> Option<&'a LookedBack> {
        self.lookback.and_then(Lookback::found)
    }
}

/// Something that the player must know before going on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Dialog {
    /// What was tried.
    pub title: String,
    /// What went wrong and what to do.
    pub text: String,
    /// A match to share.
    pub shared: Option<Shared>,
}

/// A match as a text that is copied from here.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shared {
    /// Its share code.
    pub code: String,
    /// The same as the address of this page.
    pub link: Option<String>,
}

/// What the player holds.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Device {
    /// Keyboard and mouse.
    #[default]
    Keyboard,
    /// A gamepad.
    Gamepad,
}

/// What a key does, and the button of a gamepad that does the same.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeyHelp {
    /// What the table calls what it does.
    pub act: String,
    /// The key's name; empty: none.
    pub key: String,
    /// The button's name; empty: none.
    pub button: String,
    /// What it does.
    pub does: String,
}

impl KeyHelp {
    /// What does it on a device, if anything.
    pub fn on(&self, device: Device) -> Option<&str> {
        let name = match device {
            Device::Keyboard => &self.key,
            Device::Gamepad => &self.button,
        };
        Some(name.as_str()).filter(|name| !name.is_empty())
    }
}

impl<'a> View<'a> {
    /// A tooltip followed by the key of an act, if it has one.
    pub fn tip(&self, tip: &str, act: &str) -> String {
        self.key_of(act).map_or_else(|| tip.into(), |key| self.words.key_tip(tip, key))
    }

    /// What does something on the device that the player holds, if anything.
    pub fn key_of(&self, act: &str) -> Option<&'a str> {
        self.keys.iter().find(|key| key.act == act).and_then(|key| key.on(self.device))
    }

    /// The match, if one is on the screen.
    pub fn table(&self) -> Option<&TableView<'a>> {
        match &self.screen {
            Screen::Table(table) => Some(table),
            Screen::Menu(_) | Screen::Report(_) | Screen::Gallery(_) => None,
        }
    }
}

impl<'a> TableView<'a> {
    /// The open question.
    pub fn question(&self) -> Question<'a> {
        Question { words: self.words, game: self.game, prompt: self.prompt, legal: self.legal }
    }

    /// Whether the person at the screen may answer now.
    pub(crate) fn may_answer(&self) -> bool {
        matches!(self.answerer, Answerer::Here) && !self.busy
    }

    /// What to call things.
    pub fn titles(&self) -> Titles<'_> {
        Titles { words: self.words, game: self.game }
    }

    /// The face of a mission token, as far as the person at the screen may know it: one that lies face down has one only
    /// for a side that knows it, while it is asked.
    pub(crate) fn face(&self, token: &MissionToken) -> String {
        let knows = matches!(self.answerer, Answerer::Here) && self.game.knows_face(self.prompt.side, token);
        match token.hidden && !knows {
            true => self.words.choice_face_down().into(),
            false => self.titles().face(token.kind, token.face),
        }
    }

    /// What to call a miniature.
    pub fn name(&self, mini: MiniId) -> String {
        self.titles().mini(mini)
    }
}
