//! Equipment and Bat-Gadget cards. R2 V.C.

use serde::{Deserialize, Serialize};

use super::dice::Pool;
use super::id::CardName;
use super::skill::SkillLevel;
use super::text::Text;

/// A card, as `assets/content/cards.ron` writes it. R2 V.C.1.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Card {
    /// The id.
    pub id: CardName,
    /// The printed name.
    pub name: Text,
    /// What it is good for, in one plain sentence.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<Text>,
    /// Which box the card comes from.
    #[serde(default)]
    pub origin: String,
    /// Equipment or Bat-Gadget.
    pub deck: Deck,
    /// Object, Tool, Melee Weapon, Ranged Weapon; a card may be two of them.
    pub kinds: Vec<CardKind>,
    /// Encumbrance value (Equipment) or size (Bat-Gadget). R2 V.C.1.2.
    pub size: u8,
    /// Lethal: no bonus for a Hero with Moral Code. R2 V.C.1.5.
    #[serde(default)]
    pub lethal: bool,
    /// One-time use: leaves the game once one of its bonuses was used. R2 V.C.1.5.
    #[serde(default)]
    pub one_time: bool,
    /// Only a Hero `called` this benefits. R2 V.C.1.5.
    #[serde(default)]
    pub only: Option<String>,
    /// Bonus lines; only one per card in one action. R2 V.C.1.6.
    #[serde(default)]
    pub lines: Vec<BonusLine>,
    /// Copies in the box.
    #[serde(default = "one")]
    pub copies: u8,
    /// Numbers that the sources leave open and we filled in, in our own words.
    #[serde(default)]
    pub designed: Vec<String>,
}

impl Card {
    /// What is wrong with it where a card of this deck is expected; nothing, if it is one.
    pub fn out_of_place(&self, expected: Deck) -> Option<String> {
        let said = |deck| match deck {
            Deck::Equipment => "Equipment",
            Deck::BatGadget => "a Bat-Gadget",
        };
        (self.deck != expected).then(|| format!("\"{}\" is {}, not {}", self.id, said(self.deck), said(expected)))
    }
}

/// One bonus line: when it helps and everything it gives. R2 V.C.1.6.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BonusLine {
    /// When the line is available. R2 V.C.1.6.1.
    pub usage: Usage,
    /// Dice added to the pool.
    #[serde(default)]
    pub dice: Pool,
    /// Skills and Traits gained while it applies.
    #[serde(default)]
    pub skills: Vec<SkillLevel>,
    /// Automatic Successes added.
    #[serde(default)]
    pub automatic: u8,
}

/// The first icon of a bonus line. R2 V.C.1.6.1.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Usage {
    /// During Melee Attacks.
    Melee,
    /// During Ranged Attacks.
    Ranged,
    /// During Manipulations.
    Manipulation,
    /// During Thoughts.
    Thought,
    /// During Movements.
    Movement,
    /// During Defense.
    Defense,
    /// Whenever applicable.
    Always,
}

/// Which deck a card belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Deck {
    /// R2 V.C.2
    Equipment,
    /// R2 V.C.3
    BatGadget,
}

/// The type of an item. R2 V.C.1.4.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum CardKind {
    /// Only has rules in the mission.
    Object,
    /// Helps other actions.
    Tool,
    /// At most one per Melee Attack. R2 V.C.4.
    MeleeWeapon,
    /// Exactly one per Ranged Attack. R2 V.C.4.
    RangedWeapon,
}

fn one() -> u8 {
    1
}
