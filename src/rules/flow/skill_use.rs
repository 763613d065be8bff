//! Skills that are declared as an action: what they cost, before they do anything. S2

use super::action;
use super::outcomes::bring_about;
use crate::command::Effort;
use crate::event::Happening;
use crate::frames::Doing;
use crate::game::Game;
use crate::id::MiniId;
use crate::skill_target::{SkillTarget, SkillUse};
use crate::skills;
use crate::skills::declared::{Limit, Price};
use gotham_content::skill::Skill;

/// Uses a Skill: what it brings about follows at once, or when its dice succeed. R2 VII.D, VII.E
pub(super) fn begin(game: &mut Game, mini: MiniId, skill: Skill, on: SkillTarget, effort: &Effort) {
    let Some(declared) = skills::declared(skill) else { return };
    let how = declared.declaration();
    let outcomes = declared.outcomes(game, mini, on, &effort.cards);
    game.emit(how.rule, Happening::SkillUsed { mini, skill, on });
    if how.limit != Limit::None {
        game.state_mut().keep_use(SkillUse { mini, skill, on });
    }
    match how.price {
        Price::Cube => {
            action::pay_one(game, mini, how.action, effort.pushing);
            bring_about(game, skill, outcomes);
        }
        Price::Waived => bring_about(game, skill, outcomes),
        Price::Dice(_) => {
            let difficulty = declared.difficulty(game, mini, on);
            action::complex(game, mini, Doing::Skill { skill, on, outcomes }, effort, difficulty);
        }
    }
}
