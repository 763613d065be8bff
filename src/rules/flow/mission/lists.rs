//! Lists of effects, one effect after the other: branches, loops, questions. G-1

use super::{effects, picks};
use crate::command::Command;
use crate::event::Happening;
use crate::flow::endless;
use crate::flow::stack::{Flow, go, push, wait};
use crate::frames::{Effects, ForEach, Frame, Question, Scope, Thing};
use crate::game::Game;
use crate::id::ListId;
use crate::mission;
use crate::ruling::Rule;
use gotham_content::script::{Branch, Compiled, Effect};

/// Begins a list of effects.
pub(crate) fn run(game: &mut Game, list: ListId, scope: Scope) {
    push(game, Frame::Effects(Effects::new(list, scope)));
}

/// The next effect of a list. G-1: the end of the game is tested after each.
pub(in crate::flow) fn step(game: &mut Game, mut frame: Effects) -> Flow {
    if usize::from(frame.next) >= game.scenario().program.list(frame.list).len() {
        return Flow::Goes;
    }
    let scenario = game.scenario().clone();
    let effect = &scenario.program.list(frame.list)[usize::from(frame.next)];
    let Some(things) = picks::subjects(game, effect, &mut frame) else { return wait(game, Frame::Effects(frame)) };
    frame.next += 1;
    match effect {
        Effect::PickMinis(name, _) | Effect::PickTokens(name, _) | Effect::PickAreas(name, ..) => {
            frame.scope.remember(*name, things);
            go(game, Frame::Effects(frame))
        }
        Effect::ForEachMini(name, _, list)
        | Effect::ForEachToken(name, _, list)
        | Effect::ForEachArea(name, _, list) => {
            let left = things.into_iter().rev().collect();
            let each = ForEach { list: *list, scope: frame.scope.clone(), name: Some(*name), left, times: 0 };
            push(game, Frame::Effects(frame));
            go(game, Frame::ForEach(each))
        }
        Effect::Repeat(times, list) => {
            let times = mission::number(game, times, &frame.scope);
            let each = ForEach { list: *list, scope: frame.scope.clone(), name: None, left: Vec::new(), times };
            push(game, Frame::Effects(frame));
            go(game, Frame::ForEach(each))
        }
        Effect::Choose(branches, otherwise) => {
            let holds = |branch: &&Branch<Compiled>| mission::holds(game, &branch.0, &frame.scope);
            let list = branches.iter().find(holds).map_or(*otherwise, |branch| branch.1);
            let scope = frame.scope.clone();
            push(game, Frame::Effects(frame));
            run(game, list, scope);
            Flow::Goes
        }
        Effect::Ask { .. } => {
            let question = Question { list: frame.list, at: frame.next - 1, scope: frame.scope.clone() };
            push(game, Frame::Effects(frame));
            go(game, Frame::Question(question))
        }
        _ => {
            let scope = frame.scope.clone();
            endless::count(game, things.len());
            push(game, Frame::Effects(frame));
            effects::carry_out(game, effect, &things, &scope);
            Flow::Goes
        }
    }
}

/// A pick among the things that fit, or the end of it.
pub(in crate::flow) fn answer(game: &mut Game, mut frame: Effects, command: &Command) {
    if let Some(picking) = &mut frame.picking {
        picks::answer(picking, command);
    }
    push(game, Frame::Effects(frame));
}

/// The next pass of a loop.
pub(in crate::flow) fn for_each(game: &mut Game, mut frame: ForEach) -> Flow {
    let mut scope = frame.scope.clone();
    match frame.name {
        Some(name) => {
            let Some(thing) = frame.left.pop() else { return Flow::Goes };
            if !is_there(game, thing) {
                return go(game, Frame::ForEach(frame));
            }
            scope.remember(name, vec![thing]);
        }
        None if frame.times == 0 => return Flow::Goes,
        None => frame.times -= 1,
    }
    let list = frame.list;
    push(game, Frame::ForEach(frame));
    run(game, list, scope);
    Flow::Goes
}

/// Whether a token that a loop was about to reach is still there.
fn is_there(game: &Game, thing: Thing) -> bool {
    thing.token().is_none_or(|token| game.state().token(token).is_some())
}

/// Asks a question of the mission, unless at most one answer is open. G-2
pub(in crate::flow) fn question(game: &mut Game, frame: Question) -> Flow {
    let offers = mission::offers(game, &frame);
    match offers.as_slice() {
        [] => Flow::Goes,
        [only] => {
            let offer = *only;
            chosen(game, frame, offer);
            Flow::Goes
        }
        _ => wait(game, Frame::Question(frame)),
    }
}

/// A side has chosen an answer.
pub(in crate::flow) fn choose(game: &mut Game, frame: Question, command: &Command) {
    match command {
        Command::ChooseOffer { offer } => chosen(game, frame, *offer),
        _ => push(game, Frame::Question(frame)),
    }
}

fn chosen(game: &mut Game, frame: Question, offer: u8) {
    let scenario = game.scenario().clone();
    let Some(Effect::Ask { side, offers, .. }) = scenario.program.list(frame.list).get(usize::from(frame.at)) else {
        return;
    };
    let Some(offer) = offers.get(usize::from(offer)) else { return };
    game.emit(Rule::Priority, Happening::OfferChosen { side: *side, answer: offer.name });
    run(game, offer.effects, frame.scope);
}
