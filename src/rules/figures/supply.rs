//! How many tokens of each kind the box holds. G-4

use crate::event::FieldKind;

/// How many Shackle tokens are printed. G-4
pub(crate) const SHACKLE_TOKENS: u8 = 12;

/// How many Broken Wall tokens are printed. G-4
pub(crate) const BROKEN_WALLS: usize = 6;

/// How many Reinforcement tokens are printed. G-4
pub const REINFORCEMENT_TOKENS: usize = 6;

/// How many Equipment cards may lie on the board before missions bring no more. G-4
pub(crate) const LYING_CARDS: usize = 250;

/// How many tiles may lie in the River before missions bring no more. G-4
pub(crate) const RIVER_TILES: usize = 24;

/// How many tokens of a kind are printed. G-4
pub fn supply(kind: FieldKind) -> u8 {
    match kind {
        FieldKind::Flame | FieldKind::Gas | FieldKind::Frost => 8,
        FieldKind::Smoke => 6,
    }
}
