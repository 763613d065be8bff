//! Saves and settings on disk, through play's store.

use std::sync::Arc;

use bevy::prelude::Resource;

use super::{Keeping, Session};
use gotham_content::Catalogue;
use gotham_panels::{SaveSlot, Settings};
use gotham_platform::{Clock, Date, Platform};
use gotham_play::record::Record;
use gotham_play::{BRANCH, CampaignProgress, Match, Scored, Scores, Store, StoreError, Unread};
use gotham_rules::Game;
use gotham_words::Words;

/// The name of the autosave.
pub(crate) const AUTOSAVE: &str = "autosave";
const SETTINGS: &str = "settings";
/// The file extension of sandboxes.
pub(crate) const SANDBOX: &str = "sandbox.ron";

/// Where saves and settings are kept, and what is there.
#[derive(Resource)]
pub(crate) struct Files {
    saves: Store,
    settings: Store,
    clock: Arc<dyn Clock>,
    /// The autosave.
    pub autosave: Option<SaveSlot>,
    /// Other saves, newest first.
    pub slots: Vec<SaveSlot>,
    /// What wins against the automated Villain were worth.
    pub scores: Scores,
    /// How far the campaign has come.
    pub campaign: CampaignProgress,
    /// When the autosave of the match at this table was written: another window may have written its own since.
    written: Option<Date>,
    /// The settings of somebody who has set nothing yet.
    first: Settings,
    /// What was wrong with saves that were looked at, not reported yet.
    pub troubles: Vec<StoreError>,
    /// The same for the scores.
    pub score_troubles: Vec<StoreError>,
    /// The same for the campaign.
    pub campaign_troubles: Vec<StoreError>,
}

impl Files {
    /// What a platform stores.
    pub(crate) fn new(platform: &Platform) -> Files {
        let mut files = Files {
            saves: Store::new(platform.saves.clone()),
            settings: Store::new(platform.settings.clone()),
            clock: platform.clock.clone(),
            autosave: None,
            slots: Vec::new(),
            scores: Scores::default(),
            campaign: CampaignProgress::default(),
            written: None,
            first: first_settings(platform),
            troubles: Vec::new(),
            score_troubles: Vec::new(),
            campaign_troubles: Vec::new(),
        };
        files.find_saves();
        files.find_scores();
        files.find_campaign();
        files
    }

    /// Checks again what is there. Anything damaged is moved aside before it could be overwritten.
    pub(crate) fn find_saves(&mut self) {
        let troubles = self.troubles.len();
        let mut found = self.described();
        if self.troubles.len() > troubles {
            found = self.described(); // what was moved aside is listed under the name that it got
        }
        let is_under_way = |slot: &SaveSlot| slot.name == AUTOSAVE && !slot.finished;
        self.autosave = found.iter().position(is_under_way).map(|at| found.remove(at));
        self.slots = found;
    }

    /// Checks which scores are there. Anything damaged is moved aside and reported.
    fn find_scores(&mut self) {
        match Scores::open(&self.settings) {
            Ok(scores) => self.scores = scores,
            Err(error) => self.score_troubles.push(error),
        }
    }

    /// Checks how far the campaign has come. Anything damaged is moved aside and reported.
    fn find_campaign(&mut self) {
        match CampaignProgress::open(&self.settings) {
            Ok(campaign) => self.campaign = campaign,
            Err(error) => self.campaign_troubles.push(error),
        }
    }

    /// Adds to the lamps of the campaign; returns what was wrong with them before.
    ///
    /// # Errors
    /// When they cannot be read or written.
    pub(crate) fn add_lamps(&mut self, more: &CampaignProgress) -> Result<Option<StoreError>, StoreError> {
        let (campaign, trouble) = CampaignProgress::keep(&self.settings, more)?;
        self.campaign = campaign;
        Ok(trouble)
    }

    /// Stores the score of the match that was just won, if it counts; returns what was wrong with the list
    /// before.
    ///
    /// # Errors
    /// When the list cannot be read or written.
    pub(crate) fn keep_score(&mut self, play: &Match) -> Result<Option<StoreError>, StoreError> {
        let Some(scored) = Scored::of(play, self.clock.date()) else { return Ok(None) };
        let (scores, trouble) = Scores::keep(&self.settings, scored)?;
        self.scores = scores;
        Ok(trouble)
    }

    fn described(&mut self) -> Vec<SaveSlot> {
        let slots = self.saves.slots();
        slots.iter().filter_map(|slot| self.describe(&slot.name, slot.written)).collect()
    }

    fn describe(&mut self, name: &str, written: Option<Date>) -> Option<SaveSlot> {
        let mut slot = SaveSlot {
            name: name.into(),
            mission: String::new(),
            round: 0,
            age: written.and_then(|at| self.clock.date().since(at)),
            finished: false,
            is_branch: false,
            broken: None,
        };
        match self.saves.open(name, |text| Record::parse(text).map_err(Unread::from)) {
            Ok(record) => {
                let record = record?;
                slot.mission = record.notes.get("mission").unwrap_or(&record.mission).clone();
                slot.round = record.notes.get("round").and_then(|round| round.parse().ok()).unwrap_or(0);
                slot.finished = record.notes.contains_key("finished");
                slot.is_branch = record.notes.contains_key(BRANCH);
            }
            Err(error @ StoreError::Damaged { aside: Some(_), .. }) => {
                self.troubles.push(error);
                return None;
            }
            Err(error) => slot.broken = Some(error.to_string()),
        }
        Some(slot)
    }

    /// Saves the match under way, if it is one to be saved. The autosave of another match gets its own name first,
    /// and a match that is over makes way for the next one. If another window has put its match into the autosave
    /// meanwhile, this one gets its own name and stays there.
    ///
    /// # Errors
    /// When the disk won't take it.
    pub(crate) fn keep(&mut self, session: &mut Session) -> Result<(), StoreError> {
        let name = match &session.keeping {
            Keeping::Never => return Ok(()),
            Keeping::Beside(name) => name.clone(),
            Keeping::On if self.saves.written(AUTOSAVE) != self.written => {
                self.saves.free_name(&name_of(&session.words, session.game()))
            }
            Keeping::On => AUTOSAVE.into(),
            Keeping::Anew => {
                self.set_aside(AUTOSAVE, &session.words)?;
                AUTOSAVE.into()
            }
        };
        self.write(session, &name)?;
        if name == AUTOSAVE {
            self.written = self.saves.written(AUTOSAVE);
        }
        session.keeping = if session.game().state().result.is_some() {
            self.set_aside(&name, &session.words)?;
            Keeping::Anew
        } else if name == AUTOSAVE {
            Keeping::On
        } else {
            Keeping::Beside(name)
        };
        Ok(())
    }

    /// Gives a match the name that says what it is.
    fn set_aside(&mut self, name: &str, words: &Words) -> Result<(), StoreError> {
        let Some(slot) = self.describe(name, None) else { return Ok(()) };
        let wanted = match (slot.broken.is_some(), slot.finished) {
            (true, _) => words.table_older_autosave().into(),
            (_, true) if slot.is_branch => words.table_finished_branch(slot.mission),
            (_, true) => words.table_finished_game(slot.mission),
            (_, false) => words.help_save_name(slot.mission, slot.round),
        };
        match self.saves.rename(name, &self.saves.free_name(&wanted)) {
            Err(StoreError::Disk { error, .. }) if error.kind() == std::io::ErrorKind::NotFound => Ok(()),
            done => done,
        }
    }

    /// Where a branch is kept from now on: a name that says what it is, and that no other match has.
    pub(crate) fn name_for_branch(&self, words: &Words, game: &Game) -> String {
        let mission = words.text(&game.scenario().mission.name);
        self.saves.free_name(&words.table_branch_name(mission, game.state().round))
    }

    /// Saves a match beside the autosave, under this name or a similar free one; returns the name.
    ///
    /// # Errors
    /// When the disk won't take it.
    pub(crate) fn save(&self, session: &mut Session, wanted: &str) -> Result<String, StoreError> {
        let name = self.saves.free_name(wanted);
        self.write(session, &name)?;
        Ok(name)
    }

    fn write(&self, session: &mut Session, name: &str) -> Result<(), StoreError> {
        let game = session.game();
        let (mission, round) = (game.scenario().mission.name.english().to_string(), game.state().round.to_string());
        let is_over = game.state().result.is_some();
        session.note("mission", Some(mission));
        session.note("round", Some(round));
        session.note("finished", is_over.then(|| "yes".into()));
        self.saves.write(name, &session.play().save())
    }

    /// The text of a match, for the player to export.
    ///
    /// # Errors
    /// When it cannot be read.
    pub(crate) fn text(&self, name: &str) -> Result<Option<String>, StoreError> {
        self.saves.read(name)
    }

    /// Imports a match, under the name of its file or a similar free one; returns the
    /// name.
    ///
    /// # Errors
    /// When the disk won't take it.
    pub(crate) fn take_up(&mut self, wanted: &str, text: &str) -> Result<String, StoreError> {
        let name = self.saves.free_name(wanted);
        self.saves.write(&name, text)?;
        self.find_saves();
        Ok(name)
    }

    /// Writes a sandbox's file beside the saves, under this name or a similar free one; returns where it is.
    ///
    /// # Errors
    /// When the disk won't take it.
    pub(crate) fn write_sandbox(&self, wanted: &str, text: &str) -> Result<String, StoreError> {
        self.saves.write_beside(wanted, SANDBOX, text)
    }

    /// Opens a match; `None` when there is none with that name.
    ///
    /// # Errors
    /// When it cannot be read; a damaged one is moved aside.
    pub(crate) fn load(&mut self, catalogue: &Catalogue, name: &str) -> Result<Option<Match>, StoreError> {
        if name == AUTOSAVE {
            self.written = self.saves.written(AUTOSAVE);
        }
        self.read(catalogue, name)
    }

    /// Reads a match without continuing it; `None` when there is none with that name.
    ///
    /// # Errors
    /// When it cannot be read; a damaged one is moved aside.
    pub(crate) fn read(&self, catalogue: &Catalogue, name: &str) -> Result<Option<Match>, StoreError> {
        self.saves.open(name, |text| Match::load(catalogue, text).map_err(Unread::from))
    }

    /// Deletes a match.
    ///
    /// # Errors
    /// When the disk won't let it go.
    pub(crate) fn forget(&self, name: &str) -> Result<(), StoreError> {
        self.saves.remove(name)
    }

    /// The settings, and what was wrong with them.
    pub(crate) fn settings(&self) -> (Settings, Option<StoreError>) {
        let read =
            |text: &str| serde_json::from_str::<Settings>(text).map_err(|error| Unread::Damaged(error.to_string()));
        match self.settings.open(SETTINGS, read) {
            Ok(settings) => (settings.unwrap_or_else(|| self.first.clone()).in_range(), None),
            Err(error) => (self.first.clone(), Some(error)),
        }
    }

    /// Saves the settings.
    ///
    /// # Errors
    /// When the disk won't take them.
    pub(crate) fn keep_settings(&self, settings: &Settings) -> Result<(), StoreError> {
        let text = serde_json::to_string_pretty(settings).unwrap_or_default();
        self.settings.write(SETTINGS, &text)
    }
}

/// Preferences that somebody without settings has already told their system.
fn first_settings(platform: &Platform) -> Settings {
    let (reduced_motion, high_contrast) =
        platform.page.as_ref().map_or((false, false), |page| (page.reduced_motion, page.high_contrast));
    Settings { reduced_motion, high_contrast, ..Settings::default() }
}

/// What a match under way is called.
fn name_of(words: &Words, game: &Game) -> String {
    words.help_save_name(words.text(&game.scenario().mission.name), game.state().round)
}

#[cfg(test)]
mod tests {
    use core::time::Duration;

    use super::*;
    use gotham_platform::{HandClock, Memory, Storage};
    use gotham_play::{Lamps, Luck, Match};
    use gotham_rules::{Options, Scenario};

    fn session(seed: u64) -> Session {
        let scenario = Scenario::new(&gotham_embedded::catalogue(), "to_sink_a_city").expect("the mission");
        Session::resume(Match::new(scenario, Options::default(), seed))
    }

    /// A platform without a disk, and what it stores.
    fn platform() -> (Platform, Memory) {
        let clock = Arc::new(HandClock::ticking(Duration::from_secs(1)));
        let saves = Memory::new(clock.clone());
        let settings = Arc::new(Memory::new(clock.clone()));
        (Platform { clock, saves: Arc::new(saves.clone()), settings, page: None }, saves)
    }

    fn names(files: &mut Files) -> Vec<String> {
        files.find_saves();
        let mut names: Vec<String> = files.slots.iter().map(|slot| slot.name.clone()).collect();
        names.sort();
        names
    }

    #[test]
    fn lamps_outlast_the_program_and_what_means_nothing_is_reported() {
        let (platform, _) = platform();
        let mut lit = CampaignProgress::default();
        lit.light("hush", Lamps::new(4).expect("that many"));
        assert!(Files::new(&platform).add_lamps(&lit).expect("kept").is_none());
        let again = Files::new(&platform);
        assert_eq!((&again.campaign, again.campaign_troubles.len()), (&lit, 0));
        platform.settings.write("campaign.json", "{ cut off").expect("written");
        let damaged = Files::new(&platform);
        assert_eq!((damaged.campaign.is_empty(), damaged.campaign_troubles.len()), (true, 1));
    }

    #[test]
    fn no_match_is_written_over_another() {
        let clock = Arc::new(HandClock::default());
        let memory = || Arc::new(Memory::new(clock.clone()));
        let platform = Platform { saves: memory(), settings: memory(), clock: clock.clone(), page: None };
        let mut files = Files::new(&platform);
        let (mut first, mut second) = (session(1), session(2));
        let mut other_window = Files::new(&platform);
        for session in [&mut first, &mut second] {
            files.keep(session).expect("kept");
            clock.go_on(Duration::from_secs(1));
            files.keep(session).expect("kept again, in the same place");
            clock.go_on(Duration::from_secs(1));
        }
        assert_eq!(names(&mut files), ["To Sink a City round 0"], "the first match has got out of the way");
        assert_eq!(files.save(&mut second, "To Sink a City round 0").expect("saved"), "To Sink a City round 0 2");
        other_window.keep(&mut first).expect("kept by another window");
        assert_eq!(names(&mut files).len(), 3, "the first match has got out of the way of the second");
        second.keeping = Keeping::Never;
        files.keep(&mut second).expect("nothing to do");
        assert!(files.autosave.is_some());
    }

    #[test]
    fn a_branch_is_kept_beside_the_match_that_it_left() {
        let (platform, saves) = platform();
        let mut files = Files::new(&platform);
        let mut first = session(1);
        files.keep(&mut first).expect("kept");
        for _ in 0..4 {
            let command = first.game().legal()[0].clone();
            first.say(&command).expect("legal");
        }
        files.keep(&mut first).expect("kept");
        let kept = saves.read("autosave.json").expect("read");
        let watched = Session::watch_from(first.play().clone(), 2);
        assert_eq!((watched.play().steps().len(), watched.whole().steps().len()), (2, 4));
        assert!(watched.recording.as_ref().is_some_and(|recording| recording.playing));
        let mut branch = Session::branched(watched.whole().leave_at(2, Luck::AsBefore));
        assert!(branch.unkept, "it is kept before anything is said");
        branch.keeping = Keeping::Beside(files.name_for_branch(&branch.words, branch.game()));
        files.keep(&mut branch).expect("kept");
        assert_eq!(names(&mut files), ["To Sink a City branch round 0"]);
        assert!(files.slots[0].is_branch && !files.slots[0].finished);
        assert_eq!(saves.read("autosave.json").expect("read"), kept, "the match that was left is as it was");
        assert!(files.autosave.as_ref().is_some_and(|slot| !slot.is_branch));
    }

    #[test]
    fn two_windows_with_one_match_part_ways_and_stay_apart() {
        let (platform, _) = platform();
        let go_on = |files: &mut Files| {
            let play = files.load(&gotham_embedded::catalogue(), AUTOSAVE).expect("read").expect("the autosave");
            Session::go_on(play)
        };
        let (mut one, mut two) = (Files::new(&platform), Files::new(&platform));
        one.keep(&mut session(1)).expect("begun");
        let (mut here, mut there) = (go_on(&mut one), go_on(&mut two));
        for _ in 0..3 {
            one.keep(&mut here).expect("kept");
            two.keep(&mut there).expect("kept");
        }
        assert_eq!(here.keeping, Keeping::On);
        assert_eq!(there.keeping, Keeping::Beside("To Sink a City round 0".into()));
        assert_eq!(names(&mut one), ["To Sink a City round 0"], "two texts, however long they play");
        assert!(one.autosave.is_some());
    }

    #[test]
    fn a_damaged_autosave_is_put_aside_and_told() {
        let (platform, saves) = platform();
        saves.write("autosave.json", "{ cut off").expect("written");
        let mut files = Files::new(&platform);
        assert!(files.autosave.is_none());
        assert_eq!(names(&mut files), ["autosave.damaged-1"]);
        assert!(files.slots[0].broken.is_some());
        assert_eq!(files.troubles.len(), 1, "it is reported once");
        assert!(files.troubles[0].to_string().contains("autosave.damaged-1"), "{}", files.troubles[0]);
        files.keep(&mut session(1)).expect("kept");
        assert_eq!(saves.read("autosave.damaged-1").expect("kept").as_deref(), Some("{ cut off"));
    }

    #[test]
    fn a_save_that_cannot_be_opened_stays_where_it_is() {
        let (platform, saves) = platform();
        let mut files = Files::new(&platform);
        files.keep(&mut session(1)).expect("kept");
        let text = saves.read("autosave.json").expect("read").expect("the autosave");
        let other = text.replacen("\"rules\": ", "\"rules\": 9", 1);
        saves.write("autosave.json", &other).expect("written");
        let error = files.load(&gotham_embedded::catalogue(), AUTOSAVE).expect_err("of newer rules").to_string();
        assert!(error.contains("newer"), "{error}");
        files.keep(&mut session(2)).expect("kept");
        let kept = saves.read("To Sink a City round 0.json").expect("read");
        assert_eq!(kept.expect("got out of the way"), other);
    }
}
