//! A sandbox that is changed: the position on the table is always one that could be played.

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

/// So many changes can be taken back.
const CHANGES: usize = 200;

impl Session {
    /// A sandbox, to be changed.
    ///
    /// # Errors
    /// When there can be no such position.
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
    /// A change after which there could be no such position is not made.
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

    /// Takes the last change of the sandbox back; whether there was one.
    ///
    /// # Errors
    /// Never, as long as what was there before was a position: it is made again.
    pub fn unchange(&mut self, catalogue: &Catalogue) -> Result<bool, SandboxError> {
        let Some(before) = self.workshop.as_mut().and_then(|workshop| workshop.before.pop()) else { return Ok(false) };
        self.lay(catalogue, before)?;
        Ok(true)
    }

    /// Puts a sandbox in the place of the one on the table. Making its match finds out whether it can be.
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
