//! What is printed for the automated Villain of a mission: its cards and its sheet, under compact ids. SOLO I, II, G-54

use super::id::{AiCardId, AreaId, TileId};
use crate::content::script::{Compiled, Condition};
use crate::content::solo::{LeaderCard, TileCard};

/// The cards and the sheet of a mission. SOLO II
#[derive(Clone, PartialEq, Debug)]
pub struct AiCards {
    /// Tile Activation cards: the first ids.
    pub tile_cards: Vec<TileCard>,
    /// Leader Activation cards, behind them, each with the tiles of its Leader in this mission.
    pub leader_cards: Vec<(LeaderCard, Vec<TileId>)>,
    /// Where the Reinforcement tokens 1, 2, ... lie. SOLO XII
    pub reinforcement: Vec<AreaId>,
    /// Events that are preferred, from 0, each while all of its conditions hold. SOLO XII
    pub events: Vec<(u8, Vec<Condition<Compiled>>)>,
}

/// A card of either kind.
#[derive(Clone, Copy, Debug)]
pub enum AiCard<'a> {
    /// SOLO V.B
    Tile(&'a TileCard),
    /// SOLO X
    Leader(&'a LeaderCard, &'a [TileId]),
}

impl AiCards {
    /// A card by its id.
    pub fn card(&self, id: AiCardId) -> Option<AiCard<'_>> {
        let tile = self.tile_cards.get(id.index()).map(AiCard::Tile);
        tile.or_else(|| {
            let (card, tiles) = self.leader_cards.get(id.index().checked_sub(self.tile_cards.len())?)?;
            Some(AiCard::Leader(card, tiles))
        })
    }

    /// The ids of the Tile Activation cards.
    pub fn tile_ids(&self) -> impl Iterator<Item = u8> + use<> {
        0..self.tile_cards.len() as u8
    }

    /// The ids of the Leader Activation cards.
    pub fn leader_ids(&self) -> impl Iterator<Item = u8> + use<> {
        let first = self.tile_cards.len() as u8;
        first..first + self.leader_cards.len() as u8
    }

    /// Whether a tile is a Leader's: it has a card of its own in the mission. SOLO III
    pub fn is_leaders(&self, tile: TileId) -> bool {
        self.leader_cards.iter().any(|(_, tiles)| tiles.contains(&tile))
    }
}
