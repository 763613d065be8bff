//! Which dice the automated Villain rerolls. SOLO V.A, XIII, G-51, G-79

use super::card::is_leader;
use crate::command::{Command, RerollBy};
use crate::event::RollFor;
use crate::frames::{Frame, Roll};
use crate::game::Game;
use gotham_content::mission::Side;

/// The rights by which it rerolls, in order; an enemy's right is Misfortune's.
const RIGHTS: [RerollBy; 4] = RerollBy::ALL;

/// What it says to a roll: a die to reroll, or that the dice stay. SOLO V.A, XIII
pub(super) fn answer(game: &Game, roll: &Roll) -> Command {
    let again = if roll.is_forced() { misfortune(roll) } else { own(game, roll) };
    again.map_or(Command::Keep, |(at, by)| Command::Reroll { die: at as u8, by })
}

/// Misfortune takes the die with the most Successes if these are good for a Hero, and a blank if they are not.
/// SOLO V.A
fn misfortune(roll: &Roll) -> Option<(usize, RerollBy)> {
    let most = roll.dice.iter().map(|die| die.face).max().filter(|face| *face > 0);
    let wanted = if roll.roll.hurts() { Some(0) } else { most };
    strongest(roll, |at| Some(roll.dice[at].face) == wanted).map(|at| (at, RerollBy::Forced))
}

/// The Villain's own dice: free ones before the one that is paid for. SOLO XIII
fn own(game: &Game, roll: &Roll) -> Option<(usize, RerollBy)> {
    for by in RIGHTS.into_iter().filter(|by| *by != RerollBy::Forced) {
        let may = |at: usize| roll.may(game, at, by) && !roll.named.contains(&(at as u8));
        let found = match by {
            RerollBy::Paid if !may_pay(game, roll) => None,
            RerollBy::Paid if roll.roll.hurts() => paid_against_wounds(game, roll).filter(|at| may(*at)),
            RerollBy::Paid => strongest(roll, |at| roll.dice[at].face == 0 && may(at)),
            _ if roll.roll.hurts() => highest(roll, may),
            _ => strongest(roll, |at| roll.dice[at].face == 0 && may(at)),
        };
        let found = found.filter(|at| by != RerollBy::Paid || is_of_use(game, roll, *at));
        if let Some(at) = found {
            return Some((at, by));
        }
    }
    None
}

/// The strongest color among the dice that fit, Black first. G-51
fn strongest(roll: &Roll, fits: impl Fn(usize) -> bool) -> Option<usize> {
    let fitting = (0..roll.dice.len()).filter(|at| fits(*at));
    fitting.rev().max_by_key(|at| roll.dice[*at].color)
}

/// The die that would wound the most, if any would. SOLO XIII
fn highest(roll: &Roll, may: impl Fn(usize) -> bool) -> Option<usize> {
    let hurting = (0..roll.dice.len()).filter(|at| roll.dice[*at].face > 0 && may(*at));
    hurting.rev().max_by_key(|at| roll.dice[*at].face)
}

/// A Minion pays if a single die wounds, a Leader for the worst one. SOLO XIII
fn paid_against_wounds(game: &Game, roll: &Roll) -> Option<usize> {
    let hurting = roll.dice.iter().filter(|die| die.face > 0).count();
    (is_leader(game, roll.mini) || hurting == 1).then(|| highest(roll, |_| true)).flatten()
}

/// Whether the one paid Reroll is left: for the activation under way, or outside of one, for a roll against Wounds.
/// None is paid for in Defense, nor for anything that is not part of the miniature's own activation. SOLO XIII, G-79
fn may_pay(game: &Game, roll: &Roll) -> bool {
    let state = game.state();
    let is_free = state.automaton.as_ref().is_some_and(|automaton| !automaton.has_paid);
    let is_own = |frame: &Frame| matches!(frame, Frame::Activation(activation) if activation.mini == roll.mini);
    let of_villain =
        |frame: &Frame| matches!(frame, Frame::Activation(it) if state.mini(it.mini).side == Some(Side::Villain));
    match roll.roll {
        RollFor::Defense => false,
        why if why.hurts() && state.stack.iter().any(of_villain) => is_free,
        why if why.hurts() => roll.stage < RerollBy::Paid,
        _ => is_free && state.stack.iter().any(is_own),
    }
}

/// Whether a paid Reroll of a die could still make a Complex action succeed that has not yet. SOLO XIII, G-79
fn is_of_use(game: &Game, roll: &Roll, at: usize) -> bool {
    let (RollFor::Manipulation | RollFor::Thought, Some(against)) = (roll.roll, roll.against) else { return true };
    let now = i16::from(roll.successes()) + i16::from(roll.modifier);
    let best = game.scenario().dice.faces(roll.dice[at].color).iter().copied().max().unwrap_or(0);
    let then = now - i16::from(roll.dice[at].face) + i16::from(best);
    now < i16::from(against) && then >= i16::from(against)
}
