//! Docks: panels in the theme's frame that are fixed at a corner.

use egui::{Align, Align2, Area, AreaState, Context, Id, LayerId, Order, Pos2, Rect, Ui};

use crate::theme::Theme;
use crate::view::View;

/// Points between docks.
pub(super) const GAP: f32 = 6.0;
/// Points that a dock's frame takes from its width and height.
pub(super) const FRAME: f32 = 14.0;

/// How wide the column on the left of the board is: Bat-Tablets, and the coach below them.
pub(super) fn left_width(all: Rect) -> f32 {
    (all.width() * 0.16).clamp(136.0, 230.0)
}

/// How wide the column on the right of the board is: Command Post, the automated Villain's card and the log.
pub(super) fn right_width(all: Rect) -> f32 {
    (all.width() * 0.17).clamp(136.0, 230.0)
}

/// A dock: fixed at a corner, in the theme's frame.
pub(super) fn dock<R>(
    ctx: &Context,
    view: &View,
    name: &str,
    corner: (Pos2, Align2),
    width: f32,
    add: impl FnOnce(&mut Ui) -> R,
) -> (R, Rect) {
    let theme = Theme::of(view.settings);
    let id = Id::new(name);
    let before = AreaState::load(ctx, id).and_then(|state| state.size);
    let area = Area::new(id).order(Order::Middle).pivot(corner.1).fixed_pos(corner.0).constrain(true);
    let shown = area.show(ctx, |ui| {
        theme.frame().inner_margin(egui::Margin::same(6)).show(ui, |ui| {
            ui.set_width(width - FRAME);
            // An egui area offers what it took in the last frame: without this, a scroll area in it could never grow.
            ui.set_max_height(ctx.content_rect().height() - 12.0);
            add(ui)
        })
    });
    // It was placed where its old size fits: a bar that grew would stick out over the window's edge for a frame.
    let grown = before.map_or(0.0, |before| shown.response.rect.height() - before.y);
    if corner.1.y() != Align::TOP && grown.abs() > 1.0 && may_draw_again(ctx) {
        ctx.request_discard("a dock has another height");
    }
    (shown.inner.inner, shown.response.rect)
}

/// Whether a frame may be drawn a second time: not if the last one was. If questions follow one another frame by frame,
/// a bar that sticks out for one of them is cheaper than twice the work.
fn may_draw_again(ctx: &Context) -> bool {
    let (slot, now) = (Id::new("drawn again"), ctx.cumulative_frame_nr());
    ctx.data_mut(|data| {
        let last = data.get_temp_mut_or(slot, 0_u64);
        let may = *last == now || *last + 1 < now || *last == 0;
        if may {
            *last = now;
        }
        may
    })
}

/// Where a dock was in the last pass, if it was there.
pub(super) fn stood(ctx: &Context, name: &str) -> Option<Rect> {
    let layer = LayerId::new(Order::Middle, Id::new(name));
    let is_shown = ctx.memory(|memory| memory.areas().is_visible(&layer));
    AreaState::load(ctx, layer.id).filter(|_| is_shown).map(|state| state.rect())
}
