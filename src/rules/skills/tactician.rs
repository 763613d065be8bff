//! Tactician: an Automatic Thought that sends an ally on its way. S2 Tactician, G-40, G-72

use super::declared::{Declaration, Declared, Limit, Price};
use super::level;
use crate::command::{CardUse, Stance};
use crate::figures;
use crate::frames::Outcome;
use crate::game::Game;
use crate::id::MiniId;
use crate::refusal::{Reason, Verdict, refuse, require};
use crate::ruling::Rule;
use crate::skill_target::SkillTarget;
use gotham_content::skill::Skill;
use gotham_content::tile::Action;

pub(super) struct Tactician;

impl Declared for Tactician {
    fn declaration(&self) -> Declaration {
        Declaration {
            skill: Skill::Tactician,
            rule: Rule::TacticianReach,
            action: Action::Thought,
            price: Price::Cube,
            limit: Limit::EachTarget,
            helped_by: &[],
        }
    }

    fn targets(&self, game: &Game, mini: MiniId) -> Vec<SkillTarget> {
        let side = game.state().mini(mini).side;
        let is_ally = |other: &MiniId| *other != mini && side.is_some() && game.state().mini(*other).side == side;
        let allies = game.state().all_minis().filter(is_ally);
        allies.filter(|other| figures::is_living(game, *other)).map(SkillTarget::Mini).collect()
    }

    /// A living ally anywhere; a Hero must be Active. G-40
    fn check(&self, game: &Game, mini: MiniId, on: SkillTarget) -> Verdict {
        let Some(other) = on.mini() else { return refuse(Rule::TacticianReach, Reason::WrongTarget) };
        require(self.targets(game, mini).contains(&on), Rule::TacticianReach, Reason::NotAnAlly)?;
        let rests = game.state().tablet(other).is_some_and(|tablet| tablet.stance != Stance::Active);
        require(!rests, Rule::TacticianReach, Reason::ActorRests { mini: other })
    }

    fn outcomes(&self, game: &Game, mini: MiniId, on: SkillTarget, _cards: &[CardUse]) -> Vec<Outcome> {
        let points = level(game, mini, Skill::Tactician);
        on.mini().map(|mini| Outcome::March { mini, points }).into_iter().collect()
    }
}
