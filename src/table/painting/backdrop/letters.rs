//! Capitals for signs: five rows of three dots each.

use bevy::math::Vec2;

/// The dots of a letter, row by row from the top, the left one first.
fn dots(letter: u8) -> u16 {
    match letter {
        b'A' => 0b010_101_111_101_101,
        b'C' => 0b011_100_100_100_011,
        b'D' => 0b110_101_101_101_110,
        b'E' => 0b111_100_110_100_111,
        b'G' => 0b011_100_101_101_011,
        b'H' => 0b101_101_111_101_101,
        b'I' => 0b111_010_010_010_111,
        b'K' => 0b101_110_100_110_101,
        b'M' => 0b101_111_111_101_101,
        b'N' => 0b110_101_101_101_101,
        b'P' => 0b110_101_110_100_100,
        b'R' => 0b110_101_110_101_101,
        b'T' => 0b111_010_010_010_010,
        _ => 0,
    }
}

/// Which way a sign is read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Reading {
    /// From left to right.
    Across,
    /// From top to bottom.
    Down,
}

/// Whether a letter of a sign is here. `at` counts dots from the upper left corner.
pub(super) fn is_written(text: &[u8], reading: Reading, at: Vec2) -> bool {
    if at.min_element() < 0.0 {
        return false;
    }
    let (column, row) = (at.x as usize, at.y as usize);
    let (letter, column, row) = match reading {
        Reading::Across => (column / 4, column % 4, row),
        Reading::Down => (row / 6, column, row % 6),
    };
    column < 3 && row < 5 && text.get(letter).is_some_and(|letter| dots(*letter) >> (14 - row * 3 - column) & 1 == 1)
}
