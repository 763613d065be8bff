//! Answers to what the mission asks: picks, places, offers, cards, grants.

use super::actions;
use crate::rules::command::Command;
use crate::rules::frames::{Effects, Frame, Granted, Putting, Thing};
use crate::rules::game::Game;
use crate::rules::mission;
use crate::rules::prompt::Grant;
use crate::rules::query;

/// What may be said to a frame of the mission; none = it is none.
pub(super) fn answers(game: &Game, frame: &Frame) -> Option<Vec<Command>> {
    Some(match frame {
        Frame::Effects(frame) => picks(frame),
        Frame::Question(frame) => {
            mission::offers(game, frame).into_iter().map(|offer| Command::ChooseOffer { offer }).collect()
        }
        Frame::Putting(frame) => places(game, frame),
        Frame::Gain(gain) => vec![Command::PickUp { mini: gain.mini, card: gain.card, pushing: 0 }, Command::Decline],
        Frame::Granted(frame) => granted(game, frame).into_iter().chain([Command::Decline]).collect(),
        Frame::Parts(frame) => frame.left.iter().map(|part| Command::ChoosePart { part: *part }).collect(),
        Frame::Triggered(frame) => {
            let parts = frame.left.iter().map(|due| mission::part_of(game, due));
            parts.map(|part| Command::ChoosePart { part }).collect()
        }
        Frame::ChooseEvent => {
            mission::open_events(game).into_iter().map(|event| Command::ChooseEvent { event }).collect()
        }
        _ => return None,
    })
}

fn picks(frame: &Effects) -> Vec<Command> {
    let Some(picking) = &frame.picking else { return Vec::new() };
    let mut said: Vec<Command> = picking.from.iter().map(|thing| pick(*thing)).collect();
    if picking.taken.len() >= usize::from(picking.least) {
        said.push(Command::Finish);
    }
    said
}

/// The command that picks a thing.
fn pick(thing: Thing) -> Command {
    match thing {
        Thing::Mini(mini) => Command::PickMini { mini },
        Thing::Token(token) => Command::PickToken { token },
        Thing::Area(area) => Command::PickArea { area },
    }
}

fn places(game: &Game, frame: &Putting) -> Vec<Command> {
    let Some(thing) = frame.left.last() else { return Vec::new() };
    mission::places_for(game, frame, *thing).into_iter().map(|area| Command::PickArea { area }).collect()
}

/// Uses of what the mission grants a miniature.
pub fn granted(game: &Game, frame: &Granted) -> Vec<Command> {
    match frame.what {
        Grant::Movement(_) => Vec::new(),
        Grant::Attack { kind, .. } => {
            let targets = query::targets(game, frame.mini, kind, &[]);
            targets.into_iter().map(|target| Command::PickMini { mini: target }).collect()
        }
        Grant::Action => actions(game, frame.mini),
    }
}
