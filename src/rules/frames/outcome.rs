//! What a declared Skill brings about. S2

use serde::{Deserialize, Serialize};

use super::Explosion;
use crate::board::AreaId;
use crate::id::{MiniId, TileId};
use gotham_content::skill::Skill;

/// What a declared Skill brings about, as data: `flow` carries it out, programs weigh it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// A miniature stands in another Area. G-15
    Pull {
        /// Who.
        mini: MiniId,
        /// Where.
        area: AreaId,
    },
    /// R2 XI.D
    Explode(Explosion),
    /// All Shackle tokens are taken off. G-26
    Free(MiniId),
    /// A Skill is lost for good. G-38
    Lose {
        /// Who loses it.
        mini: MiniId,
        /// Which.
        skill: Skill,
    },
    /// A Movement with more Move Points. G-40
    March {
        /// Who moves.
        mini: MiniId,
        /// How many more.
        points: u8,
    },
    /// All miniatures of a tile are activated. G-41
    Activate {
        /// The tile.
        tile: TileId,
        /// The Hero that leads them.
        commander: MiniId,
    },
}

impl Outcome {
    /// The same, where something that was thrown lands. G-35
    pub fn landed_in(self, area: AreaId) -> Outcome {
        match self {
            Outcome::Explode(explosion) => Outcome::Explode(Explosion { area, ..explosion }),
            other => other,
        }
    }
}
