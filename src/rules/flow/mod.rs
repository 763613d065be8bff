//! What changes the table: the round, the turns and the procedures inside them, each a small frame on a stack in the
//! state, so that a game saved in the middle of a reroll loads in the middle of that reroll.
//!
//! [`run`] works on the innermost frame until one of them waits for an answer; [`answer`] gives it one. A frame that
//! goes on puts itself back on the stack.

mod action;
mod activation;
mod acts;
mod attack;
mod attack_aftermath;
mod attack_declared;
mod board;
mod crowds;
mod dredge;
mod endless;
mod energy;
mod explosion;
mod fields;
mod free_success;
mod hazards;
mod heroes;
mod items;
mod mission;
mod moment;
mod movement;
mod nobody;
mod outcomes;
mod personalities;
mod regeneration;
mod reinforce;
mod roll;
pub(super) mod round;
mod rousing;
pub(super) mod setup;
mod shackles;
mod skill_use;
mod solo;
mod stack;
mod tile;
mod villain;
mod wounds;

use super::command::Command;
use super::frames::Frame;
use super::game::Game;
use super::mission::is_free_action;
pub(super) use hazards::enter;
pub(super) use mission::carrying::bring_along;
pub(super) use mission::{neutralize, run as carry_out};
pub(super) use stack::Flow;
use stack::push;

/// Works on the innermost frame until one waits for an answer or the game is over. G-1
///
/// What happened in a step is heard once, after the step: whether the game is over, and what it sets off.
pub(super) fn run(game: &mut Game) {
    run_until(game, |_| false);
}

/// The same, until it is enough.
pub(super) fn run_until(game: &mut Game, is_enough: impl Fn(&Game) -> bool) {
    loop {
        mission::endings::test(game);
        if game.state().result.is_some() || is_enough(game) {
            return;
        }
        debug_assert!(!mission::endings::is_due(game), "the table has changed, and no event says so");
        personalities::settle(game);
        crowds::settle(game);
        mission::triggers::listen(game);
        solo::settle(game);
        let Some(frame) = game.state_mut().stack.pop() else { return };
        if step(game, frame) == Flow::Waits {
            let Some(command) = nobody::answer(game).or_else(|| solo::respond(game)) else { return };
            answer(game, &command);
        }
    }
}

/// What happened is heard: what it sets off, and whether the game is over. R2 III.B
pub(super) fn hear(game: &mut Game) {
    mission::triggers::listen(game);
    mission::endings::test(game);
}

/// One step of a frame, which puts itself back unless it is done. G-123
pub(super) fn step(game: &mut Game, frame: Frame) -> Flow {
    if endless::is_over(game, &frame) {
        return endless::without_content(frame).map_or(Flow::Goes, |rest| take(game, rest));
    }
    take(game, frame)
}

fn take(game: &mut Game, frame: Frame) -> Flow {
    match frame {
        Frame::Setup(step) => setup::step(game, step),
        Frame::Round(step) => round::step(game, step),
        Frame::HeroesTurn(step) => heroes::step(game, step),
        Frame::VillainsTurn(step) => villain::step(game, step, self::step),
        Frame::TileActivation(frame) => villain::tile_step(game, frame),
        Frame::Activation(frame) => activation::step(game, frame),
        Frame::HandOver(_) => stack::wait(game, frame),
        Frame::Pushed(command) => {
            acts::go_on(game, &command);
            Flow::Goes
        }
        Frame::Movement(frame) => movement::step(game, frame),
        Frame::Attack(frame) => attack::step(game, frame),
        Frame::Action(frame) => action::step(game, frame),
        Frame::Roll(frame) => roll::step(game, frame),
        Frame::FreeSuccess(_) => stack::wait(game, frame),
        Frame::Hazard(frame) => wounds::hazard_step(game, frame),
        Frame::Wounds(frame) => wounds::step(game, frame),
        Frame::Explosion(frame) => explosion::step(game, frame),
        Frame::PutTokens(frame) => fields::step(game, frame),
        Frame::Effects(frame) => mission::step(game, frame),
        Frame::ForEach(frame) => mission::for_each(game, frame),
        Frame::Question(frame) => mission::question(game, frame),
        Frame::Putting(frame) => mission::put_step(game, frame),
        Frame::Gain(frame) => mission::gain_step(game, frame),
        Frame::Granted(frame) => mission::grant_step(game, frame),
        Frame::Parts(frame) => mission::parts::step(game, frame, step),
        Frame::Triggered(frame) => mission::triggered::step(game, frame, step),
        Frame::ChooseEvent => mission::parts::choose_event(game),
        Frame::Reinforce { points } => reinforce::step(game, points),
        Frame::Dredge(frame) => dredge::step(game, frame),
        Frame::AiCard(step) => solo::card_step(game, step),
        Frame::Tasks(frame) => solo::tasks_step(game, frame),
        Frame::LeaderTasks(frame) => solo::leader_step(game, frame),
        Frame::Troop(frame) => solo::troop_step(game, frame),
        Frame::Errand(errand) => solo::errand_step(game, &errand),
        Frame::Getaway(_) => stack::wait(game, frame),
        Frame::Regeneration(mini) => regeneration::step(game, mini),
    }
}

/// Gives a checked command to the frame that waits for it. A free command ends nothing that is under way: the frame
/// stays. R2 V.C.2.e, VI.E, VI.F, XII
pub(super) fn answer(game: &mut Game, command: &Command) {
    match command {
        Command::Drop { mini, card } => return items::drop(game, *mini, *card),
        Command::Dredge { position } | Command::Demobilize { position } => {
            return dredge::remove(game, usize::from(*position));
        }
        _ if is_free_action(game, command) => return acts::act(game, command),
        _ => {}
    }
    let Some(frame) = game.state_mut().stack.pop() else { return };
    match frame {
        Frame::Setup(step) => setup::answer(game, step, command),
        Frame::HeroesTurn(step) => heroes::answer(game, step, command),
        Frame::VillainsTurn(step) => villain::answer(game, step, command),
        Frame::TileActivation(frame) => villain::tile_answer(game, frame, command),
        Frame::Activation(frame) => activation::answer(game, frame, command),
        Frame::HandOver(asked) => acts::agree(game, &asked, command),
        Frame::Movement(frame) => movement::answer(game, frame, command),
        Frame::Attack(frame) => attack::answer(game, frame, command),
        Frame::Action(frame) => action::answer(game, frame, command),
        Frame::Roll(frame) => roll::answer(game, frame, command),
        Frame::FreeSuccess(offer) => free_success::answer(game, offer, command),
        Frame::Wounds(frame) => wounds::answer(game, frame, command),
        Frame::PutTokens(frame) => fields::answer(game, frame, command),
        Frame::Effects(frame) => mission::answer(game, frame, command),
        Frame::Question(frame) => mission::choose(game, frame, command),
        Frame::Putting(frame) => mission::put_answer(game, frame, command),
        Frame::Gain(frame) => mission::gain_answer(game, frame, command),
        Frame::Granted(frame) => mission::grant_answer(game, frame, command),
        Frame::Parts(frame) => mission::parts::answer(game, frame, command),
        Frame::Triggered(frame) => mission::triggered::answer(game, frame, command),
        Frame::ChooseEvent => mission::parts::event_chosen(game, command),
        Frame::Reinforce { points } => reinforce::answer(game, points, command),
        Frame::Dredge(frame) => dredge::answer(game, frame, command),
        Frame::Getaway(frame) => solo::getaway_answer(game, frame, command),
        Frame::Regeneration(mini) => regeneration::answer(game, mini, command),
        Frame::Round(_)
        | Frame::Pushed(_)
        | Frame::Hazard(_)
        | Frame::Explosion(_)
        | Frame::ForEach(_)
        | Frame::AiCard(_)
        | Frame::Tasks(_)
        | Frame::LeaderTasks(_)
        | Frame::Troop(_)
        | Frame::Errand(_) => push(game, frame),
    }
}
