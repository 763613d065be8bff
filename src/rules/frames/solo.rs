//! Procedures of the automated Villain. SOLO

use serde::{Deserialize, Serialize};

use crate::ai_task::AiTask;
use crate::board::{AreaId, Exit};
use crate::command::Command;
use crate::id::MiniId;

/// How far resolving a card has got. SOLO V.B
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AiCardStep {
    /// The top card is turned over.
    Reveal,
    /// A column of a Tile Activation card, from 0.
    Column(u8),
    /// One column once more. SOLO XV
    Third,
    /// The card goes to the discard pile.
    Discard,
    /// Points from a Red die as the turn begins. SOLO XV
    Continuous,
    /// The Event Warning tile goes off on its own. SOLO XV
    EventByItself,
}

/// A miniature that tries the Tasks of a column. SOLO V.B
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Tasks {
    /// Who.
    pub mini: MiniId,
    /// Whether it had to get up. G-36
    pub rising: bool,
}

/// A Leader that resolves its card: two Tasks. SOLO X
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LeaderTasks {
    /// Who.
    pub mini: MiniId,
    /// Whether it had to get up. G-36
    pub rising: bool,
    /// What the die showed; 0: it has not been rolled yet.
    pub rolled: u8,
    /// The Task to try next, 1 to 6.
    pub next: u8,
    /// Tasks that are done.
    pub done: u8,
    /// It could do none of them, and went toward a Hero.
    pub strayed: bool,
}

/// Minions that a Leader calls, one after the other. SOLO XI
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Troop {
    /// Who calls them.
    pub leader: MiniId,
    /// The Hero that they go for; `None`: they come to the Leader.
    pub hero: Option<MiniId>,
    /// How many may still come.
    pub left: u8,
    /// Who was called already.
    pub called: Vec<MiniId>,
    /// Whether the Leader has paid for the one Reroll of its own activation. G-79
    pub has_paid: bool,
}

/// What was decided for a miniature: the way that it goes and what it does there. It lies below the activation in which
/// that is carried out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Errand {
    /// Who.
    pub mini: MiniId,
    /// For which Task.
    pub task: AiTask,
    /// Where it began.
    pub from: AreaId,
    /// Its Moves.
    pub way: Vec<Exit>,
    /// What it does where they lead.
    pub deed: Deed,
    /// The Hero in question.
    pub hero: Option<MiniId>,
}

/// What is done on an errand.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Deed {
    /// It only goes there.
    Nothing,
    /// This action.
    Act(Box<Command>),
    /// An attack on this Hero by any of its Characteristics, by the die. SOLO XI
    Strike(MiniId),
    /// The Elevator takes it to the Area beside its shaft on another level. SOLO XIV
    Ride(AreaId),
}

/// A Leader gets away after its attack; the Heroes say where to. SOLO XI
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Getaway {
    /// Who.
    pub mini: MiniId,
    /// Where to.
    pub areas: Vec<AreaId>,
    /// Move Points.
    pub points: u8,
}

impl Errand {
    /// Where it leads.
    pub fn goal(&self) -> AreaId {
        self.way.last().map_or(self.from, |last| last.to)
    }

    /// The next Move of a miniature that stands here on its way; `None` if it has arrived, or has lost its way.
    pub fn next(&self, here: AreaId) -> Option<Exit> {
        if here == self.from {
            return self.way.first().copied();
        }
        let at = self.way.iter().position(|exit| exit.to == here)?;
        self.way.get(at + 1).copied()
    }
}
