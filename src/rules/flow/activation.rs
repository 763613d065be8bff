//! An activated miniature: first Movement, one other action, second Movement. R2 VI.C

use super::rousing::{Rising, rouse};
use super::stack::{Flow, push};
use super::{acts, regeneration, solo};
use crate::answers;
use crate::command::Command;
use crate::frames::{Activation, Frame};
use crate::game::Game;
use crate::id::MiniId;
use crate::mission;
use crate::prompt::ActivationStep;
use crate::query;
use crate::skills;
use crate::state::Body;
use gotham_content::tile::Action;

/// Activates a miniature; one that was laid down stands up, and one that regenerates is asked. R2 VI.C.1, G-36, G-120
pub(super) fn begin(game: &mut Game, mut activation: Activation) {
    let mini = activation.mini;
    activation.rising = rouse(game, mini) == Rising::StandsUp;
    if solo::leads(game, mini) {
        return solo::begin(game, mini, activation.rising);
    }
    push(game, Frame::Activation(activation));
    regeneration::ask(game, mini);
}

/// Asks what the miniature does, unless nothing is left to do. R2 VI.C
pub(super) fn step(game: &mut Game, frame: Activation) -> Flow {
    let mini = frame.mini;
    if game.state().mini(mini).area.is_none() {
        return Flow::Goes;
    }
    push(game, Frame::Activation(frame));
    // Moves first: they are few, and usually one of them is open.
    if answers::can_move(game, mini) || answers::can_act(game, mini) {
        return Flow::Waits;
    }
    game.state_mut().stack.pop();
    Flow::Goes
}

/// Carries out a step of an activation. R2 VI.C.2-4
pub(super) fn answer(game: &mut Game, mut frame: Activation, command: &Command) {
    match command {
        Command::Finish => {}
        Command::Move { .. } => {
            frame.step = match frame.step {
                ActivationStep::FirstMovement => ActivationStep::FirstMovement,
                ActivationStep::Action | ActivationStep::SecondMovement => ActivationStep::SecondMovement,
            };
            push(game, Frame::Activation(frame));
            acts::act(game, command);
        }
        _ => {
            let (action, choice) = action_of(game, command);
            let left = match frame.action {
                Some((_, _, left)) => left - 1,
                None => multiplier(game, frame.mini, action, choice) - 1,
            };
            frame.action = Some((action, choice, left));
            frame.step = if left == 0 { ActivationStep::SecondMovement } else { ActivationStep::Action };
            push(game, Frame::Activation(frame));
            acts::act(game, command);
        }
    }
}

/// The action and Characteristic of a command. R2 VI.C.3
pub(super) fn action_of(game: &Game, command: &Command) -> (Action, u8) {
    match command {
        Command::Attack { kind, effort, .. } => (query::pools::action_of(*kind), effort.choice),
        Command::UseSkill { skill, effort, .. } => (skills::action_of(*skill), effort.choice),
        Command::Interact { interaction, effort, .. } => {
            let interaction = game.scenario().program.interactions.get(usize::from(*interaction));
            (interaction.and_then(mission::action).unwrap_or(Action::Manipulation), effort.choice)
        }
        Command::Throw { effort, .. } => (Action::Manipulation, effort.choice),
        Command::Move { .. } => (Action::Movement, 0),
        _ => (Action::Manipulation, 0),
    }
}

/// How often a tile's miniature may do an action in one activation. R2 VI.C.3
pub(super) fn multiplier(game: &Game, mini: MiniId, action: Action, choice: u8) -> u8 {
    match game.state().mini(mini).body {
        Body::Tile(tile) => {
            let choices = query::pools::characteristics(game.scenario().tile(tile), action);
            choices.get(usize::from(choice)).map_or(1, |choice| choice.1.max(1))
        }
        Body::Tablet(_) => 1,
    }
}
