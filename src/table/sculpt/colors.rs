//! What a figure is painted with.

use crate::table::shape::{Paint, paint};
use gotham_content::sculpt::Sculpt;

/// What is nearly black: eyes behind a mask, muzzles, peaks.
pub(super) const DARK: Paint = [0.02, 0.02, 0.02, 1.0];
/// The default hair color.
const HAIR: Paint = [0.03, 0.022, 0.018, 1.0];

/// The colors of a figure.
pub(super) struct Colors {
    /// Its costume.
    pub main: Paint,
    /// What stands out on it.
    pub accent: Paint,
    /// Its skin, or its mask.
    pub face: Paint,
    /// Its hair.
    pub hair: Paint,
}

impl Colors {
    /// The colors of a sculpt.
    pub(super) fn of(sculpt: &Sculpt) -> Colors {
        Colors {
            main: lively(paint(&sculpt.main)),
            accent: lively(paint(&sculpt.accent)),
            face: lively(paint(&sculpt.face)),
            hair: sculpt.hair.as_ref().map_or(HAIR, |hair| lively(paint(hair))),
        }
    }
}

/// A miniature's paint is stronger than life, and very dark colors, which would vanish in a dark room, are brightened.
fn lively(color: Paint) -> Paint {
    let (strength, floor) = (1.5, 0.032);
    [color[0] * strength + floor, color[1] * strength + floor, color[2] * strength + floor * 1.3, 1.0]
}
