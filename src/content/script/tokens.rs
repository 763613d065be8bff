//! Which mission tokens are meant.

use serde::{Deserialize, Serialize};

use super::{Areas, Minis, Names, Pick, Role};

/// Mission tokens: those that fit everything stated here.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub struct Tokens<N: Names> {
    /// One that plays a part: `Here`'s of the interaction is `Acting`, the chosen one is `Subject`.
    #[serde(default)]
    pub role: Option<Role<N>>,
    /// Of this kind.
    #[serde(default)]
    pub kind: Option<N::Kind>,
    /// Showing this face.
    #[serde(default)]
    pub face: Option<N::Face>,
    /// Lying (or carried) in these Areas.
    #[serde(default)]
    pub at: Option<Areas<N>>,
    /// Carried by one of these.
    #[serde(default)]
    pub carried_by: Option<Box<Minis<N>>>,
    /// Carried by somebody, or by nobody.
    #[serde(default)]
    pub carried: Option<bool>,
    /// Its face is hidden, or open.
    #[serde(default)]
    pub hidden: Option<bool>,
    /// How many of those found, and who says which; only in effects. Nothing stated: all of them.
    #[serde(default)]
    pub pick: Option<Pick<N>>,
}
