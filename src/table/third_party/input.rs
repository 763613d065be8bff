//! leafwing-input-manager: what keys and gamepad buttons mean.

use bevy::input::keyboard::KeyboardInput;
use bevy::input::mouse::MouseButtonInput;
use bevy::input::{ButtonState, InputSystems};
use bevy::prelude::*;
use leafwing_input_manager::plugin::InputManagerSystem;
use leafwing_input_manager::prelude::*;

use super::key_words::{does, shown};
use super::pad;
pub use super::pad::{button_of, give_button};
use gotham_panels::{Device, Intent, KeyHelp, OwnKeys, Wish};
use crate::table::panel_memory::Panels;
use gotham_words::Words;

/// What a key or button asks for.
#[derive(Actionlike, PartialEq, Eq, Hash, Clone, Copy, Debug, Reflect)]
pub enum Act {
    /// Camera.
    PanLeft,
    /// Camera.
    PanRight,
    /// Camera.
    PanAway,
    /// Camera.
    PanBack,
    /// Camera.
    TurnLeft,
    /// Camera.
    TurnRight,
    /// Camera.
    Nearer,
    /// Camera.
    Farther,
    /// Camera.
    TopDown,
    /// Camera.
    Reset,
    /// Camera.
    Follow,
    /// Overlay.
    Areas,
    /// Overlay.
    Sight,
    /// Overlay.
    Reach,
    /// Choice.
    Up,
    /// Choice.
    Down,
    /// Choice.
    Left,
    /// Choice.
    Right,
    /// Choice.
    Confirm,
    /// Choice.
    Back,
    /// The next acting miniature.
    Next,
    /// A number key.
    Digit1,
    /// A number key.
    Digit2,
    /// A number key.
    Digit3,
    /// A number key.
    Digit4,
    /// A number key.
    Digit5,
    /// A number key.
    Digit6,
    /// A number key.
    Digit7,
    /// A number key.
    Digit8,
    /// A number key.
    Digit9,
    /// A number key.
    Digit0,
    /// The keys go to the next panel.
    NextPanel,
    /// The keys go to the panel before.
    PanelBefore,
    /// The next thing on the board.
    LookOn,
    /// The thing before on the board.
    LookBack,
    /// Takes back.
    Undo,
    /// Takes the turn back.
    RestartTurn,
    /// What can be done now.
    Advise,
    /// Do what is advised.
    Heed,
    /// Go on without the open lesson.
    SkipLesson,
    /// Panel.
    Log,
    /// Panel.
    Mission,
    /// Panel.
    Glossary,
    /// Panel.
    CommandPost,
    /// Panel.
    Help,
    /// Panel.
    Settings,
    /// The automated Villain's card.
    Card,
    /// The card's decision before.
    Earlier,
    /// The card's decision after.
    Later,
    /// A picture of the window.
    Screenshot,
}

/// Every act with its first key.
const KEYS: &[(Act, KeyCode)] = &[
    (Act::Confirm, KeyCode::Enter),
    (Act::Back, KeyCode::Escape),
    (Act::Next, KeyCode::Tab),
    (Act::Up, KeyCode::ArrowUp),
    (Act::Down, KeyCode::ArrowDown),
    (Act::Left, KeyCode::ArrowLeft),
    (Act::Right, KeyCode::ArrowRight),
    (Act::Digit1, KeyCode::Digit1),
    (Act::Digit2, KeyCode::Digit2),
    (Act::Digit3, KeyCode::Digit3),
    (Act::Digit4, KeyCode::Digit4),
    (Act::Digit5, KeyCode::Digit5),
    (Act::Digit6, KeyCode::Digit6),
    (Act::Digit7, KeyCode::Digit7),
    (Act::Digit8, KeyCode::Digit8),
    (Act::Digit9, KeyCode::Digit9),
    (Act::Digit0, KeyCode::Digit0),
    (Act::NextPanel, KeyCode::KeyP),
    (Act::PanelBefore, KeyCode::KeyB),
    (Act::LookOn, KeyCode::Period),
    (Act::LookBack, KeyCode::Comma),
    (Act::Undo, KeyCode::KeyU),
    (Act::RestartTurn, KeyCode::Backspace),
    (Act::Advise, KeyCode::KeyH),
    (Act::Heed, KeyCode::KeyJ),
    (Act::SkipLesson, KeyCode::KeyZ),
    (Act::Log, KeyCode::KeyL),
    (Act::Mission, KeyCode::KeyM),
    (Act::Glossary, KeyCode::KeyG),
    (Act::CommandPost, KeyCode::KeyC),
    (Act::Settings, KeyCode::KeyO),
    (Act::Card, KeyCode::KeyK),
    (Act::Earlier, KeyCode::PageUp),
    (Act::Later, KeyCode::PageDown),
    (Act::Help, KeyCode::F1),
    (Act::Areas, KeyCode::KeyN),
    (Act::Sight, KeyCode::KeyV),
    (Act::Reach, KeyCode::KeyX),
    (Act::PanAway, KeyCode::KeyW),
    (Act::PanLeft, KeyCode::KeyA),
    (Act::PanBack, KeyCode::KeyS),
    (Act::PanRight, KeyCode::KeyD),
    (Act::TurnLeft, KeyCode::KeyQ),
    (Act::TurnRight, KeyCode::KeyE),
    (Act::Nearer, KeyCode::KeyR),
    (Act::Farther, KeyCode::KeyF),
    (Act::TopDown, KeyCode::KeyT),
    (Act::Reset, KeyCode::Home),
    (Act::Follow, KeyCode::KeyY),
    (Act::Screenshot, KeyCode::F12),
];

/// Acts that can be given a key or a button: all but the number keys, which answer.
pub(super) fn given() -> impl Iterator<Item = Act> {
    KEYS.iter().map(|(act, _)| *act).filter(|act| !DIGITS.contains(act))
}

/// The number keys answer, and nothing else.
const DIGITS: [Act; 10] = [
    Act::Digit1,
    Act::Digit2,
    Act::Digit3,
    Act::Digit4,
    Act::Digit5,
    Act::Digit6,
    Act::Digit7,
    Act::Digit8,
    Act::Digit9,
    Act::Digit0,
];

/// Keys that an act may be given beside the first ones. The number keys answer, Esc goes back.
const OTHERS: &[KeyCode] = &[
    KeyCode::KeyI,
    KeyCode::F2,
    KeyCode::F3,
    KeyCode::F4,
    KeyCode::F5,
    KeyCode::F6,
    KeyCode::F7,
    KeyCode::F8,
    KeyCode::F9,
    KeyCode::F10,
    KeyCode::F11,
    KeyCode::Insert,
    KeyCode::Delete,
    KeyCode::End,
    KeyCode::Slash,
    KeyCode::Semicolon,
    KeyCode::Quote,
    KeyCode::BracketLeft,
    KeyCode::BracketRight,
    KeyCode::Minus,
    KeyCode::Equal,
    KeyCode::Backquote,
    KeyCode::Backslash,
];

/// Sets it up.
pub fn plugin(app: &mut App) {
    app.add_plugins(InputManagerPlugin::<Act>::default())
        .add_systems(Startup, |mut commands: Commands| {
            commands.spawn((Name::new("Keys"), InputMap::<Act>::default()));
        })
        .add_systems(PreUpdate, catch_taps.after(InputSystems).before(InputManagerSystem::Unify))
        .add_systems(PreUpdate, notice_device.after(InputSystems))
        .add_systems(Update, bind)
        .add_systems(Last, rebind);
}

/// A key that goes down and up again between two frames would be missed, since acts are read once a frame: it counts
/// as held until the next one.
fn catch_taps(
    mut keys: ResMut<ButtonInput<KeyCode>>,
    mut messages: MessageReader<KeyboardInput>,
    mut held: Local<Vec<KeyCode>>,
    mut later: Local<Vec<KeyCode>>,
) {
    let down = messages.read().filter(|message| message.state == ButtonState::Pressed && !message.repeat);
    let tapped: Vec<KeyCode> = down.map(|message| message.key_code).filter(|key| !keys.pressed(*key)).collect();
    let before = std::mem::take(&mut *held);
    for key in &before {
        keys.release(*key);
    }
    let waiting = std::mem::take(&mut *later);
    for key in waiting.into_iter().chain(tapped) {
        if before.contains(&key) {
            later.push(key);
        } else if !held.contains(&key) {
            keys.reset(key);
            keys.press(key);
            held.push(key);
        }
    }
}

/// Own keys, own buttons and the language in which they are named.
type Bound = (OwnKeys, OwnKeys, Words);

/// What the player has used last.
fn notice_device(
    mut panels: ResMut<Panels>,
    mut keys: MessageReader<KeyboardInput>,
    mut clicks: MessageReader<MouseButtonInput>,
    pads: Query<&Gamepad>,
) {
    let by_hand = keys.read().count() + clicks.read().count() > 0;
    let by_pad = pads.iter().any(|pad| pad.get_just_pressed().next().is_some());
    let device = match (by_hand, by_pad) {
        (true, _) => Device::Keyboard,
        (false, true) => Device::Gamepad,
        (false, false) => panels.device,
    };
    if panels.device != device {
        panels.device = device;
    }
}

/// The keys as the settings say.
fn bind(mut panels: ResMut<Panels>, mut maps: Query<&mut InputMap<Act>>, mut bound: Local<Option<Bound>>) {
    let Ok(mut map) = maps.single_mut() else { return };
    let (own, buttons) = (panels.settings.keys.clone(), panels.settings.buttons.clone());
    if bound.as_ref().is_some_and(|known| (&known.0, &known.1, &known.2) == (&own, &buttons, &panels.words)) {
        return;
    }
    *map = InputMap::new(KEYS.iter().map(|(act, first)| (*act, key_of(&own, *act, *first))));
    let taken = |key: KeyCode| KEYS.iter().any(|(act, first)| key_of(&own, *act, *first) == key);
    for key in [KeyCode::NumpadEnter, KeyCode::Space].into_iter().filter(|key| !taken(*key)) {
        map.insert(Act::Confirm, key);
    }
    for act in KEYS.iter().map(|(act, _)| *act) {
        if let Some(button) = button_of(&buttons, act) {
            map.insert(act, button);
        }
    }
    panels.keys = key_help(&panels.words, &own, &buttons);
    *bound = Some((own, buttons, panels.words.clone()));
}

/// The next key or button is the one that an act is given; the act that had it gets the other's.
fn rebind(mut panels: ResMut<Panels>, mut messages: MessageReader<KeyboardInput>, pads: Query<&Gamepad>) {
    let pressed: Vec<KeyCode> = messages
        .read()
        .filter(|message| message.state == ButtonState::Pressed && !message.repeat)
        .map(|message| message.key_code)
        .collect();
    let Some(name) = panels.desk.rebinding.clone() else { return };
    let mut settings = panels.settings.clone();
    let button = pads.iter().find_map(|pad| pad.get_just_pressed().next().copied());
    let is_given = match (pressed.first(), button) {
        (Some(KeyCode::Escape), _) => true,
        (Some(key), _) => give(&mut settings.keys, &name, *key),
        (None, Some(button)) => give_button(&mut settings.buttons, &name, button),
        (None, None) => false,
    };
    if !is_given {
        return;
    }
    panels.desk.rebinding = None;
    panels.inbox.push(Wish::Settings(Box::new(settings)).into());
}

/// Gives an act a key; false when it is no key for that.
fn give(own: &mut OwnKeys, name: &str, key: KeyCode) -> bool {
    let Some((act, first)) = KEYS.iter().find(|(act, _)| name_of(*act) == name) else { return false };
    if key_named(&format!("{key:?}")).is_none() {
        return false;
    }
    let before = key_of(own, *act, *first);
    let holder = KEYS.iter().find(|(other, first)| key_of(own, *other, *first) == key);
    if let Some((other, _)) = holder {
        own.insert(name_of(*other), format!("{before:?}"));
    }
    own.insert(name.into(), format!("{key:?}"));
    true
}

pub(super) fn name_of(act: Act) -> String {
    format!("{act:?}")
}

/// The key of an act: the player's own, or else the first one.
fn key_of(own: &OwnKeys, act: Act, first: KeyCode) -> KeyCode {
    own.get(&name_of(act)).and_then(|name| key_named(name)).unwrap_or(first)
}

/// A key that an act may be given, by its name in the settings.
fn key_named(name: &str) -> Option<KeyCode> {
    let first = KEYS.iter().filter(|(act, _)| !DIGITS.contains(act)).map(|(_, key)| key);
    first.chain(OTHERS).find(|key| format!("{key:?}") == name).copied()
}

/// What each key and button does, for the help and the settings.
fn key_help(words: &Words, own: &OwnKeys, buttons: &OwnKeys) -> Vec<KeyHelp> {
    let help = |(act, first): &(Act, KeyCode)| {
        let does = does(words, *act)?.to_string();
        let button = button_of(buttons, *act).map_or_else(String::new, |button| pad::shown(words, button));
        Some(KeyHelp { act: name_of(*act), key: shown(words, key_of(own, *act, *first)), button, does })
    };
    KEYS.iter().filter_map(help).chain(pad::sticks(words)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use gotham_panels::Settings;

    #[test]
    fn a_key_that_is_taken_changes_places() {
        let mut own = OwnKeys::default();
        assert!(give(&mut own, "Undo", KeyCode::KeyL));
        assert_eq!(key_of(&own, Act::Undo, KeyCode::KeyU), KeyCode::KeyL);
        assert_eq!(key_of(&own, Act::Log, KeyCode::KeyL), KeyCode::KeyU);
        assert!(give(&mut own, "Undo", KeyCode::KeyB));
        assert_eq!(key_of(&own, Act::Undo, KeyCode::KeyU), KeyCode::KeyB);
    }

    #[test]
    fn keys_that_answer_and_unknown_words_are_refused() {
        let mut own = OwnKeys::default();
        assert!(!give(&mut own, "Undo", KeyCode::Digit1) && !give(&mut own, "Fly", KeyCode::KeyB));
        own.insert("Undo".into(), "Nonsense".into());
        assert_eq!(key_of(&own, Act::Undo, KeyCode::KeyU), KeyCode::KeyU, "a settings file may say anything");
    }

    #[test]
    fn the_next_button_of_a_gamepad_is_the_new_one() {
        let mut panels = Panels::new(Settings::default());
        panels.desk.rebinding = Some("Log".into());
        let mut app = App::new();
        app.insert_resource(panels).add_message::<KeyboardInput>().add_message::<MouseButtonInput>();
        app.add_systems(Update, (notice_device, rebind).chain());
        let mut pad = Gamepad::default();
        pad.digital_mut().press(GamepadButton::North);
        app.world_mut().spawn(pad);
        app.update();
        let panels = app.world().resource::<Panels>();
        assert_eq!((panels.device, &panels.desk.rebinding), (Device::Gamepad, &None));
        match panels.inbox.as_slice() {
            [Intent::Table(Wish::Settings(settings))] => {
                assert_eq!(button_of(&settings.buttons, Act::Log), Some(GamepadButton::North));
                assert_eq!(button_of(&settings.buttons, Act::Next), None);
            }
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn every_act_has_its_own_key() {
        let mut keys: Vec<String> = KEYS.iter().map(|(_, key)| format!("{key:?}")).collect();
        keys.sort();
        keys.dedup();
        assert_eq!(keys.len(), KEYS.len());
    }
}
