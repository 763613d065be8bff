//! What the mission remembers: its numbers, its modes, and what it has set off.

use serde::{Deserialize, Serialize};

use crate::id::{HeroId, InteractionId, MiniId, ModeId, TileId, TokenId, ValueId};
use gotham_content::mission::Side;
use gotham_content::skill::Skill;

/// What the mission remembers.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Memory {
    /// Named numbers, by their ids.
    pub values: Vec<u8>,
    /// Modes that are on.
    pub modes: Vec<ModeId>,
    /// Tiles that cannot be activated before a round.
    pub bans: Vec<(TileId, u8)>,
    /// The round with which the game ends.
    pub last_round: u8,
    /// Triggers that happen once and have happened.
    pub fired: Vec<u8>,
    /// Triggers whose conditions held when they were last tested.
    pub held: Vec<u8>,
    /// Miniatures that an enemy sees.
    pub seen: Vec<MiniId>,
    /// Interactions that a miniature has done this round. G-57
    pub done: Vec<(MiniId, InteractionId)>,
    /// Who is led by whom.
    pub led: Vec<(MiniId, MiniId)>,
    /// The kind of each token that has been on the board, by its id: ids are never used again.
    pub tokens: Vec<u8>,
    /// Interactions that were done in the turn under way. G-57
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub done_this_turn: Vec<InteractionId>,
    /// Skills that the mission has granted, and how much of each. G-32
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub granted: Vec<(MiniId, Skill, u8)>,
    /// The X of Screens where the mission has said what it is.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub figures: Vec<(HeroId, u8)>,
    /// Tokens that lie face down, and a side that was shown their faces.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub shown: Vec<(TokenId, Side)>,
}

impl Memory {
    /// Who leads a miniature.
    pub fn leader(&self, mini: MiniId) -> Option<MiniId> {
        self.led.iter().find(|(led, _)| *led == mini).map(|(_, leader)| *leader)
    }

    /// Whom a miniature leads.
    pub fn led_by(&self, leader: MiniId) -> impl Iterator<Item = MiniId> + '_ {
        self.led.iter().filter(move |(_, by)| *by == leader).map(|(led, _)| *led)
    }

    /// A named number.
    pub fn value(&self, id: ValueId) -> u8 {
        self.values.get(id.index()).copied().unwrap_or(0)
    }
}
