//! The dice tray: dice are thrown in front of the camera, where no wall hides them.

use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use crate::content::dice::Color as DieColor;
use crate::table::board::grain;
use crate::table::camera::Orbit;
use crate::table::dice_shape;
use crate::table::materials::Materials;
use crate::table::session::Session;

/// Distance of the dice from the eye, and the size of one.
const AWAY: f32 = 1.3;
const SIZE: f32 = 0.085;
/// Dice in a row.
const ROW: usize = 8;

/// The dice on the table.
#[derive(Resource)]
pub struct DiceTray {
    meshes: Vec<Handle<Mesh>>,
    faces: Vec<[u8; 6]>,
    dice: Vec<Entity>,
    colors: Vec<DieColor>,
    shown: Vec<u8>,
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

    /// Puts dice before the camera, still in the air.
    pub fn throw(&mut self, commands: &mut Commands, eye: Entity, materials: &Materials, dice: &[(DieColor, u8)]) {
        self.clear(commands);
        for (color, face) in dice {
            let mesh = self.meshes[*color as usize].clone();
            let die = (
                Mesh3d(mesh),
                MeshMaterial3d(materials.lit.clone()),
                NotShadowCaster,
                Transform::from_xyz(3.0, 0.0, -AWAY).with_scale(Vec3::splat(SIZE)),
                ChildOf(eye),
            );
            self.dice.push(commands.spawn(die).id());
            self.colors.push(*color);
            self.shown.push(*face);
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
        let count = self.dice.len().max(1);
        let rows = count.div_ceil(ROW);
        let (row, column) = (number / ROW, number % ROW);
        let in_row = if row + 1 < rows { ROW } else { count - row * ROW };
        let rest = Vec3::new(
            (column as f32 - (in_row as f32 - 1.0) / 2.0) * SIZE * 1.45,
            0.24 - row as f32 * SIZE * 1.5,
            -AWAY,
        );
        let (color, face) = (self.colors[number], self.shown[number]);
        let turn = dice_shape::turn_of(&self.faces[color as usize], face, number);
        let left = (1.0 - part).max(0.0);
        let from = Vec3::new(1.1 + 0.15 * grain(number as i32, 1), -0.4 + 0.3 * grain(number as i32, 2), -AWAY * 0.9);
        let hop = (part * std::f32::consts::PI * 2.5).sin().abs() * left * 0.16;
        let spin = Quat::from_axis_angle(
            Vec3::new(grain(number as i32, 3) - 0.5, 1.0, grain(number as i32, 4) - 0.5).normalize(),
            left * left * 14.0,
        );
        let at = rest.lerp(from, left * left) + Vec3::Y * hop;
        Transform { translation: at, rotation: turn * spin, scale: Vec3::splat(SIZE) }
    }

    /// Where a die is while it is picked up and thrown again.
    pub fn pose_again(&self, number: usize, part: f32) -> Transform {
        let mut pose = self.pose(number, 1.0);
        let lift = (part * std::f32::consts::PI).sin();
        pose.translation += Vec3::new(0.0, 0.12 * lift, 0.1 * lift);
        pose.rotation *= Quat::from_rotation_y((1.0 - part) * 11.0) * Quat::from_rotation_x((1.0 - part) * 7.0);
        pose
    }

    /// The dice.
    pub fn dice(&self) -> &[Entity] {
        &self.dice
    }
}

/// The camera's entity.
pub fn eye(orbits: &Query<(Entity, &mut Orbit)>) -> Option<Entity> {
    orbits.iter().next().map(|(entity, _)| entity)
}
