//! What the game asks: one clear question to one side at a time.

use serde::{Deserialize, Serialize};

use super::board::AreaId;
use super::command::{AttackKind, RerollBy};
use super::event::RollFor;
use super::id::{CardId, MiniId, TileId};
use super::ruling::Rule;
use gotham_content::dice::Color;
use gotham_content::mission::Side;
use gotham_content::skill::Skill;

/// A question, who must answer it and why. Its legal answers are [`super::Game::legal`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Prompt {
    /// The side that decides.
    pub side: Side,
    /// The miniature in question; a Hero here is the seat that answers.
    pub subject: Option<MiniId>,
    /// The rule that asks.
    pub rule: Rule,
    /// What is asked.
    pub ask: Ask,
}

/// A die on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RolledDie {
    /// Its color.
    pub color: Color,
    /// The successes that it shows.
    pub face: u8,
    /// Whether a Free Reroll was used on it. R2 X.B
    pub freed: bool,
}

/// What is asked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "ask")]
#[allow(missing_docs, reason = "each variant says what is asked; its fields are full words")]
pub enum Ask {
    /// Which Hero fills the slot. R2 II.A
    ChooseHero { slot: u8 },
    /// Which Bat-Gadgets the Hero carries; `room` is what is left in the belt. R2 V.C.3
    TakeGadgets { room: u8 },
    /// Which Hero Allies the Command Skill brings. R2 II.E
    ChooseAllies,
    /// Where an ally without room goes. R2 II.E
    PlaceAlly,
    /// Active or Resting. R2 V.B.3
    TakeStance,
    /// Which Hero does what. R2 V.B.4
    HeroAction,
    /// Where the Movement goes next; `points` are in the pool. R2 VII.A
    KeepMoving { points: u8 },
    /// Whether a tile leaves the River before the Villain recovers. G-66
    BeforeRecovery,
    /// Which tile is activated; how many may still be. R2 VI.B.3
    ActivateTile { left: u8 },
    /// Which cubes pay for the Dredge. R2 VI.E
    PayDredge { cubes: u8 },
    /// Which miniature of the tile is activated. R2 VI.C.1
    ActivateMini { tile: TileId },
    /// What the activated miniature does. R2 VI.C.2-4
    MiniAction { step: ActivationStep, attacks_left: u8 },
    /// Which Event. R2 VI.B.3.c
    ChooseEvent,
    /// Which part comes next. G-2, G-47
    ChoosePart,
    /// Which Reinforcement arrives where. R2 VI.D
    Reinforce { points: u8 },
    /// How many cubes go into the Defense against this many successes. R2 VIII
    Defend { attacker: MiniId, kind: AttackKind, successes: u8 },
    /// Whether dice are rerolled. R2 X
    Reroll {
        /// Why they were rolled.
        roll: RollFor,
        /// The dice.
        dice: Vec<RolledDie>,
        /// Bonus Rerolls left.
        bonus: u8,
        /// Free Rerolls left, by color from White to Black.
        free: [u8; 5],
        /// Free Rerolls left that any die may have. R2 XIII
        any_free: u8,
        /// Rerolls that an enemy may still force. S2 Misfortune
        forced: u8,
        /// The rights that may still be used, in the order of G-30.
        rights: Vec<RerollBy>,
        /// Dice that are named for Free Rerolls; keeping rolls them together. E-28
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        named: Vec<u8>,
        /// Successes that come without dice, minus what is taken away, before the floor of 0.
        modifier: i8,
        /// What the roll is measured against: a Difficulty, or the attack's successes for a Defense.
        against: Option<u8>,
    },
    /// Whether the subject uses a Skill in an attack, and on whom. S2
    Skill {
        /// Which.
        skill: Skill,
        /// Who attacks.
        attacker: MiniId,
        /// Whom.
        target: MiniId,
        /// Melee or Ranged.
        kind: AttackKind,
        /// The dice that it rolls, or the successes that it carries on or takes.
        amount: u8,
        /// How often it may still be used.
        left: u8,
    },
    /// Whether the Hero adds its one free Success per game to this many: against a Difficulty, or a target. R2 XIII
    FreeSuccess { successes: u8, difficulty: Option<u8>, target: Option<MiniId> },
    /// How many Field Modifier tokens. S2 Frost
    PutTokens { kind: super::event::FieldKind, area: AreaId, most: u8 },
    /// Which space loses a cube to a Wound. R2 IX.A
    LoseCube { wounds: u8 },
    /// Which miniatures, tokens or Areas an effect of the mission is meant for: how many may be picked, and how many
    /// must.
    Pick { most: u8, least: u8 },
    /// Which answer to a question of the mission.
    Choice { question: u8 },
    /// Where an effect of the mission puts a miniature, token or card. G-2
    PutWhere,
    /// Whether the subject's player lets Equipment change hands. G-62
    HandOver { card: CardId, from: MiniId, to: MiniId },
    /// Whether the Hero takes the card at once. G-63
    TakeCard { card: CardId },
    /// What the miniature does with what the mission grants it.
    UseGrant { grant: Grant },
    /// How much strength the subject takes back, at most so much: a Hero's cubes, or Life Points. S2 Regeneration, G-120
    Regenerate { most: u8 },
    /// Where the throw lands. G-35
    LandIn { card: Option<CardId>, areas: Vec<AreaId> },
    /// Nothing: the game is over.
    GameOver { winner: Side },
    /// Nothing yet: the table is looked at in the middle of something that goes on by itself.
    Nothing,
}

impl Ask {
    /// Whether dice are named for Free Rerolls and waiting to be rolled together. E-28
    pub fn names_dice(&self) -> bool {
        matches!(self, Ask::Reroll { named, .. } if !named.is_empty())
    }

    /// The Skill that is offered, to be used or left. G-32
    pub fn offers(&self) -> Option<Skill> {
        match self {
            Ask::Skill { skill, .. } => Some(*skill),
            Ask::Regenerate { .. } => Some(Skill::Regeneration),
            _ => None,
        }
    }
}

/// The steps of an activated miniature. R2 VI.C
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ActivationStep {
    /// R2 VI.C.2
    FirstMovement,
    /// R2 VI.C.3
    Action,
    /// R2 VI.C.4
    SecondMovement,
}

/// What a mission grants a miniature.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Grant {
    /// A Movement with this many Move Points.
    Movement(u8),
    /// A free attack. G-69
    Attack {
        /// Melee or Ranged.
        kind: AttackKind,
        /// Which dice.
        color: Color,
        /// How many.
        dice: u8,
    },
    /// One action.
    Action,
}
