//! What must always hold, for tests, fuzzers and positions set by hand.

use super::packed;
use crate::event::FieldKind;
use crate::figures::{BROKEN_WALLS, SHACKLE_TOKENS, size, supply};
use crate::game::Game;
use crate::id::{AiCardId, MiniId};
use crate::mission;
use crate::state::{Automaton, Body, Mini, Phase, RiverSlot};
use gotham_content::map_check::MOST_LEVEL;
use gotham_content::mission::RiverTile;

/// What is wrong with the table; empty if all is well.
pub fn invariants(game: &Game) -> Vec<String> {
    let mut wrong = Vec::new();
    round(game, &mut wrong);
    heroes(game, &mut wrong);
    command_post(game, &mut wrong);
    areas(game, &mut wrong);
    miniatures(game, &mut wrong);
    tokens(game, &mut wrong);
    river(game, &mut wrong);
    cards(game, &mut wrong);
    wrong
}

fn round(game: &Game, wrong: &mut Vec<String>) {
    let (state, rounds) = (game.state(), game.scenario().mission.rounds);
    let last = rounds.max(state.memory.last_round);
    if state.round > last || (state.round == 0) != (state.phase == Phase::Setup) {
        wrong.push(format!("it is round {} of {rounds}", state.round));
    }
}

/// Each Hero has its cubes, carries no more than it can, and is there.
fn heroes(game: &Game, wrong: &mut Vec<String>) {
    let (state, scenario) = (game.state(), game.scenario());
    for mini in state.with_tablets() {
        let Some(tablet) = state.tablet(mini) else { continue };
        let screen = scenario.hero(tablet.hero);
        let cubes = total([tablet.reserve, tablet.fatigue, tablet.wounds].into_iter().chain(tablet.spaces.each()));
        if cubes != u32::from(screen.energy) {
            wrong.push(format!("{} has {cubes} cubes of {}", screen.name.english(), screen.energy));
        }
        let carried = total(tablet.equipment.iter().map(|card| scenario.card(*card).size));
        if carried > screen.encumbrance_limit().into() {
            wrong.push(format!("{} carries too much", screen.name.english()));
        }
        let body = state.mini(mini);
        if packed(game, tablet) > screen.utility_belt && body.former.is_empty() {
            wrong.push(format!("{} has too many Bat-Gadgets", screen.name.english()));
        }
        if body.area.is_none() && !body.gone {
            wrong.push(format!("{} is not on the board", screen.name.english()));
        }
    }
    let is_chosen = |mini: &Mini| mini.tablet().is_some_and(|tablet| state.tablets.get(tablet).is_some());
    if state.who(is_chosen).count() != state.tablets.len() {
        wrong.push("a Bat-Tablet has not one miniature".into());
    }
}

fn command_post(game: &Game, wrong: &mut Vec<String>) {
    let (post, villain) = (&game.state().post, &game.scenario().mission.villain);
    let cubes = total([post.reserve, post.fatigue, post.lost].into_iter().chain(post.spaces.each()));
    if cubes > u8::MAX.into() {
        wrong.push(format!("the Command Post has {cubes} cubes"));
    }
    for (held, limit, space) in [
        (post.spaces.movement, villain.movement_limit, "Movement"),
        (post.spaces.defense, villain.defense_limit, "Defense"),
        (post.spaces.reroll, villain.reroll_limit, "Reroll"),
    ] {
        if held > limit {
            wrong.push(format!("the Command Post's {space} space holds {held} of {limit}"));
        }
    }
}

/// Each Area holds what it may, and what has changed on the board is possible.
fn areas(game: &Game, wrong: &mut Vec<String>) {
    let (state, scenario) = (game.state(), game.scenario());
    for area in scenario.board.areas() {
        if game.places().within(area) != state.in_area(area) {
            wrong.push(format!("who stands in {} is not known", scenario.board.area(area).title.english()));
        }
        let held = total(state.in_area(area).map(|mini| size(game, mini)));
        let limit = u32::from(scenario.board.area(area).limit);
        // An Area over its limit may hold only those who stood there when the mission or a change of form made it so.
        // G-65
        let crowd = state.crowds.iter().find(|(place, _)| *place == area).map(|(_, crowd)| crowd);
        if held > limit && !crowd.is_some_and(|crowd| state.in_area(area).all(|mini| crowd.contains(&mini))) {
            wrong.push(format!(
                "{} holds a Size of {held}, and {limit} is its limit",
                scenario.board.area(area).title.english()
            ));
        }
    }
    for (area, now) in state.board.areas() {
        let levels = [now.difficult, now.dangerous, now.elevation.map(i8::unsigned_abs)];
        if area.index() >= scenario.board.len() || levels.into_iter().flatten().any(|level| level > MOST_LEVEL) {
            let known = (area.index() < scenario.board.len()).then(|| scenario.board.area(area).title.english());
            wrong.push(format!("{} has changed too much", known.unwrap_or("an Area that is not there")));
        }
    }
    if state.board.broken_walls().len() > BROKEN_WALLS {
        wrong.push(format!("{} of {BROKEN_WALLS} Broken Wall tokens are out", state.board.broken_walls().len()));
    }
}

fn miniatures(game: &Game, wrong: &mut Vec<String>) {
    let (state, scenario) = (game.state(), game.scenario());
    for mini in state.all_minis() {
        let body = state.mini(mini);
        if let Some(tile) = body.tile()
            && (body.life == 0 || body.life > scenario.full_life(tile, game.options()))
            && state.result.is_none()
            && body.area.is_some()
        {
            wrong.push(format!("{} has {} Life Points", name(game, mini), body.life));
        }
        if body.area.is_some_and(|area| area.index() >= scenario.board.len()) {
            wrong.push(format!("{} stands nowhere", name(game, mini)));
        }
    }
}

/// No more tokens of each kind are out than there are, and carried ones are where their bearer stands. G-4
fn tokens(game: &Game, wrong: &mut Vec<String>) {
    let state = game.state();
    let shackles = total(state.minis.iter().map(|mini| mini.shackles));
    if shackles > SHACKLE_TOKENS.into() {
        wrong.push(format!("{shackles} of {SHACKLE_TOKENS} Shackle tokens are out"));
    }
    for kind in FieldKind::ALL {
        let (out, printed) = (state.fields.iter().filter(|token| token.kind == kind).count(), supply(kind));
        if out > printed.into() {
            wrong.push(format!("{out} of {printed} {kind:?} tokens are out"));
        }
    }
    for token in &state.tokens {
        if token.carried_by.is_some_and(|bearer| state.mini(bearer).area != Some(token.area)) {
            let kind = game.scenario().mission.token_kinds.get(usize::from(token.kind));
            let name = kind.map_or("a token of no kind", |kind| kind.name.english());
            wrong.push(format!("{name} lies where its bearer does not stand"));
        }
    }
}

/// Each tile lies in the River no more often than it may, and shows the side that its miniatures call for. R2 IX.B
fn river(game: &Game, wrong: &mut Vec<String>) {
    let (state, scenario) = (game.state(), game.scenario());
    for (at, slot) in state.river.iter().enumerate() {
        let RiverSlot::Tile { tile, neutralized } = slot else { continue };
        let printed = scenario.mission.villain.river.iter().filter(|slot| match slot {
            RiverTile::Character(name) => *name == scenario.tile(*tile).id,
            RiverTile::EventWarning => false,
        });
        let copies = state.river.iter().filter(|other| matches!(other, RiverSlot::Tile { tile: t, .. } if t == tile));
        let may_be_more = mission::may_come_again(game, *tile) || mission::may_become(game, *tile);
        if copies.count() > printed.count().max(1) && !may_be_more {
            wrong.push(format!("{} lies in the River twice", scenario.tile(*tile).name.english()));
        }
        if *neutralized == state.of_river(*tile).next().is_some() {
            wrong.push(format!("River position {at} shows the wrong side"));
        }
    }
}

/// No card of the automated Villain is in two places, and all of them are his. SOLO II
fn cards(game: &Game, wrong: &mut Vec<String>) {
    let Some(automaton) = &game.state().automaton else { return };
    let Some(deck) = game.state().decks.get(Automaton::DECK) else {
        wrong.push("the automated Villain has no deck".into());
        return;
    };
    let mut all: Vec<u8> = deck.face_down.iter().chain(&deck.discard).copied().collect();
    all.extend(automaton.card.map(|card| card.0));
    let count = all.len();
    all.sort_unstable();
    all.dedup();
    if all.len() != count {
        wrong.push("a card of the automated Villain lies in two places".into());
    }
    if all.iter().any(|card| game.scenario().ai_card(AiCardId(*card)).is_none()) {
        wrong.push("the automated Villain has a card that isn't his".into());
    }
    if automaton.column.is_some_and(|column| column > 1) {
        wrong.push("a card has two columns".into());
    }
}

/// A sum of numbers that anybody may have written.
fn total(parts: impl Iterator<Item = u8>) -> u32 {
    parts.map(u32::from).sum()
}

/// A miniature as fault reports call it: `Thugs (crowbar) 2`, `Hero 1`.
fn name(game: &Game, mini: MiniId) -> String {
    let number = game.state().mini(mini).number;
    match game.state().mini(mini).body {
        Body::Tile(tile) => format!("{} {number}", game.scenario().tile(tile).name.english()),
        Body::Tablet(_) => format!("Hero {number}"),
    }
}
