//! What a player would expect to be able to do, and why it cannot be done now.

use super::Question;
use super::steps::{Deed, Step};
use crate::content::mission::{Actor, InteractionAction, Side};
use crate::rules::command::Effort;
use crate::rules::query;
use crate::rules::{Ask, Command, MiniId, Refusal};

/// What a player would expect after a walk and may not choose, with the reason.
pub fn refused(question: &Question, walk: &[Step]) -> Vec<(Step, Refusal)> {
    let game = question.game;
    let ask = &question.prompt.ask;
    let actor = match (ask, walk) {
        (Ask::HeroAction, [Step::Who(mini), ..]) => Some(*mini),
        (Ask::MiniAction { .. }, _) => question.prompt.subject,
        _ => None,
    };
    let why = |command: Command| game.why_not(&command);
    match (ask, walk, actor) {
        (Ask::HeroAction, [], _) => {
            let heroes = (0..game.state().heroes.len() as u8).map(MiniId);
            heroes.filter_map(|mini| Some((Step::Who(mini), why(probe_move(question, mini)?)?))).collect()
        }
        (Ask::HeroAction, [Step::Who(_)], Some(mini)) | (Ask::MiniAction { .. }, [], Some(mini)) => {
            let mut found = Vec::new();
            if let Some(refusal) = probe_move(question, mini).and_then(why) {
                found.push((Step::Do(Deed::Move), refusal));
            }
            for deed in [Deed::Melee, Deed::Ranged] {
                let targets = visible_enemies(question, mini, deed);
                let probe = targets.first().and_then(|target| probe_attack(mini, *target, deed));
                found.extend(probe.and_then(why).map(|refusal| (Step::Do(deed), refusal)));
            }
            found.extend(interactions(question, mini));
            found
        }
        (_, [.., Step::Do(deed)], Some(mini)) if deed.attack().is_some() => {
            let targets = visible_enemies(question, mini, *deed);
            let probes = targets.into_iter().filter_map(|target| Some((target, probe_attack(mini, target, *deed)?)));
            probes.filter_map(|(target, probe)| Some((Step::Mini(target), why(probe)?))).collect()
        }
        _ => Vec::new(),
    }
}

/// A Move that may be refused, to hear why.
fn probe_move(question: &Question, mini: MiniId) -> Option<Command> {
    if question.may_move(mini) {
        return None;
    }
    let game = question.game;
    let from = game.state().mini(mini).area?;
    let mut exits = query::moving::exits(game, from).map(|exit| {
        let cost = query::moving::total(&query::move_cost(game, mini, exit));
        let points = query::moving::points(game, mini);
        let cubes = query::moving::cubes_needed(game, mini, cost, points);
        Command::Move { mini, area: exit.to, how: exit.how, cubes, card: None }
    });
    exits.next()
}

fn probe_attack(mini: MiniId, target: MiniId, deed: Deed) -> Option<Command> {
    Some(Command::Attack { mini, target, kind: deed.attack()?, effort: Effort::cubes(1) })
}

/// Enemies that a player would think of: in the Area for Melee, in sight for Ranged; else the nearest one.
fn visible_enemies(question: &Question, mini: MiniId, deed: Deed) -> Vec<MiniId> {
    let game = question.game;
    let state = game.state();
    let Some(here) = state.mini(mini).area else { return Vec::new() };
    let place = |other: &MiniId| state.mini(*other).area;
    let mut enemies: Vec<MiniId> = state
        .all_minis()
        .filter(|other| place(other).is_some() && query::enemies(game, mini, *other) && query::is_living(game, *other))
        .collect();
    let distance = |other: &MiniId| place(other).and_then(|area| query::distance(game, here, area)).unwrap_or(u8::MAX);
    enemies.sort_by_key(|other| (distance(other), *other));
    let thought_of = |other: &&MiniId| {
        place(other).is_some_and(|area| match deed {
            Deed::Ranged => query::line_of_sight(game, here, area),
            _ => area == here,
        })
    };
    let near: Vec<MiniId> = enemies.iter().filter(thought_of).copied().collect();
    if near.is_empty() { enemies.into_iter().take(1).collect() } else { near }
}

/// Interactions of the mission beside whose token the miniature stands, but which it may not do.
fn interactions(question: &Question, mini: MiniId) -> Vec<(Step, Refusal)> {
    let game = question.game;
    let state = game.state();
    let mission = &game.scenario().mission;
    let mut found = Vec::new();
    for (interaction, at) in mission.interactions.iter().zip(0u8..) {
        let Some(wanted) = &interaction.here else { continue };
        let is_mine = match interaction.who {
            Actor::Hero => state.hero(mini).is_some(),
            Actor::HeroSide => state.mini(mini).side == Some(Side::Heroes),
            Actor::VillainSide => state.mini(mini).side == Some(Side::Villain),
            Actor::Tiles(_) => false,
        };
        let token = query::tokens(game, wanted).find(|token| Some(token.area) == state.mini(mini).area);
        let Some(token) = token.filter(|_| is_mine) else { continue };
        let chosen = interaction.anywhere.as_ref().and_then(|wanted| query::tokens(game, wanted).next()).map(|t| t.id);
        let cubes = if interaction.action == InteractionAction::Thought || state.hero(mini).is_some() { 1 } else { 0 };
        let probe =
            Command::Interact { mini, interaction: at, here: Some(token.id), chosen, effort: Effort::cubes(cubes) };
        found.extend(game.why_not(&probe).map(|refusal| (Step::Do(Deed::Interact(at)), refusal)));
    }
    found
}
