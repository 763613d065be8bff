//! How figures and tokens stand while a beat is shown: plain functions of how far the beat has got.

use std::f32::consts::{PI, TAU};

use bevy::prelude::*;

use super::beat::{Gait, Showing};

/// How much moves besides what has to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Manner {
    /// Everything.
    Lively,
    /// Nobody is lifted, shakes, swings or bursts: figures glide.
    Calm,
}

/// How high a figure is carried for each unit of its way, and how high at least and at most.
const CARRIED: (f32, f32, f32) = (0.22, 0.1, 0.3);
/// When it is set down again: then it rocks.
const SET_DOWN: f32 = 0.78;
/// From one hold to the next, up a wall.
const HOLD: f32 = 0.24;
/// How far a striker leaps at the other, as a fraction of the way, and how far the other is pushed.
const LUNGE: f32 = 0.55;
const PUSH: f32 = 0.07;
/// How far somebody lies from upright, in radians: as [`rest`](crate::table::components::Home::rest) does it.
const LYING: f32 = 1.5;
/// How high things fall from, and Reinforcements.
const HIGH: f32 = 0.7;
const SKY: f32 = 1.4;

/// How far a car sinks: who stands in it is below the table then.
const DEEP: f32 = 1.5;

/// Which role in a beat this is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Role {
    /// Who moves.
    Mover,
    /// Whom it meets.
    Met,
}

/// How somebody stands after a fraction of a beat, from 0 to 1, given how it stood when it began; `None`: as before.
/// Where it is at home doesn't matter here: that may be where it will only go later.
pub(super) fn pose(showing: &Showing, role: Role, before: &Transform, part: f32, manner: Manner) -> Option<Transform> {
    let lively = manner == Manner::Lively;
    Some(match showing {
        Showing::Travel { from, to, gait, .. } => travel((*from, *to), *gait, before, part, lively),
        Showing::Strike { from, at, .. } => match role {
            Role::Mover if lively => strike((*from, *at), before, part),
            Role::Mover => facing(before, *at - *from, part),
            Role::Met if lively => pushed(*at - *from, before, part),
            Role::Met => return None,
        },
        Showing::Shot { from, to, .. } => {
            let mut shooter = facing(before, *to - *from, part * 4.0);
            if lively {
                let kick = bump(part, 0.25, 0.6) * 0.04;
                shooter.translation -= (*to - *from).with_y(0.0).normalize_or_zero() * kick;
            }
            shooter
        }
        Showing::Throw { from, to, .. } => {
            let mut thrower = facing(before, *to - *from, part * 4.0);
            if lively {
                let swing = bump(part, 0.0, 0.3) * -0.25 + bump(part, 0.2, 0.7) * 0.35;
                thrower.rotation *= Quat::from_rotation_x(swing);
            }
            thrower
        }
        Showing::Hurt(_) if lively => {
            let shake = (part * 26.0).sin() * (1.0 - part) * 0.05;
            let mut hurt = *before;
            hurt.translation += hurt.rotation * Vec3::new(shake, 0.0, -0.05 * (1.0 - part) * part);
            hurt
        }
        Showing::Fall { .. } => fall(before, part, lively),
        Showing::Rise(_) => {
            let tilt = if lively { -(1.0 - part) * (1.0 - part) * LYING } else { 0.0 };
            tilted(before, tilt)
        }
        Showing::Appear(_) => drop_in(before, HIGH, part, lively),
        Showing::Reinforce { .. } => drop_in(before, SKY, part, lively),
        Showing::Grow(_) => {
            let over = 1.0 + 0.25 * (part * PI).sin();
            before.with_scale(Vec3::splat((ease(part) * if lively { over } else { 1.0 }).max(0.01)))
        }
        Showing::Flip(_) => {
            let mut token = *before;
            if lively {
                token.translation.y += (part * PI).sin() * 0.3;
                token.rotation *= Quat::from_rotation_x((1.0 - part) * TAU);
            }
            token
        }
        Showing::Ride { to, .. } => ride(before, *to, part, lively),
        Showing::Vanish(_) => before.with_scale(Vec3::splat((1.0 - part).max(0.001))),
        _ => return None,
    })
}

/// Down into the ground, out of sight, and up from it somewhere else.
fn ride(before: &Transform, to: Vec3, part: f32, lively: bool) -> Transform {
    let (from, deep) = (before.translation, if lively { DEEP } else { 0.0 });
    let at = if part < 0.5 {
        from - Vec3::Y * deep * smooth(2.0 * part)
    } else {
        to - Vec3::Y * deep * smooth(2.0 - 2.0 * part)
    };
    before.with_translation(at)
}

/// Quick in the middle, slow at both ends.
fn smooth(part: f32) -> f32 {
    let part = part.clamp(0.0, 1.0);
    part * part * (3.0 - 2.0 * part)
}

/// Quick at first, then slower.
fn ease(part: f32) -> f32 {
    1.0 - (1.0 - part.clamp(0.0, 1.0)).powi(2)
}

/// From 0 up to 1 and back between two moments.
fn bump(part: f32, from: f32, to: f32) -> f32 {
    (((part - from) / (to - from)).clamp(0.0, 1.0) * PI).sin()
}

/// Turned toward where it goes, smoothly; as before if it goes nowhere.
fn towards(before: &Transform, way: Vec3, part: f32) -> Quat {
    let upright = upright(before);
    if way.xz().length_squared() < 0.0004 {
        return upright;
    }
    upright.slerp(Quat::from_rotation_y(way.x.atan2(way.z)), smooth(part))
}

/// The direction somebody faces, without lying or leaning.
fn upright(before: &Transform) -> Quat {
    Quat::from_rotation_y(before.rotation.to_euler(EulerRot::YXZ).0)
}

fn facing(before: &Transform, way: Vec3, part: f32) -> Transform {
    Transform::from_translation(before.translation).with_rotation(towards(before, way, part))
}

/// Where it stood, tilted backward.
fn tilted(before: &Transform, tilt: f32) -> Transform {
    let rotation = upright(before) * Quat::from_rotation_x(tilt);
    Transform::from_translation(before.translation).with_rotation(rotation)
}

/// Flatter (above 0) or taller (below 0), and correspondingly wider or slimmer.
fn squash(by: f32) -> Vec3 {
    Vec3::new(1.0 + by * 0.5, 1.0 - by, 1.0 + by * 0.5)
}

fn travel((from, to): (Vec3, Vec3), gait: Gait, before: &Transform, part: f32, lively: bool) -> Transform {
    let way = to - from;
    let turn = towards(before, way, part * 3.0);
    let mut shown = Transform::from_translation(from.lerp(to, (part + smooth(part)) / 2.0)).with_rotation(turn);
    match gait {
        Gait::Leap(high) => {
            // Down into the knees, up, and down into the knees again.
            let air = ((part - 0.15) / 0.7).clamp(0.0, 1.0);
            shown.translation = from.lerp(to, air) + Vec3::Y * high * 4.0 * air * (1.0 - air);
            if lively {
                let knees = bump(part, 0.0, 0.2) + bump(part, 0.82, 1.0);
                shown.scale = squash(knees * 0.22 - bump(part, 0.15, 0.6) * 0.1);
                shown.rotation *= Quat::from_rotation_x(bump(part, 0.15, 0.85) * 0.3);
            }
        }
        Gait::Fall => {
            shown.translation = from.lerp(to, part * part);
            shown.scale = if lively { squash(-0.12 * bump(part, 0.1, 1.0)) } else { Vec3::ONE };
        }
        _ if !lively => {}
        Gait::Walk => {
            // A hand lifts it, carries it over in an arc, and sets it down.
            let air = (part / SET_DOWN).min(1.0);
            let high = (way.length() * CARRIED.0).clamp(CARRIED.1, CARRIED.2);
            shown.translation = from.lerp(to, smooth(air)) + Vec3::Y * high * (air * PI).sin();
            let rocks = ((part - SET_DOWN) / (1.0 - SET_DOWN)).max(0.0);
            let rock = (rocks * TAU).sin() * (1.0 - rocks) * 0.14;
            shown.rotation *= Quat::from_rotation_x(bump(part, 0.0, SET_DOWN) * -0.14 + rock * 0.6);
            shown.rotation *= Quat::from_rotation_z(rock);
        }
        Gait::Climb => {
            // Hand over hand, leaning away from the wall.
            let holds = (way.length() / HOLD).round().max(1.0);
            let pull = (part * holds * TAU).sin();
            shown.translation = from.lerp(to, (part + pull / (holds * TAU) * 0.8).clamp(0.0, 1.0));
            shown.rotation *= Quat::from_rotation_x(-0.18 * bump(part, 0.0, 1.0)) * Quat::from_rotation_z(pull * 0.08);
        }
        Gait::Land => {
            let walk = ((part - 0.35) / 0.65).max(0.0);
            shown.translation = from.lerp(to, smooth(walk));
            shown.scale = squash(bump(part, -0.2, 0.45) * 0.35);
        }
    }
    shown
}

/// Back a little, at the other one, and home again.
fn strike((from, at): (Vec3, Vec3), before: &Transform, part: f32) -> Transform {
    let way = at - from;
    let reach = LUNGE * smooth((part - 0.2) / 0.25) * (1.0 - smooth((part - 0.5) / 0.5));
    let back = bump(part, 0.0, 0.3) * 0.06;
    let mut shown = Transform::from_rotation(towards(before, way, part * 5.0));
    shown.translation = from + way * reach - way.normalize_or_zero() * back + Vec3::Y * 0.1 * bump(part, 0.2, 0.6);
    shown.rotation *= Quat::from_rotation_x(bump(part, 0.2, 0.7) * 0.3 - bump(part, 0.0, 0.25) * 0.15);
    shown
}

/// Pushed away by a blow, and back.
fn pushed(way: Vec3, before: &Transform, part: f32) -> Transform {
    let blow = bump(part, 0.42, 0.95);
    let mut shown = *before;
    let away = way.with_y(0.0).normalize_or_zero();
    shown.translation += away * PUSH * blow;
    shown.rotation = Quat::from_axis_angle(Vec3::Y.cross(away).normalize_or(Vec3::X), blow * 0.25) * shown.rotation;
    shown
}

/// Over backward; whatever hits the ground bounces once.
fn fall(before: &Transform, part: f32, lively: bool) -> Transform {
    let down = (part * 1.8).min(1.0);
    let mut shown = tilted(before, -down * down * LYING);
    if lively {
        shown.translation.y += bump(part, 0.55, 0.75) * 0.05;
    }
    shown
}

/// From above, in a fall that bends the knees.
fn drop_in(before: &Transform, high: f32, part: f32, lively: bool) -> Transform {
    let mut shown = *before;
    if !lively {
        return shown;
    }
    let air = (part / 0.75).min(1.0);
    shown.translation.y += (1.0 - air * air) * high;
    shown.scale = if air < 1.0 { Vec3::splat(0.5 + 0.5 * air) } else { squash(bump(part, 0.7, 1.0) * 0.25) };
    shown
}

#[cfg(test)]
mod tests {
    use super::*;

    const WHO: Entity = Entity::PLACEHOLDER;

    fn before() -> Transform {
        Transform::from_xyz(0.5, 0.0, 0.25).with_rotation(Quat::from_rotation_y(-2.0))
    }

    #[test]
    fn whoever_travels_sets_out_and_arrives_in_every_gait() {
        let (from, to) = (Vec3::new(0.5, 0.0, 0.25), Vec3::new(2.0, 0.5, -1.0));
        for gait in [Gait::Walk, Gait::Climb, Gait::Leap(0.45), Gait::Fall, Gait::Land] {
            for manner in [Manner::Lively, Manner::Calm] {
                let showing = Showing::Travel { who: WHO, from, to, gait };
                let at = |part| pose(&showing, Role::Mover, &before(), part, manner).expect("it moves");
                assert!(at(0.0).translation.distance(from) < 0.001, "{gait:?} sets out at {}", at(0.0).translation);
                assert!(at(1.0).translation.distance(to) < 0.001, "{gait:?} arrives at {}", at(1.0).translation);
                assert!(at(1.0).scale.distance(Vec3::ONE) < 0.13, "{gait:?} ends as tall as {}", at(1.0).scale);
                let high = (1..20).map(|step| at(step as f32 / 20.0).translation.y).fold(f32::MIN, f32::max);
                assert!(high < 0.5 + 0.46, "{gait:?} goes as high as {high}");
            }
        }
    }

    #[test]
    fn where_motion_is_reduced_nobody_bobs_shakes_or_swells() {
        let (from, to) = (Vec3::ZERO, Vec3::new(1.0, 0.0, 0.0));
        for showing in [
            Showing::Travel { who: WHO, from, to, gait: Gait::Walk },
            Showing::Strike { who: WHO, from, at: to, hit: WHO },
            Showing::Shot { who: WHO, from, to },
            Showing::Hurt(WHO),
            Showing::Appear(WHO),
            Showing::Flip(WHO),
        ] {
            for part in [0.1, 0.3, 0.5, 0.7, 0.9] {
                let Some(shown) = pose(&showing, Role::Mover, &before(), part, Manner::Calm) else { continue };
                assert_eq!(shown.scale, Vec3::ONE, "{showing:?}");
                let along = matches!(showing, Showing::Travel { .. });
                let still = if along { shown.translation.y } else { shown.translation.distance(before().translation) };
                assert!(still.abs() < 0.001, "{showing:?} moves {shown:?}");
            }
        }
    }

    #[test]
    fn a_blow_pushes_after_it_has_begun_and_both_come_back() {
        let (from, at) = (Vec3::ZERO, Vec3::new(0.0, 0.0, 0.6));
        let strike = Showing::Strike { who: WHO, from, at, hit: WHO };
        let met = Transform::from_translation(at);
        let moved = |part| {
            let shown = pose(&strike, Role::Met, &met, part, Manner::Lively).expect("it is pushed");
            shown.translation.distance(at)
        };
        assert!(moved(0.3) < 0.001 && moved(0.65) > 0.05 && moved(1.0) < 0.001);
        let mover = Transform::IDENTITY;
        let reach = |part| pose(&strike, Role::Mover, &mover, part, Manner::Lively).expect("it leaps").translation.z;
        assert!(reach(0.48) > 0.25 && reach(1.0).abs() < 0.001);
    }
}
