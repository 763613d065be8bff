//! Miniatures from words: one mesh per sculpt and side, assembled from simple solids.
//!
//! A figure stands at the origin on its base and faces positive z. Everything is exaggerated like a printed
//! miniature: it must be recognizable at the far end of the table.

mod body;
mod bulk;
mod cape;
mod colors;
mod creature;
mod finish;
mod flora;
mod hands;
mod head;
mod joints;
mod mask;
mod put;
#[cfg(test)]
mod tests;

use bevy::math::{Affine3A, Quat, Vec3};

use self::colors::Colors;
use self::joints::Joints;
use super::look::proportion::FIGURE;
use super::materials::ring_color;
use super::shape::{Shape, grown, shade};
use gotham_content::mission::Side;
use gotham_content::sculpt::{Build, Head, Pose, Sculpt};
use gotham_panels::Finish;

/// Radius of a base.
pub(super) const BASE: f32 = 0.125;
/// Height of a base.
const STEP: f32 = 0.035;

/// How much larger than life heads are.
const HEAD: f32 = 1.25;

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
pub(super) fn miniature(sculpt: &Sculpt, side: Option<Side>, coat: Finish) -> Shape {
    let mut shape = Shape::default();
    let lift = if sculpt.pose == Pose::Hovering { 0.12 } else { 0.0 };
    if lift > 0.0 {
        shape.limb(Vec3::Y * STEP, Vec3::Y * (STEP + lift + 0.1), (0.01, 0.01), 5, [0.4, 0.45, 0.5, 1.0]);
    }
    let place = Affine3A::from_scale_rotation_translation(
        Vec3::splat(height(sculpt.build)),
        Quat::IDENTITY,
        Vec3::Y * (STEP + lift),
    );
    let figure = figure(sculpt);
    shape.add(&figure.body, place);
    shape.add(&figure.held, place);
    let mut whole = base(sculpt, side);
    whole.add(&finish::coat(shape, coat, side), Affine3A::IDENTITY);
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
}

/// The figure on its own.
pub(super) fn figure(sculpt: &Sculpt) -> Figure {
    let colors = Colors::of(sculpt);
    let (mut body, mut held, mut head) = (Shape::default(), Shape::default(), Shape::default());
    let (face, chin) = match sculpt.build {
        Build::Beast => creature::beast(&mut body, &colors, sculpt.head == Head::Mohawk),
        Build::Cow => creature::cow(&mut body, &colors),
        Build::Dinosaur => creature::dinosaur(&mut body, &colors),
        Build::Swarm => creature::swarm(&mut body, &colors),
        Build::Drone => creature::drone(&mut body, &colors, !sculpt.holds.is_empty()),
        Build::Plant => flora::plant(&mut body, &colors, sculpt.holds.len()),
        _ => {
            let joints = Joints::of(sculpt);
            body::body(&mut body, &joints, &colors);
            bulk::bulk(&mut body, sculpt.build, &joints, &colors);
            let mut small = Shape::default();
            head::head(&mut small, sculpt.head, &joints, &colors);
            let larger = grown(joints.neck, HEAD);
            head.add(&small, larger);
            body.add(&head, Affine3A::IDENTITY);
            if let Some(kind) = sculpt.cape {
                cape::cape(&mut body, kind, &joints, &colors);
            }
            hands::hold(&mut held, &sculpt.holds, &joints, &colors);
            if sculpt.pose == Pose::Leaping {
                bulk::stone(&mut body, joints.feet[1]);
            }
            (larger.transform_point3(joints.head + Vec3::Y * 0.02), 0.105 * HEAD)
        }
    };
    Figure { body, held, head, face, chin }
}

/// A base with the side's ring and shape: Heroes a round one with a point, Villains an eight-sided one, Neutral ones a
/// round one.
fn base(sculpt: &Sculpt, side: Option<Side>) -> Shape {
    let radius = BASE
        * if matches!(sculpt.build, Build::Giant | Build::Plant | Build::Armor | Build::Dinosaur) { 1.2 } else { 1.0 };
    let ring = ring_color(side);
    let corners = if side == Some(Side::Villain) { 8 } else { 20 };
    let mut shape = Shape::default();
    shape.limb(Vec3::ZERO, Vec3::Y * STEP * 0.6, (radius, radius), corners, shade(ring, 0.5));
    shape.limb(Vec3::Y * STEP * 0.6, Vec3::Y * STEP, (radius, radius * 0.82), corners, ring);
    shape.ring(Vec3::Y * (STEP + 0.001), 0.0, radius * 0.74, corners, [0.035, 0.036, 0.04, 1.0]);
    if side == Some(Side::Heroes) {
        // The point shows where it faces.
        let tip = Vec3::new(0.0, STEP * 0.6, radius * 1.32);
        let (left, right) = (Vec3::new(-0.045, STEP * 0.6, radius * 0.9), Vec3::new(0.045, STEP * 0.6, radius * 0.9));
        shape.face(&[left, tip, right], &[ring]);
    }
    shape
}
