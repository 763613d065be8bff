//! Skills of the attacker: Martial Arts, Marksman, Sneak Attack, Berserk, Imaginary Friend.

use super::declared::was_used;
use super::{friend, level_using, vigor};
use crate::command::{AttackKind, Effort};
use crate::event::{Part, PartOf};
use crate::figures;
use crate::frames::AttackFrame;
use crate::game::Game;
use crate::id::MiniId;
use gotham_content::dice::{Color, Die};
use gotham_content::skill::Skill;

/// The Skill that adds to an attack with a success. S2 Martial Arts, S2 Marksman
pub(crate) fn spur(kind: AttackKind) -> Skill {
    match kind {
        AttackKind::Melee => Skill::MartialArts,
        AttackKind::Ranged => Skill::Marksman,
    }
}

/// Dice that the attacker's own Skills add to each attack, even free ones: White ones from Berserk in Melee, a Yellow
/// one from an Imaginary Friend. G-29, G-38, G-69
pub(crate) fn more_dice(game: &Game, mini: MiniId, kind: AttackKind, effort: &Effort) -> Vec<Die> {
    let plain = |color| Die { color, free_reroll: false };
    let rage = if kind == AttackKind::Melee { level_using(game, mini, Skill::Berserk, &effort.cards) } else { 0 };
    // Before an action, the Wounds of Pushing Limits are still to come. G-39
    let wounds = if was_used(game, Skill::PushingLimits, mini) { 0 } else { effort.pushing };
    let rage = if rage > 0 && vigor::is_half_gone(game, mini, wounds) { rage } else { 0 };
    let mut dice = vec![plain(Color::White); usize::from(rage)];
    dice.extend(company(game, mini));
    dice
}

/// The Yellow die of an Imaginary Friend. G-38
pub(crate) fn company(game: &Game, mini: MiniId) -> Option<Die> {
    (friend::dice(game, mini) > 0).then_some(Die { color: Color::Yellow, free_reroll: false })
}

/// Automatic Successes from the attacker's Skills, even in a deferred attack: those of a Sneak Attack on somebody in
/// its own Area, where its allies are as menacing as the enemies; an ally that is attacked counts among the enemies.
/// G-17, G-73, E-20
pub(crate) fn automatic(game: &Game, frame: &AttackFrame) -> Option<Part> {
    let level = frame.level(game, Skill::SneakAttack);
    let state = game.state();
    if level == 0 || state.mini(frame.attacker).area != state.mini(frame.target).area {
        return None;
    }
    let (mut enemies, mut allies) = figures::menace_around(game, frame.attacker);
    if figures::are_allies(game, frame.attacker, frame.target) {
        let menace = figures::menace(game, frame.target);
        (enemies, allies) = (enemies + menace, allies.saturating_sub(menace));
    }
    (allies >= enemies).then_some(Part { from: PartOf::Skill(Skill::SneakAttack), amount: level as i8 })
}
