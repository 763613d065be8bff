//! A board as a drawing (SVG): Areas with their numbers and Elevations, boundaries by kind, doors, special Moves, markers and
//! letters, and what one Area sees.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use super::legend::legend;
use super::places::{LabelPlaces, inside};
use super::strokes::{DOOR, MARKER, MOVE, OPENING, Stroke, WAY, stroke};
use super::{Labels, escaped};
use gotham_content::geometry::{Place, Point, Segment, distance_squared, locate};
use gotham_content::{Map, SpecialMoveKind};
use gotham_rules::board::{AreaId, Board, Piece, SightKind};
use gotham_words::Words;

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
/// How far an arrow reaches from its middle.
const ARROW: i64 = 10;

/// Draws a map, and below it what its signs mean.
pub fn svg(map: &Map, look: Look, words: &Words) -> String {
    let board = Board::new(map);
    let (legend, high) = legend(map, &board, words, map.size.0);
    document(map.size, &drawn(map, &board, look), &legend, high)
}

/// A drawing with something below it that is so high.
pub(super) fn document(size: (i32, i32), drawn: &str, below: &str, high: i32) -> String {
    let (width, height) = (size.0 + 2 * RIM, size.1 + 3 * RIM + high);
    let top = size.1 + RIM;
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-{RIM} -{RIM} {width} {height}\" width=\"{width}\" \
         height=\"{height}\" font-family=\"sans-serif\">\n\
         <rect x=\"-{RIM}\" y=\"-{RIM}\" width=\"{width}\" height=\"{height}\" fill=\"{GROUND}\"/>\n\
         {drawn}<g transform=\"translate(0 {top})\">\n{below}</g>\n</svg>\n"
    )
}

/// What lies under everything.
pub(super) const GROUND: &str = "#3a4046";

/// The drawing without the document around it, in millimeters of the board.
pub(super) fn drawn(map: &Map, board: &Board, look: Look) -> String {
    let mut out = ground(map.size);
    areas(&mut out, map, board, look);
    for piece in board.pieces() {
        out.push_str(&boundary(board, piece));
    }
    ways(&mut out, board);
    labels(&mut out, map, board);
    if let Some(from) = look.from {
        for to in board.areas().filter(|to| *to != from) {
            for line in board.lines(from, to) {
                let dashes = if matches!(line.kind, SightKind::SharedLetter(_)) { "4 3" } else { "" };
                out.push_str(&Stroke { color: MARKER, tenths: 12, dashes }.line(line.from, line.to));
            }
        }
    }
    out
}

/// The table under a board, and the hatching of Obstructions.
pub(super) fn ground(size: (i32, i32)) -> String {
    let (width, height) = (size.0 + 2 * RIM, size.1 + 2 * RIM);
    format!(
        "<defs><pattern id=\"hatch\" width=\"6\" height=\"6\" patternUnits=\"userSpaceOnUse\" patternTransform=\"rotate(45)\">\
         <rect width=\"2\" height=\"6\" fill=\"#11161c\" fill-opacity=\"0.45\"/></pattern></defs>\n\
         <rect x=\"-{RIM}\" y=\"-{RIM}\" width=\"{width}\" height=\"{height}\" fill=\"{GROUND}\"/>\n"
    )
}

fn areas(out: &mut String, map: &Map, board: &Board, look: Look) {
    let lowest = map.areas.iter().map(|area| area.elevation).min().unwrap_or(0);
    for id in board.areas() {
        let area = board.area(id);
        let level = usize::from((i16::from(area.elevation) - i16::from(lowest)).unsigned_abs());
        let fill = LEVELS[level.min(LEVELS.len() - 1)];
        let is_seen = look.from.is_none_or(|from| from == id || board.line_of_sight(from, id));
        let opacity = if is_seen { "1" } else { "0.45" };
        let corners = corners(&area.outline);
        let _ = writeln!(out, "<polygon points=\"{corners}\" fill=\"{fill}\" opacity=\"{opacity}\"/>");
        if area.obstruction {
            let _ = writeln!(out, "<polygon points=\"{corners}\" fill=\"url(#hatch)\"/>");
        }
    }
}

/// Corners as SVG writes them.
pub(super) fn corners(outline: &[Point]) -> String {
    outline.iter().map(|(x, y)| format!("{x},{y}")).collect::<Vec<_>>().join(" ")
}

/// A piece of boundary: a door in green, hollow while it is open.
fn boundary(board: &Board, piece: &Piece) -> String {
    let Segment(from, to) = piece.segment;
    let inner = match piece.door {
        Some(door) if board.is_open(door) => OPENING.line(from, to),
        _ => String::new(),
    };
    let stroke = match (piece.door, piece.sides.1) {
        (Some(_), _) => DOOR,
        (None, Some(_)) => stroke(piece.kind),
        (None, None) => Stroke::plain("#101418", 2),
    };
    stroke.line(from, to) + &inner
}

/// Links between the middles of their Areas, and the shafts of elevators.
fn ways(out: &mut String, board: &Board) {
    let middle = |area: AreaId| board.area(area).centre;
    for link in board.plain_links() {
        out.push_str(&WAY.line(middle(link.between.0), middle(link.between.1)));
    }
    for shaft in board.elevators().iter().flat_map(|elevator| &elevator.shafts) {
        let (x, y) = (shaft.at.0 - 9, shaft.at.1 - 9);
        let _ = writeln!(
            out,
            "<rect x=\"{x}\" y=\"{y}\" width=\"18\" height=\"18\" fill=\"none\" stroke=\"{}\" stroke-width=\"2\" \
             stroke-dasharray=\"{}\"/>",
            WAY.color, WAY.dashes
        );
        out.push_str(&WAY.line(shaft.at, middle(shaft.beside)));
    }
}

/// Everything that is written: numbers with Elevation and terrain, letters of markers, special Moves.
fn labels(out: &mut String, map: &Map, board: &Board) {
    let mut places = LabelPlaces::default();
    let labels = Labels::of(board);
    let door = |piece: &&Piece| piece.door.is_some();
    for Segment(from, to) in board.pieces().iter().filter(door).map(|piece| piece.segment) {
        places.take(between(from, to), ((from.0 - to.0).abs().max(7), (from.1 - to.1).abs().max(7)));
    }
    for (x, y) in board.areas().flat_map(|id| &board.area(id).markers).map(|marker| marker.at) {
        places.take((x, y), (8, 8));
        let _ = writeln!(out, "<circle cx=\"{x}\" cy=\"{y}\" r=\"3\" fill=\"{MARKER}\"/>");
    }
    for id in board.areas() {
        let area = board.area(id);
        let number = escaped(&labels.label(id));
        let levels = [('~', area.difficult), ('!', area.dangerous)].into_iter().filter(|(_, level)| *level > 0);
        let terrain: String = levels.map(|(sign, level)| format!(" {sign}{level}")).collect();
        let letters = |text: &str| text.chars().count() as i32;
        let size = (letters(&number) * 8 + 6 + letters(&terrain) * 5, 14);
        let (x, y) = places.put(size, inside(&area.outline, area.centre, size));
        let _ = writeln!(
            out,
            "<text x=\"{x}\" y=\"{}\" font-size=\"14\" font-weight=\"bold\" text-anchor=\"middle\" fill=\"#11161c\" \
             stroke=\"#ffffff\" stroke-opacity=\"0.6\" stroke-width=\"2\" paint-order=\"stroke\">{number}\
             <tspan font-size=\"8\" dy=\"-5\">{}</tspan><tspan font-size=\"9\" dy=\"5\">{terrain}</tspan></text>",
            y + 5,
            area.elevation
        );
    }
    for marker in board.areas().flat_map(|id| &board.area(id).markers).filter(|marker| !marker.letters.is_empty()) {
        let wide = marker.letters.chars().count() as i32 * 6;
        let (x, y) = marker.at;
        let beside = [(x + 5 + wide / 2, y), (x - 5 - wide / 2, y), (x, y - 9), (x, y + 9)];
        let (x, y) = places.put((wide, 9), beside);
        let _ = writeln!(
            out,
            "<text x=\"{x}\" y=\"{}\" font-size=\"9\" text-anchor=\"middle\" fill=\"#0d3c73\">{}</text>",
            y + 3,
            escaped(&marker.letters)
        );
    }
    moves(out, map, board, &mut places);
}

/// What joins two Areas, the lower id first.
#[derive(Default)]
struct Arrow {
    words: Vec<String>,
    /// Whether a Move leads to the first, and to the second.
    heads: (bool, bool),
}

/// Special Moves: an arrow where the two Areas touch or halfway between them, with kind and level.
fn moves(out: &mut String, map: &Map, board: &Board, places: &mut LabelPlaces) {
    let mut arrows: BTreeMap<(AreaId, AreaId), Arrow> = BTreeMap::new();
    for special in &map.moves {
        let find = |name: &str| board.find(name);
        let ends = (find(special.between.0.as_str()), find(special.between.1.as_str()));
        let (Some(from), Some(to)) = ends else { continue };
        let (sign, is_back_too) = match special.kind {
            SpecialMoveKind::Jump => ("J", true),
            SpecialMoveKind::Climb => ("C", true),
            SpecialMoveKind::Drop => ("D", false),
            SpecialMoveKind::ClimbAndDrop => ("CD", true),
        };
        let arrow = arrows.entry((from.min(to), from.max(to))).or_default();
        arrow.words.push(format!("{sign}{}", special.level));
        arrow.heads.0 |= to < from || is_back_too;
        arrow.heads.1 |= from < to || is_back_too;
    }
    for ((one, other), arrow) in arrows {
        let text = arrow.words.join(" ");
        let size = (text.chars().count() as i32 * 5 + 2, 9);
        let spots = spots(board, one, other);
        // The text stands beside its arrow, on either side.
        let beside = |spot: &Spot| {
            let aside = scaled(spot.toward, 8);
            [(-aside.1, aside.0), (aside.1, -aside.0)]
                .map(|(x, y)| (spot.middle.0 + x + x.signum() * size.0 / 3, spot.middle.1 + y))
        };
        let place = places.put(size, spots.iter().flat_map(beside));
        let Some(Spot { middle, toward }) = spots.into_iter().find(|spot| beside(spot).contains(&place)) else {
            continue;
        };
        let along = scaled(toward, ARROW);
        places.take(middle, (along.0.abs() * 2, along.1.abs() * 2));
        let (start, end) = ((middle.0 - along.0, middle.1 - along.1), (middle.0 + along.0, middle.1 + along.1));
        out.push_str(&Stroke { color: MOVE, tenths: 15, dashes: "" }.line(start, end));
        for (tip, sign) in [(start, -1), (end, 1)]
            .into_iter()
            .zip([arrow.heads.0, arrow.heads.1])
            .filter_map(|(at, is)| is.then_some(at))
        {
            let back = (tip.0 - sign * along.0 * 5 / 10, tip.1 - sign * along.1 * 5 / 10);
            let side = scaled(toward, 3);
            let wings = [(back.0 - side.1, back.1 + side.0), tip, (back.0 + side.1, back.1 - side.0)];
            let _ = writeln!(out, "<polygon points=\"{}\" fill=\"{MOVE}\"/>", corners(&wings));
        }
        let _ = writeln!(
            out,
            "<text x=\"{}\" y=\"{}\" font-size=\"9\" font-weight=\"bold\" fill=\"{MOVE}\" stroke=\"#ffffff\" stroke-width=\"2\" \
             paint-order=\"stroke\" text-anchor=\"middle\">{text}</text>",
            place.0,
            place.1 + 3
        );
    }
}

/// Where an arrow may be.
#[derive(Clone, Copy)]
struct Spot {
    middle: Point,
    /// Which way it points.
    toward: Point,
}

/// Where the arrow from one Area to another may be: across their edge, or between their middles if they have none.
fn spots(board: &Board, one: AreaId, other: AreaId) -> Vec<Spot> {
    let part = |a: Point, b: Point, of_six: i32| (a.0 + (b.0 - a.0) * of_six / 6, a.1 + (b.1 - a.1) * of_six / 6);
    let is_edge = |piece: &&Piece| piece.joins(one, other) && piece.door.is_none();
    let mut edges: Vec<Segment> = board.pieces().iter().filter(is_edge).map(|piece| piece.segment).collect();
    edges.sort_by_key(|Segment(a, b)| -distance_squared(*a, *b));
    let across = |Segment(a, b): Segment| {
        let toward = (a.1 - b.1, b.0 - a.0);
        let (middle, step) = (between(a, b), scaled(toward, 3));
        let is_there = locate(&board.area(other).outline, (middle.0 + step.0, middle.1 + step.1)) == Place::Inside;
        if is_there { toward } else { (-toward.0, -toward.1) }
    };
    let (from, to) = (board.area(one).centre, board.area(other).centre);
    let mut lines: Vec<(Segment, Point)> = edges.into_iter().map(|edge| (edge, across(edge))).collect();
    if lines.is_empty() {
        lines.push((Segment(from, to), (to.0 - from.0, to.1 - from.1)));
    }
    let of_line = |(Segment(a, b), toward)| [3, 2, 4, 1, 5].map(|at| Spot { middle: part(a, b, at), toward });
    lines.into_iter().flat_map(of_line).collect()
}

fn between(from: Point, to: Point) -> Point {
    (from.0.midpoint(to.0), from.1.midpoint(to.1))
}

/// The same way, this long.
fn scaled((x, y): Point, long: i64) -> Point {
    let length = distance_squared((0, 0), (x, y)).isqrt().max(1);
    let part = |way: i32| (i64::from(way) * long / length) as i32;
    (part(x), part(y))
}
