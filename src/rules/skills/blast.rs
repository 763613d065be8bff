//! Blast and Scream: an Explosion here and one next door. S2 Blast, S2 Scream, G-34, G-70, G-71

use super::declared::{Declaration, Declared, Limit, Price};
use super::{explosion, level};
use crate::board::AreaId;
use crate::command::CardUse;
use crate::frames::{Explosion, Outcome};
use crate::game::Game;
use crate::id::MiniId;
use crate::refusal::{Reason, Verdict, require};
use crate::ruling::Rule;
use crate::skill_target::SkillTarget;
use gotham_content::skill::Skill;
use gotham_content::tile::Action;

/// One of the two Skills; they differ only in price.
pub(super) struct Blast {
    pub skill: Skill,
    pub rule: Rule,
    pub price: Price,
}

/// Adjacent Areas in Line of Sight; a Broken Wall doesn't make Areas Adjacent. G-34, G-42
fn beside(game: &Game, mini: MiniId) -> Vec<AreaId> {
    let board = game.board();
    let here = game.state().mini(mini).area;
    here.into_iter().flat_map(|here| board.beside(here).and(board.seen_from(here)).iter()).collect()
}

impl Declared for Blast {
    fn declaration(&self) -> Declaration {
        Declaration {
            skill: self.skill,
            rule: self.rule,
            action: Action::Manipulation,
            price: self.price,
            limit: Limit::Once,
            helped_by: &[],
        }
    }

    /// Nothing but its own Area if no Adjacent one is in sight.
    fn targets(&self, game: &Game, mini: MiniId) -> Vec<SkillTarget> {
        let beside = beside(game, mini);
        if beside.is_empty() { vec![SkillTarget::Nothing] } else { beside.into_iter().map(SkillTarget::Area).collect() }
    }

    fn check(&self, game: &Game, mini: MiniId, on: SkillTarget) -> Verdict {
        require(self.targets(game, mini).contains(&on), self.rule, Reason::WrongTarget)
    }

    /// The possessor isn't wounded. G-34
    fn outcomes(&self, game: &Game, mini: MiniId, on: SkillTarget, cards: &[CardUse]) -> Vec<Outcome> {
        let level = level(game, mini, self.skill);
        let other = if let SkillTarget::Area(area) = on { Some(area) } else { None };
        let areas = game.state().mini(mini).area.into_iter().chain(other);
        let explosions =
            areas.map(|area| Explosion { spares: Some(mini), ..explosion::of(game, mini, area, level, cards) });
        explosions.map(Outcome::Explode).collect()
    }
}
