//! Rules as options: each variant that can be played, on and off. R2 XIII

use gotham_rules::board::MoveType;
use gotham_rules::command::Stance;
use gotham_rules::{Command, Happening, Variant, query};

use crate::kit::{Position, Table};

/// Batman's cubes in Reserve, Fatigue and Wounds after he takes a Stance.
fn after_a_stance(position: Position, cubes: (u8, u8, u8), stance: Stance) -> (Table, (u8, u8, u8)) {
    let mut table = position.start();
    table.cubes("batman", cubes.0, cubes.1, cubes.2);
    table.end_turn();
    table.end_turn();
    table.fresh();
    let batman = table.mini("batman");
    table.say(Command::TakeStance { mini: batman, stance });
    let tablet = table.hero("batman");
    let left = (tablet.reserve, tablet.fatigue, tablet.wounds);
    (table, left)
}

/// V-1, R2 V.B.3, R2 XIII: one more cube, Active or Resting.
#[test]
fn each_hero_recovers_one_cube_more() {
    let batman = || Position::new().hero("batman", 15);
    for (stance, cubes, usual, more) in [
        (Stance::Active, (6, 5, 0), (8, 3, 0), (9, 2, 0)),
        (Stance::Resting, (4, 2, 5), (6, 4, 1), (6, 5, 0)),
        (Stance::Active, (10, 1, 0), (11, 0, 0), (11, 0, 0)),
    ] {
        let (table, left) = after_a_stance(batman(), cubes, stance);
        assert_eq!((left, table.rules().contains(&"R2 XIII")), (usual, false), "{stance:?}");
        let (table, left) = after_a_stance(batman().variant(Variant::ExtraRecovery), cubes, stance);
        assert_eq!((left, table.rules().contains(&"R2 XIII")), (more, true), "{stance:?}");
    }
}

/// V-1, R2 XIII: a Neutralized Hero recovers the cube, too.
#[test]
fn a_neutralized_hero_recovers_one_cube_more() {
    for (variants, reserve_and_fatigue) in [(vec![], 6), (vec![Variant::ExtraRecovery], 7)] {
        let position = Position::new().hero("batman", 15).hero("nightwing", 16);
        let mut table = variants.into_iter().fold(position, Position::variant).start();
        table.cubes("batman", 0, 0, 11);
        table.end_turn();
        table.end_turn();
        let tablet = table.hero("batman");
        assert_eq!(tablet.reserve + tablet.fatigue, reserve_and_fatigue);
    }
}

/// V-5, R2 VI.B.3.a, R2 XIII: the Event Warning tile costs one cube less, nothing in the first position; no other tile
/// does.
#[test]
fn the_event_warning_tile_costs_one_cube_less() {
    let position = || Position::new().hero("batman", 15).tile("bane", &[1]).event(2, &[31]).villain(6, 0, 0);
    for (variants, costs, rule) in
        [(vec![], [(2, 4), (1, 3)], "R2 VI.B.3.a"), (vec![Variant::CheapEvents], [(1, 5), (1, 4)], "R2 XIII")]
    {
        let mut table = variants.into_iter().fold(position(), Position::variant).start();
        table.end_turn();
        for (place, (cost, left)) in [1, 0].into_iter().zip(costs) {
            table.fresh();
            assert_eq!(query::tile_cost(&table.game, place), Some(cost));
            table.say(Command::ActivateTile { position: place as u8 });
            assert_eq!(table.game.state().post.reserve, left);
            let spent = |event: &Happening| *event == Happening::Spent { mini: None, space: None, cubes: cost };
            assert!(table.saw(spent), "{:?}", table.rules());
            if place == 1 {
                assert!(table.rules().contains(&rule), "{:?}", table.rules());
            }
            table.done();
        }
    }
    let mut table = position().tile("thugs_crowbar", &[1]).variant(Variant::CheapEvents).start();
    table.arrange(|state| state.river.reverse());
    assert_eq!([0, 1, 2].map(|place| query::tile_cost(&table.game, place)), [Some(0), Some(2), Some(3)]);
}

/// V-2, R2 XIII, G-67: a Resting Hero moves on its First Movement Bonus, and does nothing else.
#[test]
fn a_resting_hero_moves_without_cubes() {
    let position =
        || Position::new().hero("batman", 15).rests().variant(Variant::RestingMovement).ground(15, "crowbar");
    let mut table = position().start();
    let legal = table.game.legal();
    let moves = legal.iter().filter(|command| matches!(command, Command::Move { cubes: 0, .. })).count();
    let others = legal.iter().filter(|command| !matches!(command, Command::Move { .. } | Command::EndTurn)).count();
    assert!(moves > 0 && others == 0, "{legal:?}");
    let reach = query::reach(&table.game, table.mini("batman"));
    assert!(!reach.is_empty() && reach.iter().all(|reach| reach.cubes == 0 && reach.points <= 2), "{reach:?}");
    let pick = Command::PickUp { mini: table.mini("batman"), card: table.card("crowbar"), pushing: 0 };
    assert_eq!(table.refused_by(&pick), "R2 V.B.3");
    table.fresh();
    table.moves("batman", 14, MoveType::Adjacent, 0);
    assert!(table.rules().contains(&"R2 XIII"), "{:?}", table.rules());
    let back = table.step("batman", 15, MoveType::Adjacent, 1);
    assert_eq!(table.refused_by(&back), "G-67", "no cube while he rests");
    table.moves("batman", 15, MoveType::Adjacent, 0);
    let again = table.step("batman", 14, MoveType::Adjacent, 1);
    assert_eq!(table.refused_by(&again), "G-67", "the bonus is used up");
    assert_eq!((table.where_is("batman"), table.hero("batman").reserve), (15, 11));
    let pushed = Command::Move {
        mini: table.mini("batman"),
        area: table.area(14),
        how: MoveType::Adjacent,
        cubes: 0,
        card: None,
        pushing: 1,
    };
    assert_eq!(table.refused_by(&pushed), "G-67", "Pushing Limits counts as cubes");

    let mut table = position().start();
    let batman = table.mini("batman");
    table.arrange(|state| state.minis[batman.index()].down = true);
    let step = table.step("batman", 14, MoveType::Adjacent, 0);
    assert_eq!(table.refused_by(&step), "G-67", "who is laid down does not move");
    assert_eq!(table.game.legal(), [Command::EndTurn]);
}

/// V-2, G-67: the variant is for Resting Heroes; an Active Hero pays with cubes as usual.
#[test]
fn resting_movement_is_for_who_rests() {
    let mut table = Position::new().hero("batman", 15).variant(Variant::RestingMovement).start();
    for (area, cubes) in [(14, 0), (15, 0), (14, 1)] {
        table.moves("batman", area, MoveType::Adjacent, cubes);
    }
    assert_eq!(table.where_is("batman"), 14);
}
