//! How strong each player is, from all results at once.
//!
//! The odds that the Heroes win a mission are those of the mission times how much stronger their player is (Bradley and
//! Terry's model): in logarithms, `heroes - villain + mission`. So a mission that favors a side counts for neither player,
//! and a match against the cards counts, too, though they only play the Villain. The numbers under which the results are the
//! likeliest are found by Newton's method; the curvature there says how sure they are.

/// Some matches of the same two players on the same ground.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Matches {
    /// Who was the Heroes, as a number.
    pub heroes: usize,
    /// Who was the Villain.
    pub villain: usize,
    /// What was played.
    pub ground: usize,
    /// How many the Heroes won.
    pub won: u32,
    /// Of how many.
    pub of: u32,
}

/// A number in Elo, and how far the ends of its 95 % interval are away.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Rating {
    /// The number.
    pub elo: f64,
    /// To both sides.
    pub plus_minus: f64,
}

/// A natural logarithm of odds in Elo.
const ELO: f64 = 400.0 / std::f64::consts::LN_10;

/// How many standard errors are 95 %.
pub(super) const SURE: f64 = 1.96;

/// How strongly players are held near one another, and missions near fair: like a part of a match. Who has lost everything
/// gets a number this way, too.
const HELD: [f64; 2] = [0.02, 0.2];

/// Steps at most, and how far one goes at most.
const STEPS: usize = 100;
const STRIDE: f64 = 2.0;

/// How much stronger each player is than `anchor`.
pub(super) fn ratings(matches: &[Matches], players: usize, grounds: usize, anchor: usize) -> Vec<Rating> {
    let count = players + grounds;
    let held = |at: usize| HELD[usize::from(at >= players)];
    let mut strengths = vec![0.0; count];
    let mut curved = Symmetric::new(count);
    for _ in 0..STEPS {
        let mut slope: Vec<f64> = strengths.iter().enumerate().map(|(at, strength)| held(at) * strength).collect();
        curved = Symmetric::new(count);
        (0..count).for_each(|at| curved.add(at, at, held(at)));
        for it in matches {
            let signs = [(it.heroes, 1.0), (it.villain, -1.0), (players + it.ground, 1.0)];
            let odds: f64 = signs.iter().map(|(at, sign)| sign * strengths[*at]).sum();
            let chance = 1.0 / (1.0 + (-odds).exp());
            let of = f64::from(it.of);
            for (at, sign) in signs {
                slope[at] += sign * (of * chance - f64::from(it.won));
                for (by, other) in signs.iter().filter(|(by, _)| *by <= at) {
                    curved.add(at, *by, sign * other * of * chance * (1.0 - chance));
                }
            }
        }
        let step = curved.solve(&slope);
        let longest = step.iter().fold(0.0, |longest: f64, part| longest.max(part.abs()));
        let share = (STRIDE / longest.max(1e-12)).min(1.0);
        strengths.iter_mut().zip(&step).for_each(|(strength, part)| *strength -= share * part);
        if longest < 1e-9 {
            break;
        }
    }
    let rate = |player: usize| {
        let mut against = vec![0.0; count];
        against[player] += 1.0;
        against[anchor] -= 1.0;
        let spread: f64 = curved.solve(&against).iter().zip(&against).map(|(a, b)| a * b).sum();
        Rating { elo: ELO * (strengths[player] - strengths[anchor]), plus_minus: ELO * SURE * spread.max(0.0).sqrt() }
    };
    (0..players).map(rate).collect()
}

/// A symmetric matrix, of which the lower half is kept.
struct Symmetric(Vec<Vec<f64>>);

impl Symmetric {
    fn new(count: usize) -> Symmetric {
        Symmetric((0..count).map(|row| vec![0.0; row + 1]).collect())
    }

    /// Adds to a place of the lower half.
    fn add(&mut self, row: usize, column: usize, amount: f64) {
        self.0[row][column] += amount;
    }

    /// What the matrix makes into `right`, by Cholesky's method.
    fn solve(&self, right: &[f64]) -> Vec<f64> {
        let mut lower: Vec<Vec<f64>> = Vec::with_capacity(self.0.len());
        for row in &self.0 {
            let mut made: Vec<f64> = Vec::with_capacity(row.len());
            for (at, value) in row.iter().enumerate() {
                let other = lower.get(at).unwrap_or(&made);
                let done: f64 = made.iter().zip(other).map(|(a, b)| a * b).sum();
                let left = value - done;
                made.push(if at + 1 == row.len() { left.max(1e-12).sqrt() } else { left / other[at] });
            }
            lower.push(made);
        }
        let mut found = right.to_vec();
        for at in 0..found.len() {
            let done: f64 = lower[at].iter().zip(&found[..at]).map(|(a, b)| a * b).sum();
            found[at] = (found[at] - done) / lower[at][at];
        }
        for at in (0..found.len()).rev() {
            let done: f64 = (at + 1..found.len()).map(|by| lower[by][at] * found[by]).sum();
            found[at] = (found[at] - done) / lower[at][at];
        }
        found
    }
}

/// The part that was won, and the ends of its 95 % interval, in a hundred (Wilson).
pub(super) fn percent(won: u32, of: u32) -> (f64, f64, f64) {
    let (won, of) = (f64::from(won), f64::from(of.max(1)));
    let part = won / of;
    let square = SURE * SURE / of;
    let middle = (part + square / 2.0) / (1.0 + square);
    let half = SURE / (1.0 + square) * (part * (1.0 - part) / of + square / (4.0 * of)).sqrt();
    (100.0 * part, 100.0 * (middle - half).max(0.0), 100.0 * (middle + half).min(1.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn matches(heroes: usize, villain: usize, ground: usize, won: u32, of: u32) -> Matches {
        Matches { heroes, villain, ground, won, of }
    }

    #[test]
    fn a_known_difference_is_found() {
        let even = [matches(0, 1, 0, 640, 1000), matches(1, 0, 0, 360, 1000)];
        let found = ratings(&even, 2, 1, 1);
        assert!((found[0].elo - 100.0).abs() < 1.0, "{found:?}");
        assert!((found[0].plus_minus - 15.9).abs() < 0.5, "{found:?}");
        assert_eq!((found[1].elo, found[1].plus_minus), (0.0, 0.0));
    }

    /// A mission that the Heroes win nine times of ten says nothing about who is stronger.
    #[test]
    fn unfair_missions_favor_nobody() {
        let unfair = [matches(0, 1, 0, 900, 1000), matches(1, 0, 0, 900, 1000), matches(0, 1, 1, 100, 1000)];
        let found = ratings(&unfair, 2, 2, 0);
        assert!(found[1].elo.abs() < 2.0, "{found:?}");
    }

    /// Cards are only the Villain; what the mission is worth is known from others.
    #[test]
    fn cards_are_rated_by_what_others_do_on_the_mission() {
        let played = [matches(0, 1, 0, 700, 1000), matches(1, 0, 0, 700, 1000), matches(0, 2, 0, 840, 1000)];
        let found = ratings(&played, 3, 1, 0);
        assert!(found[1].elo.abs() < 2.0 && (found[2].elo + 141.0).abs() < 3.0, "{found:?}");
    }

    #[test]
    fn who_lost_everything_or_played_nothing_has_a_number() {
        let found = ratings(&[matches(0, 1, 0, 20, 20), matches(1, 0, 0, 0, 20)], 3, 1, 0);
        assert!(found.iter().all(|rating| rating.elo.is_finite() && rating.plus_minus.is_finite()), "{found:?}");
        assert!(found[1].elo < -400.0 && found[1].plus_minus > 150.0 && found[2].plus_minus > 1000.0, "{found:?}");
    }

    #[test]
    fn intervals_of_parts() {
        let (part, low, high) = percent(50, 100);
        assert!((part - 50.0).abs() < 1e-9 && (low - 40.4).abs() < 0.1 && (high - 59.6).abs() < 0.1);
        assert_eq!(percent(0, 10).1, 0.0);
        assert!(percent(0, 0).2 > 60.0);
    }
}
