//! Boundaries on a small map, in the rulebook's colors and with their own line styles: white solid, orange double,
//! red dashed, walls thick, those that can be broken with joints. R2 IV.C

use egui::{Color32, Painter, Pos2, Shape, Stroke, Vec2};

use super::chart::{Chart, Scale};
use crate::theme::Theme;
use gotham_content::BoundaryKind;
use gotham_content::geometry::Segment;
use gotham_rules::board::Piece;
use gotham_words::Words;

/// How a boundary is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Style {
    White,
    Orange,
    Red,
    Brick,
    Solid,
    Door,
}

impl Style {
    fn of(piece: &Piece) -> Style {
        if piece.door.is_some() { Style::Door } else { Style::of_kind(piece.kind) }
    }

    /// How a boundary of a kind is drawn that is no door.
    pub(super) fn of_kind(kind: BoundaryKind) -> Style {
        match kind {
            BoundaryKind::White => Style::White,
            BoundaryKind::Orange => Style::Orange,
            BoundaryKind::Red => Style::Red,
            BoundaryKind::Wall(_) => Style::Brick,
            BoundaryKind::SolidWall => Style::Solid,
        }
    }

    /// The kind whose color it has; `None`: a door.
    fn kind(self) -> Option<BoundaryKind> {
        match self {
            Style::White => Some(BoundaryKind::White),
            Style::Orange => Some(BoundaryKind::Orange),
            Style::Red => Some(BoundaryKind::Red),
            Style::Brick => Some(BoundaryKind::Wall(1)),
            Style::Solid => Some(BoundaryKind::SolidWall),
            Style::Door => None,
        }
    }

    /// Draws it; `unit` is the width of the thinnest line.
    pub(super) fn paint(self, painter: &Painter, theme: &Theme, [from, to]: [Pos2; 2], unit: f32) {
        let color = theme.boundary(self.kind());
        let along = (to - from).normalized();
        let line = |shift: f32, width: f32, color: Color32| {
            let aside = along.rot90() * shift * unit;
            painter.line_segment([from + aside, to + aside], Stroke::new(width * unit, color));
        };
        // Walls meet at corners without a gap.
        let wall = |width: f32, color: Color32| {
            let end: Vec2 = along * width * unit / 2.0;
            painter.line_segment([from - end, to + end], Stroke::new(width * unit, color));
        };
        match self {
            Style::White => line(0.0, 1.0, color),
            Style::Orange => {
                line(0.0, 3.4, theme.map_shadow());
                line(-1.2, 1.0, color);
                line(1.2, 1.0, color);
            }
            Style::Red => {
                line(0.0, 1.8, theme.map_shadow());
                let stroke = Stroke::new(1.8 * unit, color);
                painter.extend(Shape::dashed_line(&[from, to], stroke, 4.5 * unit, 3.0 * unit));
            }
            Style::Solid => {
                wall(4.4, theme.map_shadow());
                wall(2.8, color);
            }
            Style::Brick => {
                wall(4.4, theme.map_shadow());
                wall(2.8, color);
                let joints = Stroke::new(2.8 * unit, theme.map_shadow());
                painter.extend(Shape::dashed_line(&[from, to], joints, 0.8 * unit, 4.2 * unit));
            }
            Style::Door => {
                wall(4.4, theme.map_shadow());
                line(-1.0, 1.0, color);
                line(1.0, 1.0, color);
            }
        }
    }

    /// Later ones are drawn over earlier ones.
    const ORDER: [Style; 6] = [Style::White, Style::Orange, Style::Red, Style::Solid, Style::Brick, Style::Door];

    fn meaning(self, words: &Words) -> &str {
        match self {
            Style::White => words.map_white(),
            Style::Orange => words.map_orange(),
            Style::Red => words.map_red(),
            Style::Brick => words.map_wall(),
            Style::Solid => words.map_solid(),
            Style::Door => words.map_door(),
        }
    }
}

/// Every boundary of the board.
pub(super) fn paint(painter: &Painter, theme: &Theme, chart: Chart, scale: Scale) {
    let unit = (chart.map.size.0 as f32 * scale.points / 420.0).clamp(0.7, 2.4);
    for style in Style::ORDER {
        for piece in chart.board.pieces().iter().filter(|piece| Style::of(piece) == style) {
            let Segment(from, to) = piece.segment;
            style.paint(painter, theme, [scale.at(from), scale.at(to)], unit);
        }
    }
}

/// The styles that a board has, and what each means.
pub(super) fn styles<'a>(words: &'a Words, chart: Chart) -> Vec<(Style, &'a str)> {
    let is_there = |style: &Style| chart.board.pieces().iter().any(|piece| Style::of(piece) == *style);
    Style::ORDER.into_iter().filter(is_there).map(|style| (style, style.meaning(words))).collect()
}
