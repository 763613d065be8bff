//! The score of a match against the automated Villain, in words. SOLO XV

use super::options::{hardship, variant};
use gotham_rules::score::{Score, ScoreFrom, ScoreRank};
use gotham_words::{Value, Words};

/// A rank's name.
pub fn rank(words: &Words, rank: ScoreRank) -> &str {
    match rank {
        ScoreRank::Novice => words.score_novice(),
        ScoreRank::Intermediate => words.score_intermediate(),
        ScoreRank::Average => words.score_average(),
        ScoreRank::AboveAverage => words.score_above_average(),
        ScoreRank::Hard => words.score_hard(),
        ScoreRank::Impossible => words.score_impossible(),
        ScoreRank::Batman => words.score_batman(),
    }
}

/// What the points come from, one line each: "6 cubes in the Heroes' Reserve: +6".
pub fn score(words: &Words, score: &Score) -> Vec<String> {
    let line = |from: ScoreFrom| match from {
        ScoreFrom::Reserve(cubes) => words.score_reserve(cubes),
        ScoreFrom::Wounds(cubes) => words.score_wounds(cubes),
        ScoreFrom::Hardship(which, steps) => words.score_hardship(steps, hardship(words, which)),
        ScoreFrom::Variant(which, heroes) => words.score_variant(variant(words, which), heroes),
    };
    score.lines.iter().map(|of| words.score_line(line(of.from), Value::signed(of.points))).collect()
}

/// The total, and how good it is.
pub fn score_total(words: &Words, score: &Score) -> String {
    words.score_total(score.total(), rank(words, score.rank()))
}
