//! What panels show besides faces: each board from above, and a picture of each mission. A loader for egui, which the
//! panels ask by address; pictures are painted by code, as the faces are.

mod backdrop;
mod board;
mod mission;
mod picture;
mod shelf;
#[cfg(test)]
mod tests;

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::{EguiContext, EguiPreUpdateSet};
use egui::load::{LoadError, SizeHint, TextureLoadResult, TextureLoader};
use egui::{Context, TextureOptions};

pub use self::picture::{Picture, film};
pub use self::shelf::Shelf;
use super::Library;
use crate::content::Catalogue;
use crate::panels::picture::Painting;

/// Hangs the pictures into egui.
pub fn plugin(app: &mut App) {
    app.add_systems(PreUpdate, hang.after(EguiPreUpdateSet::InitContexts).before(EguiPreUpdateSet::BeginPass));
}

fn hang(mut contexts: Query<&mut EguiContext, Added<EguiContext>>, library: Res<Library>) {
    for mut context in &mut contexts {
        context.get_mut().add_texture_loader(Arc::new(Paintings::new(Arc::clone(&library.0))));
    }
}

/// The pictures that are painted.
pub struct Paintings {
    catalogue: Arc<Catalogue>,
    shelf: Shelf,
}

impl Paintings {
    /// None is painted yet.
    pub fn new(catalogue: Arc<Catalogue>) -> Paintings {
        Paintings { catalogue, shelf: Shelf::default() }
    }
}

/// What paints a picture; none = the catalogue has nothing of that name.
fn painter<'a>(catalogue: &'a Catalogue, painting: Painting) -> Option<Box<dyn FnOnce() -> Picture + 'a>> {
    match painting {
        Painting::Board(id) => {
            let (_, map) = catalogue.map(id)?;
            Some(Box::new(|| board::paint(map)))
        }
        Painting::Mission(id) => {
            let (at, mission) = catalogue.mission(id)?;
            Some(Box::new(move || mission::paint(catalogue, mission, at)))
        }
    }
}

impl TextureLoader for Paintings {
    fn id(&self) -> &str {
        concat!(module_path!(), "::Paintings")
    }

    fn load(&self, ctx: &Context, address: &str, options: TextureOptions, hint: SizeHint) -> TextureLoadResult {
        let painting = Painting::read(address).ok_or(LoadError::NotSupported)?;
        self.shelf.fetch((ctx, address), options, hint, painter(&self.catalogue, painting))
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
