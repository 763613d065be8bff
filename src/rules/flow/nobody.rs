//! A miniature that nobody decides for takes the dice as they fall and declines every offer: no side answers for it.

use crate::command::{Command, Space};
use crate::frames::Frame;
use crate::game::Game;
use crate::id::MiniId;
use crate::offered;
use crate::state::Control;

/// The answer given for it, if the open question is one for such a miniature.
pub(super) fn answer(game: &Game) -> Option<Command> {
    let is_nobodys = |mini: MiniId| game.state().mini(mini).control == Control::Nobody;
    let (mini, answer) = match game.state().stack.last()? {
        Frame::Roll(frame) => (frame.decides(), Command::Keep),
        Frame::Attack(frame) => match offered::open(game, frame) {
            Some(offer) => (offer.mini, Command::Decline),
            None => (frame.target, Command::Defend { cubes: 0, cards: Vec::new() }),
        },
        Frame::Wounds(frame) => (frame.mini, Command::LoseFrom { space: first_held(game, frame.mini)? }),
        Frame::Action(frame) => (frame.mini, Command::LandIn { area: *frame.landing.first()? }),
        Frame::TileActivation(frame) => (*frame.left.first()?, Command::Finish),
        Frame::Activation(frame) => (frame.mini, Command::Finish),
        Frame::Movement(frame) => (frame.mini, Command::Stop),
        Frame::Gain(frame) => (frame.mini, Command::Decline),
        Frame::Granted(frame) => (frame.mini, Command::Decline),
        Frame::Regeneration(mini) => (*mini, Command::Decline),
        _ => return None,
    };
    is_nobodys(mini).then_some(answer)
}

/// The first space of a Hero with a cube on it.
fn first_held(game: &Game, mini: MiniId) -> Option<Space> {
    let tablet = game.state().tablet(mini)?;
    Space::ALL.into_iter().find(|space| tablet.spaces.on(*space) > 0)
}
