//! What a player wants, as the panels understand it.

use super::gallery::{Filter, Scene};
use super::pane::Turning;
use super::sandbox::SandboxMove;
use super::settings::Settings;
use crate::content::Mission;
use crate::content::hero_slot::HeroSlot;
use crate::content::id::{HeroName, MissionName};
use crate::content::skill::Skill;
use crate::play::statistics::{Stop, Towards};
use crate::play::{Habit, ScoreOrder};
use crate::rules::board::AreaId;
use crate::rules::{Command, Game, MiniId, Options, Rule, TokenId};

/// One thing that a player wants.
#[derive(Clone, PartialEq, Debug)]
pub enum Intent {
    // ---- for the table: the match
    /// Say this to the game.
    Say(Command),
    /// Say these one after the other, each as soon as it is asked for and legal; drop the rest when something else is
    /// asked. The Moves of one Movement.
    Walk(Vec<Command>),
    /// Answer like this whenever a Skill of a Hero or of a tile is offered; none = ask again.
    Habit {
        /// The Hero, or a miniature of the tile.
        mini: MiniId,
        /// The Skill.
        skill: Skill,
        /// What to answer.
        habit: Option<Habit>,
    },
    /// Take back the last command.
    Undo,
    /// Take back everything of this turn that may be taken back.
    RestartTurn,
    /// The next person sits at the screen.
    HandOverAccepted,
    /// Step by step: on to the next decision of the cards.
    GoOn,
    /// What is still being shown is over at once.
    Skip,
    /// Save into a slot of this name.
    Save(String),
    /// Answer as it is advised.
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
    /// Go on with the autosave.
    Resume,
    /// Go on with a save slot.
    Load(String),
    /// Forget a save slot.
    Forget(String),
    /// Take a save slot along as a file of one's own.
    Export(String),
    /// Bring a file.
    Import,
    /// A share code of a save slot; none = of the match on the screen.
    Share(Option<String>),
    /// Watch the match of a share code.
    OpenCode(String),
    /// Watch a save slot from the beginning.
    Watch(String),
    /// Watch the match that has just ended.
    WatchThis,
    /// Watch the match that has just ended, from the table after so many commands.
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
    /// The settings are these now.
    Settings(Box<Settings>),
    /// Put a text into the clipboard.
    Copy(String),
    /// The first dialog is read.
    CloseDialog,

    // ---- for the desk
    /// A click on the board.
    Pick(Spot),
    /// The keys have come to this on the board: it is looked at.
    Reach(Spot),
    /// A key or button of the device that the player holds.
    Press(Press),
    /// Which miniature acts; none = none.
    Select(Option<MiniId>),
    /// The option with this number of the composer's list.
    Choose(usize),
    /// A step back in the composer.
    Back,
    /// So many cubes.
    Cubes(u8),
    /// Use or leave the card line with this number of the form.
    ToggleCard(usize),
    /// The Characteristic with this number.
    Characteristic(u8),
    /// So many Wounds of Pushing Limits.
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
    /// What the new match shall be.
    Draft(NewMatch),
    /// The share code as far as it is typed.
    Code(String),
    /// The glossary's search words.
    SearchGlossary(String),
    /// Turn to a chapter of the glossary; none = all of them.
    TurnGlossary(Option<Chapter>),
    /// The next key is for this act.
    Rebind(String),
    /// The log's search words.
    SearchLog(String),
    /// What the log shows.
    FilterLog(LogFilter),
    /// Show the decision of the cards with this number again; none = the one of now.
    Why(Option<usize>),
    /// How the score list is sorted.
    SortScores(ScoreOrder),
    /// Turn to a page of the report.
    TurnReport(ReportPage),
    /// Whose deeds the report tells in full, by their place among its characters; none = nobody's.
    PickCharacter(Option<usize>),
    /// Put the report into the clipboard.
    CopyReport(String),
    /// Ask what can be done now, or no longer.
    Advise,
    /// Read this lesson again; none = the open one.
    ReadLesson(Option<usize>),
    /// The hint is read.
    HintRead,
    /// Unfold a Bat-Tablet; none = fold all.
    Unfold(Option<MiniId>),
    /// In the gallery.
    Gallery(GalleryMove),
    /// In the sandbox.
    Sandbox(SandboxMove),
}

/// In the gallery.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum GalleryMove {
    /// Look for this.
    Filter(Filter),
    /// This one is meant.
    Pick(Topic),
    /// One on the plinth, or all in rows.
    Scene(Scene),
}

/// What the glossary explains.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Topic {
    /// A Skill or Trait.
    Skill(Skill),
    /// A rule.
    Rule(Rule),
    /// A term, token or icon, by its place in the catalogue.
    Term(usize),
    /// A Hero's Screen, by its place in the catalogue.
    Hero(usize),
    /// A Character tile, by its place in the catalogue.
    Tile(usize),
    /// A card, by its place in the catalogue.
    Card(usize),
    /// A part of the quick reference.
    Quick(Quick),
}

/// The parts of the quick reference.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the names say what is in them")]
pub enum Quick {
    Round,
    HeroesTurn,
    Actions,
    Moving,
    Attacking,
    Defending,
    Rerolls,
    Tokens,
    Cubes,
    VillainsTurn,
    Sight,
    Dice,
    Ends,
    Icons,
}

impl Quick {
    /// All parts, in the order of the page.
    pub const ALL: [Quick; 14] = [
        Quick::Round,
        Quick::HeroesTurn,
        Quick::Actions,
        Quick::Moving,
        Quick::Attacking,
        Quick::Defending,
        Quick::Rerolls,
        Quick::Tokens,
        Quick::Cubes,
        Quick::VillainsTurn,
        Quick::Sight,
        Quick::Dice,
        Quick::Ends,
        Quick::Icons,
    ];
}

/// A chapter of the glossary.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the names say what is in them")]
pub enum Chapter {
    Quick,
    Skills,
    Traits,
    Terms,
    Tokens,
    Icons,
    Heroes,
    Tiles,
    Cards,
    Rules,
    Rulings,
}

impl Chapter {
    /// All chapters, in the order of their tabs.
    pub const ALL: [Chapter; 11] = [
        Chapter::Quick,
        Chapter::Skills,
        Chapter::Traits,
        Chapter::Terms,
        Chapter::Tokens,
        Chapter::Icons,
        Chapter::Heroes,
        Chapter::Tiles,
        Chapter::Cards,
        Chapter::Rules,
        Chapter::Rulings,
    ];
}

/// Something that lies on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spot {
    /// An Area.
    Area(AreaId),
    /// A miniature.
    Mini(MiniId),
    /// A mission token.
    Token(TokenId),
}

impl Spot {
    /// Whether it is there in this game: what the pointer was on may be gone since.
    pub fn is_there(self, game: &Game) -> bool {
        match self {
            Spot::Area(area) => area.index() < game.board().len(),
            Spot::Mini(mini) => mini.index() < game.state().minis.len(),
            Spot::Token(token) => game.state().token(token).is_some(),
        }
    }
}

/// What keys, a gamepad and arrows on the screen say.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Press {
    /// A number key: 1 to 9, and 0 for the tenth.
    Digit(u8),
    /// Up.
    Up,
    /// Down.
    Down,
    /// Left.
    Left,
    /// Right.
    Right,
    /// Enter.
    Confirm,
    /// Escape.
    Back,
    /// The next acting miniature.
    Next,
    /// The keys go to the next panel beside the board, or the one before; after the last they answer again.
    Pane(Turning),
}

/// Panels that open over the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Panel {
    /// The log at the right.
    Log,
    /// The mission sheet.
    Mission,
    /// The glossary.
    Glossary,
    /// Settings.
    Settings,
    /// Keys and first help.
    Help,
    /// Save, leave, settings: what Esc opens.
    Pause,
    /// The Command Post in full.
    CommandPost,
    /// The automated Villain's card.
    Card,
}

/// Pages of the menu.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum MenuPage {
    /// The first one.
    #[default]
    Front,
    /// Mission and seats.
    NewMatch,
    /// Save slots.
    Saves,
    /// The gallery, a screen of its own.
    Gallery,
    /// A sandbox to begin with.
    Sandbox,
    /// What wins against the automated Villain were worth.
    Scores,
}

/// A match to begin.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewMatch {
    /// Which mission.
    pub mission: MissionName,
    /// Who answers for each Hero slot.
    pub heroes: Vec<SeatKind>,
    /// Heroes that are wished for, by slot; none = chosen at setup.
    pub wishes: Vec<Option<HeroName>>,
    /// Who answers for the Villain.
    pub villain: SeatKind,
    /// The rules that are agreed on.
    pub options: Options,
    /// The seed; none = by chance.
    pub seed: Option<u64>,
}

impl NewMatch {
    /// What a new match is until somebody changes it: a player's Heroes against the computer's Villain.
    pub fn against_the_computer(mission: &Mission) -> NewMatch {
        NewMatch {
            mission: mission.id.clone(),
            heroes: vec![SeatKind::Person(1); mission.heroes.len()],
            wishes: vec![None; mission.heroes.len()],
            villain: SeatKind::Bot,
            options: Options::default(),
            seed: None,
        }
    }

    /// A tutorial: a player's Heroes against the computer, with the dice for which its lessons are made.
    pub fn tutorial(mission: &Mission) -> NewMatch {
        let only = |slot: &HeroSlot| match slot.choices.as_slice() {
            [only] => Some(only.hero.clone()),
            _ => None,
        };
        NewMatch {
            wishes: mission.heroes.iter().map(only).collect(),
            seed: mission.lessons.as_ref().map(|course| course.seed),
            ..NewMatch::against_the_computer(mission)
        }
    }

    /// The Heroes against the game's cards: so many players at this machine, who share the Heroes in turn. SOLO
    pub fn against_the_cards(mission: &Mission, players: u8) -> NewMatch {
        let numbers = (1..=players.max(1)).cycle();
        NewMatch {
            heroes: numbers.take(mission.heroes.len()).map(SeatKind::Person).collect(),
            options: Options { solo: true, ..Options::default() },
            ..NewMatch::against_the_computer(mission)
        }
    }
}

/// Who sits on a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeatKind {
    /// A person at this machine; equal numbers are one person, who is not asked to hand over.
    Person(u8),
    /// The program.
    Bot,
}

/// Moves of the camera.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CameraMove {
    /// Straight from above.
    TopDown,
    /// From the side, as at the beginning.
    Reset,
    /// Follow the acting miniature, or stop doing so.
    ToggleFollow,
    /// Nearer.
    Nearer,
    /// Farther.
    Farther,
}

/// What can be laid over the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Overlay {
    /// Names, Elevation and Occupation limit of the Areas.
    Areas,
    /// Line of Sight markers.
    Sight,
    /// Reachable Areas with their cost.
    Reach,
}

/// Within a replay.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReplayMove {
    /// Go on or wait.
    PlayPause,
    /// One command back.
    StepBack,
    /// One command on.
    StepOn,
    /// To the place before this command.
    Seek(usize),
    /// To the next place of a kind.
    Stop(Stop, Towards),
    /// Play on from here as a match of one's own.
    Branch(BranchDice),
}

/// What the dice show in a match that leaves one that is watched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BranchDice {
    /// The same that they would have shown.
    Same,
    /// Others.
    Other,
}

/// Pages of the report.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash, Debug)]
pub enum ReportPage {
    /// Where it turned, the picture, both sides, objectives and score.
    #[default]
    Overview,
    /// Every key moment.
    TimeLine,
    /// Everybody's deeds.
    Characters,
    /// Dice against what was to be expected.
    Dice,
}

impl ReportPage {
    /// Every page, in the order of the tabs.
    pub const ALL: [ReportPage; 4] =
        [ReportPage::Overview, ReportPage::TimeLine, ReportPage::Characters, ReportPage::Dice];
}

/// What the log shows.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum LogFilter {
    /// Everything.
    #[default]
    All,
    /// Attacks, Wounds and Neutralization.
    Fights,
    /// Moves.
    Moves,
    /// Dice.
    Dice,
    /// Objectives, Events and the round.
    Mission,
    /// What the automated Villain's cards have decided.
    Cards,
}

impl LogFilter {
    /// All of them, in the order of their buttons.
    pub const ALL: [LogFilter; 6] =
        [LogFilter::All, LogFilter::Fights, LogFilter::Moves, LogFilter::Dice, LogFilter::Mission, LogFilter::Cards];
}
