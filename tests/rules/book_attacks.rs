//! Rulebook 2.0's examples of Melee and Ranged Attacks and of Defense.

use gotham_content::Side;
use gotham_rules::command::{AttackKind, RerollBy};
use gotham_rules::event::PartOf;
use gotham_rules::{Ask, Command, query};

use crate::kit::Position;

/// R2 p.38, R2 V.C.1.6.3, VI.A.2.4, VII.B, VII.B.2, VII.B.3, VII.B.4, VII.B.7: Gordon with his Tonfa against a Thug: 3
/// successes, Automatic Defense 1, 2 Wounds, Neutralized.
#[test]
fn melee_example() {
    let mut table =
        Position::new().hero("commissioner_gordon", 15).with(&["tonfa"]).tile("thugs_crowbar", &[15, 16]).start();
    table.dice("O1 O1 Y1");
    table.melee("commissioner_gordon", "thugs_crowbar", 2, &["tonfa"]);
    table.keep();
    assert_eq!(table.rolls(), ["O1 O1 Y1"]);
    assert_eq!(table.attack_successes(), [3]);
    assert_eq!(table.defenses(), [(1, 2)]);
    assert_eq!(table.neutralized("thugs_crowbar"), 1);
    assert_eq!(table.where_is("thugs_crowbar"), 0);
    assert_eq!(query::in_pool(&table.game, table.tile("thugs_crowbar")).count(), 1);
    assert_eq!(table.hero("commissioner_gordon").spaces.melee, 2);
    assert_eq!(table.hero("commissioner_gordon").spaces.reroll, 0);
}

/// R2 p.31a, R2 p.37a, R2 VI.A.2.9, VI.C.3, VII.B, IX.B: Killer Croc attacks four times: Batman until he is Neutralized
/// by the third, then Montoya.
#[test]
fn killer_crocs_four_attacks() {
    let mut table = Position::new().hero("batman", 15).hero("renee_montoya", 15).tile("killer_croc", &[15]).start();
    table.cubes("batman", 5, 0, 6);
    table.villain_acts_with("killer_croc");
    for _ in 0..3 {
        table.dice("Y1 Y1 O0");
        table.tile_attack(AttackKind::Melee, "killer_croc", "batman", 1);
        table.pass();
    }
    assert_eq!(table.attack_successes(), [2, 2, 2]);
    assert_eq!(table.neutralized("batman"), 1, "by the third: he had five cubes left");
    assert_eq!(table.wounds("batman"), 5);
    let again = table.attack_with(AttackKind::Melee, "killer_croc", "batman", by_choice(1));
    assert_eq!(table.refused_by(&again), "R2 IX.B", "a Neutralized Hero is no target");
    let other = table.attack_with(AttackKind::Melee, "killer_croc", "renee_montoya", by_choice(0));
    assert_eq!(table.refused_by(&other), "R2 VI.C.3", "one Characteristic an activation");
    let Ask::MiniAction { attacks_left, .. } = table.ask() else { panic!("{:?}", table.ask()) };
    assert_eq!(attacks_left, 1);
    table.dice("Y1 Y0 O0");
    table.tile_attack(AttackKind::Melee, "killer_croc", "renee_montoya", 1);
    table.pass();
    assert_eq!(table.wounds("renee_montoya"), 1);
    let fifth = table.attack_with(AttackKind::Melee, "killer_croc", "renee_montoya", by_choice(1));
    assert_eq!(table.refused_by(&fifth), "R2 VI.C.3", "four attacks are made");
    let renee = table.mini("renee_montoya");
    assert!(query::is_living(&table.game, renee));
}

fn by_choice(choice: u8) -> gotham_rules::command::Effort {
    gotham_rules::command::Effort { choice, ..Default::default() }
}

/// R2 p.40, R2 V.C.1.6.3, VII.C, VII.C.2, VII.C.3, VII.C.5, VII.C.6, VII.C.7, VII.C.8: Batman's Batarangs: 3 successes,
/// the blank Yellow die rerolled for 1 more, Hindering 1, Automatic Defense 2.
#[test]
fn ranged_example() {
    let mut table = Position::new()
        .hero("batman", 15)
        .belt(&["batarangs"])
        .hero("commissioner_gordon", 15)
        .tile("brutes_chains", &[15, 15])
        .start();
    table.dice("O2 O1 Y0");
    table.shoot("batman", "brutes_chains", 2, &["batarangs"]);
    let Ask::Reroll { free, .. } = table.ask() else { panic!("{:?}", table.ask()) };
    assert_eq!(free, [0, 1, 0, 0, 0]);
    table.dice("Y1");
    table.reroll(2, RerollBy::Free);
    table.keep();
    assert_eq!(table.attack_successes(), [3]);
    assert_eq!(table.defenses(), [(2, 1)]);
    assert_eq!(table.neutralized("brutes_chains"), 1);
    assert_eq!(query::in_pool(&table.game, table.tile("brutes_chains")).count(), 1);
    table.all_dice_used();
}

/// R2 V.A.15, VI.A.2.7, VII.C.7: two Brutes against Gordon: the Hindering Modifier of the example is 1, and never below
/// 0.
#[test]
fn ranged_hindering_counts_allies_against_enemies() {
    for (brutes, hindering) in [(&[15, 15][..], -1), (&[15][..], 0), (&[15, 15, 15][..], -2)] {
        let mut table = Position::new()
            .hero("batman", 15)
            .belt(&["batarangs"])
            .hero("commissioner_gordon", 15)
            .tile("brutes_chains", brutes)
            .start();
        table.dice("O2 Y2");
        table.shoot("batman", "brutes_chains", 1, &["batarangs"]);
        table.keep();
        assert_eq!(table.part_of_attack(PartOf::Hindering), hindering, "{} Brutes", brutes.len());
    }
}

/// R2 p.48, R2 VI.A.1.5, VIII.B, VIII.D, VIII.F, G-18: two Automatic Defense Successes and two rolled ones are four.
#[test]
fn defense_example() {
    let mut table = Position::new().hero("batman", 15).tile("brutes_chains", &[15]).villain(2, 0, 0).start();
    table.dice("R3 R3 O2 O0");
    table.melee("batman", "brutes_chains", 2, &[]);
    table.keep();
    assert_eq!(table.prompt().side, Side::Villain);
    let Ask::Defend { successes, .. } = table.ask() else { panic!("{:?}", table.ask()) };
    assert_eq!(successes, 7, "6 and Martial Arts 1; G-18: the defender sees them first");
    table.defend(2);
    assert_eq!(table.defenses(), [(4, 3)]);
    assert_eq!(table.game.state().post.spaces.defense, 2);
}

/// R2 V.A.3, V.A.16, R2 VIII, VIII.B, VIII.C, VIII.D, VIII.G: a Hero's Defense: dice for cubes and the Automatic
/// Defense die; over the Exertion limit is refused.
#[test]
fn a_hero_defends_with_cubes_and_the_automatic_die() {
    let mut table = Position::new().hero("nightwing", 15).tile("bane", &[15]).start();
    table.villain_acts_with("bane");
    table.dice("O2 O2");
    table.tile_attack(AttackKind::Melee, "bane", "nightwing", 0);
    table.keep();
    let too_much = Command::Defend { cubes: 5, cards: Vec::new() };
    assert_eq!(table.refused_by(&too_much), "R2 VIII.B");
    table.dice("O1 O1 Y1");
    table.defend(2);
    table.pass();
    assert_eq!(table.rolls()[1], "O1 O1 Y1");
    assert_eq!(table.defenses(), [(3, 2)], "4 and Martial Arts 1, less 3");
    assert_eq!(table.wounds("nightwing"), 2);
    assert_eq!(table.hero("nightwing").spaces.defense, 0, "spent cubes are wounded before the Reserve");
}

/// R2 V.C.1.4, V.C.1.6.1, V.C.1.6.3, V.C.2: a Bulletproof Vest adds its Orange die to every Defense.
#[test]
fn a_bulletproof_vest_defends() {
    let mut table = Position::new().hero("catwoman", 15).with(&["bulletproof_vest"]).tile("bane", &[15]).start();
    table.villain_acts_with("bane");
    table.dice("O2 O2 O2");
    table.tile_attack(AttackKind::Melee, "bane", "catwoman", 0);
    table.keep();
    table.defend(0);
    assert_eq!(table.rolls()[1], "O2");
    assert_eq!(table.defenses(), [(2, 3)]);
}
