//! Rulings about Moves that no example shows: Jumps, flyers, allies in the way, walls between heights.

use gotham_content::Skill;
use gotham_rules::SkillTarget;
use gotham_rules::board::{Change, MoveType};
use gotham_rules::command::{Command, Effort};
use gotham_rules::event::PartOf;
use gotham_rules::query;

use crate::kit::Position;

/// R2 VII.A.2, VII.A.3, S2 Parkour, S2 Fly: a Jump goes either way and costs its level extra; Parkour takes levels off,
/// a flyer pays 1.
#[test]
fn jumps() {
    let climb = "(between: (\"subway_3\", \"subway_13\"), kind: ClimbAndDrop, level: 2)";
    let jump = "(between: (\"subway_3\", \"subway_13\"), kind: Jump, level: 2)";
    for (hero, cost, parkour) in [("harvey_bullock", 3, 0), ("batman", 2, -1), ("hawkfire", 1, 0)] {
        for (from, to) in [(3, 13), (13, 3)] {
            let mut table = Position::new().hero(hero, from).with_content(climb, jump).start();
            let drop = table.step(hero, to, MoveType::Drop(2), 0);
            assert_eq!(table.refused_by(&drop), "R2 VII.A.2");
            let cubes =
                (0..4).find(|cubes| table.game.why_not(&table.step(hero, to, MoveType::Jump(2), *cubes)).is_none());
            table.moves(hero, to, MoveType::Jump(2), cubes.expect("it can jump"));
            assert_eq!((table.costs(), table.where_is(hero)), (vec![cost], to), "{hero}");
            assert_eq!(table.cost_part(PartOf::Skill(Skill::Parkour)), parkour);
            assert_eq!(table.rolls().len(), 0, "nobody falls");
        }
    }
}

/// G-11, S2 Fly, S2 Horror: a flyer pays exactly 1, even with Horror.
#[test]
fn g_11_flyers_and_horror() {
    for (hero, cost) in [("batman", 2), ("hawkfire", 1)] {
        let mut table = Position::new().hero(hero, 15).tile("man_bat", &[16]).start();
        table.moves(hero, 16, gotham_rules::board::MoveType::Adjacent, 0);
        assert_eq!(table.costs(), [cost], "{hero}");
    }
}

/// G-5, R2 VII.A.3, VII.D.2.f: more allies than enemies don't hinder, but don't help either.
#[test]
fn g_5_no_modifier_falls_below_zero() {
    let position = Position::new().hero("batman", 15).hero("catwoman", 15).hero("nightwing", 15);
    let mut table = position.tile("thugs_crowbar", &[15]).token("safe", 15, "shut").start();
    table.dice("O1 O1");
    table.interact("batman", "open_safe", 2);
    table.keep();
    assert_eq!((table.part(PartOf::Hindering), table.actions()), (0, vec![(2, false)]));
    table.moves("batman", 16, MoveType::Adjacent, 0);
    assert_eq!(table.costs(), [1]);
}

/// G-42, S2 Wall Breaker: no wall is broken between two heights.
#[test]
fn g_42_walls_between_heights() {
    for (height, breaks) in [(1, true), (2, false)] {
        let mut table = Position::new().hero("batman", 1).tile("bane_venom", &[15]).start();
        let waiting_room = table.area(34);
        table.game.change_board(Change::Elevation(waiting_room, height));
        table.villain_acts_with("bane_venom");
        let through = table.step("bane_venom", 34, MoveType::Break(1), 0);
        assert_eq!(table.game.why_not(&through).is_none(), breaks, "Elevation {height}");
    }
}

/// S2 Attraction, G-44: nobody is pulled into an Area without room.
#[test]
fn g_44_no_room_for_who_is_pulled() {
    for (crowd, pulls) in [(6, true), (7, false)] {
        let position = Position::new().hero("batman", 15).belt(&["claw"]).tile("bane", &[16]);
        let mut table = position.tile("citizens_hostile", &vec![15; crowd]).start();
        let on = SkillTarget::Mini(table.mini("bane"));
        let pull = table.skill("batman", Skill::Attraction, on, Effort::cubes(1));
        assert_eq!(query::room_for(&table.game, table.mini("bane"), table.area(15)), pulls);
        assert_eq!(table.game.why_not(&pull).is_none(), pulls, "{crowd} people are there");
        if !pulls {
            assert!(
                !table
                    .game
                    .legal()
                    .iter()
                    .any(|legal| matches!(legal, Command::UseSkill { skill: Skill::Attraction, .. }))
            );
            assert_eq!(table.refused_by(&pull), "R2 VII.A.2");
        }
    }
}
