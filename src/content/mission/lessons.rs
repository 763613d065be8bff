//! The lessons of a tutorial: what a player is asked to try, why, and what counts as doing it. The rules know nothing
//! of them: a tutorial is a mission like any other, and whether a lesson is done is read from what happens.

use serde::{Deserialize, Serialize};

use crate::id::{AreaName, TokenName};
use crate::text::Text;

/// A mission for learning the game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Course {
    /// The seed of the dice.
    pub seed: u64,
    /// The lessons in order.
    pub lessons: Vec<Lesson>,
    /// What is said when they are done.
    pub closing: Closing,
}

/// A step: something to try, and why.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// The id, unique in the mission.
    pub id: String,
    /// What it is called.
    pub title: Text,
    /// What to do, and why.
    pub text: Text,
    /// What it points at.
    #[serde(default)]
    pub points: Vec<Pointer>,
    /// What counts as doing it.
    pub done: Feat,
}

/// What is said when all lessons are done.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Closing {
    /// What it is called.
    pub title: Text,
    /// The words.
    pub text: Text,
}

/// Something that a player of the Heroes does or meets.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Feat {
    /// A Hero takes the Active Stance. R2 V.B.3
    Acts,
    /// A Hero takes the Resting Stance. R2 V.B.3
    Rests,
    /// A Hero makes a Move. R2 VII.A
    Moves,
    /// A Hero declares an attack as an action. R2 VII.B
    Attacks,
    /// A Hero's die is rolled again. R2 X
    Rerolls,
    /// A Hero's Defense is counted. R2 VIII
    Defends,
    /// A Hero completes an interaction of the mission, successfully or not. R2 VII.D
    Works,
    /// The Heroes' turn ends.
    EndsTurn,
    /// An Event has been carried out. R2 VI.B.3.c
    MeetsEvent,
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
