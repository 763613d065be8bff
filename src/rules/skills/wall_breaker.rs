//! Wall Breaker: Moves through walls, by the miniature's own Skill or with a One-time use card. S2 Wall Breaker, G-42

use super::{level, may_have};
use crate::board::{AreaId, Exit, MoveType, Wall};
use crate::figures::cards::spendable;
use crate::game::Game;
use crate::id::{CardId, MiniId};
use crate::refusal::{Reason, Verdict, require};
use crate::ruling::Rule;
use gotham_content::skill::Skill;

/// The Skill.
pub(super) const SKILL: Skill = Skill::WallBreaker;

/// Whether a miniature may have the Skill, or a card that lends it: nobody else breaks walls. S2 Wall Breaker
pub(super) fn is_conceivable(game: &Game, mini: MiniId) -> bool {
    may_have(game, mini, SKILL)
}

/// Walls of an Area that a miniature may break, each with the card that it takes. S2 Wall Breaker, G-42
pub(crate) fn breaks(game: &Game, mini: MiniId, from: AreaId) -> Vec<(Exit, Option<CardId>)> {
    if !is_conceivable(game, mini) {
        return Vec::new();
    }
    let own = level(game, mini, SKILL);
    let cards = spendable(game, mini, SKILL);
    if own == 0 && cards.is_empty() {
        return Vec::new();
    }
    let board = game.board();
    let mut found = Vec::new();
    for (to, wall) in board.walls_of(from) {
        let Wall::Level(level) = wall else { continue };
        let is_level = board.area(to).elevation == board.area(from).elevation;
        if !is_level || board.is_adjacent(from, to) || board.is_broken(from, to) {
            continue;
        }
        let exit = Exit { to, how: MoveType::Break(level) };
        if level <= own {
            found.push((exit, None));
        } else {
            found.extend(cards.iter().filter(|(_, x)| own + x >= level).map(|(card, _)| (exit, Some(*card))));
        }
    }
    found
}

/// Whether a miniature may break this wall, with this card or with none. S2 Wall Breaker, G-42
///
/// # Errors
/// The rule that forbids it, and why.
pub(crate) fn may_break(game: &Game, mini: MiniId, from: AreaId, exit: Exit, card: Option<CardId>) -> Verdict {
    require(breaks(game, mini, from).contains(&(exit, card)), Rule::WallBreaker, Reason::CannotBreakWall)
}
