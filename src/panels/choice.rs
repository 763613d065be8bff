//! How to show what is chosen, and where the keys are: with a frame, a tick and a ring, and never by color alone.

use egui::{Align2, FontId, Pos2, Response, Stroke, StrokeKind, Ui, vec2};

use super::icon::Icon;
use super::theme::Theme;

/// The frame of a card that can be chosen, with a tick while it is.
pub(crate) fn frame(ui: &Ui, theme: &Theme, card: &Response, is_on: bool) {
    let (width, color) = match (is_on, card.hovered()) {
        (true, _) => (2.5, theme.amber),
        (false, true) => (1.5, theme.cyan),
        (false, false) => (1.0, theme.line),
    };
    ui.painter().rect_stroke(card.rect, ROUND, Stroke::new(width, color), StrokeKind::Inside);
    if is_on {
        tick(ui, theme, card.rect.right_top() + vec2(-11.0, 11.0));
    }
    ring(ui, theme, card);
}

/// How rounded the corners of a card are.
pub(crate) const ROUND: f32 = 4.0;

/// A tick in a disc.
fn tick(ui: &Ui, theme: &Theme, middle: Pos2) {
    ui.painter().circle(middle, 8.5, theme.amber, Stroke::new(1.0, theme.ink()));
    let font = FontId::proportional(11.0);
    ui.painter().text(middle, Align2::CENTER_CENTER, Icon::Success.letter(), font, theme.ink());
}

/// A ring around what has the keys.
pub(crate) fn ring(ui: &Ui, theme: &Theme, response: &Response) {
    if response.has_focus() {
        let stroke = Stroke::new(2.0, theme.words);
        ui.painter().rect_stroke(response.rect.expand(1.0), ROUND, stroke, StrokeKind::Outside);
    }
}

/// Scrolls whatever the keys come to into view.
pub(crate) fn keep_in_sight(response: &Response) {
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
}
