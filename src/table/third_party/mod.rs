//! Other people's plugins, each set up in one place: an upgrade touches one file.

mod act;
pub mod audio;
pub mod egui;
pub mod input;
mod key_words;
mod keyboard;
mod pad;
pub mod picking;

use bevy::app::App;

/// All of them.
pub fn plugin(app: &mut App) {
    app.add_plugins((egui::plugin, input::plugin, audio::plugin, picking::plugin));
}
