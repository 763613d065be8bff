//! Questions about a printed board: who sees whom, and what ways cost.

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::io::Write as _;
use std::path::PathBuf;

use clap::Args;
use gotham_content::index::{DoorId, LinkId};
use gotham_content::map::Map;
use gotham_content::{Catalogue, DoorState};
use gotham_play::wire::word;
use gotham_rules::board::{AreaId, Blocker, Board, Change, Changes, Exit, MoveType, SightKind};
use serde_json::{Value, json};

use super::content::Content;
use super::output::Output;
use super::trouble::{Outcome, Trouble};

/// Two Areas of a board, or all of them.
#[derive(Args)]
pub(crate) struct Sight {
    /// The board.
    #[arg(long, value_name = "ID")]
    map: String,
    #[command(flatten)]
    content: Content,
    /// An Area: `subway_12`, or just `12`.
    #[arg(required_unless_present = "all")]
    from: Option<String>,
    /// Another Area.
    #[arg(required_unless_present = "all")]
    to: Option<String>,
    /// Every pair of Areas in sight, each once.
    #[arg(long, conflicts_with_all = ["from", "to"])]
    all: bool,
    /// With --all: the lists of the board; says which pairs are missing and which are too many.
    #[arg(long, value_name = "FILE", requires = "all")]
    against: Option<PathBuf>,
}

/// Two Areas of a board.
#[derive(Args)]
pub(crate) struct Arguments {
    /// The board.
    #[arg(long, value_name = "ID")]
    map: String,
    #[command(flatten)]
    content: Content,
    /// An Area: `subway_12`, or just `12`.
    from: String,
    /// Another Area.
    to: String,
}

/// A board of a catalogue.
pub(crate) fn map<'c>(catalogue: &'c Catalogue, id: &str) -> Result<&'c Map, Trouble> {
    catalogue.maps.iter().find(|map| map.id.as_str() == id).ok_or_else(|| {
        let known: Vec<&str> = catalogue.maps.iter().map(|map| map.id.as_str()).collect();
        Trouble::Unreadable(format!(
            "there is no map \"{id}\"; the choices are: {}; a map of your own is found with --content FILE-OR-FOLDER",
            known.join(", ")
        ))
    })
}

/// An Area of a board, by its id or by its number alone.
pub(crate) fn area(board: &Board, map: &Map, word: &str) -> Result<AreaId, Trouble> {
    let found = board.find(word).or_else(|| board.find(&format!("{}_{word}", map.id)));
    found.ok_or_else(|| Trouble::Unreadable(format!("there is no Area \"{word}\" on \"{}\"", map.id)))
}

/// A board and two of its Areas.
struct Question {
    board: Board,
    from: AreaId,
    to: AreaId,
}

impl Question {
    fn of(content: &Content, id: &str, from: &str, to: &str) -> Result<Question, Trouble> {
        let catalogue = content.catalogue()?;
        let map = map(&catalogue, id)?;
        let board = Board::new(map);
        let (from, to) = (area(&board, map, from)?, area(&board, map, to)?);
        Ok(Question { board, from, to })
    }
}

/// What is beside a door on its edge.
enum Beside {
    Nothing,
    Wall,
}

impl Question {
    /// The shut door that stops a line between two Areas, or may do so.
    fn shut_door(&self, one: AreaId, other: AreaId) -> Option<(&str, Beside)> {
        let walls: Vec<_> =
            self.board.pieces().iter().filter(|piece| piece.joins(one, other) && piece.is_wall()).collect();
        let door = walls.iter().find_map(|piece| piece.door)?;
        let beside = if walls.iter().all(|piece| piece.door.is_some()) { Beside::Nothing } else { Beside::Wall };
        Some((self.board.doors()[door.index()].name_id.as_str(), beside))
    }

    /// The board with every door and link open.
    fn all_open(&self) -> Board {
        let mut changes = Changes::default();
        let doors = (0u8..).map(DoorId).zip(self.board.doors());
        doors.for_each(|(id, _)| changes.make(Change::Door(id, DoorState::Open), &self.board));
        let links = (0u8..).map(LinkId).zip(self.board.plain_links());
        links.for_each(|(id, _)| changes.make(Change::Link(id, DoorState::Open), &self.board));
        self.board.changed(&changes)
    }

    /// The shut doors and links that a way leads through, each by its id.
    fn shut_on(&self, legs: &[Leg]) -> Vec<String> {
        let mut at = self.from;
        let mut found = Vec::new();
        for leg in legs {
            let is_between = |(one, other)| (one, other) == (at, leg.exit.to) || (other, one) == (at, leg.exit.to);
            if leg.exit.how == MoveType::Adjacent && !self.board.is_adjacent(at, leg.exit.to) {
                let doors = self.board.doors().iter().filter(|door| is_between(door.between));
                found.extend(doors.map(|door| format!("the shut door {}", door.name_id)));
                let links = self.board.plain_links().iter().filter(|link| is_between(link.between));
                found.extend(links.map(|link| format!("the shut link {}", link.name_id)));
            }
            at = leg.exit.to;
        }
        found
    }

    /// What to say of a way that is shorter, or there at all, if doors and links were open.
    fn if_opened(&self, cost: Option<u32>) -> Option<String> {
        let legs = cheapest(&self.all_open(), self.from, self.to)?;
        let total: u32 = legs.iter().map(Leg::cost).sum();
        let shut = self.shut_on(&legs);
        let is_shorter = cost.is_none_or(|cost| total < cost);
        (is_shorter && !shut.is_empty()).then(|| {
            let points = if total == 1 { "1 Move Point".into() } else { format!("{total} Move Points") };
            format!("through {} it would be {points}", shut.join(" and "))
        })
    }

    fn word(&self, area: AreaId) -> &str {
        self.board.area(area).name_id.as_str()
    }

    fn words(&self, areas: &[AreaId]) -> Vec<&str> {
        areas.iter().map(|area| self.word(*area)).collect()
    }
}

/// `gotham-engine los`. R2 XI.A
pub(crate) fn line_of_sight(output: &mut Output, arguments: &Sight) -> Outcome {
    let (Some(from), Some(to)) = (&arguments.from, &arguments.to) else { return all_in_sight(output, arguments) };
    let question = Question::of(&arguments.content, &arguments.map, from, to)?;
    let (from, to) = (question.word(question.from), question.word(question.to));
    let lines = question.board.lines(question.from, question.to);
    if lines.is_empty() {
        let blockers = question.board.blockers(question.from, question.to);
        let words: Vec<String> = blockers.iter().map(|blocker| blocker_title(&question, *blocker)).collect();
        if output.json {
            writeln!(output.out, "{}", json!({ "from": from, "to": to, "seen": false, "blocked_by": words }))?;
            return Ok(());
        }
        writeln!(output.out, "{from} does not see {to}")?;
        for word in words {
            writeln!(output.out, "  {word}")?;
        }
        return Ok(());
    }
    if output.json {
        let lines: Vec<Value> = lines
            .iter()
            .map(|line| {
                let crossed = question.words(&line.crossed);
                json!({ "by": sight_word(line.kind), "from": line.from, "to": line.to, "crossed": crossed })
            })
            .collect();
        writeln!(output.out, "{}", json!({ "from": from, "to": to, "seen": true, "lines": lines }))?;
        return Ok(());
    }
    writeln!(output.out, "{from} sees {to}")?;
    for line in lines {
        let crossed = question.words(&line.crossed).join(", ");
        writeln!(output.out, "  by {}: {crossed}", sight_title(line.kind))?;
    }
    Ok(())
}

/// `gotham-engine los --all`. R2 XI.A
fn all_in_sight(output: &mut Output, arguments: &Sight) -> Outcome {
    let catalogue = arguments.content.catalogue()?;
    let board = Board::new(map(&catalogue, &arguments.map)?);
    let seen = gotham_workshop::in_sight(&board);
    if let Some(lists) = &arguments.against {
        let (_, printed) = super::map::files::lists(lists)?;
        let sights = gotham_workshop::sights(&board, &printed);
        if output.json {
            let text = json!({ "pairs": seen, "missing": sights.missing, "too_many": sights.too_many });
            writeln!(output.out, "{text}")?;
        } else {
            let (missing, too_many) = (sights.missing.len(), sights.too_many.len());
            writeln!(
                output.out,
                "{}: {} pairs in sight, {missing} missing, {too_many} too many",
                arguments.map,
                seen.len()
            )?;
            for (what, pairs) in [("missing", &sights.missing), ("too many", &sights.too_many)] {
                for (a, b) in pairs {
                    writeln!(output.out, "  {what}: {a} {b}")?;
                }
            }
        }
        let is_right = sights.missing.is_empty() && sights.too_many.is_empty();
        return if is_right { Ok(()) } else { Err(Trouble::Wrong(String::new())) };
    }
    if output.json {
        writeln!(output.out, "{}", json!(seen))?;
        return Ok(());
    }
    for (a, b) in seen {
        writeln!(output.out, "{a} {b}")?;
    }
    Ok(())
}

fn sight_word(kind: SightKind) -> String {
    match kind {
        SightKind::SameArea => "same_area".into(),
        SightKind::OrangeBoundary => "orange_boundary".into(),
        SightKind::StraightLine => "straight_line".into(),
        SightKind::BrokenWall => "broken_wall".into(),
        SightKind::Shaft => "shaft".into(),
        SightKind::SharedLetter(letter) => format!("letter_{letter}"),
    }
}

fn sight_title(kind: SightKind) -> String {
    match kind {
        SightKind::SameArea => "being in the same Area".into(),
        SightKind::OrangeBoundary => "an orange boundary [R2 XI.A.1]".into(),
        SightKind::StraightLine => "a straight line [R2 XI.A.2]".into(),
        SightKind::BrokenWall => "a Broken Wall [G-42]".into(),
        SightKind::Shaft => "an elevator's shaft [G-124]".into(),
        SightKind::SharedLetter(letter) => format!("the letter {letter} [R2 XI.A.3]"),
    }
}

fn blocker_title(question: &Question, blocker: Blocker) -> String {
    let word = |area| question.word(area);
    match blocker {
        Blocker::Wall { between: (one, Some(other)) } => match question.shut_door(one, other) {
            Some((door, Beside::Nothing)) => {
                format!("blocked by the shut door {door} between {} and {} [R2 XI.A.2, G-83]", word(one), word(other))
            }
            Some((door, Beside::Wall)) => format!(
                "blocked between {} and {} by the wall or by the shut door {door} in it [R2 XI.A.2, G-83]",
                word(one),
                word(other)
            ),
            None => format!("blocked by the wall between {} and {} [R2 XI.A.2]", word(one), word(other)),
        },
        Blocker::Wall { between: (one, None) } => format!("blocked by the outer wall of {} [R2 XI.A.2]", word(one)),
        Blocker::Obstruction(area) => format!("blocked by the Obstruction {} [R2 XI.A.2]", word(area)),
        Blocker::Higher(area) => format!("blocked by {}, which stands too high [R2 XI.A.2]", word(area)),
        Blocker::NoMarker(area) => format!("{} has no marker [G-9]", word(area)),
        Blocker::Dark(area) => format!("it is dark in {} [G-86]", word(area)),
    }
}

/// One Move of a way and what it costs on the empty board.
struct Leg {
    exit: Exit,
    difficult: u32,
    level: u32,
}

impl Leg {
    /// R2 VII.A.3, without what miniatures and tokens add.
    fn new(board: &Board, from: AreaId, exit: Exit) -> Leg {
        Leg { exit, difficult: board.area(from).difficult.into(), level: exit.how.extra().into() }
    }

    fn cost(&self) -> u32 {
        1 + self.difficult + self.level
    }
}

/// Move Points of the cheapest way on the empty board. R2 VII.A.3
pub(crate) fn move_points(board: &Board, from: AreaId, to: AreaId) -> Option<u32> {
    Some(cheapest(board, from, to)?.iter().map(Leg::cost).sum())
}

/// `gotham-engine path`. R2 VII.A.3
pub(crate) fn path(output: &mut Output, arguments: &Arguments) -> Outcome {
    let question = Question::of(&arguments.content, &arguments.map, &arguments.from, &arguments.to)?;
    let (from, to) = (question.word(question.from), question.word(question.to));
    let Some(legs) = cheapest(&question.board, question.from, question.to) else {
        let opened = question.if_opened(None).map_or_else(String::new, |opened| format!("; {opened}"));
        return Err(Trouble::Wrong(format!("no way leads from {from} to {to}{opened}")));
    };
    let total: u32 = legs.iter().map(Leg::cost).sum();
    if output.json {
        let legs: Vec<Value> = legs
            .iter()
            .map(|leg| {
                json!({
                    "to": question.word(leg.exit.to), "how": how_word(leg.exit.how), "cost": leg.cost(),
                    "parts": { "base": 1, "difficult_terrain": leg.difficult, "special_move": leg.level },
                })
            })
            .collect();
        writeln!(output.out, "{}", json!({ "from": from, "to": to, "cost": total, "moves": legs }))?;
        return Ok(());
    }
    writeln!(output.out, "{from} to {to}: {total} Move Points in {} Moves", legs.len())?;
    for leg in legs {
        let mut parts = vec!["1".to_string()];
        parts.extend((leg.difficult > 0).then(|| format!("{} Difficult Terrain", leg.difficult)));
        parts.extend((leg.level > 0).then(|| format!("{} level", leg.level)));
        let (area, how) = (question.board.area(leg.exit.to), how_word(leg.exit.how));
        writeln!(
            output.out,
            "  {:12} {:8} {} = {}  ({})",
            area.name_id,
            how,
            leg.cost(),
            parts.join(" + "),
            area.title.english()
        )?;
    }
    if let Some(opened) = question.if_opened(Some(total)) {
        writeln!(output.out, "  {opened}")?;
    }
    Ok(())
}

/// `adjacent`, `climb_2`.
fn how_word(how: MoveType) -> String {
    match serde_json::to_value(how) {
        Ok(Value::Object(kinds)) => kinds.iter().map(|(kind, level)| format!("{}_{level}", word(kind))).collect(),
        _ => word(&how),
    }
}

/// The cheapest way; if there are several, one with the fewest Moves.
fn cheapest(board: &Board, from: AreaId, to: AreaId) -> Option<Vec<Leg>> {
    let mut best: Vec<Option<(u32, u32, Option<AreaId>)>> = vec![None; board.len()];
    let mut open = BinaryHeap::from([Reverse((0, 0, from, None))]);
    while let Some(Reverse((cost, moves, area, before))) = open.pop() {
        if best[area.index()].is_some() {
            continue;
        }
        best[area.index()] = Some((cost, moves, before));
        for exit in board.exits(area) {
            let leg = Leg::new(board, area, *exit);
            open.push(Reverse((cost + leg.cost(), moves + 1, exit.to, Some(area))));
        }
    }
    let mut legs = Vec::new();
    let mut at = to;
    while let Some(before) = best[at.index()]?.2 {
        let ways = board.exits(before).iter().filter(|exit| exit.to == at);
        legs.push(ways.map(|exit| Leg::new(board, before, *exit)).min_by_key(Leg::cost)?);
        at = before;
    }
    legs.reverse();
    Some(legs)
}
