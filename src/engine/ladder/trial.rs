//! `ladder test`: whether a challenger is stronger than the champion, by a sequential test.

use std::ops::ControlFlow;

use super::arena::{Done, Mission, pair};
use super::duel::{Engines, Referee};
use super::entrant::Entrant;
use super::in_order::in_order;
use super::kept::{Kept, Key, TESTS, Test};
use super::pair::Pair;
use super::sequential::{Hypotheses, Pairs, Unfit, Verdict};
use super::table::MOST_VOID;
use crate::matches;
use crate::trouble::Trouble;

/// Why a test is not made.
#[derive(Debug, thiserror::Error)]
enum NoTest {
    /// Nobody beats themselves.
    #[error("{0} is the champion already")]
    Same(Entrant),
    /// They only play the Villain.
    #[error("the cards only play the Villain: no pair of matches can be played with them")]
    Cards,
    /// What is tested makes no sense.
    #[error(transparent)]
    Unfit(#[from] Unfit),
    /// Trying until it works proves nothing.
    #[error("{0} was {2} against {1} before: a player that has changed needs a name of its own (docs/opponent.md)")]
    Decided(Entrant, Entrant, Verdict),
    /// The question may not be changed when the answer is half known.
    #[error("the test of {0} against {1} goes on with what it began with: --elo0 {elo0} --elo1 {elo1} --alpha {alpha} \
             --beta {beta}", elo0 = .2.elo0, elo1 = .2.elo1, alpha = .2.alpha, beta = .2.beta)]
    Other(Entrant, Entrant, Hypotheses),
}

/// Who is tested against whom, and how.
pub(super) struct Trial<'a> {
    /// Who wants to be champion.
    pub challenger: &'a Entrant,
    /// Who is to give way.
    pub champion: &'a Entrant,
    /// What is tested.
    pub hypotheses: Hypotheses,
    /// The test ends undecided after this many pairs, or a few more: a round of all missions is played to its end.
    pub most: u64,
}

/// A pair of the test: one that was played before, or one to play.
struct Task<'a> {
    key: Key,
    is_turned: bool,
    mission: &'a Mission,
    seed: u64,
    known: Option<Pair>,
    /// After it all missions have been played once more.
    ends_round: bool,
}

impl Trial<'_> {
    /// Whether it may be made.
    pub(super) fn check(&self, kept: &Kept) -> Result<(), Trouble> {
        self.why_not(kept).map_or(Ok(()), |why| Err(Trouble::Unreadable(why.to_string())))
    }

    fn why_not(&self, kept: &Kept) -> Option<NoTest> {
        let (challenger, champion) = (self.challenger.clone(), self.champion.clone());
        if challenger == champion {
            return Some(NoTest::Same(champion));
        }
        if [&challenger, &champion].contains(&&Entrant::Cards) {
            return Some(NoTest::Cards);
        }
        if let Err(unfit) = self.hypotheses.check() {
            return Some(unfit.into());
        }
        let is_same = |test: &&Test| test.challenger == challenger && test.champion == champion;
        match kept.tests().iter().find(is_same)? {
            test if test.verdict != Verdict::Undecided => Some(NoTest::Decided(challenger, champion, test.verdict)),
            test if test.hypotheses != self.hypotheses => Some(NoTest::Other(challenger, champion, test.hypotheses)),
            _ => None,
        }
    }

    /// Plays until the test has a verdict, or long enough. Every pair and the verdict are kept.
    pub(super) fn run(
        &self,
        kept: &mut Kept,
        missions: &[Mission],
        engines: &Engines,
        jobs: Option<usize>,
    ) -> Result<Test, Trouble> {
        let tasks = self.tasks(kept, missions);
        let bar = matches::bar(tasks.len());
        let (mut pairs, mut void) = (Pairs::default(), 0);
        let work = |referee: &mut Referee, task: &Task| match task.known {
            Some(pair) => Ok(Done { pair, why: None }),
            None => pair(referee, task.mission, [&task.key.players.0, &task.key.players.1], task.seed),
        };
        let end = in_order(
            jobs,
            &tasks,
            || Referee::new(engines),
            work,
            |task, done| {
                let added = done.and_then(|done| {
                    if task.known.is_none() {
                        kept.keep(&task.key, done.pair);
                        kept.write()?;
                    }
                    if let Some(why) = done.why {
                        void += 1;
                        bar.suspend(|| eprintln!("gotham-engine: {why}"));
                    }
                    pairs.add(if task.is_turned { done.pair.turned() } else { done.pair });
                    if void < MOST_VOID { Ok(()) } else { Err(Trouble::Wrong(format!("{void} pairs were void"))) }
                });
                bar.inc(1);
                bar.set_message(self.progress(&pairs));
                match added {
                    Err(why) => ControlFlow::Break(Err(why)),
                    Ok(()) if task.ends_round && self.hypotheses.verdict(&pairs) != Verdict::Undecided => {
                        ControlFlow::Break(Ok(()))
                    }
                    Ok(()) => ControlFlow::Continue(()),
                }
            },
        );
        bar.finish_and_clear();
        if let ControlFlow::Break(Err(why)) = end {
            return Err(why);
        }
        let (challenger, champion) = (self.challenger.clone(), self.champion.clone());
        let verdict = self.hypotheses.verdict(&pairs);
        let test = Test { challenger, champion, hypotheses: self.hypotheses, pairs, verdict };
        kept.keep_test(test.clone());
        kept.write()?;
        Ok(test)
    }

    /// How it stands, in a few words.
    fn progress(&self, pairs: &Pairs) -> String {
        let (low, high) = self.hypotheses.bounds();
        let evidence = self.hypotheses.evidence(pairs);
        format!("{:.1} % of {} pairs, {evidence:.2} of {low:.2} to {high:.2} ", pairs.percent(), pairs.count())
    }

    /// All pairs that may be played, one seed of all missions after the other.
    fn tasks<'a>(&self, kept: &Kept, missions: &'a [Mission]) -> Vec<Task<'a>> {
        let rounds = self.most.div_ceil(missions.len().max(1) as u64);
        let mut tasks = Vec::new();
        for round in 0..rounds {
            for (at, mission) in missions.iter().enumerate() {
                let Some(content) = mission.content(self.champion) else { continue };
                let (key, is_turned) = Key::of(self.challenger, self.champion, &mission.id, &content, TESTS);
                let known = kept.series().get(&key).and_then(|pairs| pairs.get(round as usize).copied());
                let ends_round = at + 1 == missions.len();
                tasks.push(Task { key, is_turned, mission, seed: TESTS + round, known, ends_round });
            }
        }
        tasks
    }
}
