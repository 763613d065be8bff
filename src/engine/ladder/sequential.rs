//! The sequential test: after each round of all missions it says whether enough is known.
//!
//! Two hypotheses say how much stronger the challenger is, in Elo. Of the pairs seen so far it asks how likely they are
//! at best under each: whatever the chances of a lost, a split and a won pair are, as long as their mean is what the
//! hypothesis says (the generalized test; no model of missions or dice is needed). The logarithm of the quotient is
//! compared with two bounds that follow from how often the test may err (Wald).

use std::fmt;

use clap::Args;
use serde::{Deserialize, Serialize};

use super::pair::Pair;

/// What is tested, and how often the test may err.
#[derive(Clone, Copy, PartialEq, Debug, Args, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Hypotheses {
    /// How much stronger the challenger is, in Elo, if it is not to be accepted.
    #[arg(long, value_name = "ELO", default_value_t = 0.0, allow_negative_numbers = true)]
    pub elo0: f64,
    /// How much stronger it is, in Elo, if it is to be accepted; 20 Elo are 52.9 of 100 matches.
    #[arg(long, value_name = "ELO", default_value_t = 20.0, allow_negative_numbers = true)]
    pub elo1: f64,
    /// How often a challenger of the first kind may be accepted.
    #[arg(long, value_name = "PART", default_value_t = 0.05)]
    pub alpha: f64,
    /// How often a challenger of the second kind may be rejected.
    #[arg(long, value_name = "PART", default_value_t = 0.05)]
    pub beta: f64,
}

/// What is wrong with hypotheses.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub(super) enum Unfit {
    /// They are not two.
    #[error("elo0 is to be less than elo1, both between -1000 and 1000")]
    Elo,
    /// It may not err that often, or never.
    #[error("alpha and beta are to be between 0.0001 and 0.4")]
    Errors,
}

/// Pairs of matches by what the challenger won of them.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Pairs {
    /// Neither.
    pub lost: u32,
    /// One of the two.
    pub split: u32,
    /// Both.
    pub won: u32,
}

/// What the test says.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Verdict {
    /// The challenger is stronger.
    Accepted,
    /// It is not.
    Rejected,
    /// Nobody knows yet.
    Undecided,
}

/// Points of a lost, a split and a won pair.
const POINTS: [f64; 3] = [0.0, 0.5, 1.0];

/// An outcome that was never seen is not impossible: it counts as this much of a pair.
const UNSEEN: f64 = 1e-3;

/// Halvings until a root is exact enough.
const HALVINGS: usize = 60;

impl Hypotheses {
    /// Whether a test can be made of them.
    pub(super) fn check(&self) -> Result<(), Unfit> {
        let range = -1000.0..=1000.0;
        if !(range.contains(&self.elo0) && range.contains(&self.elo1) && self.elo0 < self.elo1) {
            return Err(Unfit::Elo);
        }
        let may_err = 0.0001..=0.4;
        let both = [self.alpha, self.beta].iter().all(|part| may_err.contains(part));
        if both { Ok(()) } else { Err(Unfit::Errors) }
    }

    /// Below the first the challenger is rejected, above the second it is accepted.
    pub(super) fn bounds(&self) -> (f64, f64) {
        ((self.beta / (1.0 - self.alpha)).ln(), ((1.0 - self.beta) / self.alpha).ln())
    }

    /// What these pairs say.
    pub(super) fn verdict(&self, pairs: &Pairs) -> Verdict {
        let (low, high) = self.bounds();
        match self.evidence(pairs) {
            evidence if evidence <= low => Verdict::Rejected,
            evidence if evidence >= high => Verdict::Accepted,
            _ => Verdict::Undecided,
        }
    }

    /// The logarithm of how much likelier the pairs are under the second hypothesis.
    pub(super) fn evidence(&self, pairs: &Pairs) -> f64 {
        let seen = [pairs.lost, pairs.split, pairs.won].map(|count| f64::from(count).max(UNSEEN));
        likelihood(&seen, score(self.elo1)) - likelihood(&seen, score(self.elo0))
    }
}

/// The part of the matches that somebody wins who is this much stronger.
pub(super) fn score(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

/// The logarithm of how likely what was seen is at best if a pair has this mean, up to a term that every mean shares.
/// The best chances are those seen, each divided by `1 + tilt * (points - mean)`, with the tilt that gives the mean.
fn likelihood(seen: &[f64; 3], mean: f64) -> f64 {
    let (mut low, mut high) = (-1.0 / (1.0 - mean), 1.0 / mean);
    for _ in 0..HALVINGS {
        let tilt = f64::midpoint(low, high);
        let slope: f64 = seen.iter().zip(POINTS).map(|(n, a)| n * (a - mean) / (1.0 + tilt * (a - mean))).sum();
        if slope > 0.0 { low = tilt } else { high = tilt }
    }
    let tilt = f64::midpoint(low, high);
    -seen.iter().zip(POINTS).map(|(n, a)| n * (1.0 + tilt * (a - mean)).ln()).sum::<f64>()
}

impl Pairs {
    /// Counts a pair of the challenger; one that is void counts for nobody.
    pub(super) fn add(&mut self, pair: Pair) {
        match pair {
            Pair::Both => self.won += 1,
            Pair::Heroes | Pair::Villain => self.split += 1,
            Pair::Neither => self.lost += 1,
            Pair::Won | Pair::Lost | Pair::Void => {}
        }
    }

    /// How many.
    pub(super) fn count(&self) -> u32 {
        self.lost.saturating_add(self.split).saturating_add(self.won)
    }

    /// The part of the matches that the challenger won, in a hundred.
    pub(super) fn percent(&self) -> f64 {
        let won = f64::from(self.won) + f64::from(self.split) / 2.0;
        100.0 * won / f64::from(self.count().max(1))
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Verdict::Accepted => "accepted",
            Verdict::Rejected => "rejected",
            Verdict::Undecided => "undecided",
        })
    }
}

#[cfg(test)]
mod tests {
    use rand::{RngExt, SeedableRng};
    use rand_pcg::Pcg32;

    use super::*;

    const USUAL: Hypotheses = Hypotheses { elo0: 0.0, elo1: 20.0, alpha: 0.05, beta: 0.05 };

    fn pairs(lost: u32, split: u32, won: u32) -> Pairs {
        Pairs { lost, split, won }
    }

    #[test]
    fn plain_sequences_are_decided() {
        assert_eq!(USUAL.verdict(&Pairs::default()), Verdict::Undecided);
        assert_eq!(USUAL.verdict(&pairs(0, 0, 5)), Verdict::Undecided, "five pairs prove nothing");
        assert_eq!(USUAL.verdict(&pairs(0, 30, 60)), Verdict::Accepted);
        assert_eq!(USUAL.verdict(&pairs(60, 30, 0)), Verdict::Rejected);
        assert_eq!(USUAL.verdict(&pairs(0, 1000, 0)), Verdict::Rejected, "they are equal");
        assert_eq!(USUAL.verdict(&pairs(100, 220, 100)), Verdict::Undecided);
        let (low, high) = USUAL.bounds();
        assert!((low + high).abs() < 1e-9 && (high - 2.944).abs() < 1e-3, "{low} {high}");
    }

    /// Where many pairs were seen it is the well-known formula for a normal distribution.
    #[test]
    fn the_evidence_is_that_of_a_normal_distribution() {
        let seen = pairs(900, 2000, 1100);
        let (s0, s1) = (score(0.0), score(20.0));
        let (mean, count) = (0.525, 4000.0);
        let spread = (900.0 * 0.525 * 0.525 + 2000.0 * 0.025 * 0.025 + 1100.0 * 0.475 * 0.475) / count;
        let normal = count * (s1 - s0) * (2.0 * mean - s0 - s1) / (2.0 * spread);
        let evidence = USUAL.evidence(&seen);
        assert!((evidence - normal).abs() < 0.02 * normal.abs(), "{evidence} {normal}");
        assert!((USUAL.evidence(&pairs(500, 1000, 500)) + 0.5 * 2000.0 * (s1 - s0) * (s1 - s0) / 0.125).abs() < 0.1);
    }

    /// Tests a player whose pairs come out by these chances, looking after each round of thirty.
    fn tested(hypotheses: &Hypotheses, chances: [f64; 2], generator: &mut Pcg32) -> (Verdict, u32) {
        let mut pairs = Pairs::default();
        loop {
            for _ in 0..30 {
                let drawn = f64::from(generator.random_range(0..1_000_000)) / 1e6;
                pairs.add(match drawn {
                    drawn if drawn < chances[0] => Pair::Neither,
                    drawn if drawn < chances[0] + chances[1] => Pair::Heroes,
                    _ => Pair::Both,
                });
            }
            let verdict = hypotheses.verdict(&pairs);
            if verdict != Verdict::Undecided || pairs.count() > 30_000 {
                return (verdict, pairs.count());
            }
        }
    }

    /// At the first hypothesis few are accepted, and at the second few rejected: as few as was asked for.
    #[test]
    fn it_errs_as_rarely_as_it_may() {
        const TESTS: u32 = 400;
        let hypotheses = Hypotheses { elo1: 50.0, ..USUAL };
        let gain = score(50.0) - 0.5;
        let cases = [
            (0.0, [0.25, 0.5], Verdict::Accepted),
            (0.0, [0.15, 0.7], Verdict::Accepted),
            (gain, [0.25 - gain, 0.5], Verdict::Rejected),
            (gain, [0.15 - gain, 0.7], Verdict::Rejected),
        ];
        let generator = &mut Pcg32::seed_from_u64(20_261_126);
        for (gain, chances, wrong) in cases {
            let results: Vec<_> = (0..TESTS).map(|_| tested(&hypotheses, chances, generator)).collect();
            let errors = results.iter().filter(|(verdict, _)| *verdict == wrong).count();
            let undecided = results.iter().filter(|(verdict, _)| *verdict == Verdict::Undecided).count();
            let pairs = results.iter().map(|(_, pairs)| pairs).sum::<u32>() / TESTS;
            // Two standard errors above the 20 that may be wrong.
            assert!(errors <= 29, "{errors} of {TESTS} are {wrong}, at a gain of {gain}");
            assert_eq!(undecided, 0);
            assert!(pairs < 400, "{pairs} pairs on average");
        }
    }

    #[test]
    fn hypotheses_are_checked() {
        assert_eq!(USUAL.check(), Ok(()));
        for bad in [f64::NAN, f64::INFINITY, 0.0, -5.0] {
            assert_eq!(Hypotheses { elo1: bad, ..USUAL }.check(), Err(Unfit::Elo), "{bad}");
        }
        for bad in [f64::NAN, 0.0, 0.5, 1.0] {
            assert_eq!(Hypotheses { alpha: bad, ..USUAL }.check(), Err(Unfit::Errors), "{bad}");
        }
    }
}
