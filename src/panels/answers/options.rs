//! What can be chosen after a walk of steps, and what cannot and why.

use super::steps::{Deed, Step, path};
use super::{Choice, Question, words};
use crate::content::mission::{Actor, InteractionAction, Side};
use crate::content::skill::Skill;
use crate::panels::intent::Spot;
use crate::rules::board::{AreaId, MoveType};
use crate::rules::command::{AttackKind, Effort};
use crate::rules::query::{self, Reach};
use crate::rules::{Ask, Command, Game, MiniId, Refusal};

/// Legal commands that begin with a walk. Moves stand under [`Deed::Step`]; see [`is_walking`] for the others.
pub fn under<'a>(question: &Question<'a>, walk: &[Step]) -> Vec<&'a Command> {
    let ask = &question.prompt.ask;
    question.legal.iter().filter(|command| path(ask, command).starts_with(walk)).collect()
}

/// Whether a walk is at the choice of a place to go to.
pub fn is_walking(question: &Question, walk: &[Step]) -> bool {
    match (&question.prompt.ask, walk) {
        (Ask::HeroAction, [Step::Who(mini), Step::Do(Deed::Move)]) => may_move(question, *mini),
        (Ask::MiniAction { .. }, [Step::Do(Deed::Move)]) => {
            question.prompt.subject.is_some_and(|mini| may_move(question, mini))
        }
        _ => false,
    }
}

fn may_move(question: &Question, who: MiniId) -> bool {
    question.legal.iter().any(|command| matches!(command, Command::Move { mini, .. } if *mini == who))
}

/// Whether a walk has reached commands that differ in their effort only, and there is something to put in or to
/// weigh.
pub fn is_leaf(question: &Question, walk: &[Step], leaves: &[&Command]) -> bool {
    let Some(first) = leaves.first() else { return false };
    path(&question.prompt.ask, first) == walk && (leaves.len() > 1 || rolls(first))
}

/// Whether a command rolls dice: then it is shown with its odds before it is said.
fn rolls(command: &Command) -> bool {
    matches!(
        command,
        Command::Attack { .. }
            | Command::Shackle { .. }
            | Command::Throw { .. }
            | Command::Grenade { .. }
            | Command::Unshackle { .. }
            | Command::Defend { .. }
    ) || matches!(command, Command::Interact { effort, .. } if effort.cubes > 1 || !effort.cards.is_empty())
}

/// Goes on over steps that have no alternative.
pub fn descend(question: &Question, walk: &mut Vec<Step>) {
    loop {
        // What a Hero can do is always shown, the greyed with its reason.
        let is_at_deeds = question.prompt.ask == Ask::HeroAction && walk.len() == 1;
        if is_walking(question, walk) || is_at_deeds {
            return;
        }
        let open: Vec<Choice> = legal_choices(question, walk);
        let mut straight = open.iter().filter(|choice| !matches!(choice.step, Step::Do(deed) if deed.is_aside()));
        match (straight.next(), straight.next()) {
            (Some(only), None) if only.says.is_empty() => walk.push(only.step.clone()),
            _ => return,
        }
    }
}

/// Everything that can be chosen after a walk, then what the rules refuse.
pub fn choices(question: &Question, walk: &[Step]) -> Vec<Choice> {
    let mut choices = legal_choices(question, walk);
    let known: Vec<Step> = choices.iter().map(|choice| choice.step.clone()).collect();
    let refused = refused(question, walk).into_iter().filter(|(step, _)| !known.contains(step));
    choices.extend(refused.map(|(step, refusal)| Choice {
        label: words::label(question.game, &question.prompt.ask, &step),
        note: String::new(),
        refusal: Some(refusal),
        says: Vec::new(),
        step,
    }));
    choices.sort_by_key(|choice| (rank(&choice.step), choice.refusal.is_some()));
    choices
}

/// Where a kind of choice stands in the list: who and what first, what ends something last.
fn rank(step: &Step) -> u8 {
    match step {
        Step::Do(Deed::Step) => 3,
        Step::Do(Deed::Drop) => 4,
        Step::Do(Deed::Dredge | Deed::Demobilize) => 5,
        Step::Do(Deed::Keep | Deed::Stop | Deed::Decline | Deed::Finish) => 6,
        Step::Do(Deed::EndTurn) => 7,
        Step::Do(_) => 2,
        _ => 1,
    }
}

/// The choice that Enter takes when the player has not moved the cursor.
pub fn default(question: &Question, choices: &[Choice]) -> usize {
    let wanted: &[Deed] = match question.prompt.ask {
        Ask::Reroll { .. } => &[Deed::Keep],
        Ask::KeepMoving { .. } => &[Deed::Stop],
        _ => &[],
    };
    let is_wanted = |choice: &Choice| matches!(choice.step, Step::Do(deed) if wanted.contains(&deed));
    choices
        .iter()
        .position(is_wanted)
        .or_else(|| choices.iter().position(|choice| choice.refusal.is_none()))
        .unwrap_or(0)
}

/// What the rules allow after a walk.
fn legal_choices(question: &Question, walk: &[Step]) -> Vec<Choice> {
    let ask = &question.prompt.ask;
    let mut found: Vec<Choice> = Vec::new();
    let walkers = walkers(question, walk);
    for (mini, deed) in walkers {
        match deed {
            Some(step) => found.push(choice(question, step, Vec::new())),
            None => found.extend(routes(question, mini)),
        }
    }
    for command in under(question, walk) {
        let steps = path(ask, command);
        let Some(step) = steps.get(walk.len()) else { continue };
        if found.iter().any(|known| known.step == *step) {
            continue;
        }
        let mut longer = walk.to_vec();
        longer.push(step.clone());
        let leaves = under(question, &longer);
        let is_last = steps.len() == longer.len() && leaves.iter().all(|leaf| path(ask, leaf).len() == longer.len());
        let says = if is_last && !is_leaf(question, &longer, &leaves) { vec![command.clone()] } else { Vec::new() };
        found.push(choice(question, step.clone(), says));
    }
    found
}

/// Who may go somewhere after this walk: with the step to offer, or none where the places themselves are offered.
fn walkers(question: &Question, walk: &[Step]) -> Vec<(MiniId, Option<Step>)> {
    let subject = question.prompt.subject;
    match (&question.prompt.ask, walk) {
        (Ask::HeroAction, [Step::Who(mini)]) if may_move(question, *mini) => vec![(*mini, Some(Step::Do(Deed::Move)))],
        (Ask::HeroAction, [Step::Who(mini), Step::Do(Deed::Move)]) => vec![(*mini, None)],
        (Ask::MiniAction { .. }, []) => subject
            .filter(|mini| may_move(question, *mini))
            .map(|mini| (mini, Some(Step::Do(Deed::Move))))
            .into_iter()
            .collect(),
        (Ask::MiniAction { .. }, [Step::Do(Deed::Move)]) | (Ask::KeepMoving { .. }, []) => {
            subject.map(|mini| (mini, None)).into_iter().collect()
        }
        _ => Vec::new(),
    }
}

/// The places that a miniature can get to, nearest first, each with its whole way.
fn routes(question: &Question, mini: MiniId) -> Vec<Choice> {
    let mut reach = query::reach(question.game, mini);
    reach.retain(|place| commands_of(mini, place).first().is_some_and(|first| question.legal.contains(first)));
    reach.sort_by_key(|place| (place.cubes, place.points, place.area));
    let routes = reach.into_iter().map(|place| Choice {
        note: match danger(question.game, &commands_of(mini, &place)) {
            Some(_) => format!("{}, may hurt", price(&place)),
            None => price(&place),
        },
        ..choice(question, Step::Area(place.area), commands_of(mini, &place))
    });
    routes.collect()
}

/// What may hurt on a way: Drops beyond Parkour and Dangerous Terrain. R2 VII.A.2, XI.B
pub fn danger(game: &Game, commands: &[Command]) -> Option<String> {
    commands.iter().find_map(|command| {
        let Command::Move { mini, area, how, .. } = command else { return None };
        let level = |wanted: Skill| {
            let held = query::skills(game, *mini).into_iter().find(|held| held.skill == wanted && held.off.is_none());
            held.map_or(0, |held| held.level)
        };
        let drop = match how {
            MoveType::Drop(drop) if level(Skill::Fly) == 0 => drop.saturating_sub(level(Skill::Parkour)),
            _ => 0,
        };
        if drop > 0 {
            return Some(format!("The way there drops {}", words::levels(drop)));
        }
        let danger = query::moving::dangerous_terrain(game, *mini, *area);
        (danger > 0).then(|| format!("The way there enters Dangerous Terrain of {}", words::levels(danger)))
    })
}

/// "2 MP, 1 cube".
pub fn price(place: &Reach) -> String {
    match place.cubes {
        0 => format!("{} MP", place.points),
        cubes => format!("{} MP, {}", place.points, words::cubes(cubes)),
    }
}

/// The Moves of a way as commands.
pub fn commands_of(mini: MiniId, place: &Reach) -> Vec<Command> {
    let moves = place.steps.iter().map(|step| Command::Move {
        mini,
        area: step.exit.to,
        how: step.exit.how,
        cubes: step.cubes,
        card: step.card,
    });
    moves.collect()
}

fn choice(question: &Question, step: Step, says: Vec<Command>) -> Choice {
    let ask = &question.prompt.ask;
    Choice {
        label: words::label(question.game, ask, &step),
        note: words::note(question.game, ask, &step),
        refusal: None,
        says,
        step,
    }
}

/// What a player would expect after a walk and may not choose, with the reason.
fn refused(question: &Question, walk: &[Step]) -> Vec<(Step, Refusal)> {
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
    if may_move(question, mini) {
        return None;
    }
    let game = question.game;
    let from = game.state().mini(mini).area?;
    let mut exits = query::moving::exits(game, from).map(|exit| {
        let cost = query::moving::total(&query::move_cost(game, mini, exit));
        let points = query::moving::means(game, mini).points;
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

/// What a click on the board leads to.
pub enum Shortcut {
    /// To this walk.
    Go(Vec<Step>),
    /// At once to these commands.
    Say(Vec<Command>),
}

/// What a click on the board means for who acts: go there, attack that, work on this. Else why not.
pub fn shortcut(question: &Question, actor: MiniId, spot: Spot) -> Result<Shortcut, Option<Refusal>> {
    let game = question.game;
    match spot {
        Spot::Area(area) => go_to(question, actor, area),
        Spot::Mini(target) => {
            let is_at = |command: &&Command| match command {
                Command::Attack { mini, target: whom, .. } | Command::Shackle { mini, target: whom, .. } => {
                    *mini == actor && *whom == target
                }
                Command::Attract { mini, target: whom } => *mini == actor && *whom == target,
                Command::Unshackle { mini, target: whom, .. } => *mini == actor && *whom == target,
                _ => false,
            };
            if let Some(command) = question.legal.iter().find(is_at) {
                return Ok(Shortcut::Go(path(&question.prompt.ask, command)));
            }
            let places = (game.state().mini(actor).area, game.state().mini(target).area);
            let kind = if places.0 == places.1 { AttackKind::Melee } else { AttackKind::Ranged };
            let probe = Command::Attack { mini: actor, target, kind, effort: Effort::cubes(1) };
            let is_enemy = query::enemies(game, actor, target);
            match (is_enemy, places.1) {
                (true, _) => Err(game.why_not(&probe)),
                (false, Some(area)) if places.0 != places.1 => go_to(question, actor, area),
                _ => Err(None),
            }
        }
        Spot::Token(token) => {
            let is_on = |command: &&Command| match command {
                Command::Interact { mini, here, chosen, .. } => {
                    *mini == actor && (*here == Some(token) || *chosen == Some(token))
                }
                _ => false,
            };
            match (question.legal.iter().find(is_on), game.state().token(token)) {
                (Some(command), _) => {
                    let steps = path(&question.prompt.ask, command);
                    Ok(Shortcut::Go(steps))
                }
                (None, Some(token)) if game.state().mini(actor).area != Some(token.area) => {
                    go_to(question, actor, token.area)
                }
                _ => Err(None),
            }
        }
    }
}

fn go_to(question: &Question, actor: MiniId, area: AreaId) -> Result<Shortcut, Option<Refusal>> {
    let route = query::reach(question.game, actor).into_iter().find(|place| place.area == area);
    if let Some(place) = route {
        let commands = commands_of(actor, &place);
        if commands.first().is_some_and(|first| question.legal.contains(first)) {
            return Ok(Shortcut::Say(commands));
        }
        return Err(commands.first().and_then(|first| question.game.why_not(first)));
    }
    let game = question.game;
    let from = game.state().mini(actor).area;
    let exit = from.and_then(|from| query::moving::exits(game, from).find(|exit| exit.to == area));
    let probe = exit.map(|exit| Command::Move { mini: actor, area, how: exit.how, cubes: 0, card: None });
    Err(probe.and_then(|probe| game.why_not(&probe)).or_else(|| {
        (from.is_some() && from != Some(area))
            .then(|| Refusal::new(crate::rules::Rule::MovePool, "too far for the Move Points and cubes at hand"))
    }))
}
