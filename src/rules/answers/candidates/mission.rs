//! Answers to what the mission asks: picks, places, offers, cards, grants.

use super::actions;
use crate::command::Command;
use crate::frames::{Effects, Frame, Granted, Putting, Thing};
use crate::game::Game;
use crate::mission;
use crate::prompt::Grant;
use crate::query;

/// What may be said to a frame of the mission; nothing for any other frame.
pub(super) fn answers(game: &Game, frame: &Frame, said: &mut Vec<Command>) {
    match frame {
        Frame::Effects(frame) => picks(frame, said),
        Frame::Question(frame) => {
            said.extend(mission::offers(game, frame).into_iter().map(|offer| Command::ChooseOffer { offer }));
        }
        Frame::Putting(frame) => places(game, frame, said),
        Frame::Gain(gain) => {
            said.extend([Command::PickUp { mini: gain.mini, card: gain.card, pushing: 0 }, Command::Decline]);
        }
        Frame::Granted(frame) => {
            granted(game, frame, said);
            said.push(Command::Decline);
        }
        Frame::Parts(frame) => said.extend(frame.left.iter().map(|part| Command::ChoosePart { part: *part })),
        Frame::Triggered(frame) => {
            let parts = frame.left.iter().map(|due| mission::part_of(game, due));
            said.extend(parts.map(|part| Command::ChoosePart { part }));
        }
        Frame::ChooseEvent => {
            said.extend(mission::open_events(game).into_iter().map(|event| Command::ChooseEvent { event }));
        }
        _ => {}
    }
}

fn picks(frame: &Effects, said: &mut Vec<Command>) {
    let Some(picking) = &frame.picking else { return };
    said.extend(picking.from.iter().map(|thing| pick(*thing)));
    if picking.taken.len() >= usize::from(picking.least) {
        said.push(Command::Finish);
    }
}

/// The command that picks a thing.
fn pick(thing: Thing) -> Command {
    match thing {
        Thing::Mini(mini) => Command::PickMini { mini },
        Thing::Token(token) => Command::PickToken { token },
        Thing::Area(area) => Command::PickArea { area },
    }
}

fn places(game: &Game, frame: &Putting, said: &mut Vec<Command>) {
    let Some(thing) = frame.left.last() else { return };
    said.extend(mission::places_for(game, frame, *thing).into_iter().map(|area| Command::PickArea { area }));
}

/// Uses of what the mission grants a miniature.
pub fn granted(game: &Game, frame: &Granted, said: &mut Vec<Command>) {
    match frame.what {
        Grant::Movement(_) => {}
        Grant::Attack { kind, .. } => {
            let targets = query::targets(game, frame.mini, kind, &[]);
            said.extend(targets.into_iter().map(|target| Command::PickMini { mini: target }));
        }
        Grant::Action => actions(game, frame.mini, said),
    }
}
