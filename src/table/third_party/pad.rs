//! Gamepads: which button does what, and what it is called.

use bevy::prelude::GamepadButton;

use super::act::{Act, name_of};
use super::keyboard::given;
use gotham_panels::{KeyHelp, OwnKeys};
use gotham_words::Words;

/// Every act with its default button, if it has one.
const PAD: &[(Act, GamepadButton)] = &[
    (Act::Confirm, GamepadButton::South),
    (Act::Back, GamepadButton::East),
    (Act::Undo, GamepadButton::West),
    (Act::Next, GamepadButton::North),
    (Act::PanelBefore, GamepadButton::LeftTrigger),
    (Act::NextPanel, GamepadButton::RightTrigger),
    (Act::LookBack, GamepadButton::LeftTrigger2),
    (Act::LookOn, GamepadButton::RightTrigger2),
    (Act::Up, GamepadButton::DPadUp),
    (Act::Down, GamepadButton::DPadDown),
    (Act::Left, GamepadButton::DPadLeft),
    (Act::Right, GamepadButton::DPadRight),
    (Act::Help, GamepadButton::Select),
    (Act::Settings, GamepadButton::Start),
    (Act::TopDown, GamepadButton::LeftThumb),
    (Act::Reset, GamepadButton::RightThumb),
];

/// The settings entry for an act whose button another one has.
const NONE: &str = "None";

/// The button of an act: the player's own, or else the default.
pub(crate) fn button_of(own: &OwnKeys, act: Act) -> Option<GamepadButton> {
    let first = PAD.iter().find(|(known, _)| *known == act).map(|(_, button)| *button);
    match own.get(&name_of(act)).map(String::as_str) {
        Some(NONE) => None,
        // a settings file may say anything
        Some(name) => named(name).or(first),
        None => first,
    }
}

fn named(name: &str) -> Option<GamepadButton> {
    PAD.iter().map(|(_, button)| *button).find(|button| format!("{button:?}") == name)
}

/// Gives an act a button, and its old one to the act that had it; false if the button can't be used for that.
pub(crate) fn give_button(own: &mut OwnKeys, name: &str, button: GamepadButton) -> bool {
    let Some(act) = given().find(|act| name_of(*act) == name) else { return false };
    let text = format!("{button:?}");
    if named(&text).is_none() {
        return false;
    }
    let before = button_of(own, act).map_or_else(|| NONE.to_string(), |before| format!("{before:?}"));
    if let Some(holder) = given().find(|other| button_of(own, *other) == Some(button)) {
        own.insert(name_of(holder), before);
    }
    own.insert(name.into(), text);
    true
}

/// What is written on a button.
pub(super) fn shown(words: &Words, button: GamepadButton) -> String {
    let named = match button {
        GamepadButton::South => "A",
        GamepadButton::East => "B",
        GamepadButton::West => "X",
        GamepadButton::North => "Y",
        GamepadButton::LeftTrigger => "LB",
        GamepadButton::RightTrigger => "RB",
        GamepadButton::LeftTrigger2 => "LT",
        GamepadButton::RightTrigger2 => "RT",
        GamepadButton::DPadUp => return words.key_pad_up().into(),
        GamepadButton::DPadDown => return words.key_pad_down().into(),
        GamepadButton::DPadLeft => return words.key_pad_left().into(),
        GamepadButton::DPadRight => return words.key_pad_right().into(),
        GamepadButton::Select => return words.key_pad_select().into(),
        GamepadButton::Start => return words.key_pad_start().into(),
        GamepadButton::LeftThumb => return words.key_pad_left_thumb().into(),
        GamepadButton::RightThumb => return words.key_pad_right_thumb().into(),
        other => return words.key_letter(format!("{other:?}")),
    };
    words.key_letter(named)
}

/// What the sticks do; that can't be changed.
pub(super) fn sticks(words: &Words) -> [KeyHelp; 2] {
    let help = |button: &str, does: &str| KeyHelp {
        act: String::new(),
        key: String::new(),
        button: button.into(),
        does: does.into(),
    };
    [
        help(words.key_pad_left_stick(), words.key_does_left_stick()),
        help(words.key_pad_right_stick(), words.key_does_right_stick()),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_button_that_is_taken_changes_places() {
        let mut own = OwnKeys::default();
        assert!(give_button(&mut own, "Log", GamepadButton::West));
        assert_eq!(button_of(&own, Act::Log), Some(GamepadButton::West));
        assert_eq!(button_of(&own, Act::Undo), None, "the log had none that it could be given");
        assert!(give_button(&mut own, "Undo", GamepadButton::South));
        assert_eq!(button_of(&own, Act::Undo), Some(GamepadButton::South));
        assert_eq!(button_of(&own, Act::Confirm), None);
        assert!(give_button(&mut own, "Confirm", GamepadButton::South));
        assert_eq!(button_of(&own, Act::Confirm), Some(GamepadButton::South));
    }

    #[test]
    fn a_settings_file_may_say_anything() {
        let mut own = OwnKeys::default();
        assert!(!give_button(&mut own, "Fly", GamepadButton::West));
        assert!(!give_button(&mut own, "Undo", GamepadButton::Mode), "nobody knows where that is");
        own.insert("Undo".into(), "Nonsense".into());
        assert_eq!(button_of(&own, Act::Undo), Some(GamepadButton::West));
    }

    #[test]
    fn every_button_does_one_thing() {
        let mut buttons: Vec<String> = PAD.iter().map(|(_, button)| format!("{button:?}")).collect();
        buttons.sort();
        buttons.dedup();
        assert_eq!(buttons.len(), PAD.len());
    }
}
