//! What is usual, and so left out where a sandbox is written.

/// A field says what it says without a word.
pub(super) fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// A number is one, where one is usual.
pub(super) fn is_one(number: &u8) -> bool {
    *number == 1
}
