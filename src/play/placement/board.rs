//! What differs from the printed board: doors, links, elevators, Areas, Broken Walls. G-42, G-83 to G-86, G-124

use super::words::{Finder, unknown, wrong};
use super::{BoardPlacement, Openness, PlacementError};
use gotham_content::DoorState;
use gotham_rules::board::{Change, Changes, Wall};

impl Openness {
    fn state(self) -> DoorState {
        match self {
            Openness::Open => DoorState::Open,
            Openness::Closed => DoorState::Closed,
        }
    }
}

/// The changes that make the printed board the one that is wanted.
pub(super) fn changes(wanted: &BoardPlacement, finder: Finder) -> Result<Changes, PlacementError> {
    let printed = &finder.game.scenario().board;
    let mut made = Vec::new();
    for (word, openness) in &wanted.doors {
        let door = printed.find_door(word).ok_or_else(|| unknown(&format!("board.doors.{word}"), "door", word))?;
        made.push(Change::Door(door, openness.state()));
    }
    for (word, openness) in &wanted.links {
        let link = printed.find_link(word).ok_or_else(|| unknown(&format!("board.links.{word}"), "link", word))?;
        made.push(Change::Link(link, openness.state()));
    }
    for (word, beside) in &wanted.elevators {
        let field = format!("board.elevators.{word}");
        let elevator = printed.find_elevator(word).ok_or_else(|| unknown(&field, "elevator", word))?;
        let area = finder.area(&field, beside)?;
        if printed.elevators()[elevator.index()].shaft_beside(area).is_none() {
            return Err(wrong(field, format!("there is no shaft beside {beside}")));
        }
        made.push(Change::Elevator(elevator, area));
    }
    for (word, placement) in &wanted.areas {
        let area = finder.area(&format!("board.areas.{word}"), word)?;
        made.extend(placement.closed.then_some(Change::Area(area, DoorState::Closed)));
        made.extend(placement.difficult.map(|level| Change::Difficult(area, level)));
        made.extend(placement.dangerous.map(|level| Change::Dangerous(area, level)));
        made.extend(placement.elevation.map(|level| Change::Elevation(area, level)));
    }
    for (at, (one, other)) in wanted.broken_walls.iter().enumerate() {
        let field = format!("board.broken_walls[{at}]");
        let (a, b) = (finder.area(&field, one)?, finder.area(&field, other)?);
        if !matches!(printed.wall(a, b), Some(Wall::Level(_))) {
            return Err(wrong(field, format!("no wall that can be broken stands between {one} and {other}")));
        }
        made.push(Change::WallBroken(a, b));
    }
    let mut changes = Changes::default();
    made.into_iter().for_each(|change| changes.make(change, printed));
    Ok(changes)
}
