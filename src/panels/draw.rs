//! Our own shapes: marks of the sides, dice and cubes. Each has a word for screen readers.

use egui::{
    Align2, Color32, FontId, Painter, Pos2, Rect, Response, Sense, Shape, Stroke, StrokeKind, Ui, Vec2, WidgetInfo,
    WidgetType, pos2, vec2,
};

use super::icon::Icon;
use super::theme::Theme;
use gotham_content::dice::{Color, Die};
use gotham_content::mission::Side;
use gotham_play::log;
use gotham_words::Words;

/// How wide words are on one line, in points.
pub(crate) fn width(ui: &Ui, words: &str, font: FontId) -> f32 {
    ui.painter().layout_no_wrap(words.into(), font, Color32::PLACEHOLDER).size().x
}

/// The mark of a side: hexagon for Heroes, diamond for the Villain, square for Neutrals.
pub(crate) fn side_mark(painter: &Painter, centre: Pos2, radius: f32, theme: &Theme, side: Option<Side>) {
    let color = theme.side(side);
    let points: Vec<Pos2> = match side {
        Some(Side::Heroes) => polygon(centre, radius, 6, 30.0),
        Some(Side::Villain) => polygon(centre, radius * 1.1, 4, 0.0),
        None => polygon(centre, radius * 1.1, 4, 45.0),
    };
    painter.add(Shape::convex_polygon(points, color, Stroke::new(1.0, Color32::BLACK)));
}

/// A side's mark as a part of a line.
pub(crate) fn side_icon(ui: &mut Ui, theme: &Theme, side: Option<Side>) -> Response {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(14.0), Sense::hover());
    side_mark(ui.painter(), rect.center(), 6.0, theme, side);
    response
}

fn polygon(centre: Pos2, radius: f32, corners: usize, turned: f32) -> Vec<Pos2> {
    (0..corners)
        .map(|at| {
            let angle = (turned + 360.0 * at as f32 / corners as f32).to_radians();
            centre + radius * vec2(angle.cos(), angle.sin())
        })
        .collect()
}

/// The letter of a die's color, in the player's language: no color is needed to tell them apart.
fn letter(words: &Words, color: Color) -> String {
    log::color(words, color).chars().take(1).flat_map(char::to_uppercase).collect()
}

/// A die with its successes as pips, and its letter in a corner.
pub(crate) fn die(painter: &Painter, rect: Rect, (words, theme): (&Words, &Theme), color: Color, face: Option<u8>) {
    let radius = rect.width() * 0.18;
    painter.rect(rect, radius, theme.die(color), Stroke::new(1.0, Color32::from_gray(150)), StrokeKind::Inside);
    let ink = theme.pips(color);
    let (corner, font) = (rect.left_top() + rect.size() * 0.08, FontId::proportional(rect.width() * 0.26));
    painter.text(corner, Align2::LEFT_TOP, letter(words, color), font, ink);
    let spots: &[(f32, f32)] = match face {
        None => {
            painter.text(rect.center(), Align2::CENTER_CENTER, "?", FontId::proportional(rect.width() * 0.5), ink);
            &[]
        }
        Some(0) => {
            let y = rect.center().y;
            painter.hline(
                rect.center().x - rect.width() * 0.12..=rect.center().x + rect.width() * 0.12,
                y,
                Stroke::new(1.5, ink.gamma_multiply(0.6)),
            );
            &[]
        }
        Some(1) => &[(0.5, 0.5)],
        Some(2) => &[(0.32, 0.68), (0.68, 0.36)],
        Some(3) => &[(0.28, 0.72), (0.5, 0.5), (0.74, 0.3)],
        Some(_) => &[(0.32, 0.42), (0.7, 0.36), (0.32, 0.74), (0.7, 0.74)],
    };
    for (x, y) in spots {
        painter.circle_filled(rect.lerp_inside(vec2(*x, *y)), rect.width() * 0.1, ink);
    }
}

/// A small die of a pool; an arrow beside it is its Free Reroll.
pub(crate) fn pool_die(ui: &mut Ui, words: &Words, theme: &Theme, shown: Die) -> Response {
    let (rect, response) =
        ui.allocate_exact_size(vec2(if shown.free_reroll { 25.0 } else { 15.0 }, 15.0), Sense::hover());
    let square = Rect::from_min_size(rect.min, Vec2::splat(15.0));
    let painter = ui.painter();
    painter.rect(square, 3.0, theme.die(shown.color), Stroke::new(1.0, Color32::from_gray(150)), StrokeKind::Inside);
    painter.text(
        square.center(),
        Align2::CENTER_CENTER,
        letter(words, shown.color),
        FontId::proportional(10.0),
        theme.pips(shown.color),
    );
    if shown.free_reroll {
        let arrow = Icon::FreeReroll.letter();
        painter.text(square.right_center(), Align2::LEFT_CENTER, arrow, FontId::proportional(9.0), theme.amber);
    }
    response
}

/// What a heap of cubes means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Cubes {
    /// Ready to be spent: full squares.
    Ready,
    /// Spent on a space: full squares in another color.
    Spent,
    /// In the Fatigue Zone: half squares.
    Fatigue,
    /// In the Wound Zone: crossed squares.
    Wound,
}

/// A row of cubes, and `free` empty places behind them.
pub(crate) fn cubes(painter: &Painter, left_center: Pos2, theme: &Theme, what: Cubes, count: u8, free: u8, size: f32) {
    for at in 0..count + free {
        let min = left_center + vec2(f32::from(at) * (size + 2.0), -size / 2.0);
        let rect = Rect::from_min_size(min, Vec2::splat(size));
        if at >= count {
            painter.rect_stroke(rect, 1.0, Stroke::new(1.0, theme.line), StrokeKind::Inside);
            continue;
        }
        match what {
            Cubes::Ready => {
                painter.rect_filled(rect, 1.0, theme.cyan);
            }
            Cubes::Spent => {
                painter.rect_filled(rect, 1.0, theme.amber);
            }
            Cubes::Fatigue => {
                let lower = Rect::from_min_max(pos2(rect.left(), rect.center().y), rect.max);
                painter.rect_filled(lower, 1.0, theme.faint);
                painter.rect_stroke(rect, 1.0, Stroke::new(1.0, theme.faint), StrokeKind::Inside);
            }
            Cubes::Wound => {
                painter.rect_stroke(rect, 1.0, Stroke::new(1.0, theme.red), StrokeKind::Inside);
                painter.line_segment([rect.left_top(), rect.right_bottom()], Stroke::new(1.5, theme.red));
                painter.line_segment([rect.right_top(), rect.left_bottom()], Stroke::new(1.5, theme.red));
            }
        }
    }
}

/// The width of a row of this many cubes.
pub(crate) fn cubes_width(count: u8, size: f32) -> f32 {
    f32::from(count) * (size + 2.0)
}

/// Gives something painted a word for screen readers, and for tests.
pub(crate) fn speak(ui: &Ui, response: &Response, kind: WidgetType, words: &str) {
    let enabled = ui.is_enabled();
    response.widget_info(|| WidgetInfo::labeled(kind, enabled, words));
}
