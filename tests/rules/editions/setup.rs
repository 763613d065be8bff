//! Setup and coming into play. EDITIONS 2

use gotham_rules::{Ask, Command, Edition, Game, Options, Scenario, query};

use super::{either, start_either};
use crate::kit::content::catalogue_with;
use crate::kit::{Position, Table};

/// E-2: a Command recruits a tile that the mission sets aside in the First edition, but none that it needs in the
/// Second.
#[test]
fn whom_a_command_recruits() {
    for (edition, recruits) in either(true, false) {
        let position = Position::new().hero("renee_montoya", 15).tile("thugs_crowbar", &[1]).edition(edition);
        let text = position
            .with_mission("pool: [", "set_aside: [\"gcpd_officers_baton\"], pool: [")
            .with_mission(
                "miniatures: [(\"thugs_crowbar\", 1),",
                "miniatures: [(\"thugs_crowbar\", 1), (\"gcpd_officers_baton\", 2),",
            )
            .text();
        let scenario = Scenario::new(&catalogue_with(&text), "test").expect("the test mission");
        let mut table = Table::new(Game::new(scenario, Options { edition, ..Options::default() }, 1));
        while table.ask() != Ask::ChooseAllies {
            table.say(Command::Finish);
        }
        let (mini, tile) = (table.mini("renee_montoya"), table.tile("gcpd_officers_baton"));
        let choice = Command::ChooseAllies { mini, tile };
        assert_eq!(table.game.why_not(&choice).is_none(), recruits, "{edition:?}");
        assert_eq!(table.game.legal().contains(&choice), recruits);
        if recruits {
            table.say(choice);
            let state = table.game.state();
            let numbers: Vec<u8> = state
                .all_minis()
                .filter(|mini| state.mini(*mini).commander.is_some())
                .map(|mini| state.mini(mini).number)
                .collect();
            assert_eq!(numbers, [3, 4, 5], "two are the mission's");
        }
    }
}

/// E-2: neither edition recruits what lies in the River, or is taken.
#[test]
fn whom_no_command_recruits() {
    for edition in Edition::ALL {
        let position = Position::new().hero("renee_montoya", 15).tile("gcpd_officers_baton", &[1]);
        let table = position.edition(edition).with_allies().start();
        let chosen = table.hero("renee_montoya").allies[0].tile;
        assert_ne!(chosen, table.tile("gcpd_officers_baton"), "{edition:?}");
    }
}

/// E-3, G-64: allies without room go to Adjacent Areas, one by one, and any that fit nowhere stay out: the same in
/// both.
#[test]
fn allies_without_room() {
    for edition in Edition::ALL {
        let position = Position::new().hero("renee_montoya", 13).tile("thugs_crowbar", &[13, 13]);
        let position = position.tile("thugs_firearm", &[12; 8]).tile("brutes_chains", &[15; 7]);
        let table = position.edition(edition).with_allies().start();
        let state = table.game.state();
        let places: Vec<_> = state
            .all_minis()
            .filter(|mini| state.mini(*mini).control != gotham_rules::state::Control::Villain)
            .filter(|mini| state.mini(*mini).tile().is_some())
            .map(|mini| state.mini(mini).area)
            .collect();
        assert_eq!(places[0], Some(table.area(13)), "{edition:?}");
        assert!(places[1].is_some_and(|area| table.game.board().is_adjacent(area, table.area(13))));
        assert_eq!(places[2], None);
    }
}

/// E-4: a miniature that is brought into a full Area goes over its limit in the Second edition, and makes way to an
/// Adjacent one in the First.
#[test]
fn who_comes_into_a_full_area() {
    let position = || {
        let comes = "BringIn(\"brutes_chains\", At(\"subway_13\"), Just(1))";
        let position = Position::new().hero("batman", 15).tile("thugs_crowbar", &[13; 4]);
        position.tile_and_pool("brutes_chains", &[], 1).when("Entered((hero: true), At(\"subway_16\"))", comes)
    };
    for (mut table, expected) in start_either(position, [12, 15], [13, 13]) {
        assert!(!query::room_for(&table.game, table.mini("thugs_crowbar"), table.area(13)), "it is full");
        table.moves("batman", 16, gotham_rules::board::MoveType::Adjacent, 0);
        if table.ask() == Ask::PutWhere {
            let legal = table.game.legal().into_iter();
            let picks: Vec<_> = legal.filter(|command| matches!(command, Command::PickArea { .. })).collect();
            let expected = expected.map(|area| Command::PickArea { area: table.area(area) });
            assert!(expected.iter().all(|pick| picks.contains(pick)), "{picks:?}");
            table.say(expected[0].clone());
        }
        assert_eq!(table.where_is("brutes_chains"), expected[0]);
        assert_eq!(table.rules().contains(&"R1 IX:H"), expected[0] == 12);
    }
}

/// E-4: in the First edition, one that finds no room there either does not come.
#[test]
fn who_finds_no_room_anywhere() {
    let position = || {
        let comes = "BringIn(\"clayface\", At(\"subway_13\"), Just(1))";
        let position = Position::new().hero("batman", 16).tile("thugs_crowbar", &[13; 4]);
        let position = position.tile("thugs_firearm", &[12; 8]).tile("brutes_chains", &[15; 8]);
        position.tile_and_pool("clayface", &[], 1).when("Entered((hero: true), At(\"subway_17\"))", comes)
    };
    for (mut table, expected) in start_either(position, 0, 13) {
        table.moves("batman", 17, gotham_rules::board::MoveType::Adjacent, 0);
        assert_eq!(table.where_is("clayface"), expected);
    }
}
