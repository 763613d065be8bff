//! The card in force, and whom it means. SOLO III, V.B, X

use super::ways::Budget;
use crate::ai_cards::AiCard;
use crate::ai_task::Skipped;
use crate::command::AttackKind;
use crate::figures;
use crate::game::Game;
use crate::id::{AiCardId, MiniId, TileId};
use crate::mission;
use crate::query::pools;
use crate::solo::attack::Manner;
use crate::state::{Automaton, Control, RiverSlot};
use gotham_content::script::Compiled;
use gotham_content::solo::{Sheet, Slot, Task, Tiebreaker};
use gotham_content::tile::Action;

/// Tasks and Attacks of a miniature that is activated before any card was revealed.
const WITHOUT_CARD: [Task; 3] = [Task::Attack, Task::Advance, Task::Protect];

/// The sheet of the mission, if the automated Villain plays. SOLO II
pub(crate) fn sheet(game: &Game) -> Option<&Sheet<Compiled>> {
    game.state().automaton.as_ref().and(game.scenario().program.sheet.as_ref())
}

/// The card that is resolved, or else the one that was revealed last. SOLO V.B
pub(crate) fn card_in_force(game: &Game) -> Option<AiCard<'_>> {
    let last = || game.state().decks.get(Automaton::DECK)?.discard().last().copied().map(AiCardId);
    let card = game.state().automaton.as_ref()?.card.or_else(last)?;
    game.scenario().ai_card(card)
}

/// Which Hero the card means when several qualify. SOLO IX
pub(crate) fn tie_in_force(game: &Game) -> Option<Tiebreaker> {
    card_in_force(game).map(|card| match card {
        AiCard::Tile(card) => card.tie,
        AiCard::Leader(card) => card.tie,
    })
}

/// The Tasks that a Minion tries, by the column that is resolved. SOLO V.B
pub(crate) fn tasks(game: &Game) -> [Task; 3] {
    let column = game.state().automaton.as_ref().and_then(|automaton| automaton.column);
    match (card_in_force(game), column) {
        (Some(AiCard::Tile(card)), Some(column)) => {
            card.columns.get(usize::from(column)).map_or(WITHOUT_CARD, |column| column.tasks)
        }
        _ => WITHOUT_CARD,
    }
}

/// How a Minion attacks according to the card, and what it may spend on its way. SOLO VI, IX
pub(crate) fn manner(game: &Game, mini: MiniId) -> Manner {
    let first = match card_in_force(game) {
        Some(AiCard::Tile(card)) => card.attack,
        _ => AttackKind::Melee,
    };
    let kinds = match first {
        AttackKind::Melee => [AttackKind::Melee, AttackKind::Ranged],
        AttackKind::Ranged => [AttackKind::Ranged, AttackKind::Melee],
    };
    let ways = kinds.into_iter().filter_map(|kind| {
        let action = pools::action_of(kind);
        (options(game, mini, action) > 0).then(|| (kind, choice_for(game, mini, action)))
    });
    Manner { lines: ways.collect(), purse: Budget::OneCube, tie: tie_in_force(game) }
}

/// Which of its Characteristics a Minion uses for an action by the number on the card; the last one if there are not
/// that many. SOLO VI, G-96
pub(super) fn choice_for(game: &Game, mini: MiniId, action: Action) -> u8 {
    let option = match card_in_force(game) {
        Some(AiCard::Tile(card)) => card.option,
        _ => 1,
    };
    option.clamp(1, options(game, mini, action).max(1)) - 1
}

/// How many Characteristics a miniature has for an action. R2 VI.A.2.9
pub(crate) fn options(game: &Game, mini: MiniId, action: Action) -> u8 {
    let tile = game.state().mini(mini).tile();
    tile.map_or(0, |tile| pools::characteristics(game.scenario().tile(tile), action).len() as u8)
}

/// The position of the tile that a column names; `None` if no such tile lies in the River. A double tile fills two
/// positions. SOLO V.B, G-45
pub(crate) fn tile_at(game: &Game, slot: Slot) -> Option<usize> {
    let river = &game.state().river;
    match slot {
        Slot::Leader => (0..river.len()).find(|position| may_lead(game, *position)),
        Slot::River(position) => {
            let width = |slot: &RiverSlot| match slot {
                RiverSlot::Tile { tile, .. } if game.scenario().tile(*tile).double.is_some() => 2,
                RiverSlot::Tile { .. } | RiverSlot::Event => 1,
            };
            let ends = river.iter().scan(0u8, |end, slot| {
                *end += width(slot);
                Some(*end)
            });
            ends.into_iter().position(|end| position <= end)
        }
    }
}

/// Whether the Leader icon may mean a tile: that of a Leader who stands on the board, and whom the mission lets act.
/// SOLO V.B, G-93
fn may_lead(game: &Game, position: usize) -> bool {
    let RiverSlot::Tile { tile, neutralized: false } = game.state().river[position] else { return false };
    leads(game, tile) && mission::banned_until(game, position).is_none()
}

/// Whether a tile is a Leader's: it has a card of its own in the mission. SOLO III
fn leads(game: &Game, tile: TileId) -> bool {
    game.scenario().leader_card_of(tile).is_some()
}

/// Whether a miniature is a Leader: one of its tiles has a card of its own in the mission. SOLO III
pub(super) fn is_leader(game: &Game, mini: MiniId) -> bool {
    let body = game.state().mini(mini);
    body.tile().into_iter().chain(body.other_tile).any(|tile| leads(game, tile))
}

/// The Leader that a card calls.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Called {
    /// Who.
    pub mini: MiniId,
    /// Where its tile lies in the River.
    pub position: usize,
    /// Whether it stands on the board; otherwise it was Neutralized.
    pub stands: bool,
}

/// The Leader that a card calls: of several miniatures, the first in Reading Order. SOLO X
///
/// # Errors
/// Why the card calls nobody: the Leader is out of the game, or not in it yet, or may not act by the mission's rules.
/// G-93
pub(crate) fn leader_of(game: &Game, tiles: &[TileId]) -> Result<Called, Skipped> {
    let state = game.state();
    let is_its = |slot: &RiverSlot| matches!(slot, RiverSlot::Tile { tile, .. } if tiles.contains(tile));
    let slots = state.river.iter().enumerate().filter(|(_, slot)| is_its(slot));
    let (banned, open): (Vec<_>, Vec<_>) =
        slots.map(|(at, slot)| (at, *slot)).partition(|(at, _)| mission::banned_until(game, *at).is_some());
    let Some((position, _)) = open.first().copied() else {
        let round = banned.first().and_then(|(at, _)| mission::banned_until(game, *at));
        return Err(round.map_or(Skipped::NoLeader, |round| Skipped::Banned { round }));
    };
    let is_one = |mini: &MiniId| {
        state.mini(*mini).control == Control::Villain && tiles.iter().any(|tile| state.mini(*mini).is_of(*tile))
    };
    let standing = state.all_minis().filter(is_one).filter_map(|mini| Some((state.mini(mini).area?, mini)));
    if let Some((_, mini)) = standing.min() {
        return Ok(Called { mini, position, stands: true });
    }
    let fallen = tiles.iter().find_map(|tile| figures::in_pool(game, *tile).next());
    fallen.map(|mini| Called { mini, position, stands: false }).ok_or(Skipped::NoLeader)
}
