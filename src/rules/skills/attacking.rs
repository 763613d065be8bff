//! Skills of the attacker: Martial Arts, Marksman, Poison, Electricity, Reach, Circular Strike, Burst, Combo.

use crate::content::skill::Skill;
use crate::rules::command::AttackKind;

/// The Skill that adds to an attack with a success. S2 Martial Arts, S2 Marksman
pub fn spur(kind: AttackKind) -> Skill {
    match kind {
        AttackKind::Melee => Skill::MartialArts,
        AttackKind::Ranged => Skill::Marksman,
    }
}

/// The Skill that carries Remaining Successes on. S2 Circular Strike, S2 Burst, G-20
pub fn carry_on(kind: AttackKind) -> Skill {
    match kind {
        AttackKind::Melee => Skill::CircularStrike,
        AttackKind::Ranged => Skill::Burst,
    }
}

/// The Skill that strikes back. S2 Counterattack, S2 Retaliation, G-22
pub fn strike_back(kind: AttackKind) -> Skill {
    match kind {
        AttackKind::Melee => Skill::Counterattack,
        AttackKind::Ranged => Skill::Retaliation,
    }
}
