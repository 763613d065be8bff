//! The sandbox: any Heroes and tiles on any board, with cubes, tokens and any turn, for trying things out and for
//! teaching. `docs/sandbox-format.md` explains every field of its file.
//!
//! A sandbox is plain data. It is made ready as its own mission, without notable Events and endings, and everything
//! that a mission does not say is put there in the words of [`Placement`](super::Placement): the rules know nothing of it.

mod edit;
mod examples;
mod export;
mod faults;
mod making;
mod mission;
mod objectives;
mod pieces;
mod placing;
mod sheet;
mod troops;
mod usual;

use serde::{Deserialize, Serialize};

pub use edit::{Edit, Spot};
pub use examples::{EXAMPLES, examples};
pub use faults::{Fault, SandboxError};
pub use pieces::{Belonging, Company, Figure, Hero, Post, RiverEntry, Spread, Token};

use self::usual::{is_default, is_one};
use super::placement::{AutomatonPlacement, BoardPlacement, FieldPlacement, Owner, ReinforcementPlacement};
use gotham_content::id::{AreaName, CardName, HeroName, MapName};
use gotham_content::mission::Objective;
use gotham_content::script::Written;
use gotham_content::{Problem, SourceFile, TokenKind};
use gotham_rules::Options;

/// The id of the mission that a sandbox makes.
pub const MISSION: &str = "sandbox";

/// The most Heroes of a sandbox.
pub(crate) const MOST_HEROES: usize = 4;

/// A starting position. Everything except the board and one Hero has a default.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sandbox {
    /// What it is called.
    #[serde(default = "usual_name", skip_serializing_if = "is_usual_name")]
    pub name: String,
    /// What there is to see or to try, for the players.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub text: String,
    /// The board.
    pub map: MapName,
    /// Edition, variants, players.
    #[serde(default, skip_serializing_if = "is_default")]
    pub options: Options,
    /// The seed of the dice.
    #[serde(default, skip_serializing_if = "is_default")]
    pub seed: u64,
    /// The round.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub round: u8,
    /// The last round; the Heroes win if they still stand at its end.
    #[serde(default = "long", skip_serializing_if = "is_long")]
    pub rounds: u8,
    /// Who goes first each round. R2 III.A
    #[serde(default = "the_heroes", skip_serializing_if = "is_the_heroes")]
    pub initiative: Owner,
    /// Whose turn it is, and at which point.
    #[serde(default, skip_serializing_if = "is_default")]
    pub turn: StartingTurn,
    /// The Heroes, by slot.
    pub heroes: Vec<Hero>,
    /// The Command Post.
    #[serde(default, skip_serializing_if = "is_default")]
    pub post: Post,
    /// The River from left to right.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub river: Vec<RiverEntry>,
    /// Miniatures of tiles that are not in the River: allies of a Hero, captives, bystanders.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub company: Vec<Company>,
    /// Kinds of mission token, as mission files write them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub token_kinds: Vec<TokenKind>,
    /// Mission tokens, on the board or carried.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tokens: Vec<Token>,
    /// Field Modifier tokens.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub fields: Vec<FieldPlacement>,
    /// Reinforcement tokens.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub reinforcement_areas: Vec<ReinforcementPlacement>,
    /// Equipment on the board.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ground: Vec<(AreaName, CardName)>,
    /// What differs from the printed board.
    #[serde(default, skip_serializing_if = "is_default")]
    pub board: BoardPlacement,
    /// Areas that are over their Occupation limit. G-65
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub crowds: Vec<AreaName>,
    /// What each side plays for, as mission files write it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub objectives: Vec<Objective<Written>>,
    /// The cards of the automated Villain, where they are not yet to be shuffled. SOLO II
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub automaton: Option<AutomatonPlacement>,
}

/// A point of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum StartingTurn {
    /// The Heroes', each asked for its Stance first. R2 V.B.3
    #[default]
    Stances,
    /// The Heroes', who act. R2 V.B.4
    Heroes,
    /// The Villain's, before an activation. R2 VI.B.3
    Villain {
        /// How many are left.
        #[serde(default = "two")]
        activations: u8,
    },
}

impl Sandbox {
    /// A board with one Hero on it, and nothing else.
    pub fn new(map: MapName, hero: HeroName, area: AreaName) -> Sandbox {
        Sandbox {
            name: usual_name(),
            text: String::new(),
            map,
            options: Options::default(),
            seed: 0,
            round: 1,
            rounds: LONG,
            initiative: Owner::Heroes,
            turn: StartingTurn::default(),
            heroes: vec![Hero::at(hero, area)],
            post: Post::default(),
            river: Vec::new(),
            company: Vec::new(),
            token_kinds: Vec::new(),
            tokens: Vec::new(),
            fields: Vec::new(),
            reinforcement_areas: Vec::new(),
            ground: Vec::new(),
            board: BoardPlacement::default(),
            crowds: Vec::new(),
            objectives: Vec::new(),
            automaton: None,
        }
    }

    /// Reads a sandbox file. [Making](Sandbox::game) it shows whether it can be played.
    ///
    /// # Errors
    /// When it doesn't have the shape of one, with line, column and field.
    pub fn read(file: &SourceFile) -> Result<Sandbox, Problem> {
        file.parse()
    }

    /// The sandbox as the text of a file, which [`Sandbox::read`] reads again.
    pub fn file(&self) -> String {
        let options = ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
        let pretty = ron::ser::PrettyConfig::default().depth_limit(2).new_line("\n".to_string());
        options.to_string_pretty(self, pretty).unwrap_or_default() + "\n"
    }
}

/// This many rounds are no limit.
const LONG: u8 = 99;

fn usual_name() -> String {
    "Sandbox".into()
}

fn is_usual_name(name: &String) -> bool {
    *name == usual_name()
}

fn one() -> u8 {
    1
}

fn two() -> u8 {
    2
}

fn long() -> u8 {
    LONG
}

fn is_long(rounds: &u8) -> bool {
    *rounds == LONG
}

fn the_heroes() -> Owner {
    Owner::Heroes
}

fn is_the_heroes(side: &Owner) -> bool {
    *side == Owner::Heroes
}
