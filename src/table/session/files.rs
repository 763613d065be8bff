//! Saves and settings on disk, through play's store.

use std::path::PathBuf;
use std::time::{Duration, SystemTime};

use bevy::prelude::Resource;

use super::Session;
use crate::content::Catalogue;
use crate::panels::{SaveSlot, Settings};
use crate::play::record::Record;
use crate::play::{Match, Store, StoreError};

/// The name of the autosave.
pub const AUTOSAVE: &str = "autosave";
const SETTINGS: &str = "settings";

/// Where saves and settings are kept, and what lies there.
#[derive(Resource)]
pub struct Files {
    saves: Store,
    settings: Store,
    /// The autosave.
    pub autosave: Option<SaveSlot>,
    /// Other saves, newest first.
    pub slots: Vec<SaveSlot>,
}

impl Files {
    /// The files of a folder; none = the system's place for them.
    pub fn new(folder: Option<PathBuf>) -> Files {
        let system = || directories::ProjectDirs::from("", "", "gotham-chronicles").map(|dirs| dirs.data_dir().into());
        let folder: PathBuf = folder.or_else(system).unwrap_or_else(|| "gotham-data".into());
        let saves = Store::new(folder.join("saves"));
        let mut files = Files { saves, settings: Store::new(folder), autosave: None, slots: Vec::new() };
        files.look();
        files
    }

    /// Looks anew what lies there.
    pub fn look(&mut self) {
        let slots = self.saves.slots();
        let mut found: Vec<SaveSlot> = slots.iter().map(|slot| self.describe(&slot.name, slot.written)).collect();
        self.autosave = found.iter().position(|slot| slot.name == AUTOSAVE).map(|at| found.remove(at));
        if self.autosave.as_ref().is_some_and(|slot| slot.finished) {
            self.autosave = None;
        }
        self.slots = found;
    }

    fn describe(&self, name: &str, written: Option<SystemTime>) -> SaveSlot {
        let mut slot = SaveSlot {
            name: name.into(),
            mission: String::new(),
            round: 0,
            when: written.and_then(|at| at.elapsed().ok()).map(ago).unwrap_or_default(),
            finished: false,
            broken: None,
        };
        let text = self.saves.path(name).map_err(|error| error.to_string());
        let text = text.and_then(|path| crate::play::store::read_text(&path).map_err(|error| error.to_string()));
        match text.and_then(|text| Record::parse(&text).map_err(|error| error.to_string())) {
            Ok(record) => {
                slot.mission = record.notes.get("mission").unwrap_or(&record.mission).clone();
                slot.round = record.notes.get("round").and_then(|round| round.parse().ok()).unwrap_or(0);
                slot.finished = record.notes.contains_key("finished");
            }
            Err(error) => slot.broken = Some(error),
        }
        slot
    }

    /// Keeps a match under a name.
    ///
    /// # Errors
    /// When the disk does not take it.
    pub fn save(&self, session: &mut Session, name: &str) -> Result<(), StoreError> {
        let game = session.game();
        let (mission, round) = (game.scenario().mission.name.clone(), game.state().round.to_string());
        if game.state().result.is_some() {
            session.note("finished", "yes".into());
        }
        session.note("mission", mission);
        session.note("round", round);
        self.saves.write(name, &session.play().save())
    }

    /// Opens a match; none when there is none of that name.
    ///
    /// # Errors
    /// When it cannot be read; a damaged one is moved aside.
    pub fn load(&self, catalogue: &Catalogue, name: &str) -> Result<Option<Match>, StoreError> {
        self.saves.open(name, |text| Match::load(catalogue, text))
    }

    /// Forgets a match.
    ///
    /// # Errors
    /// When the disk does not let it go.
    pub fn forget(&self, name: &str) -> Result<(), StoreError> {
        self.saves.remove(name)
    }

    /// The settings, and what was wrong with them.
    pub fn settings(&self) -> (Settings, Option<StoreError>) {
        match self.settings.open(SETTINGS, |text| serde_json::from_str::<Settings>(text)) {
            Ok(settings) => (settings.unwrap_or_default().in_range(), None),
            Err(error) => (Settings::default(), Some(error)),
        }
    }

    /// Keeps the settings.
    ///
    /// # Errors
    /// When the disk does not take them.
    pub fn keep_settings(&self, settings: &Settings) -> Result<(), StoreError> {
        let text = serde_json::to_string_pretty(settings).unwrap_or_default();
        self.settings.write(SETTINGS, &text)
    }
}

fn ago(time: Duration) -> String {
    let minutes = time.as_secs() / 60;
    match minutes {
        0 => "just now".into(),
        1..=59 => format!("{minutes} min ago"),
        60..=2879 => format!("{} h ago", minutes / 60),
        _ => format!("{} days ago", minutes / 1440),
    }
}
