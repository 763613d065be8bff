//! Miniatures from words: one mesh per sculpt and side. Bodies and heads are modeled in clay ([`clay`]) and get one smooth
//! skin each; capes are cloth; small props are simple solids.
//!
//! A figure stands at the origin on its base and faces positive z. Everything is exaggerated like a printed
//! miniature: it must be recognizable at the far end of the table.

mod body;
mod bulk;
mod cape;
mod clay;
mod cloth;
mod colors;
mod creature;
mod finish;
mod flora;
mod hands;
mod head;
mod joints;
mod mask;
mod nets;
mod put;
mod solid;
#[cfg(test)]
mod tests;

use bevy::math::{Affine3A, Quat, Vec3};

use self::clay::Clay;
use self::colors::Colors;
use self::joints::Joints;
use super::light::Detail;
use super::look::proportion::FIGURE;
use super::materials::ring_color;
use super::shape::{Shape, grown, shade};
use gotham_content::mission::Side;
use gotham_content::sculpt::{Build, Head, Pose, Sculpt};
use gotham_panels::Finish;

/// Radius of a base.
pub(super) const BASE: f32 = 0.125;
/// Height of a base.
const STEP: f32 = 0.04;

/// How much larger than life heads are.
const HEAD: f32 = 1.18;

/// Height of a build above its base.
fn height(build: Build) -> f32 {
    FIGURE
        * match build {
            Build::Slim => 0.36,
            Build::Medium => 0.38,
            Build::Broad => 0.41,
            Build::Huge => 0.5,
            Build::Giant => 0.58,
            Build::Round => 0.35,
            Build::Armor => 0.52,
            Build::Seated => 0.4,
            Build::Beast => 0.26,
            Build::Cow => 0.3,
            Build::Dinosaur => 0.68,
            Build::Swarm => 0.42,
            Build::Drone => 0.3,
            Build::Plant => 0.5,
        }
}

/// How high a miniature is with its base: where labels go.
pub(super) fn full_height(sculpt: &Sculpt) -> f32 {
    height(sculpt.build) + STEP + 0.05
}

/// The miniature on its base.
pub(super) fn miniature(sculpt: &Sculpt, side: Option<Side>, coat: Finish, detail: Detail) -> Shape {
    let mut whole = base(sculpt, side);
    let lift = if sculpt.pose == Pose::Hovering { 0.12 } else { 0.0 };
    if lift > 0.0 {
        whole.limb(Vec3::Y * STEP, Vec3::Y * (STEP + lift + 0.1), (0.01, 0.01), 5, [0.4, 0.45, 0.5, 1.0]);
    }
    let place = Affine3A::from_scale_rotation_translation(
        Vec3::splat(height(sculpt.build)),
        Quat::IDENTITY,
        Vec3::Y * (STEP + lift),
    );
    let figure = figure(sculpt, detail);
    let clays: Vec<&Clay> = figure.clays.iter().collect();
    let mut shape = figure.body;
    shape.add(&figure.held, Affine3A::IDENTITY);
    whole.add(&finish::coat(shape, &clays, coat, side), place);
    whole
}

/// A figure of height 1 without its base, and where its face is.
pub(super) struct Figure {
    /// All of it except what its hands hold.
    pub body: Shape,
    /// What its hands hold.
    pub held: Shape,
    /// The head on its shoulders again, with mask, hat or hair; empty if there is none.
    pub head: Shape,
    /// The middle of its face.
    pub face: Vec3,
    /// From there to the chin, or to the edge of a figure without a face.
    pub chin: f32,
    /// What it was modeled from.
    clays: Vec<Clay>,
}

/// The size of the skin's cells: of a body, of a head, and of creatures, which are larger.
const CELL: f32 = 0.056;
const HEAD_CELL: f32 = 0.038;
const CREATURE_CELL: f32 = 0.07;

/// How many times as large the cells are where no graphics card draws: half of the triangles, at two thirds of the time
/// for a frame. A figure is then about 70 pixels high on the table.
fn coarser(detail: Detail) -> f32 {
    match detail {
        Detail::Low => 1.4,
        Detail::High => 1.0,
    }
}

/// The figure on its own.
pub(super) fn figure(sculpt: &Sculpt, detail: Detail) -> Figure {
    let colors = Colors::of(sculpt);
    let mut creature = Clay::of_cells(CREATURE_CELL * coarser(detail));
    creature.soften(0.06);
    let (face, chin) = match sculpt.build {
        Build::Beast => creature::beast(&mut creature, &colors, sculpt.head == Head::Mohawk),
        Build::Cow => creature::cow(&mut creature, &colors),
        Build::Dinosaur => creature::dinosaur(&mut creature, &colors),
        Build::Swarm => creature::swarm(&mut creature, &colors),
        Build::Drone => creature::drone(&mut creature, &colors, !sculpt.holds.is_empty()),
        Build::Plant => flora::plant(&mut creature, &colors, sculpt.holds.len()),
        _ => return human(sculpt, &colors, detail),
    };
    let body = creature.baked();
    Figure { body, held: Shape::default(), head: Shape::default(), face, chin, clays: vec![creature] }
}

fn human(sculpt: &Sculpt, colors: &Colors, detail: Detail) -> Figure {
    let joints = Joints::of(sculpt);
    let mut clay = Clay::of_cells(CELL * coarser(detail));
    body::body(&mut clay, &joints, colors);
    bulk::bulk(&mut clay, sculpt.build, &joints, colors);
    if let Some(kind) = sculpt.cape {
        cape::cape(&mut clay, kind, sculpt.pose, &joints, colors);
    }
    if sculpt.pose == Pose::Leaping {
        bulk::stone(&mut clay, joints.feet[1]);
    }
    let mut top = Clay::of_cells(HEAD_CELL * coarser(detail));
    top.enlarge(joints.neck, HEAD);
    head::head(&mut top, sculpt.head, &joints, colors);
    let head = top.baked();
    let mut body = clay.baked();
    body.add(&head, Affine3A::IDENTITY);
    let mut held = Shape::default();
    hands::hold(&mut held, &sculpt.holds, &joints, colors);
    let face = grown(joints.neck, HEAD).transform_point3(joints.head + Vec3::Y * 0.02);
    Figure { body, held, head, face, chin: 0.105 * HEAD, clays: vec![clay, top] }
}

/// A base in the side's color and shape: Heroes have a round one with a point, Villains an eight-sided one, Neutral
/// ones a round one. Its top is a darker plate, so that feet stand out from it.
fn base(sculpt: &Sculpt, side: Option<Side>) -> Shape {
    let is_wide = matches!(sculpt.build, Build::Giant | Build::Plant | Build::Armor | Build::Dinosaur);
    let radius = BASE * if is_wide { 1.2 } else { 1.0 };
    let ring = ring_color(side);
    let corners = if side == Some(Side::Villain) { 8 } else { 20 };
    let (edge, top) = (Vec3::Y * STEP * 0.55, Vec3::Y * STEP);
    let mut shape = Shape::default();
    shape.limb(Vec3::ZERO, edge, (radius * 1.04, radius), corners, shade(ring, 0.42));
    shape.limb(edge, top, (radius, radius * 0.84), corners, ring);
    shape.ring(top + Vec3::Y * 0.001, 0.0, radius * 0.76, corners, shade(ring, 0.13));
    shape.ring(top + Vec3::Y * 0.002, radius * 0.6, radius * 0.66, corners, shade(ring, 0.5));
    if side == Some(Side::Heroes) {
        // The point shows where it faces.
        let at = |x: f32, z: f32| edge + Vec3::new(x, 0.0, z) * radius;
        shape.face(&[at(-0.42, 0.86), at(0.0, 1.4), at(0.42, 0.86)], &[ring]);
    }
    shape
}
