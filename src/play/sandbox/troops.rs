//! Which miniatures a sandbox has, in the order of their ids: Heroes, then the River's tiles, then company.

use super::{Figure, RiverEntry, Sandbox};
use gotham_content::Tile;
use gotham_content::id::TileName;

/// All the Villain's miniatures of one tile.
pub(super) struct Squad<'a> {
    /// The tile, or the one of its miniature's two that lies farther left.
    pub(super) tile: &'a TileName,
    /// Its position in the River; the first one if there are two.
    pub(super) position: usize,
    /// Those on the board, each with its position in the River and its index there.
    pub(super) figures: Vec<(&'a Figure, (usize, usize))>,
    /// How many wait in the Character Pool.
    pub(super) pool: u8,
}

impl Squad<'_> {
    /// How many miniatures of it there are; one that is out of the game stands for a tile with no miniatures.
    pub(super) fn count(&self) -> u8 {
        u8::try_from(self.figures.len()).unwrap_or(u8::MAX).saturating_add(self.pool).max(1)
    }
}

impl Sandbox {
    /// The Villain's miniatures by tile, in the order of the River; two tiles of one miniature count as the first of
    /// them. G-56
    pub(super) fn troops(&self, tiles: &[Tile]) -> Vec<Squad<'_>> {
        let other = |name: &TileName| tiles.iter().find(|tile| tile.id == *name)?.other_tile.as_ref();
        let mut troops: Vec<Squad> = Vec::new();
        for (position, lying) in self.river.iter().enumerate() {
            let RiverEntry::Tile { tile, miniatures, pool } = lying else { continue };
            let known = troops.iter().position(|troop| troop.tile == tile || other(troop.tile) == Some(tile));
            let at = known.unwrap_or_else(|| {
                troops.push(Squad { tile, position, figures: Vec::new(), pool: 0 });
                troops.len() - 1
            });
            let places = (0..miniatures.len()).map(|place| (position, place));
            troops[at].figures.extend(miniatures.iter().zip(places));
            troops[at].pool = troops[at].pool.saturating_add(*pool);
        }
        troops
    }
}
