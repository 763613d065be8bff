//! Playing on from any place of a match as a match of its own. The old one stays as it is.

use super::Match;
use crate::words_of_state;
use gotham_rules::Game;
use gotham_rules::state::Chance;

/// The note of a branch: how many steps it has in common with the match that it left.
pub const BRANCH: &str = "branch";
/// Notes that tell how the match ended that was left.
const OF_THE_END: [&str; 2] = ["finished", "winner"];

/// What the dice of a branch show.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Luck {
    /// What they would have shown: the same decisions meet the same dice and cards.
    AsBefore,
    /// Something else from here on, by a seed of its own. Piles that are shuffled already stay as they lie.
    Anew(u64),
}

impl Match {
    /// A match that leaves this one after so many steps. It says that it is a branch; and where this one had already gone
    /// on, it is practice, because what came then is known.
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

    /// How many steps it has in common with the match that it left, if it is a branch.
    pub fn left_at(&self) -> Option<usize> {
        self.notes.get(BRANCH)?.parse().ok()
    }

    /// The same table with a new source of chance: what was played before it is not in this match any more.
    fn with_other_dice(self, seed: u64) -> Match {
        let mut state = self.game().state().clone();
        state.chance = Chance::new(seed);
        let start = Game::from_state(self.start.scenario().clone(), self.options, state);
        let begins_with = Some(words_of_state::out(&start));
        Match { seed, practice: true, begins_with, start, steps: Vec::new(), ..self }
    }
}
