//! What is asked, and what may be said to it: the open question, the candidates for an answer, and the check that refuses
//! one with its rule. It knows all that can be asked about a game (`query`, `mission`, `skills`, `offered`); the doing is
//! [`crate::flow`]'s. Nothing here changes a state.

pub mod candidates;
mod check;
mod prompts;

pub use check::check;
pub(crate) use check::may_leave_river;
pub use prompts::{part_name, prompt, side_asked};

use self::check::{Mover, Movers};
use super::command::{Command, Space};
use super::game::Game;
use super::id::MiniId;
use super::query::{energy, moving};
use gotham_content::mission::Side;

/// Every legal answer to the open question: what a player may expect to say minus what is refused, plus Moves with more
/// cubes than they need. G-12
pub fn legal(game: &Game) -> Vec<Command> {
    let mut offers = Vec::new();
    candidates::list(game, &mut offers);
    let mut legal = Vec::with_capacity(offers.len());
    let mut movers = Movers::new(game);
    for offer in offers {
        let Command::Move { mini, .. } = offer else {
            legal.extend(check(game, &offer).is_ok().then_some(offer));
            continue;
        };
        if let Some(command) = movers.of(mini).and_then(|mover| mover.open(offer)) {
            let more = candidates::with_more_cubes(game, &command);
            legal.push(command);
            legal.extend(more);
        }
    }
    legal
}

/// Something of [`candidates::list`] as it may be said: a Move gets the fewest cubes that pay for it. `None` if it is
/// refused.
pub fn open(game: &Game, offer: Command) -> Option<Command> {
    let open = match offer {
        Command::Move { mini, .. } => Mover::of(game, mini).ok()?.open(offer),
        _ => check(game, &offer).is_ok().then_some(offer),
    };
    open.inspect(|command| game.known().remember_legal(command))
}

/// Whether a miniature may make any Move now, since every Move costs something. R2 VII.A
pub fn can_move(game: &Game, mini: MiniId) -> bool {
    let has_means = moving::points(game, mini) > 0
        || energy::most(game, mini, Space::Movement) > 0
        || energy::each(energy::pushes(game, mini)).any(|wounds| wounds > 0);
    has_means && Mover::of(game, mini).is_ok_and(|mover| mover.can_move())
}

/// Whether a miniature may do anything else now. R2 VII
pub fn can_act(game: &Game, mini: MiniId) -> bool {
    let mut offers = Vec::new();
    candidates::actions(game, mini, &mut offers);
    offers.iter().any(|offer| check(game, offer).is_ok())
}

/// What may be said even when somebody else is asked: the Heroes' side drops Equipment at any time. R2 V.C.2.e
pub fn asides(game: &Game) -> Vec<Command> {
    let mut drops = Vec::new();
    if game.state().result.is_none() && side_asked(game) != Side::Heroes {
        candidates::drops(game, &mut drops);
    }
    drops.retain(|command| check(game, command).is_ok());
    drops
}
