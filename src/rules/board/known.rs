//! Boards that matches of one scenario have come by, remembered by what was changed on them: a door that opens and closes
//! again and again, in the match and in every what-if, is worked out once.
//!
//! It is shared by all copies of a game, and decides nothing: a board that is forgotten is made again, and is the same.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use super::{Board, Change, Changes};
use crate::edition::Edition;

/// How many boards are remembered; the next one has all others forgotten. On the largest maps they take 40 MB.
const MOST: usize = 128;

/// The boards of a scenario.
#[derive(Debug)]
pub(crate) struct KnownBoards {
    printed: Arc<Board>,
    memory: Mutex<Memory>,
}

#[derive(Default, Debug)]
struct Memory {
    /// By edition, and by what differs from the printed board.
    boards: BTreeMap<Edition, BTreeMap<Changes, Arc<Board>>>,
    /// How many lines of sight lists of changes have traced.
    lines: BTreeMap<Vec<Change>, usize>,
}

impl KnownBoards {
    /// No board is known yet but the printed one.
    pub(crate) fn of(printed: Arc<Board>) -> KnownBoards {
        KnownBoards { printed, memory: Mutex::default() }
    }

    /// The board of a match, as its edition reads it.
    pub(crate) fn changed(&self, edition: Edition, changes: &Changes) -> Arc<Board> {
        self.known(edition, changes).unwrap_or_else(|| {
            let printed = Board::read_by(&self.printed, edition);
            let board = if changes.is_none() { printed } else { Arc::new(printed.changed(changes)) };
            self.keep(changes, board)
        })
    }

    /// A board after some changes more, with which it differs from the printed one like this; and how many lines of sight
    /// that has traced, or would have if the board had not been known.
    pub(crate) fn after(&self, board: &Board, changes: &[Change], all: &Changes) -> (Arc<Board>, usize) {
        let known = self.known(board.edition, all);
        let after = known.unwrap_or_else(|| self.keep(all, Arc::new(board.after(changes))));
        (after, self.lines_touched(changes))
    }

    fn known(&self, edition: Edition, changes: &Changes) -> Option<Arc<Board>> {
        self.within(|memory| memory.boards.get(&edition)?.get(changes).cloned())
    }

    fn keep(&self, changes: &Changes, board: Arc<Board>) -> Arc<Board> {
        self.within(|memory| {
            let boards = memory.boards.entry(board.edition).or_default();
            if boards.len() >= MOST {
                boards.clear();
            }
            boards.insert(changes.clone(), Arc::clone(&board));
        });
        board
    }

    fn lines_touched(&self, changes: &[Change]) -> usize {
        if let Some(known) = self.within(|memory| memory.lines.get(changes).copied()) {
            return known;
        }
        let lines = self.printed.lines_touched(changes);
        self.within(|memory| {
            if memory.lines.len() >= MOST {
                memory.lines.clear();
            }
            memory.lines.insert(changes.to_vec(), lines);
        });
        lines
    }

    /// Looks into the memory. Nothing in it is ever half done, so it outlives a panic elsewhere.
    fn within<T>(&self, look: impl FnOnce(&mut Memory) -> T) -> T {
        look(&mut self.memory.lock().unwrap_or_else(PoisonError::into_inner))
    }
}
