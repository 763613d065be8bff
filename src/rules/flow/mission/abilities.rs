//! Skills that a mission grants and takes, and the X of a Screen. G-32

use crate::event::Happening;
use crate::game::Game;
use crate::id::{HeroId, MiniId};
use crate::ruling::Rule;
use crate::skills;
use gotham_content::skill::Skill;

/// A miniature has this Skill from now on, or more of it: what was granted before counts no longer.
pub(super) fn grant(game: &mut Game, mini: MiniId, skill: Skill, level: u8) {
    if game.state().memory.granted.contains(&(mini, skill, level)) {
        return;
    }
    let granted = &mut game.state_mut().memory.granted;
    granted.retain(|(who, of, _)| (*who, *of) != (mini, skill));
    granted.push((mini, skill, level));
    game.emit(Rule::Skills, Happening::SkillGranted { mini, skill, level });
}

/// What was granted to a miniature of a Skill goes; if nothing was, all of it goes, for good. G-38
pub(super) fn lose(game: &mut Game, mini: MiniId, skill: Skill) {
    let is_it = |(who, of, _): &(MiniId, Skill, u8)| (*who, *of) == (mini, skill);
    if game.state().memory.granted.iter().any(is_it) {
        game.state_mut().memory.granted.retain(|held| !is_it(held));
    } else if skills::may_have(game, mini, skill) {
        game.state_mut().lost_skills.push((mini, skill));
    } else {
        return;
    }
    game.emit(Rule::Skills, Happening::SkillLost { mini, skill });
}

/// The X of a Screen is this number.
pub(super) fn set_figure(game: &mut Game, hero: HeroId, figure: u8) {
    let figures = &mut game.state_mut().memory.figures;
    if figures.contains(&(hero, figure)) {
        return;
    }
    figures.retain(|(of, _)| *of != hero);
    figures.push((hero, figure));
    game.emit(Rule::Skills, Happening::FigureSet { hero, figure });
}
