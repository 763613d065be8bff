//! A board as a drawing (SVG): Areas with their numbers and Elevations, boundaries by kind, markers and letters, and what one
//! Area sees.

use std::fmt::Write as _;

use gotham_content::{BoundaryKind, Map};
use gotham_rules::board::{AreaId, Board, SightKind};

/// What a picture shows beside the board itself.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Look {
    /// The Area whose lines of sight are drawn.
    pub from: Option<AreaId>,
}

/// Fills by Elevation from the lowest level of a board upward; higher ones take the last.
const LEVELS: [&str; 7] = ["#b9c2c9", "#d3dade", "#e9e2c4", "#f0d3a3", "#eab98a", "#e09c79", "#d4826f"];
/// The millimeters around the board.
pub(super) const RIM: i32 = 12;

/// Draws a map.
pub fn svg(map: &Map, look: Look) -> String {
    let (width, height) = (map.size.0 + 2 * RIM, map.size.1 + 2 * RIM);
    let drawn = drawn(map, look);
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-{RIM} -{RIM} {width} {height}\" width=\"{width}\" \
         height=\"{height}\" font-family=\"sans-serif\">\n{drawn}</svg>\n"
    )
}

/// The drawing without the document around it, in millimeters of the board.
pub(super) fn drawn(map: &Map, look: Look) -> String {
    let board = Board::new(map);
    let (width, height) = (map.size.0 + 2 * RIM, map.size.1 + 2 * RIM);
    let mut out = format!("<rect x=\"-{RIM}\" y=\"-{RIM}\" width=\"{width}\" height=\"{height}\" fill=\"#3a4046\"/>\n");
    let lowest = map.areas.iter().map(|area| area.elevation).min().unwrap_or(0);
    for id in board.areas() {
        let area = board.area(id);
        let level = usize::from((i16::from(area.elevation) - i16::from(lowest)).unsigned_abs());
        let fill = LEVELS[level.min(LEVELS.len() - 1)];
        let is_seen = look.from.is_none_or(|from| from == id || board.line_of_sight(from, id));
        let opacity = if is_seen { "1" } else { "0.45" };
        let corners: Vec<String> = area.outline.iter().map(|(x, y)| format!("{x},{y}")).collect();
        let _ = writeln!(out, "<polygon points=\"{}\" fill=\"{fill}\" opacity=\"{opacity}\"/>", corners.join(" "));
        if area.obstruction {
            let _ = writeln!(out, "<polygon points=\"{}\" fill=\"#00000030\"/>", corners.join(" "));
        }
    }
    for piece in board.pieces() {
        let (color, wide, dashes) = match (piece.kind, piece.sides.1) {
            (BoundaryKind::White, _) => ("#ffffff", 2.5, ""),
            (BoundaryKind::Orange, _) => ("#ff8c1a", 3.5, ""),
            (BoundaryKind::Red, _) => ("#d11f2f", 2.5, " stroke-dasharray=\"6 3\""),
            (BoundaryKind::Wall(1), _) => ("#7a4a2e", 4.0, ""),
            (BoundaryKind::Wall(2), _) => ("#5c3218", 5.0, ""),
            (BoundaryKind::Wall(_), _) => ("#3d1d0a", 6.0, ""),
            (BoundaryKind::SolidWall, Some(_)) => ("#101418", 5.0, ""),
            (BoundaryKind::SolidWall, None) => ("#101418", 2.0, ""),
        };
        let ((x1, y1), (x2, y2)) = (piece.segment.0, piece.segment.1);
        let _ = writeln!(
            out,
            "<line x1=\"{x1}\" y1=\"{y1}\" x2=\"{x2}\" y2=\"{y2}\" stroke=\"{color}\" stroke-width=\"{wide}\"{dashes}/>"
        );
    }
    for special in &map.moves {
        let at = |name| board.find(name).map(|id| board.area(id).centre);
        let (Some(from), Some(to)) = (at(special.between.0.as_str()), at(special.between.1.as_str())) else { continue };
        let middle = ((from.0 + to.0) / 2, (from.1 + to.1) / 2);
        let sign = match special.kind {
            gotham_content::SpecialMoveKind::Jump => "J",
            gotham_content::SpecialMoveKind::Climb => "C",
            gotham_content::SpecialMoveKind::Drop => "D",
            gotham_content::SpecialMoveKind::ClimbAndDrop => "",
        };
        let _ = writeln!(
            out,
            "<text x=\"{}\" y=\"{}\" font-size=\"8\" fill=\"#8a1020\" text-anchor=\"middle\">{sign}{}</text>",
            middle.0, middle.1, special.level
        );
    }
    for id in board.areas() {
        let area = board.area(id);
        let number = area.name_id.number().map_or_else(|| area.name_id.to_string(), |number| number.to_string());
        let (x, y) = area.centre;
        let _ = writeln!(
            out,
            "<text x=\"{x}\" y=\"{}\" font-size=\"14\" font-weight=\"bold\" text-anchor=\"middle\" fill=\"#11161c\">{number}\
             <tspan font-size=\"8\" dy=\"-5\">{}</tspan></text>",
            y + 5,
            area.elevation
        );
        for marker in &area.markers {
            let (x, y) = marker.at;
            let _ = writeln!(out, "<circle cx=\"{x}\" cy=\"{y}\" r=\"3\" fill=\"#1c6fd1\"/>");
            let _ = writeln!(
                out,
                "<text x=\"{}\" y=\"{}\" font-size=\"9\" fill=\"#0d3c73\">{}</text>",
                x + 4,
                y + 3,
                marker.letters
            );
        }
    }
    if let Some(from) = look.from {
        for to in board.areas().filter(|to| *to != from) {
            for line in board.lines(from, to) {
                let dashes =
                    if matches!(line.kind, SightKind::SharedLetter(_)) { " stroke-dasharray=\"4 3\"" } else { "" };
                let _ = writeln!(
                    out,
                    "<line x1=\"{}\" y1=\"{}\" x2=\"{}\" y2=\"{}\" stroke=\"#1c6fd1\" stroke-width=\"1.2\"{dashes}/>",
                    line.from.0, line.from.1, line.to.0, line.to.1
                );
            }
        }
    }
    out
}
