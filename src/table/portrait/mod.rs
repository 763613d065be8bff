//! A face for every Hero and every Character tile, drawn from its own sculpt: a loader of pictures for egui, which the
//! panels ask by address.
//!
//! A picture is made when a panel first shows it, one a frame, and kept: nothing is made before the menu stands, and a
//! window in which all faces are there is not drawn again for them.

mod raster;
mod studio;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;
use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::{EguiContext, EguiPreUpdateSet};
use egui::load::{LoadError, SizeHint, SizedTexture, TextureLoadResult, TextureLoader, TexturePoll};
use egui::mutex::Mutex;
use egui::{ColorImage, Context, TextureHandle, TextureOptions};

use self::studio::{Picture, SIDE, portrait};
use super::Library;
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

/// How many times a portrait is halved for those who show it small: a graphics card would leave out dots.
const SIZES: usize = 3;

/// The pictures that are made.
pub struct Portraits {
    catalogue: Arc<Catalogue>,
    made: Mutex<Made>,
}

#[derive(Default)]
struct Made {
    /// Each face in every size, the largest first.
    faces: BTreeMap<String, [TextureHandle; SIZES]>,
    /// When the last one was made: by egui's count of passes.
    last: Option<u64>,
}

impl Portraits {
    /// None is made yet.
    pub fn new(catalogue: Arc<Catalogue>) -> Portraits {
        Portraits { catalogue, made: Mutex::default() }
    }
}

/// A picture as egui takes it.
fn image(picture: &Picture) -> ColorImage {
    ColorImage::from_rgb([picture.side; 2], &picture.bytes())
}

impl TextureLoader for Portraits {
    fn id(&self) -> &str {
        concat!(module_path!(), "::Portraits")
    }

    fn load(&self, ctx: &Context, address: &str, options: TextureOptions, hint: SizeHint) -> TextureLoadResult {
        let face = Face::read(address).ok_or(LoadError::NotSupported)?;
        let mut made = self.made.lock();
        if !made.faces.contains_key(address) {
            let nobody = || LoadError::Loading(format!("nobody is called {face:?}"));
            let (sculpt, side) = look(&self.catalogue, face).ok_or_else(nobody)?;
            let pass = ctx.cumulative_pass_nr();
            if made.last.replace(pass) == Some(pass) {
                ctx.request_repaint();
                return Ok(TexturePoll::Pending { size: None });
            }
            let mut picture = portrait(sculpt, side);
            let sizes = std::array::from_fn(|size| {
                if size > 0 {
                    picture = picture.halved();
                }
                ctx.load_texture(address, image(&picture), options)
            });
            made.faces.insert(address.into(), sizes);
        }
        let wanted = match hint {
            SizeHint::Width(dots) | SizeHint::Height(dots) | SizeHint::Size { width: dots, .. } => dots as usize,
            SizeHint::Scale(_) => SIDE,
        };
        let sizes = &made.faces[address];
        // The smallest that has as many dots as are shown.
        let fits = |texture: &&TextureHandle| texture.size()[0] >= wanted;
        let texture = sizes.iter().rev().find(fits).unwrap_or(&sizes[0]);
        Ok(TexturePoll::Ready { texture: SizedTexture::from_handle(texture) })
    }

    fn forget(&self, address: &str) {
        self.made.lock().faces.remove(address);
    }

    fn forget_all(&self) {
        self.made.lock().faces.clear();
    }

    fn byte_size(&self) -> usize {
        let made = self.made.lock();
        made.faces.values().flatten().map(TextureHandle::byte_size).sum()
    }
}
