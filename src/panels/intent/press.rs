//! Keys and buttons of the device that the player holds.

use crate::pane::Turning;

/// What keys, a gamepad and on-screen arrows send.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Press {
    /// A number key: 1 to 9, and 0 for the tenth.
    Digit(u8),
    /// Up.
    Up,
    /// Down.
    Down,
    /// Left.
    Left,
    /// Right.
    Right,
    /// Enter.
    Confirm,
    /// Escape.
    Back,
    /// The next acting miniature.
    Next,
    /// The keys go to the next panel beside the board, or the one before; after the last they answer again.
    Pane(Turning),
}
