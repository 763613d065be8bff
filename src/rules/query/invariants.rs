//! What must always hold, for tests, fuzzers and positions set by hand.

use super::figures::name;
use crate::rules::game::Game;
use crate::rules::state::{Kind, RiverSlot};

/// What is wrong with the table; nothing, if all is well.
pub fn invariants(game: &Game) -> Vec<String> {
    let (state, scenario) = (game.state(), game.scenario());
    let mut wrong = Vec::new();
    for (slot, tablet) in state.heroes.iter().enumerate() {
        let screen = scenario.hero(tablet.hero);
        let cubes = tablet.reserve + tablet.fatigue + tablet.wounds + tablet.spaces.total();
        if cubes != screen.energy {
            wrong.push(format!("{} has {cubes} cubes of {}", screen.name, screen.energy));
        }
        let encumbrance: u8 = tablet.equipment.iter().map(|card| scenario.card(*card).size).sum();
        if encumbrance > screen.encumbrance_limit() {
            wrong.push(format!("{} carries too much", screen.name));
        }
        if state.minis[slot].area.is_none() {
            wrong.push(format!("{} is not on the board", screen.name));
        }
    }
    let post = &state.post;
    let villain = &scenario.mission.villain;
    for (held, limit, space) in [
        (post.spaces.movement, villain.movement_limit, "Movement"),
        (post.spaces.defense, villain.defense_limit, "Defense"),
        (post.spaces.reroll, villain.reroll_limit, "Reroll"),
    ] {
        if held > limit {
            wrong.push(format!("the Command Post's {space} space holds {held} of {limit}"));
        }
    }
    for area in scenario.board.areas() {
        let held: u8 = state.in_area(area).map(|mini| super::size(game, mini)).sum();
        let limit = scenario.board.area(area).limit;
        // A miniature that an effect of the mission made bigger may pass the limit until somebody leaves. R2 XII, G-1
        let has_grown = |mini: &_| matches!(state.mini(*mini).kind, Kind::Tile(t) if scenario.comes_by_transform(t));
        if held > limit && !state.in_area(area).any(|mini| has_grown(&mini)) {
            wrong.push(format!("{} holds {held} of {limit}", scenario.board.area(area).name_id));
        }
    }
    for mini in state.all_minis() {
        let body = state.mini(mini);
        if let Kind::Tile(tile) = body.kind
            && (body.life == 0 || body.life > scenario.tile(tile).life)
            && state.result.is_none()
            && body.area.is_some()
        {
            wrong.push(format!("{} has {} Life Points", name(game, mini), body.life));
        }
        if body.area.is_some_and(|area| area.index() >= scenario.board.len()) {
            wrong.push(format!("{} stands nowhere", name(game, mini)));
        }
    }
    for (at, slot) in state.river.iter().enumerate() {
        let RiverSlot::Tile { tile, neutralized } = slot else { continue };
        let printed = villain.river.iter().filter(|slot| match slot {
            crate::content::mission::RiverTile::Character(name) => *name == scenario.tile(*tile).id,
            crate::content::mission::RiverTile::EventWarning => false,
        });
        let copies = state.river.iter().filter(|other| matches!(other, RiverSlot::Tile { tile: t, .. } if t == tile));
        if copies.count() > printed.count().max(1) {
            wrong.push(format!("{} lies in the River twice", scenario.tile(*tile).name));
        }
        if *neutralized == state.of_tile(*tile).next().is_some() {
            wrong.push(format!("River position {at} shows the wrong side"));
        }
    }
    wrong
}
