//! A portrait of a sculpt: head and shoulders, slightly from the side and from above, in a warm light from the front
//! and a cold one from behind in the color of its side.
//!
//! Pure: the same sculpt gives the same picture each time.

use bevy::math::{Quat, Vec2, Vec3, Vec4};

use super::raster::{Canvas, Dot};
use crate::table::light::Detail;
use crate::table::materials::ring_color;
use crate::table::painting::{Picture, film};
use crate::table::sculpt::{self, Figure};
use crate::table::shape::{Corner, Shape};
use gotham_content::mission::Side;
use gotham_content::sculpt::{Build, Sculpt};

/// Pixels per side of a portrait.
pub(super) const SIDE: usize = 128;
/// What hides more than one part in this many of a head is left out.
const HIDDEN: usize = 12;
/// Each pixel is the average of this many by this many.
const FINER: usize = 2;

/// The portrait of a sculpt.
pub(super) fn portrait(sculpt: &Sculpt, side: Option<Side>) -> Picture {
    let canvas = pose(sculpt, side, &Stage::PORTRAIT);
    let light = Light::of(side);
    let mut picture = Picture::painted(canvas.side, canvas.side, |x, y| {
        let dot = canvas.dots[y * canvas.side + x];
        let place = Vec2::new(x as f32, y as f32) / canvas.side as f32;
        if dot.is_there() { light.on(&dot, canvas.openness(x, y)) } else { light.behind(place) }
    });
    while picture.width > SIDE {
        picture = picture.halved();
    }
    picture
}

/// How somebody stands for a picture with others.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stage {
    /// Pixels per side of the square.
    pub side: usize,
    /// How much more than head and shoulders shows; 1: no more.
    pub wider: f32,
    /// Light from behind in its own color; `None`: in that of the side.
    pub glow: Option<Vec3>,
    /// How much light falls on the front; 1: as for a portrait.
    pub front: f32,
}

impl Stage {
    const PORTRAIT: Stage = Stage { side: SIDE, wider: 1.0, glow: None, front: 1.0 };
}

/// A figure without what is behind it: each pixel's light, and how much of the pixel is the figure.
pub(crate) struct Cutout {
    /// Row by row: light, and as the fourth component what part of the pixel the figure covers.
    pub dots: Vec<Vec4>,
}

impl Cutout {
    /// Cuts somebody out.
    pub(crate) fn of(sculpt: &Sculpt, side: Option<Side>, stage: &Stage) -> Cutout {
        let canvas = pose(sculpt, side, stage);
        let light = Light::of(side).on_stage(stage);
        let of = |x: usize, y: usize| {
            let dot = canvas.dots[y * canvas.side + x];
            if dot.is_there() { light.on(&dot, canvas.openness(x, y)).extend(1.0) } else { Vec4::ZERO }
        };
        let finer = 0..FINER * FINER;
        let mean = |x: usize, y: usize| {
            let around = finer.clone().map(|at| of(x * FINER + at % FINER, y * FINER + at / FINER));
            around.sum::<Vec4>() / finer.len() as f32
        };
        let dots = (0..stage.side * stage.side).map(|at| mean(at % stage.side, at / stage.side));
        Cutout { dots: dots.collect() }
    }
}

/// The part of the picture that the figure covers.
#[cfg(test)]
pub(super) fn covered(sculpt: &Sculpt) -> f32 {
    let canvas = pose(sculpt, None, &Stage::PORTRAIT);
    canvas.dots.iter().filter(|dot| dot.is_there()).count() as f32 / canvas.dots.len() as f32
}

/// The figure in front of the camera.
fn pose(sculpt: &Sculpt, side: Option<Side>, stage: &Stage) -> Canvas {
    let figure = sculpt::figure(sculpt, Detail::High);
    let frame = Frame::of(&figure, sculpt.build, side).wider(stage.wider);
    let mut canvas = Canvas::new(stage.side * FINER);
    canvas.paint(&figure.body, |corner| frame.place(corner));
    if figure.held.is_empty() {
        return canvas;
    }
    let mut head = Canvas::new(canvas.side);
    head.paint(&figure.head, |corner| frame.place(corner));
    let mut armed = canvas.clone();
    armed.paint(&figure.held, |corner| frame.place(corner));
    // Anything held in front of the face is put down for the picture.
    let hides = |canvas: &Canvas| {
        let dots = head.dots.iter().zip(&canvas.dots);
        dots.filter(|(head, dot)| head.is_there() && dot.depth > head.depth + 1e-4).count()
    };
    let seen = head.dots.iter().filter(|dot| dot.is_there()).count();
    if hides(&armed) * HIDDEN > hides(&canvas) * HIDDEN + seen { canvas } else { armed }
}

/// Heroes look to the right, where the Villain's panels are, and all others to the left: 1 or -1.
fn looks(side: Option<Side>) -> f32 {
    if side == Some(Side::Heroes) { 1.0 } else { -1.0 }
}

/// What the picture shows of a figure.
struct Frame {
    turn: Quat,
    middle: Vec3,
    /// Half a side of the picture.
    half: f32,
}

impl Frame {
    /// As far as the head goes, with a little air above and the shoulders below. Very long things, like a rabbit's
    /// ears, make the face smaller, but not too small.
    fn of(figure: &Figure, build: Build, side: Option<Side>) -> Frame {
        let (aside, above) = match build {
            Build::Beast | Build::Cow | Build::Dinosaur => (0.85, 0.14),
            Build::Drone => (0.3, 0.7),
            _ => (0.5, 0.14),
        };
        let turn = Quat::from_rotation_x(above) * Quat::from_rotation_y(aside * looks(side));
        let face = turn * figure.face;
        let chin = figure.chin;
        let Some((low, high)) = bounds(&figure.head, turn) else {
            return Frame { turn, middle: face, half: chin * 1.3 };
        };
        let top = high.y.min(face.y + 2.7 * chin) + 0.25 * chin;
        let bottom = face.y - 2.0 * chin;
        let tall = (top - bottom) / 2.0;
        // To the sides, what hangs loose may leave the picture.
        let left = low.x.max(face.x - 2.4 * chin);
        let right = high.x.min(face.x + 2.4 * chin);
        let wide = (right - left) / 2.0 + 0.2 * chin;
        let half = tall.max(wide);
        let middle = Vec3::new((left + right) / 2.0, top - half, face.z);
        Frame { turn, middle, half }
    }

    /// The same with more of the figure below: the head stays at the top.
    fn wider(self, by: f32) -> Frame {
        let half = self.half * by;
        let middle = self.middle - Vec3::Y * (half - self.half);
        Frame { middle, half, ..self }
    }

    fn place(&self, corner: Corner) -> Corner {
        let at = (self.turn * corner.at - self.middle) / self.half;
        Corner { at, normal: self.turn * corner.normal, ..corner }
    }
}

/// From where to where a shape goes, turned.
fn bounds(shape: &Shape, turn: Quat) -> Option<(Vec3, Vec3)> {
    let corners = shape.triangles().into_iter().flatten().map(|corner| turn * corner);
    corners.fold(None, |found, at| match found {
        None => Some((at, at)),
        Some((low, high)) => Some((at.min(low), at.max(high))),
    })
}

/// The lamps.
struct Light {
    key: Vec3,
    fill: Vec3,
    rim: Vec3,
    rim_color: Vec3,
    /// The color of the side, for what is behind the figure.
    side: Vec3,
    /// How bright key and fill are.
    front: f32,
}

/// How bright a lamp with its own color behind somebody is.
const GLOW: f32 = 6.0;
const KEY: Vec3 = Vec3::new(2.5, 2.1, 1.6);
const FILL: Vec3 = Vec3::new(0.17, 0.23, 0.36);
const SKY: Vec3 = Vec3::new(0.2, 0.24, 0.32);
const GROUND: Vec3 = Vec3::new(0.07, 0.06, 0.07);

impl Light {
    fn of(side: Option<Side>) -> Light {
        let looks = looks(side);
        let side = Vec3::from_slice(&ring_color(side));
        Light {
            key: Vec3::new(0.6 * looks, 0.62, 0.6).normalize(),
            fill: Vec3::new(-0.8 * looks, 0.1, 0.6).normalize(),
            rim: Vec3::new(-0.75 * looks, 0.45, -0.55).normalize(),
            rim_color: (side + Vec3::new(0.1, 0.16, 0.24)) * 2.6,
            side,
            front: 1.0,
        }
    }

    /// The same for somebody who stands with others.
    fn on_stage(self, stage: &Stage) -> Light {
        let rim_color = stage.glow.map_or(self.rim_color, |glow| glow * GLOW);
        Light { rim_color, front: stage.front, ..self }
    }

    /// The light that a pixel of the figure reflects.
    fn on(&self, dot: &Dot, openness: f32) -> Vec3 {
        let normal = dot.normal;
        let key = normal.dot(self.key).max(0.0);
        let fill = (normal.dot(self.fill) * 0.6 + 0.4).max(0.0);
        let sky = SKY * (0.5 + 0.5 * normal.y) + GROUND * (0.5 - 0.5 * normal.y);
        let diffuse = dot.color * ((KEY * key + FILL * fill) * self.front + sky) * openness * openness;
        let shine = (self.key + Vec3::Z).normalize().dot(normal).max(0.0).powi(24) * 0.16;
        // Surfaces seen edge-on and turned to the lamp behind shine in the side's color.
        let grazing = (1.0 - normal.z.max(0.0)).powi(2);
        let rim = grazing * (normal.dot(self.rim) + 0.35).clamp(0.0, 1.0);
        film(diffuse + Vec3::splat(shine * openness) + self.rim_color * rim * (0.12 + dot.color * 0.55) * openness)
    }

    /// The wall behind: dark, a little lighter around the head in the color of the side.
    fn behind(&self, place: Vec2) -> Vec3 {
        let glow = (1.0 - place.distance(Vec2::new(0.5, 0.42)) / 0.72).clamp(0.0, 1.0);
        let dark = Vec3::new(0.004, 0.006, 0.01);
        dark + (self.side * 0.1 + Vec3::new(0.006, 0.012, 0.02)) * glow * glow
    }
}
