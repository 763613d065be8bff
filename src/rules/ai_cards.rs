//! The automated Villain's cards and the sheet of a mission, as its scenario has them. SOLO I, II, G-54

use super::id::{AiCardId, TileId};
use super::scenario::Scenario;
use gotham_content::solo::{LeaderCard, TileCard};

/// A card of either kind.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum AiCard<'a> {
    /// SOLO V.B
    Tile(&'a TileCard),
    /// SOLO X
    Leader(&'a LeaderCard),
}

impl Scenario {
    /// A card of the deck: those of tiles have the first numbers, those of Leaders the others.
    pub fn ai_card(&self, id: AiCardId) -> Option<AiCard<'_>> {
        let tile = self.tile_cards.get(id.index()).map(AiCard::Tile);
        let leader = || self.leader_cards.get(id.index().checked_sub(self.tile_cards.len())?).map(AiCard::Leader);
        tile.or_else(leader)
    }

    /// The numbers of the Tile Activation cards, and those of the Leader Activation cards. SOLO II
    pub fn ai_deck(&self) -> (Vec<u8>, Vec<u8>) {
        let (tiles, all) = (self.tile_cards.len(), self.tile_cards.len() + self.leader_cards.len());
        ((0..tiles as u8).collect(), (tiles as u8..all as u8).collect())
    }

    /// The tiles of a Leader in this mission: its forms, or either half of a double tile. SOLO X, G-81
    pub fn tiles_of(&self, card: &LeaderCard) -> Vec<TileId> {
        self.tile_ids().filter(|tile| card.leaders.contains(&self.tile(*tile).id)).collect()
    }
}
