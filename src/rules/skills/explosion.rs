//! What the one who causes an Explosion adds to it: tokens, and knocking down. S2 Flame, S2 Toxic Gas, S2 Frost,
//! S2 Smoke Grenade, S2 Immobilization

use super::level_using;
use crate::board::AreaId;
use crate::command::CardUse;
use crate::event::FieldKind;
use crate::frames::Explosion;
use crate::game::Game;
use crate::id::MiniId;
use gotham_content::skill::Skill;

/// Kinds of token that a Skill puts after an attack; Smoke comes after Explosions only. S2 Smoke Grenade
pub(crate) const AFTER_ATTACKS: [(Skill, FieldKind); 3] =
    [(Skill::Flame, FieldKind::Flame), (Skill::ToxicGas, FieldKind::Gas), (Skill::Frost, FieldKind::Frost)];

/// Kinds of token that a Skill puts after an Explosion.
const AFTER_EXPLOSIONS: [(Skill, FieldKind); 4] = [
    (Skill::Flame, FieldKind::Flame),
    (Skill::ToxicGas, FieldKind::Gas),
    (Skill::Frost, FieldKind::Frost),
    (Skill::SmokeGrenade, FieldKind::Smoke),
];

/// An Explosion that a miniature causes, with what it and its cards lend. S2 Grenade, G-33
pub(crate) fn of(game: &Game, mini: MiniId, area: AreaId, level: u8, cards: &[CardUse]) -> Explosion {
    let held = |skill| level_using(game, mini, skill, cards);
    let tokens = AFTER_EXPLOSIONS.into_iter().map(|(skill, kind)| (kind, held(skill)));
    Explosion {
        lays_down: held(Skill::Immobilization),
        tokens: tokens.filter(|(_, count)| *count > 0).collect(),
        ..Explosion::plain(area, level, Some(mini))
    }
}
