//! The cards around what shines on a board, and the steam over its grates.

use bevy::math::{Vec2, Vec3};

use super::outline::Outline;
use super::{grime, props};
use crate::table::halo::{Cards, Stance};
use crate::table::look::halo as look;
use crate::table::place::{Plan, UNIT};
use crate::table::shape::Paint;
use gotham_content::map::{Map, Prop, PropKind};
use gotham_rules::board::Board;

/// Half the size of the glow around a lamp, and of the light that falls from it.
const LAMP: f32 = 0.26;
const FALLING: f32 = 0.34;
/// How far neon glows beyond its sign.
const NEON: f32 = 0.2;
/// How far a string of bulbs glows.
const BULBS: f32 = 0.13;
/// Half the size of the glow around a screen, and around a car's lights.
const SCREEN: f32 = 0.24;
const HEADLIGHT: f32 = 0.13;
/// The puffs of steam over a grate: how high each is, how far aside, half its size, and how thick it is.
const STEAM: [(f32, f32, f32, f32); 4] =
    [(0.07, 0.0, 0.1, 1.0), (0.2, 0.03, 0.13, 0.9), (0.36, -0.02, 0.17, 0.6), (0.56, 0.07, 0.22, 0.35)];

/// All cards of a board.
pub(super) fn cards(map: &Map, board: &Board, plan: &Plan) -> Cards {
    let mut cards = Cards::default();
    for prop in &map.props {
        around(&mut cards, prop, props::height(map, plan, prop), plan);
    }
    let outlines: Vec<Outline> = board.areas().map(|area| Outline::of(&board.area(area).outline)).collect();
    for (at, area) in grime::vents(map, board, &outlines) {
        let flat = at / UNIT - plan.half_size();
        let foot = Vec3::new(flat.x, plan.height(board.area(area).elevation), flat.y);
        for (height, aside, size, thick) in STEAM {
            let color: Paint = look::STEAM.map(|part| part * thick);
            cards.add(foot + Vec3::new(aside, height, 0.0), Vec2::new(size, size * 1.3), Stance::Upright, color);
        }
    }
    cards
}

fn around(cards: &mut Cards, prop: &Prop, high: f32, plan: &Plan) {
    let foot = plan.at(prop.at, prop.elevation);
    let over = |part: f32| Vec3::Y * (high * part);
    let turned = Vec2::from_angle((prop.turn as f32).to_radians());
    let along = Vec3::new(turned.x, 0.0, turned.y) * (prop.size.0 as f32 / UNIT);
    let across = Vec3::new(-turned.y, 0.0, turned.x) * (prop.size.1 as f32 / UNIT);
    match prop.kind {
        PropKind::Lamp => {
            cards.add(foot + over(1.0) + Vec3::Y * 0.02, Vec2::splat(LAMP), Stance::Facing, look::LAMP);
            cards.add(foot + over(0.5), Vec2::new(FALLING, high * 0.55), Stance::Upright, look::FALLING);
        }
        PropKind::Sign => {
            let long = if prop.size.0 >= prop.size.1 { along } else { across };
            let half = Vec2::new(long.length() * 0.5 * turned_to_camera(long) + NEON, NEON);
            for (height, color) in [(0.69, look::NEON[0]), (0.93, look::NEON[1])] {
                cards.add(foot + over(height), half, Stance::Facing, color);
            }
        }
        PropKind::Wheel => cards.add(foot + over(0.55), Vec2::splat(high * 0.6), Stance::Facing, look::WHEEL),
        PropKind::Rocket => cards.add(foot, Vec2::splat(LAMP), Stance::Facing, look::TAIL_LIGHT),
        PropKind::Bulbs => {
            let half = Vec2::new(along.length() * 0.5 * turned_to_camera(along) + BULBS, BULBS);
            cards.add(foot + over(0.88), half, Stance::Facing, look::BULBS);
        }
        PropKind::Kiosk => {
            cards.add(foot + over(0.6) + across * 0.55, Vec2::splat(SCREEN), Stance::Facing, look::SCREEN)
        }
        PropKind::Screens => {
            cards.add(foot + over(0.65) + across * 0.55, Vec2::splat(SCREEN * 1.6), Stance::Facing, look::SCREEN)
        }
        PropKind::Chandelier => cards.add(foot + over(1.0), Vec2::splat(LAMP), Stance::Facing, look::LAMP),
        PropKind::Car | PropKind::Vehicle => {
            for side in [-0.33, 0.33] {
                let light = |end: f32| foot + over(0.4) + along * end + across * side;
                cards.add(light(0.52), Vec2::splat(HEADLIGHT), Stance::Facing, look::HEADLIGHT);
                cards.add(light(-0.52), Vec2::splat(HEADLIGHT * 0.8), Stance::Facing, look::TAIL_LIGHT);
            }
        }
        _ => {}
    }
}

/// How broad something looks from the camera's home, which looks along the board: cards don't turn with their sign.
fn turned_to_camera(long: Vec3) -> f32 {
    long.normalize_or_zero().x.abs().max(0.4)
}
