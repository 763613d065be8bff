//! Carries out what the panels want, one [`Wish`] at a time: whatever concerns the game is passed on as an answer.

use bevy::app::AppExit;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::FileDragAndDrop;

use crate::table::animate::Stage;
use crate::table::ask::question;
use crate::table::camera::Orbit;
use crate::table::messages::{Answered, Happened, Heard};
use crate::table::options::Options;
use crate::table::panel_memory::Panels;
use crate::table::place::Plan;
use crate::table::session::{self, AUTOSAVE, Asked, Files, Keeping, NextSession, Session};
use crate::table::sound::cue::Cue;
use crate::table::states::Screen;
use crate::table::{Library, Machine, OwnContent};
use gotham_panels::{BranchDice, CameraMove, NewMatch, Overlay, PuzzleStage, ReplayMove, Settings, Spot, Tone, Wish};
use gotham_platform::Clock;
use gotham_play::{Changed, Luck};
use gotham_rules::Game;
use gotham_words::Words;

/// Everything that can be wanted concerns one of these.
#[derive(SystemParam)]
pub(super) struct Hands<'w, 's> {
    commands: Commands<'w, 's>,
    pub(super) library: ResMut<'w, Library>,
    pub(super) own: ResMut<'w, OwnContent>,
    pub(super) dropped: MessageReader<'w, 's, FileDragAndDrop>,
    pub(super) options: Res<'w, Options>,
    pub(super) panels: ResMut<'w, Panels>,
    pub(super) files: ResMut<'w, Files>,
    stage: ResMut<'w, Stage>,
    pub(super) session: Option<ResMut<'w, Session>>,
    screen: ResMut<'w, NextState<Screen>>,
    orbits: Query<'w, 's, &'static mut Orbit>,
    answers: MessageWriter<'w, Answered>,
    happened: MessageWriter<'w, Happened>,
    heard: MessageWriter<'w, Heard>,
    exit: MessageWriter<'w, AppExit>,
    pub(super) machine: Res<'w, Machine>,
}

/// Does what is wanted.
pub(super) fn carry_out(mut hands: Hands) {
    let inbox = std::mem::take(&mut hands.panels.inbox);
    for intent in inbox {
        let session = hands.session.as_deref();
        let question = session.and_then(|session| question(session, &hands.stage));
        let noticed = hands.panels.desk.composer.notice().map(String::from);
        let wishes = hands.panels.desk.take(intent, question.as_ref());
        if wishes.is_empty() && hands.panels.desk.composer.notice().is_some_and(|new| noticed.as_deref() != Some(new)) {
            hands.heard.write(Heard(Cue::Refusal));
        }
        for wish in wishes {
            if is_heard(&wish) {
                hands.heard.write(Heard(Cue::Click));
            }
            hands.do_it(wish);
        }
    }
    hands.take_up();
    hands.take_dropped();
    for error in std::mem::take(&mut hands.files.troubles) {
        hands.panels.trouble(Words::table_save_unread, error);
    }
    for error in std::mem::take(&mut hands.files.score_troubles) {
        hands.panels.trouble(Words::table_scores_unread, error);
    }
    for error in std::mem::take(&mut hands.files.campaign_troubles) {
        hands.panels.trouble(Words::table_campaign_unread, error);
    }
}

impl Hands<'_, '_> {
    fn do_it(&mut self, wish: Wish) {
        match wish {
            Wish::Say(command) => self.say(command),
            Wish::Walk(commands) => self.in_match(|session| session.walk = commands.into()),
            Wish::Habit { mini, skill, habit } => self.in_match(|session| session.take_habit(mini, skill, habit)),
            Wish::Undo => self.take_back(Session::undo),
            Wish::RestartTurn => self.take_back(Session::restart_turn),
            Wish::HandOverAccepted => self.sit_down(),
            Wish::Heed => self.heed(),
            Wish::SkipLesson => self.in_match(Session::skip_lesson),
            Wish::GoOn => self.stage.go_on(),
            Wish::Skip => self.stage.skip(),
            // A click on the board while it still shows something: the player has seen enough.
            Wish::Touch(_) if self.shows_a_match() => self.stage.skip(),
            Wish::Touch(spot) => self.use_tool(spot),
            Wish::Save(name) => self.save(&name),
            Wish::LookAt(spot) => self.look_at(spot),
            Wish::Hover(named) => self.panels.named = named,
            Wish::Camera(step) => self.move_camera(step),
            Wish::Overlay(overlay) => self.overlay(overlay),
            Wish::NewMatch(new) => self.begin(new),
            Wish::Resume => self.open(AUTOSAVE, Session::go_on),
            Wish::Load(name) => self.open(&name, Session::resume),
            Wish::Watch(name) => self.open(&name, Session::watch),
            Wish::Forget(name) => self.forget(&name),
            Wish::Export(name) => self.give_match(&name),
            Wish::PrintBoard(map) => self.print_board(map.as_str()),
            Wish::Import => self.ask_for_a_file(),
            Wish::Share(name) => self.share(name.as_deref()),
            Wish::OpenCode(text) => self.open_code(&text),
            Wish::AddLamps(text) => self.add_lamps(&text),
            Wish::WatchThis => self.watch(Session::watch),
            Wish::WatchFrom(at) => self.watch(|play| Session::watch_from(play, at)),
            Wish::WatchAt(at) => self.watch(|play| Session::watch_at(play, at)),
            Wish::ShowReport => self.show_report(),
            Wish::Rematch => self.rematch(),
            Wish::BackToMenu => {
                // The session goes when the screen does: others still read it in this frame.
                NextState::set_if_neq(&mut *self.screen, Screen::Menu);
            }
            Wish::Quit => {
                self.exit.write(AppExit::Success);
            }
            Wish::Sandbox(wanted) => self.sandbox(wanted),
            Wish::Puzzle(wanted) => self.puzzle(wanted),
            Wish::Replay(step) => self.replay(step),
            Wish::Settings(settings) => self.settle(*settings),
            Wish::LoadContent => self.load_again(),
            Wish::Copy(text) => self.panels.copied = Some(text),
            Wish::CloseDialog => {
                if !self.panels.dialogs.is_empty() {
                    self.panels.dialogs.remove(0);
                }
            }
        }
    }

    /// Whether something of a match is still shown. In the sandbox, a click is for the tool.
    fn shows_a_match(&self) -> bool {
        self.stage.is_busy() && self.session.as_ref().is_some_and(|session| session.workshop.is_none())
    }

    /// Does something with the match, if there is one.
    fn in_match(&mut self, act: impl FnOnce(&mut Session)) {
        if let Some(session) = &mut self.session {
            act(session);
        }
    }

    fn say(&mut self, command: gotham_rules::Command) {
        let Some(session) = &mut self.session else { return };
        if session.asked == Asked::Here && !self.stage.is_busy() {
            session.walk.clear();
            self.answers.write(Answered { turn: session.turn, command });
        }
    }

    /// Answers as advised.
    fn heed(&mut self) {
        let Some(session) = self.session.as_mut().filter(|_| self.panels.desk.asks_advice) else { return };
        let Some(way) = session.advice().map(|advice| advice.way.clone()) else { return };
        match way.as_slice() {
            [command] => self.say(command.clone()),
            _ if session.asked == Asked::Here && !self.stage.is_busy() => session.walk = way.into(),
            _ => {}
        }
    }

    /// The person who is asked sits at the screen now.
    fn sit_down(&mut self) {
        if let Some(session) = &mut self.session
            && let Asked::HandOver { person, .. } = session.asked
        {
            session.chairs.sitting = Some(person);
            session.stale = true;
        }
    }

    fn take_back(&mut self, how: fn(&mut Session) -> Result<(), gotham_play::UndoError>) {
        let Some(session) = &mut self.session else { return };
        if session.recording.is_some() {
            return;
        }
        if session.riddle.is_some() {
            return self.lay_again(PuzzleStage::Open);
        }
        match how(session) {
            Ok(()) => {
                let undone = session.words.table_undone().to_string();
                session.tell_briefly(undone, Tone::Plain);
            }
            Err(error) => {
                let why = session.why_not_undone(&error).to_string();
                session.tell_briefly(why, Tone::Bad);
                self.heard.write(Heard(Cue::Refusal));
            }
        }
    }

    fn save(&mut self, name: &str) {
        let Some(session) = &mut self.session else { return };
        match self.files.save(session, name) {
            Ok(name) => {
                let saved = session.words.table_saved(name);
                session.tell_briefly(saved, Tone::Good);
            }
            Err(error) => self.panels.trouble(Words::table_not_saved, error),
        }
        self.files.find_saves();
    }

    fn forget(&mut self, name: &str) {
        if let Err(error) = self.files.forget(name) {
            self.panels.trouble(Words::table_not_deleted, error);
        }
        self.files.find_saves();
    }

    fn watch(&mut self, how: impl FnOnce(gotham_play::Match) -> Session) {
        if let Some(session) = &self.session {
            let mut watched = how(session.play().clone());
            watched.lookback = session.lookback.clone().filter(|lookback| !lookback.is_open());
            self.show(watched);
        }
    }

    /// The report of the match that is watched, if it has ended.
    fn show_report(&mut self) {
        let Some(recording) = self.session.as_mut().and_then(|session| session.recording.as_ref()) else { return };
        if recording.whole().game().state().result.is_some() {
            let end = recording.length();
            self.seek(end);
            self.screen.set(Screen::Report);
        }
    }

    fn rematch(&mut self) {
        let Some(session) = &self.session else { return };
        let new = NewMatch { seed: None, ..session.new.clone() };
        match session.play().sandbox().cloned() {
            Some(sandbox) => self.play_sandbox(sandbox, &new),
            None => self.begin(new),
        }
    }

    /// Takes over other settings, and keeps them.
    fn settle(&mut self, settings: Settings) {
        let before = std::mem::replace(&mut self.panels.settings, settings.in_range());
        if self.panels.settings.language != before.language {
            self.panels.words = Words::of(&self.panels.settings.language);
            if let Some(session) = &mut self.session {
                session.speak(&self.panels.words);
            }
        }
        let (follow, asks_always) = (self.panels.settings.follow, self.panels.settings.asks_always);
        if let Some(session) = &mut self.session {
            session.asks_always = asks_always;
            if follow != before.follow {
                session.follows = follow;
            }
        }
        if let Err(error) = self.files.keep_settings(&self.panels.settings) {
            self.panels.trouble(Words::table_settings_not_saved, error);
        }
    }

    fn begin(&mut self, new: NewMatch) {
        let seed = new.seed.or(self.options.seed).unwrap_or_else(|| by_chance(&*self.machine.0.clock));
        match session::scenario(&self.library.0, &new) {
            Ok(scenario) => {
                let mut session = Session::begin(scenario, new, seed);
                if self.options.bench.is_some() {
                    session.keeping = Keeping::Never;
                }
                self.show(session);
            }
            Err(error) => self.panels.trouble(Words::table_not_started, error),
        }
    }

    fn open(&mut self, name: &str, how: fn(gotham_play::Match) -> Session) {
        if let Some(play) = self.panels.found(Words::table_not_opened, self.files.load(&self.library.0, name)) {
            let changed = play.changed();
            let mut session = how(play);
            if let Some(changed) = changed {
                session.tell_briefly(words_of_change(&self.panels.words, changed), Tone::Bad);
            }
            self.show(session);
        }
        self.files.find_saves();
    }

    pub(super) fn show(&mut self, mut session: Session) {
        self.stage.clear();
        session.follows = self.panels.settings.follow;
        session.asks_always |= self.panels.settings.asks_always;
        session.speak(&self.panels.words);
        self.commands.insert_resource(NextSession(session));
        self.screen.set(Screen::Match);
    }

    fn replay(&mut self, step: ReplayMove) {
        let Some(session) = &mut self.session else { return };
        let Some(recording) = &mut session.recording else { return };
        match step {
            ReplayMove::PlayPause => recording.playing = !recording.playing,
            ReplayMove::StepOn => {
                recording.playing = false;
                let events = session.play_on();
                self.happened.write_batch(events.into_iter().map(Happened));
            }
            ReplayMove::StepBack => {
                let before = recording.at().saturating_sub(1);
                self.seek(before);
            }
            ReplayMove::Seek(at) => self.seek(at),
            ReplayMove::Stop(stop, towards) => {
                if let Some(at) = recording.statistics().stop(recording.at(), stop, towards) {
                    self.seek(at);
                }
            }
            ReplayMove::Branch(dice) => self.leave(dice),
        }
    }

    fn seek(&mut self, at: usize) {
        let Some(session) = &mut self.session else { return };
        self.stage.clear();
        session.seek(at);
    }

    /// Plays on from where the watched match is. That one stays as it is; the new one gets its own name.
    fn leave(&mut self, dice: BranchDice) {
        let recording = self.session.as_ref().and_then(|session| session.recording.as_ref());
        let Some(recording) = recording.filter(|recording| recording.goes_on_from_here()) else { return };
        let luck = match dice {
            BranchDice::Same => Luck::AsBefore,
            BranchDice::Other => Luck::Anew(by_chance(&*self.machine.0.clock)),
        };
        let mut branched = Session::branched(recording.whole().leave_at(recording.at(), luck));
        let words = &self.panels.words;
        let name = self.files.name_for_branch(words, branched.game());
        let told = match dice {
            BranchDice::Same => words.table_branched(&name),
            BranchDice::Other => words.table_branched_anew(&name),
        };
        branched.tell_briefly(told, Tone::Good);
        branched.keeping = Keeping::Beside(name);
        self.show(branched);
    }

    fn overlay(&mut self, overlay: Overlay) {
        let Some(session) = &mut self.session else { return };
        let shown = match overlay {
            Overlay::Areas => &mut session.overlays.areas,
            Overlay::Sight => &mut session.overlays.sight,
            Overlay::Reach => &mut session.overlays.reach,
        };
        *shown = !*shown;
    }

    fn move_camera(&mut self, step: CameraMove) {
        for mut orbit in &mut self.orbits {
            match step {
                CameraMove::TopDown => orbit.top_down(),
                CameraMove::Reset => orbit.reset(),
                CameraMove::Nearer => orbit.zoom(0.8),
                CameraMove::Farther => orbit.zoom(1.25),
                CameraMove::Photo => orbit.set_free(),
                CameraMove::ToggleFollow => {}
            }
        }
        if let (CameraMove::ToggleFollow, Some(session)) = (step, &mut self.session) {
            session.follows = !session.follows;
        }
    }

    fn look_at(&mut self, spot: Spot) {
        let Some(session) = &self.session else { return };
        if let Some(place) = place_of(session.game(), spot) {
            for mut orbit in &mut self.orbits {
                orbit.look_at(place);
            }
        }
    }
}

/// Where something is on the board.
pub(super) fn place_of(game: &Game, spot: Spot) -> Option<Vec3> {
    let area = match spot {
        Spot::Area(area) => Some(area),
        Spot::Mini(mini) => game.state().minis.get(mini.index()).and_then(|mini| mini.area),
        Spot::Token(token) => game.state().token(token).map(|token| token.area),
    }?;
    Some(Plan::of(&game.scenario().map).centre(game.board(), area))
}

/// Whether it sounds like a button.
fn is_heard(wish: &Wish) -> bool {
    !matches!(wish, Wish::Hover(_) | Wish::Settings(_))
}

/// A seed that nobody can predict.
fn by_chance(clock: &dyn Clock) -> u64 {
    (clock.date().0.as_nanos() as u64 ^ clock.now().as_nanos() as u64) & 0xFFFF_FFFF
}

/// Why earlier play isn't in a match.
fn words_of_change(words: &Words, changed: Changed) -> &str {
    match changed {
        Changed::Rules => words.menu_older_rules(),
        Changed::Scenario => words.menu_changed_mission(),
    }
}
