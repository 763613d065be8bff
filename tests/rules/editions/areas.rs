//! Areas and Line of Sight. EDITIONS 3

use gotham_content::Skill;
use gotham_rules::board::{Blocker, Change, MoveType, SightKind};
use gotham_rules::command::{AttackKind, Effort};
use gotham_rules::{SkillTarget, query};

use super::{may, start_either};
use crate::kit::{Position, Table};

/// E-5: nobody steps onto an Obstruction in the First edition, though the boundary is white; Jump, Climb and Drop lead
/// there.
#[test]
fn obstructions() {
    let hall = "name: \"Ticket hall\", elevation: 1,";
    let obstruction = format!("{hall} obstruction: true,");
    let position = || Position::new().hero("batman", 15).hero("catwoman", 12).with_content(hall, &obstruction);
    for (mut table, steps) in start_either(position, false, true) {
        assert!(table.game.board().area(table.area(14)).obstruction);
        let step = table.step("batman", 14, MoveType::Adjacent, 0);
        assert_eq!(may(&table, &step), steps);
        if !steps {
            assert_eq!(table.refused_by(&step), "R1 V:C:5 [d]");
        }
        let drop = table.step("catwoman", 14, MoveType::Drop(1), 0);
        assert!(may(&table, &drop));
        let reached = query::reach(&table.game, table.mini("batman"));
        let way = reached.iter().find(|reach| reach.area == table.area(14));
        assert_eq!(way.is_some_and(|way| way.steps.len() == 1), steps, "routes know it, too");
    }
}

fn through_a_broken_wall() -> Position {
    Position::new().hero("batman", 34).tile("thugs_firearm", &[13, 13, 13, 13])
}

fn break_wall(table: &mut Table) {
    let (a, b) = (table.area(13), table.area(34));
    table.game.change_board(Change::WallBroken(a, b));
}

/// E-6: a Broken Wall makes its Areas Adjacent for a Melee Attack into a crowded one in the First edition, and not in the
/// Second.
#[test]
fn blows_through_a_broken_wall() {
    for (mut table, strikes) in start_either(through_a_broken_wall, true, false) {
        break_wall(&mut table);
        let attack = table.attack_with(AttackKind::Melee, "batman", "thugs_firearm", Effort::cubes(1));
        assert_eq!(may(&table, &attack), strikes);
    }
}

/// E-6: likewise for a Blast, and for anyone who finds a Reinforcement Area full.
#[test]
fn blasts_and_reinforcements_through_a_broken_wall() {
    let position = || Position::new().hero("batman", 1).tile("firefly", &[34]);
    for (mut table, goes) in start_either(position, true, false) {
        break_wall(&mut table);
        table.villain_acts_with("firefly");
        let blast = table.skill("firefly", Skill::Blast, SkillTarget::Area(table.area(13)), Effort::default());
        assert_eq!(may(&table, &blast), goes);
    }
    let position = || {
        let position = Position::new().hero("batman", 1).tile_and_pool("thugs_firearm", &[13, 13, 13, 13], 1);
        position.event(5, &[13]).villain(9, 0, 0)
    };
    for (mut table, goes) in start_either(position, true, false) {
        break_wall(&mut table);
        table.end_turn();
        table.activate_tile_event();
        let (tile, area) = (table.tile("thugs_firearm"), table.area(34));
        let beside = gotham_rules::Command::Reinforce { tile, area };
        assert_eq!(may(&table, &beside), goes);
        assert_eq!(table.game.legal().contains(&beside), goes);
    }
}

/// E-7: between Areas of different Elevation, something as high on the way stops a shared letter in the First edition:
/// the market (7) sees the platform (19) by a letter until what lies between them is raised.
#[test]
fn letters_and_heights() {
    for (mut table, sees) in start_either(|| Position::new().hero("batman", 1), false, true) {
        let (a, b) = (table.area(7), table.area(19));
        let height = |table: &Table, area| table.game.board().area(area).elevation;
        assert_ne!(height(&table, a), height(&table, b));
        let [line] = table.game.board().lines(a, b) else { panic!("one line") };
        assert!(matches!(line.kind, SightKind::SharedLetter(_)));
        let between = *line.crossed.iter().find(|area| ![a, b].contains(area)).expect("something lies between");
        let high = height(&table, a).max(height(&table, b));
        table.game.change_board(Change::Elevation(between, high));
        let board = table.game.board();
        assert_eq!((board.line_of_sight(a, b), board.line_of_sight(b, a)), (sees, sees));
        assert_eq!(board.seen_from(a).has(b), sees);
        let is_told = board.blockers(a, b).contains(&Blocker::Higher(between));
        assert_eq!(is_told, !sees);
        table.game.change_board(Change::Elevation(between, high - 1));
        assert!(table.game.board().line_of_sight(a, b), "lower is low enough");
    }
}

/// E-7: on one level nothing changes, and the printed Subway has no letter across such a height.
#[test]
fn the_subway_is_seen_alike() {
    for (table, ()) in start_either(|| Position::new().hero("batman", 1), (), ()) {
        let (board, printed) = (table.game.board(), &table.game.scenario().board);
        let pairs = board.areas().flat_map(|a| board.areas().map(move |b| (a, b)));
        let differ = pairs.filter(|(a, b)| board.lines(*a, *b) != printed.lines(*a, *b));
        assert_eq!(differ.count(), 0);
    }
}

/// E-8, G-10: Neutrals are nobody's enemies: they hinder nobody, and are no targets in either edition.
#[test]
fn neutrals() {
    let position = || Position::new().hero("batman", 15).belt(&["batarangs"]).tile("citizens_hostile", &[15, 15]);
    for (mut table, ()) in start_either(position, (), ()) {
        assert_eq!(table.body("citizens_hostile").side, None);
        let batman = table.mini("batman");
        for measure in [query::Measure::Size, query::Measure::Menace] {
            assert_eq!(query::hindering(&table.game, batman, measure, 0), 0);
        }
        let attack = table.attack_with(AttackKind::Melee, "batman", "citizens_hostile", Effort::cubes(1));
        assert!(!may(&table, &attack));
        let rule = table.refused_by(&attack);
        assert!(["R1 V:C:1 [b]", "R2 VII.B.1"].contains(&rule), "{rule}");
    }
}
