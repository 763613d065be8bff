//! What lies over the board for a moment: notices, and what the pointer is on. The pointer passes through it.

use egui::{Align2, Area, Context, Id, Order, Pos2, vec2};

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

/// Short notices below one another.
pub(super) fn messages(ctx: &Context, view: &View, messages: &[Message], at: Pos2) {
    let theme = Theme::of(view.settings);
    for (line, message) in messages.iter().rev().take(3).enumerate() {
        let place = at + vec2(0.0, line as f32 * 34.0);
        let area =
            Area::new(Id::new(("message", line))).order(Order::Foreground).pivot(Align2::CENTER_TOP).fixed_pos(place);
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
