//! The cards of the automated Villain: which lie face down, in which order, and which were resolved. SOLO II, SOLO V.B

use super::words::{Finder, unknown, wrong};
use super::{AutomatonPlacement, PlacementError};
use gotham_rules::AiCardId;
use gotham_rules::state::{Automaton, Deck, State};

/// Lays the cards. One that is in force stays there, unless the turn begins again. SOLO II
pub(super) fn lay(
    placement: &AutomatonPlacement,
    is_new_turn: bool,
    finder: Finder,
    state: &mut State,
) -> Result<(), PlacementError> {
    let Some(automaton) = &mut state.automaton else {
        return Err(wrong("automaton", "no cards decide for the Villain in this match"));
    };
    if is_new_turn {
        *automaton = Automaton::default();
    }
    let in_force = automaton.card.map(|card| card.0);
    let mut named = Vec::new();
    let deck = pile("deck", &placement.deck, in_force, finder, &mut named)?;
    let discard = pile("discard", &placement.discard, in_force, finder, &mut named)?;
    let before = state.decks.get(Automaton::DECK).cloned().unwrap_or_default();
    let unnamed = |card: &u8| !named.contains(card) && Some(*card) != in_force;
    let mut face_down = match deck {
        Some(deck) => deck,
        None => before.face_down().iter().copied().filter(unnamed).rev().collect(),
    };
    let open = discard.unwrap_or_else(|| before.discard().iter().copied().filter(unnamed).collect());
    let (tiles, leaders) = finder.game.scenario().ai_deck();
    let all = tiles.into_iter().chain(leaders).filter(|card| Some(*card) != in_force);
    let mut laid_aside: Vec<u8> = all.filter(|card| !face_down.contains(card) && !open.contains(card)).collect();
    laid_aside.extend(open);
    face_down.reverse();
    state.decks = vec![Deck::lying(face_down, laid_aside)];
    Ok(())
}

/// The cards of a pile, if it is named. No card lies in two places.
fn pile(
    name: &str,
    words: &Option<Vec<String>>,
    in_force: Option<u8>,
    finder: Finder,
    named: &mut Vec<u8>,
) -> Result<Option<Vec<u8>>, PlacementError> {
    let Some(words) = words else { return Ok(None) };
    let first = named.len();
    for (at, word) in words.iter().enumerate() {
        let field = format!("automaton.{name}[{at}]");
        let card = find(finder, word).ok_or_else(|| unknown(&field, "card", word))?;
        if named.contains(&card) {
            return Err(wrong(field, "it appears twice"));
        }
        if in_force == Some(card) {
            return Err(wrong(field, "it is in force"));
        }
        named.push(card);
    }
    Ok(Some(named[first..].to_vec()))
}

/// A card of the automated Villain by its word.
fn find(finder: Finder, word: &str) -> Option<u8> {
    let (tiles, leaders) = finder.game.scenario().ai_deck();
    tiles.into_iter().chain(leaders).find(|card| finder.names.ai_card(AiCardId(*card)) == word)
}
