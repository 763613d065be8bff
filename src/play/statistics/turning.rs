//! Where a match turned: the turn after which the winner was ahead for good, and what in it counted most.

use super::timeline::{Mark, TurnSpan};
use gotham_content::mission::Side;

/// Where a match turned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TurningPoint {
    /// The turn, by its position.
    pub turn: usize,
    /// The step that brought the winner most of it.
    pub step: usize,
    /// The key moment in that step, by its position; `None` if nothing of note happened in it.
    pub mark: Option<usize>,
    /// Whether the winner took the lead there; otherwise they had it all along, and pulled away.
    pub took_the_lead: bool,
}

/// The turning point of a match that somebody has won.
///
/// It is in the turn after the last one at whose end the winner was not ahead. A winner who was ahead at the end of each
/// turn pulled away most in the turn that brought them the most; the last one, whose end is the victory itself, only
/// counts if there is no other.
pub(super) fn point(winner: Side, turns: &[TurnSpan], marks: &[Mark], balance: &[i8]) -> Option<TurningPoint> {
    let signed = |balance: i8| if winner == Side::Heroes { i32::from(balance) } else { -i32::from(balance) };
    let behind = turns.iter().rposition(|turn| signed(turn.balance) <= 0);
    let gained = |at: &usize| signed(turns[*at].balance) - signed(turns[at.saturating_sub(1)].balance);
    let last = turns.len().checked_sub(1)?;
    let turn = match behind {
        Some(behind) => (behind + 1).min(last),
        None => (1..last).max_by_key(|at| (gained(at), std::cmp::Reverse(*at))).unwrap_or(last),
    };
    let stands = |step: usize| balance.get(step).copied().map_or(0, signed);
    // A whole turn of the cards is one step, which began before it.
    let steps = turns[turn].begins.min(turns[turn].until.saturating_sub(1))..turns[turn].until;
    let step = steps.max_by_key(|step| (stands(step + 1) - stands(*step), std::cmp::Reverse(*step)))?;
    let of_step = marks.iter().enumerate().filter(|(_, mark)| mark.step == step);
    let mark = of_step.max_by_key(|(_, mark)| mark.kind.rank()).map(|(at, _)| at);
    Some(TurningPoint { turn, step, mark, took_the_lead: behind.is_some() })
}
