//! An activated miniature: first Movement, one other action, second Movement. R2 VI.C

use super::stack::{Flow, push};
use super::{heroes, movement};
use crate::content::tile::Action;
use crate::rules::answers;
use crate::rules::command::Command;
use crate::rules::event::Happening;
use crate::rules::frames::{Activation, Frame};
use crate::rules::game::Game;
use crate::rules::id::MiniId;
use crate::rules::mission;
use crate::rules::prompt::ActivationStep;
use crate::rules::query;
use crate::rules::ruling::Rule;
use crate::rules::skills;

/// Activates a miniature; one that was laid down stands up. R2 VI.C.1, G-36
pub(super) fn begin(game: &mut Game, mut activation: Activation) {
    let mini = activation.mini;
    activation.rising = rouse(game, mini) == Rising::StandsUp;
    push(game, Frame::Activation(activation));
}

/// Whether a miniature has to stand up, which costs its First Movement Bonus. G-36
#[derive(Clone, Copy, PartialEq, Eq)]
enum Rising {
    Stands,
    StandsUp,
}

/// An activation begins: lost Life Points come back by Regeneration, and one that was laid down stands up. R2 VI.C.1,
/// G-36, G-37
fn rouse(game: &mut Game, mini: MiniId) -> Rising {
    game.emit(Rule::DesignateMiniature, Happening::MiniActivated { mini });
    let strength = skills::vigor::life_regained(game, mini);
    if strength > 0 {
        game.state_mut().minis[mini.index()].life += strength;
        game.emit(Rule::Regeneration, Happening::Regenerated { mini, strength });
    }
    let body = &mut game.state_mut().minis[mini.index()];
    if !body.down {
        return Rising::Stands;
    }
    body.down = false;
    game.emit(Rule::LaidDown, Happening::StoodUp { mini });
    Rising::StandsUp
}

/// Lets an ally move with more Move Points: a Hero's Movement like any other, another's first Movement by itself. G-40,
/// G-72
pub(super) fn march(game: &mut Game, mini: MiniId, more: u8) {
    let bonus = if game.state().tablet(mini).is_some() {
        query::moving::opening_points(game, mini)
    } else {
        match rouse(game, mini) {
            Rising::Stands => query::first_movement_bonus(game, mini),
            Rising::StandsUp => 0,
        }
    };
    movement::set_out(game, mini, bonus + more);
}

/// Asks what the miniature does, unless nothing is left to do. R2 VI.C
pub(super) fn step(game: &mut Game, frame: Activation) -> Flow {
    let mini = frame.mini;
    if game.state().mini(mini).area.is_none() {
        return Flow::Goes;
    }
    push(game, Frame::Activation(frame));
    // Moves first: they are few, and one of them is mostly open.
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
            heroes::act(game, command);
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
            heroes::act(game, command);
        }
    }
}

/// A Movement of an activated miniature is over: the next step comes, or after a second Movement none. R2 VI.C.2-4
pub(super) fn moved(game: &mut Game, mini: MiniId) {
    let Some(Frame::Activation(frame)) = game.state_mut().stack.last_mut() else { return };
    if frame.mini != mini {
        return;
    }
    frame.moved = true;
    match frame.step {
        ActivationStep::FirstMovement => frame.step = ActivationStep::Action,
        ActivationStep::Action | ActivationStep::SecondMovement => {
            game.state_mut().stack.pop();
        }
    }
}

/// The action and Characteristic of a command. R2 VI.C.3
pub fn action_of(game: &Game, command: &Command) -> (Action, u8) {
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
pub fn multiplier(game: &Game, mini: MiniId, action: Action, choice: u8) -> u8 {
    match game.state().mini(mini).body {
        crate::rules::state::Body::Tile(tile) => {
            let choices = query::pools::characteristics(game.scenario().tile(tile), action);
            choices.get(usize::from(choice)).map_or(1, |choice| choice.1.max(1))
        }
        crate::rules::state::Body::Tablet(_) => 1,
    }
}
