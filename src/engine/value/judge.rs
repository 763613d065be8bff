//! How well a value foresees who wins matches that it was not learned from, beside three others: who only knows how often
//! these tables' missions are won, the bot's own worth of a table, and the general weights.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use gotham_ai::value::{CERTAIN, OfMission, Term, Weights, chance};

use super::samples::Sample;

/// A table: what each of them foresees, and what came.
#[derive(Clone, Copy)]
struct Case<'a> {
    mission: &'a str,
    sample: &'a Sample,
    foreseen: f64,
    general: f64,
    usual: f64,
    by_worth: f64,
}

/// The least that is foreseen: to be sure and wrong would be infinitely bad.
const LEAST: f64 = 0.0003;

/// A report in lines.
pub(super) fn report(weights: &Weights, samples: &BTreeMap<String, Vec<Sample>>) -> String {
    let all: Vec<Case> = samples.iter().flat_map(|(id, samples)| cases(weights, id, samples)).collect();
    let mut groups: BTreeMap<String, Vec<Case>> = BTreeMap::new();
    for case in &all {
        let place = if case.sample.is_start { "start of a turn" } else { "in a turn" };
        for group in [format!("round {}", case.sample.round), place.into(), format!("~{}", case.mission)] {
            groups.entry(group).or_default().push(*case);
        }
    }
    let mut text = String::from(
        "| tables | how many | Brier | log loss | told apart | in one round | usual rate's | worth's | general's |\n\
         |---|---|---|---|---|---|---|---|---|\n",
    );
    line(&mut text, "all", &all);
    groups.iter().for_each(|(name, cases)| line(&mut text, name.trim_start_matches('~'), cases));
    text.push_str("\n| foreseen | how many | came |\n|---|---|---|\n");
    for tenth in 0..10 {
        let is_in = |case: &&Case| (case.foreseen * 10.0).min(9.0) as usize == tenth;
        let cases: Vec<&Case> = all.iter().filter(is_in).collect();
        let came = 100.0 * share(cases.iter().map(|case| case.sample));
        let _ = writeln!(text, "| {} to {} % | {} | {came:.1} % |", tenth * 10, tenth * 10 + 10, cases.len());
    }
    text
}

/// What each foresees for the tables of a mission. The usual rate is that of the round.
fn cases<'a>(weights: &Weights, mission: &'a str, samples: &'a [Sample]) -> Vec<Case<'a>> {
    let in_share = |of: &OfMission, sample: &Sample| f64::from(chance(of.sum(&sample.terms))) / f64::from(CERTAIN);
    let mut rounds: BTreeMap<u8, Vec<&Sample>> = BTreeMap::new();
    samples.iter().for_each(|sample| rounds.entry(sample.round).or_default().push(sample));
    let usual: BTreeMap<u8, f64> = rounds.iter().map(|(round, of)| (*round, share(of.iter().copied()))).collect();
    let line = by_worth(samples);
    let case = |sample: &'a Sample| Case {
        mission,
        sample,
        foreseen: in_share(weights.of_mission(mission), sample),
        general: in_share(weights.general(), sample),
        usual: usual[&sample.round],
        by_worth: line(sample),
    };
    samples.iter().map(case).collect()
}

/// The chance that the bot's own worth of a table stands for, in this mission: the best straight line, found on the very
/// tables that are judged.
fn by_worth(samples: &[Sample]) -> impl Fn(&Sample) -> f64 {
    let worth = |sample: &Sample| f64::from(sample.terms.count(Term::Objectives)) / 100.0;
    let foreseen =
        move |(base, slope): (f64, f64), sample: &Sample| 1.0 / (1.0 + (-base - slope * worth(sample)).exp());
    let mut line = (0.0, 0.0);
    for _ in 0..12 {
        let (mut slopes, mut bends) = ((0.0, 0.0), (1e-6, 0.0, 1e-6));
        for sample in samples {
            let (chance, worth) = (foreseen(line, sample), worth(sample));
            let (wrong, spread) = (chance - f64::from(u8::from(sample.won)), chance * (1.0 - chance));
            slopes = (slopes.0 + wrong, slopes.1 + wrong * worth);
            bends = (bends.0 + spread, bends.1 + spread * worth, bends.2 + spread * worth * worth);
        }
        let size = bends.0 * bends.2 - bends.1 * bends.1;
        line.0 -= (bends.2 * slopes.0 - bends.1 * slopes.1) / size.max(1e-9);
        line.1 -= (bends.0 * slopes.1 - bends.1 * slopes.0) / size.max(1e-9);
    }
    move |sample| foreseen(line, sample)
}

/// How many of some tables' matches the Heroes won.
fn share<'a>(samples: impl Iterator<Item = &'a Sample>) -> f64 {
    let (won, all) = samples.fold((0, 0), |(won, all), sample| (won + u32::from(sample.won), all + 1));
    f64::from(won) / f64::from(all.max(1))
}

fn line(text: &mut String, name: &str, cases: &[Case]) {
    let mean = |of: &dyn Fn(&Case) -> f64| cases.iter().map(of).sum::<f64>() / cases.len().max(1) as f64;
    let brier = |foreseen: fn(&Case) -> f64| {
        mean(&|case: &Case| (foreseen(case) - f64::from(u8::from(case.sample.won))).powi(2))
    };
    let loss = mean(&|case: &Case| {
        let right = if case.sample.won { case.foreseen } else { 1.0 - case.foreseen };
        -right.max(LEAST).ln()
    });
    let _ = writeln!(
        text,
        "| {name} | {} | {:.4} | {loss:.4} | {:.3} | {:.3} | {:.4} | {:.4} | {:.4} |",
        cases.len(),
        brier(|case| case.foreseen),
        told_apart(cases),
        in_one_round(cases),
        brier(|case| case.usual),
        brier(|case| case.by_worth),
        brier(|case| case.general),
    );
}

/// How often, of a won and a lost match, the won one looked better: 1 is always, one half is chance.
fn told_apart(cases: &[Case]) -> f64 {
    let (better, pairs) = pairs(cases);
    better / pairs.max(1.0)
}

/// The same for tables of the same mission, round and point of the turn only.
fn in_one_round(cases: &[Case]) -> f64 {
    let mut alike: BTreeMap<(&str, u8, bool), Vec<Case>> = BTreeMap::new();
    for case in cases {
        let sample = case.sample;
        alike.entry((case.mission, sample.round, sample.is_start)).or_default().push(*case);
    }
    let (mut better, mut all) = (0.0, 0.0);
    for cases in alike.values() {
        let (of_these, pairs) = pairs(cases);
        let weight = 1.0 / cases.len() as f64;
        better += of_these * weight;
        all += pairs * weight;
    }
    better / all.max(1e-9)
}

/// Pairs of a won and a lost match in which the won one looked better, and all.
fn pairs(cases: &[Case]) -> (f64, f64) {
    let mut sorted: Vec<Case> = cases.to_vec();
    sorted.sort_by(|a, b| a.foreseen.total_cmp(&b.foreseen));
    let (mut lost, mut better) = (0.0, 0.0);
    for alike in sorted.chunk_by(|a, b| a.foreseen.total_cmp(&b.foreseen).is_eq()) {
        let won = alike.iter().filter(|case| case.sample.won).count() as f64;
        let also_lost = alike.len() as f64 - won;
        better += won * (lost + also_lost / 2.0);
        lost += also_lost;
    }
    (better, (sorted.len() as f64 - lost) * lost)
}
