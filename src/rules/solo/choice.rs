//! With which Characteristic an interaction is done. SOLO IV, VI

use super::card::choice_for;
use super::stage::Interacting;
use crate::game::Game;
use crate::id::MiniId;
use crate::query::pools;

/// Whether an interaction is done with the Characteristic that the card says, or an automatic one, which rolls nothing, with
/// the one that lets it be done most often. R2 VI.C.3, SOLO IV, SOLO VI, G-96
pub(crate) fn by_the_card(game: &Game, mini: MiniId, it: &Interacting) -> bool {
    if it.is_complex {
        return it.choice == choice_for(game, mini, it.action);
    }
    let tile = game.state().mini(mini).tile().map(|tile| game.scenario().tile(tile));
    let lines = tile.map_or(&[][..], |tile| pools::characteristics(tile, it.action));
    let most = lines.iter().map(|line| line.1).max();
    lines.iter().position(|line| Some(line.1) == most).unwrap_or(0) == usize::from(it.choice)
}
