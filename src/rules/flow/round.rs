//! The round: Upkeep and both turns, and what happens at their moments. R2 III.A

use super::endings::end;
use super::stack::{Flow, go, push};
use crate::content::mission::{Moment, Side};
use crate::rules::event::Happening;
use crate::rules::frames::{Frame, HeroesStep, Parts, PartsOf, RoundStep, VillainStep};
use crate::rules::game::Game;
use crate::rules::query;
use crate::rules::ruling::Rule;
use crate::rules::state::Phase;

/// Goes on with the round. R2 III.A
pub(super) fn step(game: &mut Game, step: RoundStep) -> Flow {
    let first = game.scenario().mission.initiative;
    match step {
        RoundStep::Upkeep => {
            let mission = &game.scenario().mission;
            if game.state().round >= mission.rounds {
                let last = mission.endings.len() - 1;
                end(game, last);
                return Flow::Goes;
            }
            begin(game);
            push(game, Frame::Round(RoundStep::FirstTurn));
            moment(game, Moment::Upkeep);
            Flow::Goes
        }
        RoundStep::FirstTurn => {
            push(game, Frame::Round(RoundStep::SecondTurn));
            turn(game, first)
        }
        RoundStep::SecondTurn => {
            push(game, Frame::Round(RoundStep::End));
            turn(game, first.enemy())
        }
        RoundStep::End => {
            push(game, Frame::Round(RoundStep::Upkeep));
            moment(game, Moment::EndOfRound);
            Flow::Goes
        }
    }
}

/// Upkeep: the Round marker moves on, and what counts once a round counts anew. R2 III.A.1, G-57
fn begin(game: &mut Game) {
    let state = game.state_mut();
    state.round += 1;
    state.phase = Phase::Upkeep;
    for tablet in &mut state.heroes {
        (tablet.has_moved, tablet.has_pushed, tablet.rising) = (false, false, false);
        tablet.allies.iter_mut().for_each(|ally| ally.commanded = false);
    }
    let round = state.round;
    game.emit(Rule::Upkeep, Happening::RoundBegins { round });
}

fn turn(game: &mut Game, side: Side) -> Flow {
    let (phase, frame) = match side {
        Side::Heroes => (Phase::HeroesTurn, Frame::HeroesTurn(HeroesStep::Rest)),
        Side::Villain => (Phase::VillainsTurn, Frame::VillainsTurn(VillainStep::Recover)),
    };
    game.state_mut().phase = phase;
    game.emit(Rule::Round, Happening::TurnBegins { side });
    go(game, frame)
}

/// A moment of the round has come: endings tied to it are tested, then the mission's triggers fire. R2 III.B, G-1, G-2
pub(super) fn moment(game: &mut Game, moment: Moment) {
    let round = game.state().round;
    let mission = &game.scenario().mission;
    let holds = |conditions: &[_]| conditions.iter().all(|condition| query::holds(game, condition));
    let ending = mission.endings.iter().position(|e| e.at == Some((moment, round)) && holds(&e.only_if));
    if let Some(ending) = ending {
        end(game, ending);
        return;
    }
    let due = mission.triggers.iter().zip(0u8..);
    let due: Vec<u8> = due.filter(|(t, _)| t.at == moment && holds(&t.only_if)).map(|(_, at)| at).collect();
    if !due.is_empty() {
        push(game, Frame::Parts(Parts { of: PartsOf::Triggers(moment), left: due }));
    }
}
