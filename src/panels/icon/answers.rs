//! Answers to a question.

use super::Icon;
use crate::answers::{Deed, Step};
use gotham_rules::board::MoveType;
use gotham_rules::command::RerollBy;
use gotham_rules::state::RiverSlot;
use gotham_rules::{Game, TileId, mission};

/// The icon of an answer; `None` if its name is enough.
pub(crate) fn of_step(game: &Game, step: &Step) -> Option<Icon> {
    let of_tile = |tile: TileId| Icon::from(game.scenario().tile(tile).rank);
    Some(match step {
        Step::Do(deed) => of_deed(game, *deed),
        Step::Way(how) => match how {
            MoveType::Adjacent => Icon::MovePoint,
            MoveType::Jump(_) => Icon::Parkour,
            MoveType::Climb(_) => Icon::Climb,
            MoveType::Drop(_) => Icon::Immobilization,
            MoveType::Break(_) => Icon::WallBreaker,
        },
        Step::Card(card) => game.scenario().card(*card).deck.into(),
        Step::Hero(_) => Icon::Hero,
        Step::Tile(tile) => of_tile(*tile),
        Step::Token(_) => Icon::Token,
        Step::Position(position) => match game.state().river.get(usize::from(*position))? {
            RiverSlot::Tile { tile, .. } => of_tile(*tile),
            RiverSlot::Event => Icon::Event,
        },
        Step::Space(space) => (*space).into(),
        Step::Die(_) | Step::Dice(_) => Icon::Dice,
        Step::Right(by) => match by {
            RerollBy::Bonus => Icon::Luck,
            RerollBy::Free => Icon::FreeReroll,
            RerollBy::Forced => Icon::Misfortune,
            RerollBy::Paid => Icon::Cube,
        },
        Step::Stance(stance) => (*stance).into(),
        Step::Event(_) => Icon::Event,
        Step::Who(_) | Step::Mini(_) | Step::Area(_) | Step::Part(_) | Step::Offer(_) | Step::Count(_) => return None,
    })
}

fn of_deed(game: &Game, deed: Deed) -> Icon {
    match deed {
        Deed::Move => Icon::Movement,
        Deed::Step => Icon::MovePoint,
        Deed::Melee => Icon::Melee,
        Deed::Ranged => Icon::Ranged,
        Deed::AttackWith(skill) | Deed::Use(skill) => skill.into(),
        Deed::Interact(at) => {
            let found = game.scenario().program.interactions.get(usize::from(at));
            found.and_then(mission::action).map_or(Icon::Token, Icon::from)
        }
        Deed::PickUp | Deed::Take => Icon::PickUp,
        Deed::Give => Icon::Give,
        Deed::Throw => Icon::Throw,
        Deed::Drop | Deed::PutDown => Icon::Drop,
        Deed::Defend => Icon::Defense,
        Deed::Dredge => Icon::Dredge,
        Deed::Demobilize => Icon::Demobilize,
        Deed::Keep | Deed::Stop | Deed::AddSuccess | Deed::Always | Deed::Finish => Icon::Success,
        Deed::Decline | Deed::Never => Icon::Decline,
        Deed::AllActive => Icon::Active,
        Deed::EndTurn => Icon::EndTurn,
    }
}
