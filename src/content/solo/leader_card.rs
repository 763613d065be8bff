//! Leader Activation cards. SOLO X, XI

use serde::{Deserialize, Serialize};

use super::Tiebreaker;
use crate::id::{AiCardName, TileName};
use crate::skill::Skill;
use crate::tile::Tile;

/// A Leader Activation card: a name and six Tasks. SOLO X, G-54
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LeaderCard {
    /// The id.
    pub id: AiCardName,
    /// Whose card it is: any of these tiles'. Either half of a double tile names it (G-81).
    pub leaders: Vec<TileName>,
    /// Which Hero is meant when several qualify. SOLO IX
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
    /// This many Minions come.
    Escort(u8),
    /// The Grenade Skill.
    Grenade,
    /// A Melee Attack, then away with this many Move Points.
    HitAndRun(u8),
    /// A Complex Manipulation for a Villain Objective.
    Manipulate,
    /// A Complex Manipulation or Thought for a Villain Objective.
    ManipulateOrThought,
    /// This many Minions go for the closest Hero.
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

impl LeaderTask {
    /// The number below its icon, if it has one.
    pub fn figure(self) -> Option<u8> {
        match self {
            LeaderTask::ReachMelee(x)
            | LeaderTask::Escort(x)
            | LeaderTask::HitAndRun(x)
            | LeaderTask::Order(x)
            | LeaderTask::SneakAttack(x) => Some(x),
            _ => None,
        }
    }

    /// What a tile would need for it and does not have; `None` if it can do it. SOLO XI
    pub fn lack(self, tile: &Tile) -> Option<&'static str> {
        let (melee, ranged) = (!tile.melee.is_empty(), !tile.ranged.is_empty());
        let (manipulation, thought) = (!tile.manipulation.is_empty(), !tile.thought.is_empty());
        let has = |skill: Skill| tile.skills.iter().any(|held| held.skill == skill);
        let (can, lack) = match self {
            LeaderTask::Melee | LeaderTask::ReachMelee(_) | LeaderTask::HitAndRun(_) => (melee, "a Melee Attack"),
            LeaderTask::MeleeOrRanged => (melee && ranged, "both a Melee and a Ranged Attack"),
            LeaderTask::Ranged | LeaderTask::Snipe => (ranged, "a Ranged Attack"),
            LeaderTask::PointBlank => (ranged && has(Skill::PointBlank), "a Ranged Attack with the Point Blank Skill"),
            LeaderTask::Blast => (has(Skill::Blast), "the Blast Skill"),
            LeaderTask::Grenade => (has(Skill::Grenade), "the Grenade Skill"),
            LeaderTask::SneakAttack(_) => (melee || ranged, "an Attack"),
            LeaderTask::Manipulate => (manipulation, "a Manipulation Characteristic"),
            LeaderTask::Thought => (thought, "a Thought Characteristic"),
            LeaderTask::ManipulateOrThought => (manipulation || thought, "a Manipulation or a Thought Characteristic"),
            LeaderTask::Escort(_)
            | LeaderTask::Order(_)
            | LeaderTask::Protect
            | LeaderTask::Restore
            | LeaderTask::Stun => (true, ""),
        };
        (!can).then_some(lack)
    }
}
