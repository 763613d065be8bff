//! What a table is worth: how likely the Heroes are to win it, from what anybody can see of it. [`terms`]: what is looked
//! at, in [`mission`] what the mission counts, in [`forces`] who is there and how strong, in [`ways`] who is near to what
//! counts. [`weights`]: how much each counts, learned from matches by `gotham-engine value learn`. [`logistic`]: from their
//! sum to a chance. Whole numbers only: every machine finds the same.

mod forces;
mod logistic;
mod mission;
mod terms;
mod ways;
mod weights;

pub use logistic::{CERTAIN, UNIT, chance};
pub use terms::{Term, Terms};
pub use weights::{Ends, OfMission, Weights, WeightsError};

use gotham_content::mission::Side;
use gotham_rules::board::AreaId;
use gotham_rules::state::Phase;
use gotham_rules::{Game, MiniId, query};

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
        Value { heroes: chance(weights(game).sum(&Terms::of(game))) }
    }

    /// Why: what each term adds to the sum that [`chance`] makes a chance of, in hundred thousandths; what speaks for the
    /// Heroes is above zero. That which weighs most comes first.
    pub fn reasons(game: &Game) -> Vec<(Term, i64)> {
        let mut parts: Vec<(Term, i64)> =
            weights(game).parts(&Terms::of(game)).filter(|(_, part)| *part != 0).collect();
        parts.sort_by_key(|(term, part)| (-part.abs(), *term));
        parts
    }

    /// Looks at a table of a mission whose weights were learned, once its first round has begun; `None` for any other.
    pub fn learned(game: &Game) -> Option<Value> {
        let has_begun = !matches!(game.state().phase, Phase::Setup);
        let is_known = Weights::built_in().has(game.scenario().mission.id.as_str());
        (has_begun && is_known).then(|| Value::of(game))
    }

    /// How likely the Heroes are to win, in ten thousandths.
    pub fn heroes_chance(self) -> u16 {
        self.heroes
    }
}

/// The weights of the mission that is played.
fn weights(game: &Game) -> &'static OfMission {
    Weights::built_in().of_mission(game.scenario().mission.id.as_str())
}

/// The miniatures of a side that stand on the board.
fn living(game: &Game, side: Side) -> impl Iterator<Item = MiniId> {
    let is_of = move |mini: &MiniId| game.state().mini(*mini).side == Some(side) && query::is_living(game, *mini);
    game.state().all_minis().filter(is_of)
}

/// Where a miniature stands.
fn area(game: &Game, mini: MiniId) -> Option<AreaId> {
    game.state().mini(mini).area
}

fn count<T>(all: impl Iterator<Item = T>) -> i32 {
    i32::try_from(all.count()).unwrap_or(i32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;
    use gotham_embedded::catalogue;
    use gotham_rules::state::Victory;
    use gotham_rules::{Options, Scenario};

    fn game(mission: &str) -> Game {
        Game::new(Scenario::new(&catalogue(), mission).expect("the mission"), Options::default(), 1)
    }

    #[test]
    fn every_mission_of_the_box_has_weights() {
        let known: Vec<&str> = Weights::built_in().missions().collect();
        let mut wanted: Vec<String> = catalogue().missions.iter().map(|mission| mission.id.to_string()).collect();
        wanted.sort_unstable();
        assert_eq!(known, wanted, "`gotham-engine value learn` learns them");
    }

    #[test]
    fn a_table_is_worth_the_same_whatever_will_be_drawn() {
        for mission in &catalogue().missions {
            let game = game(mission.id.as_str());
            let worth = Value::of(&game.blind(1)).heroes_chance();
            assert_eq!(Value::of(&game.blind(2)).heroes_chance(), worth, "{}", mission.id);
            assert!((1..CERTAIN).contains(&worth), "{}: nobody has won yet", mission.id);
        }
    }

    #[test]
    fn the_reasons_add_up_to_the_chance() {
        for mission in &catalogue().missions {
            let game = game(mission.id.as_str());
            let reasons = Value::reasons(&game);
            let sum = reasons.iter().map(|(_, part)| part).sum();
            assert_eq!(chance(sum), Value::of(&game).heroes_chance(), "{}", mission.id);
            assert!(reasons.is_sorted_by_key(|(_, part)| -part.abs()));
        }
    }

    #[test]
    fn only_a_match_of_the_box_that_has_begun_has_a_learned_value() {
        let mut known = game("to_sink_a_city");
        assert_eq!(Value::learned(&known), None, "nobody is on the board yet");
        while known.state().phase == Phase::Setup {
            let command = known.legal().swap_remove(0);
            known.apply(&command).expect("a legal command");
        }
        assert_eq!(Value::learned(&known), Some(Value::of(&known)));
    }

    #[test]
    fn a_match_that_is_won_is_certain() {
        let mut game = game("to_sink_a_city");
        for (winner, worth) in [(Side::Heroes, CERTAIN), (Side::Villain, 0)] {
            let mut state = game.state().clone();
            state.result = Some(Victory { winner, ending: 0 });
            game = Game::from_state(game.scenario().clone(), *game.options(), state);
            assert_eq!(Value::of(&game).heroes_chance(), worth);
        }
    }
}
