//! Dice: thrown into a tray before the camera; picked up and thrown again; swept away. They are measured in their own
//! edges: see [`tray`](super::tray).

use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::tray::{self, Corner, ROW, ROWS, SPACING, Tray};
use crate::table::board::grain;
use crate::table::dice_shape;
use crate::table::lit::Lit;
use crate::table::session::Session;
use gotham_content::dice::Color as DieColor;

/// The hand that throws them: over the near rim of the tray.
const HAND: Vec3 = Vec3::new(0.0, 3.4, 2.6);
/// The parts of a throw at which they hit the tray, and how high they spring up between these.
const BOUNCES: [(f32, f32, f32); 3] = [(0.4, 0.68, 0.8), (0.68, 0.86, 0.33), (0.86, 0.96, 0.1)];
/// How high a rerolled die is lifted.
const LIFTED: f32 = 1.8;
/// How far they are swept.
const SWEPT: Vec3 = Vec3::new(0.0, 0.6, 5.0);

/// The dice in their tray.
#[derive(Resource)]
pub(crate) struct DiceTray {
    meshes: Vec<Handle<Mesh>>,
    /// For each number of rows, one for each number of columns.
    trays: Vec<Handle<Mesh>>,
    faces: Vec<[u8; 6]>,
    tray: Option<Entity>,
    dice: Vec<Entity>,
    colors: Vec<DieColor>,
    shown: Vec<u8>,
}

/// Makes the dice of the session's scenario.
pub(super) fn make_tray(mut commands: Commands, session: Res<Session>, mut meshes: ResMut<Assets<Mesh>>) {
    let dice = &session.game().scenario().dice;
    let faces: Vec<[u8; 6]> = DieColor::ALL.iter().map(|color| *dice.faces(*color)).collect();
    let bodies = DieColor::ALL.iter().map(|color| meshes.add(dice_shape::die(*color, dice.faces(*color)).mesh()));
    let bodies = bodies.collect();
    let sizes = (1..=ROWS).flat_map(|row| (1..=ROW).map(move |column| tray::size((row - 1) * ROW + column)));
    // Where there are several rows, all of them are full.
    let trays = sizes.map(|size| meshes.add(tray::tray(size).mesh())).collect();
    let (dice, colors, shown) = (Vec::new(), Vec::new(), Vec::new());
    commands.insert_resource(DiceTray { meshes: bodies, trays, faces, tray: None, dice, colors, shown });
}

/// Takes all dice away.
pub(super) fn clear_tray(mut commands: Commands, tray: Option<ResMut<DiceTray>>) {
    if let Some(mut tray) = tray {
        tray.clear(&mut commands);
    }
}

impl DiceTray {
    /// Takes all dice away, and their tray.
    pub(crate) fn clear(&mut self, commands: &mut Commands) {
        self.dice.clear();
        if let Some(tray) = self.tray.take() {
            commands.entity(tray).despawn();
        }
        self.colors.clear();
        self.shown.clear();
    }

    /// Throws dice into a tray that is held in a corner before a camera.
    pub(crate) fn throw(&mut self, commands: &mut Commands, eye: Entity, dice: &[(DieColor, u8)], corner: Corner) {
        self.clear(commands);
        (self.colors, self.shown) = dice.iter().copied().unzip();
        let (rows, columns) = tray::rows(dice.len());
        let mesh = self.trays[(rows - 1) * ROW + columns - 1].clone();
        let held = (Tray { corner, size: tray::size(dice.len()) }, Transform::from_scale(Vec3::ZERO));
        let still = (NotShadowCaster, Pickable::IGNORE);
        let tray = commands.spawn((held, Mesh3d(mesh), Lit, still.clone(), Visibility::default(), ChildOf(eye)));
        let tray = tray.id();
        self.tray = Some(tray);
        for (number, (color, _)) in dice.iter().enumerate() {
            let mesh = self.meshes[*color as usize].clone();
            let die = (Mesh3d(mesh), Lit, self.pose(number, 0.0), still.clone(), ChildOf(tray));
            self.dice.push(commands.spawn(die).id());
        }
    }

    /// A die will show another face.
    pub(crate) fn turn(&mut self, die: usize, face: u8) {
        if let Some(shown) = self.shown.get_mut(die) {
            *shown = face;
        }
    }

    /// Where a die is after a part of its throw, from 0 to 1: out of the hand, over the tray, and still.
    pub(crate) fn pose(&self, number: usize, part: f32) -> Transform {
        let chance = |salt: i32| grain(number as i32, salt) - 0.5;
        let rest = self.rest(number);
        // One die after the other leaves the hand.
        let late = (number as f32 * 0.03).min(0.2);
        let part = ((part - late) / (1.0 - late)).clamp(0.0, 1.0);
        let hand = HAND + Vec3::new(chance(1), chance(2) * 0.4, chance(5)) * 1.2;
        let left = (1.0 - part).max(0.0);
        let mut at = hand.lerp(rest, 1.0 - left * left);
        at.y = rest.y + bounce(part, hand.y - rest.y);
        let spin = Quat::from_axis_angle(Vec3::new(chance(3), 0.6, chance(4)).normalize(), left * left * 16.0);
        self.placed(number, at, spin)
    }

    /// Where a die is while it is picked up and thrown again.
    pub(crate) fn pose_again(&self, number: usize, part: f32) -> Transform {
        let rest = self.rest(number);
        let (lift, fall) = ((part / 0.35).min(1.0), ((part - 0.35) / 0.65).clamp(0.0, 1.0));
        let high = if fall > 0.0 { bounce(fall, LIFTED) } else { LIFTED * lift * (2.0 - lift) };
        let left = 1.0 - part;
        let spin = Quat::from_rotation_y(left * left * 11.0) * Quat::from_rotation_x(left * left * 13.0);
        self.placed(number, rest + Vec3::Y * high, spin)
    }

    /// Where a die is while they are swept away.
    pub(crate) fn pose_swept(&self, number: usize, part: f32) -> Transform {
        let gone = part * part;
        let spin = Quat::from_rotation_y(gone * 2.0);
        let mut swept = self.placed(number, self.rest(number) + SWEPT * gone, spin);
        swept.scale *= (1.0 - gone * part).max(0.01);
        swept
    }

    /// Where a die lies in the tray.
    fn rest(&self, number: usize) -> Vec3 {
        let count = self.shown.len().max(1);
        let (row, column) = (number / ROW, number % ROW);
        let in_row = (count - row * ROW).min(ROW);
        let middle = (count.div_ceil(ROW) as f32 - 1.0) / 2.0;
        Vec3::new(
            (column as f32 - (in_row as f32 - 1.0) / 2.0) * SPACING,
            0.5,
            (row as f32 - middle) * SPACING + (grain(number as i32, 5) - 0.5) * 0.3,
        )
    }

    /// A die at a place, turned away from how it lies.
    fn placed(&self, number: usize, at: Vec3, spin: Quat) -> Transform {
        let turn = dice_shape::turn_of(&self.faces[self.colors[number] as usize], self.shown[number], number);
        Transform::from_translation(at).with_rotation(spin * turn)
    }

    /// The dice.
    pub(crate) fn dice(&self) -> &[Entity] {
        &self.dice
    }
}

/// How high above the table a die is that falls from a height and bounces.
fn bounce(part: f32, from: f32) -> f32 {
    let first = BOUNCES[0].0;
    if part < first {
        let fallen = part / first;
        return from * (1.0 - fallen * fallen);
    }
    let hop = BOUNCES.iter().find(|(begin, end, _)| (*begin..*end).contains(&part));
    hop.map_or(0.0, |(begin, end, high)| {
        let way = (part - begin) / (end - begin);
        high * 4.0 * way * (1.0 - way)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn thrown() -> DiceTray {
        let faces = gotham_embedded::catalogue().dice.clone();
        let shown: Vec<u8> = DieColor::ALL.iter().map(|color| faces.faces(*color)[3]).collect();
        DiceTray {
            meshes: Vec::new(),
            trays: Vec::new(),
            faces: DieColor::ALL.iter().map(|color| *faces.faces(*color)).collect(),
            tray: None,
            dice: Vec::new(),
            colors: DieColor::ALL.to_vec(),
            shown,
        }
    }

    #[test]
    fn dice_come_out_of_a_hand_bounce_and_lie_still_in_the_tray() {
        let tray = thrown();
        let half = tray::size(5) / 2.0;
        for number in 0..5 {
            let hand = tray.pose(number, 0.0).translation;
            assert!(hand.distance(HAND) < 1.2, "die {number} comes from {hand}");
            let end = tray.pose(number, 1.0).translation;
            assert!((end.y - 0.5).abs() < 0.001, "it lies in the tray");
            assert!(end.xz().abs().cmple(half - 0.5).all(), "and not on its rim: {end}");
            let low = (0..=50).map(|step| tray.pose(number, step as f32 / 50.0).translation.y);
            assert!(low.fold(f32::MAX, f32::min) >= end.y - 0.001, "it never falls through the tray");
            let highs: Vec<f32> = [0.5, 0.75].iter().map(|part| tray.pose(number, *part).translation.y).collect();
            assert!(highs.iter().any(|high| *high > end.y + 0.04), "it bounces: {highs:?}");
        }
    }

    #[test]
    fn a_die_thrown_again_is_picked_up_and_lies_where_it_lay() {
        let tray = thrown();
        let (rest, lifted) = (tray.pose(2, 1.0), tray.pose_again(2, 0.35));
        assert!(lifted.translation.y > rest.translation.y + 1.6);
        assert!(tray.pose_again(2, 1.0).translation.distance(rest.translation) < 0.001);
        assert!(tray.pose_again(2, 1.0).rotation.angle_between(rest.rotation) < 0.01, "with its face up");
        assert!(tray.pose_swept(2, 1.0).scale.x <= 0.01, "what is swept away is gone");
    }
}
