//! What the gallery remembers.

use crate::exhibits::Exhibit;
use crate::intent::{Filter, GalleryMove, Scene, Topic};

/// What the gallery remembers.
#[derive(Clone, Default, PartialEq, Debug)]
pub struct Gallery {
    /// What is looked for.
    pub filter: Filter,
    /// Which miniature was picked.
    pub picked: Option<Topic>,
    /// What stands there.
    pub scene: Scene,
}

impl Gallery {
    /// Who stands on the plinth: the one who was picked, or else the catalogue's first Hero, or else the first one found.
    pub fn shown(&self, found: &[Exhibit]) -> Option<Topic> {
        let is_there = |topic: &Topic| found.iter().any(|exhibit| exhibit.topic == *topic);
        let first_hero = || Some(Topic::Hero(0)).filter(is_there);
        self.picked.filter(is_there).or_else(first_hero).or(found.first().map(|exhibit| exhibit.topic))
    }

    /// Applies what a player wants.
    pub fn take(&mut self, wanted: GalleryMove) {
        match wanted {
            GalleryMove::Filter(filter) => self.filter = filter,
            GalleryMove::Pick(topic) => self.picked = Some(topic),
            GalleryMove::Scene(scene) => self.scene = scene,
        }
    }
}
