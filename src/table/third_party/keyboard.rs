//! Keyboards: which key does what, at first and as the settings say.

use bevy::prelude::KeyCode;

use super::act::{Act, name_of};
use gotham_panels::OwnKeys;

/// Every act with its default key.
pub(super) const KEYS: &[(Act, KeyCode)] = &[
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
    (Act::BoardReader, KeyCode::KeyI),
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
    (Act::LoadContent, KeyCode::F5),
    (Act::Screenshot, KeyCode::F12),
];

/// Acts that can be given a key or a button: all except the number keys, which answer.
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

/// Keys that an act may be given besides the defaults. The number keys answer, Esc goes back.
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

/// Gives an act a key; false if the key can't be used for that.
pub(super) fn give(own: &mut OwnKeys, name: &str, key: KeyCode) -> bool {
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

/// The key of an act: the player's own, or else the default.
pub(super) fn key_of(own: &OwnKeys, act: Act, first: KeyCode) -> KeyCode {
    own.get(&name_of(act)).and_then(|name| key_named(name)).unwrap_or(first)
}

/// A key that an act may be given, by its name in the settings.
fn key_named(name: &str) -> Option<KeyCode> {
    let first = KEYS.iter().filter(|(act, _)| !DIGITS.contains(act)).map(|(_, key)| key);
    first.chain(OTHERS).find(|key| format!("{key:?}") == name).copied()
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
