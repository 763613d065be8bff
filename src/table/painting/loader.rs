//! A loader of pictures for egui: it answers for its own addresses, and has the requested pictures painted by code.

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::{EguiContext, EguiPreUpdateSet};
use egui::load::{LoadError, SizeHint, TextureLoadResult, TextureLoader};
use egui::{Context, TextureOptions};

use super::{Picture, Shelf};
use crate::table::Library;
use gotham_content::Catalogue;

/// Who paints a picture when it is needed.
pub(crate) type Painter<'a> = Box<dyn FnOnce() -> Picture + 'a>;

/// Who paints what an address means: `None` if the address isn't this loader's; `Some(None)` if the catalogue has
/// nothing by that name.
pub(super) type Find = for<'a> fn(&'a Catalogue, &'a str) -> Option<Option<Painter<'a>>>;

/// The pictures of one kind made so far.
pub(crate) struct Loader {
    id: &'static str,
    catalogue: Arc<Catalogue>,
    shelf: Shelf,
    find: Find,
}

impl Loader {
    /// Nothing is made yet. The id is unique among egui's loaders.
    pub(crate) fn new(id: &'static str, catalogue: Arc<Catalogue>, find: Find) -> Loader {
        Loader { id, catalogue, shelf: Shelf::default(), find }
    }
}

/// Installs a loader in egui.
pub(crate) fn hang(app: &mut App, loader: fn(Arc<Catalogue>) -> Loader) {
    let hang = move |mut contexts: Query<&mut EguiContext>, library: Res<Library>| {
        for mut context in &mut contexts {
            if context.is_added() || library.is_changed() {
                let loader = loader(Arc::clone(&library.0));
                let context = context.get_mut();
                // Of other content, other pictures.
                context.loaders().texture.lock().retain(|other| other.id() != loader.id);
                context.add_texture_loader(Arc::new(loader));
            }
        }
    };
    app.add_systems(PreUpdate, hang.after(EguiPreUpdateSet::InitContexts).before(EguiPreUpdateSet::BeginPass));
}

impl TextureLoader for Loader {
    fn id(&self) -> &str {
        self.id
    }

    fn load(&self, ctx: &Context, address: &str, options: TextureOptions, hint: SizeHint) -> TextureLoadResult {
        let painter = (self.find)(&self.catalogue, address).ok_or(LoadError::NotSupported)?;
        self.shelf.fetch((ctx, address), options, hint, painter)
    }

    fn forget(&self, address: &str) {
        self.shelf.forget(address);
    }

    fn forget_all(&self) {
        self.shelf.forget_all();
    }

    fn byte_size(&self) -> usize {
        self.shelf.byte_size()
    }
}
