//! Luck against play. From one decision about a plan to the next, the value of the table changes. The same command is said
//! on other tables that this one may have been, with other dice, and the computer answers what is asked until the next plan:
//! the mean of what these tables are worth is what the decision was worth; the rest is luck. All of a match adds up:
//! start + luck + decisions = end.
//!
//!
//! - Luck is everything that could not be known: dice, cards, what lay face down. It is booked on the side that decided, though
//!   the other one's dice fall in it too. The cards' Villain decides nothing: his turn is what came of the Heroes' last word.
//! - Details that a player answered better or worse than the computer would (Rerolls, Defense) count as luck, too.
//! - What decisions gave is summed up for both sides together, as what is left when luck is taken away; what the
//!   value was wrong about at the beginning is in it. By side it would mean little:
//!   what the value of a table thinks too much of at one point of a turn and too little of at the next adds up there, and
//!   only over a whole match does it cancel out. The error of luck is that of the few tables that were tried.

use super::chances::mean;
use super::decisions::{Decision, heroes};
use super::progress::Done;
use crate::bot::{Players, world};
use gotham_content::mission::Side;
use gotham_play::review::{Account, Ledger, Past};

/// Other tables on which a command is said again.
const FALLS: u16 = 12;

/// What each decision was worth on average, to its side.
pub(super) type Gains = Vec<i32>;

/// What all of them cost: one part each.
pub(super) fn parts(decisions: &[Decision]) -> u32 {
    u32::try_from(decisions.len()).unwrap_or(u32::MAX / 2)
}

/// A side's sums; squares of errors are added up, and the root is drawn at the end.
#[derive(Default)]
struct Sum {
    luck: i64,
    squares: i64,
}

impl Sum {
    fn account(&self) -> Account {
        Account { luck: self.luck as i32, error: u32::try_from(self.squares.isqrt()).unwrap_or(u32::MAX) }
    }
}

/// What luck and decisions came to, and what each decision was worth.
pub(super) async fn of(past: &Past, decisions: &[Decision], players: &mut Players, done: &Done) -> (Ledger, Gains) {
    let [mut of_heroes, mut of_villain] = [Sum::default(), Sum::default()];
    let mut gains = Gains::new();
    for decision in decisions {
        let (before, after) = (heroes(past.table(decision.step)), heroes(past.table(decision.until)));
        let (usual, error) = usual(past, decision, i64::from(after), players).await;
        let (sum, sign) = match decision.side {
            Side::Heroes => (&mut of_heroes, 1),
            Side::Villain => (&mut of_villain, -1),
        };
        sum.luck += sign * (i64::from(after) - usual);
        sum.squares += error * error;
        gains.push((sign * (usual - i64::from(before))) as i32);
        done.add(1);
    }
    let chance = |step: usize| u16::try_from(heroes(past.table(step))).unwrap_or(0);
    let start = decisions.first().map_or(0, |first| first.step);
    let has_villain = !past.table(start).options().solo;
    let (start, end) = (chance(start), chance(past.steps()));
    let ledger = Ledger {
        start,
        end,
        decisions: i32::from(end) - i32::from(start) - (of_heroes.luck - of_villain.luck) as i32,
        heroes: of_heroes.account(),
        villain: has_villain.then(|| of_villain.account()),
    };
    (ledger, gains)
}

/// The Heroes' chance after a decision, on average over what might have fallen; and its standard error.
async fn usual(past: &Past, decision: &Decision, after: i64, players: &mut Players) -> (i64, i64) {
    if !past.has_revealed(decision.step..decision.until) {
        return (after, 0);
    }
    let table = past.table(decision.step);
    let mut found = Vec::new();
    for fall in 0..FALLS {
        let world = world(table, decision.side, decision.step as u64, fall);
        found.push(i64::from(players.next_plan(world, &decision.command).await));
    }
    mean(&found)
}
