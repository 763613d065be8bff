//! The lists that a map has already: what it says, written down as `maps/lists` would say it.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use gotham_content::{AreaName, BoundaryKind, Map};
use gotham_rules::board::{AreaId, Board, MoveType};

use super::compare::in_sight;
use super::lists::Lists;
use super::names::{Pair, pair};

/// How long a line of a written list is, in letters.
const LINE: usize = 116;

/// Why a map has no lists.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ReadOffError {
    /// Lists call Areas by their numbers alone.
    #[error("{0} has no number at its end, such as dock_12: lists call Areas by their numbers")]
    NoNumber(AreaName),
    /// The Areas of a sheet begin with one word.
    #[error("{0} and {1} are of two boards: write the lists of each, and name both in the `sheets` of a third one")]
    TwoBoards(AreaName, AreaName),
}

/// Reads the lists off a map that has passed `map_check`, as it is when a mission begins: a door is listed as what it starts
/// as.
///
/// # Errors
/// If lists could not name its Areas.
pub fn lists_of(map: &Map) -> Result<Lists, ReadOffError> {
    let first = &map.areas[0].id;
    for area in map.areas.iter().map(|area| &area.id) {
        if area.number().is_none() || word(area).is_empty() {
            return Err(ReadOffError::NoNumber(area.clone()));
        }
        if word(area) != word(first) {
            return Err(ReadOffError::TwoBoards(first.clone(), area.clone()));
        }
    }
    let board = Board::new(map);
    let mut lists = Lists { board: word(first).into(), ..Lists::default() };
    areas(&board, &mut lists);
    boundaries(&board, &mut lists);
    moves(&board, &mut lists);
    lists.sight = sight(&board);
    Ok(lists)
}

/// `dock` of `dock_12`.
fn word(area: &AreaName) -> &str {
    area.as_str().rsplit_once('_').map_or("", |(word, _)| word)
}

fn areas(board: &Board, lists: &mut Lists) {
    let (mut elevations, mut difficult, mut dangerous) = (BTreeMap::new(), BTreeMap::new(), BTreeMap::new());
    let (mut limits, mut obstructions) = (BTreeMap::new(), BTreeSet::new());
    for area in board.areas().map(|area| board.area(area)) {
        let number = number(&area.name_id);
        elevations.entry(area.elevation).or_insert_with(BTreeSet::new).insert(number);
        limits.insert(number, area.limit);
        for (level, of_level) in [(area.difficult, &mut difficult), (area.dangerous, &mut dangerous)] {
            if level > 0 {
                of_level.entry(level).or_insert_with(BTreeSet::new).insert(number);
            }
        }
        if area.obstruction {
            obstructions.insert(number);
        }
    }
    lists.elevations = elevations.iter().map(|(level, numbers)| (*level, rows(numbers))).collect();
    lists.difficult = difficult.iter().map(|(level, numbers)| (*level, rows(numbers))).collect();
    lists.dangerous = dangerous.iter().map(|(level, numbers)| (*level, rows(numbers))).collect();
    lists.limits = joined(limits.iter().map(|(number, limit)| format!("{number}:{limit}")));
    lists.obstructions = rows(&obstructions);
}

fn boundaries(board: &Board, lists: &mut Lists) {
    let mut kinds: BTreeMap<Pair, BTreeSet<BoundaryKind>> = BTreeMap::new();
    for piece in board.pieces() {
        if let (one, Some(other)) = piece.sides {
            kinds.entry(names(board, one, other)).or_default().insert(piece.kind);
        }
    }
    let is_open = |kinds: &BTreeSet<BoundaryKind>| kinds.iter().any(|kind| kind.is_open());
    let level = |kind: &BoundaryKind| match kind {
        BoundaryKind::Wall(level) => Some(*level),
        _ => None,
    };
    let listed = |is: &dyn Fn(&BTreeSet<BoundaryKind>) -> bool| {
        pairs(kinds.iter().filter(|(_, kinds)| is(kinds)).map(|(between, _)| between))
    };
    let has_level = |kinds: &BTreeSet<BoundaryKind>| kinds.iter().any(|kind| level(kind).is_some());
    let is_solid = |kinds: &BTreeSet<BoundaryKind>| kinds.contains(&BoundaryKind::SolidWall) && !has_level(kinds);
    lists.orange = listed(&|kinds| kinds.contains(&BoundaryKind::Orange));
    lists.white = listed(&|kinds| kinds.contains(&BoundaryKind::White));
    lists.solid = listed(&|kinds| is_solid(kinds) && !is_open(kinds));
    lists.partly = listed(&|kinds| is_solid(kinds) && is_open(kinds));
    let levels: BTreeSet<u8> = kinds.values().flatten().filter_map(level).collect();
    let of_level = |wanted: u8| listed(&|kinds| kinds.contains(&BoundaryKind::Wall(wanted)));
    lists.walls = levels.into_iter().map(|wanted| (wanted, of_level(wanted))).collect();
    let linked = board.areas().flat_map(|one| board.areas().skip(one.index() + 1).map(move |other| (one, other)));
    let linked = linked.filter(|(one, other)| board.is_adjacent(*one, *other));
    let linked = linked.map(|(one, other)| names(board, one, other));
    let linked: BTreeSet<Pair> = linked.filter(|between| !kinds.get(between).is_some_and(is_open)).collect();
    lists.linked = pairs(linked.iter());
}

fn moves(board: &Board, lists: &mut Lists) {
    let (mut jumps, mut climbs, mut drops) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    for from in board.areas() {
        for exit in board.exits(from) {
            let between = names(board, from, exit.to);
            match exit.how {
                MoveType::Jump(level) => jumps.insert((level, between)),
                MoveType::Climb(level) => climbs.insert((level, between)),
                MoveType::Drop(level) => {
                    drops.insert((level, (board.area(from).name_id.clone(), board.area(exit.to).name_id.clone())))
                }
                _ => false,
            };
        }
    }
    let both = |(level, (from, to)): &&(u8, Pair)| climbs.contains(&(*level, pair(from, to)));
    let (both, drops): (BTreeSet<_>, BTreeSet<_>) = drops.iter().partition(both);
    let climbs: BTreeSet<_> = climbs
        .iter()
        .filter(|(level, between)| !both.iter().any(|(other, (from, to))| other == level && pair(from, to) == *between))
        .collect();
    lists.jumps = by_level(jumps.iter());
    lists.climbs = by_level(climbs.into_iter());
    lists.drops = by_level(drops.into_iter());
    lists.climbs_and_drops = by_level(both.into_iter());
}

fn by_level<'p>(ways: impl Iterator<Item = &'p (u8, Pair)>) -> Vec<(u8, String)> {
    let mut levels: BTreeMap<u8, Vec<&Pair>> = BTreeMap::new();
    ways.for_each(|(level, between)| levels.entry(*level).or_default().push(between));
    levels.into_iter().map(|(level, ways)| (level, pairs(ways.into_iter()))).collect()
}

/// `1: 2 3; 2: 5`
fn sight(board: &Board) -> String {
    let mut seen: BTreeMap<u32, BTreeSet<u32>> = BTreeMap::new();
    for (one, other) in in_sight(board) {
        seen.entry(number(&one)).or_default().insert(number(&other));
    }
    let row = |(one, others): (&u32, &BTreeSet<u32>)| format!("{one}: {}", joined(others.iter()));
    seen.iter().map(row).collect::<Vec<_>>().join("; ")
}

fn names(board: &Board, one: AreaId, other: AreaId) -> Pair {
    pair(&board.area(one).name_id, &board.area(other).name_id)
}

fn number(area: &AreaName) -> u32 {
    area.number().unwrap_or_default()
}

/// `1-9 2-14`
fn pairs<'p>(pairs: impl Iterator<Item = &'p Pair>) -> String {
    let mut numbers: Vec<(u32, u32)> = pairs.map(|(one, other)| (number(one), number(other))).collect();
    numbers.sort_unstable();
    joined(numbers.into_iter().map(|(one, other)| format!("{one}-{other}")))
}

/// `1 4-6`
fn rows(numbers: &BTreeSet<u32>) -> String {
    let mut rows: Vec<(u32, u32)> = Vec::new();
    for number in numbers {
        match rows.last_mut() {
            Some((_, last)) if *last + 1 == *number => *last = *number,
            _ => rows.push((*number, *number)),
        }
    }
    joined(rows.into_iter().map(|row| match row {
        (first, last) if first == last => first.to_string(),
        (first, last) => format!("{first}-{last}"),
    }))
}

fn joined<T: ToString>(words: impl Iterator<Item = T>) -> String {
    words.map(|word| word.to_string()).collect::<Vec<_>>().join(" ")
}

impl Lists {
    /// Writes the lists as RON, without those that are empty.
    pub fn write(&self) -> String {
        let signed: Vec<(String, &str)> =
            self.elevations.iter().map(|(level, list)| (level.to_string(), list.as_str())).collect();
        let mut fields = vec![format!("board: {:?}", self.board)];
        fields.extend((!self.sheets.is_empty()).then(|| format!("sheets: {:?}", self.sheets)));
        fields.extend(by_levels("elevations", &signed));
        fields.extend(list("limits", &self.limits));
        fields.extend(levels("difficult", &self.difficult));
        fields.extend(levels("dangerous", &self.dangerous));
        fields.extend(list("obstructions", &self.obstructions));
        fields.extend(list("orange", &self.orange));
        fields.extend(list("white", &self.white));
        fields.extend(levels("walls", &self.walls));
        fields.extend(list("solid", &self.solid));
        fields.extend(list("corners", &self.corners));
        fields.extend(list("partly", &self.partly));
        fields.extend(levels("jumps", &self.jumps));
        fields.extend(levels("climbs", &self.climbs));
        fields.extend(levels("drops", &self.drops));
        fields.extend(levels("climbs_and_drops", &self.climbs_and_drops));
        fields.extend(list("linked", &self.linked));
        fields.extend(list("sight", &self.sight));
        fields.extend(list("left_out", &self.left_out));
        let lines: String = fields.iter().map(|field| format!("    {field},\n")).collect();
        format!("(\n{lines})\n")
    }
}

fn list(field: &str, list: &str) -> Option<String> {
    (!list.is_empty()).then(|| format!("{field}: {}", quoted(list, 8)))
}

fn levels(field: &str, lists: &[(u8, String)]) -> Option<String> {
    let lists: Vec<(String, &str)> = lists.iter().map(|(level, list)| (level.to_string(), list.as_str())).collect();
    by_levels(field, &lists)
}

fn by_levels(field: &str, lists: &[(String, &str)]) -> Option<String> {
    let rows: String =
        lists.iter().map(|(level, list)| format!("        ({level}, {}),\n", quoted(list, 12))).collect();
    (!lists.is_empty()).then(|| format!("{field}: [\n{rows}    ]"))
}

/// A text between quotation marks, cut between words: a line that goes on ends with a backslash.
fn quoted(text: &str, indent: usize) -> String {
    let (mut out, mut used) = (String::from("\""), 2 * indent);
    for (at, word) in text.split(' ').enumerate() {
        if at > 0 && used + 1 + word.len() > LINE {
            let _ = write!(out, " \\\n{}", " ".repeat(indent));
            used = indent;
        } else if at > 0 {
            out.push(' ');
        }
        used += 1 + word.len();
        out.push_str(word);
    }
    out.push('"');
    out
}
