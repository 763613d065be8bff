//! leafwing-input-manager: what keys and gamepad buttons mean.

use bevy::input::keyboard::KeyboardInput;
use bevy::input::mouse::MouseButtonInput;
use bevy::input::{ButtonState, InputSystems};
use bevy::prelude::*;
use leafwing_input_manager::plugin::InputManagerSystem;
use leafwing_input_manager::prelude::*;

pub(crate) use super::act::Act;
use super::act::name_of;
use super::key_words::{does, shown};
use super::keyboard::{self, KEYS, key_of};
use super::pad;
pub(crate) use super::pad::{button_of, give_button};
use crate::table::panel_memory::Panels;
use gotham_panels::{Device, KeyHelp, OwnKeys, Wish};
use gotham_words::Words;

/// Sets it up.
pub(crate) fn plugin(app: &mut App) {
    app.add_plugins(InputManagerPlugin::<Act>::default())
        .add_systems(Startup, |mut commands: Commands| {
            commands.spawn((Name::new("Keys"), InputMap::<Act>::default()));
        })
        .add_systems(PreUpdate, catch_taps.after(InputSystems).before(InputManagerSystem::Unify))
        .add_systems(PreUpdate, notice_device.after(InputSystems))
        .add_systems(Update, bind)
        .add_systems(Last, rebind);
}

/// A key that goes down and up again between two frames would be missed, since acts are read once per frame: it counts
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

/// The player's own keys and buttons, and the language in which they are named.
type Bound = (OwnKeys, OwnKeys, Words);

/// What the player used last.
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

/// The next key or button is assigned to an act; the act that had it gets the other one's.
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
        (Some(key), _) => keyboard::give(&mut settings.keys, &name, *key),
        (None, Some(button)) => give_button(&mut settings.buttons, &name, button),
        (None, None) => false,
    };
    if !is_given {
        return;
    }
    panels.desk.rebinding = None;
    panels.inbox.push(Wish::Settings(Box::new(settings)).into());
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
    use gotham_panels::{Intent, Settings};

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
}
