//! Effects on the board: doors, links, closed Areas, terrain and Elevation. G-83 to G-86

use crate::board::Change;
use crate::flow::board::change;
use crate::frames::Thing;
use crate::game::Game;
use gotham_content::DoorState::{Closed, Open};
use gotham_content::script::{Compiled, Effect};

pub(super) fn carry_out(game: &mut Game, effect: &Effect<Compiled>, things: &[Thing]) {
    let areas = things.iter().filter_map(|thing| thing.area());
    match effect {
        Effect::OpenDoor(door) => change(game, Change::Door(*door, Open)),
        Effect::CloseDoor(door) => change(game, Change::Door(*door, Closed)),
        Effect::OpenLink(link) => change(game, Change::Link(*link, Open)),
        Effect::CloseLink(link) => change(game, Change::Link(*link, Closed)),
        Effect::OpenAreas(_) => areas.for_each(|area| change(game, Change::Area(area, Open))),
        Effect::CloseAreas(_) => areas.for_each(|area| change(game, Change::Area(area, Closed))),
        Effect::SetDifficult(_, level) => areas.for_each(|area| change(game, Change::Difficult(area, *level))),
        Effect::SetDangerous(_, level) => areas.for_each(|area| change(game, Change::Dangerous(area, *level))),
        Effect::SetElevation(_, level) => areas.for_each(|area| change(game, Change::Elevation(area, *level))),
        _ => {}
    }
}
