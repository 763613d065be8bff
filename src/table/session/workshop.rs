//! A sandbox being edited: the position on the table can always be played.

use super::{Keeping, Session};
use gotham_content::Catalogue;
use gotham_play::sandbox::Edit;
use gotham_play::{Match, Sandbox, SandboxError};

/// The sandbox on the table, and what it was before each change.
#[derive(Clone, Debug)]
pub struct Workshop {
    /// As it is.
    pub sandbox: Sandbox,
    before: Vec<Sandbox>,
}

/// How many changes can be undone.
const CHANGES: usize = 200;

impl Session {
    /// A sandbox to edit.
    ///
    /// # Errors
    /// When the position is impossible.
    pub fn workshop(catalogue: &Catalogue, sandbox: Sandbox) -> Result<Session, SandboxError> {
        let play = Match::of_sandbox(catalogue, sandbox.clone())?;
        let mut session = Session::resume(play);
        session.keeping = Keeping::Never;
        session.workshop = Some(Workshop { sandbox, before: Vec::new() });
        Ok(session)
    }

    /// Changes the sandbox on the table.
    ///
    /// # Errors
    /// A change that would make the position impossible is not made.
    pub fn change(&mut self, catalogue: &Catalogue, edit: &Edit) -> Result<(), SandboxError> {
        let Some(workshop) = &self.workshop else { return Ok(()) };
        let (before, changed) = (workshop.sandbox.clone(), workshop.sandbox.changed(catalogue, edit)?);
        self.lay(catalogue, changed)?;
        if let Some(workshop) = &mut self.workshop {
            workshop.before.push(before);
            let too_many = workshop.before.len().saturating_sub(CHANGES);
            workshop.before.drain(..too_many);
        }
        Ok(())
    }

    /// Undoes the last change to the sandbox; returns whether there was one.
    ///
    /// # Errors
    /// Never, as long as what was there before was possible: it is made again.
    pub fn unchange(&mut self, catalogue: &Catalogue) -> Result<bool, SandboxError> {
        let Some(before) = self.workshop.as_mut().and_then(|workshop| workshop.before.pop()) else { return Ok(false) };
        self.lay(catalogue, before)?;
        Ok(true)
    }

    /// Replaces the sandbox on the table. Making its match finds out whether it is possible.
    fn lay(&mut self, catalogue: &Catalogue, sandbox: Sandbox) -> Result<(), SandboxError> {
        self.set(Match::of_sandbox(catalogue, sandbox.clone())?);
        if let Some(workshop) = &mut self.workshop {
            workshop.sandbox = sandbox;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gotham_play::sandbox::examples;

    #[test]
    fn changes_are_made_checked_and_taken_back() {
        let catalogue = gotham_embedded::catalogue();
        let first = examples()[0].clone();
        let mut session = Session::workshop(&catalogue, first.clone()).expect("the example can be played");
        let area = first.heroes[0].area.clone();
        let more = Edit::PutHero { hero: catalogue.heroes[1].id.clone(), area: area.clone() };
        session.change(&catalogue, &more).expect("one more Hero");
        assert_eq!(session.game().state().tablets.iter().count(), first.heroes.len() + 1);
        let hash = session.game().hash();
        let far_too_many = Edit::Turn { round: 0, turn: first.turn };
        assert!(session.change(&catalogue, &far_too_many).is_err(), "there is no round 0");
        assert_eq!(session.game().hash(), hash, "a change that cannot be made changes nothing");
        assert_eq!(session.unchange(&catalogue), Ok(true));
        assert_eq!(session.workshop.as_ref().map(|workshop| &workshop.sandbox), Some(&first));
        assert_eq!(session.unchange(&catalogue), Ok(false));
    }
}
