//! A look back in words.

use super::advice::{because, planned};
use crate::review::{Account, Ledger, Mistake, Past, Review, TurnChance};
use gotham_content::mission::Side;
use gotham_words::Words;

/// The whole look back, line by line.
pub fn told(words: &Words, past: &Past, review: &Review) -> Vec<String> {
    let mut lines = vec![words.review_chances().to_string()];
    lines.extend(review.chances.iter().map(|of| chance(words, of)));
    lines.extend(review.turned().map(|(from, to)| turned(words, &from, &to)));
    lines.extend([String::new(), words.review_mistakes().into()]);
    if review.mistakes.is_empty() {
        lines.push(words.review_none().into());
    }
    for mistake in &review.mistakes {
        lines.push(did(words, past, mistake));
        lines.push(format!("  {}", better(words, past, mistake)));
        lines.push(format!("  {}", because(words, past.table(mistake.step), &mistake.reason)));
        lines.push(format!("  {}", cost(words, mistake)));
    }
    lines.extend([String::new(), words.review_ledger().into()]);
    lines.extend(ledger(words, &review.ledger));
    lines
}

/// "Round 3, Heroes' turn: 46% (38 to 55%)".
pub fn chance(words: &Words, of: &TurnChance) -> String {
    match of.side {
        Some(side) => {
            let turn = words.statistics_turn(of.round, side);
            words.review_chance(turn, percent(of.heroes), percent(of.low), percent(of.high))
        }
        None => words.review_end(percent(of.heroes)),
    }
}

/// Where it turned: the start of that turn, and of the next.
pub fn turned(words: &Words, from: &TurnChance, to: &TurnChance) -> String {
    let turn = words.statistics_turn(from.round, from.side.unwrap_or(Side::Heroes));
    words.review_turned(turn, percent(from.heroes), percent(to.heroes))
}

/// "Round 3, Heroes' turn · Bane: Go to Ticket gates".
pub fn did(words: &Words, past: &Past, mistake: &Mistake) -> String {
    let done = planned(words, past.table(mistake.step), &mistake.did);
    words.review_did(words.statistics_turn(mistake.round, mistake.side), done)
}

/// "Better: Nightwing: Defuse".
pub fn better(words: &Words, past: &Past, mistake: &Mistake) -> String {
    words.review_better(planned(words, past.table(mistake.step), &mistake.better))
}

/// What it cost.
pub fn cost(words: &Words, mistake: &Mistake) -> String {
    words.review_cost(percent(mistake.cost), percent(mistake.error))
}

/// Luck of both sides, one line each, what their decisions did, and what it came to.
pub fn ledger(words: &Words, ledger: &Ledger) -> Vec<String> {
    let villain = ledger.villain.map(|account| luck(words, Side::Villain, &account));
    let mut lines = vec![luck(words, Side::Heroes, &ledger.heroes)];
    lines.extend(villain);
    lines.push(match points(ledger.decisions) {
        0 => words.review_play_even().into(),
        points if ledger.decisions > 0 => words.review_play(points, Side::Heroes),
        points => words.review_play(points, Side::Villain),
    });
    lines.push(words.review_from_to(percent(ledger.start), percent(ledger.end)));
    lines
}

/// What luck gave a side.
fn luck(words: &Words, side: Side, account: &Account) -> String {
    let (points, error) = (points(account.luck), (account.error + 50) / 100);
    if account.luck < 0 {
        words.review_luck_took(points, error, side)
    } else {
        words.review_luck_gave(points, error, side)
    }
}

/// Ten thousandths in points, without their sign.
fn points(of: i32) -> u32 {
    (of.unsigned_abs() + 50) / 100
}

/// Ten thousandths in percent.
fn percent(chance: u16) -> u32 {
    (u32::from(chance) + 50) / 100
}
