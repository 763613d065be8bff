//! What is seen of matches: tables at which a turn begins and some in the middle of turns, and who won in the end.

use gotham_ai::value::Terms;
use gotham_content::mission::Side;
use gotham_rules::state::Phase;
use gotham_rules::{Event, Game};

use super::super::matches::Spectator;

/// In the middle of turns, one table of twelve is kept.
const ONE_OF: u32 = 12;

/// A table of a match.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Sample {
    /// What it looks like.
    pub terms: Terms,
    /// Which round it is.
    pub round: u8,
    /// Whether a turn begins.
    pub is_start: bool,
    /// Whether the Heroes have won in the end.
    pub won: bool,
}

/// The tables of many matches.
#[derive(Default)]
pub(super) struct Samples {
    whole: Vec<Sample>,
    /// Those of the match under way: nobody has won yet.
    open: Vec<Sample>,
    turn: Option<(u8, Phase)>,
    seen: u32,
}

impl Samples {
    /// All of them, in an order that doesn't depend on who saw them first.
    pub(super) fn sorted(mut self) -> Vec<Sample> {
        self.whole.sort_unstable();
        self.whole
    }
}

impl Spectator for Samples {
    fn begins(&mut self, _: &Game) {
        self.open.clear();
        (self.turn, self.seen) = (None, 0);
    }

    fn sees(&mut self, _: &[Event], game: &Game) {
        let state = game.state();
        if let Some(outcome) = state.result {
            let won = outcome.winner == Side::Heroes;
            self.whole.extend(self.open.drain(..).map(|sample| Sample { won, ..sample }));
            return;
        }
        if state.phase == Phase::Setup {
            return;
        }
        self.seen += 1;
        let turn = Some((state.round, state.phase));
        let is_start = self.turn != turn;
        self.turn = turn;
        if is_start || self.seen.is_multiple_of(ONE_OF) {
            self.open.push(Sample { terms: Terms::of(game), round: state.round, is_start, won: false });
        }
    }

    fn add(&mut self, other: Samples) {
        self.whole.extend(other.whole);
    }
}
