//! The way from one turn or key moment of a match to the next.

use super::Statistics;
use super::timeline::{Kind, Mark};

/// What one can jump to in a match that is being watched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stop {
    /// The beginning of a turn.
    Turn,
    /// A Wound, or somebody who is Neutralized.
    Wound,
    /// An objective, an Event, a mode or the end.
    Objective,
}

/// In which direction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Towards {
    /// To what comes later.
    Later,
    /// To what came before.
    Earlier,
}

impl Mark {
    fn is(&self, stop: Stop) -> bool {
        match self.kind {
            Kind::Wound | Kind::Neutralized => stop == Stop::Wound,
            Kind::Objective { .. } | Kind::Event | Kind::Mode | Kind::End => stop == Stop::Objective,
            Kind::Reinforcement => false,
        }
    }
}

impl Statistics {
    /// How many steps of the match have been taken at the next stop of a kind, seen from another point; `None` if there
    /// are no more. A turn is looked at from its beginning, a key moment when it has happened.
    pub fn stop(&self, at: usize, stop: Stop, towards: Towards) -> Option<usize> {
        let places: Vec<usize> = match stop {
            Stop::Turn => self.turns.iter().map(|turn| turn.begins).collect(),
            Stop::Wound | Stop::Objective => {
                self.marks.iter().filter(|mark| mark.is(stop)).map(|mark| mark.step + 1).collect()
            }
        };
        match towards {
            Towards::Later => places.into_iter().find(|place| *place > at),
            Towards::Earlier => places.into_iter().rev().find(|place| *place < at),
        }
    }

    /// The turn in which a match is after a number of steps.
    pub fn turn_at(&self, at: usize) -> usize {
        self.turns.iter().rposition(|turn| turn.begins <= at).unwrap_or(0)
    }
}
