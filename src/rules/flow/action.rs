//! Manipulations and Thoughts: automatic ones just happen, complex ones roll against a Difficulty. R2 VII.D, VII.E

use super::attack::{parts, sum, tally};
use super::mission::{carrying, run};
use super::stack::{Flow, go, push, wait};
use super::{energy, free_success, items, outcomes, roll};
use crate::board::AreaId;
use crate::command::{Command, Effort};
use crate::event::{ActionTried, Happening, RollFor};
use crate::figures::cards;
use crate::frames::{ActionFrame, Doing, Frame, FreeSuccess};
use crate::game::Game;
use crate::id::{InteractionId, MiniId};
use crate::mission::{self, InteractionWith};
use crate::query;
use crate::query::pools;
use crate::ruling::Rule;
use crate::skill_target::SkillTarget;
use gotham_content::tile::Action;

/// Begins a Manipulation or Thought. R2 VII.D.1, VII.D.2, VII.E.1, VII.E.2
pub(super) fn begin(game: &mut Game, command: &Command) {
    match command {
        Command::PickUp { mini, card, pushing } => {
            automatic(game, *mini, Action::Manipulation, ActionTried::PickUp(*card), *pushing);
            items::pick_up(game, *mini, *card);
        }
        Command::Give { mini, card, to, pushing } => {
            automatic(game, *mini, Action::Manipulation, ActionTried::Give(*card), *pushing);
            items::hand_over(game, *mini, *to, *card);
        }
        Command::Take { mini, card, from, pushing } => {
            automatic(game, *mini, Action::Manipulation, ActionTried::Take(*card), *pushing);
            items::hand_over(game, *from, *mini, *card);
        }
        Command::Interact { mini, interaction, here, chosen, target, effort } => {
            let aim = InteractionWith { here: *here, chosen: *chosen, target: *target };
            interact(game, *mini, *interaction, aim, effort);
        }
        Command::PickUpToken { mini, token, pushing } => {
            automatic(game, *mini, Action::Manipulation, ActionTried::PickUpToken(*token), *pushing);
            carrying::pick_up(game, *mini, *token);
        }
        Command::PutDownToken { mini, token, pushing } => {
            automatic(game, *mini, Action::Manipulation, ActionTried::PutDownToken(*token), *pushing);
            carrying::put_down(game, *token);
        }
        Command::Throw { mini, card, area, effort } => {
            let doing = Doing::Throw { card: *card, target: *area };
            let difficulty = query::distance_from(game, *mini, *area);
            game.emit(Rule::ComplexManipulation, declared(*mini, ActionTried::Throw(*card)));
            complex(game, *mini, doing, effort, difficulty);
        }
        _ => {}
    }
}

fn declared(mini: MiniId, action: ActionTried) -> Happening {
    Happening::ActionDeclared { mini, action }
}

/// An automatic action costs a Hero one cube. R2 VII.D.1, VII.E.1
fn automatic(game: &mut Game, mini: MiniId, action: Action, tried: ActionTried, pushing: u8) {
    game.emit(automatic_rule(action), declared(mini, tried));
    pay_one(game, mini, action, pushing);
}

/// The cube of an automatic action, unless Wounds count as it. R2 VII.D.1, VII.E.1, G-39
pub(super) fn pay_one(game: &mut Game, mini: MiniId, action: Action, pushing: u8) {
    if game.state().tablet(mini).is_some() && pushing == 0 {
        energy::spend(game, mini, pools::space(action), 1, automatic_rule(action));
    }
}

/// R2 VII.D.1, VII.E.1
fn automatic_rule(action: Action) -> Rule {
    if action == Action::Thought { Rule::AutomaticThought } else { Rule::AutomaticManipulation }
}

/// R2 VII.D.2, VII.E.2
fn complex_rule(action: Action) -> Rule {
    if action == Action::Thought { Rule::ComplexThought } else { Rule::ComplexManipulation }
}

/// An interaction of the mission: free, automatic, or against its Difficulty. R2 VII.D, VII.E, R2 XII
fn interact(game: &mut Game, mini: MiniId, at: u8, aim: InteractionWith, effort: &Effort) {
    let scenario = game.scenario().clone();
    let interaction = &scenario.program.interactions[usize::from(at)];
    if interaction.once_a_round {
        game.state_mut().memory.done.push((mini, InteractionId(at)));
    }
    if interaction.once_a_turn {
        game.state_mut().memory.done_this_turn.push(InteractionId(at));
    }
    let difficulty = mission::difficulty(game, interaction, &mission::scope(game, mini, aim));
    if let Some(difficulty) = difficulty {
        let InteractionWith { here, chosen, target } = aim;
        let doing = Doing::Interaction { interaction: at, here, chosen, target };
        let rule = complex_rule(pools::action_of_doing(game, &doing));
        game.emit(rule, declared(mini, ActionTried::Interaction(at)));
        complex(game, mini, doing, effort, difficulty);
        return;
    }
    match mission::action(interaction) {
        Some(action) => automatic(game, mini, action, ActionTried::Interaction(at), effort.pushing),
        None => {
            let action = ActionTried::Interaction(at);
            game.emit(Rule::FreeActions, Happening::ActionDeclared { mini, action });
        }
    }
    interacted(game, mini, at, aim, true);
}

/// An interaction has succeeded or failed: its effects happen. R2 VII.D.2, VII.E.2
fn interacted(game: &mut Game, mini: MiniId, at: u8, aim: InteractionWith, succeeded: bool) {
    let scenario = game.scenario().clone();
    let interaction = &scenario.program.interactions[usize::from(at)];
    let scope = mission::scope(game, mini, aim);
    if succeeded
        && interaction.uses_up
        && let Some(card) = interaction.needs
    {
        items::lose(game, mini, card);
    }
    game.emit(Rule::Priority, Happening::Interacted { mini, interaction: at, succeeded });
    let list = if succeeded { Some(interaction.effects) } else { interaction.otherwise };
    if let Some(list) = list {
        run(game, list, scope);
    }
}

/// Pays for a Complex action that is declared, and rolls. R2 VII.D.2, VII.E.2, E-16
pub(super) fn complex(game: &mut Game, mini: MiniId, doing: Doing, effort: &Effort, difficulty: u8) {
    let action = pools::action_of_doing(game, &doing);
    let effort = &Effort { cards: cards::spent(game, mini, cards::usage(action), &effort.cards), ..effort.clone() };
    let pool = pools::of_doing(game, mini, &doing, effort);
    energy::spend(game, mini, pools::space(action), effort.cubes, complex_rule(action));
    effort.cards.iter().for_each(|used| items::use_up(game, mini, used.card));
    let (effort, free_success) = (effort.clone(), FreeSuccess::Unasked);
    let frame = ActionFrame { mini, doing, effort, difficulty, rolled: None, free_success, landing: Vec::new() };
    push(game, Frame::Action(frame));
    let why = if action == Action::Thought { RollFor::Thought } else { RollFor::Manipulation };
    roll::roll(game, mini, why, &pool, Some(difficulty));
}

/// Compares the successes with the Difficulty and applies the action. R2 VII.D.2, VII.E.2, R2 XIII, G-35
pub(super) fn step(game: &mut Game, mut frame: ActionFrame) -> Flow {
    if frame.landing.len() > 1 {
        return wait(game, Frame::Action(frame));
    }
    if let [area] = frame.landing.as_slice() {
        let area = *area;
        arrive(game, frame, area);
        return Flow::Goes;
    }
    let shown = frame.rolled.unwrap_or(0);
    let mut pool = pools::of_doing(game, frame.mini, &frame.doing, &frame.effort);
    pool.parts.extend(frame.free_success.part());
    if let Some(offer) = free_success::in_action(game, &frame, sum(&parts(shown, &pool))) {
        return free_success::ask(game, Frame::Action(frame), offer);
    }
    frame.rolled = None;
    let (parts, successes) = tally(shown, &pool);
    let (mini, difficulty) = (frame.mini, frame.difficulty);
    let succeeded = successes >= difficulty;
    let rule = complex_rule(pools::action_of_doing(game, &frame.doing));
    game.emit(rule, Happening::ActionCounted { mini, parts, successes, difficulty, succeeded });
    match &frame.doing {
        Doing::Interaction { interaction, here, chosen, target } => {
            let aim = InteractionWith { here: *here, chosen: *chosen, target: *target };
            interacted(game, mini, *interaction, aim, succeeded);
            Flow::Goes
        }
        Doing::Throw { target, .. } | Doing::Skill { on: SkillTarget::Area(target), .. } => {
            frame.landing = if succeeded { vec![*target] } else { query::short_of(game, mini, *target, successes) };
            go(game, Frame::Action(frame))
        }
        Doing::Skill { skill, outcomes, .. } => {
            if succeeded {
                outcomes::bring_about(game, *skill, outcomes.clone());
            }
            Flow::Goes
        }
    }
}

/// The player's choice of where it lands. G-35
pub(super) fn answer(game: &mut Game, mut frame: ActionFrame, command: &Command) {
    if let Command::LandIn { area } = command {
        frame.landing = vec![*area];
    }
    push(game, Frame::Action(frame));
}

fn arrive(game: &mut Game, frame: ActionFrame, area: AreaId) {
    match frame.doing {
        Doing::Throw { card, target } => items::land(game, frame.mini, card, target, area),
        Doing::Skill { skill, outcomes, .. } => {
            let landed = outcomes.into_iter().map(|outcome| outcome.landed_in(area)).collect();
            outcomes::bring_about(game, skill, landed);
        }
        Doing::Interaction { .. } => {}
    }
}
