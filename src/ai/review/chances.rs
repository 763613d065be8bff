//! How likely the Heroes were to win at the start of each turn: the match is played on from there by the computer on both
//! sides for two rounds, several times, on tables that this one may have been, and then the value of the table is asked. The
//! band is where the mean of many such futures lies in 95 of 100 cases. It says how well so few futures can tell, not how
//! well the computer plays, nor how far off the learned value is everywhere.

use super::decisions::heroes;
use super::progress::Done;
use crate::bot::{Players, world};
use gotham_play::review::{Past, TurnChance, TurnStart};

/// How often the match is played on from each turn.
const FUTURES: u16 = 12;
/// For how many turns, of either side.
const TURNS: u8 = 4;
/// How many standard errors the band reaches, in hundredths: Student's t for that many futures.
const REACH: i64 = 220;
/// What a turn costs, in parts.
const PARTS: u32 = 12;
/// Certain.
const CERTAIN: i64 = 10_000;

/// What all of them cost.
pub(super) fn parts(past: &Past) -> u32 {
    PARTS * u32::try_from(past.turns().len()).unwrap_or(u32::MAX / PARTS)
}

/// The chances at the start of each turn, and at the end.
pub(super) async fn of(past: &Past, players: &mut Players, done: &Done) -> Vec<TurnChance> {
    let mut chances = Vec::new();
    for turn in past.turns() {
        chances.push(at(past, *turn, players).await);
        done.add(PARTS);
    }
    chances.push(end(past));
    chances
}

async fn at(past: &Past, turn: TurnStart, players: &mut Players) -> TurnChance {
    let table = past.table(turn.step);
    let mut found = Vec::new();
    for future in 0..FUTURES {
        let world = world(table, turn.side, turn.step as u64, future);
        found.push(i64::from(players.outlook(world, TURNS).await));
    }
    let (mean, error) = mean(&found);
    let within = |chance: i64| u16::try_from(chance.clamp(0, CERTAIN)).unwrap_or(0);
    let reach = error * REACH / 100;
    TurnChance {
        step: turn.step,
        round: turn.round,
        side: Some(turn.side),
        heroes: within(mean),
        low: within(mean - reach),
        high: within(mean + reach),
    }
}

fn end(past: &Past) -> TurnChance {
    let table = past.table(past.steps());
    let heroes = u16::try_from(heroes(table)).unwrap_or(0);
    TurnChance { step: past.steps(), round: table.state().round, side: None, heroes, low: heroes, high: heroes }
}

/// The mean of numbers, and its standard error.
pub(super) fn mean(numbers: &[i64]) -> (i64, i64) {
    let (count, sum) = (numbers.len().max(1) as i64, numbers.iter().sum::<i64>());
    let squares: i64 = numbers.iter().map(|number| number * number).sum();
    let variance = (count * squares - sum * sum) / (count * count * (count - 1).max(1));
    (sum / count, variance.isqrt())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mean_comes_with_its_error() {
        assert_eq!(mean(&[5, 5, 5]), (5, 0));
        assert_eq!(mean(&[0, 200, 0, 200]), (100, 57), "the spread is 115, and there are four");
    }
}
