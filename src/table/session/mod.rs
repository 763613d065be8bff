//! The match at the table: the game with its history, who sits where, what is asked, and the log.

mod asked;
mod chairs;
mod chronicle;
mod files;
mod keeping;
#[cfg(test)]
mod lessons;
mod news;
mod recording;
mod riddle;
#[cfg(test)]
mod tests;
mod workshop;

use self::news::News;
use std::collections::VecDeque;

use bevy::prelude::*;

pub(super) use asked::Asked;
pub(super) use chairs::Chairs;
pub(super) use chronicle::entry;
pub(super) use files::{AUTOSAVE, Files, SANDBOX};
pub(super) use keeping::Keeping;
pub(super) use recording::Recording;
pub(super) use riddle::Riddle;
pub(super) use workshop::Workshop;

use crate::table::thinking::Thoughts;
use gotham_content::Catalogue;
use gotham_content::mission::Side;
use gotham_content::skill::Skill;
use gotham_panels::{LogEntry, Message, NewMatch, Overlays, Packing, SeatKind, Tone};
use gotham_play::record::Entry;
use gotham_play::review::Lookback;
use gotham_play::sandbox::Edit;
use gotham_play::{
    Advice, CourseProgress, Decisions, Habit, Hint, Match, Recap, Sandbox, SandboxError, Statistics, UndoError, habits,
    obvious,
};
use gotham_rules::{Ask, Command, Event, Game, MiniId, Options, Prompt, Refusal, Scenario};
use gotham_words::{ENGLISH, Words};

/// The match that comes onto the table next: with its board, so that nobody meets the one without the other.
#[derive(Resource)]
pub(super) struct NextSession(pub(super) Session);

/// A match on the table.
#[derive(Resource)]
pub(super) struct Session {
    play: Match,
    /// Who sits where.
    pub chairs: Chairs,
    /// How it was begun.
    pub new: NewMatch,
    /// The seed of its dice.
    pub seed: u64,
    /// What is asked.
    pub prompt: Prompt,
    /// Every legal answer, while a person at the screen is asked.
    pub legal: Vec<Command>,
    /// What a program suggests while the table is set up, if a person is asked.
    pub suggested: Vec<Command>,
    /// Who answers.
    pub asked: Asked,
    /// The sentences of the log.
    pub words: Words,
    /// The log.
    pub log: Vec<LogEntry>,
    /// What the automated Villain's cards have decided.
    decisions: Decisions,
    /// The table in the middle of what the cards do, as shown, and the position of the event up to which it is shown.
    glimpse: Option<(usize, Game)>,
    /// How far along a tutorial's lessons are.
    pub lessons: Option<CourseProgress>,
    /// What a program would answer, with the number of its question.
    pub advice: Option<(u64, Advice)>,
    /// What programs think about the open question.
    pub thoughts: Thoughts,
    /// What has happened that may call for a hint.
    pub met: Vec<Hint>,
    news: News,
    /// Commands still to be said, each when its time comes.
    pub walk: VecDeque<Command>,
    /// Where it is kept.
    pub keeping: Keeping,
    /// Something was said since it was saved.
    pub unkept: bool,
    /// The record being watched, if it isn't a match.
    pub recording: Option<Recording>,
    /// The match in numbers, once it has ended.
    pub statistics: Option<Statistics>,
    /// The look back on it, if somebody has asked for one.
    pub lookback: Option<Lookback>,
    /// The sandbox being edited, if it isn't being played.
    pub workshop: Option<Workshop>,
    /// The puzzle that is solved here.
    pub riddle: Option<Riddle>,
    /// What is laid over the board.
    pub overlays: Overlays,
    /// The camera follows.
    pub follows: bool,
    /// The person is asked even where only one answer makes sense.
    pub asks_always: bool,
    /// The question must be read again.
    pub stale: bool,
    /// The table no longer shows the game: it must be set up again.
    pub moved: bool,
    /// What the other side did on its last turn, while this side's turn lasts.
    pub last_turn: Option<Recap>,
    /// Counts questions: previews are made once per question.
    pub turn: u64,
}

impl Session {
    /// A new match.
    pub(super) fn begin(scenario: std::sync::Arc<Scenario>, new: NewMatch, seed: u64) -> Session {
        let options = Options { players: chairs::players(&new), ..new.options };
        let mut play = Match::new(scenario, options, seed);
        chairs::note(&mut play, &new);
        Session::of(play, new, seed)
    }

    /// A match that is already there: saved, replayed or branched.
    pub(super) fn resume(play: Match) -> Session {
        let new = chairs::noted(&play);
        let seed = play.record().seed;
        let mut session = Session::of(play, new, seed);
        session.retell();
        session
    }

    /// A match that is there and was not played yet, with these seats.
    pub(super) fn seated(mut play: Match, new: &NewMatch) -> Session {
        chairs::note(&mut play, new);
        Session::resume(play)
    }

    /// The match of the autosave, which stays there.
    pub(super) fn go_on(play: Match) -> Session {
        Session { keeping: Keeping::On, ..Session::resume(play) }
    }

    /// Watches a match from its beginning.
    pub(super) fn watch(whole: Match) -> Session {
        let mut session = Session::resume(whole.branch(0));
        session.keeping = Keeping::Never;
        session.recording = Some(Recording::new(whole));
        session
    }

    /// The same from the table after this many entries on.
    pub(super) fn watch_from(whole: Match, at: usize) -> Session {
        let mut session = Session::watch_at(whole, at);
        session.recording.iter_mut().for_each(|recording| recording.playing = true);
        session
    }

    /// The table after this many entries, from where it can be watched.
    pub(super) fn watch_at(whole: Match, at: usize) -> Session {
        let mut session = Session::watch(whole);
        session.seek(at);
        session
    }

    /// A match that branched off from a watched one; the person at the screen takes the Heroes, if only programs
    /// played.
    pub(super) fn branched(play: Match) -> Session {
        let mut new = chairs::noted(&play);
        if new.villain == SeatKind::Bot && new.heroes.iter().all(|kind| *kind == SeatKind::Bot) {
            new.heroes.fill(SeatKind::Person(1));
        }
        Session { unkept: true, ..Session::seated(play, &new) }
    }

    /// A sandbox to edit.
    ///
    /// # Errors
    /// When the position is impossible.
    pub(super) fn workshop(catalogue: &Catalogue, sandbox: Sandbox) -> Result<Session, SandboxError> {
        let (workshop, play) = Workshop::open(catalogue, sandbox)?;
        Ok(Session { keeping: Keeping::Never, workshop: Some(workshop), ..Session::resume(play) })
    }

    /// A puzzle, with the computer at the other side.
    pub(super) fn riddle(riddle: Riddle) -> Session {
        let (play, new) = riddle.begin();
        Session { keeping: Keeping::Never, asks_always: true, riddle: Some(riddle), ..Session::seated(play, &new) }
    }

    fn of(play: Match, new: NewMatch, seed: u64) -> Session {
        let prompt = play.game().prompt();
        Session {
            chairs: Chairs::new(&new, seed),
            lessons: CourseProgress::of(&play),
            advice: None,
            thoughts: Thoughts::default(),
            met: Vec::new(),
            play,
            new,
            seed,
            prompt,
            legal: Vec::new(),
            suggested: Vec::new(),
            asked: Asked::Nobody,
            words: Words::of(ENGLISH),
            log: Vec::new(),
            decisions: Decisions::default(),
            glimpse: None,
            news: News::default(),
            walk: VecDeque::new(),
            keeping: Keeping::Anew,
            unkept: false,
            recording: None,
            statistics: None,
            lookback: None,
            workshop: None,
            riddle: None,
            overlays: Overlays::default(),
            follows: true,
            asks_always: false,
            stale: true,
            moved: true,
            last_turn: None,
            turn: 0,
        }
    }

    /// The game as it stands.
    pub(super) fn game(&self) -> &Game {
        self.play.game()
    }

    /// The game as it is shown: while the table still shows what the cards do, as it was in the middle of that.
    pub(super) fn shown(&self) -> &Game {
        self.glimpse.as_ref().map_or_else(|| self.game(), |(_, game)| game)
    }

    /// The table has shown the events up to a position.
    pub(super) fn look_at(&mut self, reached: usize) {
        if self.game().state().automaton.is_none() || reached >= self.decisions.heard().saturating_sub(1) {
            self.glimpse = None;
        } else if self.glimpse.as_ref().is_none_or(|(place, _)| *place != reached) {
            self.glimpse = self.play.glimpse(reached).map(|game| (reached, game));
        }
    }

    /// The match.
    pub(super) fn play(&self) -> &Match {
        &self.play
    }

    /// The match that is watched to its end, or the one that is played as far as it goes.
    pub(super) fn whole(&self) -> &Match {
        self.recording.as_ref().map_or(&self.play, Recording::whole)
    }

    /// Carries a command out.
    ///
    /// # Errors
    /// A refusal changes nothing.
    pub(super) fn say(&mut self, command: &Command) -> Result<Vec<Event>, Refusal> {
        let events = self.play.apply(command)?.to_vec();
        self.tell(&events);
        Ok(events)
    }

    /// Carries the next entry of the watched record out.
    pub(super) fn play_on(&mut self) -> Vec<Event> {
        let Some(step) = self.recording.as_mut().and_then(Recording::show_next) else { return Vec::new() };
        let events = self.play.enter(step).map(<[Event]>::to_vec).unwrap_or_default();
        self.tell(&events);
        events
    }

    /// Goes to a point of the watched record, and waits there.
    pub(super) fn seek(&mut self, at: usize) {
        if let Some(recording) = &mut self.recording {
            recording.playing = false;
            let play = recording.seek(at);
            self.set(play);
        }
    }

    /// The answer that nobody needs to think about, unless the person wants to be asked.
    pub(super) fn obvious(&self, play: &Match, prompt: &Prompt, legal: &[Command]) -> Option<Command> {
        (!self.asks_always).then(|| obvious::answer(play.game(), prompt, legal)).flatten()
    }

    /// Undoes the last step, going back past those of programs and habits to the last one by a person.
    ///
    /// # Errors
    /// When something was revealed since, or nothing has been said yet.
    pub(super) fn undo(&mut self) -> Result<(), UndoError> {
        let mut shorter = self.play.clone();
        loop {
            let said = shorter.steps().last().map(|step| step.entry.clone());
            shorter.undo()?;
            let prompt = shorter.game().prompt();
            let habit = shorter.habits().answer(shorter.game(), &prompt);
            let obvious = || self.obvious(&shorter, &prompt, &shorter.game().legal());
            let by_itself = habit.or_else(obvious).map(Entry::Said);
            if self.chairs.is_person(shorter.game(), &prompt) && (by_itself.is_none() || by_itself != said) {
                break;
            }
        }
        self.set(shorter);
        self.choose_anew();
        Ok(())
    }

    /// Back at a choice of setup that was made in the menu, the players make it themselves: it isn't made for them again.
    fn choose_anew(&mut self) {
        match self.game().prompt().ask {
            Ask::TakeGadgets { .. } | Ask::ChooseAllies | Ask::PlaceAlly => self.new.packing = Packing::ByHand,
            Ask::ChooseHero { slot } => {
                self.new.wishes.get_mut(usize::from(slot)).into_iter().for_each(|wish| *wish = None);
            }
            _ => return,
        }
        chairs::note(&mut self.play, &self.new);
    }

    /// Why nothing can be undone; `None` if it can.
    pub(super) fn no_undo(&self) -> Option<String> {
        if self.recording.is_some() {
            return Some(self.words.table_no_undo_replay().into());
        }
        if self.riddle.is_some() {
            // it is laid again as it was, whatever the dice have shown
            return None;
        }
        self.play.can_undo().err().map(|error| self.why_not_undone(&error).into())
    }

    /// Why something can't be undone, in words.
    pub(super) fn why_not_undone(&self, error: &UndoError) -> &str {
        match error {
            UndoError::Nothing => self.words.table_no_undo_nothing(),
            UndoError::Chance => self.words.table_no_undo_dice(),
            UndoError::Hidden => self.words.table_no_undo_hidden(),
        }
    }

    /// Undoes this turn, as far as nothing was revealed.
    ///
    /// # Errors
    /// When nothing of it can be undone.
    pub(super) fn restart_turn(&mut self) -> Result<(), UndoError> {
        let mut shorter = self.play.clone();
        shorter.restart_turn()?;
        self.set(shorter);
        self.choose_anew();
        Ok(())
    }

    /// Puts another state of the match on the table.
    pub(super) fn set(&mut self, play: Match) {
        self.play = play;
        self.walk.clear();
        (self.stale, self.moved, self.unkept) = (true, true, true);
        self.glimpse = None;
        self.retell();
    }

    /// Changes the sandbox on the table.
    ///
    /// # Errors
    /// A change that would make the position impossible is not made.
    pub(super) fn change(&mut self, catalogue: &Catalogue, edit: &Edit) -> Result<(), SandboxError> {
        if let Some(workshop) = &mut self.workshop {
            let play = workshop.change(catalogue, edit)?;
            self.set(play);
        }
        Ok(())
    }

    /// Undoes the last change to the sandbox; returns whether there was one.
    ///
    /// # Errors
    /// Never, as long as what was there before was possible: it is made again.
    pub(super) fn unchange(&mut self, catalogue: &Catalogue) -> Result<bool, SandboxError> {
        let Some(workshop) = &mut self.workshop else { return Ok(false) };
        let before = workshop.unchange(catalogue)?;
        Ok(before.map(|play| self.set(play)).is_some())
    }

    /// Notes something besides the game, or removes it.
    pub(super) fn note(&mut self, key: &str, value: Option<String>) {
        self.play.note(key, value);
    }

    /// Notes what to answer whenever a Skill of a Hero or of a tile is offered; `None`: its player is asked again.
    pub(super) fn take_habit(&mut self, mini: MiniId, skill: Skill, habit: Option<Habit>) {
        let key = habits::key(self.game(), mini, skill);
        self.note(&key, habit.map(|habit| habit.word().into()));
        self.unkept = true;
    }

    /// Writes the log in a language.
    pub(super) fn speak(&mut self, words: &Words) {
        if self.words != *words {
            self.words = words.clone();
            self.retell();
        }
    }

    fn tell(&mut self, events: &[Event]) {
        let game = self.play.game();
        for event in events {
            self.log.extend(entry(&self.words, game, event, &mut self.decisions));
        }
        if let Some(lessons) = &mut self.lessons {
            lessons.hear(&self.play);
        }
        self.met.extend(events.iter().filter_map(|event| Hint::of_event(game, event)));
        (self.stale, self.unkept) = (true, true);
    }

    fn retell(&mut self) {
        (self.log, self.decisions) = chronicle::whole(&self.words, &self.play);
        self.lessons = CourseProgress::of(&self.play);
    }

    /// Goes on without the lesson that is shown, or says that it is read.
    pub(super) fn skip_lesson(&mut self) {
        if let Some(lessons) = &mut self.lessons {
            lessons.pass(&mut self.play);
            lessons.hear(&self.play);
            self.unkept = true;
        }
    }

    /// The advice for the open question, if it is there.
    pub(super) fn advice(&self) -> Option<&Advice> {
        self.advice.as_ref().filter(|(turn, _)| *turn == self.turn && !self.stale).map(|(_, advice)| advice)
    }

    /// Whether a person has a question to answer for which there is no advice yet.
    pub(super) fn lacks_advice(&self) -> bool {
        let is_asked = self.asked == Asked::Here && !self.stale && self.recording.is_none();
        is_asked && self.advice().is_none()
    }

    /// What the automated Villain's cards have decided.
    pub(super) fn decisions(&self) -> &Decisions {
        &self.decisions
    }

    /// The log as known to a table that has shown the events up to a position.
    pub(super) fn log_until(&self, reached: usize) -> &[LogEntry] {
        &self.log[..self.log.partition_point(|entry| entry.place <= reached)]
    }

    /// A short notice that answers the player.
    pub(super) fn tell_briefly(&mut self, text: impl Into<String>, tone: Tone) {
        self.news.answer(text.into(), tone);
    }

    /// A short notice of what happens at the table.
    pub(super) fn announce(&mut self, text: String, tone: Tone) {
        self.news.announce(text, tone);
    }

    /// Lets short notices fade.
    pub(super) fn fade(&mut self, seconds: f32) {
        self.news.fade(seconds);
    }

    /// The short notice that is shown.
    pub(super) fn news(&self) -> Option<&Message> {
        self.news.shown()
    }

    /// The other side's last turn in short.
    pub(super) fn recap(&self, of: Side) -> Recap {
        self.play.recap(of)
    }
}

/// A new match's scenario.
///
/// # Errors
/// In words, when the mission cannot be made ready.
pub(super) fn scenario(catalogue: &Catalogue, new: &NewMatch) -> Result<std::sync::Arc<Scenario>, String> {
    Scenario::new(catalogue, new.mission.as_str()).map_err(|error| error.to_string())
}
