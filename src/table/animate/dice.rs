//! Dice: thrown onto the table beside the roller, on the viewer's side; picked up and thrown again;
//! swept away.

use bevy::prelude::*;

use crate::table::board::grain;
use crate::table::dice_shape;
use crate::table::materials::Materials;
use crate::table::session::Session;
use gotham_content::dice::Color as DieColor;
use gotham_rules::board::AreaId;

/// The size of a die, larger than life: it has to be readable from across the room.
const SIZE: f32 = 0.24;
/// From the middle of a die to the next one's.
const SPACING: f32 = SIZE * 1.35;
/// How far from the roller the first row lies.
const ASIDE: f32 = 0.36;
/// The hand that throws them: above the roller, a little behind.
const HAND: Vec3 = Vec3::new(0.0, 0.55, -0.12);
/// The parts of a throw at which they hit the table, and how high they spring up between these.
const BOUNCES: [(f32, f32, f32); 3] = [(0.4, 0.68, 0.2), (0.68, 0.86, 0.08), (0.86, 0.96, 0.025)];
/// How high a rerolled die is lifted.
const LIFTED: f32 = 0.45;
/// How far they are swept.
const SWEPT: Vec3 = Vec3::new(0.9, 0.0, 0.5);
/// Dice in a row.
const ROW: usize = 5;

/// How far from the nearest die a roller stands with the dice at the side.
const ELBOW: f32 = 0.2;

/// Where dice are thrown to: beside whom, from where they are viewed, in radians around the vertical, and how far away
/// from the place in front of the roller.
#[derive(Clone, Copy, Default, Debug)]
struct Lie {
    beside: Vec3,
    turn: f32,
    away: Vec3,
}

/// The dice on the table.
#[derive(Resource)]
pub(crate) struct DiceTray {
    meshes: Vec<Handle<Mesh>>,
    faces: Vec<[u8; 6]>,
    dice: Vec<Entity>,
    colors: Vec<DieColor>,
    shown: Vec<u8>,
    lie: Lie,
}

/// Makes the dice of the session's scenario.
pub(super) fn make_tray(mut commands: Commands, session: Res<Session>, mut meshes: ResMut<Assets<Mesh>>) {
    let dice = &session.game().scenario().dice;
    let faces: Vec<[u8; 6]> = DieColor::ALL.iter().map(|color| *dice.faces(*color)).collect();
    let bodies = DieColor::ALL.iter().map(|color| meshes.add(dice_shape::die(*color, dice.faces(*color)).mesh()));
    commands.insert_resource(DiceTray {
        meshes: bodies.collect(),
        faces,
        dice: Vec::new(),
        colors: Vec::new(),
        shown: Vec::new(),
        lie: Lie::default(),
    });
}

/// Takes all dice away.
pub(super) fn clear_tray(mut commands: Commands, tray: Option<ResMut<DiceTray>>) {
    if let Some(mut tray) = tray {
        tray.clear(&mut commands);
    }
}

impl DiceTray {
    /// Takes all dice away.
    pub(crate) fn clear(&mut self, commands: &mut Commands) {
        for die in self.dice.drain(..) {
            commands.entity(die).despawn();
        }
        self.colors.clear();
        self.shown.clear();
    }

    /// Throws dice beside somebody, seen from a side, onto floors known by their Areas and heights,
    /// where nobody stands.
    pub(crate) fn throw(
        &mut self,
        commands: &mut Commands,
        (table, materials): (Entity, &Materials),
        dice: &[(DieColor, u8)],
        (beside, turn): (Vec3, f32),
        floor: impl Fn(Vec3) -> Option<(AreaId, f32)>,
        is_free: impl Fn(Vec3) -> bool,
    ) {
        self.clear(commands);
        (self.colors, self.shown) = dice.iter().copied().unzip();
        self.lie = Lie { beside, turn, away: Vec3::ZERO };
        self.lie.away = self.room(floor, is_free);
        for (number, (color, _)) in dice.iter().enumerate() {
            let mesh = self.meshes[*color as usize].clone();
            let pose = self.pose(number, 0.0);
            let die = (Mesh3d(mesh), MeshMaterial3d(materials.lit.clone()), pose, ChildOf(table));
            self.dice.push(commands.spawn(die).id());
        }
    }

    /// A die will show another face.
    pub(crate) fn turn(&mut self, die: usize, face: u8) {
        if let Some(shown) = self.shown.get_mut(die) {
            *shown = face;
        }
    }

    /// Where a die is after a part of its throw, from 0 to 1: out of the hand, over the table, and still.
    pub(crate) fn pose(&self, number: usize, part: f32) -> Transform {
        let chance = |salt: i32| grain(number as i32, salt) - 0.5;
        let rest = self.rest(number);
        // One die after the other leaves the hand.
        let late = (number as f32 * 0.03).min(0.2);
        let part = ((part - late) / (1.0 - late)).clamp(0.0, 1.0);
        let hand = HAND + Vec3::new(chance(1), chance(2) * 0.4, chance(5)) * 0.2;
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

    /// The first place near the roller where all dice lie in one Area, or else on floors of one height in different
    /// Areas, and on nobody's feet if possible: in front, beside or behind; in front, if nowhere works.
    fn room<Place: PartialEq>(
        &self,
        floor: impl Fn(Vec3) -> Option<(Place, f32)>,
        is_free: impl Fn(Vec3) -> bool,
    ) -> Vec3 {
        let aside = self.shown.len().min(ROW) as f32 * SPACING / 2.0 + ELBOW;
        let places = [(0.0, 0.0), (aside, -ASIDE), (-aside, -ASIDE), (0.0, ASIDE), (aside, ASIDE), (-aside, ASIDE)];
        let behind = [(aside, -2.0 * ASIDE), (-aside, -2.0 * ASIDE), (0.0, -2.5 * ASIDE)];
        let corners = [(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)];
        let at = |away: Vec3, number: usize, (x, z): (f32, f32)| {
            let place = self.rest(number) + away + Vec3::new(x, 0.0, z) * SIZE / 2.0;
            self.placed(number, place, Quat::IDENTITY).translation
        };
        let dice = 0..self.shown.len();
        let level = |away: Vec3, is_same: fn(&(Place, f32), &(Place, f32)) -> bool| {
            let mut floors = dice.clone().flat_map(|number| corners.map(|corner| floor(at(away, number, corner))));
            let first = floors.next().flatten()?;
            floors.all(|floor| floor.is_some_and(|floor| is_same(&floor, &first))).then_some(first.1)
        };
        let tried: Vec<Vec3> = places.iter().chain(&behind).map(|(x, z)| Vec3::new(*x, 0.0, *z)).collect();
        let is_clear = |away: &Vec3| dice.clone().all(|number| is_free(at(*away, number, (0.0, 0.0))));
        let (clear, taken): (Vec<Vec3>, Vec<Vec3>) = tried.into_iter().partition(is_clear);
        let first = |places: &[Vec3], is_same| {
            places.iter().find_map(|away| Some(away.with_y(level(*away, is_same)? - self.lie.beside.y)))
        };
        let of = |places: &[Vec3]| {
            first(places, |(one, _), (other, _)| one == other)
                .or_else(|| first(places, |(_, one), (_, other)| (one - other).abs() < 0.01))
        };
        of(&clear).or_else(|| of(&taken)).unwrap_or_default()
    }

    /// Where a die lies beside its roller.
    fn rest(&self, number: usize) -> Vec3 {
        let count = self.shown.len().max(1);
        let (row, column) = (number / ROW, number % ROW);
        let in_row = (count - row * ROW).min(ROW);
        let place = Vec3::new(
            (column as f32 - (in_row as f32 - 1.0) / 2.0) * SPACING,
            SIZE / 2.0,
            ASIDE + row as f32 * SPACING + (grain(number as i32, 5) - 0.5) * 0.08,
        );
        place + self.lie.away
    }

    /// A die at a place beside its roller, turned away from how it lies.
    fn placed(&self, number: usize, at: Vec3, spin: Quat) -> Transform {
        let side = Quat::from_rotation_y(self.lie.turn);
        let turn = dice_shape::turn_of(&self.faces[self.colors[number] as usize], self.shown[number], number);
        Transform { translation: self.lie.beside + side * at, rotation: side * spin * turn, scale: Vec3::splat(SIZE) }
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

    fn tray() -> DiceTray {
        let faces = gotham_embedded::catalogue().dice.clone();
        let shown: Vec<u8> = DieColor::ALL.iter().map(|color| faces.faces(*color)[3]).collect();
        DiceTray {
            meshes: Vec::new(),
            faces: DieColor::ALL.iter().map(|color| *faces.faces(*color)).collect(),
            dice: Vec::new(),
            colors: DieColor::ALL.to_vec(),
            shown,
            lie: Lie { beside: Vec3::new(1.0, 0.6, -2.0), turn: 0.8, away: Vec3::ZERO },
        }
    }

    #[test]
    fn dice_come_from_who_rolls_them_bounce_and_lie_still_beside_it() {
        let tray = tray();
        for number in 0..5 {
            let hand = tray.pose(number, 0.0).translation;
            assert!(hand.distance(tray.lie.beside + Vec3::Y * 0.55) < 0.3, "die {number} comes from {hand}");
            let end = tray.pose(number, 1.0);
            assert!((end.translation.y - tray.lie.beside.y - SIZE / 2.0).abs() < 0.001, "it lies on the table");
            assert!((0.2..1.2).contains(&end.translation.xz().distance(tray.lie.beside.xz())), "beside who rolls");
            let low = (0..=50).map(|step| tray.pose(number, step as f32 / 50.0).translation.y);
            assert!(low.fold(f32::MAX, f32::min) >= end.translation.y - 0.001, "it never falls through the table");
            let highs: Vec<f32> = [0.5, 0.75].iter().map(|part| tray.pose(number, *part).translation.y).collect();
            assert!(highs.iter().any(|high| *high > end.translation.y + 0.01), "it bounces: {highs:?}");
        }
    }

    #[test]
    fn on_a_narrow_ledge_dice_lie_at_the_side_and_off_the_board_before_who_rolls() {
        let mut tray = tray();
        tray.lie = Lie { beside: Vec3::new(0.0, 0.6, 0.0), turn: 0.0, away: Vec3::ZERO };
        assert_eq!(tray.room(|_| Some((1, 0.6)), |_| true), Vec3::ZERO, "where there is room they lie in front");
        let ledge = |at: Vec3| Some(if at.z.abs() < 0.3 { (1, 0.6) } else { (2, 0.0) });
        let away = tray.room(ledge, |_| true);
        assert!(away.x.abs() > 0.5, "they lie beside who rolls, not {away}");
        tray.lie.away = away;
        for number in 0..5 {
            let at = tray.pose(number, 1.0).translation;
            assert_eq!(ledge(at), Some((1, 0.6)), "die {number} hangs in the air at {at}");
        }
        tray.lie.away = Vec3::ZERO;
        let step = |at: Vec3| Some(if at.z > 0.1 { (2, 0.3) } else { (1, 0.6) });
        assert!((tray.room(step, |_| true).y + 0.3).abs() < 0.001, "a lower floor in front will do, if all lie on it");
        let tiled = |at: Vec3| Some(((at.x * 4.0).floor() as i32, 0.6));
        assert_eq!(
            tray.room(tiled, |_| true),
            Vec3::ZERO,
            "where no Area has room for all of them they lie on several"
        );
        assert_eq!(tray.room(|_| None::<(i32, f32)>, |_| true), Vec3::ZERO);
        let away = tray.room(|_| Some((1, 0.6)), |at| at.xz().distance(Vec2::new(0.3, 0.36)) > 0.2);
        assert_ne!(away, Vec3::ZERO, "somebody stands in front, and no die lies on him");
    }

    #[test]
    fn a_die_thrown_again_is_picked_up_and_lies_where_it_lay() {
        let tray = tray();
        let (rest, lifted) = (tray.pose(2, 1.0), tray.pose_again(2, 0.35));
        assert!(lifted.translation.y > rest.translation.y + 0.4);
        assert!(tray.pose_again(2, 1.0).translation.distance(rest.translation) < 0.001);
        assert!(tray.pose_again(2, 1.0).rotation.angle_between(rest.rotation) < 0.01, "with its face up");
        assert!(tray.pose_swept(2, 1.0).scale.x < 0.01, "what is swept away is gone");
    }
}
