//! What was decided in a match: everything about a plan, by either side.

use crate::bot::is_worth_it;
use crate::value::Value;
use gotham_content::mission::Side;
use gotham_play::review::Past;
use gotham_rules::{Command, Game, answers};

/// A decision about a plan.
#[derive(Clone, Debug)]
pub(super) struct Decision {
    /// The step that it was.
    pub step: usize,
    /// The step before which the next plan was asked for, or the number of all.
    pub until: usize,
    pub side: Side,
    pub command: Command,
}

/// Every decision about a plan that a side made.
pub(super) fn decisions(past: &Past) -> Vec<Decision> {
    let is_asked = |step: &usize| is_worth_it(&past.table(*step).prompt().ask) && has_begun(past.table(*step));
    let asked: Vec<usize> = (0..past.steps()).filter(is_asked).collect();
    let decision = |(at, step): (usize, &usize)| {
        let until = asked.get(at + 1).copied().unwrap_or(past.steps());
        // where somebody moved things by hand, nothing can be said
        let is_played = (*step..until).all(|step| past.said(step).is_some());
        let command = past.said(*step).filter(|_| is_played)?.clone();
        Some(Decision { step: *step, until, side: answers::side_asked(past.table(*step)), command })
    };
    asked.iter().enumerate().filter_map(decision).collect()
}

fn has_begun(game: &Game) -> bool {
    game.state().round > 0 && game.state().result.is_none()
}

/// The Heroes' chance as the value of a table tells it.
pub(super) fn heroes(game: &Game) -> i32 {
    i32::from(Value::of(game).heroes_chance())
}
