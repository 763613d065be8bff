//! Choices of setup. R2 II

use super::not_asked;
use crate::content::hero_slot::can_all_be_filled;
use crate::rules::command::Command;
use crate::rules::frames::{Frame, SetupStep};
use crate::rules::game::Game;
use crate::rules::id::MiniId;
use crate::rules::query;
use crate::rules::refusal::{Verdict, require};
use crate::rules::ruling::Rule;

pub(super) fn check(game: &Game, command: &Command) -> Verdict {
    let Some(Frame::Setup(step)) = game.state().stack.last() else { return not_asked("setup is over") };
    match (step, command) {
        (SetupStep::Hero(asked), Command::ChooseHero { slot, hero }) => {
            require(slot == asked, Rule::Placement, "another Hero slot is being filled")?;
            let scenario = game.scenario();
            let (slots, at) = (&scenario.mission.heroes, usize::from(*asked));
            let choices = &slots[at].choices;
            let name = &scenario.hero(*hero).id;
            require(
                choices.iter().any(|choice| choice.hero == *name),
                Rule::ChooseHeroes,
                "the mission does not offer this Hero for the slot",
            )?;
            let chosen = game.state().heroes.iter().map(|tablet| &scenario.hero(tablet.hero).id);
            let mut taken: Vec<_> = chosen.collect();
            require(!taken.contains(&name), Rule::ChooseHeroes, "this Hero is chosen already")?;
            taken.push(name);
            let left = can_all_be_filled(&slots[at + 1..], &taken);
            require(left, Rule::ChooseHeroes, "nobody else could fill a later slot")
        }
        (SetupStep::Gadgets(slot), Command::TakeGadget { mini, card }) => {
            require(*mini == MiniId(*slot), Rule::Placement, "another Hero packs its belt")?;
            let fits = query::gadgets_that_fit(game, *mini).contains(card);
            require(fits, Rule::BatGadgets, "it is no Bat-Gadget that is left and fits into the belt")
        }
        (SetupStep::Allies(slot), Command::ChooseAllies { mini, tile }) => {
            require(*mini == MiniId(*slot), Rule::Placement, "another Hero chooses its allies")?;
            let offered = query::allies_for(game, *mini).contains(tile);
            require(offered, Rule::AlliesSetup, "this tile is no Hero Ally of the right type that is free")
        }
        (SetupStep::PlaceAllies(slot), Command::Place { mini, area }) => {
            let next = query::next_unplaced(game, MiniId(*slot));
            require(next == Some(*mini), Rule::Placement, "another miniature is being placed")?;
            let spots = query::spots(game, MiniId(*slot), *mini);
            require(spots.contains(area), Rule::AlliesSetup, "allies stand in an Adjacent Area with room")
        }
        _ => not_asked("setup asks something else now"),
    }
}
