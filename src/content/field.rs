//! Field Modifier tokens by kind. R2 XI.C

use serde::{Deserialize, Serialize};

/// Field Modifier tokens. R2 XI.C. Mission files write them like every other word, with a capital letter.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FieldKind {
    /// +1 Dangerous Terrain.
    #[serde(alias = "Flame")]
    Flame,
    /// +1 Dangerous Terrain.
    #[serde(alias = "Gas")]
    Gas,
    /// +1 Difficult Terrain.
    #[serde(alias = "Frost")]
    Frost,
    /// -1 success on Ranged lines.
    #[serde(alias = "Smoke")]
    Smoke,
}

impl FieldKind {
    /// Every kind.
    pub const ALL: [FieldKind; 4] = [FieldKind::Flame, FieldKind::Gas, FieldKind::Frost, FieldKind::Smoke];
}
