//! Dice: thrown onto the table beside who rolls them, on the side of who looks on.

use bevy::prelude::*;

use crate::content::dice::Color as DieColor;
use crate::table::board::grain;
use crate::table::dice_shape;
use crate::table::materials::Materials;
use crate::table::session::Session;

/// The size of a die, larger than life: it is read from the other end of the room.
const SIZE: f32 = 0.24;
/// From the middle of a die to the next one's.
const SPACING: f32 = SIZE * 1.35;
/// How far from who rolls them the first row lies.
const ASIDE: f32 = 0.36;
/// From how far away they come, and how high they bounce.
const THROWN_FROM: Vec3 = Vec3::new(0.9, 0.7, 1.6);
const BOUNCE: f32 = 0.35;
/// Dice in a row.
const ROW: usize = 5;

/// Where dice are thrown to: beside whom, and from where somebody looks on, in radians around the vertical.
#[derive(Clone, Copy, Default, Debug)]
struct Lie {
    beside: Vec3,
    turn: f32,
}

/// The dice on the table.
#[derive(Resource)]
pub struct DiceTray {
    meshes: Vec<Handle<Mesh>>,
    faces: Vec<[u8; 6]>,
    dice: Vec<Entity>,
    colors: Vec<DieColor>,
    shown: Vec<u8>,
    lie: Lie,
}

/// Makes the dice of the session's scenario.
pub fn make_tray(mut commands: Commands, session: Res<Session>, mut meshes: ResMut<Assets<Mesh>>) {
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
pub fn clear_tray(mut commands: Commands, tray: Option<ResMut<DiceTray>>) {
    if let Some(mut tray) = tray {
        tray.clear(&mut commands);
    }
}

impl DiceTray {
    /// Takes all dice away.
    pub fn clear(&mut self, commands: &mut Commands) {
        for die in self.dice.drain(..) {
            commands.entity(die).despawn();
        }
        self.colors.clear();
        self.shown.clear();
    }

    /// Throws dice beside somebody, seen from a side.
    pub fn throw(
        &mut self,
        commands: &mut Commands,
        (table, materials): (Entity, &Materials),
        dice: &[(DieColor, u8)],
        (beside, turn): (Vec3, f32),
    ) {
        self.clear(commands);
        self.lie = Lie { beside, turn };
        for (color, face) in dice {
            let mesh = self.meshes[*color as usize].clone();
            self.colors.push(*color);
            self.shown.push(*face);
            let pose = self.pose(self.shown.len() - 1, 0.0);
            let die = (Mesh3d(mesh), MeshMaterial3d(materials.lit.clone()), pose, ChildOf(table));
            self.dice.push(commands.spawn(die).id());
        }
    }

    /// A die will show another face.
    pub fn turn(&mut self, die: usize, face: u8) {
        if let Some(shown) = self.shown.get_mut(die) {
            *shown = face;
        }
    }

    /// Where a die is after a part of its throw, from 0 to 1.
    pub fn pose(&self, number: usize, part: f32) -> Transform {
        let count = self.shown.len().max(1);
        let (row, column) = (number / ROW, number % ROW);
        let in_row = (count - row * ROW).min(ROW);
        let chance = |salt: i32| grain(number as i32, salt) - 0.5;
        let rest = Vec3::new(
            (column as f32 - (in_row as f32 - 1.0) / 2.0) * SPACING,
            SIZE / 2.0,
            ASIDE + row as f32 * SPACING + chance(5) * 0.08,
        );
        let left = (1.0 - part).max(0.0);
        let from = rest + THROWN_FROM * (1.0 + 0.4 * chance(1)) + Vec3::X * chance(2);
        let hop = (part * std::f32::consts::PI * 2.5).sin().abs() * left * BOUNCE;
        let spin = Quat::from_axis_angle(Vec3::new(chance(3), 0.6, chance(4)).normalize(), left * left * 14.0);
        let side = Quat::from_rotation_y(self.lie.turn);
        let at = rest.lerp(from, left * left) + Vec3::Y * hop;
        let turn = dice_shape::turn_of(&self.faces[self.colors[number] as usize], self.shown[number], number);
        Transform { translation: self.lie.beside + side * at, rotation: side * spin * turn, scale: Vec3::splat(SIZE) }
    }

    /// Where a die is while it is picked up and thrown again.
    pub fn pose_again(&self, number: usize, part: f32) -> Transform {
        let mut pose = self.pose(number, 1.0);
        pose.translation += Vec3::Y * BOUNCE * (part * std::f32::consts::PI).sin();
        let left = 1.0 - part;
        pose.rotation = Quat::from_rotation_y(left * 11.0) * Quat::from_rotation_x(left * 7.0) * pose.rotation;
        pose
    }

    /// The dice.
    pub fn dice(&self) -> &[Entity] {
        &self.dice
    }
}
