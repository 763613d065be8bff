//! Movement. EDITIONS 6

use gotham_content::Skill;
use gotham_rules::board::{Change, MoveType};
use gotham_rules::{Ask, Command, SkillTarget};

use super::{either, may, start_either};
use crate::kit::{Position, Table};

/// E-17: Tactician sends a Hero on the Villain's turn. In the Second edition, that is the first Movement of the round,
/// with the bonus; in the First, it gets none, and the bonus waits for the Heroes' turn.
#[test]
fn the_first_movement() {
    let position = || {
        let grant = "GrantAction((heroes: [\"oracle\"]))";
        let position = Position::new().hero("oracle", 1).hero("batman", 15).tile("bane", &[31]);
        position.with_mission("initiative: Heroes", "initiative: Villain").when("At(EndOfVillainsTurn)", grant)
    };
    for (edition, (points, later)) in either((3, true), (5, false)) {
        let mut table = position().edition(edition).at_the_villains_turn();
        table.end_turn();
        table.uses_skill("oracle", Skill::Tactician, SkillTarget::Mini(table.mini("batman")), 1);
        assert_eq!(table.ask(), Ask::KeepMoving { points }, "{edition:?}");
        table.moves("batman", 14, MoveType::Adjacent, 0);
        table.stop();
        table.all_active();
        let step = table.step("batman", 15, MoveType::Adjacent, 0);
        assert_eq!(may(&table, &step), later, "{edition:?}");
    }
}

/// E-17: within the Heroes' turn either edition gives the bonus once.
#[test]
fn the_second_movement() {
    for (mut table, rule) in start_either(|| Position::new().hero("batman", 15), "R1 V:C:5 [f]", "R2 VII.A.4") {
        table.moves("batman", 14, MoveType::Adjacent, 0);
        table.stop();
        let step = table.step("batman", 15, MoveType::Adjacent, 0);
        assert_eq!(table.refused_by(&step), rule);
    }
}

/// E-18: where one may climb down or drop, the First edition only allows the drop; up, there is one way in either.
#[test]
fn the_type_of_a_move() {
    for (table, chooses) in start_either(|| Position::new().hero("batman", 8).hero("catwoman", 14), false, true) {
        let climb = table.step("batman", 14, MoveType::Climb(2), 1);
        let drop = table.step("batman", 14, MoveType::Drop(2), 0);
        assert_eq!((may(&table, &climb), may(&table, &drop)), (chooses, true));
        let (up, catwoman) = (table.area(8), table.mini("catwoman"));
        let climbs = |command: &Command| matches!(command, Command::Move { mini, area, how: MoveType::Climb(2), .. } if (*mini, *area) == (catwoman, up));
        assert!(table.game.legal().iter().any(climbs));
    }
}

/// E-18: which of two Areas is the higher one now settles it, whether or not anything else has changed on the board.
#[test]
fn the_type_of_a_move_to_an_area_that_has_risen() {
    for (mut table, ways) in start_either(|| Position::new().hero("batman", 8), 1, 2) {
        let (from, to) = (table.area(8), table.area(14));
        table.game.change_board(Change::Elevation(to, 9));
        let exits: Vec<_> = table.game.board().exits(from).iter().filter(|exit| exit.to == to).collect();
        assert_eq!((exits.len(), exits[0].how), (ways, MoveType::Climb(2)));
    }
}

/// E-19, G-12: in the First edition cubes buy what is missing, and no more.
#[test]
fn cubes_for_moves() {
    for (mut table, more) in start_either(|| Position::new().hero("batman", 13), false, true) {
        let too_much = table.step("batman", 15, MoveType::Adjacent, 1);
        assert_eq!(may(&table, &too_much), more, "the bonus is enough");
        if !more {
            assert_eq!(table.refused_by(&too_much), "R1 V:C:5 [f]");
        }
        table.moves("batman", 15, MoveType::Adjacent, 0);
        table.stop();
        let cubes = |table: &Table| -> Vec<u8> {
            let to = table.area(14);
            let moves = table.game.legal().into_iter().filter_map(|command| match command {
                Command::Move { area, cubes, pushing: 0, .. } if area == to => Some(cubes),
                _ => None,
            });
            moves.collect()
        };
        assert_eq!(cubes(&table), if more { vec![1, 2, 3, 4] } else { vec![1] });
        table.moves("batman", 14, MoveType::Adjacent, 1);
    }
}
