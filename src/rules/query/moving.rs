//! Moves: which ones there are, what each costs part by part, and where a miniature can get to. R2 VII.A, G-11

use super::energy;
use crate::board::{AreaId, Exit, MoveType};
use crate::command::{Space, Stance};
pub use crate::departure::{Leaving, total};
use crate::event::{FieldKind, Part};
use crate::figures::{Measure, first_movement_bonus, hindering_in, is_heroes, room_for};
use crate::frames::Frame;
use crate::game::Game;
use crate::id::{CardId, MiniId};
use crate::skills;
use crate::skills::moving::{Ease, feared};
use crate::skills::wall_breaker::breaks;
use crate::state::{Body, Control, Phase, Tablet};
use gotham_content::dice::Color;
use gotham_content::mission::Side;
use gotham_content::tile::Action;

/// Move Points for a miniature's next Move: of the Movement under way, or those that a new one would begin with.
/// R2 VII.A.1
pub fn points(game: &Game, mini: MiniId) -> u8 {
    match game.state().stack.last() {
        Some(Frame::Movement(movement)) if movement.mini == mini => movement.points,
        _ => opening_points(game, mini),
    }
}

/// Move Points with which a Movement begins: the First Movement Bonus if it is the first, or else what a variant lets it
/// keep of that. R2 VII.A.1, R2 XIII, G-13
pub fn opening_points(game: &Game, mini: MiniId) -> u8 {
    let (is_first, kept) = match (game.state().tablet(mini), game.state().stack.last()) {
        (Some(tablet), _) => (!tablet.has_moved && counts_as_first(game, mini), tablet.by_variants.kept_points),
        (None, Some(Frame::Activation(activation))) if activation.mini == mini => {
            (!activation.moved && !activation.rising, activation.kept_points)
        }
        (None, _) => (!game.state().mini(mini).has_tablet(), 0),
    };
    if is_first { first_movement_bonus(game, mini) } else { kept }
}

/// Whether a miniature keeps what is left of its First Movement Bonus: a Hero for this turn, the Villain's for its
/// second Movement. R2 XIII
pub(crate) fn keeps_points(game: &Game, mini: MiniId) -> bool {
    let (options, body) = (game.options(), game.state().mini(mini));
    match body.body {
        Body::Tablet(_) => options.heroes_keep_points() && is_heroes(game, mini),
        Body::Tile(_) => {
            let is_villains = body.side == Some(Side::Villain) && body.control == Control::Villain;
            options.villain_splits_movement() && is_villains
        }
    }
}

/// Whether a Hero's Movement now may be its first one, which gets the First Movement Bonus: in the First edition, only
/// on the Heroes' turn. G-13, E-17
pub(crate) fn counts_as_first(game: &Game, mini: MiniId) -> bool {
    let is_late = game.options().edition.first_movement_is_of_the_turn() && is_heroes(game, mini);
    !is_late || game.state().phase == Phase::HeroesTurn
}

/// Whether a miniature is a Resting Hero that may still move, on its First Movement Bonus. R2 XIII, G-67
pub fn rests_and_moves(game: &Game, mini: MiniId) -> bool {
    let rests = |tablet: &Tablet| tablet.stance == Stance::Resting && !tablet.is_neutralized();
    game.options().resting_heroes_move() && game.state().tablet(mini).is_some_and(rests)
}

/// Whether the Move that a Hero makes now is paid for by its First Movement Bonus alone: it rests, and nothing grants
/// it the Movement. R2 XIII, G-67
pub(crate) fn moves_on_bonus_alone(game: &Game, mini: MiniId) -> bool {
    let is_granted = matches!(game.state().stack.last(), Some(Frame::Movement(movement)) if movement.is_granted);
    !is_granted && rests_and_moves(game, mini)
}

/// The ways out of an Area for a miniature, each with the card that opens it. R2 VII.A.2, S2 Wall Breaker
pub fn ways(game: &Game, mini: MiniId, from: AreaId) -> impl Iterator<Item = (Exit, Option<CardId>)> + Clone {
    game.board().exits(from).iter().map(|exit| (*exit, None)).chain(breaks(game, mini, from))
}

/// Difficult Terrain of an Area for a miniature: printed, and Frost tokens unless it is immune. R2 VII.A.3
pub fn difficult_terrain(game: &Game, mini: MiniId, area: AreaId) -> u8 {
    game.board().area(area).difficult + felt(game, mini, area, FieldKind::Frost)
}

/// Dangerous Terrain of an Area for a miniature: printed, and Flame and Gas tokens unless it is immune. R2 XI.B
pub fn dangerous_terrain(game: &Game, mini: MiniId, area: AreaId) -> u8 {
    let tokens = [FieldKind::Flame, FieldKind::Gas].map(|kind| felt(game, mini, area, kind));
    game.board().area(area).dangerous + tokens.iter().sum::<u8>()
}

/// Yellow dice that a Move rolls because it is a Drop: one for each level, none for whom no Drop hurts. R2 VII.A.6, S2 Fly,
/// SOLO XV 10
pub(crate) fn drop_dice(game: &Game, mini: MiniId, how: MoveType, ease: Ease) -> u8 {
    let lands_unhurt = game.options().falls_unhurt() && game.state().mini(mini).side == Some(Side::Villain);
    match how {
        MoveType::Drop(levels) if !ease.flies && !lands_unhurt => levels,
        _ => 0,
    }
}

/// Levels of a Drop that may hurt a miniature, 0 if its dice cannot show more successes than it ignores. R2 VII.A.6, S2
/// Parkour
pub fn dangerous_drop(game: &Game, mini: MiniId, how: MoveType) -> u8 {
    let ease = Ease::of(game, mini);
    let dice = drop_dice(game, mini, how, ease);
    let most = game.scenario().dice.faces(Color::Yellow).iter().max().copied().unwrap_or(0);
    if dice.saturating_mul(most) > ease.parkour { dice } else { 0 }
}

/// Field Modifier tokens of a kind in an Area, 0 if it is immune. R2 XI.C, G-33
fn felt(game: &Game, mini: MiniId, area: AreaId, kind: FieldKind) -> u8 {
    let tokens = game.state().fields_in(area, kind);
    if tokens > 0 && skills::is_immune(game, mini, kind) { 0 } else { tokens }
}

impl Leaving {
    /// For a miniature, with what it ignores.
    pub fn of(game: &Game, mini: MiniId, from: AreaId, ease: Ease) -> Leaving {
        let mut leaving = Leaving { hindering: 0, difficult: 0, feared: Vec::new(), ease, shared: 0 };
        if !ease.flies {
            leaving.hindering = hindering_in(game, mini, from, Measure::Size, 0);
            leaving.difficult = difficult_terrain(game, mini, from);
            leaving.feared = feared(game, mini, from);
        }
        let hindering = leaving.hindering.saturating_sub(ease.elusive);
        leaving.shared = 1 + hindering + leaving.difficult.saturating_sub(ease.mobility);
        leaving
    }
}

/// A Move's cost part by part, with what the miniature ignores. R2 VII.A.3, G-11
pub(crate) fn cost_with(game: &Game, mini: MiniId, from: AreaId, exit: Exit, ease: Ease) -> Vec<Part> {
    Leaving::of(game, mini, from, ease).parts(exit)
}

/// What the next Move of a miniature costs, part by part. R2 VII.A.3
pub fn move_cost(game: &Game, mini: MiniId, exit: Exit) -> Vec<Part> {
    let from = game.state().mini(mini).area;
    from.map(|from| cost_with(game, mini, from, exit, Ease::of(game, mini))).unwrap_or_default()
}

/// The fewest cubes that pay for a cost from a pool. R2 VII.A.4, G-12
pub fn cubes_needed(game: &Game, mini: MiniId, cost: u8, points: u8) -> u8 {
    match cost.saturating_sub(points) {
        0 => 0,
        missing => missing.div_ceil(energy::move_multiplier(game, mini).max(1)),
    }
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
    pub steps: Vec<RouteMove>,
}

/// One Move of a route.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RouteMove {
    /// Where to and how.
    pub exit: Exit,
    /// Cubes spent for it.
    pub cubes: u8,
    /// The One-time use card that breaks a wall on it.
    pub card: Option<CardId>,
}

/// The cheapest routes to every Area that a miniature can reach with its pool and cubes now, by Area. Routes prefer
/// fewer Move Points; Drops count for what they cost, not for how they hurt. R2 VII.A, G-67
pub fn reach(game: &Game, mini: MiniId) -> Vec<Reach> {
    let Some(start) = game.state().mini(mini).area else { return Vec::new() };
    let (points, ease) = (points(game, mini), Ease::of(game, mini));
    let cubes = if moves_on_bonus_alone(game, mini) { 0 } else { energy::most(game, mini, Space::Movement) };
    let budget = points + cubes.saturating_mul(energy::move_multiplier(game, mini));
    // By Area: what the way there costs, and its last Move, with the Area that it comes from.
    let board = game.board();
    let mut costs: Vec<Option<u8>> = vec![None; board.len()];
    let mut last: Vec<Option<(AreaId, RouteMove)>> = vec![None; board.len()];
    costs[start.index()] = Some(0);
    let mut open = vec![start];
    while let Some(at) = open.iter().enumerate().min_by_key(|(_, area)| costs[area.index()]).map(|(at, _)| at) {
        let from = open.swap_remove(at);
        let spent = costs[from.index()].unwrap_or_default();
        let paid = cubes_needed(game, mini, spent, points);
        let leaving = Leaving::of(game, mini, from, ease);
        let broken = if from == start { breaks(game, mini, from) } else { Vec::new() };
        let ways = board.exits(from).iter().map(|exit| (*exit, None)).chain(broken);
        for (exit, card) in ways.filter(|(exit, _)| !(ease.is_hobbled && exit.how.is_special())) {
            let all = spent.saturating_add(leaving.cost(exit));
            let is_known = costs[exit.to.index()].is_some_and(|known| known <= all);
            if is_known || all > budget || !room_for(game, mini, exit.to) {
                continue;
            }
            let step = RouteMove { exit, cubes: cubes_needed(game, mini, all, points) - paid, card };
            costs[exit.to.index()] = Some(all);
            last[exit.to.index()] = Some((from, step));
            if !open.contains(&exit.to) {
                open.push(exit.to);
            }
        }
    }
    let route = |area: AreaId| {
        let points = costs[area.index()].filter(|_| area != start)?;
        let last = |area: AreaId| last[area.index()].as_ref();
        let back = std::iter::successors(last(area), |(from, _)| last(*from));
        let mut steps: Vec<RouteMove> = back.map(|(_, step)| *step).collect();
        steps.reverse();
        Some(Reach { area, points, cubes: steps.iter().map(|step| step.cubes).sum(), steps })
    };
    board.areas().filter_map(route).collect()
}

/// What each Move of a route costs, part by part. R2 VII.A.3
pub fn route_costs(game: &Game, mini: MiniId, steps: &[RouteMove]) -> Vec<Vec<Part>> {
    let ease = Ease::of(game, mini);
    let from = game.state().mini(mini).area.into_iter().chain(steps.iter().map(|step| step.exit.to));
    from.zip(steps).map(|(from, step)| cost_with(game, mini, from, step.exit, ease)).collect()
}

/// Whether a miniature's tile can ever do an action. R2 VI.A.2.9
pub(crate) fn can_ever(game: &Game, mini: MiniId, action: Action) -> bool {
    match game.state().mini(mini).body {
        Body::Tablet(_) => true,
        Body::Tile(tile) => !game.scenario().tile(tile).never.contains(&action),
    }
}
