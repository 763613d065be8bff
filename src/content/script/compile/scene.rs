//! What a word may refer to where it stands.

use crate::index::{PickId, TokenKindId};

/// What there is to refer to.
#[derive(Clone, Default)]
pub(super) struct Scene {
    /// A miniature acts.
    pub(super) acting_mini: bool,
    /// It happens to a miniature.
    pub(super) subject_mini: bool,
    /// The token in the Area, by its kind if that is known.
    pub(super) acting_token: Option<Option<TokenKindId>>,
    /// The token that it happens to, by its kind if that is known.
    pub(super) subject_token: Option<Option<TokenKindId>>,
    /// It happens in an Area.
    pub(super) subject_area: bool,
    /// What was picked so far.
    pub(super) picked: Vec<(PickId, Thing)>,
    /// Selectors may pick: they are inside an effect.
    pub(super) may_pick: bool,
    /// The first round has not begun.
    pub(super) is_setup: bool,
}

/// What a role or a pick stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Thing {
    Mini,
    Token(Option<TokenKindId>),
    Area,
}
