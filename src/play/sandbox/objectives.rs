//! What each side plays for in a sandbox: objectives as missions have them, as long as they speak of what is there.

use super::Sandbox;
use gotham_content::Catalogue;
use gotham_content::mission::Objective;
use gotham_content::script::{Library, Written, compile};
use gotham_rules::Scenario;

impl Sandbox {
    /// The objectives of a mission, as far as this sandbox has what they speak of. Nothing can be done in it to advance one.
    pub(super) fn objectives_of(&self, scenario: &Scenario) -> Vec<Objective<Written>> {
        let library = Library {
            heroes: &scenario.heroes,
            tiles: &scenario.tiles,
            cards: &scenario.cards,
            tile_cards: &[],
            leader_cards: &[],
            map: &scenario.map,
        };
        let written = scenario.mission.objectives.iter();
        let bare = written.map(|objective| Objective { advanced_by: Vec::new(), ..objective.clone() });
        bare.filter(|objective| self.can_count(objective, &library)).collect()
    }

    /// Objectives that speak of what is no longer there are gone, too.
    pub(super) fn forget_objectives(&mut self, catalogue: &Catalogue) {
        let Some(map) = catalogue.maps.iter().find(|map| map.id == self.map) else { return };
        let library = Library {
            heroes: &catalogue.heroes,
            tiles: &catalogue.tiles,
            cards: &catalogue.cards,
            tile_cards: &[],
            leader_cards: &[],
            map,
        };
        let mut objectives = std::mem::take(&mut self.objectives);
        objectives.retain(|objective| self.can_count(objective, &library));
        self.objectives = objectives;
    }

    fn can_count(&self, objective: &Objective<Written>, library: &Library) -> bool {
        let alone = Sandbox { objectives: vec![objective.clone()], ..self.clone() };
        compile(&alone.without_sheet(library.tiles), library).is_ok()
    }
}
