//! What cards are named for, and which bonuses of a line count there. R2 V.C.1, G-121

use super::{attacking, binds, defending};
use crate::command::AttackKind;
use crate::figures::cards;
use gotham_content::card::{BonusLine, CardKind, Usage};
use gotham_content::skill::Skill;
use gotham_content::tile::Action;

/// What cards are named for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose<'a> {
    /// An attack, with the Skill that is declared with it. R2 VII.B, VII.C
    Attack(AttackKind, Option<Skill>),
    /// The Defense against one. R2 VIII
    Defense(AttackKind),
    /// Dice against a Difficulty, with the Skills that add to them. R2 VII.D.2, VII.E.2
    Dice(Action, &'a [Skill]),
}

impl Purpose<'_> {
    /// The action; none for a Defense.
    pub fn action(self) -> Option<Action> {
        match self {
            Purpose::Attack(AttackKind::Melee, _) => Some(Action::Melee),
            Purpose::Attack(AttackKind::Ranged, _) => Some(Action::Ranged),
            Purpose::Defense(_) => None,
            Purpose::Dice(action, _) => Some(action),
        }
    }

    /// The usage that its bonus lines carry. R2 V.C.1
    pub fn usage(self) -> Usage {
        self.action().map_or(Usage::Defense, cards::usage)
    }

    /// The weapon kind that it uses, if any. R2 V.C.4
    pub(crate) fn weapon_kind(self) -> Option<CardKind> {
        self.action().and_then(cards::weapon_kind)
    }

    /// Whether a bonus of a line counts: dice and Successes always do. G-121
    pub fn counts(self, line: &BonusLine) -> bool {
        let gives = !line.dice.0.is_empty() || line.automatic > 0;
        gives || line.skills.iter().any(|held| self.has_use_for(held.skill))
    }

    /// Whether a Skill that a line lends does anything. An attack that binds inflicts no Wounds. G-26, G-121
    fn has_use_for(self, skill: Skill) -> bool {
        use Skill::{
            Berserk, Burst, CircularStrike, Combo, Electricity, Flame, Frost, Harmless, Immobilization, NervesOfSteel,
            PointBlank, Poison, Reach, Shackle, SneakAttack, ToxicGas,
        };
        let (kind, with) = match self {
            Purpose::Attack(kind, with) => (kind, with),
            Purpose::Defense(kind) => return skill == defending::guard(kind),
            Purpose::Dice(_, helped_by) => return skill == NervesOfSteel || helped_by.contains(&skill),
        };
        match skill {
            Shackle => binds(with),
            Poison | Electricity | Harmless | Immobilization => !binds(with),
            SneakAttack | Flame | ToxicGas | Frost => true,
            Berserk | Reach | CircularStrike | Combo => kind == AttackKind::Melee,
            Burst | PointBlank | NervesOfSteel => kind == AttackKind::Ranged,
            _ => skill == attacking::spur(kind),
        }
    }
}
