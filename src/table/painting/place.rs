//! The picture of a place at night, with nobody in it.

use bevy::math::{Vec2, Vec3};

use super::backdrop::{self, smooth};
use super::picture::{Picture, film};
use crate::table::board::grain;
use gotham_content::Place;

/// Pixels of the picture: twelve to five.
const SIZE: (usize, usize) = (960, 400);

/// Paints a place in the color of its own night.
pub(super) fn paint(place: Place) -> Picture {
    finished(scene(place, backdrop::glow_of(place)))
}

/// A place in a night of any color, before [`finished`].
pub(super) fn scene(place: Place, glow: Vec3) -> Picture {
    let half = SIZE.1 as f32 / 2.0;
    let middle = Vec2::new(SIZE.0 as f32 / 2.0, half);
    Picture::painted(SIZE.0, SIZE.1, |x, y| {
        backdrop::light(place, (Vec2::new(x as f32, y as f32) - middle) / half, glow)
    })
}

/// The corners are darker, and so is the lower edge, where a title may go; and the film has some grain.
pub(super) fn finished(mut picture: Picture) -> Picture {
    let (width, height) = (picture.width, picture.height);
    for (at, dot) in picture.dots.iter_mut().enumerate() {
        let (x, y) = (at % width, at / width);
        let place = Vec2::new(x as f32 / width as f32, y as f32 / height as f32);
        let from_middle = (place - Vec2::splat(0.5)) * Vec2::new(1.0, 1.2);
        let corner = 1.0 - 0.55 * smooth(0.35, 0.75, from_middle.length());
        let below = 1.0 - 0.55 * smooth(0.62, 1.0, place.y);
        let noise = 0.95 + 0.1 * grain(x as i32, y as i32);
        *dot = film(*dot * corner * below * noise);
    }
    picture
}
