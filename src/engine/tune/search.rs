//! The search: every combination in a few matches, then the best in many.

use std::collections::BTreeMap;

use clap::Args;
use gotham_play::Overlay;
use gotham_rules::VERSION;
use indicatif::ProgressBar;

use super::super::ground::Begin;
use super::super::matches::{self, STALLED, Series};
use super::super::programs::{Programs, VillainSeat};
use super::super::tally::percent;
use super::super::trouble::{Trouble, scenario};
use super::kept::{Count, Kept, Key};
use super::plan::{Numbers, Plan, told};

/// At most this many matches are measured at once: what is cut off was played in vain.
const AT_ONCE: usize = 50;

/// How thoroughly it is searched.
#[derive(Args)]
pub(super) struct Effort {
    /// Matches of every combination against each Villain, to find out which are worth more.
    #[arg(long, value_name = "N", default_value_t = 20, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    coarse: u32,
    /// How many of the best combinations are confirmed.
    #[arg(long, value_name = "N", default_value_t = 3)]
    keep: usize,
    /// Further matches of the best combinations against each Villain, by other seeds; 0: none.
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = clap::value_parser!(u32).range(0..=100_000))]
    confirm: u32,
    /// The first match's seed; each further match has the next.
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,
    /// Threads; by default, as many as the machine has cores.
    #[arg(long, value_name = "N")]
    jobs: Option<usize>,
}

/// What is searched.
pub(super) struct Search<'a> {
    pub plan: &'a Plan,
    pub overlay: &'a Overlay,
    pub effort: &'a Effort,
}

/// A combination of numbers, and how it went.
pub(super) struct Row {
    /// The numbers.
    pub with: Numbers,
    /// The matches against each Villain that count: the many if it was confirmed, otherwise the few.
    pub counts: Vec<Count>,
    /// Whether it was confirmed.
    pub is_confirmed: bool,
}

impl Row {
    /// How many of a hundred matches the Heroes have won against each Villain.
    pub(super) fn percents(&self) -> impl Iterator<Item = f64> {
        self.counts.iter().map(|count| percent(count.won, count.ended))
    }

    /// How far it is from what is aimed at, against the Villain where it is farther.
    pub(super) fn off(&self, aim: u8) -> f64 {
        self.percents().map(|percent| (percent - f64::from(aim)).abs()).fold(0.0, f64::max)
    }

    /// Matches that did not end.
    pub(super) fn failed(&self) -> usize {
        self.counts.iter().map(|count| count.failed).sum()
    }
}

/// What was found.
pub(super) struct Found {
    /// The mission's file.
    pub mission: String,
    /// The names of the numbers.
    pub names: Vec<String>,
    /// What was aimed at.
    pub aim: u8,
    /// Who played the Villain.
    pub villains: Vec<VillainSeat>,
    /// Matches of each combination, and those that confirmed the best, against each Villain.
    pub games: [usize; 2],
    /// All combinations, the confirmed ones first, then by how near they are to the aim.
    pub rows: Vec<Row>,
    /// How many measurements had been kept.
    pub taken_over: usize,
}

impl Search<'_> {
    /// Searches, and keeps what it measures.
    ///
    /// # Errors
    /// When a combination is no sound mission, or nothing can be kept.
    pub(super) fn run(&self, kept: &mut Kept) -> Result<Found, Trouble> {
        let Effort { coarse, keep, confirm, seed, .. } = self.effort;
        let (coarse, confirm) = (*coarse as usize, *confirm as usize);
        let all = self.plan.combinations();
        let best = if confirm > 0 { *keep.min(&all.len()) } else { 0 };
        let villains = self.villains(&all)?;
        let bar = matches::bar((all.len() * coarse + best * confirm) * villains.len());
        let mut rows = Vec::new();
        for with in all {
            let counts = self.measure(&with, &villains, (*seed, coarse), kept, &bar)?;
            rows.push(Row { with, counts, is_confirmed: false });
        }
        self.sort(&mut rows);
        for row in rows.iter_mut().take(best) {
            // Other seeds: the few matches that made it look good say nothing here.
            let from = seed.wrapping_add(coarse as u64);
            row.counts = self.measure(&row.with, &villains, (from, confirm), kept, &bar)?;
            row.is_confirmed = true;
        }
        self.sort(&mut rows);
        bar.finish_and_clear();
        let Plan { aim, names, .. } = self.plan;
        let (mission, names, games) = (self.plan.mission().to_string(), names.clone(), [coarse, confirm]);
        Ok(Found { mission, names, aim: *aim, villains, games, rows, taken_over: kept.taken_over })
    }

    /// The bot, and the cards if the mission has a sheet.
    fn villains(&self, all: &[Numbers]) -> Result<Vec<VillainSeat>, Trouble> {
        let Some(first) = all.first() else { return Ok(Vec::new()) };
        let (catalogue, id) = self.plan.catalogue(self.overlay, first)?;
        Ok(VillainSeat::of(&*scenario(&catalogue, &id)?))
    }

    /// Those that were confirmed first, then those whose matches all ended, then by how near they are to the aim.
    fn sort(&self, rows: &mut [Row]) {
        let aim = self.plan.aim;
        let sum = |row: &Row| row.percents().map(|percent| (percent - f64::from(aim)).abs()).sum::<f64>();
        rows.sort_by(|a, b| {
            let rank = |row: &Row| (!row.is_confirmed, row.failed() > 0);
            let off = || a.off(aim).total_cmp(&b.off(aim)).then(sum(a).total_cmp(&sum(b)));
            rank(a).cmp(&rank(b)).then_with(off)
        });
    }

    /// Plays a number of matches from a seed on against each Villain, except for those that were kept.
    fn measure(
        &self,
        with: &Numbers,
        villains: &[VillainSeat],
        (seed, games): (u64, usize),
        kept: &mut Kept,
        bar: &ProgressBar,
    ) -> Result<Vec<Count>, Trouble> {
        let (catalogue, id) = self.plan.catalogue(self.overlay, with)?;
        let scenario = scenario(&catalogue, &id)?;
        let names = self.plan.names.iter().cloned().zip(with.iter().copied());
        let names: BTreeMap<String, u8> = names.collect();
        bar.set_message(format!("{} ", told(&self.plan.names, with)));
        let mut counts = Vec::new();
        for villain in villains {
            let programs = &Programs::against(*villain);
            let begin = &Begin::of(scenario.clone(), programs)?;
            let mut sum = Count::default();
            for at in (0..games).step_by(AT_ONCE) {
                let (seed, games) = (seed.wrapping_add(at as u64), AT_ONCE.min(games - at));
                let of = format!("{:016x}/{VERSION}", catalogue.content_hash);
                let key = Key { with: names.clone(), of, villain: villain.to_string(), seed, games };
                let count = match kept.find(&key) {
                    Some(count) => {
                        bar.inc(games as u64);
                        count
                    }
                    None => {
                        let jobs = self.effort.jobs;
                        let (tally, ()) = Series { begin, programs, seed, games, limit: STALLED, jobs }.play(bar);
                        let count = Count { won: tally.heroes_won, ended: tally.ended(), failed: tally.failed.len() };
                        kept.add(key, count)?;
                        count
                    }
                };
                sum = Count {
                    won: sum.won + count.won,
                    ended: sum.ended + count.ended,
                    failed: sum.failed + count.failed,
                };
            }
            counts.push(sum);
        }
        Ok(counts)
    }
}
