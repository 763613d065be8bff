//! What has been found out about the table as it lies: whoever asks, carries out and asks again need not find it out
//! twice. It is forgotten as soon as anything changes, and is neither saved nor copied.

use std::sync::OnceLock;

use super::command::Command;
use super::departure::Departure;
use super::id::MiniId;
use super::refusal::Refusal;

/// What has been found out about the table as it lies.
#[derive(Default, Debug)]
pub(super) struct Known {
    /// What all Moves of a miniature have in common, or why it may make none.
    departure: OnceLock<(MiniId, Result<Departure, Refusal>)>,
    /// A command that may be given.
    legal: OnceLock<Command>,
}

impl Clone for Known {
    /// A copy of a game is made to be changed: it begins without.
    fn clone(&self) -> Known {
        Known::default()
    }
}

impl Known {
    /// The table changes.
    #[inline]
    pub(super) fn forget(&mut self) {
        if self.departure.get().is_some() || self.legal.get().is_some() {
            *self = Known::default();
        }
    }

    /// What all Moves of a miniature have in common, found out by `find` unless it is known; `None` if that is known of another
    /// miniature.
    pub(super) fn departure(
        &self,
        mini: MiniId,
        find: impl FnOnce() -> Result<Departure, Refusal>,
    ) -> Option<Result<&Departure, Refusal>> {
        let (known, departure) = self.departure.get_or_init(|| (mini, find()));
        (*known == mini).then_some(departure.as_ref().map_err(|refusal| *refusal))
    }

    /// Remembers that a command may be given; of several, the first.
    pub(super) fn remember_legal(&self, command: &Command) {
        self.legal.get_or_init(|| command.clone());
    }

    /// Whether a command is known to be one that may be given.
    pub(super) fn is_legal(&self, command: &Command) -> bool {
        self.legal.get() == Some(command)
    }
}
