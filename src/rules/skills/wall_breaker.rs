//! Wall Breaker: Moves through walls, by the miniature's own Skill or with One-time use cards. S2 Wall Breaker, G-42

use std::cmp::Reverse;

use super::{level, may_have};
use crate::board::{AreaId, Exit, MoveType, Wall};
use crate::command::Command;
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

/// Walls of an Area that a miniature may break, each with the card that it takes; where no card is enough by itself, with any of
/// those that are enough together. S2 Wall Breaker, G-42, G-58
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
            continue;
        }
        let missing = level - own;
        let is_enough = |x: &u8| *x >= missing;
        let each = cards.iter().map(|(_, x)| *x);
        let takes_all = !each.clone().any(|x| is_enough(&x)) && is_enough(&each.fold(0, u8::saturating_add));
        let named = cards.iter().filter(|(_, x)| takes_all || is_enough(x));
        found.extend(named.map(|(card, _)| (exit, Some(*card))));
    }
    found
}

/// The cards that a Move through a wall uses up, the one that it names first. If that is not enough, the others add to it, the
/// weakest that are left out. R2 V.C.4, G-58
pub fn cards_used(game: &Game, command: &Command) -> Vec<CardId> {
    let Command::Move { mini, how: MoveType::Break(wall), card: Some(named), .. } = command else { return Vec::new() };
    let mut cards = spendable(game, *mini, SKILL);
    cards.sort_by_key(|(card, x)| (card != named, Reverse(*x)));
    let mut missing = wall.saturating_sub(level(game, *mini, SKILL));
    let needed = |(card, x): (CardId, u8)| {
        let is_needed = missing > 0;
        missing = missing.saturating_sub(x);
        is_needed.then_some(card)
    };
    cards.into_iter().map_while(needed).collect()
}

/// Whether a miniature may break this wall, with this card or with none. S2 Wall Breaker, G-42
///
/// # Errors
/// The rule that forbids it, and why.
pub(crate) fn may_break(game: &Game, mini: MiniId, from: AreaId, exit: Exit, card: Option<CardId>) -> Verdict {
    require(breaks(game, mini, from).contains(&(exit, card)), Rule::WallBreaker, Reason::CannotBreakWall)
}
