//! Line of Sight and Distance as they are now, Broken Walls and Smoke included. R2 XI.A, G-6, G-8

use crate::rules::board::{AreaId, SightLine};
use crate::rules::event::FieldKind;
use crate::rules::game::Game;

/// Whether two Areas see each other. R2 XI.A
pub fn line_of_sight(game: &Game, a: AreaId, b: AreaId) -> bool {
    game.scenario().board.line_of_sight_with(&game.state().broken_walls, a, b)
}

/// The Distance in Moves. G-6
pub fn distance(game: &Game, a: AreaId, b: AreaId) -> Option<u8> {
    game.scenario().board.distance_with(&game.state().broken_walls, a, b)
}

/// The best line from an Area to another for who draws it: the one with the fewest Smoke tokens. G-8
pub fn sight_line(game: &Game, from: AreaId, to: AreaId) -> Option<&SightLine> {
    let lines = game.scenario().board.lines(from, to);
    lines.iter().min_by_key(|line| smoke_along(game, &line.crossed))
}

/// Smoke tokens along the best line; sight through a Broken Wall crosses the two Areas only. R2 XI.C, G-8
pub fn smoke(game: &Game, from: AreaId, to: AreaId) -> u8 {
    if game.state().fields.iter().all(|token| token.kind != FieldKind::Smoke) {
        return 0;
    }
    let ends = if from == to { vec![from] } else { vec![from, to] };
    sight_line(game, from, to).map_or(smoke_along(game, &ends), |line| smoke_along(game, &line.crossed))
}

fn smoke_along(game: &Game, crossed: &[AreaId]) -> u8 {
    crossed.iter().map(|area| game.state().fields_in(*area, FieldKind::Smoke)).sum()
}
