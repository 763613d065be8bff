//! Shackle: a Melee Attack that binds, and taking the tokens off again. S2 Shackle, G-26

use super::declared::{Cards, Declaration, Declared, Limit, Price};
use super::level_using;
use crate::command::{AttackKind, CardUse};
use crate::frames::{AttackFrame, Outcome};
use crate::game::Game;
use crate::id::MiniId;
use crate::refusal::{Reason, Verdict, refuse, require};
use crate::ruling::Rule;
use crate::skill_target::SkillTarget;
use crate::state::MiniSet;
use gotham_content::card::CardKind;
use gotham_content::skill::{Skill, SkillSet};
use gotham_content::tile::Action;

pub(super) struct Shackle;

/// Everybody may take tokens off, where somebody has any. G-26
pub(super) fn conceivable(game: &Game, mini: MiniId) -> SkillSet {
    if here(game, mini).next().is_some() { SkillSet::only(Skill::Shackle) } else { SkillSet::default() }
}

/// Those with tokens in a miniature's Area.
fn here(game: &Game, mini: MiniId) -> impl Iterator<Item = MiniId> {
    let state = game.state();
    let there = state.mini(mini).area.map_or(MiniSet::default(), |area| game.places().within(area));
    there.filter(|other| state.mini(*other).shackles > 0)
}

impl Declared for Shackle {
    fn declaration(&self) -> Declaration {
        Declaration {
            skill: Skill::Shackle,
            rule: Rule::Shackles,
            action: Action::Manipulation,
            price: Price::Dice(Cards::Helping),
            limit: Limit::None,
            helped_by: &[Skill::LockPicking],
        }
    }

    /// Everybody may take tokens off. G-26
    fn is_open_to(&self, _game: &Game, _mini: MiniId, _cards: &[CardUse]) -> bool {
        true
    }

    fn targets(&self, game: &Game, mini: MiniId) -> Vec<SkillTarget> {
        here(game, mini).map(SkillTarget::Mini).collect()
    }

    /// The miniature itself, or an ally in its Area; in the First edition anybody there. G-26, E-44
    fn check(&self, game: &Game, mini: MiniId, on: SkillTarget) -> Verdict {
        let state = game.state();
        let Some(target) = on.mini() else { return refuse(Rule::Shackles, Reason::WrongTarget) };
        require(state.mini(target).shackles > 0, Rule::Shackles, Reason::NotShackled { target })?;
        let (own, other) = (state.mini(mini), state.mini(target));
        let is_ally = own.side.is_some() && own.side == other.side;
        let is_ally = is_ally || game.options().edition.anybody_takes_shackles_off();
        let is_near = own.area == other.area && own.area.is_some() && (mini == target || is_ally);
        require(is_near, Rule::Shackles, Reason::ShacklesOutOfHand)
    }

    /// The number of tokens. G-26
    fn difficulty(&self, game: &Game, _mini: MiniId, on: SkillTarget) -> u8 {
        on.mini().map_or(0, |target| game.state().mini(target).shackles)
    }

    fn outcomes(&self, _game: &Game, _mini: MiniId, on: SkillTarget, _cards: &[CardUse]) -> Vec<Outcome> {
        on.mini().map(Outcome::Free).into_iter().collect()
    }
}

/// Whether an attack that this Skill is declared with binds instead of wounding. G-26
pub fn binds(with: Option<Skill>) -> bool {
    with == Some(Skill::Shackle)
}

/// Tokens that a binding attack puts on its target. G-26
pub(crate) fn binding_tokens(game: &Game, frame: &AttackFrame) -> u8 {
    frame.level(game, Skill::Shackle)
}

/// Whether an attack may be declared as one that binds: in Melee and without a weapon card. G-26
///
/// # Errors
/// The rule that forbids it, and why.
pub(super) fn may_bind(game: &Game, mini: MiniId, kind: AttackKind, cards: &[CardUse]) -> Verdict {
    require(kind == AttackKind::Melee, Rule::Shackle, Reason::MeleeOnly { skill: Skill::Shackle })?;
    let level = level_using(game, mini, Skill::Shackle, cards);
    require(level > 0, Rule::Shackle, Reason::LacksSkill { skill: Skill::Shackle })?;
    let armed = cards.iter().any(|used| game.scenario().card(used.card).kinds.contains(&CardKind::MeleeWeapon));
    require(!armed, Rule::Shackles, Reason::ShackleUsesNoWeapon)
}
