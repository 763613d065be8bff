//! Grenade: an Explosion that is thrown. S2 Grenade, G-34, G-35

use super::declared::{Cards, Declaration, Declared, Limit, Price};
use super::{explosion, level_using};
use crate::command::CardUse;
use crate::figures;
use crate::frames::Outcome;
use crate::game::Game;
use crate::id::MiniId;
use crate::refusal::{Reason, Verdict, refuse};
use crate::ruling::Rule;
use crate::skill_target::SkillTarget;
use gotham_content::skill::Skill;
use gotham_content::tile::Action;

pub(super) struct Grenade;

impl Declared for Grenade {
    fn declaration(&self) -> Declaration {
        Declaration {
            skill: Skill::Grenade,
            rule: Rule::Grenade,
            action: Action::Manipulation,
            price: Price::Dice(Cards::Lending),
            limit: Limit::None,
            helped_by: &[],
        }
    }

    fn targets(&self, game: &Game, mini: MiniId) -> Vec<SkillTarget> {
        let Some(from) = game.state().mini(mini).area else { return Vec::new() };
        game.board().seen_from(from).iter().map(SkillTarget::Area).collect()
    }

    fn check(&self, game: &Game, mini: MiniId, on: SkillTarget) -> Verdict {
        match on {
            SkillTarget::Area(area) => figures::in_sight(game, mini, area, Rule::Grenade),
            _ => refuse(Rule::Grenade, Reason::WrongTarget),
        }
    }

    /// The Distance. S2 Grenade
    fn difficulty(&self, game: &Game, mini: MiniId, on: SkillTarget) -> u8 {
        match on {
            SkillTarget::Area(area) => figures::distance_from(game, mini, area),
            _ => u8::MAX,
        }
    }

    /// G-33
    fn outcomes(&self, game: &Game, mini: MiniId, on: SkillTarget, cards: &[CardUse]) -> Vec<Outcome> {
        let SkillTarget::Area(area) = on else { return Vec::new() };
        let level = level_using(game, mini, Skill::Grenade, cards);
        vec![Outcome::Explode(explosion::of(game, mini, area, level, cards))]
    }
}
