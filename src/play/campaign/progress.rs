//! The most lamps that each mission has lit, and the most windows that stayed dark for the Villain's player. They are stored
//! as one text in a [`Store`], and anything wrong with that text is reported; if it means nothing, it is moved aside, and
//! never written over.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::lamps::{DarkWindows, Lamps};
use crate::history::Match;
use crate::store::{self, Store, StoreError, Unread};
use gotham_content::is_well_formed;
use gotham_content::mission::Side;

/// The name of the text in its store.
const NAME: &str = "campaign";
/// The newest form of the text that is read. A text without dark windows is written in the first one, which older programs
/// read, too.
const FORMAT: u64 = 2;
const WITHOUT_DARK: u64 = 1;
/// The most missions: more than anybody has.
const MOST: usize = 1000;
/// The most letters of an id.
const MOST_LETTERS: usize = 80;

/// How each mission has ended at its best, for those who played either side.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct CampaignProgress {
    missions: BTreeMap<String, Lamps>,
    /// What the Villain's player has kept dark.
    dark: BTreeMap<String, DarkWindows>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Page {
    format: u64,
    missions: BTreeMap<String, u8>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    dark: BTreeMap<String, u8>,
}

impl CampaignProgress {
    /// What a match that has ended adds for those who played a side: lamps for the Heroes, dark windows for the Villain.
    /// `None` if that is nothing: it goes on, or was set up by hand, or more was taken back than the rules allow, or it
    /// teaches the game. Who played it, the caller knows.
    pub fn of_match(play: &Match, side: Side) -> Option<CampaignProgress> {
        let mission = &play.game().scenario().mission;
        if play.is_practice() || mission.lessons.is_some() {
            return None;
        }
        let mut progress = CampaignProgress::default();
        match side {
            Side::Heroes => progress.light(mission.id.as_str(), Lamps::of(play.game())?),
            Side::Villain => progress.darken(mission.id.as_str(), DarkWindows::of(play.game())?),
        };
        Some(progress)
    }

    /// The lamps that the Heroes have lit in a mission; `None`: nobody has played them there yet.
    pub fn of(&self, mission: &str) -> Option<Lamps> {
        self.missions.get(mission).copied()
    }

    /// Whether nothing was played yet.
    pub fn is_empty(&self) -> bool {
        self.missions.is_empty() && self.dark.is_empty()
    }

    /// The windows of a mission that stayed dark for the Villain's player; `None`: nobody has played him there yet.
    pub fn dark_of(&self, mission: &str) -> Option<DarkWindows> {
        self.dark.get(mission).copied()
    }

    /// The windows of a mission that the city sees: the Heroes' lamps, or those that the Villain has left lit where nobody
    /// has played the Heroes. `None`: neither side was played to the end yet.
    pub fn lit(&self, mission: &str) -> Option<Lamps> {
        self.of(mission).or_else(|| self.dark_of(mission).map(DarkWindows::left_lit))
    }

    /// Every mission that was played against the Heroes, by id.
    pub fn all_dark(&self) -> impl Iterator<Item = (&str, DarkWindows)> {
        self.dark.iter().map(|(mission, dark)| (mission.as_str(), *dark))
    }

    /// Every mission in which somebody has played the Heroes, by id.
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

    /// A mission has stayed dark in this many windows; false if as many stayed dark before.
    pub fn darken(&mut self, mission: &str, dark: DarkWindows) -> bool {
        let is_better = self.dark_of(mission).is_none_or(|best| dark > best);
        if is_better {
            self.dark.insert(mission.into(), dark);
        }
        is_better
    }

    /// Adds what somebody else has, or the same person elsewhere; nothing gets lower. Returns for how many missions that
    /// changes something.
    pub fn add(&mut self, other: &CampaignProgress) -> usize {
        let mut changed: BTreeSet<&str> =
            other.all().filter(|(id, lit)| self.light(id, *lit)).map(|(id, _)| id).collect();
        changed.extend(other.all_dark().filter(|(id, dark)| self.darken(id, *dark)).map(|(id, _)| id));
        changed.len()
    }

    /// All of it as a text.
    pub fn text(&self) -> String {
        let missions = self.all().map(|(mission, lamps)| (mission.into(), lamps.number())).collect();
        let dark: BTreeMap<String, u8> =
            self.all_dark().map(|(mission, dark)| (mission.into(), dark.number())).collect();
        let format = if dark.is_empty() { WITHOUT_DARK } else { FORMAT };
        serde_json::to_string_pretty(&Page { format, missions, dark }).unwrap_or_default()
    }

    /// From such a text.
    ///
    /// # Errors
    /// When the text means nothing, or comes from a newer program.
    pub fn read(text: &str) -> Result<CampaignProgress, Unread> {
        store::check_form(text, FORMAT)?;
        let page: Page = serde_json::from_str(text).map_err(|error| Unread::Damaged(error.to_string()))?;
        Ok(CampaignProgress {
            missions: sound(page.missions, "lamps", Lamps::new)?,
            dark: sound(page.dark, "dark windows", DarkWindows::new)?,
        })
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

/// The missions of a text with their numbers, if each can be.
fn sound<T>(
    numbers: BTreeMap<String, u8>,
    what: &str,
    new: impl Fn(u8) -> Option<T>,
) -> Result<BTreeMap<String, T>, Unread> {
    if numbers.len() > MOST {
        return Err(Unread::Damaged(format!("{} missions: at most {MOST}", numbers.len())));
    }
    let sound = |(mission, number): (String, u8)| {
        if mission.len() > MOST_LETTERS || !is_well_formed(&mission) {
            let shown: String = mission.chars().take(MOST_LETTERS).collect();
            return Err(Unread::Damaged(format!("{shown:?} is not the id of a mission")));
        }
        let most = Lamps::MOST;
        let found =
            new(number).ok_or_else(|| Unread::Damaged(format!("{mission}: {number} {what}: at most {most}")))?;
        Ok((mission, found))
    };
    numbers.into_iter().map(sound).collect()
}

#[cfg(test)]
mod tests;
