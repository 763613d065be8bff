//! What changes on the board in the course of a match: doors, links, Areas, terrain, Elevation. G-83 to G-86

use super::hazards::{hazard, hit};
use crate::board::{AreaId, Change};
use crate::event::{Happening, RollFor};
use crate::game::Game;
use crate::query;
use crate::ruling::Rule;

/// Changes the board, reports it, and lets those who stand there feel it. Setting what is already so does nothing.
pub(super) fn change(game: &mut Game, change: Change) {
    let before = game.state().board.clone();
    let danger = |game: &Game, area: AreaId| game.board().area(area).dangerous;
    let was = if let Change::Dangerous(area, _) = change { danger(game, area) } else { 0 };
    game.change_board(change);
    if game.state().board == before {
        return;
    }
    let (rule, what) = match change {
        Change::WallBroken(a, b) => (Rule::BrokenWalls, Happening::WallBroken { between: (a.min(b), a.max(b)) }),
        Change::Door(door, to) => (Rule::Doors, Happening::DoorTurned { door, to }),
        Change::Link(link, to) => (Rule::Links, Happening::LinkTurned { link, to }),
        Change::Area(area, to) => (Rule::ClosedAreas, Happening::AreaTurned { area, to }),
        Change::Difficult(area, level) => (Rule::ChangedAreas, Happening::DifficultSet { area, level }),
        Change::Dangerous(area, level) => (Rule::ChangedAreas, Happening::DangerousSet { area, level }),
        Change::Elevation(area, level) => (Rule::ChangedAreas, Happening::ElevationSet { area, level }),
    };
    game.emit(rule, what);
    if let Change::Dangerous(area, level) = change {
        feel(game, area, level.saturating_sub(was));
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
