//! What a click on the board means if it doesn't answer the current choice.

use super::options::commands_of;
use super::question::Question;
use super::steps::{Step, path};
use crate::intent::Spot;
use gotham_rules::board::AreaId;
use gotham_rules::command::{AttackKind, Effort};
use gotham_rules::query;
use gotham_rules::{Command, MiniId, Reason, Refusal, Rule, SkillTarget};

/// What a click on the board leads to.
pub(super) enum Shortcut {
    /// To this walk.
    Go(Vec<Step>),
    /// Straight to these commands.
    Say(Vec<Command>),
}

/// What a click on the board means for the actor: go there, attack that, work on this. Otherwise, why not.
pub(super) fn shortcut(question: &Question, actor: MiniId, spot: Spot) -> Result<Shortcut, Option<Refusal>> {
    let game = question.game;
    match spot {
        Spot::Area(area) => go_to(question, actor, area),
        Spot::Mini(target) => {
            let is_at = |command: &&Command| match command {
                Command::Attack { mini, target: whom, .. } => *mini == actor && *whom == target,
                Command::UseSkill { mini, on, .. } => *mini == actor && *on == SkillTarget::Mini(target),
                _ => false,
            };
            if let Some(command) = question.legal.iter().find(is_at) {
                return Ok(Shortcut::Go(path(&question.prompt.ask, command)));
            }
            let places = (game.state().mini(actor).area, game.state().mini(target).area);
            let kind = if places.0 == places.1 { AttackKind::Melee } else { AttackKind::Ranged };
            let probe = Command::Attack { mini: actor, target, kind, effort: Effort::cubes(1), with: None };
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
                Command::PickUpToken { mini, token: found, .. } | Command::PutDownToken { mini, token: found, .. } => {
                    *mini == actor && *found == token
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
    let exit = from.and_then(|from| game.board().exits(from).iter().find(|exit| exit.to == area));
    let probe = exit.map(|exit| Command::Move { mini: actor, area, how: exit.how, cubes: 0, card: None, pushing: 0 });
    Err(probe
        .and_then(|probe| game.why_not(&probe))
        .or_else(|| (from.is_some() && from != Some(area)).then(|| Refusal::new(Rule::MovePool, Reason::TooFarToGo))))
}
