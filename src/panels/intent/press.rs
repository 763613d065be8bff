//! Keys and buttons of the device that the player holds.

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
}
