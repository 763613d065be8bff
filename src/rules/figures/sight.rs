//! Line of Sight and Distance as they are now, including Broken Walls and Smoke. R2 XI.A, G-6, G-8

use crate::board::{AreaId, SightLine};
use crate::event::FieldKind;
use crate::game::Game;
use crate::id::MiniId;
use crate::refusal::{Reason, Verdict, refuse, require};
use crate::ruling::Rule;

/// Whether two Areas see each other. R2 XI.A
pub fn line_of_sight(game: &Game, a: AreaId, b: AreaId) -> bool {
    game.board().line_of_sight(a, b)
}

/// The Distance in Moves. G-6
pub fn distance(game: &Game, a: AreaId, b: AreaId) -> Option<u8> {
    game.board().distance(a, b)
}

/// The Distance from a miniature to an Area; as far as can be where there is no way. G-6
pub(crate) fn distance_from(game: &Game, mini: MiniId, area: AreaId) -> u8 {
    game.state().mini(mini).area.and_then(|from| distance(game, from, area)).unwrap_or(u8::MAX)
}

/// Whether a miniature may throw something into an Area: if it sees it. Where there is no way, the throw falls short.
/// R2 V.C.2.d, G-6, G-35
///
/// # Errors
/// The rule that forbids it, and why.
pub(crate) fn in_sight(game: &Game, mini: MiniId, area: AreaId, rule: Rule) -> Verdict {
    let Some(from) = game.state().mini(mini).area else {
        return refuse(rule, Reason::NotOnBoard);
    };
    seen(game, from, area)
}

/// That an Area sees another; where only darkness hides it, that is the reason. R2 XI.A, G-86
///
/// # Errors
/// Why it doesn't.
pub(crate) fn seen(game: &Game, from: AreaId, to: AreaId) -> Verdict {
    let is_dark = game.board().is_hidden_by_darkness(from, to);
    require(!is_dark, Rule::ChangedAreas, Reason::TooDark { area: to })?;
    require(line_of_sight(game, from, to), Rule::LineOfSight, Reason::NoLineOfSight)
}

/// The best line from one Area to another for whoever draws it: the one with the fewest Smoke tokens. G-8
pub fn sight_line(game: &Game, from: AreaId, to: AreaId) -> Option<&SightLine> {
    let lines = game.board().lines(from, to);
    lines.iter().min_by_key(|line| smoke_along(game, &line.crossed))
}

/// Smoke tokens along the best line. R2 XI.C, G-8
pub fn smoke(game: &Game, from: AreaId, to: AreaId) -> u8 {
    if game.state().fields.iter().all(|token| token.kind != FieldKind::Smoke) {
        return 0;
    }
    sight_line(game, from, to).map_or(0, |line| smoke_along(game, &line.crossed))
}

fn smoke_along(game: &Game, crossed: &[AreaId]) -> u8 {
    crossed.iter().map(|area| game.state().fields_in(*area, FieldKind::Smoke)).sum()
}
