//! Effects on the board: doors, links, elevators, closed Areas, terrain and Elevation. G-83 to G-86, G-124

use crate::board::{Change, ElevatorId};
use crate::flow::board::change_at_once;
use crate::frames::Thing;
use crate::game::Game;
use crate::id::AreaId;
use gotham_content::DoorState::{Closed, Open};
use gotham_content::script::{Compiled, Effect};

pub(super) fn carry_out(game: &mut Game, effect: &Effect<Compiled>, things: &[Thing]) {
    let each = |change: &dyn Fn(AreaId) -> Change| things.iter().filter_map(|thing| thing.area()).map(change).collect();
    let changes: Vec<Change> = match effect {
        Effect::OpenDoor(door) => vec![Change::Door(*door, Open)],
        Effect::CloseDoor(door) => vec![Change::Door(*door, Closed)],
        Effect::OpenLink(link) => vec![Change::Link(*link, Open)],
        Effect::CloseLink(link) => vec![Change::Link(*link, Closed)],
        Effect::SendElevator(elevator, _) => sent(game, *elevator, things).into_iter().collect(),
        Effect::OpenAreas(_) => each(&|area| Change::Area(area, Open)),
        Effect::CloseAreas(_) => each(&|area| Change::Area(area, Closed)),
        Effect::SetDifficult(_, level) => each(&|area| Change::Difficult(area, *level)),
        Effect::SetDangerous(_, level) => each(&|area| Change::Dangerous(area, *level)),
        Effect::SetDark(_) => each(&Change::Dark),
        Effect::SetLight(_) => each(&Change::Light),
        Effect::SetElevation(_, level) => each(&|area| Change::Elevation(area, *level)),
        _ => Vec::new(),
    };
    change_at_once(game, changes);
}

/// The car goes to its first shaft beside one of the Areas, if there is one. G-124
fn sent(game: &Game, id: ElevatorId, things: &[Thing]) -> Option<Change> {
    let elevator = &game.board().elevators()[id.index()];
    let is_meant = |area: AreaId| things.iter().any(|thing| thing.area() == Some(area));
    let shaft = elevator.shafts.iter().find(|shaft| is_meant(shaft.beside))?;
    Some(Change::Elevator(id, shaft.beside))
}
