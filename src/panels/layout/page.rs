//! Pages of the menu and similar pages: in the middle, on the left, or over the whole window.

use egui::{Align2, Context, Pos2, ScrollArea, Ui, pos2};

use super::dock::dock;
use crate::intent::Intent;
use crate::view::{MenuView, View};
use crate::{focus, menu_figure, new_game};

/// A page in the middle of the window.
pub(super) fn centre(
    ctx: &Context,
    view: &View,
    name: &str,
    width: f32,
    add: impl FnOnce(&mut Ui) -> Vec<Intent>,
) -> Vec<Intent> {
    let all = ctx.content_rect();
    page(ctx, view, name, (all.center(), Align2::CENTER_CENTER), width.min(all.width() - 24.0), add)
}

/// A page that scrolls if the window is too low for it.
fn page(
    ctx: &Context,
    view: &View,
    name: &str,
    corner: (Pos2, Align2),
    width: f32,
    add: impl FnOnce(&mut Ui) -> Vec<Intent>,
) -> Vec<Intent> {
    let height = ctx.content_rect().height() - 40.0;
    let shown = dock(ctx, view, name, corner, width, |ui| {
        let area = ScrollArea::vertical().id_salt(name).max_height(height).auto_shrink([false, true]);
        focus::scrolled(ui, area, add)
    });
    shown.0
}

/// The first page: on the left, so that the city is visible, if there is room for both.
pub(super) fn front(ctx: &Context, view: &View, add: impl FnOnce(&mut Ui) -> Vec<Intent>) -> Vec<Intent> {
    const WIDTH: f32 = 330.0;
    let all = ctx.content_rect();
    if all.width() < 2.0 * WIDTH {
        return centre(ctx, view, "menu", WIDTH, add);
    }
    let at = (pos2(all.left() + all.width() * 0.07, all.center().y), Align2::LEFT_CENTER);
    page(ctx, view, "front", at, WIDTH, add)
}

/// The figure of the day on the right of the first page, if there is room beside it.
pub(super) fn figure(ctx: &Context, view: &View, menu: &MenuView) -> Vec<Intent> {
    const LEAST: (f32, f32) = (900.0, 480.0);
    /// What is below the picture, and around it.
    const BELOW: f32 = 130.0;
    let all = ctx.content_rect();
    if all.width() < LEAST.0 || all.height() < LEAST.1 {
        return Vec::new();
    }
    let width = ((all.height() - BELOW) / menu_figure::SHAPE * 0.85).min(all.width() * 0.34);
    let at = (pos2(all.right() - all.width() * 0.08, all.center().y), Align2::RIGHT_CENTER);
    dock(ctx, view, "figure", at, width, |ui| menu_figure::show(ui, view, menu)).0
}

/// A page that fills the window, and scrolls on its own where it must.
pub(super) fn whole(ctx: &Context, view: &View, name: &str, add: impl FnOnce(&mut Ui) -> Vec<Intent>) -> Vec<Intent> {
    let all = ctx.content_rect();
    let width = (all.width() - 12.0).min(new_game::WIDEST);
    dock(ctx, view, name, (all.center(), Align2::CENTER_CENTER), width, |ui| {
        ui.set_height((all.height() - 28.0).min(new_game::TALLEST));
        add(ui)
    })
    .0
}
