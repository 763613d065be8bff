//! How well a value foresees who wins: its Brier score and how often it tells a won match from a lost one, beside
//! somebody who only knows how often the mission is won.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use gotham_ai::value::{CERTAIN, Weights, chance};

use super::samples::Sample;

/// A table: what was foreseen, what the mission's own rate says, and what came.
#[derive(Clone, Copy)]
struct Case {
    foreseen: f64,
    usual: f64,
    won: bool,
}

/// A report in lines.
pub(super) fn report(weights: &Weights, samples: &BTreeMap<String, Vec<Sample>>) -> String {
    let mut by_round: BTreeMap<String, Vec<Case>> = BTreeMap::new();
    let mut by_mission: BTreeMap<&str, Vec<Case>> = BTreeMap::new();
    let mut all = Vec::new();
    for (id, samples) in samples {
        let own = weights.of_mission(id);
        let usual = samples.iter().filter(|it| it.won).count() as f64 / samples.len().max(1) as f64;
        for sample in samples {
            let foreseen = f64::from(chance(own.sum(&sample.terms))) / f64::from(CERTAIN);
            let case = Case { foreseen, usual, won: sample.won };
            by_round.entry(format!("round {}", sample.round)).or_default().push(case);
            let place = if sample.is_start { "start of a turn" } else { "in a turn" };
            by_round.entry(place.into()).or_default().push(case);
            by_mission.entry(id).or_default().push(case);
            all.push(case);
        }
    }
    let mut text = String::from("| tables | how many | Brier | usual rate's | told apart |\n|---|---|---|---|---|\n");
    let mut line = |name: &str, cases: &[Case]| {
        let (own, usual) = (brier(cases, |it| it.foreseen), brier(cases, |it| it.usual));
        let _ = writeln!(text, "| {name} | {} | {own:.4} | {usual:.4} | {:.3} |", cases.len(), told_apart(cases));
    };
    line("all", &all);
    by_round.iter().for_each(|(name, cases)| line(name, cases));
    by_mission.iter().for_each(|(name, cases)| line(name, cases));
    text.push_str("\n| foreseen | how many | came |\n|---|---|---|\n");
    for tenth in 0..10 {
        let is_in = |case: &&Case| (case.foreseen * 10.0).min(9.0) as usize == tenth;
        let cases: Vec<&Case> = all.iter().filter(is_in).collect();
        let came = 100.0 * cases.iter().filter(|case| case.won).count() as f64 / cases.len().max(1) as f64;
        let _ = writeln!(text, "| {} to {} % | {} | {came:.1} % |", tenth * 10, tenth * 10 + 10, cases.len());
    }
    text
}

/// The mean square of what was foreseen wrongly.
fn brier(cases: &[Case], foreseen: impl Fn(&Case) -> f64) -> f64 {
    let wrong = |case: &Case| (foreseen(case) - f64::from(u8::from(case.won))).powi(2);
    cases.iter().map(wrong).sum::<f64>() / cases.len().max(1) as f64
}

/// How often, of a won and a lost match, the won one looked better: 1 is always, one half is chance.
fn told_apart(cases: &[Case]) -> f64 {
    let mut sorted: Vec<Case> = cases.to_vec();
    sorted.sort_by(|a, b| a.foreseen.total_cmp(&b.foreseen));
    let (mut lost, mut better) = (0.0, 0.0);
    for alike in sorted.chunk_by(|a, b| a.foreseen.total_cmp(&b.foreseen).is_eq()) {
        let won = alike.iter().filter(|case| case.won).count() as f64;
        let also_lost = alike.len() as f64 - won;
        better += won * (lost + also_lost / 2.0);
        lost += also_lost;
    }
    better / ((sorted.len() as f64 - lost) * lost).max(1.0)
}
