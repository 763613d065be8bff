//! What lies over the board for a moment: notices, and what the pointer is on. The pointer passes through it.

use egui::{Align2, Area, Context, Id, Order, Pos2};

use crate::hover_card;
use crate::intent::Spot;
use crate::theme::Theme;
use crate::view::{Message, TableView, Tone, View};

/// How wide a message may be before it wraps, in points.
const MESSAGE_WIDTH: f32 = 560.0;

/// What the pointer is on, with its lower left corner at a place; the pointer passes through it.
pub(super) fn hover(ctx: &Context, view: &View, table: &TableView, spot: Spot, (at, side): (Pos2, f32)) {
    let area = Area::new(Id::new("hover card")).order(Order::Foreground).pivot(Align2::LEFT_BOTTOM).fixed_pos(at);
    area.interactable(false).show(ctx, |ui| {
        Theme::of(view.settings).frame().inner_margin(egui::Margin::same(6)).show(ui, |ui| {
            ui.set_width(side - 14.0);
            hover_card::show(ui, view, table, spot);
        })
    });
}

/// A short notice.
pub(super) fn notice(ctx: &Context, view: &View, message: Option<&Message>, at: Pos2) {
    let theme = Theme::of(view.settings);
    if let Some(message) = message {
        let area = Area::new(Id::new("message")).order(Order::Foreground).pivot(Align2::CENTER_TOP).fixed_pos(at);
        area.interactable(false).show(ctx, |ui| {
            // An egui area stays as wide as it was: a longer message would be wrapped to the width of the previous one.
            ui.set_max_width(MESSAGE_WIDTH.min(ctx.content_rect().width()));
            theme.frame().show(ui, |ui| {
                let color = match message.tone {
                    Tone::Plain => theme.words,
                    Tone::Good => theme.green,
                    Tone::Bad => theme.amber,
                };
                ui.colored_label(color, &message.text);
            })
        });
    }
}
