//! Imaginary Friend: one extra Yellow die, until an enemy thinks the friend away. S2 Imaginary Friend, G-38

use super::declared::{Cards, Declaration, Declared, Limit, Price};
use super::level;
use crate::command::CardUse;
use crate::figures;
use crate::frames::Outcome;
use crate::game::Game;
use crate::id::MiniId;
use crate::refusal::{Reason, Verdict, refuse, require};
use crate::ruling::Rule;
use crate::skill_target::SkillTarget;
use gotham_content::skill::{Skill, SkillSet};
use gotham_content::tile::Action;

/// An enemy thinks the friend away. G-38
pub(super) struct ImaginaryFriend;

/// Every enemy may try, where there can be such friends. G-38
pub(super) fn conceivable(game: &Game) -> SkillSet {
    let is_there = game.scenario().printed.anywhere(Skill::ImaginaryFriend);
    if is_there { SkillSet::only(Skill::ImaginaryFriend) } else { SkillSet::default() }
}

/// Extra Yellow dice in attacks and Complex actions. G-38
pub(super) fn dice(game: &Game, mini: MiniId) -> u8 {
    level(game, mini, Skill::ImaginaryFriend).min(1)
}

impl Declared for ImaginaryFriend {
    fn declaration(&self) -> Declaration {
        Declaration {
            skill: Skill::ImaginaryFriend,
            rule: Rule::ImaginaryDie,
            action: Action::Thought,
            price: Price::Dice(Cards::Helping),
            limit: Limit::None,
            helped_by: &[],
        }
    }

    /// Every enemy may try, where there can be such friends. G-38
    fn is_open_to(&self, game: &Game, _mini: MiniId, _cards: &[CardUse]) -> bool {
        game.scenario().printed.anywhere(Skill::ImaginaryFriend)
    }

    fn targets(&self, game: &Game, mini: MiniId) -> Vec<SkillTarget> {
        let state = game.state();
        let here = state.mini(mini).area.into_iter().flat_map(|area| game.places().within(area));
        let dreams = |other: &MiniId| figures::enemies(game, mini, *other) && dice(game, *other) > 0;
        here.filter(dreams).map(SkillTarget::Mini).collect()
    }

    fn check(&self, game: &Game, mini: MiniId, on: SkillTarget) -> Verdict {
        let Some(other) = on.mini() else { return refuse(Rule::ImaginaryDie, Reason::WrongTarget) };
        let state = game.state();
        require(dice(game, other) > 0, Rule::ImaginaryDie, Reason::NoImaginaryFriend { target: other })?;
        let is_near = state.mini(mini).area.is_some() && state.mini(mini).area == state.mini(other).area;
        require(is_near && figures::enemies(game, mini, other), Rule::ImaginaryDie, Reason::NotAnEnemyHere)
    }

    fn difficulty(&self, game: &Game, _mini: MiniId, on: SkillTarget) -> u8 {
        on.mini().map_or(0, |other| level(game, other, Skill::ImaginaryFriend))
    }

    /// The friend is gone for good. G-38
    fn outcomes(&self, _game: &Game, _mini: MiniId, on: SkillTarget, _cards: &[CardUse]) -> Vec<Outcome> {
        on.mini().map(|mini| Outcome::Lose { mini, skill: Skill::ImaginaryFriend }).into_iter().collect()
    }
}
