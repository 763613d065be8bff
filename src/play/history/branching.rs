//! Playing on from any point of a match as a separate match. The old one stays as it is.

use super::Match;
use crate::words_of_state;
use gotham_rules::Game;
use gotham_rules::state::Chance;

/// The note of a branch: how many steps it shares with the match it split off from.
pub const BRANCH: &str = "branch";
/// Notes that say how the original match ended.
const OF_THE_END: [&str; 2] = ["finished", "winner"];

/// What the dice of a branch show.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Luck {
    /// What they would have shown: the same decisions get the same dice and cards.
    AsBefore,
    /// Something else from here on, with a seed of its own. Piles that are already shuffled stay as they are.
    Anew(u64),
}

impl Match {
    /// A match that splits off from this one after a number of steps. It says that it is a branch; and if this one had
    /// already gone on, it is practice, because what came then is known.
    pub fn leave_at(&self, steps: usize, luck: Luck) -> Match {
        let mut branch = self.branch(steps);
        branch.practice |= steps < self.steps.len();
        OF_THE_END.into_iter().for_each(|key| branch.note(key, None));
        branch.note(BRANCH, Some(steps.min(self.steps.len()).to_string()));
        match luck {
            Luck::AsBefore => branch,
            Luck::Anew(seed) => branch.with_other_dice(seed),
        }
    }

    /// How many steps it shares with the match it split off from, if it is a branch.
    pub fn left_at(&self) -> Option<usize> {
        self.notes.get(BRANCH)?.parse().ok()
    }

    /// The same table with a new source of chance: earlier play is no longer in this match.
    fn with_other_dice(self, seed: u64) -> Match {
        let mut state = self.game().state().clone();
        state.chance = Chance::new(seed);
        let start = Game::from_state(self.start.scenario().clone(), self.options, state);
        let begins_with = Some(words_of_state::out(&start));
        Match { seed, practice: true, begins_with, start, steps: Vec::new(), ..self }
    }
}
