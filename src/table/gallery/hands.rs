//! What a player does to the gallery's miniatures: turns the one on the plinth, points at one in the rows and picks it.

use bevy::input::mouse::AccumulatedMouseMotion;
use bevy::picking::hover::HoverMap;
use bevy::prelude::*;
use bevy_egui::input::EguiWantsInput;
use bevy_egui::{EguiContexts, egui};

use super::shown::{Hall, Shows, Staged, Turntable};
use crate::table::Library;
use crate::table::camera::Orbit;
use crate::table::panel_memory::Panels;
use crate::table::present::{Screened, on_screen};
use crate::table::sculpt::{self, BASE};
use gotham_panels::{GalleryMove, Gesture, Scene, Theme, exhibits};

/// Radians per second, when turning on its own.
const SLOWLY: f32 = 0.35;
/// How it stands before it has turned.
pub(super) const FIRST: f32 = 0.35;

/// The one on the plinth turns on its own, unless motion is reduced or it is held; dragging turns it.
#[expect(clippy::too_many_arguments, reason = "a system's arguments are what it reads")]
pub(super) fn turn(
    mut hall: ResMut<Hall>,
    mut figures: Query<&mut Transform, With<Turntable>>,
    mut orbits: Query<&mut Orbit>,
    panels: Res<Panels>,
    egui: Res<EguiWantsInput>,
    buttons: Res<ButtonInput<MouseButton>>,
    motion: Res<AccumulatedMouseMotion>,
    time: Res<Time>,
    mut held: Local<bool>,
) {
    let is_there = matches!(hall.staged, Some(Staged::Plinth(Some(_))));
    *held = buttons.pressed(MouseButton::Left) && (*held || !egui.wants_any_pointer_input());
    let turns = is_there && !panels.settings.reduced_motion;
    if hall.turns != turns {
        hall.turns = turns;
    }
    let by = match (*held && is_there, turns) {
        (true, _) => motion.delta.x * 0.01,
        (false, true) => SLOWLY * time.delta_secs().min(0.1),
        (false, false) => 0.0,
    };
    if *held && is_there && motion.delta.y != 0.0 {
        orbits.iter_mut().for_each(|mut orbit| orbit.turn(0.0, motion.delta.y * 0.005));
    }
    if by == 0.0 {
        return;
    }
    hall.turn = (hall.turn + by) % std::f32::consts::TAU;
    for mut figure in &mut figures {
        figure.rotation = Quat::from_rotation_y(hall.turn);
    }
}

/// The nearest in the rows under the pointer.
pub(super) fn point(hovers: Res<HoverMap>, figures: Query<&Shows>, mut hall: ResMut<Hall>) {
    let all = hovers.values().flat_map(|found| found.iter());
    let nearest = all.min_by(|a, b| a.1.depth.total_cmp(&b.1.depth));
    let hovered = nearest.and_then(|(entity, _)| figures.get(*entity).ok()).map(|shows| shows.0);
    if hall.hovered != hovered {
        hall.hovered = hovered;
    }
}

/// A miniature that is clicked in the rows goes onto the plinth.
pub(super) fn pick(click: On<Pointer<Click>>, figures: Query<&Shows>, mut panels: ResMut<Panels>) {
    if click.button == PointerButton::Primary
        && let Ok(shows) = figures.get(click.entity)
    {
        panels.inbox.push(Gesture::Gallery(GalleryMove::Pick(shows.0)).into());
        panels.inbox.push(Gesture::Gallery(GalleryMove::Scene(Scene::Plinth)).into());
    }
}

/// In the rows, the name of the one under the pointer and of the one that was picked, each with a ring.
pub(super) fn name(
    mut contexts: EguiContexts,
    hall: Res<Hall>,
    panels: Res<Panels>,
    library: Res<Library>,
    cameras: Screened,
    figures: Query<(&Shows, &GlobalTransform)>,
) {
    let (Ok(context), Ok((camera, eye))) = (contexts.ctx_mut(), cameras.single()) else { return };
    let picked = panels.desk.gallery.shown(&hall.found);
    let theme = Theme::of(&panels.settings);
    let scale = panels.scale;
    let painter = context.layer_painter(egui::LayerId::background());
    for (topic, color) in [(picked, theme.amber), (hall.hovered, theme.cyan)] {
        let Some((shows, place)) = figures.iter().find(|(shows, _)| Some(shows.0) == topic) else { continue };
        let Some(exhibit) = hall.found.iter().find(|exhibit| Some(exhibit.topic) == topic) else { continue };
        let foot = place.translation();
        let look = exhibits::look(&library.0, shows.0).map(|(look, _)| sculpt::full_height(look));
        let high = look.unwrap_or_default() + 0.14;
        let around = (0..=24).filter_map(|step| {
            let angle = step as f32 / 24.0 * std::f32::consts::TAU;
            let at = foot + Vec3::new(angle.cos(), 0.02, angle.sin()) * Vec3::new(BASE * 1.3, 1.0, BASE * 1.3);
            on_screen(camera, eye, at, scale)
        });
        painter.line(around.collect(), egui::Stroke::new(2.0, color));
        let Some(at) = on_screen(camera, eye, foot + Vec3::Y * high, scale) else { continue };
        let ink = painter.layout_no_wrap(exhibit.title.clone(), egui::FontId::proportional(14.0), color);
        let rect = egui::Align2::CENTER_CENTER.anchor_size(at, ink.size());
        painter.rect_filled(rect.expand2(egui::vec2(5.0, 2.0)), 3.0, egui::Color32::from_black_alpha(200));
        painter.galley(rect.min, ink, color);
    }
}
