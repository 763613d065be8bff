//! The Villain's turn: recovery, activations, Dredging, Demobilization, Neutrals.

use gotham_content::Side;
use gotham_rules::board::MoveType;
use gotham_rules::command::{AttackKind, Effort, Space};
use gotham_rules::event::{FieldKind, PartOf};
use gotham_rules::{Ask, Command, Happening, Reason, query};

use gotham_play::names::Names;

use crate::kit::{Position, Table};

/// R2 p.29a, R2 VI.A.1.1, VI.A.1.2, VI.A.1.3, VI.B.1: spent cubes go to Fatigue, then the Recovery Value comes back.
#[test]
fn the_villain_recovers() {
    let mut table = Position::new().hero("batman", 1).tile("bane", &[15]).villain(5, 2, 5).start();
    table.arrange(|state| {
        let post = &mut state.post;
        (post.reserve, post.spaces.defense, post.spaces.movement) = (1, 3, 1);
    });
    table.end_turn();
    let post = &table.game.state().post;
    assert_eq!((post.reserve, post.fatigue, post.spaces.total()), (6, 1, 0));
}

/// R2 VI.C, VI.C.2, VI.C.4, VII.A.1: the First Movement Bonus comes with the first of the two Movements, whichever that
/// is.
#[test]
fn both_movements_of_an_activation() {
    let mut table = Position::new().hero("batman", 14).tile("bane", &[15]).villain(2, 0, 0).start();
    table.villain_acts_with("bane");
    table.moves("bane", 14, MoveType::Adjacent, 0);
    assert_eq!(table.ask(), Ask::KeepMoving { points: 1 });
    table.stop();
    table.dice("O0 O0");
    table.tile_attack(AttackKind::Melee, "bane", "batman", 0);
    table.pass();
    let free = table.step("bane", 15, MoveType::Adjacent, 0);
    assert_eq!(table.refused_by(&free), "R2 VII.A.4", "the bonus is gone, with what was left of it");
    table.moves("bane", 15, MoveType::Adjacent, 2);
    assert_eq!(table.costs(), [1, 2]);
    assert_eq!(table.game.state().post.spaces.movement, 2);
    table.stop();
    assert_eq!(table.ask(), Ask::ActivateTile { left: 1 });
    let mut table = Position::new().hero("batman", 15).tile("bane", &[15]).start();
    table.villain_acts_with("bane");
    table.dice("O0 O0");
    table.tile_attack(AttackKind::Melee, "bane", "batman", 0);
    table.pass();
    table.moves("bane", 14, MoveType::Adjacent, 0);
    assert_eq!(table.costs(), [2], "past Batman, with the bonus");
}

/// R2 VI.C, VI.C.1: each miniature of the tile once, one after the other, or none at all.
#[test]
fn each_miniature_once() {
    let mut table = Position::new().hero("batman", 1).tile("thugs_crowbar", &[15, 16]).start();
    table.villain_acts_with("thugs_crowbar");
    let other = Command::ActivateMini { mini: table.mini("thugs_crowbar#2") };
    assert_eq!(table.refused_by(&other), "G-87", "the first one is not done");
    let step = table.step("thugs_crowbar#2", 17, MoveType::Adjacent, 0);
    assert_eq!(table.refused_by(&step), "R2 VI.C");
    table.say(Command::Finish);
    let again = Command::ActivateMini { mini: table.mini("thugs_crowbar") };
    assert_eq!(table.refused_by(&again), "R2 VI.C.1");
    table.say(other);
    table.say(Command::Finish);
    assert_eq!(table.ask(), Ask::ActivateTile { left: 1 });
}

/// R2 VI.A.2.9, VI.C.3: a choice of Characteristics; its multiplier counts actions; no other action besides it.
#[test]
fn bane_strikes_three_times_or_once() {
    let mut table = Position::new().hero("batman", 15).token("bomb", 15, "idle").tile("bane_venom", &[15]).start();
    table.villain_acts_with("bane_venom");
    table.dice("Y0 Y0 Y0 Y0 Y0 Y0");
    table.tile_attack(AttackKind::Melee, "bane_venom", "batman", 1);
    assert_eq!(table.rolls(), ["Y0 Y0"]);
    let prime = table.interact_with("bane_venom", "prime", None, Effort::default());
    assert_eq!(table.refused_by(&prime), "R2 VI.C.3");
    table.tile_attack(AttackKind::Melee, "bane_venom", "batman", 1);
    table.tile_attack(AttackKind::Melee, "bane_venom", "batman", 1);
    let fourth =
        table.attack_with(AttackKind::Melee, "bane_venom", "batman", Effort { choice: 1, ..Effort::default() });
    assert_eq!(table.refused_by(&fourth), "R2 VI.C.3");
    let none = table.attack_with(AttackKind::Ranged, "bane_venom", "batman", Effort::default());
    assert_eq!(table.refused(&none).why, Reason::ActionIsDone);
}

/// R2 VII.D.2, VII.D.2.f, S2 Munitions Specialist: a tile primes a Bomb with its Manipulation dice; Munitions
/// Specialist helps, Menace hinders.
#[test]
fn bane_primes_a_bomb() {
    let mut table = Position::new().hero("batman", 15).token("bomb", 15, "idle").tile("bane", &[15]).start();
    table.villain_acts_with("bane");
    table.dice("O2 O1");
    table.tile_interacts("bane", "prime", None);
    table.keep();
    assert_eq!(table.part(PartOf::Hindering), -1);
    assert_eq!(table.actions(), [(3, true)], "3, Munitions Specialist 1, Hindering 1");
    assert_eq!(table.game.state().tokens[0].face, 1);
}

fn with_a_neutralized_tile() -> Table {
    let mut table = Position::new()
        .hero("batman", 1)
        .tile("thugs_crowbar", &[15, 16])
        .tile_and_pool("brutes_chains", &[], 2)
        .tile("bane", &[17])
        .event(5, &[31])
        .villain(9, 1, 0)
        .start();
    table.end_turn();
    table
}

/// R2 VI.E: a Neutralized tile leaves for two cubes: Fatigue first, then spaces of the Villain's choice, then Reserve.
#[test]
fn dredging() {
    let mut table = with_a_neutralized_tile();
    table.arrange(|state| {
        let post = &mut state.post;
        (post.reserve, post.spaces.defense, post.spaces.reroll) = (7, 1, 1);
    });
    let bane = Command::Dredge { position: 2 };
    assert_eq!(table.refused_by(&bane), "R2 VI.E", "he stands");
    table.say(Command::Dredge { position: 1 });
    assert_eq!(table.ask(), Ask::PayDredge { cubes: 1 });
    assert_eq!(table.game.state().post.fatigue, 0);
    let empty = Command::PayFrom { space: Space::Movement };
    assert_eq!(table.refused_by(&empty), "R2 VI.E");
    table.say(Command::PayFrom { space: Space::Reroll });
    let post = &table.game.state().post;
    assert_eq!((post.spaces.reroll, post.spaces.defense, post.reserve, post.lost), (0, 1, 7, 2));
    assert_eq!(table.river(), ["thugs_crowbar", "bane", "event"]);
    assert_eq!(query::in_pool(&table.game, table.tile("brutes_chains")).count(), 0, "nobody comes back");
    assert_eq!(table.ask(), Ask::ActivateTile { left: 2 }, "it is no activation");
}

/// G-61: a miniature that arrives as a Reinforcement or is brought in by the mission doesn't roll for Dangerous
/// Terrain; one that is moved in by the mission does.
#[test]
fn g_61_who_rolls_for_dangerous_terrain() {
    let position = Position::new().hero("batman", 1).tile_and_pool("thugs_crowbar", &[16], 2).tile("bane", &[38]);
    let position = position.event(1, &[31]).villain(9, 0, 0);
    let mut table = position
        .when("At(StartOfVillainsTurn)", r#"BringIn("thugs_crowbar", At("subway_31"), Just(1))"#)
        .when("At(EndOfVillainsTurn)", r#"MoveTo((tiles: ["bane"]), At("subway_31"))"#)
        .start();
    table.field(FieldKind::Flame, 31, 3);
    table.end_turn();
    assert!(
        matches!(table.ask(), Ask::ActivateTile { .. }),
        "Thugs that leave the River leave nobody to come, either way"
    );
    assert_eq!(table.where_is("thugs_crowbar#2"), 31);
    table.activate_tile_event();
    let (tile, area) = (table.tile("thugs_crowbar"), table.area(31));
    table.say(Command::Reinforce { tile, area });
    assert_eq!(table.where_is("thugs_crowbar#3"), 31);
    assert!(table.rolls().is_empty(), "nobody has moved in");
    table.dice("Y0 Y0 Y0");
    table.end_turn();
    table.keep();
    assert_eq!(table.rolls(), ["Y0 Y0 Y0"], "Bane is moved in");
}

/// R2 VI.E: with nothing in Fatigue or on spaces, the Reserve pays; with one cube in all, nothing does.
#[test]
fn dredging_from_the_reserve() {
    let mut table = with_a_neutralized_tile();
    table.arrange(|state| state.post.fatigue = 0);
    table.say(Command::Dredge { position: 1 });
    assert_eq!((table.game.state().post.reserve, table.game.state().post.lost), (7, 2));
    let mut table = with_a_neutralized_tile();
    table.arrange(|state| (state.post.reserve, state.post.fatigue) = (1, 0));
    assert_eq!(table.refused_by(&Command::Dredge { position: 1 }), "R2 VI.E");
}

/// R2 VI.E: at any point of the turn, even between two miniatures of a tile.
#[test]
fn dredging_between_miniatures() {
    let mut table = with_a_neutralized_tile();
    table.activate_tile("thugs_crowbar");
    assert_eq!(table.river()[0], "brutes_chains!");
    table.say(Command::Dredge { position: 0 });
    assert!(matches!(table.ask(), Ask::ActivateMini { .. }));
    assert_eq!(table.river(), ["bane", "event", "thugs_crowbar"]);
}

/// R2 VI.E, VI.F: at any point of the Villain's turn, even in the middle of a Movement; not on the Heroes' turn.
#[test]
fn the_river_is_cleared_at_any_point() {
    let position = Position::new().hero("batman", 30).tile("thugs_crowbar", &[16]).tile("thugs_firearm", &[12, 14]);
    let mut table = position.villain(5, 2, 5).start();
    assert_eq!(table.refused_by(&Command::Demobilize { position: 1 }), "R2 VI.B");
    table.villain_acts_with("thugs_crowbar");
    table.moves("thugs_crowbar", 15, MoveType::Adjacent, 0);
    let demobilize = table.game.legal().into_iter().find(|command| {
        let Command::Demobilize { position } = command else { return false };
        table.river()[usize::from(*position)] == "thugs_firearm"
    });
    table.say(demobilize.expect("legal between two Moves"));
    assert_eq!(table.river(), ["thugs_crowbar"]);
    table.moves("thugs_crowbar", 14, MoveType::Adjacent, 0);
    assert_eq!(table.where_is("thugs_crowbar"), 14, "the Movement goes on");
}

/// R2 VI.F: demobilized while it is activated, a miniature is gone, and so is its activation.
#[test]
fn demobilized_in_the_middle_of_its_activation() {
    let mut table = Position::new().hero("batman", 30).tile("thugs_crowbar", &[16, 17]).villain(5, 2, 5).start();
    table.villain_acts_with("thugs_crowbar");
    let demobilize = table.game.legal().into_iter().find(|command| matches!(command, Command::Demobilize { .. }));
    table.say(demobilize.expect("legal within an activation"));
    assert_eq!((table.where_is("thugs_crowbar"), table.river().len()), (0, 0));
    assert!(matches!(table.ask(), Ask::ActivateTile { .. }), "{:?}", table.ask());
}

/// R2 VI.A.2.12, VI.F: once per game, an Elite or Henchman tile leaves with its miniatures, for the price of a Dredge.
#[test]
fn demobilization() {
    let mut table = with_a_neutralized_tile();
    assert_eq!(table.refused_by(&Command::Demobilize { position: 2 }), "R2 VI.F", "Bane is a Leader");
    assert_eq!(table.refused_by(&Command::Demobilize { position: 1 }), "R2 VI.F", "Neutralized tiles are Dredged");
    table.say(Command::Demobilize { position: 0 });
    assert_eq!(table.river(), ["brutes_chains!", "bane", "event"]);
    assert_eq!((table.where_is("thugs_crowbar"), table.where_is("thugs_crowbar#2")), (0, 0));
    assert_eq!(query::in_pool(&table.game, table.tile("thugs_crowbar")).count(), 0);
    assert_eq!((table.game.state().post.fatigue, table.game.state().post.reserve), (0, 8));
    assert!(table.saw(|what| matches!(what, Happening::TileRemoved { demobilized: true, .. })));
    let again = Command::Demobilize { position: 0 };
    assert_eq!(table.refused_by(&again), "R2 VI.F");
}

/// G-66: before the Villain recovers, he is asked whether a tile leaves, if that may change how the turn begins.
#[test]
fn g_66_before_recovery() {
    let start = |effects: &str| {
        let mut table = Position::new()
            .hero("batman", 1)
            .tile("thugs_crowbar", &[15, 16])
            .tile("bane", &[17])
            .villain(3, 2, 2)
            .when("At(StartOfVillainsTurn)", effects)
            .start();
        table.arrange(|state| {
            let post = &mut state.post;
            (post.reserve, post.spaces.defense, post.spaces.movement) = (1, 1, 1);
        });
        table.end_turn();
        table
    };
    let table = start(r#"LayDown((tiles: ["bane"]))"#);
    assert_eq!(table.ask(), Ask::ActivateTile { left: 2 }, "no tile that leaves makes a difference");
    let harm = r#"Wound((tiles: ["thugs_crowbar"]), Just(1))"#;
    let mut table = start(harm);
    assert_eq!((table.ask(), table.prompt().rule.id()), (Ask::BeforeRecovery, "G-66"));
    assert_eq!(table.refused_by(&Command::EndTurn), "G-87");
    table.say(Command::Finish);
    assert_eq!(table.ask(), Ask::ActivateTile { left: 2 });
    assert_eq!((table.river(), table.game.state().post.reserve), (vec!["bane".into(), "thugs_crowbar!".into()], 3));
    let mut table = start(harm);
    table.say(Command::Demobilize { position: 0 });
    assert_eq!(table.ask(), Ask::ActivateTile { left: 2 }, "nothing else could leave");
    assert_eq!(table.neutralized("thugs_crowbar"), 0);
    let post = &table.game.state().post;
    assert_eq!((post.reserve, post.fatigue, post.lost), (3, 0, 2), "the cubes come to the same either way");
}

/// G-66: inside an attack the Villain's own decisions are open for it, a Defense and Rerolls are not.
#[test]
fn g_66_in_an_attack() {
    let mut table = Position::new()
        .hero("nightwing", 15)
        .tile("mr_freeze", &[15])
        .tile("thugs_crowbar", &[16])
        .villain(9, 2, 0)
        .start();
    table.villain_acts_with("mr_freeze");
    table.dice("W0 R1 Y0");
    table.tile_attack(AttackKind::Melee, "mr_freeze", "nightwing", 0);
    let demobilize = Command::Demobilize { position: 0 };
    assert_eq!(table.river()[0], "thugs_crowbar");
    assert!(matches!(table.ask(), Ask::Reroll { .. }));
    assert_eq!(table.refused(&demobilize).why, Reason::BeingResolved);
    table.keep();
    assert!(matches!(table.ask(), Ask::Defend { .. }));
    assert_eq!(table.refused(&demobilize).why, Reason::NotVillainsTurn, "it is not the Villain who decides");
    table.defend(0);
    table.keep();
    assert!(matches!(table.ask(), Ask::PutTokens { .. }));
    assert!(table.game.legal().contains(&demobilize));
    table.say(demobilize);
    assert!(matches!(table.ask(), Ask::PutTokens { .. }), "the attack goes on");
    table.say(Command::PutTokens { count: 1 });
    assert!(table.offered().is_some());
}

/// R2 VI.B: the River only concerns the Villain on its own turn.
#[test]
fn no_dredging_in_the_heroes_turn() {
    let mut table = Position::new()
        .hero("batman", 1)
        .tile_and_pool("brutes_chains", &[], 1)
        .tile("bane", &[17])
        .villain(9, 1, 0)
        .start();
    assert_eq!(table.refused(&Command::Dredge { position: 0 }).why, Reason::NotVillainsTurn);
    assert_eq!(table.refused(&Command::ActivateTile { position: 0 }).why, Reason::NotAsked);
}

/// R2 VI.A.1.9, VI.A.2.12, G-45: positions cost 1, 2, 3 ...; a double tile fills two of them and costs the one that it
/// marks.
#[test]
fn g_45_a_double_tile() {
    let table = Position::new()
        .hero("batman", 1)
        .tile("thugs_crowbar", &[15])
        .tile("bud_and_lou", &[16])
        .tile("bane", &[17])
        .start();
    let costs: Vec<Option<u8>> = (0..4).map(|at| query::tile_cost(&table.game, at)).collect();
    assert_eq!(costs, [Some(1), Some(2), Some(4), None]);
}

/// R2 VI.A.2.2, G-10: Neutrals aren't targets and don't hinder; they fill their Area.
#[test]
fn g_10_neutrals() {
    let mut table = Position::new()
        .hero("batman", 15)
        .belt(&["batarangs"])
        .tile("citizens_hostile", &[15, 15])
        .tile("scarecrow", &[16])
        .start();
    assert_eq!(table.body("citizens_hostile").side, None);
    let attack = table.attack_with(AttackKind::Melee, "batman", "citizens_hostile", Effort::cubes(1));
    assert_eq!(table.refused_by(&attack), "R2 VII.B.1");
    let batman = table.mini("batman");
    assert_eq!(query::hindering(&table.game, batman, query::Measure::Size, 0), 0);
    assert_eq!(query::hindering(&table.game, batman, query::Measure::Menace, 0), 0);
    let room = table.game.board().area(table.area(15)).limit - 3;
    assert_eq!(query::area_limit_left(&table.game, table.area(15)), room, "Batman and two of Size 1");
}

/// R2 VI.A.1.7, VI.A.2.3, G-49: Life Points lost stay lost on the board; a miniature comes back unhurt from the pool.
#[test]
fn g_49_life_points() {
    let mut table = Position::new().hero("batman", 15).tile("bane", &[15]).start();
    table.dice("R3");
    table.melee("batman", "bane", 1, &[]);
    table.pass();
    assert_eq!(table.body("bane").life, 4);
    table.end_turn();
    table.end_turn();
    table.all_active();
    assert_eq!(table.body("bane").life, 4);
    table.dice("R3 R3");
    table.melee("batman", "bane", 2, &[]);
    table.pass();
    assert_eq!(table.neutralized("bane"), 1);
    assert_eq!(table.river(), ["bane!"]);
    assert_eq!(table.body("bane").life, 6);
}

/// R2 III, III.A, III.A.2, III.A.3: on the Heroes' turn, the Villain's side only answers with Defenses and Rerolls.
#[test]
fn sides_take_turns() {
    let mut table = Position::new().hero("batman", 15).tile("bane", &[15]).villain(5, 0, 0).start();
    assert_eq!(table.prompt().side, Side::Heroes);
    let bane = table.attack_with(AttackKind::Melee, "bane", "batman", Effort::default());
    assert_eq!(table.refused(&bane).why, Reason::NotVillainsTurn);
    table.end_turn();
    assert_eq!(table.prompt().side, Side::Villain);
    let batman = table.attack_with(AttackKind::Melee, "batman", "bane", Effort::cubes(1));
    assert_eq!(table.refused_by(&batman), "G-87");
}

/// The Ventriloquist with both his tiles, the first of them at 1 and the one in force at 3.
fn ventriloquist() -> Table {
    let (first, second) = ("arnold_wesker_ventriloquist", "ventriloquist_arnold_wesker");
    let position = Position::new().hero("batman", 15).hero("nightwing", 40).other_tile(first).tile("bane", &[31]);
    position.tile(second, &[16]).villain(9, 0, 0).start()
}

/// The tile that the Ventriloquist uses, and the numbers it gives him.
fn personality(table: &Table) -> (String, u8, u8) {
    let mini = table.game.state().all_minis().find(|mini| table.game.state().mini(*mini).other_tile.is_some());
    let mini = mini.expect("a miniature with two tiles");
    let tile = table.game.state().mini(mini).tile().expect("a tile");
    (table.game.scenario().tile(tile).id.to_string(), query::menace(&table.game, mini), query::life(&table.game, mini))
}

/// S2 Multiple Personalities, G-56: the glossary's example. The tile farther right is in force; activating the left
/// one brings it to the end, and so into force; the right one again costs what its position says, and swaps nothing.
#[test]
fn g_56_the_right_one_of_two_tiles_is_in_force() {
    let (first, second) = ("arnold_wesker_ventriloquist", "ventriloquist_arnold_wesker");
    let mut table = ventriloquist();
    assert_eq!(personality(&table), (second.into(), 2, 4));
    let (left, right) = (table.tile(first), table.tile(second));
    assert!(!query::is_in_force(&table.game, left) && query::is_in_force(&table.game, right));
    table.end_turn();
    table.fresh();
    table.activate_tile(first);
    assert_eq!(personality(&table), (first.into(), 1, 4));
    assert!(table.rules().contains(&"G-56"), "{:?}", table.rules());
    assert_eq!(table.river(), ["bane", second, first]);
    assert_eq!(table.ask(), Ask::ActivateMini { tile: left });
    let mini = table.mini(first);
    let word = Names::of(&table.game).mini(mini);
    table.say(Command::ActivateMini { mini });
    let shot = table.attack_with(AttackKind::Ranged, first, "batman", Effort { choice: 0, ..Effort::default() });
    let dice = query::throw(&table.game, &shot).expect("a throw").dice.len();
    assert_eq!(dice, 2, "the white die of the first tile, and his friend's: not the three of the second");
    table.done();
    // The one in force costs what its position says, and stays in force.
    table.activate_tile(first);
    assert_eq!((personality(&table).0, table.game.state().post.reserve), (first.into(), 9 - 1 - 3));
    table.done();
    table.end_turn();
    table.all_active();
    table.end_turn();
    table.activate_tile(second);
    assert_eq!(personality(&table).0, second);
    assert_eq!(Names::of(&table.game).mini(mini), word, "his word stays the same");
}

/// S2 Multiple Personalities, G-56: what he has lost stays lost; both tiles are Neutralized together.
#[test]
fn g_56_both_tiles_share_wounds_and_neutralization() {
    let (first, second) = ("arnold_wesker_ventriloquist", "ventriloquist_arnold_wesker");
    let mut table = ventriloquist();
    table.life(second, 1);
    table.end_turn();
    table.activate_tile(first);
    assert_eq!(personality(&table), (first.into(), 1, 1));
    table.done();
    table.end_turn();
    table.all_active();
    table.put(first, 15);
    table.dice("R3 R3");
    table.melee("batman", first, 2, &[]);
    table.pass();
    assert_eq!(table.neutralized(first), 1);
    assert_eq!(table.river(), ["bane", &format!("{second}!"), &format!("{first}!")]);
}
