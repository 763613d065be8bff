//! What happens to whole Areas: Grenades, Explosions, Field Modifier tokens, Dangerous Terrain; Gas Immunity.

use gotham_content::skill::Skill;
use gotham_rules::board::MoveType;
use gotham_rules::command::{AttackKind, Effort};
use gotham_rules::event::{FieldKind, PartOf};
use gotham_rules::{Ask, Command, Happening, SkillTarget, query};

use crate::kit::{Position, Table};

fn grenade(table: &Table, to: u8, cubes: u8, cards: &[&str]) -> Command {
    Command::UseSkill {
        mini: table.mini("batman"),
        skill: Skill::Grenade,
        on: SkillTarget::Area(table.area(to)),
        effort: table.effort(cubes, cards),
    }
}

/// R2 p.54b, R2 XI.D, S2 Frost, S2 Grenade: Mr. Freeze's Grenade of level 2: Catwoman and a Thug roll two Yellow dice
/// each.
#[test]
fn explosion_example() {
    let mut table = Position::new().hero("catwoman", 16).tile("mr_freeze", &[15]).tile("thugs_crowbar", &[16]).start();
    table.villain_acts_with("mr_freeze");
    table.dice("W2 O0 Y1 Y1 Y2 Y0");
    let (mini, area) = (table.mini("mr_freeze"), table.area(16));
    table.say(Command::UseSkill {
        mini,
        skill: Skill::Grenade,
        on: SkillTarget::Area(area),
        effort: Effort::default(),
    });
    table.keep();
    assert_eq!(table.actions(), [(2, true)], "Distance 1");
    assert_eq!(table.rolls(), ["W2 O0", "Y1 Y1", "Y2 Y0"]);
    assert!(table.saw(|what| matches!(what, Happening::Exploded { level: 2, .. })));
    assert_eq!((table.wounds("catwoman"), table.wounds("thugs_crowbar")), (2, 1));
    assert_eq!(table.neutralized("thugs_crowbar"), 1);
    let Ask::PutTokens { kind, most, .. } = table.ask() else { panic!("{:?}", table.ask()) };
    assert_eq!((kind, most), (FieldKind::Frost, 1));
    table.say(Command::PutTokens { count: 1 });
    assert_eq!(query::moving::difficult_terrain(&table.game, table.mini("catwoman"), area), 1);
}

/// S2 Grenade, G-35: a Grenade that falls short explodes on the way, at the thrower's feet without a success; the card
/// is used.
#[test]
fn g_35_a_grenade_that_falls_short() {
    for (faces, explodes) in [("O2 O1", 17), ("O2 O0", 16), ("O1 O0", 15), ("O0 O0", 14)] {
        let mut table = Position::new().hero("batman", 14).with(&["stun_grenade"]).start();
        table.dice(faces);
        let throw = grenade(&table, 17, 2, &["stun_grenade"]);
        table.say(throw);
        table.keep();
        let area = table.area(explodes);
        assert!(
            table.saw(|what| matches!(what, Happening::Exploded { area: at, level: 3 } if *at == area)),
            "{faces}: {:?}",
            table.log
        );
        assert!(table.carried("batman").is_empty());
        assert!(explodes != 14 || table.rolls().len() == 2, "he is in his own Explosion");
    }
}

/// S2 Grenade: in sight only, and somebody must have it.
#[test]
fn grenades_need_sight_and_the_skill() {
    let mut table = Position::new().hero("batman", 14).with(&["stun_grenade"]).start();
    let blind = grenade(&table, 34, 1, &["stun_grenade"]);
    assert_eq!(table.refused_by(&blind), "R2 XI.A");
    let bare = grenade(&table, 15, 1, &[]);
    assert_eq!(table.refused_by(&bare), "S2 Grenade");
}

/// R2 V.C.1.5: a Grenade dropped while its dice are on the table is used up anyway. R2 V.C.2.e
#[test]
fn a_grenade_under_way_cannot_be_kept_by_dropping_it() {
    let mut table = Position::new().hero("batman", 14).with(&["stun_grenade"]).start();
    table.dice("O0 O0");
    let throw = grenade(&table, 17, 2, &["stun_grenade"]);
    table.say(throw);
    assert!(matches!(table.ask(), Ask::Reroll { .. }));
    let drop = Command::Drop { mini: table.mini("batman"), card: table.card("stun_grenade") };
    assert_eq!(table.refused_by(&drop), "R2 V.C.2.e");
    table.pass();
    assert!(table.lying(14).is_empty() && table.carried("batman").is_empty());
}

/// R2 V.C.2.d-e: Equipment is in the air while its throw is rolled, and cannot be dropped; a second copy can.
#[test]
fn equipment_is_not_dropped_during_its_throw() {
    let mut table = Position::new().hero("batman", 14).with(&["medikit"]).start();
    let (mini, card, area) = (table.mini("batman"), table.card("medikit"), table.area(15));
    table.dice("O1 O1");
    table.say(Command::Throw { mini, card, area, effort: Effort::cubes(2) });
    assert_eq!(table.refused_by(&Command::Drop { mini, card }), "R2 V.C.2.e");
    table.keep();
    assert_eq!((table.lying(14), table.lying(15)), (Vec::new(), vec!["medikit".to_string()]));
    let mut table = Position::new().hero("batman", 14).with(&["medikit", "medikit"]).start();
    table.dice("O1 O1");
    table.say(Command::Throw { mini, card, area, effort: Effort::cubes(2) });
    table.say(Command::Drop { mini, card });
    assert_eq!(table.refused_by(&Command::Drop { mini, card }), "R2 V.C.2.e");
    table.keep();
    assert_eq!((table.lying(14), table.lying(15)), (vec!["medikit".to_string()], vec!["medikit".to_string()]));
}

/// R2 XI.D: an Explosion of the mission: an Automatic Thought beside the Safe.
#[test]
fn an_explosion_of_the_mission() {
    let mut table = Position::new().hero("batman", 15).hero("catwoman", 15).token("safe", 15, "shut").start();
    table.dice("Y2 Y1 Y0 Y1");
    table.interact("batman", "blow_up", 1);
    table.keep();
    assert_eq!((table.wounds("batman"), table.wounds("catwoman")), (3, 1));
    assert_eq!(table.hero("batman").spaces.thought, 0, "its cube was wounded first");
}

/// R2 XI.D, S2 Support: an Explosion hits everybody at once: Support counts as it was when it went off, no matter who
/// falls first.
#[test]
fn those_in_an_explosion_are_hit_together() {
    let mut table = Position::new().hero("renee_montoya", 15).hero("batman", 15).token("safe", 15, "shut").start();
    table.cubes("renee_montoya", 1, 0, 8);
    table.dice("Y2 Y2 Y2 Y1");
    table.interact("batman", "blow_up", 1);
    table.say(Command::Keep);
    assert_eq!(table.neutralized("renee_montoya"), 1);
    let Ask::Reroll { bonus, .. } = table.ask() else { panic!("{:?}", table.ask()) };
    assert_eq!((table.prompt().subject, bonus), (Some(table.mini("batman")), 2), "Renee's Support");
}

/// R2 X.A, S2 Luck, G-31: in a roll that hurts, the roller wants blanks: Luck rerolls a success.
#[test]
fn g_31_luck_in_a_roll_that_hurts() {
    let mut table = Position::new().hero("renee_montoya", 3).start();
    table.cubes("renee_montoya", 0, 9, 0);
    table.dice("Y2 Y0 Y0");
    table.moves("renee_montoya", 13, MoveType::Drop(2), 0);
    let Ask::Reroll { bonus, .. } = table.ask() else { panic!("{:?}", table.ask()) };
    assert_eq!(bonus, 1);
    table.reroll(0, gotham_rules::command::RerollBy::Bonus);
    assert_eq!(table.wounds("renee_montoya"), 0);
    assert_eq!(table.rolls(), ["Y2 Y0"]);
}

/// R2 p.53d, R2 XI.B, S2 Toxic Gas: an Area that becomes Dangerous Terrain of level 2: two Yellow dice for everybody
/// inside.
#[test]
fn increasing_dangerous_terrain_example() {
    let mut table =
        Position::new().hero("huntress", 16).with(&["fireworks"]).hero("batman", 15).tile("bane", &[15]).start();
    table.dice("O0 O0");
    table.shoot("huntress", "bane", 1, &["fireworks"]);
    table.keep();
    assert_eq!(table.ask(), Ask::PutTokens { kind: FieldKind::Gas, area: table.area(15), most: 2 });
    table.fresh();
    table.dice("Y1 Y1 Y2 Y0");
    table.say(Command::PutTokens { count: 2 });
    table.keep();
    assert_eq!(table.rolls(), ["Y1 Y1", "Y2 Y0"]);
    assert_eq!((table.wounds("batman"), table.wounds("bane")), (2, 2));
    assert!(table.saw(|what| matches!(what, Happening::FieldsPlaced { count: 2, .. })));
}

/// R2 VII.A.6, XI.B: entering rolls the whole level; one more token rolls one die.
#[test]
fn dangerous_terrain_on_entering() {
    let mut table = Position::new().hero("batman", 16).start();
    table.field(FieldKind::Gas, 15, 1);
    table.field(FieldKind::Flame, 15, 2);
    table.dice("Y1 Y1 Y0");
    table.moves("batman", 15, MoveType::Adjacent, 0);
    table.keep();
    assert_eq!(table.rolls(), ["Y1 Y1 Y0"]);
    assert_eq!(table.wounds("batman"), 2);
}

/// R2 V.C.1.6.6, VI.A.2.8, S2 Toxic Gas, S2 Gas Immunity: Killer Moth and anyone wearing a mask do not feel Gas.
#[test]
fn gas_immunity() {
    let mut table = Position::new()
        .hero("batman", 15)
        .belt(&["compact_gas_mask"])
        .hero("catwoman", 15)
        .tile("killer_moth", &[15])
        .start();
    table.villain_acts_with("killer_moth");
    table.dice("Y0 Y0 Y2");
    table.tile_attack(AttackKind::Ranged, "killer_moth", "batman", 0);
    table.say(Command::PutTokens { count: 1 });
    table.keep();
    assert_eq!((table.wounds("batman"), table.wounds("catwoman"), table.wounds("killer_moth")), (0, 2, 0));
    assert_eq!(table.rolls(), ["Y0 Y0", "Y2"]);
}

/// R2 XI.C, G-33: immunity to tokens comes from the Screen or tile only: Mr. Freeze has it, the thrower of a Freezing
/// Grenade does not. S2 Frost
#[test]
fn g_33_frost_and_its_immunity() {
    let mut table = Position::new().hero("batman", 16).belt(&["freezing_grenade"]).tile("mr_freeze", &[16]).start();
    table.dice("O2");
    let throw = grenade(&table, 16, 1, &["freezing_grenade"]);
    table.say(throw);
    let Ask::PutTokens { kind, most, .. } = table.ask() else { panic!("{:?}", table.ask()) };
    assert_eq!((kind, most), (FieldKind::Frost, 1), "an Explosion of level 0 rolls nothing");
    table.say(Command::PutTokens { count: 1 });
    table.fresh();
    table.put("batman", 15);
    table.field(FieldKind::Frost, 15, 2);
    table.moves("batman", 14, MoveType::Adjacent, 0);
    assert_eq!(table.cost_part(PartOf::DifficultTerrain), 2, "Mobility takes one off");
    assert_eq!(table.costs(), [2]);
    table.stop();
    table.villain_acts_with("mr_freeze");
    table.moves("mr_freeze", 15, MoveType::Adjacent, 0);
    table.moves("mr_freeze", 13, MoveType::Adjacent, 0);
    assert_eq!(table.costs(), [1, 1]);
}

/// R2 XI.C: tokens turn over at the start of the second turn of the side that put them, and leave at the third.
#[test]
fn field_tokens_dissipate() {
    let mut table = Position::new().hero("batman", 15).belt(&["tear_gas"]).start();
    table.dice("O2");
    let throw = grenade(&table, 16, 1, &["tear_gas"]);
    table.say(throw);
    table.say(Command::PutTokens { count: 1 });
    let active = |table: &Table| table.game.state().fields.iter().map(|token| token.active).collect::<Vec<_>>();
    assert_eq!(active(&table), [true]);
    let next_round = |table: &mut Table| {
        table.end_turn();
        let in_villains_turn = active(table);
        table.end_turn();
        table.all_active();
        in_villains_turn
    };
    assert_eq!(next_round(&mut table), [true], "the Villain's turn does not touch the Heroes' tokens");
    assert_eq!(active(&table), [false]);
    assert_eq!(query::moving::dangerous_terrain(&table.game, table.mini("batman"), table.area(16)), 1, "same effect");
    assert_eq!(next_round(&mut table), [false]);
    assert!(table.game.state().fields.is_empty());
}

/// R2 XI.C, S2 Smoke Grenade: each token along the line takes a success, from, to or through its Area.
#[test]
fn g_8_smoke_along_the_line() {
    for (smoke_in, lost) in [(15, -2), (16, -2), (17, -2), (14, 0)] {
        let mut table = Position::new().hero("batman", 15).belt(&["batarangs"]).tile("thugs_crowbar", &[17]).start();
        table.field(FieldKind::Smoke, smoke_in, 2);
        table.dice("O2 Y2");
        table.shoot("batman", "thugs_crowbar", 1, &["batarangs"]);
        assert_eq!(table.part_of_attack(PartOf::Smoke), lost, "smoke in {smoke_in}");
    }
}

/// S2 Smoke Grenade: Smoke Pellets explode at level 0 and leave up to two tokens.
#[test]
fn smoke_pellets() {
    let mut table = Position::new().hero("batman", 15).belt(&["smoke_pellets"]).tile("bane", &[16]).start();
    table.dice("O2");
    let throw = grenade(&table, 16, 1, &["smoke_pellets"]);
    table.say(throw);
    assert_eq!(table.ask(), Ask::PutTokens { kind: FieldKind::Smoke, area: table.area(16), most: 2 });
    let three = Command::PutTokens { count: 3 };
    assert_eq!(table.refused_by(&three), "G-4");
    table.say(Command::PutTokens { count: 2 });
    assert_eq!(table.wounds("bane"), 0);
    assert_eq!(table.rolls(), ["O2"]);
}

/// R2 II.D.4, G-4: no more tokens than are printed.
#[test]
fn g_4_field_tokens_are_finite() {
    let mut table = Position::new().hero("batman", 15).belt(&["smoke_pellets", "tear_gas"]).start();
    table.field(FieldKind::Smoke, 1, 5);
    table.field(FieldKind::Gas, 1, 8);
    table.dice("O2 O2");
    let throw = grenade(&table, 16, 1, &["smoke_pellets"]);
    table.say(throw);
    assert_eq!(table.ask(), Ask::PutTokens { kind: FieldKind::Smoke, area: table.area(16), most: 1 });
    table.say(Command::PutTokens { count: 1 });
    let throw = grenade(&table, 16, 1, &["tear_gas"]);
    table.say(throw);
    assert_eq!(table.ask(), Ask::HeroAction, "no Gas token is left");
}

/// G-14: Dangerous Terrain wounds before the Drop; a miniature Neutralized by it stops and doesn't roll again.
#[test]
fn g_14_the_terrain_comes_first() {
    let mut table = Position::new().hero("batman", 3).hero("catwoman", 1).start();
    table.field(FieldKind::Gas, 13, 1);
    table.dice("Y1 Y1 Y1");
    table.moves("batman", 13, MoveType::Drop(2), 0);
    table.keep();
    assert_eq!(table.rolls(), ["Y1", "Y1 Y1"]);
    assert_eq!(table.wounds("batman"), 2, "Parkour spares one of the Drop's");
    table.stop();
    table.put("batman", 3);
    table.cubes("batman", 2, 0, 9);
    table.fresh();
    table.dice("Y2");
    table.moves("batman", 13, MoveType::Drop(2), 1);
    table.keep();
    assert_eq!(table.rolls(), ["Y2"], "the Drop is no longer rolled");
    assert_eq!(table.neutralized("batman"), 1);
    assert_eq!(table.ask(), Ask::HeroAction);
    assert_eq!(table.where_is("batman"), 13, "the miniature lies where it fell");
}

/// R2 p.54a, R2 XI.C, G-33: Mr. Freeze does not feel Frost, since it is his own; Batgirl with a Freezing Grenade in her
/// belt does.
#[test]
fn whose_own_frost_is() {
    let mut table = Position::new().hero("batgirl", 15).belt(&["freezing_grenade"]).tile("mr_freeze", &[15]).start();
    table.field(FieldKind::Frost, 15, 2);
    let frost =
        |table: &Table, who: &str| query::moving::difficult_terrain(&table.game, table.mini(who), table.area(15));
    assert_eq!((frost(&table, "batgirl"), frost(&table, "mr_freeze")), (2, 0));
}
