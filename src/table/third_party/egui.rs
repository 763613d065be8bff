//! bevy_egui: the context of the panels.

use bevy::prelude::*;
use bevy_egui::{EguiContext, EguiGlobalSettings, EguiInput, EguiPlugin};

use crate::table::hear::Panels;
use crate::table::states::Screen;

/// Sets it up; the first camera carries the context.
pub fn plugin(app: &mut App) {
    app.add_plugins(EguiPlugin::default())
        .insert_resource(EguiGlobalSettings { enable_ime: false, ..default() })
        .add_systems(Update, (scale, keep_board_keys.run_if(in_state(Screen::Match))));
}

/// The UI scale of the settings.
fn scale(panels: Res<Panels>, mut contexts: Query<&mut EguiContext>) {
    let wanted = f32::from(panels.settings.ui_scale) / 100.0;
    for mut context in &mut contexts {
        if (context.get_mut().zoom_factor() - wanted).abs() > 0.001 {
            context.get_mut().set_zoom_factor(wanted);
        }
    }
}

/// During a match Tab, arrows and Enter answer the game's question; egui gets them only while a panel lies over the
/// board, a dialog is open or a text is written.
fn keep_board_keys(panels: Res<Panels>, wants: Res<bevy_egui::input::EguiWantsInput>, mut inputs: Query<&mut EguiInput>) {
    let is_egui = panels.desk.floating().is_some() || !panels.dialogs.is_empty() || wants.wants_any_keyboard_input();
    if is_egui {
        return;
    }
    let is_board = |key: &egui::Key| {
        use egui::Key::{ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Enter, Space, Tab};
        matches!(key, Tab | ArrowUp | ArrowDown | ArrowLeft | ArrowRight | Enter | Space)
    };
    for mut input in &mut inputs {
        input.events.retain(|event| !matches!(event, egui::Event::Key { key, .. } if is_board(key)));
    }
}
