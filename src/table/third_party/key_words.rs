//! What keys are called, and what they do, in the player's language.

use bevy::prelude::KeyCode;

use super::act::Act;
use gotham_words::Words;

/// What an act does. The number keys have no words: they answer, and can't be assigned to anything else.
pub(super) fn does(words: &Words, act: Act) -> Option<&str> {
    Some(match act {
        Act::Confirm => words.key_does_confirm(),
        Act::Back => words.key_does_back(),
        Act::Next => words.key_does_next(),
        Act::Up => words.key_does_up(),
        Act::Down => words.key_does_down(),
        Act::Left => words.key_does_left(),
        Act::Right => words.key_does_right(),
        Act::NextPanel => words.key_does_next_panel(),
        Act::PanelBefore => words.key_does_panel_before(),
        Act::LookOn => words.key_does_look_on(),
        Act::LookBack => words.key_does_look_back(),
        Act::Undo => words.key_does_undo(),
        Act::RestartTurn => words.key_does_restart(),
        Act::Advise => words.key_does_advise(),
        Act::Heed => words.key_does_heed(),
        Act::SkipLesson => words.key_does_skip_lesson(),
        Act::LoadContent => words.key_does_load_content(),
        Act::Log => words.key_does_log(),
        Act::Mission => words.key_does_mission(),
        Act::Glossary => words.key_does_glossary(),
        Act::BoardReader => words.key_does_board_reader(),
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

/// "U" for `KeyU`, "Up" for `ArrowUp`, "Esc" for `Escape`.
pub(super) fn shown(words: &Words, key: KeyCode) -> String {
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
