//! How far along a tutorial is: which of its mission's lessons are done, read from what has happened. Nothing is stored
//! except the lessons that the player has skipped, in a note of the match; so it is undone, saved and loaded with the
//! match.

use std::sync::Arc;

use super::history::Match;
use gotham_content::mission::{Course, Feat, Side};
use gotham_rules::command::Stance;
use gotham_rules::event::AttackOrigin;
use gotham_rules::{Event, Game, Happening, MiniId, Scenario};

/// The key under which the match notes the skipped lessons, by their ids.
const SKIPPED: &str = "lessons skipped";

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

/// The lessons of a match, and how each stands.
#[derive(Clone, Debug)]
pub struct CourseProgress {
    scenario: Arc<Scenario>,
    learned: Vec<Learned>,
}

impl CourseProgress {
    /// How far along a match is; `None` if it isn't a tutorial.
    pub fn of(play: &Match) -> Option<CourseProgress> {
        let scenario = play.game().scenario();
        let course = scenario.mission.lessons.as_ref()?;
        let skipped = play.notes().get(SKIPPED).map(String::as_str).unwrap_or_default();
        let is_skipped = |id: &str| skipped.split_whitespace().any(|known| known == id);
        let learned = course.lessons.iter();
        let learned =
            learned.map(|lesson| if is_skipped(&lesson.id) { Learned::Skipped } else { Learned::Open }).collect();
        let mut progress = CourseProgress { scenario: Arc::clone(scenario), learned };
        for step in play.steps() {
            progress.hear(&step.after, &step.events);
        }
        Some(progress)
    }

    /// Hears what has happened, in the game as it is afterward.
    pub fn hear(&mut self, game: &Game, events: &[Event]) {
        let lessons = self.scenario.mission.lessons.iter().flat_map(|course| &course.lessons);
        for (learned, lesson) in self.learned.iter_mut().zip(lessons) {
            if events.iter().any(|event| shows(lesson.done, game, event)) {
                *learned = Learned::Done;
            }
        }
    }

    /// The lessons.
    pub fn course(&self) -> Option<&Course> {
        self.scenario.mission.lessons.as_ref()
    }

    /// How each stands, in their order.
    pub fn learned(&self) -> &[Learned] {
        &self.learned
    }

    /// The first one still to be done; `None` if all are done.
    pub fn open(&self) -> Option<usize> {
        self.learned.iter().position(|learned| *learned == Learned::Open)
    }

    /// Skips a lesson; returns what the match should note.
    pub fn skip(&mut self, lesson: usize) -> Option<(&'static str, String)> {
        let learned = self.learned.get_mut(lesson).filter(|learned| **learned == Learned::Open)?;
        *learned = Learned::Skipped;
        let course = self.scenario.mission.lessons.as_ref()?;
        let skipped = self.learned.iter().zip(&course.lessons).filter(|(learned, _)| **learned == Learned::Skipped);
        let ids: Vec<&str> = skipped.map(|(_, lesson)| lesson.id.as_str()).collect();
        Some((SKIPPED, ids.join(" ")))
    }
}

/// Whether an event shows that a player of the Heroes has done or met something.
fn shows(feat: Feat, game: &Game, event: &Event) -> bool {
    let is_hero = |mini: MiniId| game.state().mini(mini).has_tablet();
    match (feat, &event.what) {
        (Feat::Acts, Happening::StanceTaken { stance, .. }) => *stance == Stance::Active,
        (Feat::Rests, Happening::StanceTaken { stance, .. }) => *stance == Stance::Resting,
        (Feat::Attacks, Happening::AttackDeclared { mini, origin, .. }) => {
            *origin == AttackOrigin::Action && is_hero(*mini)
        }
        (Feat::Moves, Happening::Moved { mini, .. })
        | (Feat::Rerolls, Happening::Rerolled { mini, .. })
        | (Feat::Defends, Happening::DefenseCounted { mini, .. })
        | (Feat::Works, Happening::Interacted { mini, .. }) => is_hero(*mini),
        (Feat::EndsTurn, Happening::TurnEnds { side }) => *side == Side::Heroes,
        (Feat::MeetsEvent, Happening::EventResolved { .. }) => true,
        _ => false,
    }
}
