//! Where the keys are in the panels. While the panels have them, they are always somewhere, and a ring shows where;
//! whatever is on top gets them first, and gives them back when it closes.

use egui::{Context, Id, Key, LayerId, Modifiers, Order, Rect, Response, ScrollArea, StrokeKind, Ui, vec2};

use super::intent::{Gesture, Intent};
use super::pane::Pane;
use super::theme::Theme;
use super::view::{Answerer, Screen, View};

/// The margin around what the keys have come to that is scrolled into view with it, in points: the next thing begins
/// there.
const AROUND: f32 = 12.0;

/// The fraction of a panel's height that Page Up and Page Down scroll.
const PAGE: f32 = 0.8;

/// What is kept from pass to pass.
fn slot(what: &str) -> Id {
    Id::new(("keys in the panels", what))
}

/// Whether the keys walk through the panels; otherwise they answer the game's question.
pub(crate) fn is_in_panels(view: &View) -> bool {
    let is_asked = match &view.screen {
        Screen::Table(table) => !matches!(table.answerer, Answerer::HandOver { .. }),
        Screen::Menu(_) | Screen::Report(_) | Screen::Gallery(_) => false,
    };
    !is_asked || view.desk.pane.is_some() || view.desk.floating().is_some() || !view.dialogs.is_empty()
}

/// What lies on top and has the keys first.
fn top(view: &View) -> Option<LayerId> {
    if !view.dialogs.is_empty() {
        return Some(LayerId::new(Order::Foreground, Id::new("dialog")));
    }
    if let Some(panel) = view.desk.floating() {
        return Some(LayerId::new(Order::Foreground, Id::new(format!("{panel:?}"))));
    }
    view.desk.pane.map(Pane::layer)
}

/// Before the panels are drawn: whatever is now on top takes the keys.
pub(crate) fn begin(ctx: &Context, view: &View) {
    let top = top(view);
    let before = ctx.data(|data| data.get_temp::<Option<LayerId>>(slot("top"))).flatten();
    ctx.data_mut(|data| data.insert_temp(slot("top"), top));
    let takes = top.is_some() && before != top;
    if takes || !(is_in_panels(view) || ctx.text_edit_focused()) {
        let focused = ctx.memory(|memory| memory.focused());
        ctx.memory_mut(|memory| focused.into_iter().for_each(|focused| memory.surrender_focus(focused)));
    }
}

/// Gives a screen its first key focus, so that Enter and arrows work at once; only what is on top may have it.
pub(crate) fn first(ui: &Ui, response: &Response) {
    let top = ui.data(|data| data.get_temp::<Option<LayerId>>(slot("top"))).flatten();
    let is_on_top = top.is_none_or(|top| top == ui.layer_id());
    if is_on_top && response.enabled() && ui.memory(|memory| memory.focused()).is_none() {
        response.request_focus();
    }
}

/// A scroll area that follows the keys.
pub(crate) fn scrolled<R>(ui: &mut Ui, area: ScrollArea, add: impl FnOnce(&mut Ui) -> R) -> R {
    let shown = area.show(ui, |ui| {
        let found = add(ui);
        follow(ui);
        found
    });
    shown.inner
}

/// At the end of a scroll area's content: follows the keys, and handles paging.
pub(crate) fn follow(ui: &Ui) {
    let Some(focused) = ui.memory(|memory| memory.focused()) else { return };
    let Some(response) = ui.ctx().read_response(focused).filter(|found| found.layer_id == ui.layer_id()) else {
        return;
    };
    let clip = ui.clip_rect();
    let pages = ui.input_mut(|input| {
        let mut count = |key| input.count_and_consume_key(Modifiers::NONE, key) as f32;
        count(Key::PageUp) - count(Key::PageDown)
    });
    if pages != 0.0 {
        ui.scroll_with_delta(vec2(0.0, pages * clip.height() * PAGE));
    }
    let is_new = ui.data(|data| data.get_temp::<Option<Id>>(slot("shown"))).flatten() != Some(focused);
    let is_here = ui.min_rect().contains(response.rect.center());
    if is_new && is_here && !clip.contains_rect(response.rect) {
        ui.scroll_to_rect(response.rect.expand2(vec2(0.0, AROUND)), None);
    }
}

/// After the panels are drawn: keys that are nowhere go to the first thing on top; a ring shows where they are.
pub(crate) fn end(ctx: &Context, view: &View) -> Vec<Intent> {
    let mut intents = Vec::new();
    if !is_in_panels(view) {
        return intents;
    }
    // Tab beyond the last thing is nowhere for one pass, until it gets to the first.
    let was_nowhere = ctx.data(|data| data.get_temp::<Option<Id>>(slot("shown"))).flatten().is_none();
    if was_nowhere && ctx.memory(|memory| memory.focused()).is_none() {
        let top = top(view);
        match (first_in(ctx, top), view.desk.pane) {
            (Some(first), _) => ctx.memory_mut(|memory| memory.request_focus(first)),
            // a pane that isn't there, or has nothing for the keys, is skipped
            (None, Some(pane)) if top == Some(pane.layer()) => {
                intents.push(Gesture::Pane(view.desk.turning).into());
            }
            (None, _) => {}
        }
    }
    let focused = ctx.memory(|memory| memory.focused());
    ctx.data_mut(|data| data.insert_temp(slot("shown"), focused));
    if let Some(response) = focused.and_then(|focused| ctx.read_response(focused)) {
        ring(ctx, &Theme::of(view.settings), response.layer_id, response.interact_rect);
    }
    intents
}

/// The first thing in a layer, or in any, that takes keys.
fn first_in(ctx: &Context, wanted: Option<LayerId>) -> Option<Id> {
    ctx.viewport(|viewport| {
        let widgets = &viewport.this_pass.widgets;
        let layers = widgets.layers().filter(|(layer, _)| wanted.is_none_or(|wanted| wanted == **layer));
        let mut all = layers.flat_map(|(layer, all)| all.iter().map(move |widget| (layer, widget)));
        let takes = all.find(|(layer, widget)| widget.enabled && widget.sense.is_focusable() && widget.id != layer.id);
        takes.map(|(_, widget)| widget.id)
    })
}

fn ring(ctx: &Context, theme: &Theme, layer: LayerId, place: Rect) {
    if !place.is_positive() {
        return;
    }
    let painter = ctx.layer_painter(layer);
    let [inner, outer] = theme.ring();
    painter.rect_stroke(place.expand(1.0), 4.0, outer, StrokeKind::Outside);
    painter.rect_stroke(place.expand(1.0), 4.0, inner, StrokeKind::Inside);
}
