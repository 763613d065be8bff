//! Carries out what is wanted in the sandbox.

use super::intents::Hands;
use crate::table::session::{SANDBOX, Session};
use gotham_content::Catalogue;
use gotham_content::id::AreaName;
use gotham_panels::{Instruments, NewMatch, SandboxWish, SeatKind, Spot, Tone, Tool, Topic};
use gotham_play::sandbox::{Edit, examples};
use gotham_play::{FieldPlacement, Match, Owner, ReinforcementPlacement, Sandbox, SandboxError};
use gotham_words::Words;

impl Hands<'_, '_> {
    /// Does what is wanted.
    pub(super) fn sandbox(&mut self, wish: SandboxWish) {
        match wish {
            SandboxWish::New(at) => {
                if let Some(sandbox) = self.empty_board(at) {
                    self.open_workshop(Ok(sandbox));
                }
            }
            SandboxWish::Example(at) => {
                if let Some(sandbox) = examples().get(at) {
                    self.open_workshop(Ok(sandbox.clone()));
                }
            }
            SandboxWish::Take => {
                if let Some(taken) = self.session.as_ref().map(|session| Sandbox::of(session.play())) {
                    self.open_workshop(taken);
                }
            }
            SandboxWish::Edit(edit) => self.change(&edit),
            SandboxWish::Undo => self.unchange(),
            SandboxWish::PlayHere => self.play(|new| new.villain = SeatKind::Person(1)),
            SandboxWish::PlayAgainstTheComputer => self.play(|new| new.villain = SeatKind::Bot),
            SandboxWish::Write => self.write(),
        }
    }

    /// A board of the catalogue with its first Hero on it: a sandbox has at least one.
    fn empty_board(&self, at: usize) -> Option<Sandbox> {
        let map = self.library.0.maps.get(at)?;
        let (hero, area) = (self.library.0.heroes.first()?, map.areas.first()?);
        Some(Sandbox::new(map.id.clone(), hero.id.clone(), area.id.clone()))
    }

    pub(super) fn open_workshop(&mut self, sandbox: Result<Sandbox, SandboxError>) {
        match sandbox.and_then(|sandbox| Session::workshop(&self.library.0, sandbox)) {
            Ok(session) => {
                self.panels.desk.clear();
                self.show(session);
            }
            Err(error) => self.panels.trouble(Words::sandbox_not_opened, error),
        }
    }

    fn change(&mut self, edit: &Edit) {
        let Some(session) = &mut self.session else { return };
        if let Err(error) = session.change(&self.library.0, edit) {
            session.tell_briefly(error.told(), Tone::Bad);
        }
    }

    fn unchange(&mut self) {
        let Some(session) = &mut self.session else { return };
        match session.unchange(&self.library.0) {
            Ok(true) => {}
            Ok(false) => {
                let nothing = session.words.sandbox_nothing_to_undo().to_string();
                session.tell_briefly(nothing, Tone::Plain);
            }
            Err(error) => session.tell_briefly(error.told(), Tone::Bad),
        }
    }

    /// Plays what is on the table, with these seats.
    fn play(&mut self, seats: impl FnOnce(&mut NewMatch)) {
        let Some(session) = &self.session else { return };
        let Some(sandbox) = session.workshop.as_ref().map(|workshop| workshop.sandbox.clone()) else { return };
        let mut new = session.new.clone();
        new.heroes.fill(SeatKind::Person(1));
        new.heroes.resize(sandbox.heroes.len(), SeatKind::Person(1));
        seats(&mut new);
        self.play_sandbox(sandbox, &new);
    }

    /// Starts a match from the position of a sandbox.
    pub(super) fn play_sandbox(&mut self, sandbox: Sandbox, new: &NewMatch) {
        match Match::of_sandbox(&self.library.0, sandbox) {
            Ok(play) => {
                self.panels.desk.clear();
                self.show(Session::seated(play, new));
            }
            Err(error) => self.panels.trouble(Words::sandbox_not_opened, error),
        }
    }

    fn write(&mut self) {
        let page = self.page();
        let Some(session) = &mut self.session else { return };
        let Some(workshop) = &session.workshop else { return };
        let (name, text) = (workshop.sandbox.name.clone(), workshop.sandbox.file());
        if let Some(page) = page {
            if let Err(error) = page.browser.give(&format!("{name}.{SANDBOX}"), &text) {
                self.panels.trouble(Words::sandbox_not_written, error);
            }
            return;
        }
        match self.files.write_sandbox(&name, &text) {
            Ok(place) => {
                let written = session.words.sandbox_written(name, place);
                session.tell_briefly(written, Tone::Good);
            }
            Err(error) => self.panels.trouble(Words::sandbox_not_written, error),
        }
    }

    /// A click on the board while the sandbox is changed.
    pub(super) fn use_tool(&mut self, spot: Spot) {
        let Some(session) = &self.session else { return };
        let (game, Some(workshop)) = (session.game(), &session.workshop) else { return };
        let instruments = &mut self.panels.desk.sandbox;
        // A click on somebody is about that miniature, unless more is put down.
        let picks = matches!(spot, Spot::Mini(_)) && !instruments.brush && !matches!(instruments.tool, Tool::Move(_));
        if picks {
            instruments.tool = Tool::Pick;
        }
        if instruments.tool == Tool::Pick {
            let someone = |area| game.places().within(area).next();
            instruments.picked = match spot {
                Spot::Mini(mini) => Some(mini),
                Spot::Area(area) => someone(area),
                Spot::Token(token) => game.state().token(token).and_then(|token| someone(token.area)),
            };
            return;
        }
        let area = match spot {
            Spot::Area(area) => Some(area),
            Spot::Mini(mini) => game.state().mini(mini).area,
            Spot::Token(token) => game.state().token(token).map(|token| token.area),
        };
        let Some(area) = area.map(|area| game.board().area(area).name_id.clone()) else { return };
        let edit = edit_of(&self.library.0, &workshop.sandbox, instruments, area);
        instruments.put_down();
        if let Some(edit) = edit {
            self.change(&edit);
        }
    }
}

/// What a tool changes in an Area.
fn edit_of(catalogue: &Catalogue, sandbox: &Sandbox, instruments: &Instruments, area: AreaName) -> Option<Edit> {
    match instruments.tool {
        Tool::Put(Topic::Hero(at)) => Some(Edit::PutHero { hero: catalogue.heroes.get(at)?.id.clone(), area }),
        Tool::Put(Topic::Tile(at)) => {
            let tile = catalogue.tiles.get(at)?.id.clone();
            Some(Edit::PutMini { tile, area, his: instruments.his })
        }
        Tool::Pick | Tool::Put(_) => None,
        Tool::Move(mini) => Some(Edit::Move { mini, area }),
        Tool::Lay(at) => Some(Edit::Lay(area, catalogue.cards.get(at)?.id.clone())),
        Tool::Field(kind) => {
            let area = area.to_string();
            let token = FieldPlacement { kind, area: area.clone(), by: Owner::Villain, active: true };
            let is_it = |known: &FieldPlacement| known.kind == kind && known.area == area;
            Some(Edit::Fields(turned(&sandbox.fields, is_it, token)))
        }
        Tool::Reinforcement => {
            let token = ReinforcementPlacement { area: area.to_string(), open: true };
            let is_it = |known: &ReinforcementPlacement| known.area == area.as_str();
            Some(Edit::Reinforcement(turned(&sandbox.reinforcement_areas, is_it, token)))
        }
    }
}

/// A list without a token if it is there, or with it if not.
fn turned<T: Clone>(list: &[T], is_it: impl Fn(&T) -> bool, token: T) -> Vec<T> {
    let mut list = list.to_vec();
    match list.iter().position(is_it) {
        Some(at) => drop(list.remove(at)),
        None => list.push(token),
    }
    list
}

#[cfg(test)]
mod tests {
    use super::*;
    use gotham_content::Deck;
    use gotham_rules::event::FieldKind;

    #[test]
    fn each_tool_changes_the_area_that_is_clicked() {
        let catalogue = gotham_embedded::catalogue();
        let mut sandbox = examples()[0].clone();
        let (_, map) = catalogue.map(sandbox.map.as_str()).expect("a board");
        let area = || map.areas[3].id.clone();
        let edit = |sandbox: &Sandbox, tool| {
            let instruments = Instruments { tool, ..Instruments::default() };
            edit_of(&catalogue, sandbox, &instruments, area())
        };
        assert_eq!(edit(&sandbox, Tool::Pick), None);
        let last = catalogue.tiles.len() - 1;
        // Bat-Gadgets do not lie on the board.
        let equipment = catalogue.cards.iter().position(|card| card.deck != Deck::BatGadget).expect("Equipment");
        for tool in [
            Tool::Put(Topic::Hero(2)),
            Tool::Put(Topic::Tile(last)),
            Tool::Lay(equipment),
            Tool::Field(FieldKind::Smoke),
            Tool::Reinforcement,
        ] {
            let wanted = edit(&sandbox, tool).expect("something is changed");
            sandbox = sandbox.edited(&catalogue, &wanted).unwrap_or_else(|error| panic!("{tool:?}: {error}")).0;
        }
        assert!(sandbox.heroes.iter().any(|hero| hero.hero == catalogue.heroes[2].id && hero.area == area()));
        assert_eq!((sandbox.fields.len(), sandbox.reinforcement_areas.len(), sandbox.ground.len()), (1, 1, 1));
        for tool in [Tool::Field(FieldKind::Smoke), Tool::Reinforcement] {
            let wanted = edit(&sandbox, tool).expect("a second click takes it away");
            sandbox = sandbox.edited(&catalogue, &wanted).expect("a token less").0;
        }
        assert_eq!((sandbox.fields.len(), sandbox.reinforcement_areas.len()), (0, 0));
        assert_eq!(edit(&sandbox, Tool::Put(Topic::Tile(last + 1))), None, "there is no such tile");
    }
}
