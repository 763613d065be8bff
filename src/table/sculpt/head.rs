//! Heads and what is on them.

use bevy::math::{Quat, Vec3};

use super::clay::Clay;
use super::colors::{Colors, DARK};
use super::joints::Joints;
use super::mask;
use super::put::Put;
use crate::table::shape::{Paint, shade};
use gotham_content::sculpt::Head;

const EYES: Paint = [0.85, 0.9, 0.95, 1.0];

/// A head: larger than life, so that it is recognizable.
pub(super) fn head(clay: &mut Clay, kind: Head, joints: &Joints, colors: &Colors) {
    let at = joints.head + Vec3::Y * 0.02;
    let size = Vec3::new(0.088, 0.105, 0.095);
    let face_color = match kind {
        Head::Helmet => colors.accent,
        _ => colors.face,
    };
    let skull = match kind {
        Head::EaredCowl | Head::CatEars => colors.main,
        _ => face_color,
    };
    clay.soften(0.02);
    clay.ball(at + Vec3::new(0.0, 0.014, -0.002), size * Vec3::new(1.0, 0.92, 1.0), skull);
    // The jaw, with a chin.
    clay.ball(at + Vec3::new(0.0, -0.046, 0.026), Vec3::new(0.066, 0.06, 0.066), face_color);
    clay.ball(at + Vec3::new(0.0, -0.084, 0.06), Vec3::new(0.034, 0.026, 0.03), face_color);
    clay.soften(0.008);
    let mut put = Put { clay, at, size };
    if has_bare_face(kind) {
        put.eyes(DARK);
        put.brows(shade(colors.hair, 0.8));
        put.sides(colors);
    }
    if has_bare_face(kind) || has_bare_mouth(kind) {
        put.mouth(colors);
    }
    match kind {
        Head::Bald => {}
        Head::ShortHair => put.cover(colors.hair, 1.0),
        Head::LongHair => put.long_hair(colors.hair),
        Head::EaredCowl => {
            put.cover(colors.main, 1.06);
            put.brow(colors.main);
            put.ears(colors.main, 0.16, 0.06);
            put.slits(EYES);
        }
        Head::CatEars => {
            put.cover(colors.main, 1.06);
            put.ears(colors.main, 0.08, 0.065);
            put.goggles(colors.accent);
        }
        Head::DominoMask => {
            put.cover(colors.hair, 1.05);
            put.band([0.02, 0.02, 0.025, 1.0]);
            put.slits(EYES);
        }
        Head::Helmet => {
            put.cover(colors.accent, 1.08);
            put.slits(EYES);
        }
        Head::FullMask => put.eyes([0.5, 0.5, 0.52, 1.0]),
        Head::WrestlerMask => {
            put.cover(colors.face, 1.06);
            put.stripe([0.85, 0.85, 0.82, 1.0]);
            put.eyes([0.95, 0.25, 0.1, 1.0]);
        }
        Head::OwlMask => {
            put.cover(colors.accent, 1.1);
            put.ears(colors.accent, 0.07, 0.06);
            put.owl();
        }
        Head::PeakedCap => put.cap(colors.accent, true),
        Head::WoolHat => put.cap(colors.accent, false),
        Head::BrimmedHat => put.hat(colors.main, 0.1, 0.17),
        Head::TopHat => put.hat(colors.main, 0.22, 0.14),
        Head::Hood => {
            put.hood(colors.main);
            put.slits(EYES);
        }
        Head::GasMask => {
            put.cover(shade(colors.main, 0.8), 1.08);
            put.goggles([0.3, 0.6, 0.3, 1.0]);
            put.snout([0.05, 0.05, 0.05, 1.0]);
        }
        Head::Mohawk => put.mohawk(colors.accent),
        Head::Horns => {
            put.ears([0.5, 0.46, 0.38, 1.0], 0.14, 0.05);
            put.eyes([0.95, 0.8, 0.2, 1.0]);
        }
        Head::Pigtails => put.pigtails(colors),
        Head::WildHair => put.wild_hair(colors.hair),
        Head::Beard => put.beard(colors.hair),
        Head::Feathers => put.feathers(colors),
        Head::PigMask => mask::pig(&mut put, colors),
        Head::RabbitEars => mask::rabbit(&mut put, colors),
        Head::TigerMask => mask::tiger(&mut put, colors),
        Head::SharkFin => mask::shark(&mut put, colors),
        Head::CrocodileJaws => mask::crocodile(&mut put, colors),
        Head::BatFace => mask::bat(&mut put, colors),
        Head::Feelers => mask::moth(&mut put, colors),
        Head::Flower => mask::flower(&mut put, colors),
        Head::Skull => put.skull(colors),
        Head::HalfMask => put.half_mask(colors),
        Head::HalfFace => put.half_face(colors),
        Head::Bandages => put.bandages(colors),
        Head::Dome => put.dome(colors),
    }
}

/// Whether the face shows as it is.
fn has_bare_face(kind: Head) -> bool {
    use Head::{Bald, Beard, BrimmedHat, Feathers, LongHair, Mohawk, PeakedCap, ShortHair, TopHat, WildHair, WoolHat};
    matches!(
        kind,
        Bald | Beard | BrimmedHat | Feathers | LongHair | Mohawk | PeakedCap | ShortHair | TopHat | WildHair | WoolHat
    )
}

/// Whether only what is below the eyes shows as it is.
fn has_bare_mouth(kind: Head) -> bool {
    matches!(kind, Head::CatEars | Head::DominoMask | Head::EaredCowl | Head::HalfFace | Head::Pigtails)
}

impl Put<'_> {
    fn brows(&mut self, color: Paint) {
        for side in [-1.0, 1.0] {
            let brow = self.at + Vec3::new(side * 0.037, 0.041, self.size.z * 0.87);
            self.clay.cuboid(brow, Vec3::new(0.046, 0.011, 0.016), Quat::from_rotation_z(side * 0.16), color);
        }
    }

    /// A heavy brow and the bridge of a cowl's nose.
    fn brow(&mut self, color: Paint) {
        for side in [-1.0, 1.0] {
            let (inner, outer) = (Vec3::new(0.0, 0.022, 0.094), Vec3::new(side * 0.066, 0.05, 0.062));
            self.clay.muscle(self.at + inner, self.at + outer, (0.019, 0.019), color);
        }
        let nose = Vec3::new(0.0, -0.012, 0.1);
        self.clay.muscle(self.at + Vec3::new(0.0, 0.022, 0.094), self.at + nose, (0.018, 0.014), color);
    }

    /// A nose and lips.
    fn mouth(&mut self, colors: &Colors) {
        let bridge = self.at + Vec3::new(0.0, 0.018, self.size.z * 0.93);
        let tip = self.at + Vec3::new(0.0, -0.018, self.size.z * 1.06);
        self.clay.limb(bridge, tip, (0.008, 0.017), 5, shade(colors.face, 0.92));
        let [red, green, blue, opacity] = colors.face;
        let lips = [red * 0.62, green * 0.36, blue * 0.36, opacity];
        let at = self.at + Vec3::new(0.0, -0.052, self.size.z * 0.84);
        self.clay.cuboid(at, Vec3::new(0.042, 0.011, 0.014), Quat::from_rotation_x(0.4), lips);
    }

    /// Ears at the sides of the head.
    fn sides(&mut self, colors: &Colors) {
        for side in [-1.0, 1.0] {
            let ear = self.at + Vec3::new(side * self.size.x * 0.96, 0.0, -0.004);
            let out = Vec3::new(side * 0.016, 0.006, -0.006);
            self.clay.limb(ear, ear + out, (0.026, 0.02), 6, shade(colors.face, 0.9));
        }
    }

    fn band(&mut self, color: Paint) {
        self.clay.cuboid(self.at + Vec3::new(0.0, 0.018, 0.06), Vec3::new(0.16, 0.042, 0.07), Quat::IDENTITY, color);
    }

    fn goggles(&mut self, color: Paint) {
        for side in [-1.0, 1.0] {
            let eye = self.at + Vec3::new(side * 0.042, 0.02, self.size.z * 0.75);
            self.clay.limb(eye, eye + Vec3::Z * 0.035, (0.034, 0.03), 8, color);
        }
    }

    fn stripe(&mut self, color: Paint) {
        self.clay.cuboid(self.at + Vec3::new(0.0, 0.03, 0.055), Vec3::new(0.03, 0.16, 0.09), Quat::IDENTITY, color);
        self.clay.cuboid(self.at + Vec3::new(0.0, -0.055, 0.07), Vec3::new(0.09, 0.025, 0.05), Quat::IDENTITY, color);
    }

    fn owl(&mut self) {
        for side in [-1.0, 1.0] {
            let eye = self.at + Vec3::new(side * 0.044, 0.02, self.size.z * 0.78);
            self.clay.ball(eye, Vec3::new(0.044, 0.044, 0.025), [0.75, 0.72, 0.6, 1.0]);
            self.clay.ball(eye + Vec3::Z * 0.02, Vec3::splat(0.02), [0.02, 0.02, 0.02, 1.0]);
        }
        let beak = self.at + Vec3::new(0.0, -0.01, self.size.z * 0.95);
        self.clay.limb(beak, beak + Vec3::new(0.0, -0.05, 0.04), (0.024, 0.002), 5, [0.8, 0.55, 0.1, 1.0]);
    }

    fn snout(&mut self, color: Paint) {
        let mouth = self.at + Vec3::new(0.0, -0.045, self.size.z * 0.8);
        self.clay.limb(mouth, mouth + Vec3::new(0.0, -0.03, 0.06), (0.04, 0.045), 8, color);
    }

    fn cap(&mut self, color: Paint, peaked: bool) {
        let foot = self.at + Vec3::Y * 0.035;
        self.clay.limb(foot, foot + Vec3::Y * 0.075, (0.1, if peaked { 0.125 } else { 0.07 }), 10, color);
        if peaked {
            self.clay.cuboid(foot + Vec3::new(0.0, 0.01, 0.1), Vec3::new(0.14, 0.016, 0.09), Quat::IDENTITY, DARK);
        } else {
            self.clay.limb(foot - Vec3::Y * 0.012, foot + Vec3::Y * 0.025, (0.108, 0.108), 10, shade(color, 0.7));
        }
    }

    fn hat(&mut self, color: Paint, high: f32, wide: f32) {
        let foot = self.at + Vec3::Y * 0.05;
        self.clay.limb(foot, foot + Vec3::Y * 0.018, (wide, wide * 0.95), 12, color);
        self.clay.limb(foot, foot + Vec3::Y * high, (0.092, 0.082), 10, color);
    }

    fn hood(&mut self, color: Paint) {
        let back = self.at + Vec3::new(0.0, 0.015, -0.03);
        self.clay.ball(back, self.size * 1.22, color);
        self.clay.limb(back, back + Vec3::new(0.0, 0.15, -0.06), (0.09, 0.004), 8, color);
    }

    fn mohawk(&mut self, color: Paint) {
        for tuft in 0..5 {
            let angle = 0.5 - tuft as f32 * 0.42;
            let out = Vec3::new(0.0, angle.cos(), angle.sin());
            let foot = self.at + out * self.size.y * 0.8;
            self.clay.limb(foot, foot + out * 0.085, (0.026, 0.006), 5, color);
        }
    }

    fn pigtails(&mut self, colors: &Colors) {
        self.cover(colors.face, 1.13);
        for (side, color) in [(-1.0, colors.main), (1.0, colors.accent)] {
            let root = self.at + Vec3::new(side * 0.085, 0.07, -0.02);
            let bow = root + Vec3::new(side * 0.07, 0.05, -0.01);
            let tip = bow + Vec3::new(side * 0.08, -0.24, -0.02);
            self.clay.ball(bow, Vec3::splat(0.06), color);
            self.clay.limb(bow, tip, (0.062, 0.018), 7, color);
        }
        self.band([0.02, 0.02, 0.025, 1.0]);
    }

    fn wild_hair(&mut self, color: Paint) {
        self.cover(color, 1.1);
        for tuft in 0..9 {
            let turn = tuft as f32 * 0.7;
            let out = Vec3::new(turn.sin() * 0.75, 0.75, -turn.cos().abs() * 0.6 + 0.1).normalize();
            let root = self.at + out * 0.07;
            self.clay.limb(root, root + out * 0.14, (0.05, 0.004), 5, color);
        }
    }

    fn beard(&mut self, color: Paint) {
        self.cover(color, 1.06);
        let chin = self.at + Vec3::new(0.0, -0.05, 0.055);
        self.clay.ball(chin, Vec3::new(0.07, 0.05, 0.05), color);
        self.clay.limb(chin, chin + Vec3::new(0.0, -0.19, 0.05), (0.066, 0.012), 7, color);
    }

    fn feathers(&mut self, colors: &Colors) {
        self.cover(colors.hair, 1.05);
        let brow = self.at + Vec3::new(0.0, 0.06, 0.0);
        self.clay.limb(brow - Vec3::Y * 0.02, brow + Vec3::Y * 0.02, (0.105, 0.103), 10, colors.accent);
        for feather in -4i8..=4 {
            let angle = f32::from(feather) * 0.36;
            let out = Vec3::new(angle.sin(), angle.cos(), -0.28);
            let (root, tip) = (self.at + out * 0.09, self.at + out * 0.33);
            let across = Vec3::new(angle.cos(), -angle.sin(), 0.0) * 0.034;
            let mid = root.lerp(tip, 0.6);
            let color = if feather % 2 == 0 { colors.accent } else { [0.8, 0.78, 0.72, 1.0] };
            self.clay.sheet(&[root, mid + across, tip, mid - across], color);
        }
    }

    fn skull(&mut self, colors: &Colors) {
        self.clay.ball(self.at + Vec3::Y * 0.03, self.size * Vec3::new(1.2, 1.1, 1.2), colors.face);
        let jaw = self.at + Vec3::new(0.0, -0.085, 0.045);
        self.clay.cuboid(jaw, Vec3::new(0.1, 0.06, 0.09), Quat::IDENTITY, colors.face);
        let hollow = if colors.face[0] < 0.2 { [0.75, 0.1, 0.06, 1.0] } else { [0.02, 0.02, 0.02, 1.0] };
        for side in [-1.0, 1.0] {
            let eye = self.at + Vec3::new(side * 0.042, 0.022, 0.092);
            self.clay.ball(eye, Vec3::new(0.032, 0.034, 0.022), hollow);
        }
        for tooth in -1i8..=1 {
            let at = jaw + Vec3::new(f32::from(tooth) * 0.028, 0.028, 0.045);
            self.clay.cuboid(at, Vec3::new(0.008, 0.045, 0.012), Quat::IDENTITY, hollow);
        }
    }

    fn half_mask(&mut self, colors: &Colors) {
        for (side, color) in [(-1.0, colors.accent), (1.0, [0.02, 0.02, 0.025, 1.0])] {
            self.clay.ball(self.at + Vec3::new(side * 0.013, 0.01, 0.0), self.size * 1.09, color);
            let knot = self.at + Vec3::new(side * 0.01, 0.02, -0.1);
            let tip = knot + Vec3::new(side * 0.13, -0.05 - 0.06 * side, -0.16);
            let drop = Vec3::new(0.0, -0.06, 0.0);
            self.clay.sheet(&[knot, tip, tip + drop, knot + drop * 0.5], color);
        }
        let eye = self.at + Vec3::new(-0.04, 0.022, self.size.z * 1.02);
        self.clay.ball(eye, Vec3::new(0.024, 0.014, 0.014), EYES);
    }

    fn half_face(&mut self, colors: &Colors) {
        self.cover(colors.hair, 1.05);
        let burnt = self.at + Vec3::new(0.016, 0.0, 0.004);
        self.clay.ball(burnt, self.size * Vec3::new(0.94, 1.04, 1.04), [0.32, 0.09, 0.12, 1.0]);
        self.clay.ball(self.at + Vec3::new(-0.012, -0.002, 0.008), self.size * 0.98, colors.face);
        let eye = self.at + Vec3::new(0.05, 0.02, self.size.z * 0.86);
        self.clay.ball(eye, Vec3::splat(0.026), EYES);
        for tuft in 0..5 {
            let angle = 0.1 + tuft as f32 * 0.36;
            let out = Vec3::new(angle.sin(), angle.cos(), -0.2);
            let root = self.at + out * 0.08;
            self.clay.limb(root, root + out * 0.12, (0.042, 0.004), 5, [0.5, 0.5, 0.5, 1.0]);
        }
    }

    fn bandages(&mut self, colors: &Colors) {
        for (turn, lift) in [(0.25f32, 0.05), (-0.3, 0.0), (0.15, -0.05)] {
            let axis = Vec3::new(turn, 1.0, 0.15).normalize();
            let middle = self.at + Vec3::Y * lift;
            let wide = 0.106 - lift.abs() * 0.35;
            self.clay.limb(
                middle - axis * 0.02,
                middle + axis * 0.02,
                (wide, wide),
                12,
                shade(colors.face, 0.9 + lift),
            );
        }
        self.eyes([0.05, 0.05, 0.05, 1.0]);
        let knot = self.at + Vec3::new(0.03, 0.03, -0.1);
        let mut last = knot;
        for bit in 1..=5 {
            let part = bit as f32 / 5.0;
            let next = knot + Vec3::new(0.22 * part, 0.03 * (part * 8.0).sin() - 0.05 * part, -0.14 * part);
            let drop = Vec3::new(0.0, -0.05, 0.0);
            self.clay.sheet(&[last, next, next + drop, last + drop], colors.face);
            last = next;
        }
    }

    fn dome(&mut self, colors: &Colors) {
        let glass = shade(colors.face, 0.75);
        self.clay.ball(self.at + Vec3::new(0.0, 0.03, -0.045), Vec3::new(0.165, 0.165, 0.14), glass);
        let collar = self.at - Vec3::Y * 0.12;
        self.clay.limb(collar, collar + Vec3::Y * 0.06, (0.17, 0.155), 12, shade(colors.accent, 0.8));
        self.goggles(colors.accent);
    }
}
