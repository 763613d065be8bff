//! Rulebook 2.0's examples of the River and of Reinforcement.

use gotham_rules::{Ask, Command, Happening, query};

use crate::kit::{Position, Table};

fn river_with_killer_croc_third() -> Table {
    Position::new()
        .hero("batman", 1)
        .tile("thugs_crowbar", &[15])
        .tile("brutes_chains", &[16])
        .tile("killer_croc", &[17])
        .tile("bane", &[18])
        .event(5, &[31])
        .villain(7, 2, 0)
        .start()
}

/// R2 p.29b, R2 p.30, R2 VI.A.1.1, VI.A.1.2, VI.A.1.8, VI.A.1.9, VI.B.3.a, VI.B.3.b: Killer Croc in the third position
/// costs 3 cubes, from Reserve to Fatigue, and goes to the end.
#[test]
fn river_example() {
    let mut table = river_with_killer_croc_third();
    table.end_turn();
    table.activate_tile("killer_croc");
    let post = &table.game.state().post;
    assert_eq!((post.reserve, post.fatigue), (4, 5));
    assert_eq!(table.river(), ["thugs_crowbar", "brutes_chains", "bane", "event", "killer_croc"]);
    assert!(table.saw(|what| matches!(what, Happening::TileActivated { position: 2, cost: 3, .. })));
}

/// R2 VI.B.3, VI.B.3.a: at most two tiles per turn, the same one twice if it can pay, and none that is too expensive.
#[test]
fn two_tiles_a_turn() {
    let mut table = river_with_killer_croc_third();
    table.arrange(|state| state.post.reserve = 4);
    table.end_turn();
    let dear = Command::ActivateTile { position: 4 };
    assert_eq!(table.refused_by(&dear), "R2 VI.B.3.a");
    table.activate_tile("killer_croc");
    table.say(Command::Finish);
    assert_eq!(table.ask(), Ask::ActivateTile { left: 1 });
    table.arrange(|state| state.post.reserve = 6);
    table.activate_tile("killer_croc");
    table.say(Command::Finish);
    assert_eq!(table.game.state().post.reserve, 1);
    let third = Command::ActivateTile { position: 0 };
    assert_eq!(table.refused_by(&third), "R2 VI.B.3");
}

/// R2 p.49b, R2 VI.A.1.8, IX.B: with its last miniature a tile is Neutralized: to the right end, turned over, and the
/// others slide left.
#[test]
fn neutralization_moves_the_tile_to_the_end() {
    let mut table = Position::new()
        .hero("batman", 16)
        .tile("thugs_crowbar", &[15])
        .tile("brutes_chains", &[16])
        .tile("killer_croc", &[17])
        .start();
    table.dice("R3 R1");
    table.melee("batman", "brutes_chains", 2, &[]);
    table.pass();
    assert_eq!(table.river(), ["thugs_crowbar", "killer_croc", "brutes_chains!"]);
    assert!(table.saw(|what| matches!(what, Happening::TileNeutralized { .. })));
}

/// R2 VI.B.3.c, G-46: a Neutralized tile may be activated; it does nothing and counts.
#[test]
fn g_46_a_neutralized_tile_may_be_activated_to_no_effect() {
    let mut table = Position::new()
        .hero("batman", 16)
        .tile_and_pool("brutes_chains", &[], 1)
        .tile("bane", &[17])
        .villain(9, 0, 0)
        .start();
    assert_eq!(table.river(), ["brutes_chains!", "bane"]);
    table.end_turn();
    table.activate_tile("brutes_chains");
    assert_eq!(table.ask(), Ask::ActivateTile { left: 1 });
    assert_eq!(table.game.state().post.reserve, 8);
    assert_eq!(table.river(), ["bane", "brutes_chains!"]);
}

/// R2 p.32, R2 VI.D: an Area of limit 6 with Batman, three Thugs and Bane (Venom Injected) is full: another one must be
/// chosen.
#[test]
fn reinforcement_occupancy_example() {
    let mut table = Position::new()
        .hero("batman", 6)
        .tile_and_pool("thugs_crowbar", &[6, 6, 6], 1)
        .tile("bane_venom", &[6])
        .event(5, &[6, 11])
        .villain(9, 0, 0)
        .start();
    let (full, open, beside) = (table.area(6), table.area(11), table.area(5));
    let tile = table.tile("thugs_crowbar");
    assert_eq!(table.game.board().area(full).limit, 6);
    assert_eq!(query::area_limit_left(&table.game, full), 0);
    table.end_turn();
    table.activate_tile_event();
    assert_eq!(table.ask(), Ask::Reinforce { points: 5 });
    assert_eq!(table.refused_by(&Command::Reinforce { tile, area: full }), "R2 VI.D");
    assert_eq!(table.refused_by(&Command::Reinforce { tile, area: beside }), "R2 VI.D", "Area 11 has room");
    table.say(Command::Reinforce { tile, area: open });
    assert_eq!(table.where_is("thugs_crowbar#4"), 11);
}

/// R2 p.32, R2 VI.D: when every Reinforcement Area is full, an Area Adjacent to one takes the miniature.
#[test]
fn reinforcement_beside_full_areas() {
    let mut table = Position::new()
        .hero("batman", 6)
        .tile_and_pool("thugs_crowbar", &[6, 6, 6], 1)
        .tile("bane_venom", &[6])
        .event(5, &[6])
        .villain(9, 0, 0)
        .start();
    let (beside, far, tile) = (table.area(5), table.area(4), table.tile("thugs_crowbar"));
    table.end_turn();
    table.activate_tile_event();
    assert_eq!(table.refused_by(&Command::Reinforce { tile, area: far }), "R2 VI.D");
    table.say(Command::Reinforce { tile, area: beside });
    assert_eq!(table.where_is("thugs_crowbar#4"), 5);
}

/// R2 p.31c, R2 VI.A.2.11, VI.D, G-47: a Reinforced miniature costs what its tile says; a Neutralized tile is turned up
/// where it lies; what is left is lost.
#[test]
fn reinforcement_costs_and_turns_the_tile_up() {
    let mut table = Position::new()
        .hero("batman", 1)
        .tile_and_pool("brutes_chains", &[], 2)
        .tile_and_pool("thugs_crowbar", &[15], 1)
        .tile("bane", &[17])
        .event(5, &[31])
        .villain(9, 0, 0)
        .start();
    let (area, brutes, thugs, bane) =
        (table.area(31), table.tile("brutes_chains"), table.tile("thugs_crowbar"), table.tile("bane"));
    assert_eq!(table.river(), ["brutes_chains!", "thugs_crowbar", "bane", "event"]);
    table.end_turn();
    table.activate_tile_event();
    assert_eq!(table.refused_by(&Command::Reinforce { tile: bane, area }), "R2 VI.D", "a Leader has no cost");
    table.say(Command::Reinforce { tile: brutes, area });
    assert_eq!(table.ask(), Ask::Reinforce { points: 3 });
    assert_eq!(table.river(), ["brutes_chains", "thugs_crowbar", "bane", "event"]);
    table.say(Command::Reinforce { tile: brutes, area });
    assert_eq!(table.refused_by(&Command::Reinforce { tile: brutes, area }), "R2 VI.D", "it costs 2, 1 is left");
    table.say(Command::Finish);
    assert!(table.saw(|what| matches!(what, Happening::PointsLost { points: 1 })));
    assert_eq!(query::in_pool(&table.game, thugs).count(), 1);
}
