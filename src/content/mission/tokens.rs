//! Mission tokens.

use serde::{Deserialize, Serialize};

use super::Side;
use crate::id::{FaceName, TokenName};
use crate::script::{Minis, Written};
use crate::text::Text;

/// A kind of mission token.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TokenKind {
    /// The id.
    pub id: TokenName,
    /// The name.
    pub name: Text,
    /// What it looks like on the table.
    pub look: TokenLook,
    /// Its faces or forms; the first is the default one.
    pub faces: Vec<FaceName>,
    /// A line for the tooltip.
    pub text: Text,
    /// Its tokens lie face down at the start: nobody knows which is which. The table only shows the kind.
    #[serde(default)]
    pub hidden: bool,
    /// The side that may look at the faces of those that lie face down; `None`: neither.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub known_to: Option<Side>,
    /// Who may pick it up and put it down, each an Automatic Manipulation; `None`: it cannot be carried. A bearer that
    /// is Neutralized or leaves the board drops it where it stood.
    #[serde(default)]
    pub carried_by: Option<Minis<Written>>,
    /// What carrying one adds to a Hero's Encumbrance. R2 V.C.2.a
    #[serde(default)]
    pub encumbrance: u8,
    /// How many there are in the box; `None`: as many as are needed. Effects never place more.
    #[serde(default)]
    pub supply: Option<u8>,
}

/// Shapes of tokens on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum TokenLook {
    /// A bomb with a clock.
    Bomb,
    /// A computer.
    Computer,
    /// A safe.
    Safe,
    /// A panel with levers.
    CommandPanel,
    /// A flat disc.
    Disc,
    /// A dish on a mast.
    Jammer,
    /// Rats.
    Rats,
    /// A box with a bow.
    ToyBox,
    /// A tripwire.
    Trap,
    /// A machine that blows cold.
    CryoDevice,
    /// A sheet of paper.
    Information,
    /// A briefcase.
    Briefcase,
}
