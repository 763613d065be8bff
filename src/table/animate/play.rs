//! The running beat moves what it concerns.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::beat::{Beat, Showing};
use super::dice::DiceTray;
use super::effects::{self, Effect, Veils};
use super::pose::{self, Manner, Role};
use super::stage::{FLOAT, Float, Running, Stage};
use super::tray::Corner;
use crate::table::bright::Bright;
use crate::table::camera::Orbit;
use crate::table::components::{Home, Leaving, Turning};
use crate::table::lit::Lit;
use crate::table::messages::Heard;
use crate::table::panel_memory::Panels;
use crate::table::session::Session;
use gotham_panels::Speed;

/// The most beats that one frame may finish when everything is shown at once.
const AT_ONCE: usize = 4000;

/// The most words over the board at one time.
const MOST_FLOATS: usize = 10;

/// From which point of a fall somebody fades, and how long a wound glows.
const FADES: f32 = 0.55;
const GLOWS: f32 = 0.7;

/// How far apart two are at most toward whom the camera leans all the way.
const LEANS: f32 = 1.6;

/// Everything that a beat may move.
#[derive(SystemParam)]
pub(super) struct Props<'w, 's> {
    commands: Commands<'w, 's>,
    figures: Query<'w, 's, &'static mut Transform, (Without<Orbit>, Without<Effect>)>,
    visible: Query<'w, 's, &'static mut Visibility, Without<Effect>>,
    there: Query<'w, 's, (), With<Lit>>,
    turning: Query<'w, 's, &'static Turning>,
    effects: Query<'w, 's, (&'static Effect, &'static mut Transform, &'static mut Visibility), Without<Orbit>>,
    orbits: Query<'w, 's, (Entity, &'static mut Orbit, &'static Camera)>,
    tray: Option<ResMut<'w, DiceTray>>,
    veils: Option<Res<'w, Veils>>,
    standards: ResMut<'w, Assets<StandardMaterial>>,
    heard: MessageWriter<'w, Heard>,
    session: Res<'w, Session>,
    panels: Res<'w, Panels>,
    painted: Local<'s, Option<Entity>>,
}

/// For a blow or a shot, the place between both, and how far the camera leans toward it, from 0 to 1.
fn close_up(showing: &Showing, part: f32) -> Option<(Vec3, f32)> {
    let (Showing::Strike { from, at: to, .. } | Showing::Shot { from, to, .. }) = showing else { return None };
    // Ends too far from each other would leave the picture.
    let reach = (LEANS / from.distance(*to).max(0.01)).min(1.0);
    Some(((*from + *to) / 2.0, reach * (part * std::f32::consts::PI).sin().powf(0.6)))
}

/// Goes on with the running beat and begins the next ones.
pub(super) fn advance(mut stage: ResMut<Stage>, mut props: Props, time: Res<Time>) {
    let (speed, is_step_by_step) = (props.panels.settings.speed, props.panels.settings.step_by_step);
    stage.waits &= is_step_by_step;
    let mut left = time.delta_secs() * speed.factor().unwrap_or(1.0);
    for _ in 0..AT_ONCE {
        if stage.waits {
            stage.skips = false;
            return;
        }
        let Some(running) = stage.running.take().or_else(|| begin(&mut stage, &mut props, is_step_by_step)) else {
            // Skipping a step of a walk skips the whole walk.
            stage.skips &= !props.session.walk.is_empty();
            return;
        };
        let Running { beat, age, .. } = &running;
        let at_once = speed == Speed::Instant || stage.skips;
        let seconds = if at_once { 0.0 } else { props.seconds(beat) };
        if age + left < seconds {
            props.show(&running, (age + left) / seconds);
            stage.running = Some(Running { age: running.age + left, ..running });
            return;
        }
        left -= (seconds - age).max(0.0);
        props.show(&running, 1.0);
        props.end(&running.beat);
    }
}

/// Takes up the next beat.
fn begin(stage: &mut Stage, props: &mut Props, is_step_by_step: bool) -> Option<Running> {
    let beat = stage.beats.pop_front()?;
    match &beat.showing {
        Showing::Reached(place) => stage.reached = Some(*place),
        Showing::Decided => stage.waits = is_step_by_step,
        Showing::Board => stage.board_is_due = true,
        Showing::Announce { text, tone } => {
            // Who skips has seen enough: of all that is announced at once, only the last is news.
            if stage.skips {
                stage.announced.clear();
            }
            stage.announced.push((text.clone(), *tone));
        }
        // When skipping, sounds of what isn't shown are not wanted either.
        Showing::Hear(_) | Showing::Look(..) if stage.skips => {}
        _ => props.begin(&beat, &mut stage.floats),
    }
    let starts = beat.showing.cast().map(|who| props.figures.get(who?).ok().copied());
    Some(Running { beat, age: 0.0, starts })
}

/// The session knows how far the table has got, and what is to be announced there.
pub(super) fn look_at(mut stage: ResMut<Stage>, mut session: ResMut<Session>) {
    session.bypass_change_detection().look_at(stage.reached());
    if !stage.announced.is_empty() {
        for (text, tone) in std::mem::take(&mut stage.announced) {
            session.announce(text, tone);
        }
    }
}

/// Words over the board grow old.
pub(super) fn fade(mut stage: ResMut<Stage>, mut session: ResMut<Session>, time: Res<Time>) {
    if !stage.floats.is_empty() {
        let seconds = time.delta_secs().min(0.2);
        stage.floats.iter_mut().for_each(|float| float.age += seconds);
        stage.floats.retain(|float| float.age < FLOAT);
    }
    let session = session.bypass_change_detection();
    session.fade(time.delta_secs());
}

/// Who stands somewhere, and whether it is visible and shows its face.
type Standing = (Entity, &'static Home, &'static mut Transform, &'static mut Visibility, Option<&'static Turning>);

/// Once nothing is being shown, everybody stands at home, visible, with the right face up, and no shot or blast
/// hangs in the air.
pub(super) fn settle(
    stage: Res<Stage>,
    mut commands: Commands,
    mut standing: Query<Standing, (Without<Leaving>, Without<Effect>)>,
    mut effects: Query<&mut Visibility, With<Effect>>,
) {
    if stage.is_busy() {
        return;
    }
    for mut visible in &mut effects {
        visible.set_if_neq(Visibility::Hidden);
    }
    for (who, home, mut transform, mut visible, turning) in &mut standing {
        transform.set_if_neq(home.rest());
        visible.set_if_neq(Visibility::Inherited);
        if let Some(turning) = turning {
            commands.entity(who).insert(Mesh3d(turning.0.clone())).remove::<Turning>();
        }
    }
}

impl Props<'_, '_> {
    fn manner(&self) -> Manner {
        if self.panels.settings.reduced_motion { Manner::Calm } else { Manner::Lively }
    }

    /// How long a beat takes: no time if there is nothing to sweep away.
    fn seconds(&self, beat: &Beat) -> f32 {
        let has_dice = self.tray.as_ref().is_some_and(|tray| !tray.dice().is_empty());
        match beat.showing {
            Showing::ClearDice if !has_dice || self.manner() == Manner::Calm => 0.0,
            _ => beat.seconds,
        }
    }

    fn begin(&mut self, beat: &Beat, floats: &mut Vec<Float>) {
        match &beat.showing {
            Showing::Dice { dice, beside } => {
                if let (Some(tray), Some((eye, orbit, _))) = (&mut self.tray, self.orbits.iter().next()) {
                    // The tray is held where who rolls isn't.
                    let is_left = Orbit::seen_from(&orbit.transform(), *beside).x < 0.0;
                    let corner = if is_left { Corner::Right } else { Corner::Left };
                    tray.throw(&mut self.commands, eye, dice, corner);
                }
            }
            Showing::Reroll { die, face } => {
                if let Some(tray) = &mut self.tray {
                    tray.turn(*die, *face);
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
            Showing::Look(one, other) if self.session.follows && self.panels.settings.speed != Speed::Instant => {
                let free = self.panels.free;
                for (_, mut orbit, camera) in &mut self.orbits {
                    if let (Some(size), Some(free)) = (camera.logical_viewport_size(), free) {
                        orbit.frame(&[*one, *other], size, free);
                    }
                }
            }
            Showing::Appear(who) | Showing::Grow(who) | Showing::Reinforce { who, .. } => {
                if let Ok(mut visible) = self.visible.get_mut(*who) {
                    *visible = Visibility::Inherited;
                }
            }
            Showing::Hurt(who) if self.manner() == Manner::Lively => self.paint(*who, |veils| veils.hurt.clone()),
            Showing::Fall { who, leaves: true } => self.paint(*who, |veils| veils.fading.clone()),
            _ => {}
        }
    }

    /// Gives somebody another material for the time of a beat.
    fn paint(&mut self, who: Entity, veil: impl FnOnce(&Veils) -> Handle<StandardMaterial>) {
        self.wash();
        if let (true, Some(veils)) = (self.there.contains(who), &self.veils) {
            let veil = MeshMaterial3d(veil(veils));
            self.commands.entity(who).remove::<MeshMaterial3d<Bright>>().insert(veil);
            *self.painted = Some(who);
        }
    }

    /// Gives it back its own.
    fn wash(&mut self) {
        if let Some(who) = self.painted.take().filter(|who| self.there.contains(*who)) {
            self.commands.entity(who).insert(Lit);
        }
    }

    fn end(&mut self, beat: &Beat) {
        self.wash();
        self.light(&[], Color::WHITE);
        if close_up(&beat.showing, 1.0).is_some() {
            self.orbits.iter_mut().for_each(|(_, mut orbit, _)| orbit.lean_in(Vec3::ZERO, 0.0));
        }
        match &beat.showing {
            Showing::Fall { who, leaves: true } | Showing::Vanish(who) => {
                if let Ok(mut entity) = self.commands.get_entity(*who) {
                    entity.despawn();
                }
            }
            Showing::ClearDice => {
                if let Some(tray) = &mut self.tray {
                    tray.clear(&mut self.commands);
                }
            }
            _ => {}
        }
    }

    /// Shows a part of a beat, from 0 to 1.
    fn show(&mut self, running: &Running, part: f32) {
        let (showing, manner) = (&running.beat.showing, self.manner());
        for ((who, start), role) in showing.cast().into_iter().zip(running.starts).zip([Role::Mover, Role::Met]) {
            let (Some(who), Some(start)) = (who, start) else { continue };
            let Some(pose) = pose::pose(showing, role, &start, part, manner) else { continue };
            let Ok(mut transform) = self.figures.get_mut(who) else { continue };
            let by = pose.translation - transform.translation;
            *transform = pose;
            if let Showing::Ride { with, .. } = showing {
                self.carry(with, by);
            }
        }
        let (seen, haze) = effects::scene(showing, part, manner);
        self.light(&seen, haze);
        if let (Some((place, near)), Manner::Lively, true) = (close_up(showing, part), manner, self.session.follows) {
            self.orbits.iter_mut().for_each(|(_, mut orbit, _)| orbit.lean_in(place, near));
        }
        match showing {
            Showing::Flip(who) if part >= 0.5 => {
                if let Ok(turning) = self.turning.get(*who) {
                    self.commands.entity(*who).insert(Mesh3d(turning.0.clone())).remove::<Turning>();
                }
            }
            Showing::Hurt(_) if part >= GLOWS => self.wash(),
            Showing::Fall { leaves: true, .. } => {
                let alpha = 1.0 - ((part - FADES) / (1.0 - FADES)).clamp(0.0, 1.0);
                let fading = self.veils.as_ref().and_then(|veils| self.standards.get_mut(&veils.fading));
                if let Some(mut fading) = fading {
                    fading.base_color = Color::WHITE.with_alpha(alpha);
                }
            }
            Showing::Dice { .. } | Showing::Reroll { .. } | Showing::ClearDice => {
                self.pose_dice(showing, if manner == Manner::Calm { 1.0 } else { part });
            }
            _ => {}
        }
    }

    /// Everybody in a car goes where it goes.
    fn carry(&mut self, with: &[Entity], by: Vec3) {
        for rider in with {
            if let Ok(mut transform) = self.figures.get_mut(*rider) {
                transform.translation += by;
            }
        }
    }

    /// Shows these effects and no others.
    fn light(&mut self, seen: &[(Effect, Transform)], haze: Color) {
        for (effect, mut transform, mut visible) in &mut self.effects {
            let place = seen.iter().find(|(other, _)| other == effect).map(|(_, place)| *place);
            visible.set_if_neq(if place.is_some() { Visibility::Inherited } else { Visibility::Hidden });
            if let Some(place) = place {
                *transform = place;
            }
        }
        if let (Some(veils), false) = (&self.veils, seen.is_empty())
            && let Some(mut material) = self.standards.get_mut(&veils.haze)
        {
            material.base_color = haze;
        }
    }

    fn pose_dice(&mut self, showing: &Showing, part: f32) {
        let Some(tray) = &self.tray else { return };
        for (number, die) in tray.dice().iter().enumerate() {
            let pose = match showing {
                Showing::Reroll { die, .. } if *die == number => tray.pose_again(number, part),
                Showing::Reroll { .. } => tray.pose(number, 1.0),
                Showing::ClearDice => tray.pose_swept(number, part),
                _ => tray.pose(number, part),
            };
            if let Ok(mut transform) = self.figures.get_mut(*die) {
                *transform = pose;
            } else {
                self.commands.entity(*die).insert(pose);
            }
        }
    }
}
