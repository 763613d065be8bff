//! Whether a Move may be made. R2 VII.A

use super::may_act;
use crate::content::tile::Action;
use crate::rules::board::{Exit, MoveType};
use crate::rules::command::{Command, Space};
use crate::rules::frames::Frame;
use crate::rules::game::Game;
use crate::rules::prompt::ActivationStep;
use crate::rules::query::moving::{self, breaks, cost_with, cubes_needed, exits, points};
use crate::rules::query::{energy, room_for};
use crate::rules::refusal::{Refusal, Verdict, require};
use crate::rules::ruling::Rule;
use crate::rules::skills::moving::{Ease, has_reduced_mobility};

pub(super) fn check(game: &Game, command: &Command) -> Verdict {
    let Command::Move { mini, area, how, cubes, card } = command else { return Ok(()) };
    let mini = *mini;
    match game.state().stack.last() {
        Some(Frame::Movement(movement)) if movement.mini == mini => {}
        Some(Frame::Activation(frame)) if frame.step == ActivationStep::SecondMovement && frame.mini == mini => {}
        _ => may_act(game, mini, Action::Movement, 0)?,
    }
    let Some(from) = game.state().mini(mini).area else {
        return Err(Refusal::new(Rule::Movement, "it is not on the board"));
    };
    let exit = Exit { to: *area, how: *how };
    match how {
        MoveType::Break(_) => {
            let offered = breaks(game, mini, from);
            require(offered.contains(&(exit, *card)), Rule::WallBreaker, "it cannot break a wall there")?;
        }
        _ => {
            let is_exit = exits(game, from).any(|known| known == exit);
            require(is_exit, Rule::MoveTypes, "no such Move leads there")?;
            require(card.is_none(), Rule::MovePayment, "no card is needed for this Move")?;
            let hobbled = has_reduced_mobility(game, mini) && *how != MoveType::Adjacent;
            require(!hobbled, Rule::ReducedMobility, "Reduced Mobility allows Adjacent Moves only")?;
        }
    }
    if !room_for(game, mini, *area) {
        let limit = game.scenario().board.area(*area).limit;
        return Err(Refusal::new(Rule::MoveTypes, format!("no room: the Occupation limit is {limit}")));
    }
    let points = points(game, mini);
    let parts = cost_with(game, mini, from, exit, Ease::of(game, mini));
    let cost = moving::total(&parts);
    let needed = cubes_needed(game, mini, cost, points);
    require(needed > 0 || *cubes == 0, Rule::CubesForMoves, "the Move Points suffice without cubes")?;
    if *cubes < needed {
        let reason = format!("the Move costs {cost}; with {points} Move Points it takes {needed} cubes");
        return Err(Refusal::new(Rule::MovePayment, reason));
    }
    let reserve = energy::reserve(game, mini);
    if *cubes > reserve {
        let reason = format!("it takes {cubes} cubes and the Reserve Zone holds {reserve}");
        return Err(Refusal::new(Rule::MovePayment, reason));
    }
    let room = energy::room(game, mini, Space::Movement);
    require(*cubes <= room, Rule::MovePayment, "that passes the Exertion limit of Movement")
}
