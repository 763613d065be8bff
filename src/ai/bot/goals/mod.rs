//! What the mission is about, read from its data: what each side counts, how the game ends, and which interactions
//! bring a side nearer to its end. Nothing here knows a mission by name, and nothing here reads an effect: what one would
//! do is tried out on a copy.

#[cfg(test)]
mod tests;

use std::cell::OnceCell;
use std::collections::BTreeSet;

use gotham_content::index::TokenKindId;
use gotham_content::mission::{Ending, Goal as Wanted, Interaction, Objective, Side};
use gotham_content::script::{AreaSet, Compiled, Condition, Moment};
use gotham_content::tile::Action;
use gotham_rules::board::AreaId;
use gotham_rules::frames::{Frame, Scope};
use gotham_rules::mission::{self, InteractionWith};
use gotham_rules::query;
use gotham_rules::state::MissionToken;
use gotham_rules::{Foreseen, Game, Happening, MiniId, Supposed, TokenId, WhatIf};

/// A step toward an objective.
const STEP: f64 = 100.0;
/// A step beyond the objective: the other side may undo one.
const SPARE_STEP: f64 = 45.0;
/// A game won.
const VICTORY: f64 = 5000.0;
/// Moves within which somebody looks for a place to do what can be done anywhere.
const NEAR: u8 = 2;
/// What is left of what comes of leading somebody away, and of that for each Move on the way.
const ON_THE_WAY: f64 = 0.6;
const A_MOVE_AWAY: f64 = 0.93;
/// The ways out that are tried.
const EXITS_TRIED: usize = 3;
/// What a token that is to be carried somewhere is worth where it lies: this, less for each Move that it is away; more in
/// the hands of the side, and there.
const TO_CARRY: f64 = 60.0;
const TO_CARRY_A_MOVE: f64 = 5.0;
const IN_HAND: f64 = 12.0;
const BROUGHT: f64 = 30.0;
/// What it is worth to lead somebody, and for each Move nearer to a way out.
const LED: f64 = 8.0;
const LED_NEAR: f64 = 20.0;
const LED_A_MOVE: f64 = 2.0;
/// Taking away what the other side would use.
const DENIAL: f64 = 22.0;
/// An interaction that brings no more than this is no goal.
const LEAST: f64 = 0.5;
/// A Reinforcement Point.
pub(super) const POINT: f64 = 5.0;

/// An interaction and its number in the mission.
type Which<'a> = (&'a Interaction<Compiled>, u8);

/// An interaction that would help.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Goal {
    /// Which of the mission.
    pub interaction: u8,
    /// With what.
    pub aim: InteractionWith,
    /// Where; `None`: anywhere.
    pub area: Option<AreaId>,
    /// Its Difficulty there; `None`: automatic.
    pub difficulty: Option<u8>,
    /// How much it helps.
    pub gain: f64,
    /// The only one who can do it, since it carries the token or leads the target.
    pub by: Option<MiniId>,
}

/// What the table is worth to a side: its objectives, and how the game would end.
pub(crate) fn worth(game: &Game, side: Side) -> f64 {
    Kept::default().worth(game, side)
}

/// What stays as it is while a token is moved about: what does not tell where it lies.
#[derive(Default)]
pub(super) struct Kept {
    objectives: Vec<Option<f64>>,
    endings: Vec<Option<bool>>,
}

impl Kept {
    /// What does not tell where a token of a kind lies.
    pub(super) fn wherever_lies(kind: u8, game: &Game, side: Side) -> Kept {
        let kind = TokenKindId(kind);
        let program = &game.scenario().program;
        let tells = |conditions: &[Condition<Compiled>]| conditions.iter().any(|one| one.tells_places_apart(&kind));
        let objectives = program.objectives.iter().map(|objective| {
            let is_apart = !objective.counts.tells_places_apart(&kind) && !tells(&objective.inactive_if);
            is_apart.then(|| counted(game, objective, side))
        });
        let endings = program.endings.iter().map(|ending| {
            let is_apart = !tells(&ending.only_if);
            is_apart.then(|| mission::all_hold(game, &ending.only_if, &Scope::default()))
        });
        Kept { objectives: objectives.collect(), endings: endings.collect() }
    }

    /// What the table is worth to a side, with what is known of it.
    pub(super) fn worth(&self, game: &Game, side: Side) -> f64 {
        let program = &game.scenario().program;
        let mut sum = 0.0;
        for (at, objective) in program.objectives.iter().enumerate() {
            let known = self.objectives.get(at).copied().flatten();
            sum += known.unwrap_or_else(|| counted(game, objective, side));
        }
        sum += on_its_way(game, side) - on_its_way(game, side.enemy());
        if let Some(outcome) = game.state().result {
            return sum + signed(outcome.winner, side, VICTORY);
        }
        let holds = |(at, ending): &(usize, &Ending<Compiled>)| {
            let known = self.endings.get(*at).copied().flatten();
            known.unwrap_or_else(|| mission::all_hold(game, &ending.only_if, &Scope::default()))
        };
        let endings = || program.endings.iter().enumerate();
        if let Some((_, ending)) = endings().filter(|(_, ending)| ending.at.is_none()).find(holds) {
            sum += signed(ending.winner, side, VICTORY);
        }
        if let Some((_, ending)) = endings().filter(|(_, ending)| ending.at.is_some()).find(holds) {
            let late = f64::from(game.state().round) / f64::from(game.state().memory.last_round.max(1));
            sum += signed(ending.winner, side, 40.0 + 260.0 * late * late);
        }
        sum
    }
}

/// What an objective counts for a side now.
fn counted(game: &Game, objective: &Objective<Compiled>, side: Side) -> f64 {
    let scope = Scope::default();
    if !objective.inactive_if.is_empty() && mission::all_hold(game, &objective.inactive_if, &scope) {
        return 0.0;
    }
    let count = f64::from(mission::number(game, &objective.counts, &scope));
    let value = match objective.goal {
        Wanted::AtLeast(goal) => ladder(count, f64::from(goal)),
        Wanted::AtMost(goal) => ladder(-count, -f64::from(goal)),
    };
    signed(objective.side, side, value * f64::from(objective.weight) / 100.0)
}

/// What is good for one side, as it is for another.
fn signed(of: Side, to: Side, value: f64) -> f64 {
    if of == to { value } else { -value }
}

/// A sense of the way: how far what a side carries and whom it leads have come.
fn on_its_way(game: &Game, side: Side) -> f64 {
    let state = game.state();
    let nearest = |from: AreaId, to: AreaSet| to.iter().filter_map(|to| query::distance(game, from, to)).min();
    let mut sum = 0.0;
    for haul in mission::hauls(game, side) {
        let Some(token) = state.token(haul.token) else { continue };
        let Some(moves) = nearest(token.area, haul.to) else { continue };
        let is_held = token.carried_by.is_some_and(|bearer| state.mini(bearer).side == Some(side));
        let near = (TO_CARRY - TO_CARRY_A_MOVE * f64::from(moves)).max(0.0);
        let bonus = match (haul.is_done(token), is_held) {
            (true, _) => IN_HAND + BROUGHT,
            (false, true) => IN_HAND,
            (false, false) => 0.0,
        };
        sum += (near + bonus) * f64::from(haul.weight) / 100.0;
    }
    let exits = mission::exits(game);
    if exits.count() > 0 {
        for (led, leader) in &state.memory.led {
            let Some(area) = state.mini(*led).area.filter(|_| state.mini(*leader).side == Some(side)) else { continue };
            let moves = nearest(area, exits).map_or(LED_NEAR, f64::from);
            sum += LED + (LED_NEAR - LED_A_MOVE * moves).max(0.0);
        }
    }
    sum
}

/// Full steps up to the goal, smaller ones beyond it.
fn ladder(count: f64, goal: f64) -> f64 {
    STEP * count.min(goal) + SPARE_STEP * (count - goal).max(0.0)
}

/// Every interaction that would help a side, for any of its miniatures.
pub(crate) fn goals(game: &Game, side: Side) -> Vec<Goal> {
    let (mut found, mut scratch, now) = (Vec::new(), idle(game), OnceCell::new());
    for (which, able) in doable(game, side) {
        let before = *now.get_or_init(|| worth(&scratch, side));
        for area in places(game, able[0], which.0).iter() {
            let stood = scratch.standing(able[0], Some(area));
            found.extend(best_here(&scratch, able[0], which, area, before));
            scratch.standing(able[0], stood);
        }
        for mini in able.into_iter().filter(|mini| brings_what_it_takes(game, *mini, which.0)) {
            found.extend(on_the_way(game, mini, which, before));
        }
    }
    found
}

/// Only the Areas where they are: nothing more is looked for in one where something was found.
pub(super) fn goal_areas(game: &Game, side: Side) -> AreaSet {
    let (mut found, mut scratch, now) = (AreaSet::default(), idle(game), OnceCell::new());
    for (which, able) in doable(game, side) {
        let before = *now.get_or_init(|| worth(&scratch, side));
        for area in places(game, able[0], which.0).iter() {
            if found.has(area) {
                continue;
            }
            let stood = scratch.standing(able[0], Some(area));
            if all_here(&scratch, able[0], which, area, before).any(|goal| goal.gain > LEAST) {
                found = found.or(AreaSet::of(area));
            }
            scratch.standing(able[0], stood);
        }
        for mini in able.into_iter().filter(|mini| brings_what_it_takes(game, *mini, which.0)) {
            let areas = on_the_way(game, mini, which, before).into_iter().filter_map(|goal| goal.area);
            found = found.or(areas.collect());
        }
    }
    found
}

/// A copy to try things on, with nothing under way.
fn idle(game: &Game) -> Supposed {
    let mut scratch = Supposed::of(game);
    scratch.nothing_under_way();
    scratch
}

/// The interactions that somebody of a side may do somewhere, and who.
fn doable(game: &Game, side: Side) -> impl Iterator<Item = (Which<'_>, Vec<MiniId>)> {
    game.scenario().program.interactions.iter().zip(0u8..).filter_map(move |which| {
        let of_side = |mini: &MiniId| game.state().mini(*mini).side == Some(side) && query::is_living(game, *mini);
        let does = |mini: &MiniId| has_the_dice(game, *mini, which.0) && mission::may_ever_do(game, *mini, which.0);
        let able: Vec<MiniId> = game.state().all_minis().filter(of_side).filter(does).collect();
        (!able.is_empty()).then_some((which, able))
    })
}

/// Whether a miniature carries a token that an interaction is done with, or leads somebody that it is done to.
fn brings_what_it_takes(game: &Game, mini: MiniId, interaction: &Interaction<Compiled>) -> bool {
    let state = game.state();
    let is_meant = |token: &MissionToken| {
        let wanted = interaction.here.as_ref();
        wanted.is_some_and(|wanted| wanted.kind.is_none_or(|kind| kind.0 == token.kind))
    };
    let leads = interaction.target.is_some() && state.memory.led_by(mini).next().is_some();
    leads || state.tokens.iter().any(|token| token.carried_by == Some(mini) && is_meant(token))
}

/// What a miniature could do where it is allowed, with the tokens that it carries and those whom it leads.
fn on_the_way(game: &Game, mini: MiniId, which: Which, before: f64) -> Vec<Goal> {
    let own = game.state().mini(mini).area;
    let places = match &which.0.who.at {
        Some(at) => mission::areas(game, at, &Scope::default()),
        None => own.into_iter().collect(),
    };
    let mut found = Vec::new();
    for area in places {
        let mut there = idle(game);
        there.standing_with_company(mini, area);
        let is_its = |goal: &Goal| {
            let token = goal.aim.here.and_then(|token| game.state().token(token));
            token.is_some_and(|token| token.carried_by == Some(mini))
                || goal.aim.target.is_some_and(|target| game.state().memory.leader(target) == Some(mini))
        };
        let goals = best_here(&there, mini, which, area, before).into_iter().filter(is_its);
        found.extend(goals.map(|goal| Goal { by: Some(mini), ..goal }));
    }
    found
}

/// Where an interaction can be done: where its token lies, where those it is done to stand, where it is allowed, or
/// around those who can do it anywhere.
fn places(game: &Game, mini: MiniId, interaction: &Interaction<Compiled>) -> AreaSet {
    let state = game.state();
    if let Some(wanted) = &interaction.here {
        let free = |bearer: Option<MiniId>| bearer.is_none_or(|bearer| bearer == mini);
        let tokens = state.tokens.iter().filter(|token| wanted.kind.is_none_or(|kind| kind.0 == token.kind));
        tokens.filter(|token| free(token.carried_by)).map(|token| token.area).collect()
    } else if interaction.target.is_some() {
        let others = state.all_minis().filter(|other| *other != mini);
        others.filter_map(|other| state.mini(other).area).collect()
    } else if let Some(at) = &interaction.who.at {
        mission::areas(game, at, &Scope::default()).into_iter().collect()
    } else {
        let able = state.all_minis().filter(|other| {
            state.mini(*other).side == state.mini(mini).side
                && query::is_living(game, *other)
                && has_the_dice(game, *other, interaction)
                && mission::may_ever_do(game, *other, interaction)
        });
        let from: Vec<AreaId> = able.filter_map(|other| state.mini(other).area).collect();
        let near =
            |to: &AreaId| from.iter().any(|at| query::distance(game, *at, *to).is_some_and(|moves| moves <= NEAR));
        game.board().areas().filter(near).collect()
    }
}

/// The best that an interaction would bring each token at hand, for a miniature that stands there.
fn best_here(game: &Game, mini: MiniId, which: Which, area: AreaId, before: f64) -> Vec<Goal> {
    let mut best: Vec<Goal> = Vec::new();
    for goal in all_here(game, mini, which, area, before) {
        match best.iter_mut().find(|other| other.aim.here == goal.aim.here) {
            Some(other) if other.gain > goal.gain => {}
            Some(other) => *other = goal,
            None => best.push(goal),
        }
    }
    best.retain(|goal| goal.gain > LEAST);
    best
}

/// What an interaction would bring with everything that it may be aimed at, one after the other.
fn all_here<'a>(
    game: &'a Game,
    mini: MiniId,
    (interaction, at): Which<'a>,
    area: AreaId,
    before: f64,
) -> impl Iterator<Item = Goal> + 'a {
    let side = game.state().mini(mini).side;
    let side = side.filter(|_| mission::may_do(game, mini, interaction) && !mission::is_spent(game, mini, at));
    let aims = side.into_iter().flat_map(move |side| {
        let aims = mission::aims(game, mini, interaction).into_iter();
        aims.map(move |aim| (side, aim))
    });
    aims.filter_map(move |(side, aim)| {
        let scope = mission::scope(game, mini, aim);
        if !mission::is_allowed(game, interaction, &scope) {
            return None;
        }
        let difficulty = mission::difficulty(game, interaction, &scope);
        let foreseen = game.foresee(&WhatIf::Effects(interaction.effects, scope));
        let safety = aim
            .chosen
            .and_then(|token| game.state().token(token))
            .map_or(0.0, |token| 0.2 * f64::from(enemy_distance(game, token.area, side)));
        let mut gain = worth(&foreseen.game, side) - before + direct(&foreseen, side) + safety;
        if let Some(here) = aim.here.filter(|here| foreseen.game.state().token(*here).is_none()) {
            gain += denial(game, here, side);
        }
        gain += ahead(&foreseen, side);
        Some(Goal { interaction: at, aim, area: Some(area), difficulty, gain, by: None })
    })
}

/// What else may come of it: those who follow somebody now may be led to where it counts.
fn ahead(foreseen: &Foreseen, side: Side) -> f64 {
    let leaders = foreseen.events.iter().filter_map(|event| match event.what {
        Happening::Led { by, .. } => Some(by),
        _ => None,
    });
    let leaders: BTreeSet<MiniId> = leaders.collect();
    let gains = leaders.into_iter().map(|leader| led_out(&foreseen.game, leader, side));
    gains.fold(0.0, f64::max)
}

/// The best that comes of leading somebody to a way out, the nearest ones first: by coming there, or by what may be done
/// there.
fn led_out(game: &Game, leader: MiniId, side: Side) -> f64 {
    let Some(from) = game.state().mini(leader).area else { return 0.0 };
    let far = |area: AreaId| query::distance(game, from, area);
    let mut exits: Vec<(u8, AreaId)> =
        mission::exits(game).iter().filter_map(|area| Some((far(area)?, area))).collect();
    exits.sort_unstable();
    let before = worth(game, side);
    let interactions = || game.scenario().program.interactions.iter().zip(0u8..);
    let gain = |(moves, area): (u8, AreaId)| {
        let entered = worth(&game.foresee(&WhatIf::Entered(leader, area)).game, side) - before;
        let mut there = idle(game);
        there.standing_with_company(leader, area);
        let done = interactions().filter(|(it, _)| it.target.is_some() && mission::may_ever_do(game, leader, it));
        let best = |which: Which| {
            let goals = done_there(&there, leader, which, side, before).into_iter();
            goals.fold(0.0, f64::max)
        };
        let done = done.map(best).fold(0.0, f64::max);
        f64::max(entered, done) * ON_THE_WAY * A_MOVE_AWAY.powi(i32::from(moves))
    };
    exits.into_iter().take(EXITS_TRIED).map(gain).fold(0.0, f64::max)
}

/// What an interaction would bring with each of those that it may be done to here.
fn done_there(game: &Game, mini: MiniId, (interaction, at): Which, side: Side, before: f64) -> Vec<f64> {
    if !mission::may_do(game, mini, interaction) || mission::is_spent(game, mini, at) {
        return Vec::new();
    }
    let aims = mission::aims(game, mini, interaction).into_iter().map(|aim| mission::scope(game, mini, aim));
    let allowed = aims.filter(|scope| mission::is_allowed(game, interaction, scope));
    let gain = |scope: Scope| {
        let foreseen = game.foresee(&WhatIf::Effects(interaction.effects, scope));
        worth(&foreseen.game, side) - before + direct(&foreseen, side)
    };
    allowed.map(gain).collect()
}

/// What else it would bring a side: help, Equipment at hand.
fn direct(foreseen: &Foreseen, side: Side) -> f64 {
    let happened = foreseen.events.iter().map(|event| match event.what {
        Happening::PointsGained { points } => signed(Side::Villain, side, POINT * f64::from(points)),
        Happening::EquipmentPlaced { .. } => signed(Side::Heroes, side, POINT),
        _ => 0.0,
    });
    let open = foreseen.left_out.iter().map(|frame| match frame {
        Frame::Gain(_) => signed(Side::Heroes, side, POINT),
        _ => 0.0,
    });
    happened.chain(open).sum()
}

/// What a token that doesn't count itself is worth to the other side as a tool.
fn denial(game: &Game, token: TokenId, side: Side) -> f64 {
    let mut without = Supposed::of(game);
    without.without_token(token);
    if worth(&without, side) != worth(game, side) {
        return 0.0;
    }
    let Some(token) = game.state().token(token) else { return 0.0 };
    let theirs = game.scenario().program.interactions.iter().filter(|interaction| {
        let fits = |mini: MiniId| mission::may_ever_do(game, mini, interaction);
        let wants =
            interaction.here.as_ref().is_some_and(|wanted| wanted.kind.is_some_and(|kind| kind.0 == token.kind));
        wants && game.state().all_minis().any(|mini| game.state().mini(mini).side == Some(side.enemy()) && fits(mini))
    });
    let helps = |interaction: &Interaction<Compiled>| game.scenario().program.list(interaction.effects).len() > 1;
    if theirs.into_iter().any(helps) { DENIAL } else { 0.0 }
}

fn enemy_distance(game: &Game, area: AreaId, side: Side) -> u8 {
    let state = game.state();
    let enemies = state.minis.iter().filter(|mini| mini.side == Some(side.enemy())).filter_map(|mini| mini.area);
    enemies.filter_map(|from| query::distance(game, from, area)).min().unwrap_or(0)
}

/// Whether a miniature may do an interaction where it stands, and has the dice for it.
pub(super) fn may(game: &Game, mini: MiniId, interaction: &Interaction<Compiled>) -> bool {
    has_the_dice(game, mini, interaction) && mission::may_do(game, mini, interaction)
}

fn has_the_dice(game: &Game, mini: MiniId, interaction: &Interaction<Compiled>) -> bool {
    match (game.state().mini(mini).tile(), mission::action(interaction)) {
        (Some(tile), Some(action)) => {
            let tile = game.scenario().tile(tile);
            !tile.never.contains(&action) && !query::pools::characteristics(tile, action).is_empty()
        }
        _ => true,
    }
}

/// Manipulation or Thought; a Free Action is neither.
pub(super) fn action_of(interaction: &Interaction<Compiled>) -> Option<Action> {
    mission::action(interaction)
}

/// Turns of a side before the game ends, including the one under way.
pub(crate) fn turns_left(game: &Game, side: Side) -> u8 {
    let first = game.scenario().mission.initiative == side;
    let round = game.state().memory.last_round;
    let timed = game.scenario().program.endings.iter().filter_map(|ending| ending.at).next();
    let comes_before = match timed {
        None | Some(Moment::EndOfRound) => false,
        Some(Moment::Upkeep) => true,
        Some(Moment::StartOfHeroesTurn) => side == Side::Heroes || !first,
        Some(Moment::EndOfHeroesTurn) => side == Side::Villain && !first,
        Some(Moment::StartOfVillainsTurn) => side == Side::Villain || !first,
        Some(Moment::EndOfVillainsTurn) => side == Side::Heroes && !first,
    };
    let last = if comes_before { round.saturating_sub(1) } else { round };
    (last + 1).saturating_sub(game.state().round.max(1))
}
