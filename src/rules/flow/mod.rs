//! What changes the table: the round, the turns and the procedures inside them, each a small frame on a stack in the
//! state, so that a game saved in the middle of a reroll loads in the middle of that reroll.
//!
//! [`run`] works on the innermost frame until one of them waits for an answer; [`answer`] gives it one. A frame that
//! goes on puts itself back on the stack.

mod action;
mod activation;
mod attack;
pub(super) mod attack_aftermath;
mod dredge;
mod effects;
mod energy;
mod explosion;
mod fields;
mod heroes;
mod items;
mod movement;
mod parts;
mod reinforce;
mod roll;
mod round;
pub(super) mod setup;
mod villain;
mod wounds;

use serde::{Deserialize, Serialize};

pub(super) use attack_aftermath as aftermath;

pub use action::{ActionFrame, Doing};
pub use activation::Activation;
pub use attack::{AttackFrame, AttackStage, SHACKLE_TOKENS};
pub use dredge::{COST as DREDGE_COST, Dredge};
pub use effects::Effects;
pub use explosion::Explosion;
pub use fields::{PutTokens, supply};
pub use heroes::HeroesStep;
pub use movement::Movement;
pub use parts::{Parts, PartsOf};
pub use roll::Roll;
pub use round::RoundStep;
pub use setup::SetupStep;
pub use villain::{TileActivation, VillainStep};
pub use wounds::{Hazard, Wounds};

use super::command::Command;
use super::event::Happening;
use super::game::Game;
use super::query;
use super::ruling::Rule;
use super::state::{Outcome, Phase};

/// A procedure under way.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Frame {
    /// R2 II
    Setup(SetupStep),
    /// R2 III.A
    Round(RoundStep),
    /// R2 V.B
    HeroesTurn(HeroesStep),
    /// R2 VI.B
    VillainsTurn(VillainStep),
    /// R2 VI.B.3.c
    TileActivation(TileActivation),
    /// R2 VI.C
    Activation(Activation),
    /// An action whose Wounds are suffered first. S2 Pushing Limits, G-39
    Pushed(Box<Command>),
    /// R2 VII.A
    Movement(Movement),
    /// R2 VII.B, VII.C
    Attack(Box<AttackFrame>),
    /// R2 VII.D, VII.E
    Action(ActionFrame),
    /// R2 X
    Roll(Roll),
    /// R2 VII.A.6, XI.B, XI.D
    Hazard(Hazard),
    /// R2 IX.A
    Wounds(Wounds),
    /// R2 XI.D
    Explosion(Explosion),
    /// R2 XI.C
    PutTokens(PutTokens),
    /// Effects of the mission in order.
    Effects(Effects),
    /// G-2, G-47
    Parts(Parts),
    /// R2 VI.B.3.c
    ChooseEvent,
    /// R2 VI.D
    Reinforce {
        /// Points left.
        points: u8,
    },
    /// R2 VI.E
    Dredge(Dredge),
}

/// Whether a frame goes on by itself or waits for an answer.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Flow {
    Goes,
    Waits,
}

/// Works on the innermost frame until one waits for an answer or the game is over. G-1
pub(super) fn run(game: &mut Game) {
    loop {
        test_endings(game);
        if game.state().result.is_some() {
            return;
        }
        let Some(frame) = game.state_mut().stack.pop() else { return };
        if step(game, frame) == Flow::Waits {
            return;
        }
    }
}

/// One step of a frame, which puts itself back unless it is done.
fn step(game: &mut Game, frame: Frame) -> Flow {
    match frame {
        Frame::Setup(step) => setup::step(game, step),
        Frame::Round(step) => round::step(game, step),
        Frame::HeroesTurn(step) => heroes::step(game, step),
        Frame::VillainsTurn(step) => villain::step(game, step),
        Frame::TileActivation(frame) => villain::tile_step(game, frame),
        Frame::Activation(frame) => activation::step(game, frame),
        Frame::Pushed(command) => {
            heroes::perform(game, &command);
            Flow::Goes
        }
        Frame::Movement(frame) => movement::step(game, frame),
        Frame::Attack(frame) => attack::step(game, frame),
        Frame::Action(frame) => action::step(game, frame),
        Frame::Roll(frame) => roll::step(game, frame),
        Frame::Hazard(frame) => wounds::hazard_step(game, frame),
        Frame::Wounds(frame) => wounds::step(game, frame),
        Frame::Explosion(frame) => explosion::step(game, frame),
        Frame::PutTokens(frame) => fields::step(game, frame),
        Frame::Effects(frame) => effects::step(game, frame),
        Frame::Parts(frame) => parts::step(game, frame),
        Frame::ChooseEvent => parts::choose_event(game),
        Frame::Reinforce { points } => reinforce::step(game, points),
        Frame::Dredge(frame) => dredge::step(game, frame),
    }
}

/// Gives a checked command to the frame that waits for it.
pub(super) fn answer(game: &mut Game, command: &Command) {
    if let Command::Drop { mini, card } = command {
        items::drop(game, *mini, *card);
        return;
    }
    let Some(frame) = game.state_mut().stack.pop() else { return };
    match frame {
        Frame::Setup(step) => setup::answer(game, step, command),
        Frame::HeroesTurn(step) => heroes::answer(game, step, command),
        Frame::VillainsTurn(step) => villain::answer(game, step, command),
        Frame::TileActivation(frame) => villain::tile_answer(game, frame, command),
        Frame::Activation(frame) => activation::answer(game, frame, command),
        Frame::Movement(frame) => movement::answer(game, frame, command),
        Frame::Attack(frame) => attack::answer(game, frame, command),
        Frame::Action(frame) => action::answer(game, frame, command),
        Frame::Roll(frame) => roll::answer(game, frame, command),
        Frame::Wounds(frame) => wounds::answer(game, frame, command),
        Frame::PutTokens(frame) => fields::answer(game, frame, command),
        Frame::Parts(frame) => parts::answer(game, frame, command),
        Frame::ChooseEvent => parts::event_chosen(game, command),
        Frame::Reinforce { points } => reinforce::answer(game, points, command),
        Frame::Dredge(frame) => dredge::answer(game, frame, command),
        Frame::Round(_) | Frame::Pushed(_) | Frame::Hazard(_) | Frame::Explosion(_) | Frame::Effects(_) => {
            push(game, frame);
        }
    }
}

/// Puts a frame on top.
fn push(game: &mut Game, frame: Frame) {
    game.state_mut().stack.push(frame);
}

/// Puts a frame back and waits.
fn wait(game: &mut Game, frame: Frame) -> Flow {
    push(game, frame);
    Flow::Waits
}

/// Puts a frame back and goes on.
fn go(game: &mut Game, frame: Frame) -> Flow {
    push(game, frame);
    Flow::Goes
}

/// Tests the endings that hold at any time. R2 III.B, G-1
fn test_endings(game: &mut Game) {
    if game.state().phase == Phase::Setup || game.state().result.is_some() {
        return;
    }
    let endings = &game.scenario().mission.endings;
    let found = endings
        .iter()
        .position(|ending| ending.at.is_none() && ending.only_if.iter().all(|condition| query::holds(game, condition)));
    if let Some(ending) = found {
        end(game, ending);
    }
}

/// Ends the game by an ending of the mission. R2 III.B
fn end(game: &mut Game, ending: usize) {
    let winner = game.scenario().mission.endings[ending].winner;
    let outcome = Outcome { winner, ending: ending as u8 };
    let state = game.state_mut();
    state.result = Some(outcome);
    state.phase = Phase::GameOver;
    state.stack.clear();
    game.emit(Rule::EndOfGame, Happening::GameOver { winner, ending: ending as u8 });
}
