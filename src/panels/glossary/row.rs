//! An entry as a row of a list: its title, and a line below it.

use egui::{
    Align2, FontId, Rect, RichText, Sense, TextStyle, TextWrapMode, Ui, Vec2, WidgetInfo, WidgetText, WidgetType,
};

use super::entries;
use crate::intent::Topic;
use crate::portrait::{self, Face, Tint};
use crate::theme::Theme;
use crate::view::View;

/// Height of a row of the list, in points: a title, and a line below it.
pub(crate) fn row_height(ui: &Ui) -> f32 {
    ui.text_style_height(&TextStyle::Body) + ui.text_style_height(&TextStyle::Small) + 3.0 * GAP
}

/// Points around the text of a row.
const GAP: f32 = 3.0;

/// A row of a list of entries; returns whether it was clicked.
pub(crate) fn row(
    ui: &mut Ui,
    view: &View,
    theme: &Theme,
    topic: Topic,
    title: &str,
    is_open: bool,
    sense: Sense,
) -> bool {
    let size = egui::vec2(ui.available_width(), row_height(ui));
    let (rect, response) = ui.allocate_exact_size(size, sense);
    response.widget_info(|| WidgetInfo::selected(WidgetType::SelectableLabel, true, is_open, title));
    if !ui.is_rect_visible(rect) {
        return false;
    }
    let visuals = ui.style().interact_selectable(&response, is_open);
    if is_open || response.hovered() || response.has_focus() {
        ui.painter().rect_filled(rect, visuals.corner_radius, visuals.weak_bg_fill);
    }
    let mut room = rect.shrink(GAP);
    let square = Rect::from_min_size(room.min, Vec2::splat(room.height()));
    if let Some(face) = Face::of_topic(view.catalogue, topic) {
        portrait::paint(ui, theme, Some(face), square, Tint::Full);
        room.min.x = square.right() + 2.0 * GAP;
    } else if let Some(icon) = entries::icon(view, topic) {
        let font = FontId::proportional(room.height() * 0.7);
        ui.painter().text(square.center(), Align2::CENTER_CENTER, icon.letter(), font, theme.cyan);
        room.min.x = square.right() + GAP;
    }
    let short = |text: RichText, style: TextStyle| {
        WidgetText::from(text).into_galley(ui, Some(TextWrapMode::Truncate), room.width(), style)
    };
    let title = short(RichText::new(title).strong(), TextStyle::Body);
    let (kind, line) = (entries::kind(view, topic), entries::line(view, topic));
    let line = if line.is_empty() { kind.to_string() } else { view.words.glossary_line(kind, &*line) };
    // Text that is cut short is read aloud in full.
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(line.as_str()));
    let line = short(RichText::new(line).small().color(theme.faint), TextStyle::Small);
    let below = Align2::LEFT_BOTTOM.anchor_size(room.left_bottom(), line.size()).min;
    ui.painter().galley(room.left_top(), title, theme.words);
    ui.painter().galley(below, line, theme.faint);
    response.clicked()
}
