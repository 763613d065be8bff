//! Which cards are meant.

use serde::{Deserialize, Serialize};

use super::{Areas, Minis, Names};

/// Copies of a card in the match, one for each that fits everything stated here.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub struct Cards<N: Names> {
    /// Which card.
    pub card: N::Card,
    /// Lying in these Areas.
    #[serde(default)]
    pub at: Option<Areas<N>>,
    /// Carried by one of these.
    #[serde(default)]
    pub carried_by: Option<Box<Minis<N>>>,
}
