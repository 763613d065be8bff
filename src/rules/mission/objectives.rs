//! How far along each side is: the live lines of the mission sheet.

use super::select::{area_set, tokens};
use super::{all_hold, number};
use crate::frames::Scope;
use crate::game::Game;
use crate::id::{AreaId, InteractionId};
use gotham_content::Text;
use gotham_content::mission::{Goal, Objective, Side};
use gotham_content::script::{AreaSet, Compiled, Number};

/// A line of live progress.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Progress {
    /// What is counted.
    pub text: Text,
    /// Whose goal it is.
    pub side: Side,
    /// How many there are.
    pub count: u8,
    /// How many are needed.
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
            Progress {
                text: objective.text.clone(),
                side: objective.side,
                count,
                goal: objective.goal,
                met: objective.goal.is_met(count),
                active: is_active(game, objective),
            }
        })
        .collect()
}

/// Whether an objective counts now. SOLO VIII
fn is_active(game: &Game, objective: &Objective<Compiled>) -> bool {
    objective.inactive_if.is_empty() || !all_hold(game, &objective.inactive_if, &Scope::default())
}

/// Areas of the active Objectives of a side. SOLO VII, SOLO VIII
pub fn places(game: &Game, side: Side) -> AreaSet {
    targets(game, side).map(|(_, places)| places).fold(AreaSet::default(), AreaSet::or)
}

/// Interactions that advance a Villain Objective in an Area. SOLO VII
pub fn advancing(game: &Game, area: AreaId) -> Vec<InteractionId> {
    let here = targets(game, Side::Villain).filter(|(_, places)| places.has(area));
    here.flat_map(|(objective, _)| objective.advanced_by.iter().copied()).collect()
}

fn targets(game: &Game, side: Side) -> impl Iterator<Item = (&Objective<Compiled>, AreaSet)> {
    let objectives = game.scenario().program.objectives.iter().filter(move |objective| objective.side == side);
    let active = objectives.filter(|objective| is_active(game, objective));
    active.filter_map(move |objective| {
        let places = match side {
            Side::Villain => places_of_villain(game, objective),
            Side::Heroes => places_of_heroes(game, objective),
        };
        Some((objective, places?))
    })
}

/// A Villain Objective is where something can be done for it: in its places, or else where it is done. SOLO VII
fn places_of_villain(game: &Game, objective: &Objective<Compiled>) -> Option<AreaSet> {
    let scope = Scope::default();
    let places = objective.places.as_ref().map(|places| area_set(game, places, &scope));
    let done_at = |way: &InteractionId| match &game.scenario().program.interactions[way.index()].here {
        Some(wanted) => tokens(game, wanted, &scope).map(|token| token.area).collect(),
        None => game.board().areas().collect(),
    };
    let done = || objective.advanced_by.iter().map(done_at).fold(AreaSet::default(), AreaSet::or);
    (!objective.advanced_by.is_empty()).then(|| places.unwrap_or_else(done))
}

/// A Hero Objective counts until its goal is met: in its places, or else where the tokens that it counts are.
/// SOLO VIII
fn places_of_heroes(game: &Game, objective: &Objective<Compiled>) -> Option<AreaSet> {
    let scope = Scope::default();
    if objective.goal.is_met(number(game, &objective.counts, &scope)) {
        return None;
    }
    match (&objective.places, &objective.counts) {
        (Some(places), _) => Some(area_set(game, places, &scope)),
        (None, Number::Tokens(wanted)) => Some(tokens(game, wanted, &scope).map(|token| token.area).collect()),
        (None, _) => None,
    }
}
