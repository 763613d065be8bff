//! What a search has found, for people and for programs.

use serde_json::{Map, Value, json};

use super::super::tally::rounded;
use super::plan::told;
use super::search::{Found, Row};

/// How many combinations are listed that were not confirmed.
const LISTED: usize = 20;
/// A side wins this much of a hundred matches at least if a mission is balanced.
const FAIR: f64 = 35.0;

/// A table, and what to make of it.
pub(super) fn text(found: &Found) -> String {
    let villains: Vec<String> = found.villains.iter().map(ToString::to_string).collect();
    let [coarse, confirm] = found.games;
    let mut text = format!(
        "{}: {} combinations in {coarse} matches each against {}\n",
        found.mission,
        found.rows.len(),
        villains.join(" and ")
    );
    if found.taken_over > 0 {
        text += &format!("{} measurements were kept from an earlier search\n", found.taken_over);
    }
    let confirmed = found.rows.iter().filter(|row| row.is_confirmed).count();
    let shown = found.rows.iter().take(confirmed + LISTED);
    let head = found.names.iter().cloned().chain(villains.iter().map(|villain| format!("against {villain}")));
    let head: Vec<String> = head.chain(["off by".into(), "matches".into(), "not ended".into()]).collect();
    let cells = |row: &Row| {
        let percents = row.percents().map(|percent| format!("{percent:.1}%"));
        let games = if row.is_confirmed { confirm } else { coarse };
        let rest = [format!("{:.1}", row.off(found.aim)), games.to_string(), row.failed().to_string()];
        row.with.iter().map(u8::to_string).chain(percents).chain(rest).collect::<Vec<String>>()
    };
    let lines: Vec<Vec<String>> = [head].into_iter().chain(shown.map(cells)).collect();
    let width = |column: usize| lines.iter().map(|line| line[column].chars().count()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..lines[0].len()).map(width).collect();
    for line in &lines {
        let padded = line.iter().zip(&widths).map(|(cell, width)| format!("{cell:>width$}"));
        text += &format!("  {}\n", padded.collect::<Vec<_>>().join("  "));
    }
    let left = found.rows.len() - confirmed;
    if left > LISTED {
        text += &format!("  ... and {} more\n", left - LISTED);
    }
    text + &verdict(found)
}

/// Whether the best numbers will do.
fn verdict(found: &Found) -> String {
    let Some(best) = found.rows.first() else { return String::new() };
    let numbers = told(&found.names, &best.with);
    let is_fair = best.percents().all(|percent| (FAIR..=100.0 - FAIR).contains(&percent));
    let what = match (best.is_confirmed, is_fair) {
        (false, _) => "the most promising, but not confirmed",
        (true, true) => "the best, and balanced: each side wins 35 to 65 of 100",
        (true, false) => "the best, but not balanced: shift or widen the ranges",
    };
    format!("{numbers}: {what}\n")
}

/// Everything, for programs.
pub(super) fn json(found: &Found) -> Value {
    let row = |row: &Row| {
        let with: Map<String, Value> = found.names.iter().cloned().zip(row.with.iter().map(|it| json!(it))).collect();
        let villains = found.villains.iter().zip(&row.counts).zip(row.percents()).map(|((villain, count), percent)| {
            let of = json!({
                "heroes_won": count.won, "ended": count.ended, "failed": count.failed,
                "heroes_percent": rounded(percent),
            });
            (villain.to_string(), of)
        });
        let against: Map<String, Value> = villains.collect();
        json!({ "with": with, "against": against, "off": rounded(row.off(found.aim)), "confirmed": row.is_confirmed })
    };
    json!({
        "mission": found.mission,
        "aim": found.aim,
        "coarse": found.games[0],
        "confirm": found.games[1],
        "kept": found.taken_over,
        "rows": found.rows.iter().map(row).collect::<Vec<_>>(),
    })
}
