//! Places at night, as flat shapes from the back to the front: what menus show of a board, and where a mission's picture
//! shows its people. Each is a function from a spot in the picture to its light: y goes from -1 at the top to 1 at the
//! bottom, x is 0 in the middle and has the same scale. This room knows nothing of boards and missions.
//!
//! Each has *one* brightest spot, in the middle third of the picture, where nobody stands in front of it.

mod alley;
mod asylum;
mod bank;
mod brush;
mod cave;
mod city;
mod depth;
mod estate;
mod fair;
mod house;
mod letters;
mod plant;
mod precinct;
mod sewer;
mod sky;
mod station;

use bevy::math::{Vec2, Vec3};

pub(super) use self::brush::smooth;
use gotham_content::Place;

/// How much of the night's color everything takes on.
const TINT: f32 = 0.3;

/// The light at a spot; `glow` is the color of the night, of all haze in it, and a little of everything.
pub(super) fn light(place: Place, at: Vec2, glow: Vec3) -> Vec3 {
    let tint = Vec3::ONE.lerp(glow * 3.0 / glow.element_sum(), TINT);
    tint * match place {
        Place::Station => station::light(at, glow),
        Place::Bank => bank::light(at, glow),
        Place::Plant => plant::light(at, glow),
        Place::Alley => alley::light(at, glow),
        Place::Asylum => asylum::light(at, glow),
        Place::Fair => fair::light(at, glow),
        Place::House => house::light(at, glow),
        Place::Cave => cave::light(at, glow),
        Place::Estate => estate::light(at, glow),
        Place::Sewer => sewer::light(at, glow),
        Place::Precinct => precinct::light(at, glow),
        Place::City => city::light(at, glow),
    }
}

/// The color of the night at a place where nobody brings another one.
pub(super) fn glow_of(place: Place) -> Vec3 {
    match place {
        Place::Station => station::GLOW,
        Place::Bank => bank::GLOW,
        Place::Plant => plant::GLOW,
        Place::Alley => alley::GLOW,
        Place::Asylum => asylum::GLOW,
        Place::Fair => fair::GLOW,
        Place::House => house::GLOW,
        Place::Cave => cave::GLOW,
        Place::Estate => estate::GLOW,
        Place::Sewer => sewer::GLOW,
        Place::Precinct => precinct::GLOW,
        Place::City => city::GLOW,
    }
}
