//! What there is to choose while the table is set up. R2 II.E, V.C.3

use crate::board::AreaId;
use crate::figures::room_for;
use crate::game::Game;
use crate::id::{CardId, MiniId, TabletId, TileId};
use crate::skills::command::leads;
use crate::state::Tablet;
use gotham_content::skill::Skill;

/// Bat-Gadgets that are left in the box and still fit into a belt. R2 V.C.3
pub(crate) fn gadgets_that_fit(game: &Game, slot: TabletId) -> impl Iterator<Item = CardId> {
    let room = belt_room(game, slot);
    let scenario = game.scenario();
    scenario.gadgets.iter().copied().filter(move |id| {
        let card = scenario.card(*id);
        let taken = || game.state().gadgets_taken.iter().filter(|taken| *taken == id).count();
        card.size <= room && taken() < usize::from(card.copies)
    })
}

/// What the Bat-Gadgets in a utility belt take up. R2 V.C.3
pub fn packed(game: &Game, tablet: &Tablet) -> u8 {
    tablet.gadgets.iter().map(|card| game.scenario().card(*card).size).fold(0, u8::saturating_add)
}

/// Room left in a utility belt. R2 V.C.3
pub(crate) fn belt_room(game: &Game, slot: TabletId) -> u8 {
    let belt = |tablet: &Tablet| game.scenario().hero(tablet.hero).utility_belt;
    game.state().tablets.get(slot).map_or(0, |tablet| belt(tablet).saturating_sub(packed(game, tablet)))
}

/// The next Command Skill of a Hero without allies yet: its Skill and level. R2 II.E
pub(crate) fn open_command(game: &Game, slot: TabletId) -> Option<(Skill, u8)> {
    let tablet = game.state().tablets.get(slot)?;
    let skills = &game.scenario().hero(tablet.hero).skills;
    let commands = skills.iter().filter(|held| leads(held.skill).is_some());
    commands.map(|held| (held.skill, held.level)).nth(tablet.allies.len())
}

/// Hero Ally tiles that a Hero may choose now. R2 II.E, E-2
pub(crate) fn allies_for(game: &Game, slot: TabletId) -> impl Iterator<Item = TileId> {
    let (scenario, edition) = (game.scenario(), game.options().edition);
    let rank = open_command(game, slot).and_then(|(skill, _)| leads(skill));
    let taken = |tile| game.state().tablets.iter().flat_map(|tablet| &tablet.allies).any(|ally| ally.tile == tile);
    let led =
        rank.into_iter().flat_map(move |rank| scenario.tile_ids().filter(move |id| scenario.tile(*id).rank == rank));
    led.filter(move |id| scenario.is_free_ally(*id, edition) && !taken(*id))
}

/// A Hero's next ally that is not placed yet.
pub(crate) fn next_unplaced(game: &Game, slot: TabletId) -> Option<MiniId> {
    let state = game.state();
    let commander = state.mini_of(slot)?;
    state.all_minis().find(|id| state.mini(*id).commander == Some(commander) && state.mini(*id).area.is_none())
}

/// The Area of a Bat-Tablet's miniature. R2 II.E
pub fn home(game: &Game, slot: TabletId) -> Option<AreaId> {
    let mini = game.state().mini_of(slot)?;
    game.state().mini(mini).area
}

/// Adjacent Areas with room for an ally. R2 II.E
pub fn spots(game: &Game, slot: TabletId, ally: MiniId) -> Vec<AreaId> {
    let board = game.board();
    let Some(home) = home(game, slot) else { return Vec::new() };
    board.areas().filter(|area| board.is_adjacent(home, *area) && room_for(game, ally, *area)).collect()
}
