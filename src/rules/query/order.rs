//! In which order the automated Villain's miniatures are activated. SOLO V.B, G-52

use crate::frames::TileActivation;
use crate::game::Game;
use crate::id::MiniId;
use crate::state::{Control, Mini};

/// Which of a tile's miniatures may be activated next, where cards decide for the Villain: those in the first Area in
/// Reading Order, but of miniatures that are alike, only one. SOLO V.B, G-52
pub(crate) fn next_up(game: &Game, frame: &TileActivation) -> Vec<MiniId> {
    let state = game.state();
    let first = frame.left.iter().filter_map(|mini| state.mini(*mini).area).min();
    let mut found: Vec<MiniId> = Vec::new();
    for mini in frame.left.iter().filter(|mini| state.mini(**mini).area == first) {
        if !found.iter().any(|other| are_alike(game, *other, *mini)) {
            found.push(*mini);
        }
    }
    found
}

/// Whether cards decide for the Villain, and the Heroes choose the order of his miniatures in one Area. SOLO V.B
pub(crate) fn heroes_choose_order(game: &Game, frame: &TileActivation) -> bool {
    let is_his = |mini: &MiniId| game.state().mini(*mini).control == Control::Villain;
    game.state().automaton.is_some() && frame.left.first().is_some_and(is_his) && next_up(game, frame).len() > 1
}

/// Whether two miniatures differ in nothing but their numbers.
fn are_alike(game: &Game, one: MiniId, other: MiniId) -> bool {
    let state = game.state();
    let bare = |mini: MiniId| Mini { number: 0, ..*state.mini(mini) };
    let memory = &state.memory;
    let is_plain = |mini: MiniId| {
        state.tokens.iter().all(|token| token.carried_by != Some(mini))
            && state.lost_skills.iter().all(|(who, _)| *who != mini)
            && state.used.iter().all(|used| used.mini != mini)
            && memory.led.iter().all(|(led, by)| *led != mini && *by != mini)
            && memory.granted.iter().all(|(who, ..)| *who != mini)
            && memory.done.iter().all(|(who, _)| *who != mini)
    };
    bare(one) == bare(other) && is_plain(one) && is_plain(other)
}
