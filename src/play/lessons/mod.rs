//! How far along a tutorial is, and which lesson is shown: read from what has happened and from what is asked. Nothing
//! is stored except the lessons that the player has skipped or read, in notes of the match; so it is undone, saved and
//! loaded with the match.

mod cue;
mod deeds;

use std::collections::BTreeSet;
use std::sync::Arc;

pub use cue::{Cue, Detour};

use super::history::Match;
use super::record::Entry;
use gotham_content::Text;
use gotham_content::mission::{Course, Feat, Lesson, Side};
use gotham_rules::{Ask, Command, Game, Scenario};

/// The key under which the match notes the skipped lessons, by their ids.
const SKIPPED: &str = "lessons skipped";
/// The same for those that are done by reading them.
const READ: &str = "lessons read";

/// How a lesson stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Learned {
    /// It is still to be done.
    Open,
    /// It is done.
    Done,
    /// The player has left it out.
    Skipped,
}

/// The lesson that is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ShownLesson {
    /// Which, from 0.
    pub at: usize,
    /// What there is to do about it now.
    pub cue: Cue,
}

/// The lessons of a match, how each stands, and which one is shown.
#[derive(Clone, Debug)]
pub struct CourseProgress {
    scenario: Arc<Scenario>,
    learned: Vec<Learned>,
    /// What was done or met so far.
    met: BTreeSet<Feat>,
    /// How many steps of the match were heard.
    heard: usize,
    shown: Option<ShownLesson>,
    winner: Option<Side>,
}

impl CourseProgress {
    /// How far along a match is; `None` if it isn't a tutorial.
    pub fn of(play: &Match) -> Option<CourseProgress> {
        let scenario = Arc::clone(play.game().scenario());
        let count = scenario.mission.lessons.as_ref()?.lessons.len();
        let learned = vec![Learned::Open; count];
        let mut progress =
            CourseProgress { scenario, learned, met: BTreeSet::new(), heard: 0, shown: None, winner: None };
        progress.hear(play);
        Some(progress)
    }

    /// Hears what has happened in the match since it was heard last.
    pub fn hear(&mut self, play: &Match) {
        let scenario = Arc::clone(&self.scenario);
        let Some(course) = &scenario.mission.lessons else { return };
        let skipped = noted(play, SKIPPED);
        let was_skipped = |lesson: &Lesson| skipped.split_whitespace().any(|id| id == lesson.id);
        for (learned, lesson) in self.learned.iter_mut().zip(&course.lessons) {
            if *learned == Learned::Open && was_skipped(lesson) {
                *learned = Learned::Skipped;
            }
        }
        for at in self.heard..play.steps().len() {
            let (before, step) = (play.at(at), &play.steps()[at]);
            let Entry::Said(command) = &step.entry else { continue };
            // A turn can always be ended: it counts when that is what is taught.
            let ended = (*command == Command::EndTurn && before.prompt().side == course.side)
                .then(|| self.look(course, before))
                .flatten();
            let ended = ended.filter(|shown| course.lessons[shown.at].done == Feat::EndsTurn);
            let done = deeds::of(course.side, &step.after, command, &step.events);
            for (at, lesson) in course.lessons.iter().enumerate() {
                if done.contains(&lesson.done) || ended.is_some_and(|ended| ended.at == at) {
                    self.learned[at] = Learned::Done;
                }
            }
            self.met.extend(done);
        }
        self.heard = play.steps().len();
        let read = noted(play, READ);
        let was_read = |lesson: &Lesson| read.split_whitespace().any(|id| id == lesson.id);
        for (at, lesson) in course.lessons.iter().enumerate() {
            if lesson.done == Feat::Reads && self.is_met(lesson) && was_read(lesson) {
                self.learned[at] = Learned::Done;
            }
        }
        self.winner = play.game().state().result.map(|result| result.winner);
        self.shown = self.look(course, play.game());
    }

    /// The lessons.
    pub fn course(&self) -> Option<&Course> {
        self.scenario.mission.lessons.as_ref()
    }

    /// How each stands, in their order.
    pub fn learned(&self) -> &[Learned] {
        &self.learned
    }

    /// The lesson that is shown; `None` if none is open, or the match is over.
    pub fn shown(&self) -> Option<ShownLesson> {
        self.shown
    }

    /// What is said at the end; `None` while a lesson is open and the match goes on.
    pub fn last_word(&self) -> Option<&Text> {
        let closing = &self.course()?.closing;
        let side = self.course()?.side;
        let is_done = self.learned.iter().all(|learned| *learned == Learned::Done);
        let is_open = self.learned.contains(&Learned::Open);
        match self.winner {
            None if is_open => None,
            None if is_done => Some(&closing.text),
            Some(winner) if is_done && winner == side => Some(&closing.won),
            Some(_) if is_done => Some(&closing.lost),
            None | Some(_) => Some(&closing.unfinished),
        }
    }

    /// Goes on without the lesson that is shown, or says that it is read.
    pub fn pass(&self, play: &mut Match) {
        let Some(shown) = self.shown else { return };
        let Some(lesson) = self.course().and_then(|course| course.lessons.get(shown.at)) else { return };
        let key = if shown.cue == Cue::Read { READ } else { SKIPPED };
        let ids = [noted(play, key), lesson.id.as_str()].join(" ");
        play.note(key, Some(ids.trim().into()));
    }

    /// Whether what a lesson is about has happened.
    fn is_met(&self, lesson: &Lesson) -> bool {
        lesson.after.is_none_or(|after| self.met.contains(&after))
    }

    /// The lesson for the question that is asked: one whose moment passes, then one to be read, then the first that
    /// can be done in this turn, then the first of all.
    fn look(&self, course: &Course, game: &Game) -> Option<ShownLesson> {
        let prompt = game.prompt();
        if matches!(prompt.ask, Ask::GameOver { .. }) {
            return None;
        }
        let legal = if prompt.side == course.side { game.legal() } else { Vec::new() };
        let table = cue::Moment { side: course.side, game, prompt: &prompt, legal: &legal };
        let open = course.lessons.iter().zip(&self.learned).enumerate();
        let open = open.filter(|(_, (_, learned))| **learned == Learned::Open);
        let cued = open.map(|(at, (lesson, _))| ShownLesson { at, cue: cue::of(lesson, self.is_met(lesson), &table) });
        cued.min_by_key(|shown| match shown.cue {
            Cue::Try if course.lessons[shown.at].done.passes() => 0,
            Cue::Read => 1,
            Cue::Try => 2,
            Cue::First(detour) if detour.is_short() => 2,
            Cue::First(_) => 3,
        })
    }
}

fn noted<'a>(play: &'a Match, key: &str) -> &'a str {
    play.notes().get(key).map(String::as_str).unwrap_or_default()
}
