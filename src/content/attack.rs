//! Melee or Ranged. R2 VII.B, VII.C

use serde::{Deserialize, Serialize};

/// How somebody attacks. Mission files write it like every other word, with a capital letter.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AttackKind {
    /// R2 VII.B
    #[serde(alias = "Melee")]
    Melee,
    /// R2 VII.C
    #[serde(alias = "Ranged")]
    Ranged,
}
