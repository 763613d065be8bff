//! What there is to choose while the table is set up. R2 II.E, V.C.3

use super::room_for;
use crate::content::card::Deck;
use crate::content::skill::Skill;
use crate::content::tile::Rank;
use crate::rules::board::AreaId;
use crate::rules::game::Game;
use crate::rules::id::{CardId, MiniId, TileId};

/// Bat-Gadgets that still fit into a belt and are left in the box. R2 V.C.3
pub fn gadgets_that_fit(game: &Game, mini: MiniId) -> Vec<CardId> {
    let room = belt_room(game, mini);
    let scenario = game.scenario();
    let allowed = &scenario.mission.bat_gadgets;
    let cards = scenario.card_ids().filter(|id| {
        let card = scenario.card(*id);
        let taken = game.state().gadgets_taken.iter().filter(|taken| *taken == id).count();
        card.deck == Deck::BatGadget
            && card.size <= room
            && taken < usize::from(card.copies)
            && (allowed.is_empty() || allowed.contains(&card.id))
    });
    cards.collect()
}

/// Room left in a utility belt. R2 V.C.3
pub fn belt_room(game: &Game, mini: MiniId) -> u8 {
    game.state().hero(mini).map_or(0, |tablet| {
        let carried: u8 = tablet.gadgets.iter().map(|card| game.scenario().card(*card).size).sum();
        game.scenario().hero(tablet.hero).utility_belt.saturating_sub(carried)
    })
}

/// The next Command Skill of a Hero without allies yet: its Skill and level. R2 II.E
pub fn open_command(game: &Game, mini: MiniId) -> Option<(Skill, u8)> {
    let tablet = game.state().hero(mini)?;
    let skills = &game.scenario().hero(tablet.hero).skills;
    let commands = skills.iter().filter(|held| matches!(held.skill, Skill::HenchmanCommand | Skill::EliteCommand));
    commands.map(|held| (held.skill, held.level)).nth(tablet.allies.len())
}

/// Hero Ally tiles that a Hero may choose now. R2 II.E
pub fn allies_for(game: &Game, mini: MiniId) -> Vec<TileId> {
    let Some((skill, _)) = open_command(game, mini) else { return Vec::new() };
    let rank = if skill == Skill::EliteCommand { Rank::Elite } else { Rank::Henchman };
    let scenario = game.scenario();
    let taken = |tile| game.state().heroes.iter().flat_map(|hero| &hero.allies).any(|ally| ally.tile == tile);
    scenario
        .tile_ids()
        .filter(|id| scenario.is_free_ally(*id) && scenario.tile(*id).rank == rank && !taken(*id))
        .collect()
}

/// The next ally of a Hero that stands nowhere yet.
pub fn next_unplaced(game: &Game, commander: MiniId) -> Option<MiniId> {
    let state = game.state();
    state.all_minis().find(|id| state.mini(*id).commander == Some(commander) && state.mini(*id).area.is_none())
}

/// Adjacent Areas with room for an ally. R2 II.E
pub fn spots(game: &Game, commander: MiniId, ally: MiniId) -> Vec<AreaId> {
    let board = &game.scenario().board;
    let Some(home) = game.state().mini(commander).area else { return Vec::new() };
    board.areas().filter(|area| board.is_adjacent(home, *area) && room_for(game, ally, *area)).collect()
}
