//! Sounds in words, near the lower edge of what the instruments leave free; the pointer passes through them.

use egui::{Align2, Area, Context, Id, Label, Order, Rect, RichText, WidgetType, vec2};

use super::draw;
use super::theme::Theme;
use super::view::View;

/// Points between the words and the instruments below them.
const ABOVE: f32 = 10.0;

/// The captions, in what is free of the window.
pub(crate) fn show(ctx: &Context, view: &View, free: Rect) {
    if view.captions.is_empty() {
        return;
    }
    let theme = Theme::of(view.settings);
    let at = free.center_bottom() - vec2(0.0, ABOVE);
    let area = Area::new(Id::new("captions")).order(Order::Foreground).pivot(Align2::CENTER_BOTTOM).fixed_pos(at);
    area.interactable(false).show(ctx, |ui| {
        theme.frame().show(ui, |ui| {
            for caption in view.captions {
                // An egui area stays as wide as it was: a longer line would be wrapped to the width of the previous
                // one.
                let response = ui.add(Label::new(RichText::new(*caption).color(theme.words)).extend());
                draw::speak(ui, &response, WidgetType::Label, caption);
            }
        })
    });
}
