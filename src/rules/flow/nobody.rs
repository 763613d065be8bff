//! A miniature that nobody decides for takes the dice as they fall and declines every offer: no side answers for it.

use crate::command::{Command, Space};
use crate::frames::Frame;
use crate::game::Game;
use crate::id::MiniId;
use crate::offered;
use crate::state::Control;

/// The answer given for it, if the open question is one for such a miniature.
pub(super) fn answer(game: &Game) -> Option<Command> {
    let frame = game.state().stack.last()?;
    let mini = decides(game, frame)?;
    if game.state().mini(mini).control != Control::Nobody {
        return None;
    }
    Some(match frame {
        Frame::Roll(_) => Command::Keep,
        Frame::Attack(frame) if offered::open(game, frame).is_none() => Command::Defend { cubes: 0, cards: Vec::new() },
        Frame::Wounds(_) => Command::LoseFrom { space: first_held(game, mini)? },
        Frame::Action(frame) => Command::LandIn { area: *frame.landing.first()? },
        Frame::TileActivation(_) | Frame::Activation(_) => Command::Finish,
        Frame::Movement(_) => Command::Stop,
        _ => Command::Decline,
    })
}

/// Whom the open question is put to, if nobody may have to answer it.
fn decides(game: &Game, frame: &Frame) -> Option<MiniId> {
    Some(match frame {
        Frame::Roll(frame) => frame.decides(),
        Frame::Attack(frame) => offered::open(game, frame).map_or(frame.target, |offer| offer.mini),
        Frame::Wounds(frame) => frame.mini,
        Frame::Action(frame) => frame.mini,
        Frame::TileActivation(frame) => *frame.left.first()?,
        Frame::Activation(frame) => frame.mini,
        Frame::Movement(frame) => frame.mini,
        Frame::Gain(frame) => frame.mini,
        Frame::Granted(frame) => frame.mini,
        Frame::Regeneration(mini) => *mini,
        _ => return None,
    })
}

/// The first space of a Hero with a cube on it.
fn first_held(game: &Game, mini: MiniId) -> Option<Space> {
    let tablet = game.state().tablet(mini)?;
    Space::ALL.into_iter().find(|space| tablet.spaces.on(*space) > 0)
}
