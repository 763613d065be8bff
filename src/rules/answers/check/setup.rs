//! Choices of setup. R2 II

use crate::command::Command;
use crate::frames::{Frame, SetupStep};
use crate::game::Game;
use crate::id::{MiniId, TabletId};
use crate::query;
use crate::refusal::{Reason, Verdict, refuse, require};
use crate::ruling::Rule;
use gotham_content::can_all_be_filled;

pub(super) fn check(game: &Game, command: &Command) -> Verdict {
    let Some(Frame::Setup(step)) = game.state().stack.last() else {
        return refuse(Rule::NotAsked, Reason::SetupIsOver);
    };
    match (step, command) {
        (SetupStep::Hero(asked), Command::ChooseHero { slot, hero }) => {
            require(*slot == asked.0, Rule::Placement, Reason::AnotherSlot)?;
            let scenario = game.scenario();
            let (slots, at) = (&scenario.mission.heroes, asked.index());
            let choices = &slots[at].choices;
            let name = &scenario.hero(*hero).id;
            require(choices.iter().any(|choice| choice.hero == *name), Rule::ChooseHeroes, Reason::HeroNotOffered)?;
            let chosen = game.state().tablets.iter().map(|tablet| &scenario.hero(tablet.hero).id);
            let mut taken: Vec<_> = chosen.collect();
            require(!taken.contains(&name), Rule::ChooseHeroes, Reason::HeroAlreadyChosen)?;
            taken.push(name);
            let left = can_all_be_filled(&slots[at + 1..], &taken);
            require(left, Rule::ChooseHeroes, Reason::LaterSlotWouldStayEmpty)
        }
        (SetupStep::Gadgets(slot), Command::TakeGadget { mini, card }) => {
            is_asked(game, *mini, *slot, Rule::Placement, |packing| Reason::AnotherPacksBelt { packing })?;
            let fits = query::gadgets_that_fit(game, *slot).any(|fitting| fitting == *card);
            require(fits, Rule::BatGadgets, Reason::GadgetDoesNotFit { card: *card })
        }
        (SetupStep::Allies(slot), Command::ChooseAllies { mini, tile }) => {
            is_asked(game, *mini, *slot, Rule::Placement, |choosing| Reason::AnotherChoosesAllies { choosing })?;
            let offered = query::allies_for(game, *slot).any(|offered| offered == *tile);
            require(offered, Rule::AlliesSetup, Reason::NoFittingAlly)
        }
        (SetupStep::PlaceAllies(slot), Command::Place { mini, area }) => {
            let next = query::next_unplaced(game, *slot);
            require(next == Some(*mini), Rule::Placement, Reason::AnotherIsPlaced)?;
            let spots = query::spots(game, *slot, *mini);
            require(spots.contains(area), Rule::AlliesSetup, Reason::AlliesStandAdjacent)
        }
        _ => refuse(Rule::NotAsked, Reason::SetupAsksSomethingElse),
    }
}

/// Whether it is the miniature of the Bat-Tablet that is being asked.
pub(super) fn is_asked(
    game: &Game,
    mini: MiniId,
    slot: TabletId,
    rule: Rule,
    another: impl FnOnce(MiniId) -> Reason,
) -> Verdict {
    match game.state().mini_of(slot) {
        Some(asked) => require(asked == mini, rule, another(asked)),
        None => refuse(Rule::NotAsked, Reason::NotAsked),
    }
}
