//! What the signs of a drawing mean: those that are on it.

use std::fmt::Write as _;

use super::strokes::{DOOR, MARKER, OPENING, Stroke, WAY, stroke};
use super::{boundary_name, escaped};
use crate::log;
use gotham_content::{BoundaryKind, DoorState, Map, SpecialMoveKind};
use gotham_rules::board::{Board, MoveType};
use gotham_words::Words;

/// How high a row is, and how large its letters are, in millimeters of the board.
const ROW: i32 = 14;
const LETTERS: i32 = 9;
/// How wide a sign is, and how much room follows an entry.
const SIGN: i32 = 22;
const GAP: i32 = 14;

/// A sign as SVG, drawn around (11, 0), and what it means.
struct Entry {
    sign: String,
    means: String,
}

/// The legend of a board in rows of this width, from (0, 0) on, and how high it is.
pub(super) fn legend(map: &Map, board: &Board, words: &Words, width: i32) -> (String, i32) {
    let (mut x, mut y) = (0, ROW / 2);
    let mut out = String::new();
    for entry in entries(map, board, words) {
        let wide = SIGN + 4 + entry.means.chars().count() as i32 * LETTERS * 55 / 100;
        if x > 0 && x + wide > width {
            (x, y) = (0, y + ROW);
        }
        let _ = writeln!(
            out,
            "<g transform=\"translate({x} {y})\">{}<text x=\"{}\" y=\"3\" font-size=\"{LETTERS}\" fill=\"#f2f4f6\">{}</text></g>",
            entry.sign,
            SIGN + 4,
            escaped(&entry.means)
        );
        x += wide + GAP;
    }
    (out, y + ROW / 2)
}

fn entries(map: &Map, board: &Board, words: &Words) -> Vec<Entry> {
    let mut found =
        vec![Entry { sign: text("7<tspan font-size=\"7\" dy=\"-4\">1</tspan>"), means: words.hover_elevation(1) }];
    let mut entry = |sign: String, means: &str| found.push(Entry { sign, means: means.into() });
    let mut kinds: Vec<BoundaryKind> = board
        .pieces()
        .iter()
        .filter(|piece| piece.door.is_none() && piece.sides.1.is_some())
        .map(|piece| piece.kind)
        .collect();
    kinds.sort();
    kinds.dedup();
    for kind in kinds {
        entry(line(stroke(kind)), &boundary_name(words, kind));
    }
    for (state, means) in
        [(DoorState::Open, words.reader_legend_open()), (DoorState::Closed, words.reader_legend_shut())]
    {
        if board.doors().iter().any(|door| door.state == state) {
            let inner = if state == DoorState::Open { line(OPENING) } else { String::new() };
            entry(line(DOOR) + &inner, means);
        }
    }
    if !board.links().is_empty() {
        entry(line(WAY), words.reader_legend_link());
    }
    let has = |is: fn(&gotham_content::Area) -> bool| map.areas.iter().any(is);
    if has(|area| area.obstruction) {
        let box_of = |fill: &str| format!("<rect x=\"2\" y=\"-5\" width=\"18\" height=\"10\" fill=\"{fill}\"/>");
        entry(box_of("#d3dade") + &box_of("url(#hatch)"), words.hover_obstruction());
    }
    if has(|area| area.difficult > 0) {
        entry(text("~1"), &words.hover_difficult(1));
    }
    if has(|area| area.dangerous > 0) {
        entry(text("!1"), &words.hover_dangerous(1));
    }
    let (climb, drop) = (log::move_type(words, MoveType::Climb(1)), log::move_type(words, MoveType::Drop(1)));
    for (kind, sign, means) in [
        (SpecialMoveKind::Jump, "J1", log::move_type(words, MoveType::Jump(1))),
        (SpecialMoveKind::Climb, "C1", climb.clone()),
        (SpecialMoveKind::Drop, "D1", drop.clone()),
        (SpecialMoveKind::ClimbAndDrop, "CD1", log::list(words, vec![climb, drop])),
    ] {
        if map.moves.iter().any(|special| special.kind == kind) {
            entry(text(sign), &means);
        }
    }
    if has(|area| !area.markers.is_empty()) {
        entry(format!("<circle cx=\"11\" cy=\"0\" r=\"3\" fill=\"{MARKER}\"/>"), words.reader_legend_marker());
    }
    found
}

fn line(stroke: Stroke) -> String {
    stroke.line((2, 0), (20, 0))
}

fn text(text: &str) -> String {
    format!(
        "<text x=\"11\" y=\"4\" font-size=\"11\" font-weight=\"bold\" text-anchor=\"middle\" fill=\"#f2f4f6\">{text}</text>"
    )
}
