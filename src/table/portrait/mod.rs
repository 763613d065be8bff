//! A face for every Hero and every Character tile, drawn from its own sculpt: a loader of pictures for egui, which the
//! panels ask by address.
//!
//! A picture is made when a panel first shows it, and kept ([`Loader`]).

mod raster;
mod studio;
#[cfg(test)]
mod tests;

use std::sync::Arc;

use bevy::prelude::App;

use self::studio::portrait;
pub(super) use self::studio::{Cutout, Stage};
use super::painting::{Loader, Painter, hang};
use gotham_content::Catalogue;
use gotham_content::mission::Side;
use gotham_content::sculpt::Sculpt;
use gotham_panels::Face;
use gotham_panels::exhibits;

/// Installs the faces' loader in egui.
pub(super) fn plugin(app: &mut App) {
    hang(app, loader);
}

/// The faces drawn so far.
pub(super) fn loader(catalogue: Arc<Catalogue>) -> Loader {
    Loader::new(concat!(module_path!(), "::faces"), catalogue, |catalogue, address| {
        Face::read(address)
            .map(|face| look(catalogue, face).map(|(sculpt, side)| Box::new(move || portrait(sculpt, side)) as Painter))
    })
}

/// How the miniature of a face looks, and the side whose color it has.
fn look<'a>(catalogue: &'a Catalogue, face: Face) -> Option<(&'a Sculpt, Option<Side>)> {
    match face {
        Face::Hero(id) => catalogue.hero(id).map(|(_, hero)| (&hero.sculpt, Some(Side::Heroes))),
        Face::Tile(id) => catalogue.tile(id).map(|(_, tile)| (&tile.sculpt, exhibits::side_of(tile.allegiance))),
    }
}
