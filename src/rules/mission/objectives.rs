//! How far along each side is: the live lines of the mission sheet.

use super::select::{area_set, tokens};
use super::{all_hold, number};
use crate::frames::Scope;
use crate::game::Game;
use crate::id::{AreaId, InteractionId, TokenId};
use crate::state::MissionToken;
use gotham_content::Text;
use gotham_content::mission::{Goal, Objective, Side};
use gotham_content::script::{AreaSet, Compiled, Number};

/// A line of live progress.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Progress {
    /// What is counted.
    pub text: Text,
    /// Whether players see it, not only programs.
    pub shown: bool,
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
                shown: objective.shown,
                side: objective.side,
                count,
                goal: objective.goal,
                met: objective.goal.is_met(count),
                active: is_active(game, objective),
            }
        })
        .collect()
}

/// Those that players see.
pub fn shown_objectives(game: &Game) -> Vec<Progress> {
    objectives(game).into_iter().filter(|progress| progress.shown).collect()
}

/// Whether an objective counts now. SOLO VIII
fn is_active(game: &Game, objective: &Objective<Compiled>) -> bool {
    objective.inactive_if.is_empty() || !all_hold(game, &objective.inactive_if, &Scope::default())
}

/// A token that somebody is to carry for an objective, and where to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Haul {
    /// The token.
    pub token: TokenId,
    /// Where to.
    pub to: AreaSet,
    /// How much the objective counts.
    pub weight: u8,
}

impl Haul {
    /// Whether the token lies where it was to be brought.
    pub fn is_done(&self, token: &MissionToken) -> bool {
        token.carried_by.is_none() && self.to.has(token.area)
    }
}

/// What a side is to carry somewhere for its active objectives, including what has been brought and lies there. SOLO VII
pub fn hauls(game: &Game, side: Side) -> impl Iterator<Item = Haul> {
    to_carry(game, side).flat_map(|objective| hauls_for(game, objective))
}

/// The same, without those whose objective is met already. SOLO VII
pub(crate) fn open_hauls(game: &Game, side: Side) -> impl Iterator<Item = Haul> {
    let scope = Scope::default();
    let is_met = move |it: &Objective<Compiled>| it.goal.is_met(number(game, &it.counts, &scope));
    to_carry(game, side).filter(move |it| !is_met(it)).flat_map(|objective| hauls_for(game, objective))
}

/// The active objectives of a side for which something is to be carried.
fn to_carry(game: &Game, side: Side) -> impl Iterator<Item = &Objective<Compiled>> {
    let objectives = game.scenario().program.objectives.iter().filter(move |objective| objective.side == side);
    objectives.filter(|objective| objective.carried_to.is_some() && is_active(game, objective))
}

fn hauls_for<'a>(game: &'a Game, objective: &'a Objective<Compiled>) -> impl Iterator<Item = Haul> + use<'a> {
    hauls_of(game, objective).map(|(token, to)| Haul { token, to, weight: objective.weight })
}

fn hauls_of<'a>(
    game: &'a Game,
    objective: &'a Objective<Compiled>,
) -> impl Iterator<Item = (TokenId, AreaSet)> + use<'a> {
    let scope = Scope::default();
    let carried = objective.carried_to.iter();
    carried.flat_map(move |(wanted, to)| {
        let to = area_set(game, to, &scope);
        tokens(game, wanted, &scope).map(move |token| (token.id, to))
    })
}

/// Whether the Heroes have managed what the mission hopes for besides winning, as it is now; it counts once the game is
/// over. `None`: the mission has no grace.
pub fn grace(game: &Game) -> Option<bool> {
    let grace = game.scenario().program.grace.as_ref()?;
    Some(all_hold(game, &grace.only_if, &Scope::default()))
}

/// The Areas by which somebody may leave the board.
pub fn exits(game: &Game) -> AreaSet {
    game.scenario().program.exits
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

/// A Villain Objective is where something can be done for it: in its places, or else where it is done; and where
/// something lies that is carried away for it, or is brought. SOLO VII
fn places_of_villain(game: &Game, objective: &Objective<Compiled>) -> Option<AreaSet> {
    let scope = Scope::default();
    let places = objective.places.as_ref().map(|places| area_set(game, places, &scope));
    let done_at = |way: &InteractionId| match &game.scenario().program.interactions[way.index()].here {
        Some(wanted) => tokens(game, wanted, &scope).map(|token| token.area).collect(),
        None => game.board().areas().collect(),
    };
    let done = || objective.advanced_by.iter().map(done_at).fold(AreaSet::default(), AreaSet::or);
    let own = (!objective.advanced_by.is_empty()).then(|| places.unwrap_or_else(done));
    if objective.carried_to.is_none() {
        return own;
    }
    let hauled = hauls_of(game, objective).filter_map(|(token, to)| {
        let token = game.state().token(token)?;
        Some(if token.carried_by.is_some() { to } else { AreaSet::of(token.area) })
    });
    Some(hauled.fold(own.unwrap_or_default(), AreaSet::or))
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
