//! What a number of the mission is now. G-5

use super::select;
use crate::figures;
use crate::frames::Scope;
use crate::game::Game;
use crate::state::RiverSlot;
use gotham_content::script::{AreaSet, Compiled, Number};

/// What a number is now; 255 also stands for more.
pub fn number(game: &Game, wanted: &Number<Compiled>, scope: &Scope) -> u8 {
    let state = game.state();
    let of = |part: &Number<Compiled>| number(game, part, scope);
    match wanted {
        Number::Just(number) => *number,
        Number::Round => state.round,
        Number::LastRound => state.memory.last_round,
        Number::HeroCount => count(state.tablets.len()),
        Number::Minis(minis) => count(select::count_minis(game, minis, scope, usize::MAX)),
        Number::Life(minis) => {
            let found = select::minis(game, minis, scope).into_iter();
            sum(found.map(|mini| figures::life(game, mini)))
        }
        Number::Tokens(tokens) => count(select::count_tokens(game, tokens, scope, usize::MAX)),
        Number::AreasWith(tokens) => {
            select::tokens(game, tokens, scope).map(|token| token.area).collect::<AreaSet>().count()
        }
        Number::Cards(cards) => count(select::cards(game, cards, scope)),
        Number::Fields(kind, places) => {
            let places = select::area_set(game, places, scope);
            count(state.fields.iter().filter(|token| token.kind == *kind && places.has(token.area)).count())
        }
        Number::Areas(places) => select::area_set(game, places, scope).count(),
        Number::LivingTiles => {
            let living = |slot: &&RiverSlot| matches!(slot, RiverSlot::Tile { neutralized: false, .. });
            count(state.river.iter().filter(living).count())
        }
        Number::PositionOf(tile) => {
            let is_it = |slot: &RiverSlot| matches!(slot, RiverSlot::Tile { tile: there, .. } if there == tile);
            state.river.iter().position(is_it).map_or(0, |at| count(at + 1))
        }
        Number::InPool(tile) => count(figures::in_pool(game, *tile).count()),
        Number::Value(value) => state.memory.value(*value),
        Number::Sum(parts) => sum(parts.iter().map(of)),
        Number::Less(number, by) => of(number).saturating_sub(of(by)),
        Number::Times(times, number) => times.saturating_mul(of(number)),
        Number::Least(parts) => parts.iter().map(of).min().unwrap_or(0),
        Number::Most(parts) => parts.iter().map(of).max().unwrap_or(0),
    }
}

/// Whether a number is at least this much now. Endings ask that after everything that happens, so nothing is counted
/// further than it takes to know.
pub(super) fn reaches(game: &Game, wanted: &Number<Compiled>, least: u8, scope: &Scope) -> bool {
    match wanted {
        Number::Tokens(tokens) => count(select::count_tokens(game, tokens, scope, least.into())) >= least,
        Number::Minis(minis) => count(select::count_minis(game, minis, scope, least.into())) >= least,
        _ => number(game, wanted, scope) >= least,
    }
}

fn count(number: usize) -> u8 {
    u8::try_from(number).unwrap_or(u8::MAX)
}

fn sum(parts: impl Iterator<Item = u8>) -> u8 {
    parts.fold(0, u8::saturating_add)
}
