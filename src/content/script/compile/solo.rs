//! What the automated Villain needs: the mission's sheet, and how its objectives are advanced. SOLO

use super::compiler::Compiler;
use crate::index::InteractionId;
use crate::mission::{InteractionAction, Mission, Objective, Side};
use crate::script::{Allegiance, Compiled, Written};
use crate::solo::{Choice, Sheet, Stop};

impl Compiler<'_> {
    /// The sheet. SOLO II, XII
    pub(super) fn solo_sheet(&mut self, sheet: &Sheet<Written>, mission: &Mission) -> Sheet<Compiled> {
        Sheet {
            tile_cards: self.each(".tile_cards", &sheet.tile_cards, Compiler::tile_card),
            leader_cards: self.each(".leader_cards", &sheet.leader_cards, Compiler::leader_card),
            reinforcement: self.field("reinforcement", &sheet.reinforcement),
            setup: sheet.setup.as_ref().map(|setup| self.setup(".setup", setup)),
            events: self.each(".events", &sheet.events, |c, choice| {
                let events = mission.events.len();
                let is_there = (1..=events).contains(&choice.event.into());
                let message = format!("there is no Event {}: the mission has {events}", choice.event);
                c.within(".event", |c| c.expect(is_there, message));
                Choice { event: choice.event, only_if: c.field("only_if", &choice.only_if) }
            }),
            elevator: self.each(".elevator", &sheet.elevator, |c, stop| Stop {
                area: c.field("area", &stop.area),
                only_if: c.field("only_if", &stop.only_if),
            }),
            designed: sheet.designed.clone(),
        }
    }

    /// Interactions that advance an objective: the Villain's, who must be able to try them. SOLO VII
    pub(super) fn ways_to_advance(&mut self, objective: &Objective<Written>) -> Vec<InteractionId> {
        let ways = &objective.advanced_by;
        let is_villains = objective.side == Side::Villain || ways.is_empty();
        self.expect(is_villains, "only an objective of the Villain is advanced");
        for (at, name) in ways.iter().enumerate() {
            let found = self.lexicon.mission.interactions.iter().find(|known| known.id == *name);
            let is_free = found.is_some_and(|found| found.action == InteractionAction::Free);
            let is_heroes =
                found.is_some_and(|found| found.who.hero == Some(true) || found.who.side == Some(Allegiance::Heroes));
            self.within(format_args!("[{at}]"), |c| {
                c.expect(!ways[..at].contains(name), format!("\"{name}\" appears twice"));
                c.expect(!is_free, format!("\"{name}\" is a Free Action: nobody needs a Task for it"));
                c.expect(!is_heroes, format!("\"{name}\" is the Heroes' to do"));
            });
        }
        ways.iter().enumerate().map(|(at, name)| self.arg(at, name)).collect()
    }
}
