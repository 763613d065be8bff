//! Leader Activation cards. SOLO X, XI

use serde::{Deserialize, Serialize};

use super::Tiebreaker;
use crate::content::id::{AiCardName, TileName};

/// A Leader Activation card: a name and six Tasks. SOLO X, G-54
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LeaderCard {
    /// The id.
    pub id: AiCardName,
    /// Whose it is: any of these tiles. Either half of a double tile names it (G-81).
    pub leaders: Vec<TileName>,
    /// Which Hero is meant when several would do. SOLO IX
    pub tie: Tiebreaker,
    /// What the faces 1 to 6 of the die say.
    pub tasks: [LeaderTask; 6],
}

/// What a Leader does. SOLO XI
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LeaderTask {
    /// A Melee Attack on the closest Hero.
    Melee,
    /// Melee or Ranged, by the die.
    MeleeOrRanged,
    /// A Ranged Attack from the Hero's own Area.
    PointBlank,
    /// A Ranged Attack.
    Ranged,
    /// A Melee Attack with Reach, from this far.
    ReachMelee(u8),
    /// A Ranged Attack from above.
    Snipe,
    /// The Blast Skill.
    Blast,
    /// So many Minions come.
    Escort(u8),
    /// The Grenade Skill.
    Grenade,
    /// A Melee Attack, and away with so many Move Points.
    HitAndRun(u8),
    /// A Complex Manipulation for a Villain Objective.
    Manipulate,
    /// A Complex Manipulation or Thought for a Villain Objective.
    ManipulateOrThought,
    /// So many Minions go for the closest Hero.
    Order(u8),
    /// SOLO VIII
    Protect,
    /// Back on the board, or back to full Life Points.
    Restore,
    /// An Attack with the Sneak Attack Skill of this level.
    SneakAttack(u8),
    /// The closest Hero falls down.
    Stun,
    /// A Complex Thought for a Villain Objective.
    Thought,
}
