//! What is asked, and what may be said to it: the open question, the candidates for an answer, and the check that refuses
//! one with its rule. It knows all that can be asked about a game (`query`, `mission`, `skills`, `offered`); the doing is
//! [`crate::rules::flow`]'s. Nothing here changes a state.

pub mod candidates;
mod check;
mod prompts;

pub use check::{check, may_leave_river};
pub use prompts::{part_name, prompt, side_asked};

use self::check::{Mover, Movers};
use super::command::Command;
use super::game::Game;
use super::id::MiniId;
use crate::content::mission::Side;

/// Every legal answer to the open question: what a player may expect to say, less what is refused, and Moves with more
/// cubes than they need. G-12
pub fn legal(game: &Game) -> Vec<Command> {
    let mut offers = Vec::new();
    candidates::list(game, &mut offers);
    let mut legal = Vec::with_capacity(offers.len());
    let mut opener = Opener::new(game);
    for offer in offers {
        let Some(command) = opener.open(offer) else { continue };
        let more = candidates::with_more_cubes(game, &command);
        legal.push(command);
        legal.extend(more);
    }
    legal
}

/// What of [`candidates::list`] may be said, one after the other: who moves is looked at once for all its Moves.
pub struct Opener<'a> {
    game: &'a Game,
    movers: Movers<'a>,
}

impl<'a> Opener<'a> {
    /// For the open question.
    pub fn new(game: &'a Game) -> Opener<'a> {
        Opener { game, movers: Movers::new(game) }
    }

    /// A candidate as it may be said: a Move with the fewest cubes that pay it. None = it is refused.
    pub fn open(&mut self, offer: Command) -> Option<Command> {
        match offer {
            Command::Move { mini, .. } => self.movers.of(mini)?.open(offer),
            _ => check(self.game, &offer).is_ok().then_some(offer),
        }
    }
}

/// Whether a miniature may make any Move now. R2 VII.A
pub fn can_move(game: &Game, mini: MiniId) -> bool {
    Mover::of(game, mini).is_ok_and(|mover| mover.can_move())
}

/// Whether a miniature may do anything else now. R2 VII
pub fn can_act(game: &Game, mini: MiniId) -> bool {
    let mut offers = Vec::new();
    candidates::actions(game, mini, &mut offers);
    offers.iter().any(|offer| check(game, offer).is_ok())
}

/// What may be said although somebody else is asked: the Heroes' side drops Equipment at any time. R2 V.C.2.e
pub fn asides(game: &Game) -> Vec<Command> {
    let mut drops = Vec::new();
    if game.state().result.is_none() && side_asked(game) != Side::Heroes {
        candidates::drops(game, &mut drops);
    }
    drops.retain(|command| check(game, command).is_ok());
    drops
}
