//! The gallery's two docks.

use egui::{Align2, Context, ScrollArea, pos2, vec2};

use super::dock::dock;
use crate::intent::{Intent, Scene};
use crate::view::{GalleryView, View};
use crate::{focus, gallery};

/// The list on the left, the Screen or tile on the right, and the miniatures in between.
pub(super) fn show(ctx: &Context, view: &View, found: &GalleryView) -> Vec<Intent> {
    let all = ctx.content_rect();
    let left = (all.left_top() + vec2(4.0, 4.0), Align2::LEFT_TOP);
    let (mut intents, _) = dock(ctx, view, "gallery list", left, gallery::list_width(all.width()), |ui| {
        ui.set_height(all.height() - 24.0);
        gallery::list(ui, view, found)
    });
    let state = &view.desk.gallery;
    if let Some(topic) = state.shown(found.found).filter(|_| state.scene == Scene::Plinth) {
        let right = (pos2(all.right() - 4.0, all.top() + 4.0), Align2::RIGHT_TOP);
        let (found, _) = dock(ctx, view, "gallery entry", right, gallery::entry_width(all.width()), |ui| {
            let area = ScrollArea::vertical().id_salt(("gallery entry", format!("{topic:?}")));
            focus::scrolled(ui, area.max_height(all.height() - 24.0), |ui| gallery::entry(ui, view, topic))
        });
        intents.extend(found);
    }
    intents
}
