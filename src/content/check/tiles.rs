//! Character tiles.

use super::super::tile::{Action, Rank, Tile};
use super::{Report, figures};

pub(super) fn check(tiles: &[Tile], report: &mut Report) {
    let mut seen = Vec::new();
    for (index, tile) in tiles.iter().enumerate() {
        let at = |field: &str| format!("[{index}].{field}");
        report.expect_new_id(&mut seen, tile.id.as_str(), at("id"));
        report.expect_text(tile.name.english(), at("name"));
        report.expect_figures(
            at,
            &[
                ("life", tile.life),
                ("automatic_defense", tile.automatic_defense),
                ("first_movement_bonus", tile.first_movement_bonus),
                ("size", tile.size),
                ("menace", tile.menace),
                ("copies", tile.copies),
            ],
        );
        report.expect(tile.life > 0, at("life"), "a miniature has Life Points");
        report.expect(tile.copies > 0, at("copies"), "there is at least one such tile");
        report.expect(
            tile.reinforcement != Some(0),
            at("reinforcement"),
            "a Reinforcement costs a point; leave the field out where there is none",
        );
        report.expect(
            tile.rank != Rank::Leader || tile.reinforcement.is_none(),
            at("reinforcement"),
            "Leaders and Lieutenants are not Reinforced",
        );
        report.expect(
            tile.double.is_none_or(|indicator| indicator <= 1),
            at("double"),
            "the cost indicator is 0 (the left position) or 1 (the right one)",
        );
        let actions = [
            (Action::Melee, "melee", &tile.melee),
            (Action::Ranged, "ranged", &tile.ranged),
            (Action::Manipulation, "manipulation", &tile.manipulation),
            (Action::Thought, "thought", &tile.thought),
        ];
        for (action, field, choices) in actions {
            for (place, characteristic) in choices.iter().enumerate() {
                let place = at(&format!("{field}[{place}]"));
                figures::pool(&characteristic.0, &place, report);
                report.expect(!characteristic.0.0.is_empty(), &place, "the Characteristic has no dice");
                report.expect(characteristic.1 > 0, &place, "the action multiplier is at least 1");
            }
            report.expect(
                choices.is_empty() || !tile.never.contains(&action),
                at("never"),
                format!("{action:?} has a Characteristic"),
            );
        }
        figures::skills(&tile.skills, &at("skills"), report);
        figures::sculpt(&tile.sculpt, &at("sculpt"), report);
    }
}
