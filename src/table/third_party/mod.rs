//! Other people's plugins, each set up in one place: an upgrade touches one file.

mod act;
pub(crate) mod audio;
pub(crate) mod egui;
pub(crate) mod input;
mod key_words;
mod keyboard;
mod pad;
pub(crate) mod picking;

use bevy::app::App;

/// All of them.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins((egui::plugin, input::plugin, audio::plugin, picking::plugin));
}
