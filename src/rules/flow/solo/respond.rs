//! The answer to a question for the Villain: one of several equally good ones, at random. SOLO IV

use super::errand::tell_tie;
use super::reinforce;
use super::tasks::set_paid;
use crate::answers;
use crate::command::{Command, RerollBy};
use crate::event::Happening;
use crate::frames::{Deed, Frame};
use crate::game::Game;
use crate::id::MiniId;
use crate::ruling::Rule;
use crate::solo::{self, Answers};
use gotham_content::mission::Side;

/// The answer, if cards decide for the side that is asked. It passes the check as a player's does.
pub(in crate::flow) fn respond(game: &mut Game) -> Option<Command> {
    let is_automated = game.state().automaton.is_some() && game.state().result.is_none();
    if !is_automated || answers::side_asked(game) != Side::Villain {
        return None;
    }
    let command = match game.state().stack.last() {
        Some(Frame::Reinforce { points }) => {
            let points = *points;
            reinforce::next(game, points)
        }
        _ => choose(game)?,
    };
    debug_assert!(answers::check(game, &command).is_ok(), "{command:?} at {:?}", game.state().stack.last());
    if matches!(command, Command::Reroll { by: RerollBy::Paid, .. }) {
        set_paid(game, true);
    }
    tell(game, &command);
    Some(command)
}

/// One of the answers that are equally good. SOLO IV, XI
fn choose(game: &mut Game) -> Option<Command> {
    let Answers { mut list, tied } = solo::answers(game);
    let rolled = if is_by_the_die(game) { by_the_die(game, list.len()) } else { None };
    let (heroes, at) = match rolled {
        Some((at, _)) => (1, at),
        None => (heroes_among(&list), game.draw_one_of(Rule::GoldenRule, list.len())?),
    };
    let command = list.swap_remove(at);
    if let (Some((_, shown)), Command::Attack { mini, kind, effort, .. }) = (rolled, &command) {
        let (mini, kind, option) = (*mini, *kind, Some(effort.choice + 1));
        game.emit(Rule::LeaderTasks, Happening::AttackRolled { mini, shown, heroes: None, kind, option });
    }
    if let Some(hero) = about(&command) {
        tell_tie(game, hero, tied.len() as u8, heroes);
    }
    Some(command)
}

/// Whom an answer is about.
fn about(command: &Command) -> Option<MiniId> {
    match command {
        Command::Attack { target, .. } => Some(*target),
        Command::PickMini { mini } => Some(*mini),
        Command::UseSkill { on, .. } => on.mini(),
        _ => None,
    }
}

fn heroes_among(list: &[Command]) -> u8 {
    let mut heroes: Vec<MiniId> = list.iter().filter_map(about).collect();
    heroes.sort_unstable();
    heroes.dedup();
    heroes.len() as u8
}

/// Why he answers like this, if nothing else says so. G-53
fn tell(game: &mut Game, command: &Command) {
    let what = match (command, game.state().stack.last()) {
        (Command::Defend { .. }, Some(Frame::Attack(frame))) => {
            let solo::Weighed { missing, cubes } = solo::weigh(game, frame);
            (Rule::AiHeroesTurn, Happening::DefenseWeighed { mini: frame.target, missing, cubes })
        }
        (Command::ChooseEvent { event }, _) => {
            let (events, by_sheet) = solo::meant_events(game);
            (Rule::AiEvents, Happening::EventMeant { which: *event, by_sheet, of: events.len() as u8 })
        }
        _ => return,
    };
    game.emit(what.0, what.1);
}

/// Whether a Minion that was called has the choice of its attack. SOLO XI
fn is_by_the_die(game: &Game) -> bool {
    match game.state().stack.as_slice() {
        [.., Frame::Errand(errand), Frame::Activation(activation)] => {
            matches!(errand.deed, Deed::Strike(_)) && activation.action.is_none()
        }
        _ => false,
    }
}

/// One of several by the six-sided die, and what it has shown: each gets the same number of faces, and the rest are
/// rolled again. SOLO XI
pub(super) fn by_the_die(game: &mut Game, of: usize) -> Option<(usize, u8)> {
    if !(2..=6).contains(&of) {
        return None;
    }
    let faces = 6 / of;
    loop {
        let shown = game.draw_d6(Rule::LeaderTasks);
        let at = (usize::from(shown) - 1) / faces;
        if at < of {
            return Some((at, shown));
        }
    }
}
