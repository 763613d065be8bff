//! What the table runs on: a desktop or a browser.

use bevy::prelude::Resource;

use gotham_platform::Platform;

/// The machine that the table runs on.
#[derive(Resource, Clone)]
pub(super) struct Machine(pub Platform);
