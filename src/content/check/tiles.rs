//! Character tiles.

use super::super::skill::Skill;
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
        other_tile(tile, tiles, &at("other_tile"), report);
        side_of(tile, tiles, &at("side_of"), report);
        report.expect(tile.miniatures != Some(0), at("miniatures"), "a tile has miniatures");
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
                format_args!("{action:?} has a Characteristic"),
            );
        }
        figures::skills(&tile.skills, &at("skills"), report);
        figures::sculpt(&tile.sculpt, &at("sculpt"), report);
    }
}

/// A miniature with Multiple Personalities has two tiles, each of which names the other. G-56
fn other_tile(tile: &Tile, tiles: &[Tile], field: &str, report: &mut Report) {
    let has_two = tile.skills.iter().any(|held| held.skill == Skill::MultiplePersonalities);
    let Some(name) = &tile.other_tile else {
        report.expect(!has_two, field, "Multiple Personalities: which is the other tile of its miniature?");
        return;
    };
    report.expect(has_two, field, "only Multiple Personalities give a miniature another tile");
    let other = tiles.iter().find(|other| other.id == *name && other.id != tile.id);
    report.expect(other.is_some(), field, format_args!("there is no other Character tile \"{name}\""));
    let names_it_back = other.is_none_or(|other| other.other_tile.as_ref() == Some(&tile.id));
    report.expect(names_it_back, field, format_args!("\"{name}\" does not name this tile as its other one"));
}

/// Another side belongs to a tile that is counted in its own right.
fn side_of(tile: &Tile, tiles: &[Tile], field: &str, report: &mut Report) {
    let Some(name) = &tile.side_of else { return };
    let front = tiles.iter().find(|other| other.id == *name && other.id != tile.id);
    report.expect(front.is_some(), field, format_args!("there is no other Character tile \"{name}\""));
    let is_counted = front.is_none_or(|front| front.side_of.is_none()) && tile.copies == 1;
    report.expect(is_counted, field, format_args!("the copies are counted on one side only, \"{name}\""));
}
