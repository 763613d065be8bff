//! A match in numbers: who did what, how the dice fell, how it stood after each turn, and where it turned.
//!
//! Everything is counted from the match's own history, step by step and once; nothing is recorded during play. There
//! are no floats here: dice are counted in sixths of a success, which is exact.
//!
//! - `deeds`: what a Hero, the miniatures of a tile or the Command Post did. `counter` hears the events.
//! - [`Throws`]: dice against what they show on average.
//! - [`balance`](mod@balance): who is ahead, a measure of our own, and what goes into it.
//! - `timeline`: turns and key moments. `stops`: the way from one to the next. `turning`: where the match turned.
//! - [`told`]: all of it in words.

pub mod balance;
mod counter;
mod deeds;
mod stops;
mod throws;
mod timeline;
mod turning;

pub mod told;

#[cfg(test)]
mod tests;

pub use deeds::{Character, Deeds, Tries, Use, Who};
pub use stops::{Stop, Towards};
pub use throws::Throws;
pub use timeline::{Kind, Mark, TurnSpan};
pub use turning::TurningPoint;

use self::balance::Yardstick;
use self::counter::Counter;
use self::timeline::TimelineDraft;
use super::history::Match;
use gotham_content::mission::Side;

/// A match in numbers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Statistics {
    /// What each did, the Heroes' side first. Anyone who changed sides is listed once for each.
    pub characters: Vec<Character>,
    /// Wounds that nobody dealt: Drops, terrain, limits that were pushed.
    pub nobodys_wounds: u32,
    /// The turns, from setup on; there is always at least one.
    pub turns: Vec<TurnSpan>,
    /// The key moments, in order.
    pub marks: Vec<Mark>,
    /// How it stood before each step and after the last one: 100: the Heroes have won, -100: the Villain has.
    pub balance: Vec<i8>,
    /// Where it turned; `None` while nobody has won.
    pub turning_point: Option<TurningPoint>,
}

impl Statistics {
    /// The numbers of a match; each step is looked at once.
    pub fn of(play: &Match) -> Statistics {
        let yardstick = Yardstick::of(play.at(0));
        let mut counter = Counter::default();
        let mut line = TimelineDraft::begin(play.at(0), &yardstick);
        for (at, step) in play.steps().iter().enumerate() {
            counter.hear(play.at(at), step);
            line.hear(at, play.at(at), step);
        }
        let (characters, nobodys_wounds) = counter.finish();
        let (turns, marks, balance) = line.finish();
        let winner = play.game().state().result.map(|result| result.winner);
        let turning_point = winner.and_then(|winner| turning::point(winner, &turns, &marks, &balance));
        Statistics { characters, nobodys_wounds, turns, marks, balance, turning_point }
    }

    /// What a side did in all; `None`: the Neutral ones.
    pub fn side(&self, side: Option<Side>) -> Deeds {
        let of_side = self.characters.iter().filter(|character| character.side == side);
        of_side.fold(Deeds::default(), |sum, character| sum.with(&character.deeds))
    }

    /// The rounds, each with the positions of its turns.
    pub fn rounds(&self) -> Vec<(u8, std::ops::Range<usize>)> {
        let mut rounds: Vec<(u8, std::ops::Range<usize>)> = Vec::new();
        for (at, turn) in self.turns.iter().enumerate() {
            match rounds.last_mut().filter(|(round, _)| *round == turn.round) {
                Some((_, turns)) => turns.end = at + 1,
                None => rounds.push((turn.round, at..at + 1)),
            }
        }
        rounds
    }
}
