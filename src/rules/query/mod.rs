//! Read-only questions about a game: what is asked, what is legal, what it costs, why not. Nothing here changes a state.

mod attacks;
pub mod candidates;
pub mod cards;
mod check;
pub mod energy;
mod figures;
mod handing_over;
mod hindering;
mod invariants;
pub mod moving;
pub mod odds;
pub mod pools;
mod prompts;
mod rerolls;
mod setup;
mod sight;
mod supply;
mod targets;

pub use check::{check, may_leave_river};
pub use figures::{
    allies_beside, area_limit_left, encumbrance, enemies, first_movement_bonus, heroes, in_pool, is_heroes, is_living,
    is_over_full, life, menace, recovery, room_for, size, tile_cost,
};
pub use handing_over::{agreement, handed_over, must_agree};
pub use hindering::{Measure, hindering, menace_around};
pub use invariants::invariants;
pub use moving::{Reach, Step, move_cost, reach};
pub use pools::throw;
pub use prompts::{part_name, prompt};
pub use setup::{allies_for, belt_room, gadgets_that_fit, home, next_unplaced, open_command, spots};
pub use sight::{distance, distance_from, in_sight, line_of_sight, sight_line, smoke};
pub use supply::{BROKEN_WALLS, REINFORCEMENT_TOKENS, SHACKLE_TOKENS, supply};
pub use targets::{attack_target, targets};

use self::check::Mover;
use super::command::Command;
use super::game::Game;
use super::id::MiniId;
use super::refusal::Refusal;
pub use super::skills::{SkillState, states as skills};
use crate::content::mission::Side;

/// Every legal answer to the open question: what a player may expect to say, less what is refused, and Moves with more
/// cubes than they need. G-12
pub fn legal(game: &Game) -> Vec<Command> {
    let offers = candidates::candidates(game);
    let mut legal = Vec::with_capacity(offers.len());
    // Moves of one miniature stand together: what they have in common is worked out once.
    let mut mover: Option<(MiniId, Result<Mover, Refusal>)> = None;
    for offer in offers {
        let Command::Move { mini, .. } = offer else {
            legal.extend(check(game, &offer).is_ok().then_some(offer));
            continue;
        };
        if mover.as_ref().is_none_or(|(known, _)| *known != mini) {
            mover = Some((mini, Mover::of(game, mini)));
        }
        if let Some((_, Ok(mover))) = &mover
            && mover.check(&offer).is_ok()
        {
            let more = candidates::with_more_cubes(game, &offer);
            legal.push(offer);
            legal.extend(more);
        }
    }
    legal
}

/// Whether a miniature may make any Move now. R2 VII.A
pub fn can_move(game: &Game, mini: MiniId) -> bool {
    let Ok(mover) = Mover::of(game, mini) else { return false };
    candidates::moves(game, mini).iter().any(|offer| mover.check(offer).is_ok())
}

/// What may be said although somebody else is asked: the Heroes' side drops Equipment at any time. R2 V.C.2.e
pub fn asides(game: &Game) -> Vec<Command> {
    let is_over = game.state().result.is_some();
    let mut drops = if is_over || prompt(game).side == Side::Heroes { Vec::new() } else { candidates::drops(game) };
    drops.retain(|command| check(game, command).is_ok());
    drops
}
