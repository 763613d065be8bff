//! leafwing-input-manager: what keys and gamepad buttons mean.

use bevy::input::keyboard::KeyboardInput;
use bevy::input::{ButtonState, InputSystems};
use bevy::prelude::*;
use leafwing_input_manager::plugin::InputManagerSystem;
use leafwing_input_manager::prelude::*;

use crate::panels::{Intent, KeyHelp, OwnKeys, Settings};
use crate::table::panel_memory::Panels;
use crate::words::Words;

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

/// What an act does. The number keys have no words: they answer, and cannot be given to anything else.
fn does(words: &Words, act: Act) -> Option<&str> {
    Some(match act {
        Act::Confirm => words.key_does_confirm(),
        Act::Back => words.key_does_back(),
        Act::Next => words.key_does_next(),
        Act::Up => words.key_does_up(),
        Act::Down => words.key_does_down(),
        Act::Left => words.key_does_left(),
        Act::Right => words.key_does_right(),
        Act::Undo => words.key_does_undo(),
        Act::RestartTurn => words.key_does_restart(),
        Act::Advise => words.key_does_advise(),
        Act::Heed => words.key_does_heed(),
        Act::SkipLesson => words.key_does_skip_lesson(),
        Act::Log => words.key_does_log(),
        Act::Mission => words.key_does_mission(),
        Act::Glossary => words.key_does_glossary(),
        Act::CommandPost => words.key_does_command_post(),
        Act::Settings => words.key_does_settings(),
        Act::Card => words.key_does_card(),
        Act::Earlier => words.key_does_earlier(),
        Act::Later => words.key_does_later(),
        Act::Help => words.key_does_help(),
        Act::Areas => words.key_does_areas(),
        Act::Sight => words.key_does_sight(),
        Act::Reach => words.key_does_reach(),
        Act::PanAway => words.key_does_pan_away(),
        Act::PanLeft => words.key_does_pan_left(),
        Act::PanBack => words.key_does_pan_back(),
        Act::PanRight => words.key_does_pan_right(),
        Act::TurnLeft => words.key_does_turn_left(),
        Act::TurnRight => words.key_does_turn_right(),
        Act::Nearer => words.key_does_nearer(),
        Act::Farther => words.key_does_farther(),
        Act::TopDown => words.key_does_top_down(),
        Act::Reset => words.key_does_reset(),
        Act::Follow => words.key_does_follow(),
        Act::Screenshot => words.key_does_screenshot(),
        Act::Digit1
        | Act::Digit2
        | Act::Digit3
        | Act::Digit4
        | Act::Digit5
        | Act::Digit6
        | Act::Digit7
        | Act::Digit8
        | Act::Digit9
        | Act::Digit0 => return None,
    })
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
    KeyCode::KeyB,
    KeyCode::KeyI,
    KeyCode::KeyP,
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
    KeyCode::Comma,
    KeyCode::Period,
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

const PAD: &[(Act, GamepadButton)] = &[
    (Act::Confirm, GamepadButton::South),
    (Act::Back, GamepadButton::East),
    (Act::Next, GamepadButton::RightTrigger),
    (Act::Undo, GamepadButton::LeftTrigger),
    (Act::Log, GamepadButton::North),
    (Act::Mission, GamepadButton::West),
    (Act::Up, GamepadButton::DPadUp),
    (Act::Down, GamepadButton::DPadDown),
    (Act::Left, GamepadButton::DPadLeft),
    (Act::Right, GamepadButton::DPadRight),
    (Act::Nearer, GamepadButton::RightTrigger2),
    (Act::Farther, GamepadButton::LeftTrigger2),
    (Act::Help, GamepadButton::Select),
    (Act::Settings, GamepadButton::Start),
];

/// Sets it up.
pub fn plugin(app: &mut App) {
    app.add_plugins(InputManagerPlugin::<Act>::default())
        .add_systems(Startup, |mut commands: Commands| {
            commands.spawn((Name::new("Keys"), InputMap::<Act>::default()));
        })
        .add_systems(PreUpdate, catch_taps.after(InputSystems).before(InputManagerSystem::Unify))
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

/// The keys as the settings say.
fn bind(mut panels: ResMut<Panels>, mut maps: Query<&mut InputMap<Act>>, mut bound: Local<Option<(OwnKeys, Words)>>) {
    let (Ok(mut map), own) = (maps.single_mut(), panels.settings.keys.clone()) else { return };
    if bound.as_ref().is_some_and(|(keys, words)| *keys == own && *words == panels.words) {
        return;
    }
    *map = InputMap::new(KEYS.iter().map(|(act, first)| (*act, key_of(&own, *act, *first))));
    let taken = |key: KeyCode| KEYS.iter().any(|(act, first)| key_of(&own, *act, *first) == key);
    for key in [KeyCode::NumpadEnter, KeyCode::Space].into_iter().filter(|key| !taken(*key)) {
        map.insert(Act::Confirm, key);
    }
    for (act, button) in PAD {
        map.insert(*act, *button);
    }
    panels.keys = key_help(&panels.words, &own);
    *bound = Some((own, panels.words.clone()));
}

/// The next key is the one that an act is given; the act that had it gets the other's.
fn rebind(mut panels: ResMut<Panels>, mut messages: MessageReader<KeyboardInput>) {
    let pressed: Vec<KeyCode> = messages
        .read()
        .filter(|message| message.state == ButtonState::Pressed && !message.repeat)
        .map(|message| message.key_code)
        .collect();
    let (Some(name), Some(key)) = (panels.desk.rebinding.clone(), pressed.first().copied()) else { return };
    let mut own = panels.settings.keys.clone();
    if key != KeyCode::Escape && !give(&mut own, &name, key) {
        return;
    }
    panels.desk.rebinding = None;
    let settings = Settings { keys: own, ..panels.settings.clone() };
    panels.inbox.push(Intent::Settings(Box::new(settings)));
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

fn name_of(act: Act) -> String {
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

/// What each key does, for the help and the settings.
fn key_help(words: &Words, own: &OwnKeys) -> Vec<KeyHelp> {
    let help = |(act, first): &(Act, KeyCode)| {
        let does = does(words, *act)?.to_string();
        Some(KeyHelp { act: name_of(*act), key: shown(words, key_of(own, *act, *first)), does })
    };
    KEYS.iter().filter_map(help).collect()
}

/// "U" of `KeyU`, "Up" of `ArrowUp`, "Esc" of `Escape`.
fn shown(words: &Words, key: KeyCode) -> String {
    let named = match key {
        KeyCode::Enter => words.key_enter(),
        KeyCode::Escape => words.key_escape(),
        KeyCode::Tab => words.key_tab(),
        KeyCode::Backspace => words.key_backspace(),
        KeyCode::ArrowUp => words.key_up(),
        KeyCode::ArrowDown => words.key_down(),
        KeyCode::ArrowLeft => words.key_left(),
        KeyCode::ArrowRight => words.key_right(),
        KeyCode::Insert => words.key_insert(),
        KeyCode::Delete => words.key_delete(),
        KeyCode::Home => words.key_home(),
        KeyCode::End => words.key_end(),
        KeyCode::PageUp => words.key_page_up(),
        KeyCode::PageDown => words.key_page_down(),
        KeyCode::Comma => ",",
        KeyCode::Period => ".",
        KeyCode::Slash => "/",
        KeyCode::Semicolon => ";",
        KeyCode::Quote => "'",
        KeyCode::BracketLeft => "[",
        KeyCode::BracketRight => "]",
        KeyCode::Minus => "-",
        KeyCode::Equal => "=",
        KeyCode::Backquote => "`",
        KeyCode::Backslash => "\\",
        _ => {
            let name = format!("{key:?}");
            return words.key_letter(name.strip_prefix("Key").unwrap_or(&name));
        }
    };
    named.into()
}

#[cfg(test)]
mod tests {
    use super::*;

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
    fn every_act_has_its_own_key() {
        let mut keys: Vec<String> = KEYS.iter().map(|(_, key)| format!("{key:?}")).collect();
        keys.sort();
        keys.dedup();
        assert_eq!(keys.len(), KEYS.len());
    }
}
