//! From a brief and the lists of a board to a clean map: neighbors share their corners, nothing overlaps, lines are straight
//! where a builder would draw them straight, and every boundary, wall and special Move of the lists is on its edge.

mod arcs;
mod edges;
pub(crate) mod order;
mod raster;
mod rim;
mod straight;

use std::collections::{BTreeMap, BTreeSet};

use gotham_content::geometry::Point;
use gotham_content::{Area, AreaName, Boundary, Map, Marker, SpecialMove, SpecialMoveKind, Zone, map_check};
use gotham_rules::board::Board;

use self::arcs::Arc;
use self::raster::{NOBODY, Raster};
use super::brief::Brief;
use super::compare::differences;
use super::lists::{Printed, PrintedArea};
use super::names::{Pair, pair};

/// Hooks and spikes thinner than twice this are cut off, in millimeters.
const HOOK: i32 = 4;
/// Holes smaller than this many square millimeters are closed.
const HOLE: i32 = 400;
/// How wide the gaps are that are closed, one after another, in halves of the brief's reach.
const REACHES: [i32; 4] = [2, 3, 4, 6];
/// An edge shorter than this becomes a corner, if no list knows it, in millimeters.
const SHORT: f64 = 14.0;
/// How often lines are drawn again, closer to the sketch, where they would make an outline that is not sound.
const TRIES: u32 = 6;

/// Why a brief and lists do not make a map.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CompileError {
    /// The brief has an Area that no list knows.
    #[error("areas: {0} is in no list")]
    Unlisted(AreaName),
    /// The lists have an Area that the brief does not sketch.
    #[error("the lists speak of {0}, which the brief does not sketch")]
    NotSketched(AreaName),
    /// The brief sketches an Area twice.
    #[error("areas: {0} is sketched twice")]
    Twice(AreaName),
    /// More Areas than a map may hold, or a sheet that is too large.
    #[error("a map holds {} Areas at most, and is 10000 millimeters wide and high at most", map_check::MOST_AREAS)]
    TooLarge,
    /// Nothing is left of an Area.
    #[error("areas: nothing is left of {0}: its sketch is too small, thinner than {thin} millimeters, or covered by smaller ones", thin = 2 * HOOK)]
    Lost(AreaName),
    /// One Area lies all around something else.
    #[error("areas: {0} lies all around something, near {1:?}: draw that up to another Area, or open it to the rim")]
    Surrounds(AreaName, Point),
    /// Two Areas should share an edge and do not.
    #[error("areas: {0} and {1} are {2} in the lists but share no edge: draw them closer, or raise reach")]
    Apart(AreaName, AreaName, &'static str),
    /// A zone or part names an Area that is not there.
    #[error("{0}: there is no Area {1}")]
    NoArea(String, AreaName),
}

/// A map, and what a person should look at.
#[derive(Clone, PartialEq, Debug)]
pub struct Compiled {
    /// The map.
    pub map: Map,
    /// What the map check says of it.
    pub problems: Vec<String>,
    /// What is allowed and probably not meant.
    pub notes: Vec<String>,
}

/// Makes a map.
///
/// # Errors
/// Everything that keeps the brief and the lists from being one board.
pub fn compile(brief: &Brief, board: &str, printed: &Printed) -> Result<Compiled, Vec<CompileError>> {
    let names: Vec<AreaName> = brief.areas.iter().map(|area| name(board, area.number)).collect();
    let faults = faults(brief, board, printed, &names);
    if !faults.is_empty() {
        return Err(faults);
    }
    let sketches: Vec<Vec<Point>> = brief.areas.iter().map(|area| rim::reaching(&area.outline, brief.size)).collect();
    let raster = sheet(brief, &sketches, printed, &names);
    let lost = raster.room(names.len()).into_iter().zip(&names).filter(|(room, _)| *room < 16);
    let lost: Vec<_> = lost.map(|(_, name)| CompileError::Lost(name.clone())).collect();
    if !lost.is_empty() {
        return Err(lost);
    }
    let lines = arcs::arcs(&raster, brief.size);
    let mut care: BTreeMap<u8, u32> = BTreeMap::new();
    let mut best: Option<(usize, Map)> = None;
    for _ in 0..TRIES {
        let map = draw(&lines, &sketches, brief, board, printed, &names, &care)?;
        let unsound: BTreeSet<usize> = unsound(&map);
        let better = best.as_ref().is_none_or(|(count, _)| unsound.len() < *count);
        for at in &unsound {
            let owner = names.iter().position(|name| *name == map.areas[*at].id);
            owner.into_iter().for_each(|owner| *care.entry(owner as u8 + 1).or_default() += 1);
        }
        let is_done = unsound.is_empty();
        if better {
            best = Some((unsound.len(), map));
        }
        if is_done {
            break;
        }
    }
    let Some((_, map)) = best else { return Err(Vec::new()) };
    let told = |(field, message)| format!("{field}: {message}");
    let problems: Vec<String> = map_check::check(&map).into_iter().map(told).collect();
    let notes = notes(&map, printed, &problems);
    Ok(Compiled { map, problems, notes })
}

/// Climbs and Drops between Areas that do not touch, where the map is not what the lists say, and lists without sight.
fn notes(map: &Map, printed: &Printed, problems: &[String]) -> Vec<String> {
    let touching: BTreeSet<Pair> = map.boundaries.iter().map(|b| pair(&b.between.0, &b.between.1)).collect();
    let mut notes = Vec::new();
    for (from, to, kind, _) in &printed.moves {
        let between = pair(from, to);
        if *kind != SpecialMoveKind::Jump && !touching.contains(&between) {
            notes.push(format!("moves: {} and {} have a {kind:?} but share no edge", between.0, between.1));
        }
    }
    notes.dedup();
    if problems.is_empty() {
        // Who sees whom, `fit` says.
        let found = differences(&Board::new(map), printed);
        let of_sight = found.sights.missing.len() + found.sights.too_many.len();
        notes.extend(found.sentences.into_iter().rev().skip(of_sight).rev());
    }
    let walls = map.boundaries.iter().filter(|boundary| boundary.kind.is_wall()).count();
    if printed.sight.is_empty() && walls > 0 {
        notes.push(format!(
            "sight: the lists name nobody who sees anybody, so every edge that no list opens is a wall now ({walls} \
             boundaries). Add sight: \"1: 2 3; 2: 5\". Or make boundaries of the map Red, Orange or White, put its markers \
             where they shall be, and let `gotham-engine map lists MAP` write the lists that it has then"
        ));
    }
    notes
}

fn name(board: &str, number: u32) -> AreaName {
    format!("{board}_{number}").as_str().into()
}

/// What is wrong before anything is drawn.
fn faults(brief: &Brief, board: &str, printed: &Printed, names: &[AreaName]) -> Vec<CompileError> {
    let mut faults = Vec::new();
    let too_large = [brief.size.0, brief.size.1].iter().any(|side| !(1..=10_000).contains(side));
    if names.len() > map_check::MOST_AREAS || too_large {
        return vec![CompileError::TooLarge];
    }
    let known: BTreeSet<&AreaName> = names.iter().collect();
    faults.extend(names.iter().filter(|name| !printed.areas.contains_key(*name)).cloned().map(CompileError::Unlisted));
    faults.extend(printed.areas.keys().filter(|name| !known.contains(name)).cloned().map(CompileError::NotSketched));
    for (at, name) in names.iter().enumerate() {
        if names[..at].contains(name) {
            faults.push(CompileError::Twice(name.clone()));
        }
    }
    for zone in &brief.zones {
        let missing = zone.areas.iter().map(|number| name(board, *number)).filter(|name| !known.contains(name));
        faults.extend(missing.map(|name| CompileError::NoArea(format!("zone {}", zone.id), name)));
    }
    let missing = brief.apart.iter().map(|number| name(board, *number)).filter(|name| !known.contains(name));
    faults.extend(missing.map(|name| CompileError::NoArea("apart".into(), name)));
    faults
}

/// The squares of the sheet, cleaned.
fn sheet(brief: &Brief, sketches: &[Vec<Point>], printed: &Printed, names: &[AreaName]) -> Raster {
    let mut raster = Raster::paint(brief.size, sketches);
    let hole = (HOLE / (raster::SIDE * raster::SIDE)) as usize;
    raster.tidy(4);
    raster.open(HOOK / raster::SIDE);
    raster.tidy(4);
    let name = |owner: u8| &names[usize::from(owner) - 1];
    let listed: BTreeSet<(u8, u8)> = (1..=names.len() as u8)
        .flat_map(|a| (a + 1..=names.len() as u8).map(move |b| (a, b)))
        .filter(|(a, b)| printed.is_listed(&pair(name(*a), name(*b))))
        .collect();
    // Wider gaps are closed only for those that are still apart.
    let mut open = listed;
    for times in REACHES {
        let reach = brief.reach * times / (2 * raster::SIDE);
        raster.close(reach, |a, b| open.contains(&(a.min(b), a.max(b))));
        let touching = raster.touching((SHORT as usize) / raster::SIDE as usize);
        open.retain(|between| !touching.contains(between));
        if open.is_empty() {
            break;
        }
    }
    raster.tidy(hole);
    raster.smooth(3);
    raster.tidy(hole);
    raster.part_corners();
    raster
}

/// Which outlines are not sound, or overlap others: positions of Areas.
fn unsound(map: &Map) -> BTreeSet<usize> {
    let of_outline = |field: &str| -> Option<usize> {
        let (number, rest) = field.strip_prefix("areas[")?.split_once(']')?;
        (rest == ".outline").then(|| number.parse().ok())?
    };
    let mut found = BTreeSet::new();
    for (field, message) in map_check::check(map) {
        if let Some(at) = of_outline(&field) {
            found.insert(at);
            // Where two overlap, either may be the one that is drawn badly.
            found.extend(map.areas.iter().position(|area| message.ends_with(&format!("overlaps {}", area.id))));
        }
    }
    found
}

/// Draws the map once.
fn draw(
    lines: &[Arc],
    sketches: &[Vec<Point>],
    brief: &Brief,
    board: &str,
    printed: &Printed,
    names: &[AreaName],
    care: &BTreeMap<u8, u32>,
) -> Result<Map, Vec<CompileError>> {
    let care_of =
        |arc: &Arc| [arc.sides.0, arc.sides.1].iter().filter_map(|side| care.get(side)).copied().max().unwrap_or(0);
    let mut lines = lines.to_vec();
    rim::close_rings(&mut lines, sketches, |arc| care_of(arc) > 0);
    let mut arcs = straight::simplified(&lines, care_of, |arc| rim::corners(arc, sketches));
    let may_go = |arc: &Arc| {
        let name = |side: u8| &names[usize::from(side) - 1];
        arc.sides.0 == NOBODY || !printed.is_listed(&pair(name(arc.sides.0), name(arc.sides.1)))
    };
    straight::collapse(&mut arcs, SHORT, may_go);
    straight::straighten(&mut arcs, brief.size, |arc| care_of(arc) > 2);
    for arc in &mut arcs {
        arc.points = straight::without_needless(&arc.points);
    }
    let shared = edges::shared(&arcs, names);
    let apart = [
        ("Adjacent", printed.open.keys().collect::<Vec<_>>()),
        (
            "parted by a wall",
            printed.walls.keys().chain(&printed.solid).filter(|between| !printed.corners.contains(between)).collect(),
        ),
    ];
    let mut faults: Vec<CompileError> = apart
        .into_iter()
        .flat_map(|(what, pairs)| pairs.into_iter().map(move |between| (what, between)))
        .filter(|(_, between)| !shared.contains_key(between))
        .map(|(what, between)| CompileError::Apart(between.0.clone(), between.1.clone(), what))
        .collect();
    let owners = (1u8..).zip(names);
    faults.extend(owners.filter_map(|(owner, name)| outline(&arcs, owner, name).err()));
    if !faults.is_empty() {
        return Err(faults);
    }
    let boundaries = edges::boundaries(&mut arcs, &shared, brief, printed, names);
    let mut areas = Vec::with_capacity(names.len());
    for (at, sketch) in brief.areas.iter().enumerate() {
        let outline = outline(&arcs, at as u8 + 1, &names[at]).map_err(|error| vec![error])?;
        let printed = printed.areas.get(&names[at]).copied().unwrap_or_default();
        areas.push(area(sketch, &names[at], outline, printed));
    }
    order::in_reading_order(&mut areas);
    let mut boundaries = boundaries;
    boundaries.extend(edges::unnamed(&areas, &boundaries, printed));
    Ok(assemble(brief, board, printed, areas, boundaries))
}

/// The outline of an Area: its lines, one after another.
fn outline(arcs: &[Arc], owner: u8, name: &AreaName) -> Result<Vec<Point>, CompileError> {
    let mut left: Vec<&Arc> = arcs.iter().filter(|arc| arc.sides.0 == owner || arc.sides.1 == owner).collect();
    let Some(first) = left.pop() else { return Err(CompileError::Lost(name.clone())) };
    let mut outline = first.points.clone();
    while outline.first() != outline.last() || outline.len() < 2 {
        let end = outline.last().copied().unwrap_or_default();
        let next = left.iter().position(|arc| arc.points.first() == Some(&end) || arc.points.last() == Some(&end));
        let Some(next) = next else { break };
        let mut points = left.swap_remove(next).points.clone();
        if points.first() != Some(&end) {
            points.reverse();
        }
        outline.extend(points.into_iter().skip(1));
    }
    outline.pop();
    if left.is_empty() {
        return Ok(outline);
    }
    // Of the two rings, the inner one begins farther to the right.
    let rest = left.iter().flat_map(|arc| &arc.points).min();
    let inner = outline.iter().min().max(rest).copied().unwrap_or_default();
    Err(CompileError::Surrounds(name.clone(), inner))
}

fn area(sketch: &super::brief::BriefArea, id: &AreaName, outline: Vec<Point>, printed: PrintedArea) -> Area {
    Area {
        id: id.clone(),
        name: sketch.name.clone(),
        markers: order::markers(&outline, &sketch.markers)
            .into_iter()
            .map(|at| Marker { at, letters: String::new() })
            .collect(),
        outline,
        elevation: printed.elevation,
        limit: printed.limit,
        difficult: printed.difficult,
        dangerous: printed.dangerous,
        obstruction: printed.obstruction,
        floor: sketch.floor,
    }
}

fn assemble(brief: &Brief, board: &str, printed: &Printed, areas: Vec<Area>, boundaries: Vec<Boundary>) -> Map {
    let zone = |zone: &super::brief::BriefZone| Zone {
        id: zone.id.as_str().into(),
        name: zone.name.clone(),
        areas: zone.areas.iter().map(|number| name(board, *number)).collect(),
    };
    let (boundaries, doors) = edges::with_doors(boundaries, brief, board);
    Map {
        id: brief.id.clone(),
        name: brief.name.clone(),
        description: brief.description.clone(),
        size: brief.size,
        level_height: brief.level_height,
        floor: brief.floor,
        areas,
        boundaries,
        moves: moves(printed),
        doors,
        links: brief.links.clone(),
        elevators: brief.elevators.clone(),
        zones: brief.zones.iter().map(zone).collect(),
        apart: brief.apart.iter().map(|number| name(board, *number)).collect(),
        props: brief.props.clone(),
        ambience: brief.ambience.clone(),
        place: brief.place,
        designed: brief.designed.clone(),
    }
}

/// The special Moves as maps write them: a Climb and a Drop of one level are one entry.
fn moves(printed: &Printed) -> Vec<SpecialMove> {
    use SpecialMoveKind::{Climb, ClimbAndDrop, Drop, Jump};
    let mut left = printed.moves.clone();
    let mut found = Vec::new();
    for (from, to, kind, level) in &printed.moves {
        let (low, high) = pair(from, to);
        let climb = (low, high, Climb, *level);
        if *kind == Drop && left.contains(&climb) {
            left.remove(&climb);
            left.remove(&(from.clone(), to.clone(), Drop, *level));
            found.push(SpecialMove { between: (from.clone(), to.clone()), kind: ClimbAndDrop, level: *level });
        }
    }
    found.extend(left.into_iter().map(|(from, to, kind, level)| SpecialMove { between: (from, to), kind, level }));
    let rank = |kind: SpecialMoveKind| [ClimbAndDrop, Climb, Drop, Jump].iter().position(|known| *known == kind);
    let number = gotham_content::AreaName::number;
    found.sort_by_key(|way| (rank(way.kind), way.level, number(&way.between.0), number(&way.between.1)));
    found
}
