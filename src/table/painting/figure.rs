//! A figure on its plinth in the light of a lamp, from head to toe: for the menu.

use bevy::math::{Vec2, Vec3};

use super::backdrop::smooth;
use super::picture::{Picture, film};
use crate::table::board::grain;
use crate::table::look::mission as look;
use crate::table::materials::ring_color;
use crate::table::portrait::{Cutout, Stage};
use gotham_content::mission::Side;
use gotham_content::sculpt::Sculpt;

/// Pixels of the picture.
const SIZE: (usize, usize) = (360, 480);
/// How much more than head and shoulders a whole figure is, at most.
const WIDER: f32 = 4.5;
/// Pixels per side of the picture by which a figure is measured.
const MEASURE: usize = 96;
/// How much of the picture's height and width the figure takes at most, and where its feet are from the top.
const TALL: f32 = 0.74;
const WIDE: f32 = 0.86;
const FEET: f32 = 0.875;
/// Half the plinth's width and height as parts of the picture's width, and how thick it is.
const DISC: Vec2 = Vec2::new(0.36, 0.075);
const THICK: f32 = 0.07;

/// Paints a Hero.
pub(super) fn paint(sculpt: &Sculpt) -> Picture {
    let (width, height) = (SIZE.0 as f32, SIZE.1 as f32);
    let ring = Vec3::from_slice(&ring_color(Some(Side::Heroes)));
    let mut picture = Picture::painted(SIZE.0, SIZE.1, |x, y| {
        let at = Vec2::new((x as f32 + 0.5) / width - 0.5, (y as f32 + 0.5) / width);
        plinth(at, ring).unwrap_or_else(|| night(at, height / width))
    });
    let measured = bounds(&cutout(sculpt, MEASURE), MEASURE);
    let Some((low, high)) = measured else { return finished(picture) };
    let part = (high - low) / MEASURE as f32;
    let dots = (TALL * height / part.y).min(WIDE * width / part.x).min(1200.0) as usize;
    let figure = cutout(sculpt, dots);
    let Some((low, high)) = bounds(&figure, dots) else { return finished(picture) };
    let left = (width - low.x - high.x) / 2.0;
    let top = FEET * height - high.y;
    for (at, dot) in figure.dots.iter().enumerate().filter(|(_, dot)| dot.w > 0.0) {
        let (x, y) = ((at % dots) as f32 + left, (at / dots) as f32 + top);
        if x >= 0.0 && y >= 0.0 && x < width && y < height {
            let below = &mut picture.dots[y as usize * SIZE.0 + x as usize];
            *below = below.lerp(dot.truncate() / dot.w, dot.w);
        }
    }
    finished(picture)
}

fn cutout(sculpt: &Sculpt, side: usize) -> Cutout {
    Cutout::of(sculpt, Some(Side::Heroes), &Stage { side, wider: WIDER, glow: None, front: 0.9 })
}

/// The corners of the box around what a figure covers, in pixels.
fn bounds(figure: &Cutout, side: usize) -> Option<(Vec2, Vec2)> {
    let seen = figure.dots.iter().enumerate().filter(|(_, dot)| dot.w > 0.5);
    let places = seen.map(|(at, _)| Vec2::new((at % side) as f32, (at / side) as f32));
    places.fold(None, |found: Option<(Vec2, Vec2)>, at| {
        Some(found.map_or((at, at + 1.0), |(low, high)| (low.min(at), high.max(at + 1.0))))
    })
}

/// The dark room with a cone of light from above; x is 0 in the middle, y goes down from 0, both in picture widths.
fn night(at: Vec2, height: f32) -> Vec3 {
    let cone = 1.0 - smooth(0.1, 0.16 + 0.3 * at.y, at.x.abs());
    let air = cone * (0.1 + 0.16 * (1.0 - at.y / height));
    let floor = smooth(height * 0.8, height, at.y) * (1.0 - smooth(0.1, 0.6, at.x.abs()));
    look::NIGHT * (1.3 - 0.5 * at.y) + look::MOON * (air * 0.55 + floor * 0.05)
}

/// The plinth's light at a place, if it is there: a lit disc with a ring in the Heroes' color, and its dark side.
fn plinth(at: Vec2, ring: Vec3) -> Option<Vec3> {
    let middle = FEET * SIZE.1 as f32 / SIZE.0 as f32 - 0.01;
    let from_middle = |down: f32| ((at - Vec2::new(0.0, middle + down)) / DISC).length();
    let top = from_middle(0.0);
    if top <= 1.0 {
        let lit = look::MOON * (0.2 + 0.25 * (1.0 - top));
        let edge = smooth(0.86, 0.9, top) * (1.0 - smooth(0.95, 0.99, top));
        return Some(lit.lerp(ring * 1.6, edge));
    }
    let is_side =
        at.y > middle && from_middle(THICK) <= 1.0 || at.x.abs() <= DISC.x && (middle..=middle + THICK).contains(&at.y);
    is_side.then(|| look::MOON * 0.05 * (1.3 - (at.x / DISC.x).abs()))
}

/// Dark corners, and the grain of film.
fn finished(mut picture: Picture) -> Picture {
    let (width, height) = (picture.width, picture.height);
    for (at, dot) in picture.dots.iter_mut().enumerate() {
        let (x, y) = (at % width, at / width);
        let place = Vec2::new(x as f32 / width as f32, y as f32 / height as f32) - Vec2::splat(0.5);
        let corner = 1.0 - 0.5 * smooth(0.4, 0.75, place.length());
        *dot = film(*dot * corner * (0.96 + 0.08 * grain(x as i32, y as i32)));
    }
    picture
}
