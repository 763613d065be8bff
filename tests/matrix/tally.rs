//! What a walk has seen.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use gotham_content::Catalogue;

use super::Sum;

/// Sums over matches.
#[derive(Default, Debug)]
pub(super) struct Tally {
    /// Sandboxes drawn.
    pub matches: u64,
    /// Sandboxes that were impossible.
    pub refused: u64,
    /// Commands given.
    pub commands: u64,
    /// Matches that ended on their own.
    pub ended: u64,
    /// Missions, by how many matches.
    pub missions: BTreeMap<String, u64>,
    /// Boards of sandboxes, by how many matches.
    pub boards: BTreeMap<String, u64>,
    /// Heroes that played.
    pub heroes: BTreeSet<String>,
    /// Tiles that played.
    pub tiles: BTreeSet<String>,
    /// Cards that were carried or lay on the board.
    pub cards: BTreeSet<String>,
    /// Edition and number of variants, by how many matches had them.
    pub options: BTreeMap<String, u64>,
    /// Commands by their word.
    pub said: BTreeMap<String, u64>,
    /// Skills that were used or offered.
    pub skills: BTreeSet<String>,
    /// What was compared, and how often.
    pub checks: BTreeMap<&'static str, u64>,
}

impl Sum for Tally {
    fn add(&mut self, other: Tally) {
        self.matches += other.matches;
        self.refused += other.refused;
        self.commands += other.commands;
        self.ended += other.ended;
        self.heroes.extend(other.heroes);
        self.tiles.extend(other.tiles);
        self.cards.extend(other.cards);
        self.skills.extend(other.skills);
        other.missions.into_iter().for_each(|(key, count)| *self.missions.entry(key).or_default() += count);
        other.boards.into_iter().for_each(|(key, count)| *self.boards.entry(key).or_default() += count);
        other.options.into_iter().for_each(|(key, count)| *self.options.entry(key).or_default() += count);
        other.said.into_iter().for_each(|(key, count)| *self.said.entry(key).or_default() += count);
        other.checks.into_iter().for_each(|(key, count)| *self.checks.entry(key).or_default() += count);
    }

    fn commands(&self) -> u64 {
        self.commands
    }
}

impl Tally {
    /// Something was compared.
    pub(super) fn check(&mut self, what: &'static str) {
        *self.checks.entry(what).or_default() += 1;
    }

    /// For people.
    pub(super) fn text(&self, catalogue: &Catalogue, took: Duration) -> String {
        let counts = |map: &mut dyn Iterator<Item = (String, u64)>| {
            map.map(|(key, count)| format!("{key} {count}")).collect::<Vec<_>>().join(", ")
        };
        let missing = |all: &mut dyn Iterator<Item = String>, seen: &BTreeSet<String>| {
            let missing: Vec<String> = all.filter(|id| !seen.contains(id)).collect();
            if missing.is_empty() { String::new() } else { format!("; never: {}", missing.join(", ")) }
        };
        let seconds = took.as_secs_f64();
        [
            format!(
                "{} commands in {} matches, {} of which ended; {} sandboxes could not be; {seconds:.0} s, {:.0} a second",
                self.commands,
                self.matches,
                self.ended,
                self.refused,
                self.commands as f64 / seconds.max(1e-9)
            ),
            format!("missions: {}", counts(&mut self.missions.clone().into_iter())),
            format!("boards of sandboxes: {}", counts(&mut self.boards.clone().into_iter())),
            format!(
                "Heroes {} of {}{}",
                self.heroes.len(),
                catalogue.heroes.len(),
                missing(&mut catalogue.heroes.iter().map(|hero| hero.id.to_string()), &self.heroes)
            ),
            format!(
                "tiles {} of {}{}",
                self.tiles.len(),
                catalogue.tiles.len(),
                missing(&mut catalogue.tiles.iter().map(|tile| tile.id.to_string()), &self.tiles)
            ),
            format!(
                "cards {} of {}{}",
                self.cards.len(),
                catalogue.cards.len(),
                missing(&mut catalogue.cards.iter().map(|card| card.id.to_string()), &self.cards)
            ),
            format!("matches by options: {}", counts(&mut self.options.clone().into_iter())),
            format!("Skills used: {}", self.skills.iter().cloned().collect::<Vec<_>>().join(", ")),
            format!("commands: {}", counts(&mut self.said.clone().into_iter())),
            format!(
                "compared: {}",
                counts(&mut self.checks.iter().map(|(key, count)| (key.to_string(), *count)))
            ),
        ]
        .join("\n")
    }
}
