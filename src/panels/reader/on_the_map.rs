//! The board from above in the board reader: every Area with its number, the one that is read, what it sees, and the line
//! to the one under the pointer.

use egui::{Align2, FontId, Pos2, Rect, Sense, Shape, Stroke, Ui, Vec2, WidgetType, pos2};

use super::read::{Read, title};
use crate::board_map::Sheet;
use crate::draw;
use crate::theme::Theme;
use crate::view::View;
use gotham_rules::board::AreaId;

/// Draws it as large as fits, and returns which Area is clicked and which is under the pointer.
pub(super) fn show(
    ui: &mut Ui,
    view: &View,
    read: Read,
    area: Option<AreaId>,
    room: Vec2,
) -> (Option<AreaId>, Option<AreaId>) {
    let theme = Theme::of(view.settings);
    let board = read.chart.board;
    let width = room.x.min(room.y * read.chart.map.size.0 as f32 / read.chart.map.size.1.max(1) as f32).max(80.0);
    let (space, response) = ui.allocate_exact_size(room, Sense::click());
    let size = Vec2::new(width, read.chart.height(width));
    let rect = Rect::from_min_size(space.min, size);
    let sheet = Sheet { chart: read.chart, rect };
    draw::speak(ui, &response, WidgetType::Image, &view.words.map_of(view.words.text(&read.chart.map.name)));
    let pointed = response.hover_pos().and_then(|at| sheet.area_under(at));
    let painter = ui.painter().with_clip_rect(rect.intersect(ui.clip_rect()));
    sheet.ground(ui, &theme);
    for other in board.areas() {
        let color = match area {
            Some(from) if from == other => theme.amber.gamma_multiply(0.55),
            Some(from) if board.line_of_sight(from, other) => theme.green.gamma_multiply(0.28),
            Some(_) => egui::Color32::from_black_alpha(130),
            None => continue,
        };
        sheet.tint(&painter, other, color);
    }
    sheet.boundaries(&painter, &theme);
    sheet.marks(&painter, &theme, read.marks);
    let letters = FontId::proportional((rect.width() / 62.0).clamp(8.0, 15.0));
    for other in board.areas() {
        let at = sheet.at(board.area(other).centre);
        let at = if read.marks.is_empty() { at } else { at - Vec2::new(0.0, letters.size * 1.3) };
        let galley = painter.layout_no_wrap(read.labels.label(other), letters.clone(), egui::Color32::WHITE);
        let plate = Align2::CENTER_CENTER.anchor_size(at, galley.size());
        painter.rect_filled(plate.expand2(Vec2::new(3.0, 0.0)), 3.0, theme.ground.to_opaque());
        painter.galley(plate.min, galley, egui::Color32::WHITE);
    }
    if let (Some(from), Some(to)) = (area, pointed.filter(|to| Some(*to) != area)) {
        line(&painter, &theme, sheet, (from, to));
    }
    if let Some(to) = pointed {
        response.clone().on_hover_text_at_pointer(title(view, read, to));
    }
    (response.clicked().then_some(pointed).flatten(), pointed)
}

/// The lines between two Areas; where there is none, a broken one from middle to middle.
fn line(painter: &egui::Painter, theme: &Theme, sheet: Sheet, (from, to): (AreaId, AreaId)) {
    let board = sheet.chart.board;
    let at = |point| sheet.at(point);
    let lines = board.lines(from, to);
    for line in lines {
        let ends = [at(line.from), at(line.to)];
        painter.line_segment(ends, Stroke::new(4.0, theme.map_shadow()));
        painter.line_segment(ends, Stroke::new(2.0, theme.green));
        for end in ends {
            painter.circle_filled(end, 3.5, theme.green);
        }
    }
    if lines.is_empty() {
        let ends: [Pos2; 2] = [at(board.area(from).centre), at(board.area(to).centre)];
        painter.extend(Shape::dashed_line(&ends, Stroke::new(2.5, theme.red), 6.0, 5.0));
        let middle = ends[0].lerp(ends[1], 0.5);
        for way in [1.0, -1.0] {
            let arm = Vec2::new(5.0, 5.0 * way);
            painter.line_segment([middle - arm, pos2(middle.x + arm.x, middle.y + arm.y)], Stroke::new(2.5, theme.red));
        }
    }
}
