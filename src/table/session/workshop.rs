//! A sandbox being edited: the position on the table can always be played.

use gotham_content::Catalogue;
use gotham_play::sandbox::Edit;
use gotham_play::{Match, Sandbox, SandboxError};

/// The sandbox on the table, and what it was before each change.
#[derive(Clone, Debug)]
pub(crate) struct Workshop {
    /// As it is.
    pub sandbox: Sandbox,
    before: Vec<Sandbox>,
}

/// How many changes can be undone.
const CHANGES: usize = 200;

impl Workshop {
    /// A sandbox, to be changed, and its match.
    ///
    /// # Errors
    /// When the position is impossible.
    pub(crate) fn open(catalogue: &Catalogue, sandbox: Sandbox) -> Result<(Workshop, Match), SandboxError> {
        let play = Match::of_sandbox(catalogue, sandbox.clone())?;
        Ok((Workshop { sandbox, before: Vec::new() }, play))
    }

    /// Changes the sandbox; its match finds out whether there can be such a position.
    ///
    /// # Errors
    /// A change that would make the position impossible is not made.
    pub(crate) fn change(&mut self, catalogue: &Catalogue, edit: &Edit) -> Result<Match, SandboxError> {
        let changed = self.sandbox.changed(catalogue, edit)?;
        let play = Match::of_sandbox(catalogue, changed.clone())?;
        self.before.push(std::mem::replace(&mut self.sandbox, changed));
        let too_many = self.before.len().saturating_sub(CHANGES);
        self.before.drain(..too_many);
        Ok(play)
    }

    /// Takes the last change back; `None` if nothing was changed.
    ///
    /// # Errors
    /// Never, as long as what was there before was possible: it is made again.
    pub(crate) fn unchange(&mut self, catalogue: &Catalogue) -> Result<Option<Match>, SandboxError> {
        let Some(before) = self.before.pop() else { return Ok(None) };
        let play = Match::of_sandbox(catalogue, before.clone())?;
        self.sandbox = before;
        Ok(Some(play))
    }
}
