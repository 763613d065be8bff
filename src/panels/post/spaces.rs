//! The spaces of the Command Post.

use crate::view::TableView;
use gotham_rules::command::Space;

/// The spaces for cubes, with their limits.
pub(super) fn spaces(table: &TableView) -> [(Space, u8); 3] {
    let villain = &table.game.scenario().mission.villain;
    [
        (Space::Movement, villain.movement_limit),
        (Space::Defense, villain.defense_limit),
        (Space::Reroll, villain.reroll_limit),
    ]
}
