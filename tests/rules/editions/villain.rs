//! The Villain. EDITIONS 8

use gotham_rules::{Ask, Command, Happening};

use super::{may, start_either};
use crate::kit::{Position, Table};

/// Two parts whose order matters: points for Reinforcements, and one that takes the last room.
fn event() -> Position {
    let parts = "parts: [(name: \"Frost\", effects: [PlaceFields(Frost, At(\"subway_15\"), Just(1))]), \
                 (name: \"Thaw\", effects: [RemoveFields(Frost, At(\"subway_15\"))])]";
    let position = Position::new().hero("batman", 1).tile_and_pool("thugs_crowbar", &[15], 4).event(3, &[31]);
    let position = position.villain(9, 0, 0);
    position.with_mission("parts: [(name: \"Call\", effects: [Reinforcement(Just(3))])]", parts)
}

/// E-24, G-47: exactly one Event is carried out, in either edition.
#[test]
fn one_event() {
    let position = || {
        let second = "events: [(id: \"other\", name: \"Other\", text: \"Other.\", parts: [(name: \"Other\", effects: [PlaceFields(Smoke, At(\"subway_1\"), Just(1))])]),";
        event().with_mission("events: [", second)
    };
    for (mut table, ()) in start_either(position, (), ()) {
        table.end_turn();
        table.activate_tile_event();
        assert_eq!(table.ask(), Ask::ChooseEvent);
        let legal = table.game.legal();
        let is_event = |command: &&Command| matches!(command, Command::ChooseEvent { .. });
        assert_eq!(legal.iter().filter(is_event).count(), 2);
        assert!(!legal.contains(&Command::Finish) && !legal.contains(&Command::Decline), "none is no choice");
        table.say(Command::ChooseEvent { event: 0 });
        assert!(!matches!(table.ask(), Ask::ChooseEvent), "one is enough");
    }
}

/// E-25: the Villain orders the parts of an Event in the Second edition, the mission in the First.
#[test]
fn the_order_of_parts() {
    for (mut table, asks) in start_either(event, false, true) {
        table.end_turn();
        table.activate_tile_event();
        assert_eq!(table.ask() == Ask::ChoosePart, asks);
        if !asks {
            assert!(table.game.state().fields.is_empty(), "Frost came, and went");
        }
    }
}

/// E-25: in the First edition the mission gives Reinforcement Points with the Event; the Second only has those of the
/// Event itself.
#[test]
fn points_beside_the_event() {
    let position = || event().with_mission("pool: [", "points_beside_events: 2, pool: [");
    for (mut table, points) in start_either(position, Some(2), None) {
        table.end_turn();
        table.activate_tile_event();
        while table.ask() == Ask::ChoosePart {
            table.say(Command::ChoosePart { part: 0 });
        }
        let asked = match table.ask() {
            Ask::Reinforce { points } => Some(points),
            _ => None,
        };
        assert_eq!(asked, points);
        assert_eq!(gained(&table), Vec::from_iter(points), "and told");
        if points.is_some() {
            assert!(table.rules().contains(&"R1 VI:B:3 [d]"));
            let (tile, area) = (table.tile("thugs_crowbar"), table.area(31));
            table.say(Command::Reinforce { tile, area });
            assert!(table.rules().contains(&"R1 VI:E"));
        }
    }
}

/// E-25: the points come with the tile, even when no Event may happen.
#[test]
fn points_beside_no_event() {
    let closed = "events: [(only_if: [AllHeroesNeutralized], id: \"call\"";
    let position = || {
        let position = event().with_mission("pool: [", "points_beside_events: 2, pool: [");
        position.with_mission("events: [(id: \"call\"", closed)
    };
    for (mut table, points) in start_either(position, Some(2), None) {
        table.end_turn();
        table.activate_tile_event();
        let asked = match table.ask() {
            Ask::Reinforce { points } => Some(points),
            _ => None,
        };
        assert_eq!(asked, points);
        assert_eq!(gained(&table), Vec::from_iter(points));
    }
}

/// Points of Reinforcement that the Villain was told of.
fn gained(table: &Table) -> Vec<u8> {
    let told = table.happened().filter_map(|what| match what {
        Happening::PointsGained { points } => Some(*points),
        _ => None,
    });
    told.collect()
}

fn comes(table: &Table, area: u8) -> Command {
    Command::Reinforce { tile: table.tile("thugs_firearm"), area: table.area(area) }
}

/// E-26: in the First edition, Reinforcements may go on from a full Area to an Adjacent one even though another has
/// room; in the Second, only when all are full. Nobody arrives beside one that has room.
#[test]
fn reinforcements_move_on() {
    let position = |second: bool| {
        move || {
            let areas: &[u8] = if second { &[13, 31] } else { &[13] };
            let position = Position::new().hero("batman", 1).tile_and_pool("thugs_firearm", &[13, 13, 13, 13], 2);
            position.event(5, areas).villain(9, 0, 0)
        }
    };
    let to_points = |table: &mut Table| {
        table.end_turn();
        table.activate_tile_event();
    };
    for (mut table, beside) in start_either(position(true), true, false) {
        to_points(&mut table);
        assert_eq!(may(&table, &comes(&table, 12)), beside);
        assert!(may(&table, &comes(&table, 31)) && !may(&table, &comes(&table, 13)));
        assert!(!may(&table, &comes(&table, 30)), "31 has room");
    }
    for (mut table, ()) in start_either(position(false), (), ()) {
        to_points(&mut table);
        assert!(may(&table, &comes(&table, 12)), "all are full");
        assert!(!may(&table, &comes(&table, 31)), "far away");
    }
}

/// E-27, G-64: Neutralized allies of a Command leave for good in either edition: no Character Pool, no River.
#[test]
fn fallen_allies() {
    let position = || {
        let position = Position::new().hero("renee_montoya", 15).tile("bane", &[15]).event(9, &[31]);
        position.villain(9, 0, 0).with_allies()
    };
    for (mut table, ()) in start_either(position, (), ()) {
        let tile = table.hero("renee_montoya").allies[0].tile;
        let state = table.game.state();
        let allies: Vec<_> = state.all_minis().filter(|mini| state.mini(*mini).commander.is_some()).collect();
        table.arrange(|state| allies[1..].iter().for_each(|ally| state.minis[ally.index()].area = None));
        let ally = allies[0];
        table.villain_acts_with("bane");
        table.dice("O2 O2");
        let effort = gotham_rules::command::Effort::default();
        let kind = gotham_rules::command::AttackKind::Melee;
        let mini = table.mini("bane");
        table.say(Command::Attack { mini, target: ally, kind, effort, with: None });
        table.pass();
        assert!(table.hero("renee_montoya").allies[0].neutralized);
        assert_eq!(gotham_rules::query::in_pool(&table.game, tile).count(), 0);
        assert!(!table.river().iter().any(|known| known.starts_with("gcpd")), "{:?}", table.river());
    }
}
