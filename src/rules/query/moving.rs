//! Moves: which there are, what each costs part by part, and where a miniature can get to. R2 VII.A, G-11

use std::collections::BTreeMap;

use super::energy;
use super::figures::{first_movement_bonus, room_for};
use super::hindering::{Measure, hindering_in};
use crate::content::skill::Skill;
use crate::content::tile::Action;
use crate::rules::board::{AreaId, Exit, MoveType, Wall};
use crate::rules::command::Space;
use crate::rules::event::{FieldKind, Part, PartOf};
use crate::rules::frames::Frame;
use crate::rules::game::Game;
use crate::rules::id::{CardId, MiniId};
use crate::rules::skills;
use crate::rules::skills::moving::{Ease, flies, has_reduced_mobility};
use crate::rules::state::Kind;

/// Move Points for a miniature's next Move: of the Movement under way, or those that a new one would begin with. R2
/// VII.A.1
pub fn points(game: &Game, mini: MiniId) -> u8 {
    match game.state().stack.last() {
        Some(Frame::Movement(movement)) if movement.mini == mini => movement.points,
        _ => opening_points(game, mini),
    }
}

/// Move Points with which a Movement begins: the First Movement Bonus if it is the first. R2 VII.A.1, G-13
pub fn opening_points(game: &Game, mini: MiniId) -> u8 {
    let is_first = match game.state().mini(mini).kind {
        Kind::Hero => game.state().hero(mini).is_some_and(|tablet| !tablet.has_moved),
        Kind::Tile(_) => match game.state().stack.last() {
            Some(Frame::Activation(activation)) if activation.mini == mini => !activation.moved && !activation.rising,
            _ => true,
        },
    };
    if is_first { first_movement_bonus(game, mini) } else { 0 }
}

/// Every Move out of an Area, over Broken Walls too. R2 VII.A.2, G-42
pub fn exits(game: &Game, from: AreaId) -> impl Iterator<Item = Exit> + '_ {
    let printed = game.scenario().board.exits(from).iter().copied();
    let broken = game.state().broken_walls.iter().filter_map(move |&(a, b)| {
        let to = if a == from {
            b
        } else if b == from {
            a
        } else {
            return None;
        };
        let is_printed = game.scenario().board.is_adjacent(a, b);
        (!is_printed).then_some(Exit { to, how: MoveType::Adjacent })
    });
    printed.chain(broken)
}

/// Walls of an Area that a miniature may break, with its own Skill or with a One-time use card. S2 Wall Breaker, G-42
pub fn breaks(game: &Game, mini: MiniId, from: AreaId) -> Vec<(Exit, Option<CardId>)> {
    let own = skills::level(game, mini, Skill::WallBreaker);
    let cards = spendable(game, mini, Skill::WallBreaker);
    if (own == 0 && cards.is_empty()) || has_reduced_mobility(game, mini) {
        return Vec::new();
    }
    let board = &game.scenario().board;
    let mut found = Vec::new();
    for to in board.areas().filter(|to| board.area(*to).elevation == board.area(from).elevation) {
        let Some(Wall::Level(level)) = board.wall(from, to) else { continue };
        if board.is_adjacent(from, to) || game.state().broken_walls.contains(&(from.min(to), from.max(to))) {
            continue;
        }
        let exit = Exit { to, how: MoveType::Break(level) };
        if level <= own {
            found.push((exit, None));
        } else {
            found.extend(cards.iter().filter(|(_, x)| own + x >= level).map(|(card, _)| (exit, Some(*card))));
        }
    }
    found
}

/// One-time use cards that lend a Skill at any time, with its level. R2 V.C.1
pub fn spendable(game: &Game, mini: MiniId, skill: Skill) -> Vec<(CardId, u8)> {
    let Some(tablet) = game.state().hero(mini) else { return Vec::new() };
    let mut found: Vec<(CardId, u8)> = Vec::new();
    for id in tablet.cards() {
        let card = game.scenario().card(id);
        let lent = card.lines.iter().flat_map(|line| &line.skills).find(|held| held.skill == skill);
        if let Some(held) = lent.filter(|_| card.one_time && super::cards::may_benefit(game, mini, id).is_ok())
            && !found.iter().any(|(known, _)| *known == id)
        {
            found.push((id, held.level));
        }
    }
    found
}

/// Difficult Terrain of an Area for a miniature: printed, and Frost tokens unless it is immune. R2 VII.A.3
pub fn difficult_terrain(game: &Game, mini: MiniId, area: AreaId) -> u8 {
    let immune = skills::is_immune(game, mini, FieldKind::Frost);
    let frost = if immune { 0 } else { game.state().fields_in(area, FieldKind::Frost) };
    game.scenario().board.area(area).difficult + frost
}

/// Dangerous Terrain of an Area for a miniature: printed, and Flame and Gas tokens unless it is immune. R2 XI.B
pub fn dangerous_terrain(game: &Game, mini: MiniId, area: AreaId) -> u8 {
    let tokens = [FieldKind::Flame, FieldKind::Gas].into_iter();
    let tokens = tokens.filter(|kind| !skills::is_immune(game, mini, *kind));
    game.scenario().board.area(area).dangerous + tokens.map(|kind| game.state().fields_in(area, kind)).sum::<u8>()
}

/// A Move's cost part by part, with what the miniature ignores. R2 VII.A.3, G-11
pub fn cost_with(game: &Game, mini: MiniId, from: AreaId, exit: Exit, ease: Ease) -> Vec<Part> {
    let mut parts = vec![Part { from: PartOf::Base, amount: 1 }];
    if flies(game, mini) {
        return parts;
    }
    let mut add = |from: PartOf, by: Skill, amount: u8, ignored: u8| {
        let saved = amount.min(ignored);
        if amount > 0 {
            parts.push(Part { from, amount: amount as i8 });
        }
        if saved > 0 {
            parts.push(Part { from: PartOf::Skill(by), amount: -(saved as i8) });
        }
    };
    let hindered = hindering_in(game, mini, from, Measure::Size, 0);
    add(PartOf::Hindering, Skill::Elusive, hindered, ease.elusive);
    add(PartOf::DifficultTerrain, Skill::Mobility, difficult_terrain(game, mini, from), ease.mobility);
    match exit.how {
        MoveType::Jump(level) | MoveType::Climb(level) => {
            add(PartOf::SpecialMove, Skill::Parkour, level, ease.parkour);
        }
        MoveType::Break(_) => parts.push(Part { from: PartOf::Wall, amount: 2 }),
        MoveType::Adjacent | MoveType::Drop(_) => {}
    }
    parts
}

/// The sum of a cost's parts.
pub fn total(parts: &[Part]) -> u8 {
    parts.iter().map(|part| part.amount).sum::<i8>().max(0) as u8
}

/// What the next Move of a miniature costs, part by part. R2 VII.A.3
pub fn move_cost(game: &Game, mini: MiniId, exit: Exit) -> Vec<Part> {
    let from = game.state().mini(mini).area;
    from.map(|from| cost_with(game, mini, from, exit, Ease::of(game, mini))).unwrap_or_default()
}

/// The fewest cubes that pay a cost from a pool. R2 VII.A.4, G-12
pub fn cubes_needed(game: &Game, mini: MiniId, cost: u8, points: u8) -> u8 {
    cost.saturating_sub(points).div_ceil(energy::move_multiplier(game, mini).max(1))
}

/// Where a miniature can get to, and how.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reach {
    /// The Area.
    pub area: AreaId,
    /// Move Points in all.
    pub points: u8,
    /// Cubes in all.
    pub cubes: u8,
    /// The Moves.
    pub steps: Vec<Step>,
}

/// One Move of a route.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// Where to and how.
    pub exit: Exit,
    /// Cubes spent for it.
    pub cubes: u8,
    /// Its cost part by part.
    pub parts: Vec<Part>,
    /// The One-time use card that breaks a wall on it.
    pub card: Option<CardId>,
}

/// The cheapest routes to every Area that a miniature can reach with its pool and cubes now, by Area. Routes prefer
/// fewer Move Points; Drops count as what they cost, not as what they hurt. R2 VII.A
pub fn reach(game: &Game, mini: MiniId) -> Vec<Reach> {
    let Some(start) = game.state().mini(mini).area else { return Vec::new() };
    let (points, ease) = (points(game, mini), Ease::of(game, mini));
    let cubes = energy::most(game, mini, Space::Movement);
    let budget = points + cubes.saturating_mul(energy::move_multiplier(game, mini));
    let reduced = has_reduced_mobility(game, mini);
    let mut best: BTreeMap<AreaId, (u8, Vec<Step>)> = BTreeMap::new();
    best.insert(start, (0, Vec::new()));
    let mut open = vec![start];
    while let Some(at) = open.iter().enumerate().min_by_key(|(_, area)| best[*area].0).map(|(at, _)| at) {
        let from = open.swap_remove(at);
        let (spent, steps) = best[&from].clone();
        let broken = if from == start { breaks(game, mini, from) } else { Vec::new() };
        let ways = exits(game, from).map(|exit| (exit, None)).chain(broken);
        for (exit, card) in ways.filter(|(exit, _)| !reduced || exit.how == MoveType::Adjacent) {
            if !room_for(game, mini, exit.to) {
                continue;
            }
            let parts = cost_with(game, mini, from, exit, ease);
            let cost = total(&parts);
            let all = spent.saturating_add(cost);
            if all > budget || best.get(&exit.to).is_some_and(|(known, ..)| *known <= all) {
                continue;
            }
            let paid = cubes_needed(game, mini, spent, points);
            let step = Step { exit, cubes: cubes_needed(game, mini, all, points) - paid, parts, card };
            let route = steps.iter().cloned().chain([step]).collect();
            best.insert(exit.to, (all, route));
            if !open.contains(&exit.to) {
                open.push(exit.to);
            }
        }
    }
    best.remove(&start);
    best.into_iter()
        .map(|(area, (points, steps))| Reach { area, points, cubes: steps.iter().map(|s| s.cubes).sum(), steps })
        .collect()
}

/// Whether a miniature's tile can ever do an action. R2 VI.A.2.9
pub fn can_ever(game: &Game, mini: MiniId, action: Action) -> bool {
    match game.state().mini(mini).kind {
        Kind::Hero => true,
        Kind::Tile(tile) => !game.scenario().tile(tile).never.contains(&action),
    }
}
