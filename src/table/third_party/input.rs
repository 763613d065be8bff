//! leafwing-input-manager: what keys and gamepad buttons mean.

use bevy::input::keyboard::KeyboardInput;
use bevy::input::{ButtonState, InputSystems};
use bevy::prelude::*;
use leafwing_input_manager::plugin::InputManagerSystem;
use leafwing_input_manager::prelude::*;

use crate::panels::KeyHelp;

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
    /// A picture of the window.
    Screenshot,
}

/// Every act with its key, the key's name and what it does; then its gamepad button.
pub const KEYS: &[(Act, KeyCode, &str, &str)] = &[
    (Act::Confirm, KeyCode::Enter, "Enter", "Take the marked answer"),
    (Act::Back, KeyCode::Escape, "Esc", "A step back; close; the pause menu"),
    (Act::Next, KeyCode::Tab, "Tab", "The next miniature that may act"),
    (Act::Up, KeyCode::ArrowUp, "Up", "The answer above; one cube more"),
    (Act::Down, KeyCode::ArrowDown, "Down", "The answer below; one cube less"),
    (Act::Left, KeyCode::ArrowLeft, "Left", "Before"),
    (Act::Right, KeyCode::ArrowRight, "Right", "After"),
    (Act::Digit1, KeyCode::Digit1, "1", "The first answer, and so on to 0, the tenth"),
    (Act::Digit2, KeyCode::Digit2, "", ""),
    (Act::Digit3, KeyCode::Digit3, "", ""),
    (Act::Digit4, KeyCode::Digit4, "", ""),
    (Act::Digit5, KeyCode::Digit5, "", ""),
    (Act::Digit6, KeyCode::Digit6, "", ""),
    (Act::Digit7, KeyCode::Digit7, "", ""),
    (Act::Digit8, KeyCode::Digit8, "", ""),
    (Act::Digit9, KeyCode::Digit9, "", ""),
    (Act::Digit0, KeyCode::Digit0, "", ""),
    (Act::Undo, KeyCode::KeyU, "U", "Undo, back to the last dice"),
    (Act::RestartTurn, KeyCode::Backspace, "Backspace", "Restart the turn"),
    (Act::Log, KeyCode::KeyL, "L", "The log"),
    (Act::Mission, KeyCode::KeyM, "M", "The mission sheet"),
    (Act::Glossary, KeyCode::KeyG, "G", "The glossary"),
    (Act::CommandPost, KeyCode::KeyC, "C", "The Command Post"),
    (Act::Settings, KeyCode::KeyO, "O", "Settings"),
    (Act::Help, KeyCode::F1, "F1", "Keys"),
    (Act::Areas, KeyCode::KeyN, "N", "Names and figures of the Areas"),
    (Act::Sight, KeyCode::KeyV, "V", "Line of Sight markers"),
    (Act::Reach, KeyCode::KeyX, "X", "Areas within reach"),
    (Act::PanAway, KeyCode::KeyW, "W A S D", "Move the camera"),
    (Act::PanLeft, KeyCode::KeyA, "", ""),
    (Act::PanBack, KeyCode::KeyS, "", ""),
    (Act::PanRight, KeyCode::KeyD, "", ""),
    (Act::TurnLeft, KeyCode::KeyQ, "Q E", "Turn the camera"),
    (Act::TurnRight, KeyCode::KeyE, "", ""),
    (Act::Nearer, KeyCode::KeyR, "R F", "Nearer, farther"),
    (Act::Farther, KeyCode::KeyF, "", ""),
    (Act::TopDown, KeyCode::KeyT, "T", "Straight from above"),
    (Act::Reset, KeyCode::Home, "Home", "The camera as at the beginning"),
    (Act::Follow, KeyCode::KeyY, "Y", "Follow who acts, or stop"),
    (Act::Screenshot, KeyCode::F12, "F12", "A picture of the window"),
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
        .add_systems(Startup, bind)
        .add_systems(PreUpdate, catch_taps.after(InputSystems).before(InputManagerSystem::Unify));
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

fn bind(mut commands: Commands) {
    let mut map = InputMap::new(KEYS.iter().map(|(act, key, ..)| (*act, *key)));
    map.insert(Act::Confirm, KeyCode::NumpadEnter).insert(Act::Confirm, KeyCode::Space);
    for (act, button) in PAD {
        map.insert(*act, *button);
    }
    commands.spawn((Name::new("Keys"), map));
}

/// What each key does, for the help.
pub fn key_help() -> Vec<KeyHelp> {
    let named = KEYS.iter().filter(|(.., key, _)| !key.is_empty());
    named.map(|(.., key, does)| KeyHelp { key: (*key).into(), does: (*does).into() }).collect()
}
