//! What there is to play.

use std::sync::Arc;

use bevy::prelude::Resource;

use gotham_content::Catalogue;

/// Everything that can be played.
#[derive(Resource, Clone)]
pub struct Library(pub Arc<Catalogue>);
