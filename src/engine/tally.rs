//! The results of many matches: sums, and how long players thought.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use gotham_ai::SeatKind;
use gotham_content::mission::Side;
use gotham_platform::Patience;
use gotham_rules::{Game, Happening};
use serde_json::{Value, json};

/// Sums over matches.
#[derive(Default)]
pub(crate) struct Tally {
    /// Matches.
    pub games: usize,
    /// Ends by the mission's ending.
    pub endings: BTreeMap<u8, usize>,
    /// Matches that the Heroes have won.
    pub heroes_won: usize,
    /// Rounds of all matches.
    pub rounds: u64,
    /// Wounds that Heroes have suffered.
    pub heroes_wounds: u64,
    /// Matches whose grace holds at their end: those that the Heroes won, and the others.
    pub graces: [usize; 2],
    /// Wounds that miniatures of the Villain have suffered.
    pub villain_wounds: u64,
    /// Commands of all matches.
    pub commands: u64,
    /// Commands of the longest match.
    pub most_commands: u64,
    /// How long the Heroes' players thought.
    pub heroes: Thinking,
    /// How long the Villain's player thought.
    pub villain: Thinking,
    /// Tasks that cards have looked at.
    pub tasks: u64,
    /// How long matches with cards took.
    pub cards: Duration,
    /// Seeds of matches that stalled or broke, and why.
    pub failed: BTreeMap<u64, String>,
}

/// How long a player took.
#[derive(Default)]
pub(crate) struct Thinking {
    /// Decisions.
    pub decisions: u64,
    /// How many of them were timed.
    timed: u64,
    total: Duration,
    longest: Duration,
    longest_step: Duration,
}

/// Waits for the one who thinks, and notes how long each step of thought takes: no frame of a window is held up longer.
pub(crate) struct Stopwatch {
    begun: Instant,
    last: Instant,
    longest: Duration,
}

impl Stopwatch {
    /// Begins now.
    pub(crate) fn start() -> Stopwatch {
        let now = Instant::now();
        Stopwatch { begun: now, last: now, longest: Duration::ZERO }
    }
}

impl Patience for Stopwatch {
    fn is_over(&mut self) -> bool {
        let now = Instant::now();
        self.longest = self.longest.max(now - self.last);
        self.last = now;
        false
    }
}

/// Out of this many answers of a random player, one is timed: each takes little longer than reading the clock.
const RANDOM_TIMED: u64 = 16;

impl Thinking {
    /// Whether the next decision is timed: every one of a program that thinks.
    pub(crate) fn is_due(&self, kind: SeatKind) -> bool {
        kind != SeatKind::Random || self.decisions.is_multiple_of(RANDOM_TIMED)
    }

    /// A decision has been made.
    pub(crate) fn note(&mut self, mut watch: Stopwatch) {
        // The last step ends with the answer.
        watch.is_over();
        let took = watch.last - watch.begun;
        self.longest_step = self.longest_step.max(watch.longest);
        self.timed += 1;
        self.total += took;
        self.longest = self.longest.max(took);
    }

    /// Both together.
    pub(crate) fn add(&mut self, other: &Thinking) {
        self.decisions += other.decisions;
        self.timed += other.timed;
        self.total += other.total;
        self.longest = self.longest.max(other.longest);
        self.longest_step = self.longest_step.max(other.longest_step);
    }

    /// Microseconds of a decision.
    pub(crate) fn mean_micros(&self) -> f64 {
        self.total.as_secs_f64() * 1e6 / self.timed.max(1) as f64
    }

    /// For programs.
    pub(crate) fn json(&self) -> Value {
        json!({
            "decisions": self.decisions,
            "mean_us": rounded(self.mean_micros()),
            "longest_us": self.longest.as_micros() as u64,
            "longest_step_us": self.longest_step.as_micros() as u64,
        })
    }

    /// For people.
    pub(crate) fn text(&self) -> String {
        let [longest, step] = [self.longest, self.longest_step].map(|time| time.as_secs_f64() * 1e3);
        format!("{:.1} µs on average, {longest:.2} ms at most, a step of it {step:.2} ms at most", self.mean_micros())
    }
}

impl Tally {
    /// A match that did not end.
    pub(crate) fn failed(seed: u64, why: String) -> Tally {
        Tally { games: 1, failed: BTreeMap::from([(seed, why)]), ..Tally::default() }
    }

    /// Both together.
    pub(crate) fn add(&mut self, other: Tally) {
        self.games += other.games;
        for (ending, count) in other.endings {
            *self.endings.entry(ending).or_default() += count;
        }
        self.heroes_won += other.heroes_won;
        self.rounds += other.rounds;
        self.heroes_wounds += other.heroes_wounds;
        self.graces.iter_mut().zip(other.graces).for_each(|(sum, more)| *sum += more);
        self.villain_wounds += other.villain_wounds;
        self.commands += other.commands;
        self.most_commands = self.most_commands.max(other.most_commands);
        self.heroes.add(&other.heroes);
        self.villain.add(&other.villain);
        self.tasks += other.tasks;
        self.cards += other.cards;
        self.failed.extend(other.failed);
    }

    /// Something has happened in a match.
    pub(crate) fn hear(&mut self, what: &Happening, game: &Game) {
        match what {
            Happening::Wounded { mini, wounds, .. } => match game.state().mini(*mini).side {
                Some(Side::Heroes) => self.heroes_wounds += u64::from(*wounds),
                Some(Side::Villain) => self.villain_wounds += u64::from(*wounds),
                None => {}
            },
            Happening::TaskBegun { .. } | Happening::TaskStruckOut { .. } => self.tasks += 1,
            _ => {}
        }
    }

    /// Matches that came to an end.
    pub(crate) fn ended(&self) -> usize {
        self.endings.values().sum()
    }

    /// How long a Task of the cards takes, with its Moves, its dice and what they set off.
    pub(crate) fn micros_a_task(&self) -> f64 {
        self.cards.as_secs_f64() * 1e6 / self.tasks.max(1) as f64
    }

    /// Per match that came to an end.
    pub(crate) fn mean(&self, sum: u64) -> f64 {
        sum as f64 / self.ended().max(1) as f64
    }
}

/// A part of some matches that came to an end, in a hundred.
pub(crate) fn percent(part: usize, ended: usize) -> f64 {
    100.0 * part as f64 / ended.max(1) as f64
}

/// To hundredths.
pub(crate) fn rounded(number: f64) -> f64 {
    (number * 100.0).round() / 100.0
}
