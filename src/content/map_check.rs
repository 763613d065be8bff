//! Everything that can be wrong with a map, found before the rules read it.
//!
//! Each problem names its field (`areas[3].outline`). Hostile numbers are refused before any arithmetic.

use std::collections::{BTreeMap, BTreeSet};

use super::geometry::{
    Fractional, LIMIT, Place, Point, Segment, cross, dot, edges, locate, locate_fractional, shared_edges, twice_area,
};
use super::id::{AreaName, is_well_formed};
use super::map::{Area, Boundary, BoundaryKind, Map, SpecialMoveKind};

/// The most Areas of a map: as many as the rules' sets of Areas hold.
pub const MOST_AREAS: usize = 128;
/// The most corners of an outline.
pub const MOST_CORNERS: usize = 100;
/// The most Line of Sight markers of an Area.
pub const MOST_MARKERS: usize = 8;
/// The most boundaries, special Moves or props of a map.
const MOST_ENTRIES: usize = 2_000;

/// Every problem of a map: the field, and what is wrong with it. An empty list means that the rules can read it.
pub fn check(map: &Map) -> Vec<(String, String)> {
    let mut report = Report::default();
    report.sheet(map);
    if report.counts(map) {
        let sound = report.areas(map);
        let names = report.names(map);
        report.overlaps(map, &sound);
        report.letters(map);
        report.boundaries(map, &names, &sound);
        report.moves(map, &names);
        report.reach(map, &names);
        report.props(map);
    }
    report.problems
}

#[derive(Default)]
struct Report {
    problems: Vec<(String, String)>,
}

impl Report {
    fn add(&mut self, field: impl Into<String>, message: impl Into<String>) {
        self.problems.push((field.into(), message.into()));
    }

    fn sheet(&mut self, map: &Map) {
        if !is_well_formed(map.id.as_str()) {
            self.add("id", "must be lower-case letters, digits and underscores, a letter first");
        }
        if map.name.trim().is_empty() {
            self.add("name", "is empty");
        }
        if !(1..=LIMIT).contains(&map.size.0) || !(1..=LIMIT).contains(&map.size.1) {
            self.add("size", format!("both sides must be 1 to {LIMIT} millimetres"));
        }
        if !(0..=LIMIT).contains(&map.level_height) {
            self.add("level_height", format!("must be 0 to {LIMIT} millimetres"));
        }
    }

    /// Whether the lists are short enough to go on.
    fn counts(&mut self, map: &Map) -> bool {
        if map.areas.is_empty() {
            self.add("areas", "a map has at least one Area");
            return false;
        }
        let limits = [
            ("areas", map.areas.len(), MOST_AREAS),
            ("boundaries", map.boundaries.len(), MOST_ENTRIES),
            ("moves", map.moves.len(), MOST_ENTRIES),
            ("props", map.props.len(), MOST_ENTRIES),
        ];
        let before = self.problems.len();
        for (field, count, most) in limits.into_iter().filter(|&(_, count, most)| count > most) {
            self.add(field, format!("{count} are too many: at most {most}"));
        }
        self.problems.len() == before
    }

    /// The place of each Area by its id.
    fn names<'m>(&mut self, map: &'m Map) -> BTreeMap<&'m str, usize> {
        let mut names = BTreeMap::new();
        for (at, area) in map.areas.iter().enumerate() {
            if !is_well_formed(area.id.as_str()) {
                self.add(
                    format!("areas[{at}].id"),
                    "must be lower-case letters, digits and underscores, a letter first",
                );
            }
            if let Some(first) = names.get(area.id.as_str()) {
                self.add(format!("areas[{at}].id"), format!("{} is already the id of areas[{first}]", area.id));
            } else {
                names.insert(area.id.as_str(), at);
            }
        }
        names
    }

    /// Checks each Area alone; says which outlines are sound enough to compare.
    fn areas(&mut self, map: &Map) -> Vec<bool> {
        let mut sound = Vec::with_capacity(map.areas.len());
        for (at, area) in map.areas.iter().enumerate() {
            let field = format!("areas[{at}]");
            if area.name.trim().is_empty() {
                self.add(format!("{field}.name"), "is empty");
            }
            if area.limit == 0 {
                self.add(format!("{field}.limit"), "an Occupation limit is at least 1");
            }
            let fault = outline_fault(&area.outline, map.size);
            if let Some(fault) = &fault {
                self.add(format!("{field}.outline"), fault.clone());
            } else {
                self.markers(&field, area);
            }
            sound.push(fault.is_none());
        }
        sound
    }

    fn markers(&mut self, field: &str, area: &Area) {
        if area.markers.len() > MOST_MARKERS {
            self.add(format!("{field}.markers"), format!("at most {MOST_MARKERS} markers in an Area"));
            return;
        }
        for (at, marker) in area.markers.iter().enumerate() {
            if !in_range(marker.at, (LIMIT, LIMIT)) || locate(&area.outline, marker.at) != Place::Inside {
                self.add(format!("{field}.markers[{at}].at"), format!("{:?} is not inside the outline", marker.at));
            }
        }
    }

    fn overlaps(&mut self, map: &Map, sound: &[bool]) {
        for (later, two) in map.areas.iter().enumerate() {
            for (earlier, one) in map.areas.iter().enumerate().take(later) {
                if sound[earlier] && sound[later] && overlap(&one.outline, &two.outline) {
                    self.add(format!("areas[{later}].outline"), format!("{} overlaps {}", two.id, one.id));
                }
            }
        }
    }

    fn letters(&mut self, map: &Map) {
        let mut owners: BTreeMap<char, BTreeSet<usize>> = BTreeMap::new();
        for (at, area) in map.areas.iter().enumerate() {
            for (nth, marker) in area.markers.iter().enumerate() {
                let distinct: BTreeSet<char> = marker.letters.chars().collect();
                if distinct.len() != marker.letters.chars().count() || !distinct.iter().all(char::is_ascii_uppercase) {
                    let field = format!("areas[{at}].markers[{nth}].letters");
                    self.add(field, format!("{:?} must be capital letters A to Z, each once", marker.letters));
                }
                for letter in distinct {
                    owners.entry(letter).or_default().insert(at);
                }
            }
        }
        for (letter, areas) in owners {
            if let Some(only) = areas.first().filter(|_| areas.len() == 1) {
                self.add(format!("areas[{only}].markers"), format!("no other Area has the letter {letter}"));
            }
        }
    }

    /// The places of two Areas that an entry names, when both exist and differ.
    fn pair(
        &mut self,
        field: &str,
        between: &(AreaName, AreaName),
        names: &BTreeMap<&str, usize>,
    ) -> Option<(usize, usize)> {
        let mut find = |name: &AreaName| {
            let found = names.get(name.as_str()).copied();
            if found.is_none() {
                self.add(format!("{field}.between"), format!("there is no Area {name}"));
            }
            found
        };
        let (one, other) = (find(&between.0), find(&between.1));
        if one.is_some() && one == other {
            self.add(format!("{field}.between"), "names one Area twice");
            return None;
        }
        one.zip(other)
    }

    fn boundaries(&mut self, map: &Map, names: &BTreeMap<&str, usize>, sound: &[bool]) {
        let mut covered: BTreeMap<(usize, usize), Vec<Covers>> = BTreeMap::new();
        for (at, boundary) in map.boundaries.iter().enumerate() {
            let field = format!("boundaries[{at}]");
            if boundary.kind == BoundaryKind::Wall(0) {
                self.add(format!("{field}.kind"), "a wall's level is at least 1; one that nothing breaks is SolidWall");
            }
            let Some((one, other)) = self.pair(&field, &boundary.between, names) else { continue };
            if !sound[one] || !sound[other] {
                continue;
            }
            let shared = shared_edges(&map.areas[one].outline, &map.areas[other].outline);
            if shared.is_empty() {
                self.add(format!("{field}.between"), "the two Areas share no edge");
                continue;
            }
            let Some(covers) = self.covered(&field, boundary, shared) else { continue };
            let earlier = covered.entry((one.min(other), one.max(other))).or_default();
            for (before, segments) in earlier.iter() {
                if segments.iter().any(|s| covers.iter().any(|t| s.overlap(*t).is_some())) {
                    self.problems.push((field.clone(), format!("covers the same edge as boundaries[{before}]")));
                }
            }
            earlier.push((at, covers));
        }
    }

    /// The pieces of shared edge that a boundary covers.
    fn covered(&mut self, field: &str, boundary: &Boundary, shared: Vec<Segment>) -> Option<Vec<Segment>> {
        let Some(along) = &boundary.along else { return Some(shared) };
        let field = format!("{field}.along");
        if !(2..=MOST_CORNERS).contains(&along.len()) {
            self.add(field, format!("a line has 2 to {MOST_CORNERS} corners"));
            return None;
        }
        if let Some(point) = along.iter().find(|&&point| !in_range(point, (LIMIT, LIMIT))) {
            self.add(field, format!("{point:?} is outside the board"));
            return None;
        }
        let covers: Vec<Segment> = along.windows(2).map(|pair| Segment(pair[0], pair[1])).collect();
        for (nth, piece) in covers.iter().enumerate() {
            if !lies_on(*piece, &shared) {
                self.add(field, format!("{:?} to {:?} is not on the edge that the two Areas share", piece.0, piece.1));
                return None;
            }
            if covers[..nth].iter().any(|before| before.overlap(*piece).is_some()) {
                self.add(field, "runs twice over one edge");
                return None;
            }
        }
        Some(covers)
    }

    fn moves(&mut self, map: &Map, names: &BTreeMap<&str, usize>) {
        let mut known = BTreeSet::new();
        for (at, special) in map.moves.iter().enumerate() {
            let field = format!("moves[{at}]");
            if special.level == 0 {
                self.add(format!("{field}.level"), "the level of a special Move is at least 1");
            }
            let Some((from, to)) = self.pair(&field, &special.between, names) else { continue };
            let falls = matches!(special.kind, SpecialMoveKind::Drop | SpecialMoveKind::ClimbAndDrop);
            if falls && map.areas[from].elevation <= map.areas[to].elevation {
                self.add(format!("{field}.between"), "a Drop leads from the higher Area to the lower one");
            }
            let climbs = matches!(special.kind, SpecialMoveKind::Climb | SpecialMoveKind::ClimbAndDrop);
            let jumps = special.kind == SpecialMoveKind::Jump;
            let ways =
                [(falls, "Drop", (from, to)), (climbs, "Climb", sorted(from, to)), (jumps, "Jump", sorted(from, to))];
            for (_, kind, pair) in ways.into_iter().filter(|way| way.0) {
                if !known.insert((kind, pair)) {
                    self.add(field.clone(), format!("there is already a {kind} between these Areas"));
                }
            }
        }
    }

    /// Areas that no Move enters, or that no Move connects with the first.
    fn reach(&mut self, map: &Map, names: &BTreeMap<&str, usize>) {
        let count = map.areas.len();
        let find = |pair: &(AreaName, AreaName)| {
            names.get(pair.0.as_str()).copied().zip(names.get(pair.1.as_str()).copied()).filter(|(a, b)| a != b)
        };
        let mut entered = vec![false; count];
        let mut linked: Vec<Vec<usize>> = vec![Vec::new(); count];
        let open = map.boundaries.iter().filter(|b| matches!(b.kind, BoundaryKind::White | BoundaryKind::Orange));
        let ways = open.map(|b| (&b.between, false));
        let ways = ways.chain(map.moves.iter().map(|m| (&m.between, m.kind == SpecialMoveKind::Drop)));
        for ((from, to), one_way) in ways.filter_map(|(pair, one_way)| find(pair).zip(Some(one_way))) {
            entered[to] = true;
            entered[from] |= !one_way;
            linked[from].push(to);
            linked[to].push(from);
        }
        let mut connected = vec![false; count];
        let mut stack = vec![0];
        while let Some(here) = stack.pop() {
            if !std::mem::replace(&mut connected[here], true) {
                stack.extend(linked[here].iter().copied());
            }
        }
        for (at, area) in map.areas.iter().enumerate().filter(|_| count > 1) {
            if !connected[at] {
                self.add(format!("areas[{at}]"), format!("no Moves connect {} with the first Area", area.id));
            } else if !entered[at] {
                self.add(format!("areas[{at}]"), format!("no Move leads to {}", area.id));
            }
        }
    }

    fn props(&mut self, map: &Map) {
        for (at, prop) in map.props.iter().enumerate() {
            let field = format!("props[{at}]");
            if !in_range(prop.at, map.size) {
                self.add(format!("{field}.at"), format!("{:?} is outside the board", prop.at));
            }
            if ![prop.size.0, prop.size.1, prop.height].iter().all(|length| (1..=LIMIT).contains(length)) {
                self.add(field.clone(), format!("size and height must be 1 to {LIMIT} millimetres"));
            }
            if !(-360..=360).contains(&prop.turn) {
                self.add(format!("{field}.turn"), "must be -360 to 360 degrees");
            }
        }
    }
}

/// A boundary's place in the file, and the pieces of edge that it covers.
type Covers = (usize, Vec<Segment>);

fn sorted(one: usize, other: usize) -> (usize, usize) {
    (one.min(other), one.max(other))
}

fn in_range(point: Point, size: (i32, i32)) -> bool {
    (0..=size.0.min(LIMIT)).contains(&point.0) && (0..=size.1.min(LIMIT)).contains(&point.1)
}

/// What is wrong with an outline alone.
fn outline_fault(outline: &[Point], size: (i32, i32)) -> Option<String> {
    if !(3..=MOST_CORNERS).contains(&outline.len()) {
        return Some(format!("an outline has 3 to {MOST_CORNERS} corners, not {}", outline.len()));
    }
    if let Some(point) = outline.iter().find(|&&point| !in_range(point, size)) {
        return Some(format!("{point:?} is outside the board"));
    }
    let sides: Vec<Segment> = edges(outline).collect();
    if let Some(Segment(twice, _)) = sides.iter().find(|side| side.0 == side.1) {
        return Some(format!("the corner {twice:?} is there twice in a row"));
    }
    for (at, side) in sides.iter().enumerate() {
        let next = sides[(at + 1) % sides.len()];
        if cross(side.0, side.1, next.1) == 0 && dot(side.1, side.0, next.1) > 0 {
            return Some(format!("it folds back on itself at {:?}", side.1));
        }
        let first_and_last = |other: usize| at == 0 && other == sides.len() - 1;
        let others = sides.iter().enumerate().skip(at + 2).filter(|&(other, _)| !first_and_last(other));
        if let Some((_, other)) =
            others.into_iter().find(|(_, other)| side.boxes_meet(**other) && side.touches(**other))
        {
            return Some(format!("its edge from {:?} meets its edge from {:?}", side.0, other.0));
        }
    }
    (twice_area(outline) == 0).then(|| "it encloses nothing".to_string())
}

/// Whether two sound outlines have any space in common.
fn overlap(one: &[Point], other: &[Point]) -> bool {
    if !boxes_overlap(one, other) {
        return false;
    }
    let crossing = |a: Segment| edges(other).any(|b| a.boxes_meet(b) && a.crosses(b));
    edges(one).any(crossing) || reaches_into(one, other) || reaches_into(other, one)
}

fn boxes_overlap(one: &[Point], other: &[Point]) -> bool {
    let span = |outline: &[Point], pick: fn(&Point) -> i32| {
        let values = || outline.iter().map(pick);
        (values().min().unwrap_or(0), values().max().unwrap_or(0))
    };
    let apart = |pick: fn(&Point) -> i32| {
        let (a, b) = (span(one, pick), span(other, pick));
        a.1 <= b.0 || b.1 <= a.0
    };
    !apart(|p| p.0) && !apart(|p| p.1)
}

/// Whether the boundary of one outline runs through the inside of another, or all along its boundary. The two are
/// known not to cross, so between two corners of either an edge stays on one side.
fn reaches_into(one: &[Point], other: &[Point]) -> bool {
    let mut outside = false;
    for edge in edges(one) {
        let mut stops: Vec<Point> =
            other.iter().copied().filter(|&p| edge.contains(p)).chain([edge.0, edge.1]).collect();
        stops.sort_by_key(|&p| dot(edge.0, edge.1, p));
        stops.dedup();
        for pair in stops.windows(2) {
            let sum = |a: i32, b: i32| i64::from(a) + i64::from(b);
            let middle = Fractional { x: sum(pair[0].0, pair[1].0), y: sum(pair[0].1, pair[1].1), over: 2 };
            match locate_fractional(other, middle) {
                Place::Inside => return true,
                Place::Outside => outside = true,
                Place::OnEdge => {}
            }
        }
    }
    !outside
}

/// Whether a piece lies wholly on pieces of shared edge.
fn lies_on(piece: Segment, shared: &[Segment]) -> bool {
    let piece = piece.ordered();
    let mut parts: Vec<Segment> = shared.iter().filter_map(|edge| piece.overlap(*edge)).collect();
    parts.sort();
    let mut reached = piece.0;
    for part in parts {
        if part.0 <= reached {
            reached = reached.max(part.1);
        }
    }
    piece.0 < piece.1 && reached == piece.1
}
