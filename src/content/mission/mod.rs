//! Missions as data: the sheet, the setup, and what can be done and happens in them. Nothing of a mission is written in
//! Rust. `docs/mission-format.md` explains every word with an example; the words of conditions, effects and triggers are
//! in [`super::script`].

mod company;
mod endings;
mod events;
mod genre;
mod interaction;
mod lessons;
mod modes;
mod tokens;
mod villain;

pub use company::Company;
pub use endings::{Counsel, Ending, Goal, Grace, Objective};
pub use events::{EventPart, MissionEvent, Trigger};
pub use genre::{Genre, Measured};
pub use interaction::{Interaction, InteractionAction};
pub use lessons::{Closing, Course, Dock, Feat, Lesson, Pointer};
pub use modes::{Mode, Restraint};
pub use tokens::{TokenKind, TokenLook};
pub use villain::{RiverTile, VillainSetup};

pub use super::side::Side;

use serde::{Deserialize, Serialize};

use super::dice::Color;
use super::hero_slot::HeroSlot;
use super::id::{AreaName, CardName, FaceName, MapName, MissionName, TileName, TokenName, ValueName};
use super::script::{Script, Written};
use super::solo::Sheet;
use super::text::Text;

/// The first number of the missions that come with an expansion; those before it are the core box's.
pub const EXPANSIONS: u8 = 101;

/// A mission, as `missions/*.ron` writes it. R2 II.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mission {
    /// The id.
    pub id: MissionName,
    /// Its position in lists of missions; those without one come last. From [`EXPANSIONS`] on, they belong to an expansion.
    #[serde(default)]
    pub number: Option<u8>,
    /// The name.
    pub name: Text,
    /// The board.
    pub map: MapName,
    /// The story, in our words.
    pub story: Text,
    /// What the Heroes want.
    pub heroes_goal: Text,
    /// What the Villain wants.
    pub villain_goal: Text,
    /// Special rules for the mission sheet, one or two sentences each.
    pub special_rules: Vec<Text>,
    /// How many rounds at most; a mission may move its end ([`super::script::Effect::SetLastRound`]).
    pub rounds: u8,
    /// What kind of problem it is; `None`: something else.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub genre: Option<Genre>,
    /// How often the Heroes win it; `None`: nobody has measured it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub measured: Option<Measured>,
    /// Who goes first each round. R2 III.A.
    pub initiative: Side,
    /// Hero slots in order. R2 II.A.
    pub heroes: Vec<HeroSlot>,
    /// The Command Post. R2 II.B.
    pub villain: VillainSetup,
    /// Miniatures that are not the Villain's: bystanders, captives, allies without a commander.
    #[serde(default)]
    pub company: Vec<Company>,
    /// Miniatures on the board at the start. R2 II.C.
    pub miniatures: Vec<(AreaName, Vec<TileName>)>,
    /// Kinds of mission token and their faces.
    #[serde(default)]
    pub token_kinds: Vec<TokenKind>,
    /// Mission tokens on the board at the start, with the face that lies up.
    #[serde(default)]
    pub tokens: Vec<(AreaName, TokenName, FaceName)>,
    /// Equipment on the board at the start.
    #[serde(default)]
    pub equipment: Vec<(AreaName, CardName)>,
    /// Areas with a face-up Reinforcement token. R2 VI.D.
    pub reinforcement_areas: Vec<AreaName>,
    /// Ways out: Areas by which somebody may leave, as interactions and triggers say.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub exits: Vec<AreaName>,
    /// Bat-Gadgets that may be chosen; an empty list: every one in the catalogue. R2 V.C.3.
    #[serde(default)]
    pub bat_gadgets: Vec<CardName>,
    /// Named numbers of the mission and their initial values.
    #[serde(default)]
    pub values: Vec<(ValueName, u8)>,
    /// Modes of a side: what it may not do, or is spared, meanwhile.
    #[serde(default)]
    pub modes: Vec<Mode>,
    /// What else is done when the table is set up, after the Heroes are chosen: random and hidden setup, setup by
    /// number of Heroes.
    #[serde(default)]
    pub setup: Script,
    /// Actions that the mission allows. R2 VII.D-E.
    #[serde(default)]
    pub interactions: Vec<Interaction<Written>>,
    /// The Events of the Event Warning tile. R2 VI.B.3.c.
    #[serde(default)]
    pub events: Vec<MissionEvent<Written>>,
    /// What happens on its own.
    #[serde(default)]
    pub triggers: Vec<Trigger<Written>>,
    /// How the game ends and who has won then. Tested in order after every step (G-1).
    pub endings: Vec<Ending<Written>>,
    /// What the Heroes may manage besides winning; `None`: nothing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub grace: Option<Grace<Written>>,
    /// What matters here, for each side; `None`: the goals say enough.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub counsel: Option<Counsel>,
    /// What each side sees of its goal, what the bots play for, and what the automated Villain's Objectives are.
    #[serde(default)]
    pub objectives: Vec<Objective<Written>>,
    /// What the automated Villain needs; `None`: a player must play him. SOLO II
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sheet: Option<Sheet<Written>>,
    /// What the first dice of each color show, before chance decides: color and successes.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub dice: Vec<(Color, u8)>,
    /// Lessons, which make it a tutorial: it is kept beside the missions, not among them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lessons: Option<Course>,
    /// Numbers that the sources leave open and we filled in, in our own words.
    #[serde(default)]
    pub designed: Vec<Text>,
}

impl Mission {
    /// Whether it comes with an expansion.
    pub fn is_of_an_expansion(&self) -> bool {
        self.number.is_some_and(|number| number >= EXPANSIONS)
    }
}
