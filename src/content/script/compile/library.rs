//! What a mission's names are looked up in beside the mission itself.

use crate::card::Card;
use crate::hero::Hero;
use crate::map::Map;
use crate::solo::{LeaderCard, TileCard};
use crate::tile::Tile;

/// The catalogue around a mission.
#[derive(Clone, Copy)]
pub struct Library<'a> {
    /// Every Hero's Screen.
    pub heroes: &'a [Hero],
    /// Every Character tile.
    pub tiles: &'a [Tile],
    /// Every card.
    pub cards: &'a [Card],
    /// Every Tile Activation card.
    pub tile_cards: &'a [TileCard],
    /// Every Leader Activation card.
    pub leader_cards: &'a [LeaderCard],
    /// The mission's board.
    pub map: &'a Map,
}
