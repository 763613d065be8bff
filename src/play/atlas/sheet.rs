//! A board on paper, to lie beside the box: the drawing, and below it every Area with what it borders, where it leads and
//! what it sees.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use super::drawing::{self, Look, RIM};
use super::legend::legend;
use super::{Labels, borders, boundary_name, escaped, sights, ways};
use crate::log;
use gotham_content::BoundaryKind::{self, SolidWall};
use gotham_content::Map;
use gotham_content::index::DoorId;
use gotham_rules::board::{AreaId, Board, MoveType};
use gotham_rules::query::moving::{Leaving, total};
use gotham_rules::skills::moving::Ease;
use gotham_words::Words;

/// The paper, in millimeters: A3 on its side, with its margin.
const PAPER: (i32, i32) = (420, 297);
const MARGIN: i32 = 10;
/// The height of the title, and the most of the paper's height that the drawing takes.
const TITLE: i32 = 12;
const DRAWN: i32 = 128;
/// How wide the list of signs is, and how large beside a board of its millimeters, in thousandths.
const SIGNS: i32 = 290;
const SIGNS_SCALE: i32 = 270;
/// The letters' height, in tenths of a millimeter: no smaller than a footnote, no larger than a line in a book.
const LETTERS: std::ops::RangeInclusive<i32> = 14..=30;
/// How wide a letter is on average, and how high a line, in tenths of the letters' height.
const WIDE: i32 = 5;
const HIGH: i32 = 13;

/// The sheet of a board as a drawing (SVG) of the size of the paper, in a language.
pub fn sheet(map: &Map, words: &Words) -> String {
    let board = Board::new(map);
    let (width, height) = PAPER;
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}mm\" \
         height=\"{height}mm\" font-family=\"sans-serif\">\n\
         <rect width=\"{width}\" height=\"{height}\" fill=\"#ffffff\"/>\n\
         <text x=\"{MARGIN}\" y=\"{}\" font-size=\"7\" font-weight=\"bold\" fill=\"#11161c\">{}</text>\n",
        MARGIN + 6,
        escaped(&words.text(&map.name)),
    );
    let (board_width, board_height) = (map.size.0 + 2 * RIM, map.size.1 + 2 * RIM);
    let room = width - 2 * MARGIN;
    // Whichever of the two is tighter says how large the drawing is; in thousandths.
    let scale = (1000 * room / board_width).min(1000 * DRAWN / board_height);
    let left = MARGIN + (room - board_width * scale / 1000) / 2;
    let top = MARGIN + TITLE;
    let _ = writeln!(
        out,
        "<g transform=\"translate({left} {top}) scale({}) translate({RIM} {RIM})\">\n{}</g>",
        thousandths(scale),
        drawing::drawn(map, &board, Look::default())
    );
    out.push_str(&signs(map, &board, words));
    let begin = top + board_height * scale / 1000 + 6;
    let labels = Labels::of(&board);
    let areas = labels.in_order(board.areas().collect());
    let entries: Vec<Vec<String>> = areas.into_iter().map(|area| entry(&board, labels, area, words)).collect();
    out.push_str(&columns(&entries, begin));
    let _ = writeln!(
        out,
        "<text x=\"{MARGIN}\" y=\"{}\" font-size=\"2.4\" fill=\"#5a646e\">{}</text>\n</svg>",
        height - 4,
        escaped(words.menu_about())
    );
    out
}

/// What the drawing's signs mean, in dark boxes beside the title, as the drawing is dark around the board.
fn signs(map: &Map, board: &Board, words: &Words) -> String {
    let left = PAPER.0 - MARGIN - SIGNS;
    let (legend, high) = legend(map, board, words, SIGNS * 1000 / SIGNS_SCALE - 8);
    let (width, high) = (SIGNS, (high + 4) * SIGNS_SCALE / 1000);
    format!(
        "<rect x=\"{left}\" y=\"{}\" width=\"{width}\" height=\"{high}\" fill=\"{}\"/>\n\
         <g transform=\"translate({} {}) scale({})\">\n{legend}</g>\n",
        MARGIN - 6,
        drawing::GROUND,
        left + 2,
        MARGIN - 5,
        thousandths(SIGNS_SCALE)
    )
}

/// The facts of one Area: its name first.
fn entry(board: &Board, labels: Labels, area: AreaId, words: &Words) -> Vec<String> {
    let here = board.area(area);
    let number = |other: AreaId| labels.label(other);
    let numbers = |others: Vec<AreaId>| others.into_iter().map(number).collect::<Vec<_>>().join(" ");
    let mut facts = vec![words.hover_elevation(here.elevation), words.reader_limit(here.limit)];
    facts.extend((here.difficult > 0).then(|| words.hover_difficult(here.difficult)));
    facts.extend((here.dangerous > 0).then(|| words.hover_dangerous(here.dangerous)));
    facts.extend(here.obstruction.then(|| words.hover_obstruction().into()));
    let mut lines = vec![words.reader_area(number(area), words.text(&here.title)), log::list(words, facts)];
    lines.extend(beside(board, labels, area, words));
    let special: Vec<String> = ways(board, area, &Leaving::empty(board, area, Ease::default()))
        .into_iter()
        .filter(|way| way.exit.how != MoveType::Adjacent)
        .map(|way| words.reader_way_short(log::move_type(words, way.exit.how), number(way.exit.to), total(&way.parts)))
        .collect();
    if !special.is_empty() {
        lines.push(words.reader_list(words.reader_moves(), log::list(words, special)));
    }
    let (seen, _) = sights(board, area);
    if !seen.is_empty() {
        lines.push(words.reader_list(words.reader_sees(), numbers(seen)));
    }
    lines
}

/// What lies around an Area: a line for each kind of border and for each door. Of walls, those that something breaks.
fn beside(board: &Board, labels: Labels, area: AreaId, words: &Words) -> Vec<String> {
    let mut of_title: BTreeMap<(BoundaryKind, Option<DoorId>), Vec<AreaId>> = BTreeMap::new();
    for border in borders(board, area).into_iter().filter(|border| border.door.is_some() || border.kind != SolidWall) {
        of_title.entry((border.kind, border.door)).or_default().extend(border.to);
    }
    let line = |((kind, door), others): ((BoundaryKind, Option<DoorId>), Vec<AreaId>)| {
        let title = match (door, kind) {
            (Some(door), _) => {
                let name = words.text(&board.doors()[door.index()].title);
                if board.is_open(door) { words.reader_door_open(name) } else { words.reader_door_closed(name) }
            }
            (None, kind) => boundary_name(words, kind),
        };
        let numbers: Vec<String> = labels.in_order(others).into_iter().map(|other| labels.label(other)).collect();
        words.reader_list(title, numbers.join(" "))
    };
    of_title.into_iter().map(line).collect()
}

/// The entries in as many columns as they need, in letters as large as fit.
fn columns(entries: &[Vec<String>], begin: i32) -> String {
    let (room, depth) = (PAPER.0 - 2 * MARGIN, PAPER.1 - MARGIN - begin);
    let fits = |letters: i32, count: i32| {
        let lines = depth * 100 / (letters * HIGH);
        let set = set(entries, letters_in(room, count, letters), lines.max(1) as usize);
        (set.len() as i32 <= count).then_some(set)
    };
    let found =
        LETTERS.rev().find_map(|letters| (3..=6).find_map(|count| Some((letters, count, fits(letters, count)?))));
    let (letters, count, set) = found.unwrap_or_else(|| {
        let least = *LETTERS.start();
        (least, 6, set(entries, letters_in(room, 6, least), usize::MAX))
    });
    let mut out = String::new();
    for (column, lines) in set.iter().enumerate() {
        let x = MARGIN + room * column as i32 / count;
        for (row, (line, is_title)) in lines.iter().enumerate() {
            let y = begin * 100 + (row as i32 + 1) * letters * HIGH;
            let weight = if *is_title { " font-weight=\"bold\"" } else { "" };
            let _ = writeln!(
                out,
                "<text x=\"{x}\" y=\"{}\" font-size=\"{}\"{weight} fill=\"#11161c\">{}</text>",
                hundredths(y),
                hundredths(letters * 10),
                escaped(line)
            );
        }
    }
    out
}

/// How many letters a line of a column has.
fn letters_in(room: i32, count: i32, letters: i32) -> usize {
    ((room / count - 3) * 100 / (letters * WIDE)).max(12) as usize
}

/// Lines with whether each is a title, in columns of a limited number of lines: an entry stays in one column.
fn set(entries: &[Vec<String>], letters: usize, most: usize) -> Vec<Vec<(String, bool)>> {
    let mut columns: Vec<Vec<(String, bool)>> = vec![Vec::new()];
    for entry in entries {
        let lines: Vec<(String, bool)> = entry
            .iter()
            .enumerate()
            .flat_map(|(at, line)| wrapped(line, letters).into_iter().map(move |line| (line, at == 0)))
            .collect();
        let used = columns.last().map_or(0, Vec::len);
        if used > 0 && used + lines.len() > most {
            columns.push(Vec::new());
        }
        if let Some(column) = columns.last_mut() {
            column.extend(lines);
        }
    }
    columns
}

/// A line cut between words; what goes on is set in by two spaces.
pub(super) fn wrapped(line: &str, letters: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in line.split_whitespace() {
        let used = lines.last().map_or(0, |line| line.chars().count());
        if used > 2 && used + 1 + word.chars().count() > letters {
            lines.push("\u{a0}\u{a0}".into());
        }
        if let Some(last) = lines.last_mut() {
            if !last.is_empty() && !last.ends_with('\u{a0}') {
                last.push(' ');
            }
            last.push_str(word);
        }
    }
    lines
}

fn thousandths(number: i32) -> String {
    format!("{}.{:03}", number / 1000, number % 1000)
}

fn hundredths(number: i32) -> String {
    format!("{}.{:02}", number / 100, number % 100)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_board_fits_onto_its_sheet_with_all_its_areas() {
        for language in Words::languages() {
            let words = Words::of(language.code);
            for map in gotham_embedded::catalogue().maps.iter() {
                let (text, board) = (sheet(map, &words), Board::new(map));
                for area in board.areas() {
                    let title = words.reader_area(Labels::of(&board).label(area), words.text(&board.area(area).title));
                    let start: String = escaped(&title).chars().take(8).collect();
                    assert!(text.contains(&start), "{}: {title} is not on the sheet", map.id);
                }
                let (_, below) = text.rsplit_once("</g>").expect("the drawing is in a group");
                let lowest =
                    below.lines().filter_map(|line| line.split("y=\"").nth(1)?.split('"').next()?.parse().ok());
                let lowest = lowest.fold(0.0_f32, f32::max);
                assert!(lowest <= PAPER.1 as f32, "{}: a line at {lowest} mm is below the paper", map.id);
            }
        }
    }

    /// What a board of walls and doors says about them on paper.
    #[test]
    fn walls_and_doors_are_on_the_sheet() {
        let catalogue = gotham_embedded::catalogue();
        let words = Words::of(gotham_words::ENGLISH);
        let of = |map: &str, area: &str| {
            let board = Board::new(catalogue.map(map).expect("a board").1);
            beside(&board, Labels::of(&board), board.find(area).expect("an Area"), &words)
        };
        let of_40 = of("subway", "subway_40");
        assert!(of_40.contains(&"Brick wall 1: 28 41".into()) && of_40.contains(&"Orange: 39".into()), "{of_40:?}");
        let board = Board::new(catalogue.map("cave").expect("a board").1);
        let door = &board.doors()[0];
        let told = of("cave", board.area(door.between.0).name_id.as_str());
        let title = words.reader_door_closed(words.text(&door.title));
        assert!(told.iter().any(|line| line.starts_with(&title)), "{told:?}");
    }

    #[test]
    fn lines_are_cut_between_words() {
        assert_eq!(wrapped("one two three", 8), ["one two", "\u{a0}\u{a0}three"]);
        assert_eq!(wrapped("", 8), [""]);
    }
}
