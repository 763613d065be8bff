//! Decoration: benches, lamps, cars. Never a rule.

use bevy::math::{Quat, Vec3};

use super::canvas::grain;
use crate::table::look::prop as look;
use crate::table::place::{Plan, UNIT};
use crate::table::shape::{Paint, Shape, shade};
use gotham_content::geometry::{Place, locate};
use gotham_content::map::{Map, Prop, PropKind};

/// How high the sides of a subway car are toward the camera, as a part of the whole.
const CARRIAGE_SILL: f32 = 0.27;

/// Decoration of a board: what is lit, and what shines on its own.
pub(super) fn props(map: &Map, plan: &Plan) -> (Shape, Shape) {
    let (mut lit, mut glowing) = (Shape::default(), Shape::default());
    for prop in &map.props {
        let (foot, height) = (plan.at(prop.at, prop.elevation), height(map, plan, prop));
        Put { prop, foot, height, lit: &mut lit, glowing: &mut glowing }.put();
    }
    (lit, glowing)
}

/// Where lamps shine, with their color.
pub(crate) fn lamps(map: &Map, plan: &Plan) -> Vec<(Vec3, bevy::color::Color)> {
    let lamp = |prop: &Prop| {
        let head = plan.at(prop.at, prop.elevation) + Vec3::Y * (prop.height as f32 / UNIT);
        match prop.kind {
            PropKind::Lamp | PropKind::Chandelier => Some((head, bevy::color::Color::srgb(1.0, 0.82, 0.55))),
            PropKind::Sign => Some((head, bevy::color::Color::srgb(0.35, 0.8, 1.0))),
            _ => None,
        }
    };
    map.props.iter().filter_map(lamp).collect()
}

/// How high a prop is drawn. A vehicle ends where its roof is: that is a floor, and floors are drawn flatter.
pub(super) fn height(map: &Map, plan: &Plan, prop: &Prop) -> f32 {
    let roof = map.areas.iter().find(|area| locate(&area.outline, prop.at) == Place::Inside);
    match (prop.kind, roof) {
        (PropKind::Vehicle, Some(roof)) => plan.height(roof.elevation) - plan.height(prop.elevation),
        _ => prop.height as f32 / UNIT,
    }
}

/// A prop that is being put on the board.
pub(super) struct Put<'a> {
    prop: &'a Prop,
    /// The middle of its base.
    pub foot: Vec3,
    height: f32,
    /// What is lit.
    pub lit: &'a mut Shape,
    /// What shines on its own.
    pub glowing: &'a mut Shape,
}

impl Put<'_> {
    fn put(&mut self) {
        match self.prop.kind {
            PropKind::Carriage => self.carriage(),
            PropKind::Pillar => self.pillar(),
            PropKind::Bench => self.bench(),
            PropKind::Lamp => self.lamp(),
            PropKind::Sign => self.sign(),
            PropKind::Car => self.car(),
            PropKind::Crate => self.box_of_boards(),
            PropKind::Kiosk => self.kiosk(),
            PropKind::Railing => self.railing(),
            PropKind::Plant => self.plant(),
            PropKind::Tank => self.tank(),
            PropKind::Desk => self.desk(),
            PropKind::Vehicle => self.vehicle(),
            PropKind::Shelf => self.shelf(),
            PropKind::Bed => self.bed(),
            PropKind::Barrel => self.barrel(),
            PropKind::Booth => self.booth(),
            PropKind::Fountain => self.fountain(),
            PropKind::Statue => self.statue(),
            PropKind::Machine => self.machine(),
            PropKind::Screens => self.screens(),
            PropKind::Chandelier => self.chandelier(),
            PropKind::Bulbs => self.bulbs(),
            PropKind::Coin => self.coin(),
            PropKind::Card => self.card(),
            PropKind::Skeleton => self.skeleton(),
            PropKind::Wheel => self.wheel(),
            PropKind::Rocket => self.rocket(),
        }
    }

    /// Its size: along its length, up, and across.
    pub(super) fn size(&self) -> Vec3 {
        Vec3::new(self.prop.size.0 as f32 / UNIT, self.height, self.prop.size.1 as f32 / UNIT)
    }

    /// How it is turned.
    pub(super) fn turn(&self) -> Quat {
        Quat::from_rotation_y(-(self.prop.turn as f32).to_radians())
    }

    /// A box: the middle of its base and its size as fractions of the prop's size, from -0.5 to 0.5 across and 0 to 1
    /// upward.
    pub(super) fn part(&mut self, foot: (f32, f32, f32), size: (f32, f32, f32), color: Paint) {
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

    /// A box that gets narrower toward its top, by this part.
    fn tapered(&mut self, foot: (f32, f32, f32), size: (f32, f32, f32), narrow: f32, color: Paint) {
        let (whole, turn, place) = (self.size(), self.turn(), self.foot);
        let half = Vec3::new(size.0, 0.0, size.2) * whole / 2.0;
        let low = Vec3::new(foot.0, foot.1, foot.2) * whole;
        let corner = |x: f32, z: f32, up: f32| {
            let aside = Vec3::new(half.x * x, 0.0, half.z * z) * (1.0 - narrow * up);
            place + turn * (low + aside + Vec3::Y * size.1 * whole.y * up)
        };
        let ring = [(-1.0, 1.0), (1.0, 1.0), (1.0, -1.0), (-1.0, -1.0)];
        self.lit.face(&ring.map(|(x, z)| corner(x, z, 1.0)), &[color]);
        for (side, (x, z)) in ring.into_iter().enumerate() {
            let (nx, nz) = ring[(side + 1) % 4];
            let corners = [corner(x, z, 0.0), corner(nx, nz, 0.0), corner(nx, nz, 1.0), corner(x, z, 1.0)];
            let dark = shade(color, 0.75);
            self.lit.face(&corners, &[dark, dark, color, color]);
        }
    }

    /// A subway car without its roof. Its sides are low; what is higher is only there from inside, so the side toward
    /// the camera never hides who is in it.
    fn carriage(&mut self) {
        let (sill, stripe) = (CARRIAGE_SILL, 0.07);
        for side in [-0.485, 0.485] {
            self.part((0., 0., side), (1., sill, 0.03), look::BODY);
            self.part((0., sill - stripe, side * 1.002), (1., stripe * 0.8, 0.034), look::STRIPE);
            self.part((0., sill, side), (1., 0.012, 0.034), look::TRIM);
        }
        for end in [-0.492, 0.492] {
            self.part((end, 0., 0.), (0.014, CARRIAGE_SILL * 1.1, 0.5), look::BODY);
        }
        // Window posts and the rail above them.
        let posts = 9;
        for side in [-1.0, 1.0] {
            for post in 0..=posts {
                let at = (post as f32 / posts as f32 - 0.5) * 0.97;
                let broad = if post % 3 == 0 { 0.05 } else { 0.014 };
                self.inner(side, (at - broad / 2.0, at + broad / 2.0), (sill, 0.52), look::INSIDE);
            }
            self.inner(side, (-0.5, 0.5), (0.52, 0.6), look::INSIDE);
            self.inner_light(side, (-0.47, 0.47), (0.545, 0.57));
        }
    }

    /// A sheet of a car's side that is only seen from inside: from one part of its length to another, and up.
    fn inner_corners(&self, side: f32, along: (f32, f32), up: (f32, f32), before: f32) -> [Vec3; 4] {
        let (whole, turn) = (self.size(), self.turn());
        let z = side * (0.485 - before);
        let corner = |x: f32, y: f32| self.foot + turn * (Vec3::new(x, y, z) * whole);
        let (low, high) = up;
        // Each side's front looks at the other one.
        let (left, right) = if side < 0.0 { along } else { (along.1, along.0) };
        [corner(left, low), corner(right, low), corner(right, high), corner(left, high)]
    }

    fn inner(&mut self, side: f32, along: (f32, f32), up: (f32, f32), color: Paint) {
        let corners = self.inner_corners(side, along, up, 0.0);
        self.lit.face(&corners, &[color]);
    }

    fn inner_light(&mut self, side: f32, along: (f32, f32), up: (f32, f32)) {
        let corners = self.inner_corners(side, along, up, 0.006);
        self.glowing.face(&corners, &[look::STRIP_LIGHT]);
    }

    fn pillar(&mut self) {
        self.part((0., 0., 0.), (1.25, 0.1, 1.25), shade(look::STONE, 0.6));
        self.part((0., 0.1, 0.), (0.9, 0.8, 0.9), look::TILED);
        self.part((0., 0.45, 0.), (0.93, 0.1, 0.93), look::STRIPE);
        self.part((0., 0.9, 0.), (1.25, 0.1, 1.25), look::STONE);
    }

    fn box_of_boards(&mut self) {
        self.part((0., 0., 0.), (0.94, 0.97, 0.94), look::WOOD);
        for at in [-0.46, 0.46] {
            self.part((at, 0., 0.), (0.1, 1., 1.), shade(look::WOOD, 1.3));
            self.part((0., 0., at), (1., 0.12, 0.1), shade(look::WOOD, 1.3));
            self.part((0., 0.88, at), (1., 0.12, 0.1), shade(look::WOOD, 1.3));
        }
    }

    fn bench(&mut self) {
        let (wood, iron) = (look::WOOD, look::IRON);
        self.part((0., 0.45, 0.), (1., 0.15, 0.8), wood);
        self.part((0., 0.6, -0.38), (1., 0.4, 0.12), wood);
        self.part((-0.4, 0., 0.), (0.06, 0.45, 0.7), iron);
        self.part((0.4, 0., 0.), (0.06, 0.45, 0.7), iron);
    }

    fn lamp(&mut self) {
        let height = self.size().y;
        let foot = self.foot;
        let top = foot + Vec3::Y * height;
        self.lit.limb(foot, top, (0.016, 0.009), 6, look::IRON);
        self.lit.limb(foot, foot + Vec3::Y * 0.05, (0.036, 0.02), 8, look::IRON);
        self.lit.limb(top + Vec3::Y * 0.045, top + Vec3::Y * 0.07, (0.052, 0.008), 8, look::IRON);
        self.glowing.ball(top + Vec3::Y * 0.02, Vec3::new(0.03, 0.034, 0.03), look::BULB);
    }

    fn sign(&mut self) {
        self.part((-0.42, 0., 0.), (0.05, 0.6, 0.3), look::IRON);
        self.part((0.42, 0., 0.), (0.05, 0.6, 0.3), look::IRON);
        self.part((0., 0.56, 0.), (1., 0.44, 0.9), look::BOARD);
        let [one, other] = look::NEON;
        self.glow((0., 0.6, 0.), (0.92, 0.035, 1.02), one);
        self.glow((0., 0.93, 0.), (0.92, 0.035, 1.02), other);
        // Letters nobody can read from here.
        let letters = 7;
        for letter in 0..letters {
            let chance = grain(letter + self.prop.at.0, self.prop.at.1);
            if chance > 0.2 {
                let at = (letter as f32 + 0.5) / letters as f32 - 0.5;
                let (broad, high) = (0.05 + 0.05 * chance, 0.13 + 0.08 * chance);
                self.glow((at * 0.84, 0.69, 0.), (broad, high, 1.02), if letter < 3 { one } else { other });
            }
        }
    }

    fn car(&mut self) {
        let is_taxi = (self.prop.at.0 + self.prop.at.1) % 3 == 0;
        let color = if is_taxi { look::TAXI } else { look::CAR };
        self.part((0., 0.16, 0.), (1., 0.2, 0.96), shade(color, 0.7));
        self.tapered((0., 0.36, 0.), (0.99, 0.2, 0.96), 0.06, color);
        self.tapered((-0.05, 0.56, 0.), (0.6, 0.34, 0.86), 0.26, look::GLASS);
        self.tapered((-0.05, 0.88, 0.), (0.46, 0.08, 0.66), 0.1, color);
        for (x, z) in [(-0.32, -0.46), (-0.32, 0.46), (0.32, -0.46), (0.32, 0.46)] {
            self.part((x, 0., z), (0.17, 0.32, 0.12), look::TIRE);
        }
        if is_taxi {
            self.glow((-0.05, 0.96, 0.), (0.1, 0.12, 0.3), look::BULB);
        }
        for side in [-0.33, 0.33] {
            self.glow((0.495, 0.34, side), (0.02, 0.12, 0.18), look::HEADLIGHT);
            self.glow((-0.495, 0.36, side), (0.02, 0.08, 0.2), look::TAIL_LIGHT);
        }
    }

    fn kiosk(&mut self) {
        self.part((0., 0., 0.), (1., 0.88, 1.), look::KIOSK);
        self.tapered((0., 0.88, 0.), (1.14, 0.12, 1.14), 0.2, look::AWNING);
        self.part((0., 0.3, 0.5), (0.86, 0.06, 0.12), look::TRIM);
        self.glow((0., 0.46, 0.505), (0.7, 0.26, 0.01), look::SCREEN);
        for row in 0..3 {
            let at = 0.5 + 0.07 * row as f32;
            self.part((-0.06 + 0.03 * row as f32, at, 0.512), (0.4, 0.02, 0.01), look::KIOSK);
        }
    }

    fn railing(&mut self) {
        let iron = shade(look::IRON, 1.6);
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
        let crown = self.foot + Vec3::Y * size.y * 0.55;
        self.part((0., 0., 0.), (0.8, 0.16, 0.8), look::STONE);
        self.lit.limb(self.foot, crown, (0.026, 0.018), 6, look::BARK);
        for (x, y, z, large) in
            [(0.0, 0.62, 0.0, 0.36), (0.2, 0.46, 0.12, 0.26), (-0.2, 0.5, 0.06, 0.27), (0.03, 0.5, -0.2, 0.25)]
        {
            let leaves = shade(look::LEAVES, 0.7 + y);
            let middle = self.foot + Vec3::new(x, y, z) * size;
            self.lit.ball(middle, Vec3::new(size.x, size.y * 0.8, size.z) * large, leaves);
        }
    }

    fn tank(&mut self) {
        let size = self.size();
        let (foot, turn) = (self.foot + Vec3::Y * size.y * 0.5, self.turn());
        let end = turn * Vec3::X * size.x * 0.5;
        self.lit.limb(foot - end, foot + end, (size.z * 0.45, size.z * 0.45), 12, look::TANK);
        self.part((-0.3, 0., 0.), (0.1, 0.3, 0.8), look::IRON);
        self.part((0.3, 0., 0.), (0.1, 0.3, 0.8), look::IRON);
    }

    fn desk(&mut self) {
        self.part((0., 0.85, 0.), (1., 0.15, 1.), look::WOOD);
        self.part((-0.4, 0., 0.), (0.15, 0.85, 0.9), shade(look::WOOD, 0.55));
        self.part((0.4, 0., 0.), (0.15, 0.85, 0.9), shade(look::WOOD, 0.55));
    }

    /// Wheels, windows and lights on the sides of a block whose top is an Area.
    fn vehicle(&mut self) {
        for side in [-0.5, 0.5] {
            self.part((0., 0.5, side), (0.78, 0.34, 0.03), look::GLASS);
            for post in [-0.4, -0.14, 0.14, 0.4] {
                self.part((post, 0.48, side), (0.03, 0.38, 0.04), look::CAR);
            }
            self.part((0., 0.2, side), (1., 0.05, 0.03), look::TRIM);
            for wheel in [-0.32, 0.32] {
                self.part((wheel, 0., side), (0.16, 0.34, 0.09), look::TIRE);
                self.part((wheel, 0.1, side * 1.09), (0.06, 0.13, 0.02), look::TRIM);
            }
            self.glow((0.502, 0.3, side * 0.66), (0.02, 0.16, 0.16), look::HEADLIGHT);
            self.glow((-0.502, 0.32, side * 0.66), (0.02, 0.12, 0.16), look::TAIL_LIGHT);
        }
        for end in [-0.5, 0.5] {
            self.part((end, 0.52, 0.), (0.02, 0.34, 0.72), look::GLASS);
            self.part((end, 0.12, 0.), (0.03, 0.12, 0.96), look::IRON);
        }
    }

    fn shelf(&mut self) {
        self.part((0., 0., 0.), (1., 1., 0.86), look::LOCKER);
        let doors = (self.size().x / 0.1).round().max(2.0) as i32;
        for door in 0..doors {
            let at = (door as f32 + 0.5) / doors as f32 - 0.5;
            self.part((at, 0.06, 0.43), (0.86 / doors as f32, 0.86, 0.08), shade(look::LOCKER, 1.35));
            self.part((at + 0.28 / doors as f32, 0.5, 0.48), (0.1 / doors as f32, 0.1, 0.04), look::TRIM);
        }
    }

    fn bed(&mut self) {
        for end in [-0.47, 0.47] {
            self.part((end, 0., 0.), (0.05, if end < 0.0 { 1. } else { 0.75 }, 1.), look::IRON);
        }
        self.part((0., 0.3, 0.), (0.92, 0.2, 0.92), look::LINEN);
        self.part((-0.34, 0.5, 0.), (0.2, 0.14, 0.7), shade(look::LINEN, 1.4));
        self.part((0.14, 0.5, 0.), (0.6, 0.05, 0.94), look::BODY);
    }

    /// As many barrels as fit side by side.
    fn barrel(&mut self) {
        let (size, turn) = (self.size(), self.turn());
        let (color, hoop) = look::BARREL;
        let broad = size.x.min(size.z);
        let (along, deep) = ((size.x / broad).round().max(1.0) as i32, (size.z / broad).round().max(1.0) as i32);
        for (x, z) in (0..along).flat_map(|x| (0..deep).map(move |z| (x, z))) {
            let at = Vec3::new((x as f32 + 0.5) * broad - size.x / 2.0, 0.0, (z as f32 + 0.5) * broad - size.z / 2.0);
            let foot = self.foot + turn * at;
            self.lit.limb(foot, foot + Vec3::Y * size.y, (broad * 0.44, broad * 0.44), 10, color);
            for part in [0.3, 0.66] {
                let low = foot + Vec3::Y * size.y * part;
                self.lit.limb(low, low + Vec3::Y * size.y * 0.06, (broad * 0.47, broad * 0.47), 10, hoop);
            }
        }
    }

    fn booth(&mut self) {
        let [red, white] = look::STRIPES;
        self.part((0., 0., 0.), (0.9, 0.5, 0.9), look::WOOD);
        let stripes = 6;
        for stripe in 0..stripes {
            let at = (stripe as f32 + 0.5) / stripes as f32 - 0.5;
            let color = if stripe % 2 == 0 { red } else { white };
            self.part((at, 0.0, 0.46), (1.0 / stripes as f32, 0.46, 0.05), color);
            self.tapered((at, 0.8, 0.), (1.0 / stripes as f32, 0.2, 1.1), 0.35, color);
        }
        for (x, z) in [(-0.46, -0.46), (0.46, -0.46), (-0.46, 0.46), (0.46, 0.46)] {
            self.part((x, 0., z), (0.05, 0.8, 0.05), look::TRIM);
        }
        self.glow((0., 0.76, 0.5), (0.9, 0.03, 0.03), look::BULB);
    }

    fn fountain(&mut self) {
        let (size, foot) = (self.size(), self.foot);
        let rim = size.x.min(size.z) / 2.0;
        let (low, top) = (foot + Vec3::Y * size.y * 0.3, foot + Vec3::Y * size.y);
        self.lit.limb(foot, low, (rim, rim * 0.96), 14, look::STONE);
        self.lit.limb(low, low + Vec3::Y * 0.004, (rim * 0.84, rim * 0.84), 14, look::POOL);
        self.lit.limb(low, top, (rim * 0.16, rim * 0.1), 8, shade(look::STONE, 1.2));
        self.lit.limb(top, top + Vec3::Y * size.y * 0.08, (rim * 0.4, rim * 0.44), 10, shade(look::STONE, 1.3));
        self.lit.ball(top + Vec3::Y * size.y * 0.14, Vec3::splat(rim * 0.16), look::POOL);
    }

    fn statue(&mut self) {
        let size = self.size();
        self.part((0., 0., 0.), (1., 0.12, 1.), shade(look::STONE, 0.8));
        self.part((0., 0.12, 0.), (0.7, 0.28, 0.7), look::STONE);
        let at = |part: f32| self.foot + Vec3::Y * size.y * part;
        let broad = size.x.min(size.z);
        self.lit.limb(at(0.4), at(0.82), (broad * 0.3, broad * 0.2), 8, look::BRONZE);
        self.lit.ball(at(0.91), Vec3::new(0.14, 0.17, 0.14) * broad, look::BRONZE);
        let arm = self.turn() * Vec3::X * broad * 0.34;
        self.lit.limb(at(0.76), at(0.66) + arm, (broad * 0.08, broad * 0.06), 6, shade(look::BRONZE, 1.2));
        self.lit.limb(at(0.76), at(0.92) - arm, (broad * 0.08, broad * 0.06), 6, shade(look::BRONZE, 1.2));
    }

    fn machine(&mut self) {
        let (metal, gauge) = look::MACHINE;
        self.part((0., 0., 0.), (1., 0.2, 1.), shade(metal, 0.6));
        self.part((-0.14, 0.2, 0.), (0.68, 0.6, 0.86), metal);
        self.part((0.34, 0.2, 0.), (0.26, 0.78, 0.7), shade(metal, 1.25));
        for (x, y) in [(-0.34, 0.6), (-0.16, 0.6), (0.02, 0.6)] {
            self.part((x, y, 0.44), (0.1, 0.12, 0.03), gauge);
        }
        self.glow((-0.16, 0.34, 0.44), (0.3, 0.05, 0.02), look::TAIL_LIGHT);
        let (size, turn) = (self.size(), self.turn());
        let pipe = |x: f32, y: f32| self.foot + turn * (Vec3::new(x, y, -0.2) * size);
        self.lit.limb(pipe(-0.4, 0.8), pipe(-0.4, 1.0), (0.02, 0.02), 6, look::TRIM);
        self.lit.limb(pipe(-0.4, 0.98), pipe(0.34, 0.98), (0.02, 0.02), 6, look::TRIM);
    }

    fn screens(&mut self) {
        self.part((0., 0., 0.), (1., 0.34, 1.), shade(look::BOARD, 2.5));
        self.part((0., 0.34, -0.3), (1., 0.66, 0.3), look::BOARD);
        let columns = (self.size().x / 0.12).round().max(2.0) as i32;
        for (column, row) in (0..columns).flat_map(|column| [(column, 0.4), (column, 0.7)]) {
            let at = (column as f32 + 0.5) / columns as f32 - 0.5;
            let bright = 0.4 + 0.8 * grain(column + self.prop.at.0, (row * 10.0) as i32);
            self.glow((at, row, -0.14), (0.84 / columns as f32, 0.24, 0.02), shade(look::SCREEN, bright));
        }
    }

    /// A ring of candles over everybody's heads.
    fn chandelier(&mut self) {
        let (size, foot) = (self.size(), self.foot);
        let (high, reach) = (foot + Vec3::Y * size.y, size.x.min(size.z) / 2.0);
        let candle = |at: i32| {
            let (sine, cosine) = (at as f32 / 8.0 * std::f32::consts::TAU).sin_cos();
            high + Vec3::new(sine, 0.0, cosine) * reach
        };
        for at in 0..8 {
            self.lit.limb(candle(at), candle(at + 1), (0.007, 0.007), 4, look::TRIM);
            self.lit.limb(high + Vec3::Y * 0.06, candle(at), (0.004, 0.004), 4, look::IRON);
            self.glowing.ball(candle(at) + Vec3::Y * 0.018, Vec3::new(0.009, 0.018, 0.009), look::BULB);
        }
    }
}
