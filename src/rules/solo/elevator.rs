//! The Elevator: how miniatures get to another level of the board, where what they are after lies. SOLO XIV

use super::card::sheet;
use super::courses::{Course, Courses};
use super::towards::nearest;
use super::ways::{Budget, Ways};
use crate::ai_task::AreaReason;
use crate::board::{AreaId, Change, ElevatorId, LinkId};
use crate::frames::{Deed, Scope};
use crate::game::Game;
use crate::id::MiniId;
use crate::mission;
use crate::query::room_for;
use gotham_content::DoorState;
use gotham_content::script::{AreaSet, Compiled};
use gotham_content::solo::Stop;

/// To the Elevator, if none of these places lies on the miniature's own level, and on to another one; as close as it
/// gets if it is too far. `None` if the Elevator doesn't help. SOLO XIV, G-104
pub(super) fn to_another_level(game: &Game, mini: MiniId, places: AreaSet, purse: Budget) -> Option<Courses> {
    let stops = &sheet(game)?.elevator;
    let level = level_of(game, game.state().mini(mini).area?);
    if stops.is_empty() || places.count() == 0 || places.and(level).count() > 0 {
        return None;
    }
    let own = stops.iter().find(|stop| level.has(stop.area))?;
    let others = stops.iter().filter(|stop| !level.has(stop.area) && room_for(game, mini, stop.area));
    let others: Vec<&Stop<Compiled>> = others.collect();
    let (meant, left): (Vec<_>, Vec<_>) =
        others.into_iter().partition(|stop| mission::all_hold(game, &stop.only_if, &Scope::default()));
    let goals = if meant.is_empty() { left } else { meant };
    let ways = Ways::of(game, mini)?;
    let within = ways.within(game, mini, purse);
    let list: Vec<Course> = if within.iter().any(|(area, _)| *area == own.area) {
        goals.iter().map(|stop| Course::of(None, own.area, Deed::Ride(stop.area))).collect()
    } else {
        let near = nearest(game, mini, own.area, &within);
        near.into_iter().filter(|_| !goals.is_empty()).map(|area| Course::go(None, area)).collect()
    };
    (!list.is_empty()).then(|| Courses::of(list).because(AreaReason::ToElevator))
}

/// What changes on the board when the Elevator takes somebody to the Area beside one of its shafts: the car stays there. On
/// a board that has links in place of an elevator, the one that leads there opens, and the others close. SOLO XIV, G-124
pub(crate) fn rides(game: &Game, to: AreaId) -> Vec<Change> {
    let board = game.board();
    let elevators = board.elevators().iter().zip((0u8..).map(ElevatorId));
    let mut own = elevators.filter(|(elevator, _)| elevator.shaft_beside(to).is_some());
    if let Some((_, id)) = own.next() {
        return vec![Change::Elevator(id, to)];
    }
    let stops = sheet(game).map(|sheet| sheet.elevator.as_slice()).unwrap_or_default();
    let is_stop = |area: AreaId| stops.iter().any(|stop| stop.area == area);
    let links = (0u8..).map(LinkId).zip(board.plain_links());
    let of_car = links.filter(|(_, link)| is_stop(link.between.0) != is_stop(link.between.1));
    let turned = of_car.map(|(id, link)| {
        let leads_there = link.between.0 == to || link.between.1 == to;
        Change::Link(id, if leads_there { DoorState::Open } else { DoorState::Closed })
    });
    turned.collect()
}

/// The Areas of a level: everything that Moves connect with an Area, without the links of the board.
fn level_of(game: &Game, area: AreaId) -> AreaSet {
    let board = game.board();
    let is_link = |a: AreaId, b: AreaId| board.links().iter().any(|it| it.between == (a, b) || it.between == (b, a));
    let (mut level, mut open) = (AreaSet::of(area), vec![area]);
    while let Some(from) = open.pop() {
        for to in board.exits(from).iter().map(|exit| exit.to) {
            if !level.has(to) && !is_link(from, to) {
                level = level.or(AreaSet::of(to));
                open.push(to);
            }
        }
    }
    level
}
