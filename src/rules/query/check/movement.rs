//! Whether a Move may be made. R2 VII.A

use super::may_act;
use crate::content::mission::Restraint;
use crate::content::tile::Action;
use crate::rules::board::{Exit, MoveType};
use crate::rules::command::{Command, Space};
use crate::rules::frames::Frame;
use crate::rules::game::Game;
use crate::rules::mission::restrains;
use crate::rules::prompt::ActivationStep;
use crate::rules::query::moving::{Leaving, breaks, cubes_needed, points};
use crate::rules::query::{energy, is_over_full, room_for};
use crate::rules::refusal::{Reason, Verdict, refuse, require};
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
        return refuse(Rule::Movement, Reason::NotOnBoard);
    };
    require(!restrains(game, mini, Restraint::NoMoves), Rule::Priority, Reason::MissionForbids)?;
    let exit = Exit { to: *area, how: *how };
    require(!game.board().is_closed(*area), Rule::ClosedAreas, Reason::AreaIsClosed)?;
    match how {
        MoveType::Break(_) => {
            let offered = breaks(game, mini, from);
            require(offered.contains(&(exit, *card)), Rule::WallBreaker, Reason::CannotBreakWall)?;
        }
        _ => {
            let is_exit = game.board().exits(from).contains(&exit);
            require(is_exit, Rule::MoveTypes, Reason::NoSuchMove)?;
            require(card.is_none(), Rule::MovePayment, Reason::MoveNeedsNoCard)?;
            let hobbled = has_reduced_mobility(game, mini) && *how != MoveType::Adjacent;
            require(!hobbled, Rule::ReducedMobility, Reason::ReducedMobility)?;
        }
    }
    let limit = game.board().area(*area).limit;
    let full = if is_over_full(game, *area) { Rule::OverFull } else { Rule::MoveTypes };
    require(room_for(game, mini, *area), full, Reason::AreaIsFull { limit })?;
    let points = points(game, mini);
    let cost = Leaving::of(game, mini, from, Ease::of(game, mini)).cost(exit);
    let needed = cubes_needed(game, mini, cost, points);
    // More than it needs may be spent: what is left stays in the pool. G-12
    require(*cubes >= needed, Rule::MovePayment, Reason::MoveNeedsCubes { cost, points, needed })?;
    let reserve = energy::reserve(game, mini);
    require(*cubes <= reserve, Rule::MovePayment, Reason::ReserveTooSmall { cubes: *cubes, reserve })?;
    let room = energy::room(game, mini, Space::Movement);
    require(*cubes <= room, Rule::MovePayment, Reason::PassesExertionLimit { room })
}
