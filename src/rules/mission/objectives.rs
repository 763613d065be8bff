//! How far each side has got: the live lines of the mission sheet.

use super::{all_hold, number};
use crate::content::Text;
use crate::content::mission::{Goal, Side};
use crate::rules::frames::Scope;
use crate::rules::game::Game;

/// A line of live progress.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Progress {
    /// What is counted.
    pub text: Text,
    /// Whose goal it is.
    pub side: Side,
    /// How many there are.
    pub count: u8,
    /// How many are wanted.
    pub goal: Goal,
    /// Whether the side is content now.
    pub met: bool,
    /// Whether it counts now. SOLO
    pub active: bool,
}

/// The objectives of the mission sheet with their live counts.
pub fn objectives(game: &Game) -> Vec<Progress> {
    let scope = Scope::default();
    let objectives = game.scenario().program.objectives.iter();
    objectives
        .map(|objective| {
            let count = number(game, &objective.counts, &scope);
            let inactive = !objective.inactive_if.is_empty() && all_hold(game, &objective.inactive_if, &scope);
            Progress {
                text: objective.text.clone(),
                side: objective.side,
                count,
                goal: objective.goal,
                met: objective.goal.is_met(count),
                active: !inactive,
            }
        })
        .collect()
}
