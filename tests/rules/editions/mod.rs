//! The two editions side by side: each difference is played in both, and if a ruling reads both books the same way,
//! that is shown. Each test names the difference that it proves (`E-1` to `E-44`). G-3

mod areas;
mod attacks;
mod books;
mod examples;
mod heroes;
mod items;
mod movement;
mod round;
mod setup;
mod skills;
mod skills_alike;
mod terrain;
mod villain;

use gotham_rules::{Command, Edition};

use crate::kit::{Position, Table};

/// What is expected of the First edition, and of the Second.
fn either<T>(first: T, second: T) -> [(Edition, T); 2] {
    [(Edition::First, first), (Edition::Second, second)]
}

/// A position in either edition, with what is expected of each.
fn start_either<T>(position: impl Fn() -> Position, first: T, second: T) -> Vec<(Table, T)> {
    either(first, second)
        .into_iter()
        .map(|(edition, expected)| (position().edition(edition).start(), expected))
        .collect()
}

/// Whether a command may be given now.
fn may(table: &Table, command: &Command) -> bool {
    table.game.why_not(command).is_none()
}
