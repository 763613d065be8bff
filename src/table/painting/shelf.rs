//! Pictures that are made when a panel first shows them, one per frame, and kept: nothing is made before the menu is
//! up, and a window that has them all isn't redrawn for them.

use std::collections::BTreeMap;

use egui::load::{LoadError, SizeHint, SizedTexture, TextureLoadResult, TexturePoll};
use egui::mutex::Mutex;
use egui::{Context, TextureHandle, TextureOptions};

use super::picture::Picture;

/// How many times a picture is halved for those who show it small: a graphics card would skip pixels.
const SIZES: usize = 3;

/// The pictures made so far.
#[derive(Default)]
pub(crate) struct Shelf(Mutex<Made>);

#[derive(Default)]
struct Made {
    /// Each picture in every size, the largest first.
    pictures: BTreeMap<String, [TextureHandle; SIZES]>,
    /// When the last one was made, in egui's count of passes.
    last: Option<u64>,
}

impl Shelf {
    /// The picture of an address, in the smallest size that has as many pixels as are shown; `draw` makes it; `None` if
    /// there is no such picture.
    pub(crate) fn fetch(
        &self,
        (ctx, address): (&Context, &str),
        options: TextureOptions,
        hint: SizeHint,
        draw: Option<impl FnOnce() -> Picture>,
    ) -> TextureLoadResult {
        let draw = draw.ok_or_else(|| LoadError::Loading(format!("there is no {address}")))?;
        let mut made = self.0.lock();
        if !made.pictures.contains_key(address) {
            let pass = ctx.cumulative_pass_nr();
            if made.last == Some(pass) {
                ctx.request_repaint();
                return Ok(TexturePoll::Pending { size: None });
            }
            let mut picture = draw();
            made.last = Some(pass);
            let sizes = std::array::from_fn(|size| {
                if size > 0 {
                    picture = picture.halved();
                }
                ctx.load_texture(address, picture.image(), options)
            });
            made.pictures.insert(address.into(), sizes);
        }
        let wanted = match hint {
            SizeHint::Width(dots) | SizeHint::Size { width: dots, .. } => dots as usize,
            SizeHint::Height(_) | SizeHint::Scale(_) => usize::MAX,
        };
        let sizes = &made.pictures[address];
        let fits = |texture: &&TextureHandle| texture.size()[0] >= wanted;
        let texture = sizes.iter().rev().find(fits).unwrap_or(&sizes[0]);
        Ok(TexturePoll::Ready { texture: SizedTexture::from_handle(texture) })
    }

    /// Forgets a picture.
    pub(crate) fn forget(&self, address: &str) {
        self.0.lock().pictures.remove(address);
    }

    /// Forgets all of them.
    pub(crate) fn forget_all(&self) {
        self.0.lock().pictures.clear();
    }

    /// How much memory they take.
    pub(crate) fn byte_size(&self) -> usize {
        self.0.lock().pictures.values().flatten().map(TextureHandle::byte_size).sum()
    }
}
