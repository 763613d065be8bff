//! What flashes, flies, bursts and spreads for the time of a beat: a handful of meshes that wait unseen on the table
//! and are used again and again, and one see-through material whose color is the beat's.

use std::f32::consts::{PI, TAU};

use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::beat::{Missile, Showing};
use super::pose::Manner;
use crate::table::look::{effect as look, wall};
use crate::table::materials::Materials;
use crate::table::shape::{Paint, Shape};
use gotham_content::DoorState;
use gotham_rules::event::FieldKind;

/// Puffs of a cloud.
const PUFFS: u8 = 5;
/// How high over the floor shots and throws leave and hit.
const LIFT: f32 = 0.34;
/// When a blow lands and when its star is gone, and how high over the floor.
const IMPACT: (f32, f32) = (0.4, 0.72);
const CHEST: f32 = 0.42;
/// The height and thickness of a door's leaf, and how far it stands open at most.
const LEAF: (f32, f32) = (0.15, 0.03);
const OPEN: f32 = 0.35;

/// A mesh that waits on the table, unseen.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Effect {
    /// The streak of a shot.
    Beam,
    /// The flash at the muzzle, and where a shot hits.
    Flash,
    /// The star where a blow lands.
    Impact,
    /// A ball of fire.
    Ball,
    /// A ring on the floor that widens.
    Ring,
    /// A column of light.
    Column,
    /// A puff, by its number.
    Puff(u8),
    /// Something that is thrown.
    Thrown(Missile),
    /// The leaf of a door.
    Leaf,
}

/// The materials that beats change.
#[derive(Resource)]
pub(super) struct Veils {
    /// See-through, in the color of the beat.
    pub haze: Handle<StandardMaterial>,
    /// For the wounded.
    pub hurt: Handle<StandardMaterial>,
    /// For those who fade away.
    pub fading: Handle<StandardMaterial>,
}

/// Makes the meshes once; they stay from match to match.
pub(super) fn make(
    mut commands: Commands,
    mut meshes: ResMut<Assets<Mesh>>,
    mut standards: ResMut<Assets<StandardMaterial>>,
    materials: Res<Materials>,
    there: Query<(), With<Effect>>,
) {
    if !there.is_empty() {
        return;
    }
    let through = StandardMaterial { alpha_mode: AlphaMode::Blend, ..default() };
    let veils = Veils {
        haze: standards.add(StandardMaterial { unlit: true, ..through.clone() }),
        hurt: standards.add(StandardMaterial {
            base_color: look::HURT,
            emissive: LinearRgba::from(look::HURT) * 0.4,
            ..default()
        }),
        fading: standards.add(StandardMaterial { perceptual_roughness: 0.8, reflectance: 0.3, ..through }),
    };
    let mut wait = |effect: Effect, shape: Shape, material: &Handle<StandardMaterial>| {
        let hidden = (Visibility::Hidden, Transform::default(), NotShadowCaster);
        let body = (Mesh3d(meshes.add(shape.mesh())), MeshMaterial3d(material.clone()));
        commands.spawn((effect, body, hidden, Pickable::IGNORE));
    };
    let ball = |paint: Paint| shape(|shape| shape.ball(Vec3::ZERO, Vec3::ONE, paint));
    let cuboid = |middle: Vec3, paint: Paint| shape(|shape| shape.cuboid(middle, Vec3::ONE, Quat::IDENTITY, paint));
    wait(Effect::Beam, cuboid(Vec3::ZERO, look::SHOT.0), &materials.glowing);
    wait(Effect::Flash, ball(look::SHOT.1), &materials.glowing);
    wait(Effect::Impact, shape(star), &materials.glowing);
    wait(Effect::Ball, ball([1.0; 4]), &veils.haze);
    wait(Effect::Ring, shape(|shape| shape.ring(Vec3::ZERO, 0.8, 1.0, 40, [1.0; 4])), &veils.haze);
    wait(Effect::Column, shape(column), &veils.haze);
    for puff in 0..PUFFS {
        wait(Effect::Puff(puff), ball([1.0; 4]), &veils.haze);
    }
    for what in [Missile::Blade, Missile::Grenade, Missile::Card] {
        wait(Effect::Thrown(what), missile(what), &materials.lit);
    }
    wait(Effect::Leaf, cuboid(Vec3::Y / 2.0, wall::STEEL), &materials.lit);
    commands.insert_resource(veils);
}

fn shape(build: impl FnOnce(&mut Shape)) -> Shape {
    let mut shape = Shape::default();
    build(&mut shape);
    shape
}

/// Points in all directions, as in a comic.
fn star(shape: &mut Shape) {
    let turns = [Quat::IDENTITY, Quat::from_rotation_y(1.05), Quat::from_rotation_y(2.1), Quat::from_rotation_x(1.57)];
    for turn in turns {
        for point in 0..8 {
            let way = |by: f32| turn * Quat::from_rotation_z((point as f32 + by) * TAU / 8.0) * Vec3::X;
            let long = if point % 2 == 0 { 1.0 } else { 0.6 };
            shape.sheet(&[Vec3::ZERO, way(-0.5) * 0.22, way(0.0) * long, way(0.5) * 0.22], look::IMPACT);
        }
    }
}

/// A column of light: brightest at its foot.
fn column(shape: &mut Shape) {
    const SIDES: u32 = 16;
    let (foot, top) = ([1.0, 1.0, 1.0, 0.8], [1.0, 1.0, 1.0, 0.0]);
    let around = |side: u32| Quat::from_rotation_y(side as f32 / SIDES as f32 * TAU) * Vec3::X;
    for side in 0..SIDES {
        let (a, b) = (around(side), around(side + 1));
        shape.face(&[a, b, b + Vec3::Y, a + Vec3::Y], &[foot, foot, top, top]);
    }
}

fn missile(what: Missile) -> Shape {
    let [blade, grenade, card] = look::THROWN;
    shape(|shape| match what {
        Missile::Blade => {
            let tips = [Vec3::new(-0.09, 0.0, 0.035), Vec3::new(0.0, 0.0, -0.03), Vec3::new(0.09, 0.0, 0.035)];
            shape.sheet(&[tips[0], Vec3::new(0.0, 0.0, 0.01), tips[1]], blade);
            shape.sheet(&[tips[1], Vec3::new(0.0, 0.0, 0.01), tips[2]], blade);
        }
        Missile::Grenade => shape.ball(Vec3::ZERO, Vec3::new(0.032, 0.042, 0.032), grenade),
        Missile::Card => shape.cuboid(Vec3::ZERO, Vec3::new(0.1, 0.012, 0.14), Quat::IDENTITY, card),
    })
}

/// Which effects are visible after a fraction of a beat, from 0 to 1, and the color of the see-through material.
pub(super) fn scene(showing: &Showing, part: f32, manner: Manner) -> (Vec<(Effect, Transform)>, Color) {
    let mut seen = Vec::new();
    let is_still = manner == Manner::Calm;
    let haze = match showing {
        Showing::Shot { from, to, .. } => {
            shot(&mut seen, (*from + Vec3::Y * LIFT, *to + Vec3::Y * LIFT), part, is_still);
            Color::WHITE
        }
        Showing::Strike { from, at, .. } => {
            let blow = (part - IMPACT.0) / (IMPACT.1 - IMPACT.0);
            if (0.0..1.0).contains(&blow) && !is_still {
                let place = *at + (*from - *at).with_y(0.0).normalize_or_zero() * 0.1 + Vec3::Y * CHEST;
                let size = Vec3::splat(0.34 * (0.35 + 0.65 * quick(blow)) * (1.0 - blow * blow * 0.7));
                seen.push((Effect::Impact, Transform::from_translation(place).with_scale(size)));
            }
            Color::WHITE
        }
        Showing::Throw { from, to, what, .. } => {
            let air = ((part - 0.25) / 0.75).clamp(0.0, 1.0);
            let high = from.distance(*to) * 0.22 + 0.1;
            let at = from.lerp(*to, air) + Vec3::Y * (LIFT * (1.0 - air * 0.6) + high * 4.0 * air * (1.0 - air));
            let spin = Quat::from_rotation_y(if is_still { 0.0 } else { air * TAU * 3.0 });
            if part > 0.25 {
                seen.push((Effect::Thrown(*what), Transform::from_translation(at).with_rotation(spin)));
            }
            Color::WHITE
        }
        Showing::Blast { at, wide } => {
            let (grown, fire) = (if is_still { 0.8 } else { quick(part) }, 1.0 - (part * 1.8).min(1.0));
            seen.push((
                Effect::Ball,
                Transform::from_translation(*at).with_scale(Vec3::splat(wide * (0.2 + 0.5 * grown))),
            ));
            if !is_still {
                let floor = *at - Vec3::Y * 0.12;
                let ring = Vec3::new(wide * 1.7 * grown, 1.0, wide * 1.7 * grown).max(Vec3::splat(0.001));
                seen.push((Effect::Ring, Transform::from_translation(floor).with_scale(ring)));
                puffs(&mut seen, *at, *wide, part);
            }
            look::BLAST.1.mix(&look::BLAST.0, fire).with_alpha(0.85 * (1.0 - part))
        }
        Showing::Crumble(at) => {
            puffs(&mut seen, *at, 0.4, if is_still { 0.4 } else { part });
            look::DUST.with_alpha(0.7 * (1.0 - part))
        }
        Showing::Cloud { at, kind } => {
            puffs(&mut seen, *at, 0.5, if is_still { 0.5 } else { part });
            cloud(*kind).with_alpha(0.6 * (part * PI).sin())
        }
        Showing::Reinforce { at, .. } => {
            let wide = 0.16 + if is_still { 0.0 } else { 0.04 * (1.0 - part) };
            let light = Transform::from_translation(*at).with_scale(Vec3::new(wide, 1.7, wide));
            seen.push((Effect::Column, light));
            look::COLUMN.with_alpha(0.75 * (part * PI).sin())
        }
        Showing::Door { hinge, latch, to } => {
            seen.push((Effect::Leaf, leaf(*hinge, *latch, *to, if is_still { 1.0 } else { part })));
            Color::WHITE
        }
        _ => Color::WHITE,
    };
    (seen, haze)
}

/// A flash at the muzzle, a streak, and a flash where it hits.
fn shot(seen: &mut Vec<(Effect, Transform)>, (from, to): (Vec3, Vec3), part: f32, is_still: bool) {
    let way = to - from;
    let muzzle = from + way.normalize_or_zero() * 0.16;
    let flight = ((part - 0.25) / 0.5).clamp(0.0, 1.0);
    let (tail, head) = if is_still { (0.0, 1.0) } else { ((flight * 1.4 - 0.4).max(0.0), flight) };
    let (tail, head) = (muzzle.lerp(to, tail), muzzle.lerp(to, head));
    if (0.25..0.8).contains(&part) && tail.distance(head) > 0.01 {
        let beam = Transform::from_translation((tail + head) / 2.0)
            .with_rotation(Quat::from_rotation_arc(Vec3::Z, way.normalize_or(Vec3::Z)))
            .with_scale(Vec3::new(0.02, 0.02, tail.distance(head)));
        seen.push((Effect::Beam, beam));
    }
    let flash = match part {
        _ if is_still => None,
        0.22..0.4 => Some((muzzle, 1.0 - (part - 0.22) / 0.18)),
        0.75..1.0 => Some((to, 1.0 - (part - 0.75) / 0.25)),
        _ => None,
    };
    if let Some((at, size)) = flash {
        seen.push((Effect::Flash, Transform::from_translation(at).with_scale(Vec3::splat(0.07 * size.max(0.05)))));
        if part > 0.5 {
            seen.push((Effect::Impact, Transform::from_translation(at).with_scale(Vec3::splat(0.3 * size.max(0.05)))));
        }
    }
}

/// Puffs that spread and rise.
fn puffs(seen: &mut Vec<(Effect, Transform)>, at: Vec3, wide: f32, part: f32) {
    for puff in 0..PUFFS {
        let way = Quat::from_rotation_y(f32::from(puff) / f32::from(PUFFS) * TAU + 0.4) * Vec3::X;
        let place = at + way * wide * 0.65 * quick(part) + Vec3::Y * part * (0.12 + 0.04 * f32::from(puff % 3));
        let size = wide * (0.14 + 0.24 * quick(part)) * (1.0 - 0.15 * f32::from(puff % 2));
        seen.push((Effect::Puff(puff), Transform::from_translation(place).with_scale(Vec3::splat(size))));
    }
}

/// Where the leaf of a door is: from shut to pushed open, or back.
fn leaf(hinge: Vec3, latch: Vec3, to: DoorState, part: f32) -> Transform {
    let open = match to {
        DoorState::Open => quick(part),
        DoorState::Closed => 1.0 - quick(part),
    };
    let shut = latch - hinge;
    let length = shut.length() + (shut.length().min(OPEN) - shut.length()) * open;
    let way = Quat::from_rotation_y(-open * PI / 2.0) * shut.normalize_or(Vec3::X);
    Transform::from_translation(hinge + way * length / 2.0)
        .with_rotation(Quat::from_rotation_y((-way.z).atan2(way.x)))
        .with_scale(Vec3::new(length, LEAF.0, LEAF.1))
}

fn cloud(kind: FieldKind) -> Color {
    match kind {
        FieldKind::Flame => look::FLAME,
        FieldKind::Gas => look::GAS,
        FieldKind::Frost => look::FROST,
        FieldKind::Smoke => look::SMOKE,
    }
}

/// Quick at first, then slower.
fn quick(part: f32) -> f32 {
    1.0 - (1.0 - part.clamp(0.0, 1.0)).powi(2)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_door_is_pushed_to_where_the_board_has_its_open_leaf() {
        let (hinge, latch) = (Vec3::new(1.0, 0.0, 2.0), Vec3::new(1.5, 0.0, 2.0));
        let middle = |to, part| leaf(hinge, latch, to, part).translation;
        assert!(middle(DoorState::Open, 0.0).distance((hinge + latch) / 2.0) < 0.001);
        assert!(middle(DoorState::Closed, 1.0).distance((hinge + latch) / 2.0) < 0.001);
        // As in the mesh of the walls: at a right angle, on the side of the plane's `perp`.
        let way = Vec2::new(0.5, 0.0).normalize().perp() * OPEN;
        let open = hinge + Vec3::new(way.x, 0.0, way.y) / 2.0;
        assert!(middle(DoorState::Open, 1.0).distance(open) < 0.001, "{}", middle(DoorState::Open, 1.0));
    }

    #[test]
    fn a_shot_flashes_flies_and_hits_and_what_is_thrown_arrives() {
        let who = Entity::PLACEHOLDER;
        let (from, to) = (Vec3::ZERO, Vec3::new(2.0, 0.0, 0.0));
        let seen = |showing: &Showing, part| scene(showing, part, Manner::Lively).0;
        let shot = Showing::Shot { who, from, to };
        let has = |part, effect| seen(&shot, part).iter().any(|(seen, _)| *seen == effect);
        assert!(has(0.3, Effect::Flash) && has(0.5, Effect::Beam) && has(0.85, Effect::Flash));
        assert!(seen(&shot, 1.0).is_empty(), "nothing hangs in the air");
        for what in [Missile::Blade, Missile::Grenade, Missile::Card] {
            let throw = Showing::Throw { who, from, to, what };
            let (_, end) = seen(&throw, 1.0)[0];
            assert!(end.translation.xz().distance(to.xz()) < 0.001);
            let (_, middle) = seen(&throw, 0.625)[0];
            assert!(middle.translation.y > 0.5, "it flies in an arc: {}", middle.translation);
        }
    }
}
