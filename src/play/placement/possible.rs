//! What nobody may ask for, although a match could go on with it: one check for `place` and for sandboxes. A record
//! keeps what was placed once.

use super::words::wrong;
use super::{MiniPlacement, Placement, PlacementError};
use crate::names::Names;
use gotham_content::Deck;
use gotham_rules::state::{Body, RiverSlot};
use gotham_rules::{CardId, Game, MOST_CUBES, MiniId, query};

/// The most cubes in the Fatigue Zone of the Command Post: all that a mission's two zones may have begun with.
const MOST_TIRED: u8 = 48;

/// A field of a placement, and what is wrong with it.
type Fault = (String, String);

impl Placement {
    /// The game with everything put there, for somebody who asks for it now.
    ///
    /// # Errors
    /// When a word is unknown, or the position could not be. What stands there already is no fault.
    pub fn arrange(&self, game: &Game) -> Result<Game, PlacementError> {
        self.leads_nobody_of_the_river(game)?;
        let placed = self.apply(game)?;
        self.check(&placed, &faults(game))?;
        Ok(placed)
    }

    /// The same, where everything that stands there is asked for.
    ///
    /// # Errors
    /// When a word is unknown, or the position could not be.
    pub fn make(&self, game: &Game) -> Result<Game, PlacementError> {
        self.leads_nobody_of_the_river(game)?;
        let placed = self.apply(game)?;
        self.check(&placed, &[])?;
        Ok(placed)
    }

    /// Who lies in the River is the Villain's, and no Hero's Command leads it. S2 Command
    fn leads_nobody_of_the_river(&self, game: &Game) -> Result<(), PlacementError> {
        let (state, names) = (game.state(), Names::of(game));
        let is_of = |slot: &RiverSlot, mini: MiniId| match slot {
            RiverSlot::Tile { tile, .. } => state.mini(mini).is_of(*tile),
            RiverSlot::Event => false,
        };
        let lies_there = |mini: MiniId| state.river.iter().any(|slot| is_of(slot, mini));
        let is_villains = |(word, mini): &(&String, &MiniPlacement)| {
            mini.commander.is_some() && names.find_mini(word).is_some_and(lies_there)
        };
        match self.minis.iter().find(is_villains) {
            Some((word, _)) => Err(wrong(format!("minis.{word}.commander"), "it is the Villain's")),
            None => Ok(()),
        }
    }

    fn check(&self, placed: &Game, known: &[Fault]) -> Result<(), PlacementError> {
        let crowds = self.crowds.iter().flatten().enumerate();
        let crowds = crowds.filter_map(|(at, word)| crowd(placed, word).map(|fault| (format!("crowds[{at}]"), fault)));
        let faults: Vec<Fault> = crowds.chain(faults(placed)).filter(|fault| !known.contains(fault)).collect();
        if faults.is_empty() { Ok(()) } else { Err(PlacementError::Faulty(faults)) }
    }
}

/// Only an Area that is over its limit has a crowd. G-65
fn crowd(placed: &Game, word: &str) -> Option<String> {
    let area = placed.scenario().find_area(word)?;
    (!query::is_over_full(placed, area)).then(|| format!("\"{word}\" is not over its Occupation limit (G-65)"))
}

/// Everything on a table that nobody may ask for.
fn faults(game: &Game) -> Vec<Fault> {
    let cubes = too_many_cubes(game).map(|(zone, message)| (format!("command_post.{zone}"), message));
    let mut all: Vec<Fault> = cubes.collect();
    cards(game, &mut all);
    miniatures(game, &mut all);
    all
}

/// Zones of the Command Post with too many cubes. The Reserve has as many as a Villain may begin with, and what an option
/// adds. SOLO XV 2
pub(crate) fn too_many_cubes(game: &Game) -> impl Iterator<Item = (&'static str, String)> {
    let more = u8::try_from(game.options().villain_reserve).unwrap_or(0);
    let post = &game.state().post;
    let zones = [("reserve", post.reserve, MOST_CUBES + more), ("fatigue", post.fatigue, MOST_TIRED + more)];
    let told = |(zone, cubes, most)| (cubes > most).then(|| (zone, format!("{cubes} is too large: at most {most}")));
    zones.into_iter().filter_map(told)
}

/// Equipment is carried and lies on the ground, Bat-Gadgets are in belts, and each card is there as often as the box has
/// it. R2 V.C.2, R2 V.C.3
fn cards(game: &Game, all: &mut Vec<Fault>) {
    let (state, scenario, names) = (game.state(), game.scenario(), Names::of(game));
    let mut seen: Vec<CardId> = Vec::new();
    let mut look = |field: String, id: CardId, deck: Deck| {
        let card = scenario.card(id);
        let copies = usize::from(card.copies);
        if let Some(fault) = card.out_of_place(deck) {
            all.push((field, fault));
        } else if seen.iter().filter(|other| **other == id).count() >= copies {
            all.push((field, format!("the game has {copies} of \"{}\"", card.id)));
        }
        seen.push(id);
    };
    for mini in state.with_tablets() {
        let (word, Some(tablet)) = (names.mini(mini), state.tablet(mini)) else { continue };
        for (at, card) in tablet.equipment.iter().enumerate() {
            look(format!("minis.{word}.equipment[{at}]"), *card, Deck::Equipment);
        }
        for (at, card) in tablet.gadgets.iter().enumerate() {
            look(format!("minis.{word}.gadgets[{at}]"), *card, Deck::BatGadget);
        }
    }
    for (at, (area, card)) in state.ground.iter().enumerate() {
        let before = state.ground[..at].iter().filter(|(other, _)| other == area).count();
        look(format!("ground.{}[{before}]", names.area(*area)), *card, Deck::Equipment);
    }
}

/// Of each tile there are as many miniatures as are printed. R2 II.B.7
fn miniatures(game: &Game, all: &mut Vec<Fault>) {
    let (state, scenario, names) = (game.state(), game.scenario(), Names::of(game));
    for tile in scenario.tile_ids() {
        let Some(printed) = scenario.tile(tile).miniatures else { continue };
        let there = state.minis.iter().filter(|mini| mini.body == Body::Tile(tile) && !mini.gone).count();
        if there > usize::from(printed) {
            let word = names.tile(tile);
            all.push((format!("pool.{word}"), format!("the tile \"{word}\" has {printed} miniatures")));
        }
    }
}
