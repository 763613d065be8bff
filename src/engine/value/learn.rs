//! Logistic regression: the weights under which what was seen is the likeliest, held near others that are known. Newton's
//! method, which needs few steps.

use gotham_ai::value::{Ends, Term, UNIT};

use super::samples::Sample;

/// A weight for each term at the beginning and at the end.
pub(super) const COUNT: usize = 2 * Term::ALL.len();

/// Steps at most.
const STEPS: usize = 12;

/// A step that changes no weight by more than this is the last one.
const NO_CHANGE: f64 = 1e-3;

/// How much weaker what only means something in one mission is held near the general weights.
const OF_MISSION: f64 = 0.1;

pub(super) type Row = [f64; COUNT];

/// No weights.
pub(super) fn nothing() -> Row {
    [0.0; COUNT]
}

/// A sample's terms, early and late.
fn row(sample: &Sample, scales: &Row) -> Row {
    let (passed, all) = sample.terms.passed();
    let late = f64::from(passed) / f64::from(all.max(1));
    let mut row = nothing();
    for (at, term) in Term::ALL.into_iter().enumerate() {
        let count = f64::from(sample.terms.count(term));
        row[2 * at] = count * (1.0 - late) / scales[2 * at];
        row[2 * at + 1] = count * late / scales[2 * at + 1];
    }
    row
}

/// How large each term usually is: weights are compared in these units.
pub(super) fn scales(samples: &[&Sample]) -> Row {
    let mut squares = nothing();
    for sample in samples {
        let row = row(sample, &[1.0; COUNT]);
        squares.iter_mut().zip(row).for_each(|(sum, count)| *sum += count * count);
    }
    squares.map(|sum| (sum / samples.len().max(1) as f64).sqrt().max(1e-3))
}

/// How strongly each weight is held.
pub(super) fn holds(held: f64) -> Row {
    let mut holds = nothing();
    for (at, term) in Term::ALL.into_iter().enumerate() {
        holds[2 * at..2 * at + 2].fill(if term.is_of_mission() { OF_MISSION * held } else { held });
    }
    holds
}

/// The weights under which the samples are the likeliest, held near those of `near`.
pub(super) fn fit(samples: &[&Sample], scales: &Row, near: &Row, holds: &Row) -> Row {
    let rows: Vec<(Row, f64)> = samples.iter().map(|it| (row(it, scales), f64::from(u8::from(it.won)))).collect();
    let mut weights = *near;
    for _ in 0..STEPS {
        let mut slope = nothing();
        let mut bend = vec![nothing(); COUNT];
        for (row, won) in &rows {
            let sum: f64 = row.iter().zip(&weights).map(|(count, weight)| count * weight).sum();
            let chance = 1.0 / (1.0 + (-sum).exp());
            let spread = (chance * (1.0 - chance)).max(1e-6);
            for at in 0..COUNT {
                if row[at] == 0.0 {
                    continue;
                }
                slope[at] += (chance - won) * row[at];
                let scaled = spread * row[at];
                for (sum, count) in bend[at][..=at].iter_mut().zip(row) {
                    *sum += scaled * count;
                }
            }
        }
        for at in 0..COUNT {
            slope[at] += holds[at] * (weights[at] - near[at]);
            bend[at][at] += holds[at];
        }
        let step = solve(&bend, &slope);
        weights = nearer(&rows, (&weights, &step), near, holds);
        if step.iter().all(|change| change.abs() < NO_CHANGE) {
            break;
        }
    }
    weights
}

/// A step, or as much of it as makes the samples likelier.
fn nearer(rows: &[(Row, f64)], (weights, step): (&Row, &Row), near: &Row, holds: &Row) -> Row {
    let before = unlikely(rows, weights, near, holds);
    let mut share = 1.0;
    for _ in 0..STEPS {
        let mut tried = *weights;
        tried.iter_mut().zip(step).for_each(|(weight, step)| *weight -= share * step);
        if unlikely(rows, &tried, near, holds) <= before {
            return tried;
        }
        share /= 2.0;
    }
    *weights
}

/// How unlikely the samples are under some weights, and how far those are from where they are held.
fn unlikely(rows: &[(Row, f64)], weights: &Row, near: &Row, holds: &Row) -> f64 {
    let surprise = |(row, won): &(Row, f64)| {
        let sum: f64 = row.iter().zip(weights).map(|(count, weight)| count * weight).sum();
        let against = if *won > 0.5 { -sum } else { sum };
        if against > 30.0 { against } else { against.exp().ln_1p() }
    };
    let far: f64 =
        weights.iter().zip(near).zip(holds).map(|((weight, near), held)| held * (weight - near).powi(2)).sum();
    rows.iter().map(surprise).sum::<f64>() + far / 2.0
}

/// Solves a symmetric system, of which the lower half is given, by Cholesky's method.
fn solve(matrix: &[Row], right: &Row) -> Row {
    let mut lower = vec![nothing(); COUNT];
    for at in 0..COUNT {
        for by in 0..=at {
            let done: f64 = lower[at][..by].iter().zip(&lower[by][..by]).map(|(a, b)| a * b).sum();
            let left = matrix[at][by] - done;
            lower[at][by] = if at == by { left.max(1e-9).sqrt() } else { left / lower[by][by] };
        }
    }
    let mut found = *right;
    for at in 0..COUNT {
        let done: f64 = lower[at][..at].iter().zip(&found[..at]).map(|(a, b)| a * b).sum();
        found[at] = (found[at] - done) / lower[at][at];
    }
    for at in (0..COUNT).rev() {
        let done: f64 = (at + 1..COUNT).map(|by| lower[by][at] * found[by]).sum();
        found[at] = (found[at] - done) / lower[at][at];
    }
    found
}

/// The weights in whole numbers.
pub(super) fn ends(weights: &Row, scales: &Row) -> Vec<Ends> {
    let whole = |at: usize| (weights[at] / scales[at] * UNIT as f64).round() as i64;
    (0..Term::ALL.len()).map(|at| Ends(whole(2 * at), whole(2 * at + 1))).collect()
}
