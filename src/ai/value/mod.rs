//! What a table is worth: how likely the Heroes are to win it, from what anybody can see of it. [`terms`]: what is looked at.
//! [`weights`]: how much each counts, learned from matches by `gotham-engine value learn`. [`logistic`]: from their sum to a
//! chance. Whole numbers only: every machine finds the same.

mod logistic;
mod terms;
mod weights;

pub use logistic::{CERTAIN, UNIT, chance};
pub use terms::{Term, Terms};
pub use weights::{Ends, Weights, WeightsError};

use gotham_content::mission::Side;
use gotham_rules::Game;

/// What a table is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Value {
    heroes: u16,
}

impl Value {
    /// Looks at a table. Nothing is read that lies face down.
    pub fn of(game: &Game) -> Value {
        if let Some(outcome) = game.state().result {
            return Value { heroes: if outcome.winner == Side::Heroes { CERTAIN } else { 0 } };
        }
        let terms = Terms::of(game);
        let sum = Weights::built_in().of_mission(game.scenario().mission.id.as_str()).sum(&terms);
        Value { heroes: chance(sum) }
    }

    /// How likely the Heroes are to win, in ten thousandths.
    pub fn heroes_chance(self) -> u16 {
        self.heroes
    }
}
