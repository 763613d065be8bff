//! A board from above, for the panels: the floors as they lie on the table, brighter, and what stands on them.
//! The panels draw boundaries and marks on top, as sharp as the screen.

use bevy::math::{Vec2, Vec3};

use super::picture::{Picture, film};
use crate::table::board::{Canvas, ground, wash};
use crate::table::look::{from_above as look, room};
use gotham_content::map::{Map, Prop, PropKind};
use gotham_rules::board::Board;

/// The longer side of the picture in pixels.
const LONGEST: f32 = 960.0;

/// Paints a map.
pub(super) fn paint(map: &Map) -> Picture {
    let longest = map.size.0.max(map.size.1).max(1) as f32;
    let mut canvas = Canvas::at_scale(map.size, LONGEST / longest);
    ground(&mut canvas, map, &Board::new(map));
    let lowest = map.areas.iter().map(|area| area.elevation).min().unwrap_or(0);
    for area in &map.areas {
        let higher = f32::from(area.elevation) - f32::from(lowest);
        wash(&mut canvas, &area.outline, |old| old * look::EXPOSURE * (1.0 + look::HIGHER * higher));
    }
    for prop in &map.props {
        put(&mut canvas, prop);
    }
    let (width, dots) = canvas.into_dots();
    let ground = Vec3::from_slice(&room::GROUND[..3]);
    let dots: Vec<Vec3> = dots.into_iter().map(|dot| if dot == Vec3::ZERO { ground } else { film(dot) }).collect();
    Picture { width, height: dots.len() / width, dots }
}

/// What stands on the floor, seen from above: its edge is darker, and it casts a little shadow.
fn put(canvas: &mut Canvas, prop: &Prop) {
    let Some((color, is_round)) = paint_of(prop.kind) else { return };
    let middle = Vec2::new(prop.at.0 as f32, prop.at.1 as f32);
    let half = (Vec2::new(prop.size.0 as f32, prop.size.1 as f32) / 2.0).max(Vec2::splat(2.0));
    let turn = Vec2::from_angle(-(prop.turn as f32).to_radians());
    let reach = Vec2::splat(half.length() + look::SHADOW);
    canvas.paint(middle - reach, middle + reach, |at, old| {
        let part = |at: Vec2| {
            let at = turn.rotate(at - middle).abs() / half;
            if is_round { at.length() } else { at.max_element() }
        };
        match part(at) {
            0.0..0.75 => color,
            0.75..=1.0 => color * 0.55,
            _ if part(at - look::SHADOW * 0.6) <= 1.0 => old * 0.45,
            _ => old,
        }
    });
}

/// The color of a prop's top, and whether it is round; `None` if it is drawn by other means.
fn paint_of(kind: PropKind) -> Option<(Vec3, bool)> {
    Some(match kind {
        PropKind::Carriage
        | PropKind::Railing
        | PropKind::Vehicle
        | PropKind::Chandelier
        | PropKind::Bulbs
        | PropKind::Wheel => {
            return None;
        }
        PropKind::Pillar => (look::STONE, false),
        PropKind::Bench | PropKind::Crate | PropKind::Desk => (look::WOOD, false),
        PropKind::Lamp => (look::LAMP, true),
        PropKind::Sign => (look::SIGN, false),
        PropKind::Car => (look::CAR, false),
        PropKind::Kiosk => (look::KIOSK, false),
        PropKind::Plant => (look::PLANT, true),
        PropKind::Tank | PropKind::Machine | PropKind::Shelf | PropKind::Screens => (look::TANK, false),
        PropKind::Bed | PropKind::Booth => (look::KIOSK, false),
        PropKind::Barrel => (look::WOOD, true),
        PropKind::Coin => (look::BRASS, false),
        PropKind::Card | PropKind::Skeleton => (look::BONE, false),
        PropKind::Fountain | PropKind::Statue | PropKind::Rocket => (look::STONE, true),
    })
}
