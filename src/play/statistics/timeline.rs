//! Turns and key moments of a match, in order.

use super::balance::{self, Yardstick};
use crate::history::PlayedEntry;
use gotham_content::mission::Side;
use gotham_rules::state::Phase;
use gotham_rules::{Event, Game, Happening};
use serde::Serialize;

/// Objectives that weigh less than this change with every other Move, and mean nothing.
const TELLING: u8 = 25;

/// A part of a round: a side's turn, or (no side) setup and Upkeep.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TurnSpan {
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
    /// The count of each objective on the mission sheet when it was over.
    pub counts: Vec<u8>,
}

/// What a key moment is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Kind {
    /// Somebody suffered Wounds.
    Wound,
    /// Somebody was Neutralized.
    Neutralized,
    /// The count of an objective on the mission sheet, by its number from 0, changes.
    Objective {
        /// Which.
        which: u8,
        /// Its count before.
        from: u8,
        /// Its count now.
        to: u8,
    },
    /// An Event of the mission.
    Event,
    /// A mode of a side began or ended: an alarm, a hiding place that is known.
    Mode,
    /// A miniature came in as a Reinforcement.
    Reinforcement,
    /// The game is over.
    End,
}

impl Kind {
    /// The more telling of two moments in one step.
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
    /// The step in which it happened, from 0: from the table before that, you can watch it happen.
    pub step: usize,
    /// Its turn, by position among the turns.
    pub turn: usize,
    /// What it decides.
    pub kind: Kind,
    /// What happened; for an objective, what brought it about, if that can be told.
    pub event: Option<Event>,
}

/// The timeline while it is drawn.
pub(super) struct TimelineDraft {
    yardstick: Yardstick,
    counts: Vec<u8>,
    turns: Vec<TurnSpan>,
    marks: Vec<Mark>,
    balance: Vec<i8>,
}

impl TimelineDraft {
    /// From setup on.
    pub(super) fn begin(start: &Game, yardstick: &Yardstick) -> TimelineDraft {
        let counts = balance::counts(start);
        let stands = yardstick.measure(start, &counts);
        let round = start.state().round;
        // A match that branches off, or starts from a position, may begin in the middle of a turn.
        let side = match start.state().phase {
            Phase::HeroesTurn => Some(Side::Heroes),
            Phase::VillainsTurn => Some(Side::Villain),
            Phase::Setup | Phase::Upkeep | Phase::GameOver => None,
        };
        let setup = TurnSpan { round, side, begins: 0, until: 0, balance: stands, counts: counts.clone() };
        TimelineDraft {
            yardstick: yardstick.clone(),
            counts,
            turns: vec![setup],
            marks: Vec::new(),
            balance: vec![stands],
        }
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
        // The turn before ended as it stood before this step; those that begin with it, and the one that goes on, stand
        // the same.
        let latest = self.turns.len() - 1;
        for (place, turn) in self.turns.iter_mut().enumerate().skip(first) {
            if place == latest || turn.begins == at + 1 {
                (turn.until, turn.balance, turn.counts) = (at + 1, stands, counts.clone());
            }
        }
    }

    /// Turns, key moments, and how it stood.
    pub(super) fn finish(self) -> (Vec<TurnSpan>, Vec<Mark>, Vec<i8>) {
        (self.turns, self.marks, self.balance)
    }

    /// Another turn begins. An Upkeep without a decision or a moment of its own doesn't count.
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
        self.turns.push(TurnSpan { round, side, begins: at + 1, until: at + 1, balance: stands, counts });
    }

    fn mark(&mut self, step: usize, turn: usize, kind: Kind, event: Option<&Event>) {
        self.marks.push(Mark { step, turn, kind, event: event.cloned() });
    }

    /// Objectives whose count has changed. If both sides count the same thing, it is said once.
    fn objectives(&mut self, at: usize, turn: usize, step: &PlayedEntry, counts: &[u8], cause: Option<&Event>) {
        let before = std::mem::replace(&mut self.counts, counts.to_vec());
        let program = &step.after.scenario().program.objectives;
        for (which, (from, to)) in (0u8..).zip(before.iter().zip(counts)) {
            let Some(objective) = program.get(usize::from(which)) else { continue };
            let is_said = program[..usize::from(which)].iter().any(|other| other.text == objective.text);
            if from != to && objective.shown && objective.weight >= TELLING && !is_said {
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

/// What changed an objective's count, as far as an event of the step tells: its position.
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
