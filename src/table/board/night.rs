//! The light of the night on everything that never moves, worked out once: how much of the sky a place sees, and which
//! lamps, signs and windows shine on it. It is mixed into the painted floor and the colors of walls and props, so a frame
//! costs no more than without.

use bevy::math::{Vec2, Vec3};

use super::props;
use super::relief::Relief;
use crate::table::look::night as look;
use crate::table::place::{Plan, UNIT};
use crate::table::shape::Shape;
use gotham_content::map::{Floor, Map, Prop, PropKind};
use gotham_rules::board::{AreaId, Board};

/// How far before a surface its light is measured, in units: no wall is in its own shadow.
const BEFORE: f32 = 0.035;
/// How long the edges of what is lit may be: light is different at both ends of a longer one.
const PIECE: f32 = 0.6;
/// How much a surface that looks past a lamp gets of its light.
const PAST: f32 = 0.22;

/// Something that shines.
#[derive(Clone, Copy, Debug)]
struct Source {
    at: Vec3,
    glow: Vec3,
    reach: f32,
    /// The only Area whose floor it lights: the light of a room stays inside.
    room: Option<AreaId>,
}

/// The light on a board.
pub(super) struct Night {
    relief: Relief,
    sources: Vec<Source>,
}

impl Night {
    /// The light on a board as it is now.
    pub(super) fn of(map: &Map, board: &Board, plan: &Plan) -> Night {
        let mut sources: Vec<Source> =
            map.props.iter().flat_map(|prop| of_prop(prop, props::height(map, plan, prop), plan)).collect();
        sources.extend(board.areas().filter_map(|area| of_room(map, board, plan, area)));
        Night { relief: Relief::of(map, board, plan), sources }
    }

    /// The Area at a place in the plane.
    pub(super) fn area(&self, flat: Vec2) -> Option<AreaId> {
        self.relief.floor(flat).map(|(area, _)| area)
    }

    /// The light on the floor at a place in the plane, and darker in the corners.
    pub(super) fn on_floor(&self, flat: Vec2) -> Vec3 {
        let Some((area, height)) = self.relief.floor(flat) else { return look::SKY };
        self.falling(Vec3::new(flat.x, height, flat.y), Vec3::Y, Some(area))
    }

    fn falling(&self, at: Vec3, normal: Vec3, area: Option<AreaId>) -> Vec3 {
        let open = self.relief.openness(at, normal);
        let sky = look::SKY * (look::DARKEST + (1.0 - look::DARKEST) * open * open.sqrt());
        let lamps = self.sources.iter().filter(|source| match (source.room, area) {
            (Some(room), Some(area)) => room == area,
            (Some(room), None) => self.relief.floor(Vec2::new(at.x, at.z)).is_some_and(|(here, _)| here == room),
            (None, _) => true,
        });
        sky + lamps.map(|source| self.shining(source, at, normal)).sum::<Vec3>() * (0.4 + 0.6 * open)
    }

    fn shining(&self, source: &Source, at: Vec3, normal: Vec3) -> Vec3 {
        let way = source.at - at;
        let part = way.length_squared() / (source.reach * source.reach);
        if part >= 1.0 {
            return Vec3::ZERO;
        }
        let facing = PAST + (1.0 - PAST) * normal.dot(way.normalize_or(Vec3::Y)).max(0.0);
        let light = source.glow * facing * (1.0 - part) * (1.0 - part);
        if self.relief.passes(at, source.at) { light } else { light * look::BEHIND }
    }

    /// Mixes the light into the colors of a shape that stands on the board.
    pub(super) fn bake(&self, shape: &mut Shape) {
        self.bake_at(shape, Vec3::ZERO);
    }

    /// The same for a shape that is moved to a place.
    pub(super) fn bake_at(&self, shape: &mut Shape, place: Vec3) {
        shape.split(PIECE);
        shape.repaint(|corner| {
            let light = self.falling(place + corner.at + corner.normal * BEFORE, corner.normal, None);
            let [red, green, blue, opacity] = corner.color;
            [red * light.x, green * light.y, blue * light.z, opacity]
        });
    }
}

/// What a prop shines with, where, and how far.
fn of_prop(prop: &Prop, high: f32, plan: &Plan) -> Vec<Source> {
    let foot = plan.at(prop.at, prop.elevation);
    let over = |part: f32| Vec3::Y * (high * part);
    let along = Vec2::from_angle((prop.turn as f32).to_radians());
    let along = Vec3::new(along.x, 0.0, along.y) * (prop.size.0 as f32 / UNIT);
    let across = Vec3::new(-along.z, 0.0, along.x).normalize_or_zero() * (prop.size.1 as f32 / UNIT);
    let source = |at: Vec3, glow: Vec3, reach: f32| Source { at, glow, reach, room: None };
    match prop.kind {
        PropKind::Lamp => vec![source(foot + over(1.0), look::LAMP, look::LAMP_REACH)],
        PropKind::Sign => {
            let long = if prop.size.0 >= prop.size.1 { along } else { across };
            let (one, other) = look::NEON;
            vec![
                source(foot + over(0.75) - long * 0.3, one, look::NEON_REACH),
                source(foot + over(0.75) + long * 0.3, other, look::NEON_REACH),
            ]
        }
        PropKind::Wheel => [-0.4, 0.4]
            .map(|part| source(foot + over(0.6) + along * part + across, look::BULBS, look::NEON_REACH))
            .to_vec(),
        PropKind::Rocket => vec![source(foot + over(0.1), look::TAIL_LIGHT * 1.5, look::NEON_REACH)],
        PropKind::Bulbs => [-0.35, 0.0, 0.35]
            .map(|part| source(foot + over(0.85) + along * part, look::BULBS, look::NEON_REACH))
            .to_vec(),
        PropKind::Kiosk => vec![source(foot + over(0.6) + across * 0.8, look::SCREEN, look::SCREEN_REACH)],
        PropKind::Screens => vec![source(foot + over(0.7) + across * 0.9, look::SCREEN, look::ROOM_REACH)],
        PropKind::Chandelier => vec![source(foot + over(1.0), look::LAMP, look::LAMP_REACH)],
        PropKind::Car | PropKind::Vehicle => vec![
            source(foot + over(0.5) + along * 0.75, look::HEADLIGHT, look::SCREEN_REACH),
            source(foot + over(0.5) - along * 0.6, look::TAIL_LIGHT, look::SCREEN_REACH * 0.6),
        ],
        PropKind::Carriage => [-0.33, 0.0, 0.33]
            .map(|part| source(foot + over(0.62) + along * part, look::CARRIAGE, look::ROOM_REACH))
            .to_vec(),
        _ => Vec::new(),
    }
}

/// The light of a room, below a ceiling that has been taken off.
fn of_room(map: &Map, board: &Board, plan: &Plan, area: AreaId) -> Option<Source> {
    let glow = match map.floor_of(area) {
        Floor::Wood | Floor::Carpet | Floor::Sawdust => look::PARLOR,
        Floor::Concrete | Floor::Brick | Floor::Stone => look::WORKSHOP,
        Floor::Tiles | Floor::Marble => look::HALL,
        Floor::Acid => look::ACID,
        Floor::Stairs => look::STAIRS,
        _ => return None,
    };
    let at = plan.centre(board, area) + Vec3::Y * look::CEILING;
    Some(Source { at, glow, reach: look::ROOM_REACH, room: Some(area) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_brightest_below_a_lamp() {
        for map in gotham_embedded::catalogue().maps.iter() {
            let (board, plan) = (Board::new(map), Plan::of(map));
            let night = Night::of(map, &board, &plan);
            let lamps = map.props.iter().filter(|prop| prop.kind == PropKind::Lamp);
            for lamp in lamps {
                let foot = plan.flat(lamp.at);
                let here = [Vec2::X, Vec2::NEG_X, Vec2::Y, Vec2::NEG_Y]
                    .map(|way| night.on_floor(foot + way * 0.12).max_element())
                    .into_iter()
                    .fold(0.0, f32::max);
                assert!(here > look::SKY.max_element(), "{}: {:?} shines", map.id, lamp.at);
            }
        }
    }

    #[test]
    fn what_is_baked_keeps_its_form() {
        let catalogue = gotham_embedded::catalogue();
        let (_, map) = catalogue.map("subway").expect("the Subway");
        let (board, plan) = (Board::new(map), Plan::of(map));
        let mut shape = Shape::default();
        shape.cuboid(Vec3::Y, Vec3::new(2.0, 0.1, 0.1), bevy::math::Quat::IDENTITY, [0.5, 0.5, 0.5, 0.7]);
        let area = |shape: &Shape| -> f32 {
            shape.triangles().iter().map(|[a, b, c]| (*b - *a).cross(*c - *a).length() / 2.0).sum()
        };
        let before = (area(&shape), shape.triangles().len());
        Night::of(map, &board, &plan).bake(&mut shape);
        assert!((area(&shape) - before.0).abs() < 0.001, "cutting it up adds nothing");
        assert!(shape.triangles().len() > before.1, "its long edges are cut");
        assert!(shape.painted().flatten().all(|corner| corner.color[3] == 0.7), "light changes no opacity");
    }
}
