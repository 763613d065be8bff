//! Regeneration: its possessor may take back less than it could, or nothing, each time. S2 Regeneration, G-120

use crate::command::{Command, Effort};
use crate::game::Game;
use crate::id::MiniId;
use crate::refusal::{Reason, Verdict, refuse, require};
use crate::ruling::Rule;
use crate::skill_target::SkillTarget;
use crate::skills::vigor;
use gotham_content::skill::Skill;

/// The answers: each strength that can come back, the most first, or nothing. G-120
pub fn answers(game: &Game, mini: MiniId) -> Vec<Command> {
    let uses = (1..=vigor::regained(game, mini)).rev().map(|strength| using(mini, strength));
    uses.chain([Command::Decline]).collect()
}

/// Its use for this many cubes of a Hero, or Life Points.
pub fn using(mini: MiniId, strength: u8) -> Command {
    let (skill, on) = (Skill::Regeneration, SkillTarget::Nothing);
    Command::UseSkill { mini, skill, on, effort: Effort::cubes(strength) }
}

/// Whether so much may come back. G-120
///
/// # Errors
/// The rule that forbids it, and why.
pub fn check(game: &Game, mini: MiniId, command: &Command) -> Verdict {
    let strength = match command {
        Command::Decline => return Ok(()),
        Command::UseSkill { effort, .. } => effort.cubes,
        _ => return refuse(Rule::NotAsked, Reason::NotAsked),
    };
    require(*command == using(mini, strength), Rule::NotAsked, Reason::NotAsked)?;
    let most = vigor::regained(game, mini);
    require((1..=most).contains(&strength), Rule::LessRegenerated, Reason::RegainsAtMost { most })
}
