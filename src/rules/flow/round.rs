//! The round: Upkeep and both turns, and what happens at their moments. R2 III.A

use super::heroes;
use super::mission::endings;
use super::moment::moment;
use super::stack::{Flow, go, push};
use crate::event::Happening;
use crate::frames::{Frame, HeroesStep, RoundStep, Turn, VillainStep};
use crate::game::Game;
use crate::id::TabletId;
use crate::query;
use crate::ruling::Rule;
use crate::state::Phase;
use gotham_content::mission::Side;
use gotham_content::script::Moment;

/// Goes on with the round; after either turn the endings are looked at. R2 III.A, E-1
pub(super) fn step(game: &mut Game, step: RoundStep) -> Flow {
    let first = game.scenario().mission.initiative;
    match step {
        RoundStep::Upkeep => {
            if game.state().round >= game.state().memory.last_round {
                if endings::test_checkpoint(game) {
                    return Flow::Goes;
                }
                let last = game.scenario().program.endings.len() - 1;
                endings::end(game, last);
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
            if endings::test_checkpoint(game) {
                return Flow::Goes;
            }
            push(game, Frame::Round(RoundStep::End));
            turn(game, first.enemy())
        }
        RoundStep::End => {
            if endings::test_checkpoint(game) {
                return Flow::Goes;
            }
            renew(game, false);
            push(game, Frame::Round(RoundStep::Upkeep));
            moment(game, Moment::EndOfRound);
            Flow::Goes
        }
    }
}

/// Upkeep: the Round marker advances, and everything limited to once per round is reset. R2 III.A.1, G-57
fn begin(game: &mut Game) {
    let state = game.state_mut();
    state.round += 1;
    state.phase = Phase::Upkeep;
    state.memory.done.clear();
    state.used.clear();
    state.turned_down.clear();
    for tablet in state.tablets.iter_mut() {
        (tablet.has_moved, tablet.rising, tablet.skills_are_out) = (false, false, false);
    }
    let round = state.round;
    game.emit(Rule::Upkeep, Happening::RoundBegins { round });
}

/// Begins to ask at some point of a turn, with nothing else under way. Where every Hero is Neutralized nobody is asked for a
/// Stance, and they have rested. R2 III.A, G-122
pub(crate) fn go_to(game: &mut Game, turn: Turn) {
    let state = game.state();
    let takes_stance = |slot: &TabletId| {
        let mini = state.mini_of(*slot).filter(|mini| query::is_heroes(game, *mini));
        mini.is_some() && state.tablets.get(*slot).is_some_and(|tablet| !tablet.is_neutralized())
    };
    let (side, phase, asks) = match turn {
        Turn::Stances => {
            let all = state.tablets.len() as u8;
            let first = (0..all).map(TabletId).find(takes_stance).unwrap_or(TabletId(all));
            (Side::Heroes, Phase::HeroesTurn, Frame::HeroesTurn(HeroesStep::Stance(first)))
        }
        Turn::HeroActions => (Side::Heroes, Phase::HeroesTurn, Frame::HeroesTurn(HeroesStep::Actions)),
        Turn::Activations(left) => {
            (Side::Villain, Phase::VillainsTurn, Frame::VillainsTurn(VillainStep::Activate(left)))
        }
    };
    let is_first = side == game.scenario().mission.initiative;
    let next = if is_first { RoundStep::SecondTurn } else { RoundStep::End };
    renew(game, true);
    let state = game.state_mut();
    state.phase = phase;
    state.stack = vec![Frame::Round(next)];
    match asks {
        Frame::HeroesTurn(step) => drop(heroes::step(game, step)),
        asks => push(game, asks),
    }
    game.take_events();
}

/// The turn of a side begins; in the First edition, Skills that may be used once are reset. R2 III.A.2, III.A.3, E-33
fn turn(game: &mut Game, side: Side) -> Flow {
    let (phase, frame) = match side {
        Side::Heroes => (Phase::HeroesTurn, Frame::HeroesTurn(HeroesStep::Rest)),
        Side::Villain => (Phase::VillainsTurn, Frame::VillainsTurn(VillainStep::Begin)),
    };
    game.state_mut().phase = phase;
    game.state_mut().memory.done_this_turn.clear();
    if game.options().edition.once_is_once_a_turn() {
        game.state_mut().used.clear();
    }
    renew(game, true);
    game.emit(Rule::Round, Happening::TurnBegins { side });
    go(game, frame)
}

/// What variants give for one turn: what was kept is lost, and the Villain has a Free Reroll again. R2 XIII
fn renew(game: &mut Game, is_turn: bool) {
    let free_reroll = is_turn && game.options().villain_has_free_reroll();
    let state = game.state_mut();
    state.post.free_reroll = free_reroll;
    state.tablets.iter_mut().for_each(|tablet| tablet.by_variants.kept_points = 0);
}
