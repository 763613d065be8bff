//! What Skills and Traits add to the rules, one file per family. Each function says which Skill it applies; the levels
//! come from the Screen or tile, and from cards whose line applies.
//!
//! Skills that a player declares as an action are in `DECLARED`: one description of each, read by everybody. Those
//! that are offered in the middle of an attack aim at somebody, and are in `offered`, above the questions. This room
//! knows the facts of the position (`figures`) and nothing else of what can be asked.

pub(crate) mod attacking;
mod attraction;
mod blast;
pub(crate) mod command;
pub mod declared;
pub(crate) mod defending;
pub(crate) mod explosion;
mod friend;
mod grenade;
pub mod lent;
mod levels;
pub mod moving;
mod purpose;
pub(crate) mod rerolls;
mod shackle;
mod tactician;
pub mod vigor;
pub mod wall_breaker;

pub use declared::Declared;
use declared::Price;
pub use levels::{SkillState, holds, is_immune, level, level_using, levels, printed, states};
pub(crate) use levels::{bearers, may_have};
pub use purpose::Purpose;
pub(crate) use shackle::binding_tokens;
pub use shackle::binds;

use std::sync::LazyLock;

use super::command::{AttackKind, CardUse};
use super::game::Game;
use super::id::MiniId;
use super::refusal::{Reason, Verdict, refuse};
use super::ruling::Rule;
use gotham_content::skill::{Skill, SkillSet};
use gotham_content::tile::Action;

/// Every Skill that is declared as an action.
static DECLARED: [&dyn Declared; 9] = [
    &attraction::Attraction,
    &shackle::Shackle,
    &grenade::Grenade,
    &command::CommandSkill(Skill::HenchmanCommand),
    &command::CommandSkill(Skill::EliteCommand),
    &tactician::Tactician,
    &blast::Blast { skill: Skill::Blast, rule: Rule::Blast, price: Price::Cube },
    &blast::Blast { skill: Skill::Scream, rule: Rule::Scream, price: Price::Waived },
    &friend::ImaginaryFriend,
];

/// The same by their Skills, so that nobody opens a door to read its name.
static BY_SKILL: LazyLock<[(Skill, &dyn Declared); 9]> =
    LazyLock::new(|| DECLARED.map(|declared| (declared.declaration().skill, declared)));

/// The doors of all of them.
pub fn all_declared() -> impl Iterator<Item = &'static dyn Declared> {
    DECLARED.into_iter()
}

/// The doors of those Skills among the given ones that are declared as an action.
fn declared_among(skills: SkillSet) -> impl Iterator<Item = &'static dyn Declared> {
    BY_SKILL.iter().filter(move |(skill, _)| skills.has(*skill)).map(|(_, declared)| *declared)
}

/// The doors of those Skills of which it is worth a look whether a miniature may declare them: those on its Screen or tile and
/// on its cards, and those that need none of that. About the others nobody need ask.
pub(crate) fn conceivable(game: &Game, mini: MiniId) -> impl Iterator<Item = &'static dyn Declared> {
    let of_others = [shackle::conceivable(game, mini), command::conceivable(game, mini), friend::conceivable(game)];
    declared_among(of_others.into_iter().fold(printed(game, mini), SkillSet::with))
}

/// Every Skill that may be declared with an attack.
pub(crate) const DECLARED_WITH_ATTACKS: [Skill; 1] = [Skill::Shackle];

/// How a Skill is declared as an action, if it is.
pub fn declared(skill: Skill) -> Option<&'static dyn Declared> {
    declared_among(SkillSet::only(skill)).next()
}

/// The action that a declared Skill is.
pub fn action_of(skill: Skill) -> Action {
    declared(skill).map_or(Action::Manipulation, |it| it.declaration().action)
}

/// Whether a declared Skill rolls dice against a Difficulty. R2 VII.D.2, VII.E.2
pub fn rolls(skill: Skill) -> bool {
    declared(skill).is_some_and(|it| matches!(it.declaration().price, Price::Dice(_)))
}

/// Skills that add successes to the dice of a declared Skill.
pub fn helped_by(skill: Skill) -> &'static [Skill] {
    declared(skill).map_or(&[], |it| it.declaration().helped_by)
}

/// Whether a Skill may be declared with an attack. S2 Shackle
///
/// # Errors
/// The rule that forbids it, and why.
pub(crate) fn may_declare_with(
    game: &Game,
    mini: MiniId,
    skill: Skill,
    kind: AttackKind,
    cards: &[CardUse],
) -> Verdict {
    match skill {
        Skill::Shackle => shackle::may_bind(game, mini, kind, cards),
        _ => refuse(Rule::Skills, Reason::NotDeclared { skill }),
    }
}
