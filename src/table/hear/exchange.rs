//! Files that the player exports or imports, since a page has no folder for them.

use super::intents::Hands;
use crate::table::session::{AUTOSAVE, Session};
use gotham_content::SourceFile;
use gotham_panels::{Gesture, MenuPage, Reading, Tone};
use gotham_platform::{Brought, Page, disk};
use gotham_play::{CampaignProgress, Match, Sandbox, atlas};
use gotham_words::Words;

/// The file extensions of matches and sandboxes.
const MATCH: &str = ".json";
const SANDBOX: &str = ".ron";

impl Hands<'_, '_> {
    pub(super) fn page(&self) -> Option<Page> {
        self.machine.0.page.clone()
    }

    /// Lets the player choose a file.
    pub(super) fn ask_for_a_file(&self) {
        if let Some(page) = self.page() {
            page.browser.ask();
        }
    }

    /// Gives the player a saved match.
    pub(super) fn give_match(&mut self, name: &str) {
        let Some(page) = self.page() else { return };
        let Some(text) = self.panels.found(Words::table_not_exported, self.files.text(name)) else { return };
        if let Err(error) = page.browser.give(&format!("{name}{MATCH}"), &text) {
            self.panels.trouble(Words::table_not_exported, error);
        }
    }

    /// Saves the sheet of a board: on a page as a download, otherwise beside the screenshots.
    pub(super) fn print_board(&mut self, map: &str) {
        let of_the_match = self.session.as_ref().map(|session| &session.game().scenario().map);
        let known = of_the_match.filter(|known| known.id.as_str() == map);
        let Some(found) = known.or_else(|| self.library.0.map(map).map(|(_, found)| found)) else { return };
        let sheet = atlas::sheet(found, &self.panels.words);
        let name = format!("gotham-{map}.svg");
        let saved = match self.page() {
            Some(page) => page.browser.give(&name, &sheet).map(|()| name),
            None => {
                let place = self.options.pictures.join(name);
                // A player who opened the game by a click can't know what a path is relative to.
                let place = std::path::absolute(&place).unwrap_or(place);
                disk::write_whole(&place, &sheet).map(|()| place.display().to_string())
            }
        };
        match saved {
            Ok(place) => self.panels.inbox.push(Gesture::Read(Reading::Saved(place)).into()),
            Err(error) => self.panels.trouble(Words::table_not_exported, error),
        }
    }

    /// Opens what the player has imported.
    pub(super) fn take_up(&mut self) {
        let Some(page) = self.page() else { return };
        while let Some(Brought { name, text }) = page.browser.take() {
            match text {
                Ok(text) => {
                    if !self.bring_content(&name, &text) {
                        self.open_file(&name, &text);
                    }
                }
                Err(error) => self.panels.trouble(Words::table_not_imported, error),
            }
        }
    }

    /// Opens a sandbox, a text with the code of a campaign, or a saved game.
    pub(super) fn open_file(&mut self, name: &str, text: &str) {
        if name.ends_with(SANDBOX) {
            self.open_sandbox(name, text);
        } else if let Ok(more) = CampaignProgress::of_code(&self.library.0, text) {
            self.take_lamps(&more);
        } else {
            self.keep_match(name, text);
        }
    }

    fn open_sandbox(&mut self, name: &str, text: &str) {
        match Sandbox::read(&SourceFile::new(name, text)) {
            Ok(sandbox) => self.open_workshop(Ok(sandbox)),
            Err(problem) => self.panels.trouble(Words::table_not_imported, problem),
        }
    }

    /// A match is saved among the others if it could be opened.
    fn keep_match(&mut self, name: &str, text: &str) {
        if let Err(error) = Match::load(&self.library.0, text) {
            let why = self.panels.words.table_not_imported_why(name, error.to_string());
            return self.panels.trouble(Words::table_not_imported, why);
        }
        let stem = name.trim_end_matches(MATCH);
        let wanted = if stem == AUTOSAVE { self.panels.words.table_older_autosave() } else { stem }.to_string();
        match self.files.take_up(&wanted, text) {
            Ok(name) => match &mut self.session {
                Some(session) => told(session, &name),
                None => self.panels.desk.page = MenuPage::Saves,
            },
            Err(error) => self.panels.trouble(Words::table_not_imported, error),
        }
    }
}

fn told(session: &mut Session, name: &str) {
    let imported = session.words.table_imported(name);
    session.tell_briefly(imported, Tone::Good);
}

#[cfg(test)]
mod tests {
    use std::collections::VecDeque;
    use std::io;
    use std::sync::{Arc, Mutex, PoisonError};

    use bevy::prelude::*;
    use bevy::state::app::StatesPlugin;
    use bevy::window::FileDragAndDrop;

    use super::super::intents::carry_out;
    use super::*;
    use crate::table::animate::Stage;
    use crate::table::options::Options;
    use crate::table::panel_memory::Panels;
    use crate::table::project;
    use crate::table::session::{Files, Keeping, Recording};
    use crate::table::states::Screen;
    use crate::table::{Library, Machine, OwnContent, messages};
    use gotham_panels::{BranchDice, ReplayMove, Settings, Wish};
    use gotham_platform::{Browser, HandClock, Memory, Platform, Spare, Work};
    use gotham_play::sandbox::examples;
    use gotham_play::{Lamps, share};
    use gotham_rules::Scenario;

    /// A browser whose user has files.
    #[derive(Default)]
    struct Visitor {
        given: Mutex<Vec<(String, String)>>,
        brought: Mutex<VecDeque<Brought>>,
    }

    impl Visitor {
        fn bring(&self, name: &str, text: &str) {
            let brought = Brought { name: name.into(), text: Ok(text.into()) };
            self.brought.lock().unwrap_or_else(PoisonError::into_inner).push_back(brought);
        }
    }

    impl Browser for Visitor {
        fn give(&self, name: &str, text: &str) -> io::Result<()> {
            self.given.lock().unwrap_or_else(PoisonError::into_inner).push((name.into(), text.into()));
            Ok(())
        }

        fn ask(&self) {}

        fn take(&self) -> Option<Brought> {
            self.brought.lock().unwrap_or_else(PoisonError::into_inner).pop_front()
        }

        fn is_drawn(&self) {}

        fn tell(&self, _: &str) {}
    }

    impl Spare for Visitor {
        fn take(&self, _: Work) {}
    }

    /// The menu in a page, and its user.
    fn page() -> (App, Arc<Visitor>) {
        let (clock, visitor) = (Arc::new(HandClock::default()), Arc::new(Visitor::default()));
        let memory = || Arc::new(Memory::new(clock.clone()));
        let page = Page {
            browser: visitor.clone(),
            spare: visitor.clone(),
            address: "https://example.org/game/".into(),
            forgets: false,
            reduced_motion: true,
            high_contrast: false,
        };
        let platform = Platform { saves: memory(), settings: memory(), clock: clock.clone(), page: Some(page) };
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin))
            .init_state::<Screen>()
            .insert_resource(Library(gotham_embedded::catalogue()))
            .init_resource::<OwnContent>()
            .insert_resource(Options::default())
            .insert_resource(Panels::new(Settings::default()))
            .insert_resource(Files::new(&platform))
            .insert_resource(Machine(platform))
            .init_resource::<Stage>()
            .add_plugins((messages::plugin, project::arrivals))
            .add_systems(Update, carry_out);
        (app, visitor)
    }

    fn saved() -> String {
        let scenario = Scenario::new(&gotham_embedded::catalogue(), "to_sink_a_city").expect("the mission");
        Match::new(scenario, gotham_rules::Options::default(), 7).save()
    }

    #[test]
    fn a_match_comes_and_goes_as_a_file() {
        let (mut app, visitor) = page();
        let text = saved();
        visitor.bring("from a friend.json", &text);
        app.update();
        let slots = app.world().resource::<Files>().slots.clone();
        assert_eq!(slots.iter().map(|slot| slot.name.as_str()).collect::<Vec<_>>(), ["from a friend"]);
        app.world_mut().resource_mut::<Panels>().inbox.push(Wish::Export("from a friend".into()).into());
        app.update();
        let given = visitor.given.lock().unwrap_or_else(PoisonError::into_inner).clone();
        assert_eq!(given, [("from a friend.json".to_string(), text)]);
    }

    #[test]
    fn an_autosave_of_elsewhere_is_one_saved_game_among_others() {
        let (mut app, visitor) = page();
        visitor.bring("autosave.json", &saved());
        app.update();
        let files = app.world().resource::<Files>();
        assert_eq!(files.slots.iter().map(|slot| slot.name.as_str()).collect::<Vec<_>>(), ["Older autosave"]);
        assert!(files.autosave.is_none());
    }

    #[test]
    fn a_spoiled_file_is_refused_with_a_word_and_not_kept() {
        let (mut app, visitor) = page();
        visitor.bring("spoiled.json", &saved()[..300]);
        visitor.bring("spoiled.sandbox.ron", "(name: ");
        app.update();
        let panels = app.world().resource::<Panels>();
        assert_eq!(panels.dialogs.len(), 2);
        assert!(panels.dialogs.iter().all(|dialog| dialog.text.contains("spoiled")), "{:?}", panels.dialogs);
        assert!(app.world().resource::<Files>().slots.is_empty());
    }

    #[test]
    fn a_match_is_shared_and_opened_again() {
        let (mut app, visitor) = page();
        visitor.bring("mine.json", &saved());
        app.update();
        app.world_mut().resource_mut::<Panels>().inbox.push(Wish::Share(Some("mine".into())).into());
        app.update();
        let shared = app.world().resource::<Panels>().dialogs[0].shared.clone().expect("a code");
        let link = shared.link.expect("a page has an address");
        assert_eq!(link, format!("https://example.org/game/#m={}", shared.code));
        app.world_mut().resource_mut::<Panels>().inbox.push(Wish::OpenCode(link).into());
        app.update();
        app.update();
        let session = app.world().get_resource::<Session>().expect("the match is on the table");
        let whole = session.recording.as_ref().expect("it is watched").whole();
        assert_eq!(share::write(whole).expect("a code"), shared.code);
        assert_eq!(session.keeping, Keeping::Never);
    }

    #[test]
    fn a_watched_match_is_left_for_one_of_ones_own() {
        let (mut app, _) = page();
        let scenario = Scenario::new(&gotham_embedded::catalogue(), "to_sink_a_city").expect("the mission");
        let mut play = Match::new(scenario, gotham_rules::Options::default(), 7);
        for _ in 0..6 {
            let command = play.game().legal()[0].clone();
            play.apply(&command).expect("legal");
        }
        app.insert_resource(Session::watch(play.clone()));
        let wish = |app: &mut App, step| {
            app.world_mut().resource_mut::<Panels>().inbox.push(Wish::Replay(step).into());
            app.update();
            app.update();
        };
        wish(&mut app, ReplayMove::Seek(4));
        wish(&mut app, ReplayMove::StepBack);
        let session = app.world().resource::<Session>();
        assert_eq!(session.recording.as_ref().map(Recording::at), Some(3));
        assert_eq!(session.play().steps().len(), 3);
        wish(&mut app, ReplayMove::Branch(BranchDice::Other));
        let session = app.world().resource::<Session>();
        assert!(session.recording.is_none());
        assert_eq!((session.play().left_at(), session.play().is_practice()), (Some(3), true));
        assert_eq!(session.game().state().minis, play.at(3).state().minis);
        assert_eq!(session.keeping, Keeping::Beside("To Sink a City branch round 0".into()));
        assert!(session.news().is_some_and(|news| news.text.contains("new dice")), "{:?}", session.news());
    }

    #[test]
    fn a_spoiled_code_changes_nothing() {
        let (mut app, _) = page();
        app.world_mut().resource_mut::<Panels>().inbox.push(Wish::OpenCode("GCC1-AAAAAAAAAAAA".into()).into());
        app.world_mut().resource_mut::<Panels>().inbox.push(Wish::OpenCode("hello".into()).into());
        app.update();
        let panels = app.world().resource::<Panels>();
        assert_eq!(panels.dialogs.len(), 2);
        assert!(panels.dialogs[1].text.contains("GCC1-"), "{:?}", panels.dialogs);
        assert!(app.world().get_resource::<Session>().is_none());
    }

    #[test]
    fn a_campaign_s_code_adds_windows_and_never_puts_one_out() {
        let (mut app, visitor) = page();
        let hush = |number: u8| {
            let mut progress = CampaignProgress::default();
            progress.light("hush", Lamps::new(number).expect("that many"));
            progress.code()
        };
        let lit = |app: &App| app.world().resource::<Files>().campaign.of("hush").map(Lamps::number);
        app.world_mut().resource_mut::<Panels>().inbox.push(Wish::AddLamps(hush(4)).into());
        app.update();
        assert_eq!(lit(&app), Some(4));
        visitor.bring("year.txt", &format!("my year: {}", hush(1)));
        app.update();
        assert_eq!(lit(&app), Some(4));
        app.world_mut().resource_mut::<Panels>().inbox.push(Wish::AddLamps("GCY1-AAAAAAAA".into()).into());
        app.update();
        assert_eq!(lit(&app), Some(4));
        assert_eq!(app.world().resource::<Panels>().dialogs.len(), 3, "each of them is reported");
    }

    #[test]
    fn a_sandbox_opens() {
        let (mut app, visitor) = page();
        visitor.bring("mine.sandbox.ron", &examples()[0].file());
        app.update();
        app.update();
        let session = app.world().get_resource::<Session>().expect("the sandbox is on the table");
        assert!(session.workshop.is_some());
    }

    #[test]
    fn what_a_players_system_wishes_comes_first() {
        let (app, _) = page();
        let (settings, trouble) = app.world().resource::<Files>().settings();
        assert!(settings.reduced_motion && !settings.high_contrast && trouble.is_none());
    }

    /// The text of the first mission under another id, and what it is called.
    fn own_mission() -> String {
        let file = gotham_embedded::files().into_iter().find(|file| file.name == "missions/to_sink_a_city.ron");
        file.expect("the mission").text.replacen("\"to_sink_a_city\"", "\"mine\"", 1)
    }

    fn has_mine(app: &App) -> bool {
        app.world().resource::<Library>().0.mission("mine").is_some()
    }

    #[test]
    fn a_mission_of_ones_own_comes_onto_the_page() {
        let (mut app, visitor) = page();
        visitor.bring("mine.ron", &own_mission());
        app.update();
        assert!(has_mine(&app));
        // A faulty one is reported with place and field, and changes nothing.
        visitor.bring("mine.ron", &own_mission().replacen("rounds: 7", "rounds: \"seven\"", 1));
        app.update();
        let told = &app.world().resource::<Panels>().dialogs.last().expect("a dialog").text;
        assert!(told.starts_with("mine.ron:") && told.contains("rounds"), "{told}");
        assert!(has_mine(&app));
    }

    #[test]
    fn a_file_dropped_onto_the_window_is_loaded_and_loaded_again() {
        let (mut app, _) = page();
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("mine.ron");
        let write = |text: &str| gotham_platform::disk::write_whole(&path, text).expect("written");
        let drop_it = |app: &mut App, path: &std::path::Path| {
            let dropped = FileDragAndDrop::DroppedFile { window: Entity::PLACEHOLDER, path_buf: path.to_path_buf() };
            app.world_mut().write_message(dropped);
            app.update();
        };
        write("(id: \"mine\", villain: 3");
        drop_it(&mut app, &path);
        assert!(!has_mine(&app));
        assert!(app.world().resource::<OwnContent>().is_empty(), "what is faulty is not kept");
        write(&own_mission());
        drop_it(&mut app, &path);
        assert!(has_mine(&app));
        let rounds = |app: &App| app.world().resource::<Library>().0.mission("mine").expect("it is there").1.rounds;
        assert_eq!(rounds(&app), 7);
        write(&own_mission().replacen("rounds: 7", "rounds: 6", 1));
        app.world_mut().resource_mut::<Panels>().inbox.push(Wish::LoadContent.into());
        app.update();
        assert_eq!(rounds(&app), 6);
        drop_it(&mut app, &folder.path().join("nowhere.ron"));
        let told = &app.world().resource::<Panels>().dialogs.last().expect("a dialog").text;
        assert!(told.contains("nowhere.ron"), "{told}");
    }
}
