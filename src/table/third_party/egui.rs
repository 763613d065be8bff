//! bevy_egui: the context of the panels, who gets the keys, and what screen readers hear and ask for.

use bevy::a11y::{AccessibilityRequested, ActionRequest};
use bevy::asset::AssetEventSystems;
use bevy::prelude::*;
use bevy_egui::{EguiContext, EguiGlobalSettings, EguiInput, EguiPlugin, EguiPostUpdateSet, EguiPreUpdateSet};

use crate::table::panel_memory::Panels;
use crate::table::states::Screen;
use crate::table::third_party::input::{Act, button_of};
use gotham_panels::fonts;

/// Who gets the keys.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Keys {
    /// The board: they answer the game's question.
    Board,
    /// egui: Tab and Enter walk through the buttons of a menu, a dialog or a panel that lies over the board.
    #[default]
    Panels,
    /// A text being typed, or an open drop-down list: Esc closes it and nothing else.
    Text,
}

/// Sets it up; the first camera carries the context.
pub(crate) fn plugin(app: &mut App) {
    app.add_plugins(EguiPlugin::default())
        .insert_resource(EguiGlobalSettings { enable_ime: false, ..default() })
        .init_resource::<Keys>()
        // What is painted over the board goes where the camera is in this frame, not where it was in the last.
        .configure_sets(PostUpdate, EguiPostUpdateSet::EndPass.after(TransformSystems::Propagate))
        // New letters go to the graphics card in the frame that first shows them: Bevy is notified in time.
        .configure_sets(PostUpdate, EguiPostUpdateSet::PostProcessOutput.before(AssetEventSystems))
        .add_systems(First, give_keys)
        .add_systems(PreUpdate, prepare.after(EguiPreUpdateSet::InitContexts).before(EguiPreUpdateSet::BeginPass))
        .add_systems(
            PreUpdate,
            forget_old_modifiers.after(EguiPreUpdateSet::ProcessInput).before(EguiPreUpdateSet::BeginPass),
        )
        .add_message::<ActionRequest>()
        .add_systems(PreUpdate, speak_to_screen_readers.after(EguiPreUpdateSet::InitContexts))
        .add_systems(Update, (scale, (keep_board_keys, hear_gamepads, hear_screen_readers).chain()));
}

/// A button held longer than this is not a click. egui's own limit is short for slow hands, and for a slow machine.
const LONGEST_CLICK: f64 = 3.0;

/// A context starts without fonts.
fn prepare(mut contexts: Query<&mut EguiContext, Added<EguiContext>>) {
    for mut context in &mut contexts {
        let context = context.get_mut();
        context.set_fonts(fonts::definitions());
        context.options_mut(|options| options.input_options.max_click_duration = LONGEST_CLICK);
    }
}

/// bevy_egui reports in every frame whether Shift is held. egui redraws whenever anything is reported: a window that
/// nobody touches would be redrawn forever.
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
    } else if is_match && panels.desk.floating().is_none() && panels.desk.pane.is_none() && panels.dialogs.is_empty() {
        Keys::Board
    } else {
        Keys::Panels
    };
}

/// What a gamepad's buttons are to egui, which doesn't know gamepads.
const PAD: &[(Act, egui::Key, egui::Modifiers)] = &[
    (Act::Confirm, egui::Key::Enter, egui::Modifiers::NONE),
    (Act::Next, egui::Key::Tab, egui::Modifiers::NONE),
    (Act::Undo, egui::Key::Tab, egui::Modifiers::SHIFT),
    (Act::LookOn, egui::Key::PageDown, egui::Modifiers::NONE),
    (Act::LookBack, egui::Key::PageUp, egui::Modifiers::NONE),
    (Act::Up, egui::Key::ArrowUp, egui::Modifiers::NONE),
    (Act::Down, egui::Key::ArrowDown, egui::Modifiers::NONE),
    (Act::Left, egui::Key::ArrowLeft, egui::Modifiers::NONE),
    (Act::Right, egui::Key::ArrowRight, egui::Modifiers::NONE),
];

/// In menus and panels, a gamepad's buttons act as keys.
fn hear_gamepads(keys: Res<Keys>, panels: Res<Panels>, pads: Query<&Gamepad>, mut inputs: Query<&mut EguiInput>) {
    if *keys == Keys::Board || panels.desk.rebinding.is_some() {
        return;
    }
    let own = &panels.settings.buttons;
    let is_pressed = |act: Act| button_of(own, act).is_some_and(|at| pads.iter().any(|pad| pad.just_pressed(at)));
    for (_, key, modifiers) in PAD.iter().filter(|(act, ..)| is_pressed(*act)) {
        for mut input in &mut inputs {
            input.events.extend([true, false].map(|pressed| egui::Event::Key {
                key: *key,
                physical_key: None,
                pressed,
                repeat: false,
                modifiers: *modifiers,
            }));
        }
    }
}

/// egui only describes the screen while somebody listens: building that tree is work in every frame.
fn speak_to_screen_readers(
    asked: Option<Res<AccessibilityRequested>>,
    mut contexts: Query<&mut EguiContext>,
    mut speaks: Local<Option<bool>>,
) {
    let listens = asked.is_some_and(|asked| asked.get());
    if *speaks == Some(listens) {
        return;
    }
    for mut context in &mut contexts {
        let context = context.get_mut();
        if listens {
            context.enable_accesskit();
        } else {
            context.disable_accesskit();
        }
        *speaks = Some(listens);
    }
}

/// What a screen reader asks for: a button is pressed, a slider is set. bevy_egui tells it everything but doesn't
/// listen.
fn hear_screen_readers(mut asked: MessageReader<ActionRequest>, mut inputs: Query<&mut EguiInput>) {
    for request in asked.read() {
        for mut input in &mut inputs {
            input.events.push(egui::Event::AccessKitActionRequest(request.0.clone()));
        }
    }
}

/// What the board hears, egui does not: otherwise Enter would press a button, too. Nor does it hear the key that is to
/// be assigned to something.
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
    use gotham_panels::Settings;

    /// A gamepad on which a button was just pressed.
    fn pressed(button: GamepadButton) -> Gamepad {
        let mut pad = Gamepad::default();
        pad.digital_mut().press(button);
        pad
    }

    /// What egui hears of a button while the keys are somebody's.
    fn heard(button: GamepadButton, keys: Keys, settings: Settings) -> Vec<egui::Key> {
        let mut app = App::new();
        app.insert_resource(keys).insert_resource(Panels::new(settings)).add_systems(Update, hear_gamepads);
        app.world_mut().spawn(pressed(button));
        let input = app.world_mut().spawn(EguiInput::default()).id();
        app.update();
        let events = &app.world().get::<EguiInput>(input).expect("there").events;
        let keys = events.iter().filter_map(|event| match event {
            egui::Event::Key { key, pressed: true, .. } => Some(*key),
            _ => None,
        });
        keys.collect()
    }

    #[test]
    fn the_buttons_of_a_gamepad_walk_through_the_panels() {
        let plain = Settings::default;
        assert_eq!(heard(GamepadButton::South, Keys::Panels, plain()), [egui::Key::Enter]);
        assert_eq!(heard(GamepadButton::DPadDown, Keys::Panels, plain()), [egui::Key::ArrowDown]);
        assert_eq!(heard(GamepadButton::RightTrigger2, Keys::Panels, plain()), [egui::Key::PageDown]);
        assert_eq!(heard(GamepadButton::South, Keys::Board, plain()), [], "there it answers the question");
        let mut own = plain();
        assert!(crate::table::third_party::input::give_button(&mut own.buttons, "Confirm", GamepadButton::East));
        assert_eq!(heard(GamepadButton::East, Keys::Panels, own.clone()), [egui::Key::Enter]);
        assert_eq!(heard(GamepadButton::South, Keys::Panels, own), [], "it has changed places with going back");
    }

    #[test]
    fn a_screen_reader_is_heard() {
        let mut app = App::new();
        app.add_message::<ActionRequest>().add_systems(Update, hear_screen_readers);
        let input = app.world_mut().spawn(EguiInput::default()).id();
        app.world_mut().write_message(ActionRequest(egui::accesskit::ActionRequest {
            action: egui::accesskit::Action::Click,
            target_tree: egui::accesskit::TreeId::ROOT,
            target_node: egui::accesskit::NodeId(7),
            data: None,
        }));
        app.update();
        let events = &app.world().get::<EguiInput>(input).expect("there").events;
        assert!(matches!(events.as_slice(), [egui::Event::AccessKitActionRequest(_)]), "{events:?}");
    }

    #[test]
    fn egui_speaks_only_while_somebody_listens() {
        let mut app = App::new();
        app.init_resource::<AccessibilityRequested>().add_systems(Update, speak_to_screen_readers);
        let context = app.world_mut().spawn(EguiContext::default()).id();
        for listens in [false, true, false] {
            app.world().resource::<AccessibilityRequested>().set(listens);
            app.update();
            let mut context = app.world_mut().get_mut::<EguiContext>(context).expect("there");
            let mut output = context.get_mut().run_ui(egui::RawInput::default(), |ui| drop(ui.label("words")));
            output.textures_delta.clear();
            assert_eq!(output.platform_output.accesskit_update.is_some(), listens);
        }
    }

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
