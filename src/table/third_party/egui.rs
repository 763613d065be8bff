//! bevy_egui: the context of the panels, and who gets the keys.

use bevy::asset::AssetEventSystems;
use bevy::prelude::*;
use bevy_egui::{EguiContext, EguiGlobalSettings, EguiInput, EguiPlugin, EguiPostUpdateSet, EguiPreUpdateSet};

use crate::panels::fonts;
use crate::table::panel_memory::Panels;
use crate::table::states::Screen;

/// Who gets the keys.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Keys {
    /// The board: they answer the game's question.
    Board,
    /// egui: Tab and Enter walk through the buttons of a menu, a dialog or a panel that lies over the board.
    #[default]
    Panels,
    /// A text that is written, or a list that hangs open: Esc closes it and nothing else.
    Text,
}

/// Sets it up; the first camera carries the context.
pub fn plugin(app: &mut App) {
    app.add_plugins(EguiPlugin::default())
        .insert_resource(EguiGlobalSettings { enable_ime: false, ..default() })
        .init_resource::<Keys>()
        // What is painted over the board stands where the camera is in this frame, not where it was in the last.
        .configure_sets(PostUpdate, EguiPostUpdateSet::EndPass.after(TransformSystems::Propagate))
        // New letters go to the graphics card in the frame that first shows them: Bevy hears of them in time.
        .configure_sets(PostUpdate, EguiPostUpdateSet::PostProcessOutput.before(AssetEventSystems))
        .add_systems(First, give_keys)
        .add_systems(PreUpdate, prepare.after(EguiPreUpdateSet::InitContexts).before(EguiPreUpdateSet::BeginPass))
        .add_systems(
            PreUpdate,
            forget_old_modifiers.after(EguiPreUpdateSet::ProcessInput).before(EguiPreUpdateSet::BeginPass),
        )
        .add_systems(Update, (scale, (keep_board_keys, hear_gamepads).chain()));
}

/// Who holds a button down for longer does not mean it. egui's own limit is short for slow hands, and for a slow machine.
const LONGEST_CLICK: f64 = 3.0;

/// A context begins without letters.
fn prepare(mut contexts: Query<&mut EguiContext, Added<EguiContext>>) {
    for mut context in &mut contexts {
        let context = context.get_mut();
        context.set_fonts(fonts::definitions());
        context.options_mut(|options| options.input_options.max_click_duration = LONGEST_CLICK);
    }
}

/// bevy_egui tells in every frame whether Shift is held. egui draws again whenever it is told anything: a window that
/// nobody touches would be drawn for ever.
fn forget_old_modifiers(mut inputs: Query<&mut EguiInput>, mut last: Local<Option<egui::Modifiers>>) {
    for mut input in &mut inputs {
        input.events.retain(|event| match event {
            egui::Event::ModifiersChanged(modifiers) => last.replace(*modifiers) != Some(*modifiers),
            _ => true,
        });
    }
}

/// The UI scale of the settings, or what fits the window.
fn scale(mut panels: ResMut<Panels>, windows: Query<&Window>, mut contexts: Query<&mut EguiContext>) {
    let Some(window) = windows.iter().next() else { return };
    let wanted = panels.settings.scale_in(window.width(), window.height());
    if panels.scale != wanted {
        panels.scale = wanted;
    }
    for mut context in &mut contexts {
        if (context.get_mut().zoom_factor() - wanted).abs() > 0.001 {
            context.get_mut().set_zoom_factor(wanted);
        }
    }
}

fn give_keys(
    mut keys: ResMut<Keys>,
    panels: Res<Panels>,
    screen: Option<Res<State<Screen>>>,
    mut contexts: Query<&mut EguiContext>,
) {
    let is_match = screen.is_some_and(|screen| *screen.get() == Screen::Match);
    let takes_all = |context: &egui::Context| context.text_edit_focused() || egui::Popup::is_any_open(context);
    *keys = if contexts.iter_mut().any(|mut context| takes_all(context.get_mut())) {
        Keys::Text
    } else if is_match && panels.desk.floating().is_none() && panels.dialogs.is_empty() {
        Keys::Board
    } else {
        Keys::Panels
    };
}

/// What a gamepad's buttons are to egui, which knows no gamepads.
const PAD: &[(GamepadButton, egui::Key)] = &[
    (GamepadButton::South, egui::Key::Enter),
    (GamepadButton::RightTrigger, egui::Key::Tab),
    (GamepadButton::DPadUp, egui::Key::ArrowUp),
    (GamepadButton::DPadDown, egui::Key::ArrowDown),
    (GamepadButton::DPadLeft, egui::Key::ArrowLeft),
    (GamepadButton::DPadRight, egui::Key::ArrowRight),
];

/// In menus and panels the buttons of a gamepad are keys.
fn hear_gamepads(keys: Res<Keys>, pads: Query<&Gamepad>, mut inputs: Query<&mut EguiInput>) {
    if *keys == Keys::Board {
        return;
    }
    let pressed = pads.iter().flat_map(|pad| PAD.iter().filter(|(button, _)| pad.just_pressed(*button)));
    for (_, key) in pressed {
        for mut input in &mut inputs {
            input.events.extend([true, false].map(|pressed| egui::Event::Key {
                key: *key,
                physical_key: None,
                pressed,
                repeat: false,
                modifiers: egui::Modifiers::NONE,
            }));
        }
    }
}

/// What the board hears, egui does not: else Enter would press a button too. Nor does it hear the key that is to be
/// given to something.
fn keep_board_keys(keys: Res<Keys>, panels: Res<Panels>, mut inputs: Query<&mut EguiInput>) {
    if *keys != Keys::Board && panels.desk.rebinding.is_none() {
        return;
    }
    for mut input in &mut inputs {
        input.events.retain(|event| !matches!(event, egui::Event::Key { .. } | egui::Event::Text(_)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_has_not_changed_is_not_told_again() {
        let mut app = App::new();
        app.add_systems(Update, forget_old_modifiers);
        let input = app.world_mut().spawn(EguiInput::default()).id();
        let mut told = |modifiers| {
            let events = [egui::Event::ModifiersChanged(modifiers), egui::Event::PointerGone];
            app.world_mut().get_mut::<EguiInput>(input).expect("there").events = events.to_vec();
            app.update();
            app.world().get::<EguiInput>(input).expect("there").events.len()
        };
        let (none, shift) = (egui::Modifiers::NONE, egui::Modifiers::SHIFT);
        assert_eq!([told(none), told(none), told(shift), told(shift), told(none)], [2, 1, 2, 1, 2]);
    }
}
