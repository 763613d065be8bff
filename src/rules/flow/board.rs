//! What changes on the board in the course of a match: doors, links, Areas, terrain, Elevation. G-83 to G-86

use std::sync::Arc;

use super::endless;
use super::hazards::{hazard, hit};
use crate::board::{AreaId, Change};
use crate::event::{Happening, RollFor};
use crate::game::Game;
use crate::query;
use crate::ruling::Rule;

/// How many lines of sight are traced in the time of a step of the mission. G-123
const LINES_A_STEP: usize = 64;

/// Changes the board, reports it, and lets those who stand there feel it. Setting what is already so does nothing.
pub(super) fn change(game: &mut Game, changed: Change) {
    change_at_once(game, vec![changed]);
}

/// The same, with several changes of one effect.
pub(super) fn change_at_once(game: &mut Game, changes: Vec<Change>) {
    if changes.is_empty() {
        return;
    }
    let before = Arc::clone(game.board_shared());
    let (made, traced) = game.change_board_at_once(changes);
    endless::count(game, traced / LINES_A_STEP);
    for change in made {
        let (rule, what) = match change {
            Change::WallBroken(a, b) => (Rule::BrokenWalls, Happening::WallBroken { between: (a.min(b), a.max(b)) }),
            Change::Door(door, to) => (Rule::Doors, Happening::DoorTurned { door, to }),
            Change::Link(link, to) => (Rule::Links, Happening::LinkTurned { link, to }),
            Change::Elevator(elevator, area) => (Rule::Elevators, Happening::ElevatorMoved { elevator, area }),
            Change::Area(area, to) => (Rule::ClosedAreas, Happening::AreaTurned { area, to }),
            Change::Difficult(area, level) => (Rule::ChangedAreas, Happening::DifficultSet { area, level }),
            Change::Dangerous(area, level) => (Rule::ChangedAreas, Happening::DangerousSet { area, level }),
            Change::Dark(area) => (Rule::ChangedAreas, Happening::DarknessSet { area, dark: true }),
            Change::Light(area) => (Rule::ChangedAreas, Happening::DarknessSet { area, dark: false }),
            Change::Elevation(area, level) => (Rule::ChangedAreas, Happening::ElevationSet { area, level }),
        };
        game.emit(rule, what);
        if let Change::Dangerous(area, level) = change {
            feel(game, area, level.saturating_sub(before.area(area).dangerous));
        }
    }
}

/// A wall is broken, as long as there are tokens to mark it. G-4, G-42
pub(super) fn break_wall(game: &mut Game, from: AreaId, to: AreaId) {
    if game.state().board.broken_walls().len() < query::BROKEN_WALLS {
        change(game, Change::WallBroken(from, to));
    }
}

/// Where Dangerous Terrain rises, everybody inside rolls for the increase. R2 XI.B, G-86
fn feel(game: &mut Game, area: AreaId, rise: u8) {
    if rise > 0 {
        let inside = game.places().within(area).filter(|mini| query::is_living(game, *mini));
        let hazards = inside.map(|mini| hazard(game, mini, rise, RollFor::DangerousTerrain)).collect();
        hit(game, hazards);
    }
}
