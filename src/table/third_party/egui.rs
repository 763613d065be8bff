//! bevy_egui: the context of the panels.

use bevy::prelude::*;
use bevy_egui::EguiPlugin;

/// Sets it up; the first camera carries the context.
pub fn plugin(app: &mut App) {
    app.add_plugins(EguiPlugin::default());
}
