//! A look back in words.

use super::advice::{advised, because};
use crate::review::{Account, Chance, Ledger, Mistake, Past, Review};
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
pub fn chance(words: &Words, of: &Chance) -> String {
    match of.side {
        Some(side) => {
            let turn = words.statistics_turn(of.round, side);
            words.review_chance(turn, percent(of.heroes), percent(of.low), percent(of.high))
        }
        None => words.review_end(percent(of.heroes)),
    }
}

/// Where it turned: the start of that turn, and of the next.
pub fn turned(words: &Words, from: &Chance, to: &Chance) -> String {
    let turn = words.statistics_turn(from.round, from.side.unwrap_or(Side::Heroes));
    words.review_turned(turn, percent(from.heroes), percent(to.heroes))
}

/// "Round 3, Heroes' turn: Go to Ticket gates".
pub fn did(words: &Words, past: &Past, mistake: &Mistake) -> String {
    let done = advised(words, past.table(mistake.step), &mistake.did);
    words.review_did(words.statistics_turn(mistake.round, mistake.side), done)
}

/// "Better: Defuse".
pub fn better(words: &Words, past: &Past, mistake: &Mistake) -> String {
    words.review_better(advised(words, past.table(mistake.step), &mistake.better))
}

/// What it cost.
pub fn cost(words: &Words, mistake: &Mistake) -> String {
    words.review_cost(percent(mistake.cost), percent(mistake.error))
}

/// Luck and play of both sides, a line for each, and what it came to.
pub fn ledger(words: &Words, ledger: &Ledger) -> Vec<String> {
    let villain = ledger.villain.map(|account| (Side::Villain, account));
    let sides = [(Side::Heroes, ledger.heroes)].into_iter().chain(villain);
    let mut lines: Vec<String> = sides.flat_map(|(side, account)| of_side(words, side, &account)).collect();
    lines.push(words.review_from_to(percent(ledger.start), percent(ledger.end)));
    lines
}

/// What luck gave a side, and what its decisions did.
pub fn of_side(words: &Words, side: Side, account: &Account) -> [String; 2] {
    let points = |of: i32| (of.unsigned_abs() + 50) / 100;
    let (luck, error, play) = (points(account.luck), (account.error + 50) / 100, points(account.play));
    [
        if account.luck < 0 {
            words.review_luck_took(luck, error, side)
        } else {
            words.review_luck_gave(luck, error, side)
        },
        if account.play < 0 { words.review_play_took(play, side) } else { words.review_play_gave(play, side) },
    ]
}

/// Ten thousandths in percent.
fn percent(chance: u16) -> u32 {
    (u32::from(chance) + 50) / 100
}
