//! The most lamps that each mission has lit. They are stored as one text in a [`Store`], and anything wrong with that
//! text is reported; if it means nothing, it is moved aside, and never written over.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::lamps::Lamps;
use crate::history::Match;
use crate::store::{self, Store, StoreError, Unread};
use gotham_content::is_well_formed;

/// The name of the text in its store.
const NAME: &str = "campaign";
/// The form of the text that this program writes, and the newest that it reads.
const FORMAT: u64 = 1;
/// The most missions: more than anybody has.
const MOST: usize = 1000;
/// The most letters of an id.
const MOST_LETTERS: usize = 80;

/// How many lamps each mission that was played has lit, at its best.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct CampaignProgress {
    missions: BTreeMap<String, Lamps>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Page {
    format: u64,
    missions: BTreeMap<String, u8>,
}

impl CampaignProgress {
    /// What a match that has ended adds; `None` if that is nothing: it goes on, or was set up by hand, or more was taken
    /// back than the rules allow, or it teaches the game. Who played it, the caller knows.
    pub fn of_match(play: &Match) -> Option<CampaignProgress> {
        let mission = &play.game().scenario().mission;
        if play.is_practice() || mission.lessons.is_some() {
            return None;
        }
        let lamps = Lamps::of(play.game())?;
        Some(CampaignProgress { missions: BTreeMap::from([(mission.id.to_string(), lamps)]) })
    }

    /// The lamps of a mission; `None`: it was not played yet.
    pub fn of(&self, mission: &str) -> Option<Lamps> {
        self.missions.get(mission).copied()
    }

    /// Whether nothing was played yet.
    pub fn is_empty(&self) -> bool {
        self.missions.is_empty()
    }

    /// Every mission that was played, by id.
    pub fn all(&self) -> impl Iterator<Item = (&str, Lamps)> {
        self.missions.iter().map(|(mission, lamps)| (mission.as_str(), *lamps))
    }

    /// A mission has lit this many lamps; false if it was played before, and had lit as many.
    pub fn light(&mut self, mission: &str, lamps: Lamps) -> bool {
        let is_better = self.of(mission).is_none_or(|best| lamps > best);
        if is_better {
            self.missions.insert(mission.into(), lamps);
        }
        is_better
    }

    /// Adds what somebody else has, or the same person elsewhere; nothing gets lower. Returns for how many missions that
    /// changes something.
    pub fn add(&mut self, other: &CampaignProgress) -> usize {
        other.all().filter(|(mission, lamps)| self.light(mission, *lamps)).count()
    }

    /// All of it as a text.
    pub fn text(&self) -> String {
        let missions = self.all().map(|(mission, lamps)| (mission.into(), lamps.number())).collect();
        serde_json::to_string_pretty(&Page { format: FORMAT, missions }).unwrap_or_default()
    }

    /// From such a text.
    ///
    /// # Errors
    /// When the text means nothing, or comes from a newer program.
    pub fn read(text: &str) -> Result<CampaignProgress, Unread> {
        store::check_form(text, FORMAT)?;
        let page: Page = serde_json::from_str(text).map_err(|error| Unread::Damaged(error.to_string()))?;
        if page.missions.len() > MOST {
            return Err(Unread::Damaged(format!("{} missions: at most {MOST}", page.missions.len())));
        }
        let sound = |(mission, number): (String, u8)| {
            if mission.len() > MOST_LETTERS || !is_well_formed(&mission) {
                let shown: String = mission.chars().take(MOST_LETTERS).collect();
                return Err(Unread::Damaged(format!("{shown:?} is not the id of a mission")));
            }
            let most = Lamps::MOST;
            let lamps = Lamps::new(number);
            let lamps = lamps.ok_or_else(|| Unread::Damaged(format!("{mission}: {number} lamps: at most {most}")))?;
            Ok((mission, lamps))
        };
        Ok(CampaignProgress { missions: page.missions.into_iter().map(sound).collect::<Result<_, _>>()? })
    }

    /// What is stored; nothing if there is none.
    ///
    /// # Errors
    /// When it cannot be read; a text that means nothing has been moved aside.
    pub fn open(store: &Store) -> Result<CampaignProgress, StoreError> {
        Ok(store.open(NAME, CampaignProgress::read)?.unwrap_or_default())
    }

    /// Adds to what is stored: another window may have written its own meanwhile. A text that means nothing is moved
    /// aside, and a new one is started; the error says so.
    ///
    /// # Errors
    /// When it cannot be read or written; in that case what is there stays as it is.
    pub fn keep(store: &Store, more: &CampaignProgress) -> Result<(CampaignProgress, Option<StoreError>), StoreError> {
        store.add(NAME, CampaignProgress::read, CampaignProgress::text, |progress| progress.add(more) > 0)
    }
}

#[cfg(test)]
mod tests;
