//! Mistakes: decisions for which there was a clearly better one, as far as its side could know.
//!
//! Which decisions are looked at depends on what they were worth on average ([`super::ledger`]): those that cost most, of
//! each side. Their plans are compared, as the levels above Normal do it; the worst are tried once more in futures that
//! nothing was chosen by, so that the worst of many accidents is not called a mistake, and to the end of the match, so that
//! nothing but who wins counts: the value of a table may be wrong in one place. Both plans are played on by the computer;
//! what a person would have made of either is not known. Small mistakes are not found: the error of so few futures is
//! several points.

use super::decisions::Decision;
use super::ledger::Gains;
use super::progress::Done;
use crate::bot::{Comparison, Effort, Judge, Merit, Rated};
use gotham_content::mission::Side;
use gotham_play::review::{Mistake, Past};
use gotham_rules::{Command, Game};

/// Decisions of each side that are looked at.
const LOOKED_AT: usize = 12;
/// How many of them are tried once more.
const AGAIN: usize = 4;
/// In how many futures.
const FUTURES: u16 = 48;
/// Mistakes of each side that are shown.
const TOLD: usize = 3;
/// What it must cost at least.
const LEAST: i32 = 400;
/// What it must gain in the first comparison to be tried once more.
const WORTH_A_TRY: i32 = 200;
/// What a look costs, in parts.
const LOOK: u32 = 20;
/// What another try costs, in parts.
const TRY: u32 = 60;
/// What all of it costs, at most.
pub(super) const PARTS: u32 = 2 * (LOOKED_AT as u32 * LOOK + AGAIN as u32 * TRY);

/// A decision that may have been a mistake.
struct Suspect<'a> {
    decision: &'a Decision,
    /// What its side knew.
    seen: Game,
    did: Rated,
    better: Rated,
}

/// The largest mistakes of each side, in the order of the match.
pub(super) async fn of(past: &Past, decisions: &[Decision], gains: &Gains, done: &Done) -> Vec<Mistake> {
    let mut judge = Judge::new(Effort::REVIEW);
    let mut mistakes = Vec::new();
    for side in [Side::Heroes, Side::Villain] {
        // the cards' Villain decides nothing
        if side == Side::Villain && past.table(past.steps()).options().solo {
            continue;
        }
        let looked_at = looked_at(decisions, gains, side);
        let suspects = suspects(past, &looked_at, &mut judge, done).await;
        mistakes.extend(proven(past, suspects, &mut judge, done).await);
    }
    mistakes.sort_by_key(|mistake| mistake.step);
    mistakes
}

/// The decisions of a side that cost most.
fn looked_at<'a>(decisions: &'a [Decision], gains: &Gains, side: Side) -> Vec<&'a Decision> {
    let mut all: Vec<(i32, &Decision)> =
        gains.iter().copied().zip(decisions).filter(|(_, decision)| decision.side == side).collect();
    all.sort_by_key(|(gain, decision)| (*gain, decision.step));
    all.truncate(LOOKED_AT);
    all.into_iter().map(|(_, decision)| decision).collect()
}

/// Those for which something better seems to have been there, the worst first; of each turn only one, because what follows
/// from a mistake is none of its own.
async fn suspects<'a>(past: &Past, decisions: &[&'a Decision], judge: &mut Judge, done: &Done) -> Vec<Suspect<'a>> {
    let mut suspects = Vec::new();
    for decision in decisions {
        let seen = past.table(decision.step).blind_for(decision.side, decision.step as u64).into_game();
        if let Some(comparison) = judge.compare(&seen, Some(&done_at(past, decision))).await
            && let Some((did, better)) = better(comparison)
        {
            suspects.push(Suspect { decision, seen, did, better });
        }
        done.add(LOOK);
    }
    suspects.sort_by_key(|suspect| (-suspect.better.merit.gain, suspect.decision.step));
    let mut turns = Vec::new();
    suspects.retain(|suspect| {
        let turn = turn(past, suspect.decision.step);
        let is_new = !turns.contains(&turn);
        turns.push(turn);
        is_new
    });
    suspects.truncate(AGAIN);
    suspects
}

/// What was done, and the best of the others if it seems to be better.
fn better(comparison: Comparison) -> Option<(Rated, Rated)> {
    let mut plans = comparison.plans.into_iter();
    let did = plans.next()?;
    let better = plans.max_by_key(|plan| (plan.merit.futures, plan.merit.gain))?;
    (better.merit.gain >= WORTH_A_TRY).then_some((did, better))
}

/// Which turn a step belongs to.
fn turn(past: &Past, step: usize) -> usize {
    past.turns().iter().filter(|turn| turn.step <= step).count()
}

/// Those that are mistakes, the largest first.
async fn proven(past: &Past, suspects: Vec<Suspect<'_>>, judge: &mut Judge, done: &Done) -> Vec<Mistake> {
    let mut proven = Vec::new();
    for suspect in suspects {
        let merit = judge.again(&suspect.seen, [&suspect.did, &suspect.better], FUTURES).await;
        if is_clear(&merit) {
            proven.push(mistake(past, suspect, &merit));
        }
        done.add(TRY);
    }
    proven.sort_by_key(|mistake| (std::cmp::Reverse(mistake.cost), mistake.step));
    proven.truncate(TOLD);
    proven
}

/// Whether it is worth more by far than chance explains.
fn is_clear(merit: &Merit) -> bool {
    merit.gain > LEAST && merit.gain > 2 * merit.error
}

fn mistake(past: &Past, suspect: Suspect, merit: &Merit) -> Mistake {
    let Suspect { decision, better, .. } = suspect;
    Mistake {
        step: decision.step,
        round: past.table(decision.step).state().round,
        side: decision.side,
        did: done_at(past, decision),
        better: better.way,
        reason: better.reason,
        cost: merit.gain.unsigned_abs() as u16,
        error: merit.error.unsigned_abs() as u16,
    }
}

/// What was done: a Move goes on as far as its miniature went.
fn done_at(past: &Past, decision: &Decision) -> Vec<Command> {
    let mover = |command: &Command| if let Command::Move { mini, .. } = command { Some(*mini) } else { None };
    let Some(first) = mover(&decision.command) else { return vec![decision.command.clone()] };
    let said = (decision.step..past.steps()).map_while(|step| past.said(step));
    said.take_while(|command| mover(command) == Some(first)).cloned().collect()
}
