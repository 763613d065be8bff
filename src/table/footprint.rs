//! What stands on a board's floor, seen from above: nobody stands there, and light doesn't pass. In millimeters.

use bevy::math::Vec2;

use gotham_content::map::{Map, Prop, PropKind};

/// How thick the sides of a subway car are, in millimeters.
const SHEET: f32 = 2.0;
/// How wide the wall at either end of a subway car is, as a fraction of its own width.
const END: f32 = 0.5;

/// What a prop, or a part of it, covers of the floor: a box, turned.
#[derive(Clone, Debug)]
pub(super) struct Footprint {
    middle: Vec2,
    half: Vec2,
    /// The direction of its length.
    along: Vec2,
    /// The level it stands on.
    pub elevation: i8,
    /// How high it is where it stops light.
    pub height: f32,
}

impl Footprint {
    /// How far a place is from it; zero inside.
    pub(super) fn distance(&self, at: Vec2) -> f32 {
        let off = at - self.middle;
        let own = Vec2::new(off.dot(self.along), off.dot(self.along.perp())).abs();
        (own - self.half).max(Vec2::ZERO).length()
    }

    /// The box around it.
    pub(super) fn bounds(&self) -> (Vec2, Vec2) {
        let reach = self.along.abs() * self.half.x + self.along.perp().abs() * self.half.y;
        (self.middle - reach, self.middle + reach)
    }
}

/// All footprints of a map.
pub(super) fn footprints(map: &Map) -> Vec<Footprint> {
    map.props.iter().flat_map(of).collect()
}

/// The footprints of a prop: its whole box, or the four walls of a subway car.
fn of(prop: &Prop) -> Vec<Footprint> {
    let (middle, size) = (pair(prop.at), pair(prop.size));
    let along = Vec2::from_angle((prop.turn as f32).to_radians());
    let part = |offset: Vec2, size: Vec2, height: f32| Footprint {
        middle: middle + along * offset.x + along.perp() * offset.y,
        half: size / 2.0,
        along,
        elevation: prop.elevation,
        height,
    };
    let height = prop.height as f32;
    match prop.kind {
        PropKind::Carriage => {
            let (side, end) = (Vec2::new(size.x, SHEET), Vec2::new(SHEET, size.y * END));
            let [across, lengthwise] =
                [Vec2::new(0.0, size.y - SHEET), Vec2::new(size.x - SHEET, 0.0)].map(|way| way / 2.0);
            // Its sides are cut low toward the camera: they keep nobody in the dark.
            let height = height * 0.3;
            vec![
                part(across, side, height),
                part(-across, side, height),
                part(lengthwise, end, height),
                part(-lengthwise, end, height),
            ]
        }
        // Light passes what is thin.
        // nothing of these stands on a floor where somebody may stand
        PropKind::Vehicle | PropKind::Chandelier | PropKind::Wheel => Vec::new(),
        PropKind::Bulbs => {
            let end = Vec2::new((size.x - size.y) / 2.0, 0.0);
            [end, -end].map(|end| part(end, Vec2::splat(size.y), 0.0)).to_vec()
        }
        PropKind::Lamp | PropKind::Sign | PropKind::Railing => vec![part(Vec2::ZERO, size, 0.0)],
        // These would stand in the dark of their own box.
        PropKind::Card | PropKind::Skeleton | PropKind::Rocket => vec![part(Vec2::ZERO, size, 0.0)],
        _ => vec![part(Vec2::ZERO, size, height)],
    }
}

fn pair(point: (i32, i32)) -> Vec2 {
    Vec2::new(point.0 as f32, point.1 as f32)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turned_box_is_as_far_away_as_it_looks() {
        let prop = Prop { kind: PropKind::Bench, at: (100, 50), size: (40, 10), height: 9, turn: 90, elevation: 0 };
        let [bench] = &of(&prop)[..] else { panic!("a bench has one footprint") };
        assert_eq!(bench.distance(Vec2::new(102.0, 65.0)), 0.0, "it lies along the other side now");
        assert!((bench.distance(Vec2::new(120.0, 50.0)) - 15.0).abs() < 0.01);
        let (least, most) = bench.bounds();
        assert!((least - Vec2::new(95.0, 30.0)).length() < 0.01 && (most - Vec2::new(105.0, 70.0)).length() < 0.01);
    }

    #[test]
    fn a_subway_car_has_room_inside() {
        let prop = Prop { kind: PropKind::Carriage, at: (0, 0), size: (200, 50), height: 52, turn: 0, elevation: 1 };
        let nearest = |at: Vec2| of(&prop).iter().map(|wall| wall.distance(at)).fold(f32::MAX, f32::min);
        assert!(nearest(Vec2::ZERO) > 20.0, "people stand there");
        assert_eq!(nearest(Vec2::new(30.0, 24.0)), 0.0, "but not in its side");
    }
}
