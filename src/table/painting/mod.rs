//! What panels show besides faces: each board from above, its place at night, and a picture of each mission. A loader
//! for egui, which the panels ask by address; pictures are painted by code, as the faces are.

mod backdrop;
mod board;
mod figure;
mod loader;
mod mission;
mod picture;
mod place;
mod shelf;
#[cfg(test)]
mod tests;

use std::sync::Arc;

use bevy::prelude::App;

pub(super) use self::loader::{Loader, Painter, hang};
pub(super) use self::picture::{Picture, film};
pub(super) use self::shelf::Shelf;
use gotham_content::Catalogue;
use gotham_panels::Painting;

/// Installs the pictures' loader in egui.
pub(super) fn plugin(app: &mut App) {
    hang(app, loader);
}

/// The pictures painted so far.
pub(super) fn loader(catalogue: Arc<Catalogue>) -> Loader {
    Loader::new(concat!(module_path!(), "::pictures"), catalogue, |catalogue, address| {
        Painting::read(address).map(|painting| painter(catalogue, painting))
    })
}

/// Paints what an address means; `None` if the catalogue has nothing by that name.
fn painter<'a>(catalogue: &'a Catalogue, painting: Painting) -> Option<Painter<'a>> {
    match painting {
        Painting::Board(id) => catalogue.map(id).map(|(_, map)| Box::new(|| board::paint(map)) as Painter),
        Painting::Figure(id) => catalogue.hero(id).map(|(_, hero)| Box::new(|| figure::paint(&hero.sculpt)) as Painter),
        Painting::Mission(id) => {
            catalogue.mission(id).map(|(_, mission)| Box::new(|| mission::paint(catalogue, mission)) as Painter)
        }
        Painting::Place(id) => catalogue.map(id).map(|(_, map)| Box::new(|| place::paint(map.place)) as Painter),
    }
}
