//! The search for markers and letters: until the map lets those see each other who do in the lists, and nobody else.
//!
//! A straight line too many can't be undone by anything but moving a marker; one that is missing can be said with a letter.
//! So the search moves markers until no line is too many and few are missing, as near to where they stood as it can, and
//! then gives letters to groups of Areas that all see each other in the lists.

mod letters;
mod places;
mod stage;

use gotham_content::Map;
use gotham_rules::board::Board;

use self::places::Places;
pub use self::stage::Stage;
use super::compare::{Sights, sights};
use super::lists::Printed;

/// What came of a search.
#[derive(Clone, PartialEq, Debug)]
pub struct Fitted {
    /// The map with its markers and letters.
    pub map: Map,
    /// What straight lines alone said before: pairs missing, pairs too many.
    pub before: (usize, usize),
    /// What the map says now beside its lists.
    pub sights: Sights,
    /// How many letters it uses.
    pub letters: usize,
    /// How many pairs see each other only by a letter.
    pub by_letter: usize,
}

/// Searches places for the markers of a map, and letters for what is left. The same steps and seed give the same map.
pub fn fit(map: &Map, printed: &Printed, steps: u64, seed: u64, tell: &dyn Fn(Stage)) -> Fitted {
    let mut map = map.clone();
    map.areas.iter_mut().flat_map(|area| &mut area.markers).for_each(|marker| marker.letters.clear());
    let board = Board::new(&map);
    let before = sights(&board, printed);
    let mut places = Places::new(&map, &board, printed);
    places.search(steps, seed, tell);
    places.put_into(&mut map);
    let drawn = Board::new(&map);
    let missing = sights(&drawn, printed).missing;
    let by_letter = missing.len();
    let letters = letters::give(&mut map, &missing, printed, seed);
    let sights = sights(&Board::new(&map), printed);
    Fitted { map, before: (before.missing.len(), before.too_many.len()), sights, letters, by_letter }
}
