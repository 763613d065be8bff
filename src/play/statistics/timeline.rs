//! Turns and key moments of a match, in order, and the way from one to the next.

use serde::Serialize;

use super::Statistics;
use super::balance::{self, Yardstick};
use crate::content::mission::Side;
use crate::play::history::PlayedEntry;
use crate::rules::state::Phase;
use crate::rules::{Event, Game, Happening};

/// Objectives that weigh less than this change with every other Move, and tell nothing.
const TELLING: u8 = 25;

/// A part of a round: a side's turn, or (no side) setup and Upkeep.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Turn {
    /// The round, from 1; 0 during setup.
    pub round: u8,
    /// Whose turn.
    pub side: Option<Side>,
    /// How many steps had been taken when it began.
    pub begins: usize,
    /// How many had been taken when it was over.
    pub until: usize,
    /// How it stood when it was over; see [`balance`](super::balance).
    pub balance: i8,
    /// What each objective of the mission sheet counted when it was over.
    pub counts: Vec<u8>,
}

/// What a key moment is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Kind {
    /// Somebody suffered Wounds.
    Wound,
    /// Somebody was Neutralized.
    Neutralized,
    /// An objective of the mission sheet, by its number from 0, counts another number.
    Objective {
        /// Which.
        which: u8,
        /// What it counted before.
        from: u8,
        /// What it counts now.
        to: u8,
    },
    /// An Event of the mission.
    Event,
    /// A mode of a side began or ended: an alarm, a hiding-place that is known.
    Mode,
    /// A miniature came in as a Reinforcement.
    Reinforcement,
    /// The game is over.
    End,
}

impl Kind {
    /// Of two moments in one step the one that says more.
    pub(super) fn rank(self) -> u8 {
        match self {
            Kind::Objective { .. } => 6,
            Kind::Neutralized => 5,
            Kind::Mode => 4,
            Kind::Event => 3,
            Kind::Wound => 2,
            Kind::Reinforcement => 1,
            Kind::End => 0,
        }
    }
}

/// A key moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mark {
    /// The step in which it came, from 0: from the table before it one can see it come.
    pub step: usize,
    /// Its turn, by the place among the turns.
    pub turn: usize,
    /// What it is about.
    pub kind: Kind,
    /// What happened; of an objective what brought it about, if anything did that can be told.
    pub event: Option<Event>,
}

/// What one goes to in a match that is looked through.
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
    /// How many steps of the match have been taken at the next stop of a kind, seen from another place; none = there is no
    /// more. A turn is looked at from its beginning, a key moment when it has happened.
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

    /// The turn in which a match is of which so many steps have been taken.
    pub fn turn_at(&self, at: usize) -> usize {
        self.turns.iter().rposition(|turn| turn.begins <= at).unwrap_or(0)
    }
}

/// The time line while it is drawn.
pub(super) struct Line {
    yardstick: Yardstick,
    counts: Vec<u8>,
    turns: Vec<Turn>,
    marks: Vec<Mark>,
    balance: Vec<i8>,
}

impl Line {
    /// From setup on.
    pub(super) fn begin(start: &Game, yardstick: &Yardstick) -> Line {
        let counts = balance::counts(start);
        let stands = yardstick.measure(start, &counts);
        let round = start.state().round;
        // Who leaves another match, or begins with a position, may begin in the middle of a turn.
        let side = match start.state().phase {
            Phase::HeroesTurn => Some(Side::Heroes),
            Phase::VillainsTurn => Some(Side::Villain),
            Phase::Setup | Phase::Upkeep | Phase::GameOver => None,
        };
        let setup = Turn { round, side, begins: 0, until: 0, balance: stands, counts: counts.clone() };
        Line { yardstick: yardstick.clone(), counts, turns: vec![setup], marks: Vec::new(), balance: vec![stands] }
    }

    /// A step, its number, and the game before it.
    pub(super) fn hear(&mut self, at: usize, before: &Game, step: &PlayedEntry) {
        let first = self.turns.len() - 1;
        let mut round = before.state().round;
        let mut turns = Vec::with_capacity(step.events.len());
        for event in &step.events {
            match event.what {
                Happening::RoundBegins { round: begun } => {
                    round = begun;
                    self.turn(round, None, at);
                }
                Happening::TurnBegins { side } => self.turn(round, Some(side), at),
                _ => {}
            }
            turns.push(self.turns.len() - 1);
            if let Some(kind) = kind(&event.what) {
                self.mark(at, self.turns.len() - 1, kind, Some(event));
            }
        }
        let counts = balance::counts(&step.after);
        let cause = cause(step);
        // A step may be a whole turn of the cards, and what follows it.
        let of_a_side = (first + 1..self.turns.len()).find(|turn| self.turns[*turn].side.is_some());
        let turn = cause.map_or_else(|| of_a_side.unwrap_or(self.turns.len() - 1), |cause| turns[cause]);
        self.objectives(at, turn, step, &counts, cause.map(|cause| &step.events[cause]));
        let stands = self.yardstick.measure(&step.after, &counts);
        self.balance.push(stands);
        // The turn before ended as it stood before this step; those that begin with it, and the one that goes on, stand so.
        let latest = self.turns.len() - 1;
        for (place, turn) in self.turns.iter_mut().enumerate().skip(first) {
            if place == latest || turn.begins == at + 1 {
                (turn.until, turn.balance, turn.counts) = (at + 1, stands, counts.clone());
            }
        }
    }

    /// Turns, key moments, and how it stood.
    pub(super) fn finish(self) -> (Vec<Turn>, Vec<Mark>, Vec<i8>) {
        (self.turns, self.marks, self.balance)
    }

    /// Another turn begins. An Upkeep without a decision and a moment of its own is none.
    fn turn(&mut self, round: u8, side: Option<Side>, at: usize) {
        let place = self.turns.len();
        let has_marks = self.marks.iter().any(|mark| mark.turn + 1 == place);
        if let Some(last) = self.turns.last_mut() {
            if last.side.is_none() && last.round == round && last.begins == at + 1 && !has_marks {
                last.side = side;
                return;
            }
            last.until = at + 1;
        }
        let (stands, counts) = (self.balance.last().copied().unwrap_or(0), self.counts.clone());
        self.turns.push(Turn { round, side, begins: at + 1, until: at + 1, balance: stands, counts });
    }

    fn mark(&mut self, step: usize, turn: usize, kind: Kind, event: Option<&Event>) {
        self.marks.push(Mark { step, turn, kind, event: event.cloned() });
    }

    /// Objectives that count another number now. Where both sides count the same, it is said once.
    fn objectives(&mut self, at: usize, turn: usize, step: &PlayedEntry, counts: &[u8], cause: Option<&Event>) {
        let before = std::mem::replace(&mut self.counts, counts.to_vec());
        let program = &step.after.scenario().program.objectives;
        for (which, (from, to)) in (0u8..).zip(before.iter().zip(counts)) {
            let Some(objective) = program.get(usize::from(which)) else { continue };
            let is_said = program[..usize::from(which)].iter().any(|other| other.text == objective.text);
            if from != to && objective.weight >= TELLING && !is_said {
                self.mark(at, turn, Kind::Objective { which, from: *from, to: *to }, cause);
            }
        }
    }
}

fn kind(what: &Happening) -> Option<Kind> {
    Some(match what {
        Happening::Wounded { .. } => Kind::Wound,
        Happening::Neutralized { .. } => Kind::Neutralized,
        Happening::EventChosen { .. } => Kind::Event,
        Happening::ModeTurned { .. } => Kind::Mode,
        Happening::Reinforced { .. } => Kind::Reinforcement,
        Happening::GameOver { .. } => Kind::End,
        _ => return None,
    })
}

/// What brought about that an objective counts another number, as far as an event of the step tells it: its place.
fn cause(step: &PlayedEntry) -> Option<usize> {
    let is_done = |what: &Happening| matches!(what, Happening::Interacted { succeeded: true, .. });
    let is_fall = |what: &Happening| matches!(what, Happening::Neutralized { .. } | Happening::LeftBoard { .. });
    let is_token = |what: &Happening| {
        matches!(
            what,
            Happening::TokenRemoved { .. }
                | Happening::TokenTurned { .. }
                | Happening::TokenPlaced { .. }
                | Happening::TokenPickedUp { .. }
                | Happening::TokenPutDown { .. }
                | Happening::PickedUp { .. }
        )
    };
    let is_mission = |what: &Happening| matches!(what, Happening::EventChosen { .. } | Happening::Triggered { .. });
    let kinds: [&dyn Fn(&Happening) -> bool; 4] = [&is_done, &is_fall, &is_token, &is_mission];
    kinds.into_iter().find_map(|is_it| step.events.iter().position(|event| is_it(&event.what)))
}
