//! Small bars: what came up next to what was expected. Nothing depends on color alone: one is solid, the other hollow.

use egui::{Align2, Rect, Sense, Stroke, StrokeKind, Ui, pos2, vec2};

use crate::theme::Theme;

const HEIGHT: f32 = 16.0;

/// Two bars, one above the other, in tenths of a success, scaled to the longest bar in the table.
pub(super) fn pair(ui: &mut Ui, theme: &Theme, width: f32, shown: u32, expected: u32, most: u32) {
    let (rect, _) = ui.allocate_exact_size(vec2(width, HEIGHT), Sense::hover());
    let long = |tenths: u32| rect.width() * tenths as f32 / most.max(1) as f32;
    let upper = Rect::from_min_size(rect.min, vec2(long(shown), HEIGHT / 2.0 - 1.0));
    let lower = Rect::from_min_size(pos2(rect.left(), rect.center().y + 1.0), vec2(long(expected), HEIGHT / 2.0 - 2.0));
    ui.painter().rect_filled(upper, 1.0, theme.cyan);
    ui.painter().rect_stroke(lower, 1.0, Stroke::new(1.0, theme.words), StrokeKind::Inside);
}

/// Luck to the right of a middle line, bad luck to the left, with its sign; the band is nothing out of the ordinary.
pub(super) fn luck(ui: &mut Ui, theme: &Theme, width: f32, luck: i32, usual: u32, most: u32) {
    let (rect, _) = ui.allocate_exact_size(vec2(width, HEIGHT), Sense::hover());
    let half = rect.width() / 2.0;
    let long = |tenths: u32| (half * tenths as f32 / most.max(1) as f32).min(half);
    let middle = rect.center();
    let painter = ui.painter();
    let band = Rect::from_center_size(middle, vec2(2.0 * long(usual), HEIGHT));
    painter.rect_filled(band, 1.0, theme.line.gamma_multiply(0.6));
    let end = middle.x + long(luck.unsigned_abs()) * luck.signum() as f32;
    let bar = Rect::from_two_pos(pos2(middle.x, middle.y - 3.0), pos2(end, middle.y + 3.0));
    painter.rect_filled(bar, 1.0, if luck < 0 { theme.red } else { theme.green });
    painter.vline(middle.x, rect.y_range(), Stroke::new(1.0, theme.words));
    let (sign, at) = if luck < 0 { ("-", Align2::LEFT_CENTER) } else { ("+", Align2::RIGHT_CENTER) };
    let edge = if luck < 0 { rect.left_center() } else { rect.right_center() };
    painter.text(edge, at, sign, theme.font(12.0), theme.words);
}
