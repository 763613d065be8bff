//! What a declared Skill brings about. S2

use super::mission::carrying;
use super::stack::push;
use super::{hazards, rousing, shackles};
use crate::event::{Happening, PlacedBy};
use crate::frames::{Frame, Outcome};
use crate::game::Game;
use crate::skills;
use gotham_content::skill::Skill;

/// Carries out what a Skill brings about, in order.
pub(super) fn bring_about(game: &mut Game, skill: Skill, outcomes: Vec<Outcome>) {
    let Some(rule) = skills::declared(skill).map(|declared| declared.declaration().rule) else { return };
    for outcome in outcomes.into_iter().rev() {
        match outcome {
            Outcome::Pull { mini, area } => {
                let from = game.state().mini(mini).area;
                game.stand(mini, Some(area));
                game.emit(rule, Happening::Placed { mini, from, area, by: PlacedBy::Pull });
                carrying::bring_along(game, mini, area);
                hazards::enter(game, mini, area);
            }
            Outcome::Explode(explosion) => push(game, Frame::Explosion(explosion)),
            Outcome::Free(mini) => shackles::free(game, mini),
            Outcome::Lose { mini, skill } => {
                game.state_mut().lost_skills.push((mini, skill));
                game.emit(rule, Happening::SkillLost { mini, skill });
            }
            Outcome::March { mini, points } => rousing::march(game, mini, points),
            Outcome::Activate { tile, commander } => {
                let control = game.state().mini(commander).control;
                let allies = game.state().allies_of(commander, tile);
                let minis = allies.filter(|ally| game.state().mini(*ally).control == control).collect();
                rousing::activate_all(game, tile, minis);
            }
        }
    }
}
