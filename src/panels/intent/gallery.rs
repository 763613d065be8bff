//! What is wanted in the gallery: which miniatures to look for, which one to look at, and how.

use super::Topic;
use gotham_content::skill::Skill;
use gotham_content::tile::Allegiance;

/// In the gallery.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum GalleryMove {
    /// Look for this.
    Filter(Filter),
    /// This one was picked.
    Pick(Topic),
    /// One on the plinth, or all in rows.
    Scene(Scene),
}

/// What is looked for.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Filter {
    /// Words of a name, a rank, a side or a Skill.
    pub search: String,
    /// Who; `None`: everybody.
    pub who: Option<Who>,
    /// The color of the base; `None`: any.
    pub side: Option<Allegiance>,
    /// A Skill or Trait that it has; `None`: any.
    pub skill: Option<Skill>,
}

/// Kinds of miniatures, as a shelf would sort them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Who {
    /// With a Screen.
    Heroes,
    /// With the tile of a Leader.
    Leaders,
    /// Elites, Henchmen, civilians.
    Others,
}

impl Who {
    /// All of them, in the order of their buttons.
    pub const ALL: [Who; 3] = [Who::Heroes, Who::Leaders, Who::Others];
}

/// What stands in the gallery.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub enum Scene {
    /// One on a plinth.
    #[default]
    Plinth,
    /// Everyone who was found, in rows.
    LineUp,
}
