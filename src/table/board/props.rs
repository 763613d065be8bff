//! Decoration: benches, lamps, cars. Never a rule.

use bevy::math::{Quat, Vec3};

use crate::table::place::{Plan, UNIT};
use crate::table::shape::{Paint, Shape};
use gotham_content::map::{Map, Prop, PropKind};

/// Decoration of a board: what is lit, and what shines on its own.
pub(super) fn props(map: &Map, plan: &Plan) -> (Shape, Shape) {
    let (mut lit, mut glowing) = (Shape::default(), Shape::default());
    for prop in &map.props {
        Put { prop, foot: plan.at(prop.at, prop.elevation), lit: &mut lit, glowing: &mut glowing }.put();
    }
    (lit, glowing)
}

/// Where lamps shine, with their color.
pub(crate) fn lamps(map: &Map, plan: &Plan) -> Vec<(Vec3, bevy::color::Color)> {
    let lamp = |prop: &Prop| {
        let head = plan.at(prop.at, prop.elevation) + Vec3::Y * (prop.height as f32 / UNIT);
        match prop.kind {
            PropKind::Lamp => Some((head, bevy::color::Color::srgb(1.0, 0.82, 0.55))),
            PropKind::Sign => Some((head, bevy::color::Color::srgb(0.35, 0.8, 1.0))),
            _ => None,
        }
    };
    map.props.iter().filter_map(lamp).collect()
}

struct Put<'a> {
    prop: &'a Prop,
    foot: Vec3,
    lit: &'a mut Shape,
    glowing: &'a mut Shape,
}

impl Put<'_> {
    fn put(&mut self) {
        match self.prop.kind {
            PropKind::Carriage => self.carriage(),
            PropKind::Pillar => self.part((0., 0., 0.), (1., 1., 1.), [0.2, 0.2, 0.21, 1.]),
            PropKind::Bench => self.bench(),
            PropKind::Lamp => self.lamp(),
            PropKind::Sign => self.sign(),
            PropKind::Car => self.car(),
            PropKind::Crate => self.part((0., 0., 0.), (1., 1., 1.), [0.24, 0.15, 0.07, 1.]),
            PropKind::Kiosk => self.kiosk(),
            PropKind::Railing => self.railing(),
            PropKind::Plant => self.plant(),
            PropKind::Tank => self.tank(),
            PropKind::Desk => self.desk(),
        }
    }

    fn size(&self) -> Vec3 {
        Vec3::new(self.prop.size.0 as f32, self.prop.height as f32, self.prop.size.1 as f32) / UNIT
    }

    fn turn(&self) -> Quat {
        Quat::from_rotation_y(-(self.prop.turn as f32).to_radians())
    }

    /// A box: the middle of its base and its size as fractions of the prop's size, from -0.5 to 0.5 across and 0 to 1
    /// upward.
    fn part(&mut self, foot: (f32, f32, f32), size: (f32, f32, f32), color: Paint) {
        let (whole, turn) = (self.size(), self.turn());
        let size = Vec3::new(size.0, size.1, size.2) * whole;
        let centre = Vec3::new(foot.0, foot.1, foot.2) * whole + Vec3::Y * size.y / 2.0;
        self.lit.cuboid(self.foot + turn * centre, size, turn, color);
    }

    fn glow(&mut self, foot: (f32, f32, f32), size: (f32, f32, f32), color: Paint) {
        let (whole, turn) = (self.size(), self.turn());
        let size = Vec3::new(size.0, size.1, size.2) * whole;
        let centre = Vec3::new(foot.0, foot.1, foot.2) * whole + Vec3::Y * size.y / 2.0;
        self.glowing.cuboid(self.foot + turn * centre, size, turn, color);
    }

    fn carriage(&mut self) {
        let (steel, stripe) = ([0.3, 0.33, 0.37, 1.], [0.45, 0.09, 0.07, 1.]);
        for side in [-0.49, 0.49] {
            self.part((0., 0., side), (1., 0.5, 0.02), steel);
            self.part((0., 0.5, side), (1., 0.16, 0.025), stripe);
        }
        for end in [-0.49, 0.49] {
            self.part((end, 0., 0.), (0.02, 0.66, 0.5), steel);
        }
        for at in [-0.35, 0.0, 0.35] {
            self.glow((at, 0.36, 0.502), (0.12, 0.1, 0.004), [0.9, 0.75, 0.4, 1.]);
        }
    }

    fn bench(&mut self) {
        let (wood, iron) = ([0.25, 0.14, 0.07, 1.], [0.06, 0.06, 0.07, 1.]);
        self.part((0., 0.45, 0.), (1., 0.15, 0.8), wood);
        self.part((0., 0.6, -0.38), (1., 0.4, 0.12), wood);
        self.part((-0.4, 0., 0.), (0.06, 0.45, 0.7), iron);
        self.part((0.4, 0., 0.), (0.06, 0.45, 0.7), iron);
    }

    fn lamp(&mut self) {
        let height = self.size().y;
        let foot = self.foot;
        self.lit.limb(foot, foot + Vec3::Y * height, (0.018, 0.01), 6, [0.05, 0.055, 0.06, 1.]);
        self.lit.limb(foot, foot + Vec3::Y * 0.03, (0.04, 0.03), 8, [0.05, 0.055, 0.06, 1.]);
        self.glowing.ball(foot + Vec3::Y * (height + 0.02), Vec3::splat(0.035), [3.2, 2.4, 1.3, 1.]);
    }

    fn sign(&mut self) {
        self.part((-0.42, 0., 0.), (0.05, 0.6, 0.3), [0.06, 0.06, 0.07, 1.]);
        self.part((0.42, 0., 0.), (0.05, 0.6, 0.3), [0.06, 0.06, 0.07, 1.]);
        self.part((0., 0.6, 0.), (1., 0.4, 0.9), [0.02, 0.03, 0.05, 1.]);
        self.glow((0., 0.66, 0.), (0.9, 0.06, 1.), [0.3, 2.2, 3.2, 1.]);
        self.glow((0., 0.9, 0.), (0.9, 0.06, 1.), [3.0, 0.4, 1.4, 1.]);
    }

    fn car(&mut self) {
        let color =
            if (self.prop.at.0 + self.prop.at.1) % 3 == 0 { [0.5, 0.34, 0.03, 1.] } else { [0.08, 0.1, 0.15, 1.] };
        self.part((0., 0.15, 0.), (1., 0.42, 1.), color);
        self.part((-0.05, 0.57, 0.), (0.55, 0.4, 0.86), [0.03, 0.04, 0.05, 1.]);
        self.part((-0.05, 0.92, 0.), (0.5, 0.08, 0.8), color);
        for (x, z) in [(-0.32, -0.46), (-0.32, 0.46), (0.32, -0.46), (0.32, 0.46)] {
            self.part((x, 0., z), (0.17, 0.32, 0.12), [0.015, 0.015, 0.015, 1.]);
        }
        self.glow((0.495, 0.35, 0.33), (0.02, 0.1, 0.16), [2.6, 2.3, 1.7, 1.]);
        self.glow((0.495, 0.35, -0.33), (0.02, 0.1, 0.16), [2.6, 2.3, 1.7, 1.]);
        self.glow((-0.495, 0.35, 0.), (0.02, 0.08, 0.8), [1.6, 0.05, 0.05, 1.]);
    }

    fn kiosk(&mut self) {
        self.part((0., 0., 0.), (1., 0.88, 1.), [0.09, 0.15, 0.17, 1.]);
        self.part((0., 0.88, 0.), (1.12, 0.12, 1.12), [0.3, 0.08, 0.07, 1.]);
        self.glow((0., 0.5, 0.505), (0.7, 0.25, 0.01), [0.5, 1.1, 1.3, 1.]);
    }

    fn railing(&mut self) {
        let iron = [0.11, 0.12, 0.13, 1.];
        self.part((0., 0.9, 0.), (1., 0.1, 1.), iron);
        self.part((0., 0.45, 0.), (1., 0.07, 0.6), iron);
        let posts = (self.size().x / 0.2).ceil().max(1.0) as i32;
        for post in 0..=posts {
            let at = post as f32 / posts as f32 - 0.5;
            self.part((at, 0., 0.), (0.012 / self.size().x.max(0.05), 1., 1.), iron);
        }
    }

    fn plant(&mut self) {
        let size = self.size();
        let crown = self.foot + Vec3::Y * size.y * 0.62;
        self.lit.limb(self.foot, crown, (0.03, 0.02), 6, [0.1, 0.06, 0.03, 1.]);
        self.lit.ball(crown, Vec3::new(size.x * 0.5, size.y * 0.38, size.z * 0.5), [0.035, 0.1, 0.04, 1.]);
    }

    fn tank(&mut self) {
        let size = self.size();
        let (foot, turn) = (self.foot + Vec3::Y * size.y * 0.5, self.turn());
        let end = turn * Vec3::X * size.x * 0.5;
        self.lit.limb(foot - end, foot + end, (size.z * 0.45, size.z * 0.45), 12, [0.2, 0.23, 0.2, 1.]);
        self.part((-0.3, 0., 0.), (0.1, 0.3, 0.8), [0.06, 0.06, 0.07, 1.]);
        self.part((0.3, 0., 0.), (0.1, 0.3, 0.8), [0.06, 0.06, 0.07, 1.]);
    }

    fn desk(&mut self) {
        self.part((0., 0.85, 0.), (1., 0.15, 1.), [0.22, 0.14, 0.08, 1.]);
        self.part((-0.4, 0., 0.), (0.15, 0.85, 0.9), [0.12, 0.08, 0.05, 1.]);
        self.part((0.4, 0., 0.), (0.15, 0.85, 0.9), [0.12, 0.08, 0.05, 1.]);
    }
}
