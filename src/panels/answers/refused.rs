//! What a player would expect to be able to do, and why it cannot be done now.

use super::question::Question;
use super::steps::{Deed, Step};
use gotham_content::tile::Action;
use gotham_rules::command::Effort;
use gotham_rules::mission::InteractionWith;
use gotham_rules::{Ask, Command, MiniId, Refusal, mission, query};

/// What a player would expect after a walk and may not choose, with the reason.
pub(super) fn refused(question: &Question, walk: &[Step]) -> Vec<(Step, Refusal)> {
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
            let heroes = query::heroes(game);
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

/// A Move that may be refused, to find out why.
fn probe_move(question: &Question, mini: MiniId) -> Option<Command> {
    if question.may_move(mini) {
        return None;
    }
    let game = question.game;
    let from = game.state().mini(mini).area?;
    let mut exits = game.board().exits(from).iter().map(|exit| {
        let cost = query::moving::total(&query::move_cost(game, mini, *exit));
        let points = query::moving::points(game, mini);
        let cubes = query::moving::cubes_needed(game, mini, cost, points);
        Command::Move { mini, area: exit.to, how: exit.how, cubes, card: None, pushing: 0 }
    });
    exits.next()
}

fn probe_attack(mini: MiniId, target: MiniId, deed: Deed) -> Option<Command> {
    Some(Command::Attack { mini, target, kind: deed.attack()?, effort: Effort::cubes(1), with: None })
}

/// Enemies that a player would think of: in the Area for Melee, in sight for Ranged; otherwise the nearest one.
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

/// Interactions of the mission whose token the miniature stands beside, but which it may not do.
fn interactions(question: &Question, mini: MiniId) -> Vec<(Step, Refusal)> {
    let game = question.game;
    let state = game.state();
    let mut found = Vec::new();
    for (interaction, at) in game.scenario().program.interactions.iter().zip(0u8..) {
        if interaction.here.is_none() || !mission::may_do(game, mini, interaction) {
            continue;
        }
        let Some(InteractionWith { here, chosen, target }) = mission::aims(game, mini, interaction).into_iter().next()
        else {
            continue;
        };
        let is_thought = mission::action(interaction) == Some(Action::Thought);
        let effort = Effort::cubes(u8::from(is_thought || state.tablet(mini).is_some()));
        let probe = Command::Interact { mini, interaction: at, here, chosen, target, effort };
        found.extend(game.why_not(&probe).map(|refusal| (Step::Do(Deed::Interact(at)), refusal)));
    }
    found
}
