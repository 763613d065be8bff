//! One mission is dug for puzzles: matches are played, their last turns looked at, and what may be a puzzle is proved.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use gotham_ai::puzzle::{Prover, asks_for_a_plan};
use gotham_content::Catalogue;
use gotham_content::mission::Side;
use gotham_play::puzzle::{Grade, Proof};
use gotham_play::record::MOST_ENTRIES;
use gotham_play::{Match, Puzzle};
use gotham_rules::answers;
use gotham_rules::state::Phase;
use indicatif::ProgressBar;

use super::super::ground::Begin;
use super::super::programs::Programs;
use super::super::trouble::{Trouble, scenario};

/// What makes the draws of a program that plays or proves differ from the match's.
pub(super) const SALT: u64 = 77;
/// How many more of 100 matches the solution has to win than any plan that aims at something else.
pub(super) const AHEAD: u8 = 25;
/// How many it has to win at least.
pub(super) const WINS: u8 = 55;
/// How many less a first look may see: it looks at few matches.
const DOUBT: u8 = 5;
/// How many matches are played before it is asked whether there are enough puzzles.
const DOZEN: u64 = 12;
/// How many turns of a match are looked at, from its end: of either side, the last one included.
const TURNS: usize = 3;

/// Where to dig.
pub(super) struct Mine<'a> {
    catalogue: &'a Catalogue,
    begin: Begin,
    programs: &'a Programs,
    seeds: Range<u64>,
}

impl<'a> Mine<'a> {
    /// A mission, and the seeds of its matches.
    pub(super) fn of(
        catalogue: &'a Catalogue,
        mission: &str,
        programs: &'a Programs,
        seeds: Range<u64>,
    ) -> Result<Mine<'a>, Trouble> {
        Ok(Mine { catalogue, begin: Begin::of(scenario(catalogue, mission)?, programs)?, programs, seeds })
    }

    /// The first puzzles, by the number of their match: those that the usual computer does not see, and if there are too few
    /// of them, others. Matches are played by the dozen, until there are enough; so it does not matter how many threads play.
    pub(super) fn dig(&self, most: usize, jobs: Option<usize>, bar: &ProgressBar) -> Vec<Puzzle> {
        let jobs = jobs.or_else(|| thread::available_parallelism().ok().map(usize::from)).unwrap_or(1).max(1);
        let mut found = BTreeMap::new();
        let mut seeds = self.seeds.clone();
        while seeds.start < seeds.end && found.range(..(Reverse(Grade::Plain), 0)).count() < most {
            let end = seeds.end.min(seeds.start.saturating_add(DOZEN));
            found.extend(self.of_matches(seeds.start..end, jobs, bar));
            seeds.start = end;
        }
        bar.inc(seeds.end - seeds.start);
        found.into_values().take(most).collect()
    }

    /// The best puzzle of each of some matches.
    fn of_matches(&self, seeds: Range<u64>, jobs: usize, bar: &ProgressBar) -> BTreeMap<(Reverse<Grade>, u64), Puzzle> {
        let (next, found) = (AtomicU64::new(seeds.start), Mutex::new(BTreeMap::new()));
        let work = || {
            let mut prover = Prover::default();
            loop {
                let seed = next.fetch_add(1, Ordering::Relaxed);
                if seed >= seeds.end {
                    return;
                }
                let find = self.of_match(seed, &mut prover);
                if let (Some((grade, puzzle)), Ok(mut found)) = (find, found.lock()) {
                    found.insert((Reverse(grade), seed), puzzle);
                }
                bar.inc(1);
            }
        };
        thread::scope(|scope| (0..jobs).for_each(|_| drop(scope.spawn(work))));
        found.into_inner().unwrap_or_default()
    }

    /// The best puzzle of a match, and how hard it is.
    fn of_match(&self, seed: u64, prover: &mut Prover) -> Option<(Grade, Puzzle)> {
        let table = self.play(seed)?;
        let mut seen: Vec<(usize, Proof)> = questions(&table)
            .into_iter()
            .filter_map(|at| {
                let game = table.at(at);
                let proof = prover.glance(&game.blind_for(answers::side_asked(game), SALT))?;
                is_puzzle(&proof, DOUBT).then_some((at, proof))
            })
            .collect();
        seen.sort_by_key(|(at, proof)| (Reverse(proof.grade), proof.next as i16 - proof.wins as i16, *at));
        seen.truncate(3);
        seen.into_iter().find_map(|(at, _)| {
            let game = table.at(at);
            let proof = prover.prove(&game.blind_for(answers::side_asked(game), SALT))?;
            let is_one = is_puzzle(&proof, 0);
            let puzzle = is_one.then(|| Puzzle::of(&table.branch(at), &proof).ok())??;
            Some((proof.grade, puzzle))
        })
    }

    /// A whole match.
    fn play(&self, seed: u64) -> Option<Match> {
        let mut table = self.begin.table(self.catalogue, Some(seed)).ok()?;
        let [mut heroes, mut villain] = [Side::Heroes, Side::Villain].map(|side| self.programs.player(side, seed));
        while table.game().state().result.is_none() && table.steps().len() < MOST_ENTRIES {
            let side = answers::side_asked(table.game());
            let player = if side == Side::Heroes { &mut heroes } else { &mut villain };
            let said = player.answer(&table.game().blind_for(side, SALT));
            table.apply(&said).ok()?;
        }
        Some(table)
    }
}

/// Whether the solution is far enough ahead, up to some doubt.
fn is_puzzle(proof: &Proof, doubt: u8) -> bool {
    proof.wins + doubt >= WINS && proof.wins + doubt >= proof.next + AHEAD
}

/// The steps of a match after which a plan was asked for, in its last turns.
fn questions(table: &Match) -> Vec<usize> {
    let turn = |at: usize| {
        let state = table.at(at).state();
        (state.round, state.phase)
    };
    let mut turns: Vec<(u8, Phase)> = (0..table.steps().len()).map(turn).collect();
    let all = turns.clone();
    turns.dedup();
    let last = &turns[turns.len().saturating_sub(TURNS)..];
    let is_asked = |at: &usize| {
        let prompt = table.at(*at).prompt();
        prompt.side == answers::side_asked(table.at(*at)) && asks_for_a_plan(&prompt.ask)
    };
    (0..all.len()).filter(|at| last.contains(&all[*at])).filter(is_asked).collect()
}
