//! A face for every Hero and every Character tile, drawn from its own sculpt: a loader of pictures for egui, which the
//! panels ask by address.
//!
//! A picture is made when a panel first shows it, and kept ([`Shelf`]).

mod raster;
mod studio;
#[cfg(test)]
mod tests;

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::{EguiContext, EguiPreUpdateSet};
use egui::load::{LoadError, SizeHint, TextureLoadResult, TextureLoader};
use egui::{Context, TextureOptions};

use self::studio::portrait;
pub use self::studio::{Cutout, Stage};
use super::Library;
use super::painting::Shelf;
use crate::content::Catalogue;
use crate::content::mission::Side;
use crate::content::sculpt::Sculpt;
use crate::panels::gallery;
use crate::panels::portrait::Face;

/// Hangs the faces into egui.
pub fn plugin(app: &mut App) {
    app.add_systems(PreUpdate, hang.after(EguiPreUpdateSet::InitContexts).before(EguiPreUpdateSet::BeginPass));
}

fn hang(mut contexts: Query<&mut EguiContext, Added<EguiContext>>, library: Res<Library>) {
    for mut context in &mut contexts {
        context.get_mut().add_texture_loader(Arc::new(Portraits::new(Arc::clone(&library.0))));
    }
}

/// How the miniature of a face looks, and the side whose colour it has.
fn look<'a>(catalogue: &'a Catalogue, face: Face) -> Option<(&'a Sculpt, Option<Side>)> {
    match face {
        Face::Hero(id) => catalogue.hero(id).map(|(_, hero)| (&hero.sculpt, Some(Side::Heroes))),
        Face::Tile(id) => catalogue.tile(id).map(|(_, tile)| (&tile.sculpt, gallery::side_of(tile.allegiance))),
    }
}

/// The pictures that are made.
pub struct Portraits {
    catalogue: Arc<Catalogue>,
    shelf: Shelf,
}

impl Portraits {
    /// None is made yet.
    pub fn new(catalogue: Arc<Catalogue>) -> Portraits {
        Portraits { catalogue, shelf: Shelf::default() }
    }
}

impl TextureLoader for Portraits {
    fn id(&self) -> &str {
        concat!(module_path!(), "::Portraits")
    }

    fn load(&self, ctx: &Context, address: &str, options: TextureOptions, hint: SizeHint) -> TextureLoadResult {
        let face = Face::read(address).ok_or(LoadError::NotSupported)?;
        let draw = look(&self.catalogue, face).map(|(sculpt, side)| move || portrait(sculpt, side));
        self.shelf.fetch((ctx, address), options, hint, draw)
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
