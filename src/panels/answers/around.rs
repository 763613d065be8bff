//! The board for those who step across it with keys: everything on it, one thing after the other.

use crate::intent::Spot;
use crate::pane::Turning;
use gotham_rules::Game;
use gotham_rules::board::AreaId;

/// Millimeters of the printed board that count as one line when it is read from left to right.
const LINE: i32 = 150;

/// What comes after something on the board, or before it: each Area, and who and what is in it, line by line.
pub fn beside(game: &Game, spot: Option<Spot>, turning: Turning) -> Option<Spot> {
    let all = all(game);
    let last = all.len().checked_sub(1)?;
    let at = spot.and_then(|spot| all.iter().position(|known| *known == spot));
    let next = match (at, turning) {
        (Some(at), Turning::On) if at < last => at + 1,
        (Some(0), Turning::Back) | (None, Turning::Back) => last,
        (Some(at), Turning::Back) => at - 1,
        (_, Turning::On) => 0,
    };
    all.get(next).copied()
}

/// Everything on the board, line by line.
fn all(game: &Game) -> Vec<Spot> {
    let (board, state) = (game.board(), game.state());
    let mut areas: Vec<AreaId> = board.areas().collect();
    areas.sort_by_key(|area| {
        let (x, y) = board.area(*area).centre;
        (y / LINE, x)
    });
    let within = |area: AreaId| {
        let tokens = state.tokens.iter().filter(move |token| token.area == area);
        std::iter::once(Spot::Area(area))
            .chain(game.places().within(area).map(Spot::Mini))
            .chain(tokens.map(|token| Spot::Token(token.id)))
    };
    areas.into_iter().flat_map(within).collect()
}
