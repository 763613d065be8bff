//! What mission files ask of the table: conditions, and the progress of objectives. R2 III.B

use crate::content::mission::{Condition, Goal, Side, TokenMatch};
use crate::rules::game::Game;
use crate::rules::state::MissionToken;

/// Whether a condition of the mission holds now.
pub fn holds(game: &Game, condition: &Condition) -> bool {
    let state = game.state();
    let scenario = game.scenario();
    match condition {
        Condition::TokensAtLeast(wanted, count) => tokens(game, wanted).count() >= usize::from(*count),
        Condition::TokensAtMost(wanted, count) => tokens(game, wanted).count() <= usize::from(*count),
        Condition::RoundAtLeast(round) => state.round >= *round,
        Condition::OnMap(tile) => {
            scenario.find_tile(tile.as_str()).is_some_and(|tile| state.of_tile(tile).next().is_some())
        }
        Condition::OffMap(tile) => {
            scenario.find_tile(tile.as_str()).is_none_or(|tile| state.of_tile(tile).next().is_none())
        }
        Condition::AllHeroesNeutralized => {
            !state.heroes.is_empty() && state.heroes.iter().all(|tablet| tablet.is_neutralized())
        }
        Condition::Carried(card) => scenario
            .find_card(card.as_str())
            .is_some_and(|card| state.heroes.iter().any(|tablet| tablet.equipment.contains(&card))),
        Condition::All(parts) => parts.iter().all(|part| holds(game, part)),
        Condition::Any(parts) => parts.iter().any(|part| holds(game, part)),
        Condition::Not(part) => !holds(game, part),
    }
}

/// Tokens on the board of a kind, and of a face where one is named.
pub fn tokens<'a>(game: &'a Game, wanted: &'a TokenMatch) -> impl Iterator<Item = &'a MissionToken> {
    let kinds = &game.scenario().mission.token_kinds;
    game.state().tokens.iter().filter(move |token| {
        kinds.get(usize::from(token.kind)).is_some_and(|kind| {
            let shown = kind.faces.get(usize::from(token.face));
            kind.id == wanted.kind && wanted.face.as_ref().is_none_or(|face| shown == Some(face))
        })
    })
}

/// A line of live progress.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Progress {
    /// What is counted.
    pub text: String,
    /// Whose goal it is.
    pub side: Side,
    /// How many there are.
    pub count: u8,
    /// How many are wanted.
    pub goal: Goal,
    /// Whether the side is content now.
    pub met: bool,
}

/// The objectives of the mission sheet with their live counts.
pub fn objectives(game: &Game) -> Vec<Progress> {
    let objectives = game.scenario().mission.objectives.iter();
    objectives
        .map(|objective| {
            let count = tokens(game, &objective.counts).count() as u8;
            let met = match objective.goal {
                Goal::AtLeast(wanted) => count >= wanted,
                Goal::AtMost(wanted) => count <= wanted,
            };
            Progress { text: objective.text.clone(), side: objective.side, count, goal: objective.goal, met }
        })
        .collect()
}
