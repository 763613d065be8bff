//! A Melee or Ranged Attack under way. R2 VII.B, VII.C, VIII

use serde::{Deserialize, Serialize};

use super::FreeSuccess;
use crate::board::AreaId;
use crate::command::{AttackKind, CardUse};
use crate::event::{AttackOrigin, RollFor};
use crate::id::MiniId;
use gotham_content::dice::Die;
use gotham_content::skill::{Skill, SkillLevel};

/// An attack under way.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AttackFrame {
    /// Who attacks.
    pub attacker: MiniId,
    /// Who is attacked.
    pub target: MiniId,
    /// Melee or Ranged.
    pub kind: AttackKind,
    /// How it came to be.
    pub origin: AttackOrigin,
    /// A Skill that is declared with it. S2 Shackle
    pub with: Option<Skill>,
    /// Cards whose lines are in use.
    pub cards: Vec<CardUse>,
    /// Skills that those lines lend, kept when a One-time use card leaves.
    pub lent: Vec<SkillLevel>,
    /// Which of its tile's Characteristics is in use. R2 VI.C.3
    pub choice: u8,
    /// The dice.
    pub dice: Vec<Die>,
    /// Automatic Successes of cards.
    pub automatic: u8,
    /// Successes carried over from the attack before. G-20
    pub carried: u8,
    /// What comes next.
    pub stage: AttackStage,
    /// Who may still step in; they are asked one after the other.
    pub guardians: Vec<MiniId>,
    /// Who steps in, in this order. G-28
    pub sacrifices: Vec<MiniId>,
    /// Who has stepped in, and the Wounds that it suffers for it. G-28
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub stood_in: Vec<(MiniId, u8)>,
    /// Cubes and cards of the Defense, once chosen.
    pub defense: (u8, Vec<CardUse>),
    /// What the dice rolled last show.
    pub rolled: Option<u8>,
    /// Whether the attacker's free Success counts. R2 XIII
    #[serde(default, skip_serializing_if = "FreeSuccess::is_unasked")]
    pub free_success: FreeSuccess,
    /// The attack's successes; after the Defense, those that get through.
    pub successes: u8,
    /// Wounds that the target suffers by this attack.
    pub wounds: u8,
    /// Remaining Successes after a Neutralization. G-19
    pub remaining: u8,
    /// Whether the target is Neutralized by it.
    pub neutralizes: bool,
    /// Deferred attacks that have followed. G-20
    #[serde(default)]
    pub strikes: u8,
    /// Where the target stood, for tokens.
    pub area: Option<AreaId>,
}

/// The steps of an attack, in the order of R2 VII.B, VIII and G-23.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AttackStage {
    /// Somebody may step in for the target. G-28
    StepIn,
    /// R2 VII.B.4
    Roll,
    /// R2 VII.B.6
    Count,
    /// R2 VIII.B
    Defend,
    /// R2 VIII.F
    CountDefense,
    /// Remaining Successes may go on. G-20
    CarryOn,
    /// Tokens and Immobilization. G-23
    Tokens,
    /// A free attack may follow a Neutralization. G-21
    FollowUp,
    /// The target may strike back. G-22
    HitBack,
}

impl AttackFrame {
    /// An attack without cubes and cards.
    pub fn free(attacker: MiniId, target: MiniId, kind: AttackKind, origin: AttackOrigin) -> AttackFrame {
        AttackFrame {
            attacker,
            target,
            kind,
            origin,
            with: None,
            cards: Vec::new(),
            lent: Vec::new(),
            choice: 0,
            dice: Vec::new(),
            automatic: 0,
            carried: 0,
            stage: AttackStage::StepIn,
            guardians: Vec::new(),
            sacrifices: Vec::new(),
            stood_in: Vec::new(),
            defense: (0, Vec::new()),
            rolled: None,
            free_success: FreeSuccess::Unasked,
            successes: 0,
            wounds: 0,
            remaining: 0,
            neutralizes: false,
            strikes: 0,
            area: None,
        }
    }

    /// How much of a Skill the lines in use lend. R2 V.C.1
    pub(crate) fn boost(&self, skill: Skill) -> u8 {
        self.lent.iter().filter(|lent| lent.skill == skill).map(|lent| lent.level).sum()
    }

    /// Why its dice are rolled.
    pub(crate) fn roll_for(&self) -> RollFor {
        match self.kind {
            AttackKind::Melee => RollFor::Melee,
            AttackKind::Ranged => RollFor::Ranged,
        }
    }
}
