//! Skills that are declared as an action: what they take, and what they bring about. S2

use super::mission::carrying;
use super::stack::push;
use super::{action, activation, villain, wounds};
use crate::content::skill::Skill;
use crate::rules::command::Effort;
use crate::rules::event::{Happening, PlacedBy};
use crate::rules::frames::{Doing, Frame, Outcome};
use crate::rules::game::Game;
use crate::rules::id::MiniId;
use crate::rules::skill_target::{SkillTarget, SkillUse};
use crate::rules::skills;
use crate::rules::skills::declared::{Limit, Price};

/// Uses a Skill: what it brings about follows at once, or when its dice succeed. R2 VII.D, VII.E
pub(super) fn begin(game: &mut Game, mini: MiniId, skill: Skill, on: SkillTarget, effort: &Effort) {
    let Some(declared) = skills::declared(skill) else { return };
    let how = declared.declaration();
    let outcomes = declared.outcomes(game, mini, on, &effort.cards);
    game.emit(how.rule, Happening::SkillUsed { mini, skill, on });
    if how.limit != Limit::None {
        keep(game, mini, skill, on);
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

/// Keeps in mind that a Skill was used this round. G-57
pub(super) fn keep(game: &mut Game, mini: MiniId, skill: Skill, on: SkillTarget) {
    game.state_mut().used.push(SkillUse { mini, skill, on });
}

/// Carries out what a Skill brings about, the first thing first.
pub(super) fn bring_about(game: &mut Game, skill: Skill, outcomes: Vec<Outcome>) {
    let Some(rule) = skills::declared(skill).map(|declared| declared.declaration().rule) else { return };
    for outcome in outcomes.into_iter().rev() {
        match outcome {
            Outcome::Pull { mini, area } => {
                let from = game.state().mini(mini).area;
                game.state_mut().stand(mini, Some(area));
                game.emit(rule, Happening::Placed { mini, from, area, by: PlacedBy::Pull });
                carrying::bring_along(game, mini, area);
                wounds::enter(game, mini, area);
            }
            Outcome::Explode(explosion) => push(game, Frame::Explosion(explosion)),
            Outcome::Free(mini) => {
                game.state_mut().minis[mini.index()].shackles = 0;
                game.emit(rule, Happening::Unshackled { mini });
            }
            Outcome::Lose { mini, skill } => {
                game.state_mut().lost_skills.push((mini, skill));
                game.emit(rule, Happening::SkillLost { mini, skill });
            }
            Outcome::March { mini, points } => activation::march(game, mini, points),
            Outcome::Activate { tile, commander } => {
                let control = game.state().mini(commander).control;
                let allies = game.state().allies_of(commander, tile);
                let minis = allies.filter(|ally| game.state().mini(*ally).control == control).collect();
                villain::activate_all(game, tile, minis);
            }
        }
    }
}
