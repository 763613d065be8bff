//! Which of several plans is the best: all are tried in a few futures, the worse half leaves, and who is no better than the
//! first plan; the others are tried in more. The first plan stays unless another one is clearly better in the same futures.

use std::cmp::Reverse;
use std::collections::BTreeMap;

/// How many standard errors better another plan must be, in tenths.
const CLEARLY: i64 = 12;

/// How far apart two plans usually end in one future, in ten thousandths: what is known of a plan before it is tried. A few
/// futures that happen to agree would look certain otherwise, and one alone would have no error at all.
const USUAL_SPREAD: i64 = 2500;

/// As many futures as that counts for.
const USUAL_FUTURES: i64 = 2;

/// Futures that a heat goes on for at least.
const LEAST: usize = 2;

/// What came of a plan in one future.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Outcome {
    /// What the table is worth then, in ten thousandths.
    pub worth: i32,
    /// Which ending of the mission the match was lost by, if it was.
    pub lost_by: Option<u8>,
}

/// What a plan is worth in the futures that it was tried in, in ten thousandths.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Merit {
    /// The mean of what it was worth.
    pub worth: i32,
    /// How much more than the first plan it is worth in the same futures.
    pub gain: i32,
    /// The standard error of that gain, never less than a few futures can tell.
    pub error: i32,
    /// In how many futures it was tried.
    pub futures: u16,
    /// Which ending of the mission it is lost by most often, if it was lost in any future.
    pub lost_by: Option<u8>,
}

/// A contest of plans.
#[derive(Clone, Debug)]
pub(super) struct Contest {
    /// What came of each plan in each future so far.
    outcomes: Vec<Vec<Outcome>>,
    /// Those that are still tried; the first one always is.
    left: Vec<usize>,
    /// How many futures each of them has been tried in when this heat ends.
    heat: u16,
    /// The same for the last heat.
    last: u16,
    /// Futures that all plans together may be tried in.
    affordable: usize,
}

impl Contest {
    /// A contest of a number of plans; the last two are tried in `last` futures.
    pub(super) fn new(plans: usize, last: u16) -> Contest {
        let outcomes = vec![Vec::new(); plans];
        let mut contest = Contest { outcomes, left: (0..plans).collect(), heat: 0, last, affordable: usize::MAX };
        contest.begin_heat();
        contest
    }

    /// All plans together may be tried in this many futures, `each` for every plan at least: where a future is costly, a
    /// few plans that are known well, two at least, are better than many that are hardly known.
    pub(super) fn afford(&mut self, futures: usize, each: u16) {
        self.affordable = futures;
        self.left.truncate((futures / usize::from(each)).max(2));
        self.begin_heat();
    }

    /// Those that are left share what can be afforded with the heats to come, and the last heat is the longest.
    fn begin_heat(&mut self) {
        let plans = self.left.len();
        let heats_to_come = plans.saturating_sub(1).max(1).ilog2();
        let tried = self.left.iter().map(|plan| self.outcomes[*plan].len()).max().unwrap_or(0);
        let spent = self.outcomes.iter().map(Vec::len).sum();
        let share = self.affordable.saturating_sub(spent) / (heats_to_come as usize + 1) / plans.max(1);
        let affordable = u16::try_from(tried.saturating_add(share.max(LEAST))).unwrap_or(u16::MAX);
        self.heat = (self.last >> heats_to_come).max(LEAST as u16).min(affordable).min(self.last);
    }

    /// Which plan is tried next, and in which future.
    pub(super) fn next(&mut self) -> Option<(usize, u16)> {
        loop {
            // in turn: whenever it is stopped, all have been tried in about as many
            let tried = |plan: &usize| self.outcomes[*plan].len();
            let behind = self.left.iter().copied().filter(|plan| tried(plan) < usize::from(self.heat));
            if let Some(plan) = behind.min_by_key(tried) {
                return Some((plan, tried(&plan) as u16));
            }
            if self.left.len() < 2 || (self.heat >= self.last && self.left.len() == 2) {
                return None;
            }
            self.halve();
        }
    }

    /// This came of a plan in its next future.
    pub(super) fn note(&mut self, plan: usize, outcome: Outcome) {
        self.outcomes[plan].push(outcome);
    }

    /// The best plan.
    pub(super) fn best(&self) -> usize {
        self.left.iter().copied().find(|plan| self.is_clearly_better(*plan)).unwrap_or(0)
    }

    /// What came out for each plan.
    pub(super) fn merit(&self, plan: usize) -> Merit {
        let gains @ Gains { count, sum, .. } = self.gains(plan);
        let variance = gains.spread() / (count * count * (count - 1 + USUAL_FUTURES));
        let tried = self.outcomes[plan].len();
        Merit {
            worth: (self.sum(plan) / tried.max(1) as i64) as i32,
            gain: (sum / count) as i32,
            error: if plan == 0 { 0 } else { variance.isqrt() as i32 },
            futures: tried as u16,
            lost_by: self.lost_by(plan),
        }
    }

    /// The worse half of the others leaves, and all that are no better than the first plan.
    fn halve(&mut self) {
        let first = self.sum(0);
        let mut others: Vec<usize> =
            self.left.iter().copied().filter(|plan| *plan != 0 && self.sum(*plan) > first).collect();
        others.sort_by_key(|plan| (-self.sum(*plan), *plan));
        others.truncate(others.len().div_ceil(2).max(1));
        self.left = [0].into_iter().chain(others).collect();
        self.begin_heat();
    }

    /// Whether a plan is better than the first one by more than chance makes likely.
    fn is_clearly_better(&self, plan: usize) -> bool {
        let gains @ Gains { count, sum, .. } = self.gains(plan);
        // sum > z sqrt(n s²), squared, with n s² (n − 1 + usual) = the spread: no root, no fraction
        let certain = 100 * sum * sum * (count - 1 + USUAL_FUTURES);
        sum > 0 && certain > CLEARLY * CLEARLY * gains.spread()
    }

    /// How much more than the first plan a plan was worth in each of their futures.
    fn gains(&self, plan: usize) -> Gains {
        let both = self.outcomes[plan].iter().zip(&self.outcomes[0]);
        let gains: Vec<i64> = both.map(|(plan, first)| i64::from(plan.worth - first.worth)).collect();
        let squares = gains.iter().map(|gain| gain * gain).sum();
        Gains { count: gains.len().max(1) as i64, sum: gains.iter().sum(), squares }
    }

    /// What a plan was worth in all its futures together.
    fn sum(&self, plan: usize) -> i64 {
        self.outcomes[plan].iter().map(|outcome| i64::from(outcome.worth)).sum()
    }

    /// The ending that a plan is lost by most often; of two as frequent, the first of the mission.
    fn lost_by(&self, plan: usize) -> Option<u8> {
        let mut lost = BTreeMap::new();
        for ending in self.outcomes[plan].iter().filter_map(|outcome| outcome.lost_by) {
            *lost.entry(ending).or_insert(0_u16) += 1;
        }
        lost.into_iter().max_by_key(|(ending, times)| (*times, Reverse(*ending))).map(|(ending, _)| ending)
    }
}

/// How much more than the first plan a plan was worth, over all futures of both.
#[derive(Clone, Copy)]
struct Gains {
    /// One at least.
    count: i64,
    sum: i64,
    squares: i64,
}

impl Gains {
    /// How much they differ: the squares of their distances from the mean, the usual ones included, as often as there are gains.
    fn spread(self) -> i64 {
        self.count * (self.squares + USUAL_FUTURES * USUAL_SPREAD * USUAL_SPREAD) - self.sum * self.sum
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A table that nobody has lost.
    fn kept(worth: i32) -> Outcome {
        Outcome { worth, lost_by: None }
    }

    /// Holds a contest in which a plan's worth depends on the plan and the future.
    fn held(plans: usize, last: u16, worth: impl Fn(usize, u16) -> i32) -> (usize, usize) {
        let mut contest = Contest::new(plans, last);
        let mut tries = 0;
        while let Some((plan, future)) = contest.next() {
            contest.note(plan, kept(worth(plan, future)));
            tries += 1;
        }
        (contest.best(), tries)
    }

    #[test]
    fn the_better_plan_wins_and_costs_few_tries() {
        let (best, tries) = held(8, 16, |plan, future| 1000 * (plan == 5) as i32 + i32::from(future % 3));
        assert_eq!(best, 5);
        assert!(tries <= 8 * 4 + 5 * 4 + 3 * 8 + 16, "{tries}");
    }

    #[test]
    fn what_a_plan_is_worth_is_told_with_its_error() {
        let mut contest = Contest::new(2, 4);
        while let Some((plan, future)) = contest.next() {
            contest.note(plan, kept(1000 + plan as i32 * [100, 300][usize::from(future % 2)]));
        }
        assert_eq!(contest.merit(0), Merit { worth: 1000, gain: 0, error: 0, futures: 4, lost_by: None });
        let other = contest.merit(1);
        assert_eq!((other.worth, other.gain, other.futures), (1200, 200, 4));
        assert_eq!(other.error, 791, "two other futures that differ by 2500 stand beside these four");
    }

    #[test]
    fn a_future_or_two_prove_nothing_unless_they_are_far_apart() {
        assert_eq!(held(2, 1, |plan, _| 1000 * plan as i32).0, 0, "one alone");
        assert_eq!(held(2, 2, |plan, _| 1000 * plan as i32).0, 0, "two that agree");
        assert_eq!(held(2, 12, |plan, _| 1000 * plan as i32).0, 1, "twelve that agree");
        assert_eq!(held(2, 2, |plan, _| 9000 * plan as i32).0, 1, "won instead of lost, twice");
    }

    #[test]
    fn dear_plans_are_compared_among_the_first_ones_only() {
        let mut contest = Contest::new(8, 12);
        contest.note(0, kept(1000));
        contest.afford(12, 4);
        while let Some((plan, _)) = contest.next() {
            assert!(plan < 3, "{plan} was left out");
            contest.note(plan, kept(1000 + 1000 * plan as i32));
        }
        assert_eq!(contest.best(), 2);
        assert_eq!(contest.merit(7).futures, 0);
        let mut dearest = Contest::new(8, 12);
        dearest.afford(1, 4);
        assert_eq!(dearest.left, [0, 1], "two are always compared");
    }

    #[test]
    fn what_can_be_afforded_is_shared_so_that_the_best_are_known_best() {
        let mut contest = Contest::new(8, 80);
        contest.afford(60, 4);
        for _ in 0..60 {
            let Some((plan, _)) = contest.next() else { break };
            contest.note(plan, kept(1000 + 1000 * plan as i32));
        }
        let futures: Vec<u16> = (0..8).map(|plan| contest.merit(plan).futures).collect();
        assert_eq!(futures, [19, 2, 2, 2, 4, 4, 9, 18], "the first and the best");
    }

    #[test]
    fn the_ending_that_a_plan_is_lost_by_most_often_is_told() {
        let mut contest = Contest::new(2, 5);
        for ending in [Some(3), None, Some(1), Some(3), Some(1)] {
            contest.note(1, Outcome { worth: 0, lost_by: ending });
        }
        assert_eq!(
            [contest.merit(0).lost_by, contest.merit(1).lost_by],
            [None, Some(1)],
            "the first of two as frequent"
        );
        contest.note(1, Outcome { worth: 0, lost_by: Some(3) });
        assert_eq!(contest.merit(1).lost_by, Some(3));
    }

    #[test]
    fn the_first_plan_stays_unless_another_is_clearly_better() {
        assert_eq!(held(2, 16, |_, _| 50).0, 0);
        let noisy = |plan: usize, future: u16| if plan == 1 && future.is_multiple_of(2) { 2000 } else { 990 };
        assert_eq!(held(2, 16, noisy).0, 1, "better by half");
        let hardly = |plan: usize, future: u16| if plan == 1 { [2050, 0][usize::from(future % 2)] } else { 1000 };
        assert_eq!(held(2, 16, hardly).0, 0, "no more than chance");
    }
}
