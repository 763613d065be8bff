//! Matches between programs, many at once: `sim`, `validate --played` and `tune` play them.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Instant;

use gotham_content::mission::Side;
use gotham_platform::{Endless, Patience};
use gotham_rules::{Command, Event, Game, Veiled, answers, mission};
use indicatif::{ProgressBar, ProgressStyle};

use super::ground::Begin;
use super::programs::Programs;
use super::tally::{Stopwatch, Tally};

/// A match with this many commands is stalled, if nobody says otherwise: the longest real ones have about a thousand.
pub(crate) const STALLED: usize = 5000;

/// Matches of one mission by the same programs, each with a seed of its own.
#[derive(Clone, Copy)]
pub(crate) struct Series<'a> {
    /// What is played.
    pub begin: &'a Begin,
    /// Who plays.
    pub programs: &'a Programs,
    /// The first match's seed; each further match has the next.
    pub seed: u64,
    /// How many.
    pub games: usize,
    /// A match with this many commands is stalled.
    pub limit: usize,
    /// Threads; `None`: as many as the machine has cores.
    pub jobs: Option<usize>,
}

/// Somebody who looks on, over many matches. What several have seen is added up in any order.
pub(crate) trait Spectator: Default + Send {
    /// A match begins: this is the table before the first choice.
    fn begins(&mut self, game: &Game);
    /// Somebody is about to say this.
    fn hears(&mut self, _command: &Command, _game: &Game) {}
    /// This has just happened.
    fn sees(&mut self, events: &[Event], game: &Game);
    /// What another one has seen.
    fn add(&mut self, other: Self);
}

/// Nobody looks on.
impl Spectator for () {
    fn begins(&mut self, _: &Game) {}
    fn sees(&mut self, _: &[Event], _: &Game) {}
    fn add(&mut self, (): ()) {}
}

/// A bar for a number of matches, which only draws itself on a terminal.
pub(crate) fn bar(games: usize) -> ProgressBar {
    let bar = ProgressBar::new(games as u64);
    if let Ok(style) = ProgressStyle::with_template("{msg}{wide_bar} {pos}/{len} games, {per_sec}, {eta} left") {
        bar.set_style(style);
    }
    bar
}

impl Series<'_> {
    /// Plays them all. Sums do not depend on the number of threads.
    pub(crate) fn play<S: Spectator>(&self, bar: &ProgressBar) -> (Tally, S) {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        let jobs = self.jobs.unwrap_or(cores).clamp(1, self.games.max(1));
        let next = AtomicUsize::new(0);
        let work = || {
            let (mut tally, mut spectator) = (Tally::default(), S::default());
            loop {
                let at = next.fetch_add(1, Ordering::Relaxed);
                if at >= self.games {
                    return (tally, spectator);
                }
                let seed = self.seed.wrapping_add(at as u64);
                let played = catch_unwind(AssertUnwindSafe(|| self.one(seed, &mut spectator)));
                tally.add(played.unwrap_or_else(|_| Tally::failed(seed, "the engine has failed".into())));
                bar.inc(1);
            }
        };
        let mut sum = (Tally::default(), S::default());
        thread::scope(|scope| {
            let workers: Vec<_> = (0..jobs).map(|_| scope.spawn(work)).collect();
            for worker in workers {
                let (tally, spectator) = worker.join().unwrap_or_default();
                sum.0.add(tally);
                sum.1.add(spectator);
            }
        });
        sum
    }

    /// Plays the match of this seed.
    fn one(&self, seed: u64, spectator: &mut impl Spectator) -> Tally {
        let (begin, programs) = (self.begin, self.programs);
        let mut table = match begin.game(seed) {
            Ok(game) => Veiled::new(game, 0),
            Err(why) => return Tally::failed(seed, why),
        };
        spectator.begins(table.blind());
        let [mut heroes, mut villain] = [Side::Heroes, Side::Villain].map(|side| programs.player(side, seed));
        let mut tally = Tally { games: 1, ..Tally::default() };
        while table.blind().state().result.is_none() {
            if tally.commands >= self.limit as u64 {
                return Tally::failed(seed, format!("no end after {} commands", tally.commands));
            }
            let side = answers::side_asked(table.blind());
            table.turn_to(side);
            let (player, thinking) = match side {
                Side::Heroes => (&mut heroes, &mut tally.heroes),
                Side::Villain => (&mut villain, &mut tally.villain),
            };
            let mut watch = thinking.is_due(programs.kind(side)).then(Stopwatch::start);
            let patience: &mut dyn Patience = match &mut watch {
                Some(watch) => watch,
                None => &mut Endless,
            };
            let Some(command) = player.think(table.blind(), patience) else {
                return Tally::failed(seed, format!("{} has no answer", player.name()));
            };
            thinking.decisions += 1;
            watch.into_iter().for_each(|watch| thinking.note(watch));
            tally.commands += 1;
            spectator.hears(&command, table.blind());
            let begun = begin.is_solo().then(Instant::now);
            let events = match table.lifted(|game| game.apply(&command)) {
                Ok(events) => events,
                Err(refusal) => return Tally::failed(seed, format!("{command:?} is refused: {refusal}")),
            };
            let took = begun.map(|begun| begun.elapsed());
            let tasks_before = tally.tasks;
            for event in &events {
                tally.hear(&event.what, table.blind());
            }
            tally.cards += took.filter(|_| tally.tasks > tasks_before).unwrap_or_default();
            spectator.sees(&events, table.blind());
        }
        tally.most_commands = tally.commands;
        tally.rounds = table.blind().state().round.into();
        if let Some(outcome) = table.blind().state().result {
            tally.endings.insert(outcome.ending, 1);
            tally.heroes_won = usize::from(outcome.winner == Side::Heroes);
            let graceful = mission::grace(table.blind()) == Some(true);
            tally.graces[usize::from(outcome.winner == Side::Villain)] += usize::from(graceful);
        }
        tally
    }
}
