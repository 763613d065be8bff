//! The door of Skills that are declared as an action: one description of each, which legality, costs, buttons, odds, the
//! log, the protocol and the bots read. A Skill says what it brings about as [`Outcome`]s; `flow` carries them out.

use super::holds;
use crate::command::CardUse;
use crate::frames::Outcome;
use crate::game::Game;
use crate::id::MiniId;
use crate::refusal::Verdict;
use crate::ruling::Rule;
use crate::skill_target::SkillTarget;
use gotham_content::skill::Skill;
use gotham_content::tile::Action;

/// How a Skill is declared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Declaration {
    /// Which Skill.
    pub skill: Skill,
    /// The rule that log and refusals show.
    pub rule: Rule,
    /// Manipulation or Thought.
    pub action: Action,
    /// What it costs.
    pub price: Price,
    /// How often.
    pub limit: Limit,
    /// Skills that add successes to its dice.
    pub helped_by: &'static [Skill],
}

/// What a declared Skill costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Price {
    /// An automatic action: one cube from a Hero. R2 VII.D.1, VII.E.1
    Cube,
    /// An automatic action whose cube must be at hand, and stays there. G-70
    Waived,
    /// Dice against a Difficulty. R2 VII.D.2, VII.E.2
    Dice(Cards),
}

/// Which cards go into the dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cards {
    /// Those that help such an action. R2 V.C.4
    Helping,
    /// Only those that lend the Skill. G-33
    Lending,
}

/// How often a declared Skill may be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Limit {
    /// As often as its price can be paid.
    None,
    /// Once per round. G-57
    Once,
    /// Once per round on each target, no matter who uses it. G-57
    EachTarget,
    /// The same for tiles that are commanded; in the First edition, as often as its price can be paid. E-35
    EachTile,
}

/// A Skill that is declared as an action.
pub trait Declared: Sync {
    /// How it is declared.
    fn declaration(&self) -> Declaration;

    /// Whether a miniature may use it, with the cards that lend it: by default, anyone who has it.
    fn is_open_to(&self, game: &Game, mini: MiniId, cards: &[CardUse]) -> bool {
        holds(game, mini, self.declaration().skill, cards)
    }

    /// What it may be worth using it on.
    fn targets(&self, game: &Game, mini: MiniId) -> Vec<SkillTarget>;

    /// Whether it may be used on a target.
    ///
    /// # Errors
    /// The rule that forbids it, and why.
    fn check(&self, game: &Game, mini: MiniId, on: SkillTarget) -> Verdict;

    /// The Difficulty against which its dice are rolled.
    fn difficulty(&self, _game: &Game, _mini: MiniId, _on: SkillTarget) -> u8 {
        0
    }

    /// What it brings about.
    fn outcomes(&self, game: &Game, mini: MiniId, on: SkillTarget, cards: &[CardUse]) -> Vec<Outcome>;
}

impl Declaration {
    /// Whether the Skill was used as often as it may be this round. G-57
    pub fn is_used_up(&self, game: &Game, mini: MiniId, on: SkillTarget) -> bool {
        match self.limit {
            Limit::None => false,
            Limit::Once => was_used(game, self.skill, mini),
            Limit::EachTile if !game.options().edition.commands_once_a_round() => false,
            Limit::EachTarget | Limit::EachTile => {
                game.state().used.iter().any(|used| used.skill == self.skill && used.on == on)
            }
        }
    }

    /// Cubes that it costs a miniature, whatever else goes into it. R2 VII.D.1, VII.E.1
    pub fn cubes(&self, game: &Game, mini: MiniId) -> u8 {
        u8::from(self.price == Price::Cube && game.state().tablet(mini).is_some())
    }
}

/// Whether a miniature has used a Skill this round. G-57
pub(crate) fn was_used(game: &Game, skill: Skill, mini: MiniId) -> bool {
    game.state().used.iter().any(|used| used.skill == skill && used.mini == mini)
}
