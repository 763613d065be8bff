//! The lessons of a tutorial: what a player is asked to try, why, and what counts as doing it. The rules know nothing
//! of them: a tutorial is a mission like any other, and whether a lesson is done is read from what happens.

use serde::{Deserialize, Serialize};

use crate::id::{AreaName, TokenName};
use crate::side::Side;
use crate::text::Text;

/// A mission for learning the game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Course {
    /// Which side the player takes.
    #[serde(default = "heroes", skip_serializing_if = "is_heroes")]
    pub side: Side,
    /// The seed of the dice.
    pub seed: u64,
    /// The lessons in order.
    pub lessons: Vec<Lesson>,
    /// What is said when they are over.
    pub closing: Closing,
}

fn heroes() -> Side {
    Side::Heroes
}

fn is_heroes(side: &Side) -> bool {
    *side == Side::Heroes
}

/// A step: something to try, and why.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// The id, unique in the mission.
    pub id: String,
    /// What it is called.
    pub title: Text,
    /// What to do, and why: true whenever it can be done.
    pub text: Text,
    /// What it points at.
    #[serde(default)]
    pub points: Vec<Pointer>,
    /// What the other side has to do first, if the lesson is about that.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<Feat>,
    /// What counts as doing it.
    pub done: Feat,
}

/// What is said when the lessons are over, by how that is.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Closing {
    /// What it is called.
    pub title: Text,
    /// All lessons are done, and the match goes on.
    pub text: Text,
    /// All lessons are done, and the player has won.
    pub won: Text,
    /// All lessons are done, and the player has lost.
    pub lost: Text,
    /// Lessons were skipped, or the match was over before they were done.
    pub unfinished: Text,
}

/// Something that the player does or meets.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Feat {
    /// A Hero takes the Active Stance. R2 V.B.3
    Acts,
    /// A Hero takes the Resting Stance. R2 V.B.3
    Rests,
    /// A miniature of the player's makes a Move. R2 VII.A
    Moves,
    /// One declares an attack as an action. R2 VII.B
    Attacks,
    /// A die of one is rolled again. R2 X
    Rerolls,
    /// Cubes are put into the Defense of one. R2 VIII
    Defends,
    /// One completes an interaction of the mission, successfully or not. R2 VII.D
    Works,
    /// The player ends the turn while the lesson says so.
    EndsTurn,
    /// An Event has been carried out. R2 VI.B.3.c
    MeetsEvent,
    /// A tile with miniatures is activated. R2 VI.B.3
    Activates,
    /// A miniature arrives by Reinforcement. R2 VI.D
    Reinforces,
    /// The other side's turn has ended.
    Waits,
    /// The player has read the lesson, and says so.
    Reads,
}

impl Feat {
    /// Whether the moment for it passes: it is an answer to a question that is asked only then.
    pub fn passes(self) -> bool {
        matches!(self, Feat::Rerolls | Feat::Defends | Feat::Reinforces)
    }
}

/// What a lesson points at.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Pointer {
    /// A place on the board.
    Area(AreaName),
    /// The first token of a kind.
    Token(TokenName),
    /// The first Hero.
    Hero,
    /// A panel.
    Panel(Dock),
    /// The answers that do it.
    Answer(Feat),
}

/// Panels that a lesson can point at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Dock {
    /// The Bat-Tablets.
    BatTablets,
    /// The Command Post with the River.
    CommandPost,
    /// The question and its answers.
    Question,
    /// Round, objectives, and what can be opened.
    Banner,
}
