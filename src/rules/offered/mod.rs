//! The door of Skills that are offered in the middle of an attack, one file per family: one description of each, from
//! which the question, its legal answers, their words and what the bots think of them follow. What an answer leads to
//! `flow` does it. They know the questions of `query`, for they aim at somebody, and nothing of the answers. Beside them stand
//! Skills that a card lends as a Stance is taken or dice lie on the table, in [`lent`], and [`regeneration`].

mod carry_on;
mod combo;
pub mod lent;
mod offer;
pub mod regeneration;
mod sacrifice;
mod strike_back;

pub use carry_on::left as strikes_left;
pub use offer::{Follow, Offer, Offered};
pub(crate) use sacrifice::guardians;
pub use sacrifice::takes;

use crate::command::Command;
use crate::frames::{AttackFrame, AttackStage};
use crate::game::Game;
use crate::refusal::{Reason, Verdict, refuse, require};
use crate::ruling::Rule;
use crate::skill_target::SkillTarget;

/// The Skill that is offered at a stage. G-23
pub fn at(stage: AttackStage) -> Option<&'static dyn Offered> {
    match stage {
        AttackStage::StepIn => Some(&sacrifice::StepIn),
        AttackStage::CarryOn => Some(&carry_on::CarryOn),
        AttackStage::FollowUp => Some(&combo::FollowUp),
        AttackStage::HitBack => Some(&strike_back::HitBack),
        AttackStage::Roll
        | AttackStage::Count
        | AttackStage::Defend
        | AttackStage::CountDefense
        | AttackStage::Tokens => None,
    }
}

/// The offer that an attack waits for an answer to.
pub fn open(game: &Game, frame: &AttackFrame) -> Option<Offer> {
    at(frame.stage)?.offer(game, frame)
}

/// The answers to an open offer.
pub fn answers(game: &Game, frame: &AttackFrame) -> Vec<Command> {
    let Some((offered, offer)) = at(frame.stage).and_then(|it| Some((it, it.offer(game, frame)?))) else {
        return Vec::new();
    };
    let efforts = offered.efforts(game, frame);
    let (mini, skill) = (offer.mini, offer.skill);
    let uses = offer.targets.iter().flat_map(|target| {
        let on = SkillTarget::Mini(*target);
        efforts.iter().map(move |effort| Command::UseSkill { mini, skill, on, effort: effort.clone() })
    });
    uses.chain([Command::Decline]).collect()
}

/// Whether an answer to an open offer is legal.
///
/// # Errors
/// The rule that forbids it, and why.
pub fn check(game: &Game, frame: &AttackFrame, command: &Command) -> Verdict {
    let Command::UseSkill { mini, skill, on, effort } = command else {
        return refuse(Rule::NotAsked, Reason::AttackAsksSomethingElse);
    };
    let Some((offered, offer)) = at(frame.stage).and_then(|it| Some((it, it.offer(game, frame)?))) else {
        return refuse(Rule::NotAsked, Reason::AttackAsksSomethingElse);
    };
    require(offer.mini == *mini, offer.rule, Reason::NotAskedToStepIn { mini: *mini })?;
    require(offer.skill == *skill, offer.rule, Reason::AttackAsksSomethingElse)?;
    let Some(target) = on.mini() else { return refuse(offer.rule, Reason::WrongTarget) };
    if !offer.targets.contains(&target) {
        offered.check(game, frame, target)?;
        return refuse(offer.rule, Reason::WrongTarget);
    }
    let fits = offered.efforts(game, frame).contains(effort);
    require(fits, Rule::ComboDice, Reason::PicksDice { count: offer.amount })
}
