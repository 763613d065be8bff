//! For developers: an inspector (F8), and content that is loaded again as soon as its files change. Only with
//! the feature `dev`, which no download has.

mod inspector;
mod watch;

use bevy::app::App;

#[cfg(not(debug_assertions))]
compile_error!("the feature dev is for developer builds: no release carries it");

/// Both of them.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins((inspector::plugin, watch::plugin));
}
