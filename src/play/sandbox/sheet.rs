//! What the automated Villain of a sandbox is printed on: all Tile Activation cards, the card of each of its Leaders, and a
//! number for each Reinforcement Area. A sandbox has no Objectives, so its Villain is after the Heroes. SOLO II

use super::Sandbox;
use gotham_content::script::Written;
use gotham_content::solo::{LeaderCard, Sheet};
use gotham_content::{AreaName, Catalogue, TileName};

impl Sandbox {
    /// The sheet, if cards decide for the Villain of these tiles.
    pub(super) fn sheet(&self, catalogue: &Catalogue, tiles: &[(TileName, u8)]) -> Option<Sheet<Written>> {
        let others = tiles.iter().filter_map(|(tile, _)| catalogue.tile(tile.as_str())?.1.other_tile.as_ref());
        let here: Vec<&TileName> = tiles.iter().map(|(tile, _)| tile).chain(others).collect();
        let is_here = |card: &&LeaderCard| card.leaders.iter().any(|leader| here.contains(&leader));
        let mut reinforcement: Vec<AreaName> = Vec::new();
        for area in self.open_areas() {
            if !reinforcement.contains(&area) {
                reinforcement.push(area);
            }
        }
        self.options.solo.then(|| Sheet {
            tile_cards: catalogue.tile_cards.iter().map(|card| card.id.clone()).collect(),
            leader_cards: catalogue.leader_cards.iter().filter(is_here).map(|card| card.id.clone()).collect(),
            reinforcement,
            setup: None,
            events: Vec::new(),
            elevator: Vec::new(),
            designed: Vec::new(),
        })
    }
}
