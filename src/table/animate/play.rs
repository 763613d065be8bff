//! The running beat moves what it is about.

use bevy::ecs::system::SystemParam;
use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::dice::DiceTray;
use super::{Beat, FLOAT, Float, Showing, Stage};
use crate::panels::Speed;
use crate::table::camera::Orbit;
use crate::table::components::{Home, Leaving, Tabletop};
use crate::table::materials::Materials;
use crate::table::messages::Heard;
use crate::table::panel_memory::Panels;
use crate::table::session::Session;
use crate::table::shape::Shape;

/// The most beats that one frame may finish when everything is shown at once.
const AT_ONCE: usize = 4000;

/// The most words over the board at one time.
const MOST_FLOATS: usize = 10;

/// The flash of a shot.
#[derive(Component)]
pub struct Tracer;

/// The ball of a blast.
#[derive(Component)]
pub struct Burst;

/// What flies or bursts for the time of a beat.
type Effects = Or<(With<Tracer>, With<Burst>)>;

/// Everything that a beat may move.
#[derive(SystemParam)]
pub struct Props<'w, 's> {
    commands: Commands<'w, 's>,
    transforms: Query<'w, 's, (&'static mut Transform, Option<&'static Home>), Without<Orbit>>,
    visible: Query<'w, 's, &'static mut Visibility>,
    orbits: Query<'w, 's, (Entity, &'static mut Orbit)>,
    tables: Query<'w, 's, Entity, With<Tabletop>>,
    tracer: Query<'w, 's, Entity, With<Tracer>>,
    burst: Query<'w, 's, Entity, With<Burst>>,
    tray: Option<ResMut<'w, DiceTray>>,
    materials: Res<'w, Materials>,
    heard: MessageWriter<'w, Heard>,
    session: Res<'w, Session>,
    panels: Res<'w, Panels>,
}

/// The tracer and the burst, hidden until they are needed.
pub fn make_effects(
    mut commands: Commands,
    mut meshes: ResMut<Assets<Mesh>>,
    materials: Res<Materials>,
    there: Query<(), With<Tracer>>,
) {
    if !there.is_empty() {
        return;
    }
    let (mut beam, mut ball) = (Shape::default(), Shape::default());
    beam.cuboid(Vec3::ZERO, Vec3::ONE, Quat::IDENTITY, [3.5, 2.6, 1.2, 1.0]);
    ball.ball(Vec3::ZERO, Vec3::ONE, [2.6, 0.9, 0.15, 0.55]);
    let hidden = (Visibility::Hidden, Transform::default(), NotShadowCaster);
    commands.spawn((
        Tracer,
        Mesh3d(meshes.add(beam.mesh())),
        MeshMaterial3d(materials.glowing.clone()),
        hidden.clone(),
    ));
    commands.spawn((Burst, Mesh3d(meshes.add(ball.mesh())), MeshMaterial3d(materials.ghost.clone()), hidden));
}

/// Goes on with the running beat and begins the next ones.
pub fn advance(mut stage: ResMut<Stage>, mut props: Props, time: Res<Time>) {
    let (speed, is_step_by_step) = (props.panels.settings.speed, props.panels.settings.step_by_step);
    stage.waits &= is_step_by_step;
    let factor = speed.factor();
    let mut left = time.delta_secs() * factor.unwrap_or(1.0);
    for _ in 0..AT_ONCE {
        if stage.waits {
            return;
        }
        let (beat, age) = match stage.running.take() {
            Some(running) => running,
            None => {
                let Some(beat) = stage.beats.pop_front() else { return };
                match beat.showing {
                    Showing::Reached(place) => stage.reached = Some(place),
                    Showing::Decided => stage.waits = is_step_by_step,
                    _ => props.begin(&beat, &mut stage.floats),
                }
                (beat, 0.0)
            }
        };
        let seconds = if speed == Speed::Instant { 0.0 } else { beat.seconds };
        if age + left < seconds {
            props.show(&beat, (age + left) / seconds);
            stage.running = Some((beat, age + left));
            return;
        }
        left -= (seconds - age).max(0.0);
        props.show(&beat, 1.0);
        props.end(&beat);
    }
}

/// The session knows how far the table has got.
pub fn look_at(stage: Res<Stage>, mut session: ResMut<Session>) {
    session.bypass_change_detection().look_at(stage.reached());
}

/// Words over the board grow old.
pub fn fade(mut stage: ResMut<Stage>, mut session: ResMut<Session>, time: Res<Time>) {
    if !stage.floats.is_empty() {
        let seconds = time.delta_secs().min(0.2);
        stage.floats.iter_mut().for_each(|float| float.age += seconds);
        stage.floats.retain(|float| float.age < FLOAT);
    }
    let session = session.bypass_change_detection();
    session.fade(time.delta_secs());
}

/// When nothing is shown any more, everybody stands at home, and no shot or blast hangs in the air.
pub fn settle(
    stage: Res<Stage>,
    mut homes: Query<(&mut Transform, &Home), Without<Leaving>>,
    mut effects: Query<&mut Visibility, Effects>,
) {
    if stage.is_busy() {
        return;
    }
    for mut visible in &mut effects {
        visible.set_if_neq(Visibility::Hidden);
    }
    for (mut transform, home) in &mut homes {
        let rest = home.rest();
        if *transform != rest {
            *transform = rest;
        }
    }
}

impl Props<'_, '_> {
    fn begin(&mut self, beat: &Beat, floats: &mut Vec<Float>) {
        match &beat.showing {
            Showing::Dice { dice, beside } => {
                let turn = self.orbits.iter().next().map_or(0.0, |(_, orbit)| orbit.turned());
                if let (Some(tray), Some(table)) = (&mut self.tray, self.tables.iter().next()) {
                    tray.throw(&mut self.commands, (table, &self.materials), dice, (*beside, turn));
                }
            }
            Showing::Reroll { die, face } => {
                if let Some(tray) = &mut self.tray {
                    tray.turn(*die, *face);
                }
            }
            Showing::ClearDice => {
                if let Some(tray) = &mut self.tray {
                    tray.clear(&mut self.commands);
                }
            }
            Showing::Float { at, text, color } => {
                let crowd = floats.iter().filter(|float| float.at.distance(*at) < 0.1 && float.age < 0.5).count();
                let at = *at + Vec3::Y * 0.12 * crowd as f32;
                // Many words at once hide each other: the oldest go.
                if floats.len() >= MOST_FLOATS {
                    floats.remove(0);
                }
                floats.push(Float { at, text: text.clone(), color: *color, age: 0.0 });
            }
            Showing::Hear(cue) => {
                self.heard.write(Heard(*cue));
            }
            Showing::Look(place) if self.session.follows && self.panels.settings.speed != Speed::Instant => {
                self.orbits.iter_mut().for_each(|(_, mut orbit)| orbit.follow(*place));
            }
            Showing::Shot { .. } => self.reveal(true, false),
            Showing::Blast { .. } => self.reveal(false, true),
            Showing::Appear(who) => {
                if let Ok(mut visible) = self.visible.get_mut(*who) {
                    *visible = Visibility::Inherited;
                }
            }
            _ => {}
        }
    }

    fn reveal(&mut self, tracer: bool, burst: bool) {
        let marks =
            self.tracer.iter().map(|entity| (entity, tracer)).chain(self.burst.iter().map(|entity| (entity, burst)));
        for (entity, shown) in marks.collect::<Vec<_>>() {
            if let Ok(mut visible) = self.visible.get_mut(entity) {
                *visible = if shown { Visibility::Inherited } else { Visibility::Hidden };
            }
        }
    }

    fn end(&mut self, beat: &Beat) {
        match &beat.showing {
            Showing::Shot { .. } | Showing::Blast { .. } => self.reveal(false, false),
            Showing::Fall { who, leaves: true } | Showing::Vanish(who) => {
                if let Ok(mut entity) = self.commands.get_entity(*who) {
                    entity.despawn();
                }
            }
            _ => {}
        }
    }

    /// Shows a part of a beat, from 0 to 1.
    fn show(&mut self, beat: &Beat, part: f32) {
        match &beat.showing {
            Showing::Travel { who, from, to, arc } => {
                let smooth = part * part * (3.0 - 2.0 * part);
                let up = (part * std::f32::consts::PI).sin() * arc;
                self.place(*who, |transform, _| {
                    transform.translation = from.lerp(*to, smooth) + Vec3::Y * up;
                    face(transform, *to - *from);
                });
            }
            Showing::Strike { who, from, at } => {
                let lunge = (part * std::f32::consts::PI).sin();
                self.place(*who, |transform, _| {
                    face(transform, *at - *from);
                    transform.translation = *from + (*at - *from) * 0.55 * lunge + Vec3::Y * 0.08 * lunge;
                });
            }
            Showing::Shot { who, from, to } => {
                self.place(*who, |transform, _| face(transform, *to - *from));
                let way = *to - *from;
                let (tail, head) = (from.lerp(*to, (part - 0.3).max(0.0)), from.lerp(*to, part));
                for tracer in self.tracer.iter().collect::<Vec<_>>() {
                    self.place(tracer, |transform, _| {
                        *transform = Transform::from_translation((tail + head) / 2.0)
                            .with_rotation(Quat::from_rotation_arc(Vec3::Z, way.normalize_or(Vec3::Z)))
                            .with_scale(Vec3::new(0.02, 0.02, tail.distance(head).max(0.01)));
                    });
                }
            }
            // Shaking is the motion that is reduced.
            Showing::Recoil(_) if self.panels.settings.reduced_motion => {}
            Showing::Recoil(who) => self.place(*who, |transform, home| {
                let shake = (part * 22.0).sin() * (1.0 - part) * 0.05;
                transform.translation =
                    home.at + transform.rotation * Vec3::new(shake, 0.0, -0.05 * (1.0 - part) * part);
            }),
            Showing::Fall { who, leaves } => self.place(*who, |transform, home| {
                let tilt = (part * 1.6).min(1.0);
                transform.rotation = Quat::from_rotation_y(home.facing) * Quat::from_rotation_x(-tilt * tilt * 1.5);
                if *leaves {
                    transform.scale = Vec3::splat(1.0 - ((part - 0.65) / 0.35).max(0.0));
                }
            }),
            Showing::Rise(who) => self.place(*who, |transform, home| {
                transform.rotation = Quat::from_rotation_y(home.facing) * Quat::from_rotation_x(-(1.0 - part) * 1.5);
            }),
            Showing::Appear(who) => self.place(*who, |transform, home| {
                *transform = home.rest();
                transform.translation.y += (1.0 - part) * (1.0 - part) * 1.1;
                transform.scale = Vec3::splat(0.4 + 0.6 * part);
            }),
            Showing::Flip(who) => self.place(*who, |transform, home| {
                *transform = home.rest();
                transform.translation.y += (part * std::f32::consts::PI).sin() * 0.3;
                transform.rotation *= Quat::from_rotation_x((1.0 - part) * std::f32::consts::TAU);
            }),
            Showing::Vanish(who) => self.place(*who, |transform, _| transform.scale = Vec3::splat(1.0 - part)),
            Showing::Blast { at, wide } => {
                for burst in self.burst.iter().collect::<Vec<_>>() {
                    self.place(burst, |transform, _| {
                        let size = wide * (part * 1.4).min(1.0).sqrt() * (1.15 - part);
                        *transform = Transform::from_translation(*at).with_scale(Vec3::splat(size.max(0.001)));
                    });
                }
            }
            Showing::Dice { .. } => self.pose_dice(None, part),
            Showing::Reroll { die, .. } => self.pose_dice(Some(*die), part),
            Showing::Pause(_)
            | Showing::ClearDice
            | Showing::Float { .. }
            | Showing::Hear(_)
            | Showing::Look(_)
            | Showing::Reached(_)
            | Showing::Decided => {}
        }
    }

    fn pose_dice(&mut self, only: Option<usize>, part: f32) {
        let Some(tray) = &self.tray else { return };
        for (number, die) in tray.dice().iter().enumerate() {
            let pose = match only {
                None => tray.pose(number, part),
                Some(chosen) if chosen == number => tray.pose_again(number, part),
                Some(_) => tray.pose(number, 1.0),
            };
            if let Ok((mut transform, _)) = self.transforms.get_mut(*die) {
                *transform = pose;
            } else {
                self.commands.entity(*die).insert(pose);
            }
        }
    }

    fn place(&mut self, who: Entity, how: impl FnOnce(&mut Transform, Home)) {
        if let Ok((mut transform, home)) = self.transforms.get_mut(who) {
            let home = home.copied().unwrap_or(Home { at: transform.translation, facing: 0.0, lies: false });
            how(&mut transform, home);
        }
    }
}

/// Turns somebody towards where it goes.
fn face(transform: &mut Transform, way: Vec3) {
    if way.xz().length_squared() > 0.0004 {
        transform.rotation = Quat::from_rotation_y(way.x.atan2(way.z));
    }
}
