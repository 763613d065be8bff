//! Skills of Ranged Attacks and of Defense: Burst, Marksman, Point Blank, Retaliation, Nerves of Steel, Untouchable,
//! Impenetrable Defense, Protected, Sacrifice, Harmless, Moral Code.

use gotham_content::{Side, Skill};
use gotham_rules::command::{AttackKind, Effort, RerollBy};
use gotham_rules::event::{FieldKind, PartOf};
use gotham_rules::{Ask, Command, Happening};

use crate::kit::{Position, Table};

/// S2 Burst, G-20: the Submachine Gun goes on to two further targets in sight.
#[test]
fn g_20_burst_carries_on_to_targets_in_sight() {
    let mut table = Position::new()
        .hero("commissioner_gordon", 15)
        .with(&["submachine_gun"])
        .tile("thugs_firearm", &[16, 17, 14, 39])
        .start();
    table.dice("O2 W2 W2 W2");
    table.shoot("commissioner_gordon", "thugs_firearm", 1, &["submachine_gun"]);
    assert_eq!(table.offered(), Some((Skill::Burst, 6, 2)));
    let hidden = table.offer_on(table.mini("thugs_firearm#4"), &[]);
    assert_eq!(table.refused_by(&hidden), "R2 XI.A");
    for (name, left) in [("thugs_firearm#2", 4), ("thugs_firearm#3", 2)] {
        let target = table.mini(name);
        table.uses_offer(target);
        assert_eq!(table.neutralized(name), 1, "{left} would remain");
    }
    assert_eq!(table.ask(), Ask::HeroAction);
    assert_eq!(table.attack_successes(), [8, 6, 4]);
}

/// G-59: a deferred attack loses successes to the Smoke on its own line, but not again to what hindered the first one.
#[test]
fn g_59_smoke_on_a_deferred_attacks_own_line() {
    let position = Position::new().hero("commissioner_gordon", 15).with(&["submachine_gun"]);
    let mut table = position.tile("thugs_firearm", &[16, 14]).tile("bane", &[15]).start();
    table.field(FieldKind::Smoke, 14, 2);
    table.arrange(|state| state.minis[0].shackles = 1);
    table.dice("O2 W2 W2 W2");
    table.shoot("commissioner_gordon", "thugs_firearm", 1, &["submachine_gun"]);
    let (_, remaining, _) = table.offered().expect("something remains");
    let shot = table.attack_successes()[0];
    assert_eq!((shot, remaining), (7, 5), "8 minus the Shackle; Nerves of Steel");
    let target = table.mini("thugs_firearm#2");
    table.uses_offer(target);
    assert_eq!(table.attack_successes(), [7, 3]);
    assert_eq!(table.part_of_attack(PartOf::Smoke), -2);
    assert_eq!(table.part_of_attack(PartOf::Shackles), 0);
}

/// R2 V.C.1.6: one bonus line of a card in one action: the Minigun gives dice, or Burst.
#[test]
fn one_line_of_a_card() {
    let mut table =
        Position::new().hero("red_hood_jason_todd", 15).with(&["minigun"]).tile("thugs_firearm", &[16, 16]).start();
    table.dice("R3 R3 R3");
    table.shoot("red_hood_jason_todd", "thugs_firearm", 1, &["minigun"]);
    table.pass();
    assert_eq!(table.rolls(), ["R3 R3 R3"]);
    assert!(!table.saw(|what| matches!(what, Happening::AttackDeclared { origin, .. }
        if *origin == gotham_rules::event::AttackOrigin::Deferred)));
    table.dice("R3");
    table.put("thugs_firearm#2", 16);
    table.fresh();
    table.shoot("red_hood_jason_todd", "thugs_firearm#2", 1, &["minigun/1"]);
    assert_eq!(table.rolls(), ["R3"]);
}

/// R2 V.C.4: a Ranged Attack uses one Ranged Weapon: Batarangs get no Burst from a Minigun that is also carried.
#[test]
fn another_weapon_does_not_help() {
    let mut table = Position::new()
        .hero("red_hood_jason_todd", 15)
        .with(&["minigun"])
        .belt(&["batarangs"])
        .tile("thugs_firearm", &[16, 16])
        .start();
    table.dice("R3 Y2");
    table.shoot("red_hood_jason_todd", "thugs_firearm", 1, &["batarangs"]);
    assert_eq!(table.neutralized("thugs_firearm"), 1);
    assert_eq!(table.ask(), Ask::HeroAction, "nothing goes on to the other Thug");
}

/// R2 VII.C.7, S2 Marksman: +X with a success from the dice; nothing without.
#[test]
fn marksman_needs_a_success() {
    for (faces, successes) in [("Y1 O0", 2), ("Y0 O0", 0)] {
        let mut table = Position::new().hero("batman", 16).tile("owls_handgun", &[15]).start();
        table.villain_acts_with("owls_handgun");
        table.dice(faces);
        table.tile_attack(AttackKind::Ranged, "owls_handgun", "batman", 0);
        table.pass();
        assert_eq!(table.attack_successes(), [successes]);
    }
}

/// S2 Point Blank: X Bonus Rerolls, only inside its own Area.
#[test]
fn point_blank_in_the_own_area_only() {
    for (area, bonus) in [(15, 1), (16, 0)] {
        let mut table = Position::new().hero("catwoman", area).tile("brutes_firearm", &[15]).start();
        table.villain_acts_with("brutes_firearm");
        table.dice("B0");
        table.tile_attack(AttackKind::Ranged, "brutes_firearm", "catwoman", 0);
        if let Ask::Reroll { bonus: left, rights, .. } = table.ask() {
            assert_eq!((left, rights), (bonus, vec![RerollBy::Bonus]));
            table.dice("B4");
            table.reroll(0, RerollBy::Bonus);
            assert!(matches!(table.ask(), Ask::Defend { .. }), "one Bonus Reroll and no cubes");
        } else {
            assert_eq!(bonus, 0);
        }
    }
}

/// R2 V.C.1.6.4, S2 Point Blank: lent by a card: the Shotgun.
#[test]
fn point_blank_of_a_card() {
    let mut table = Position::new().hero("commissioner_gordon", 15).with(&["shotgun"]).tile("bane", &[15]).start();
    table.dice("O0 B0");
    table.shoot("commissioner_gordon", "bane", 1, &["shotgun"]);
    let Ask::Reroll { bonus, .. } = table.ask() else { panic!("{:?}", table.ask()) };
    assert_eq!(bonus, 1);
}

/// G-28: nobody steps in for the target of a deferred attack, which rolls no dice.
#[test]
fn g_28_no_sacrifice_for_a_deferred_attack() {
    let mut table = Position::new()
        .hero("catwoman", 15)
        .hero("nightwing", 15)
        .hero("batman", 15)
        .tile("brutes_chains", &[15])
        .start();
    table.cubes("catwoman", 1, 0, 9);
    table.villain_acts_with("brutes_chains");
    table.dice("W2 W2 Y2");
    table.tile_attack(AttackKind::Melee, "brutes_chains", "catwoman", 0);
    table.say(Command::Decline);
    table.keep();
    table.defend(0);
    table.keep();
    assert_eq!(table.offered(), Some((Skill::CircularStrike, 5, 3)));
    let target = table.mini("nightwing");
    table.uses_offer(target);
    assert!(matches!(table.ask(), Ask::Defend { .. }), "{:?}", table.ask());
}

/// S2 Retaliation, G-22, G-69: just Yellow dice: neither weapon nor Elevation; a usable weapon that is not One-time is
/// needed.
#[test]
fn g_22_retaliation_needs_a_weapon() {
    for (cards, belt, offered) in [
        (vec!["revolver"], vec![], true),
        (vec![], vec![], false),
        (vec![], vec!["explosive_batarang"], false),
        (vec![], vec!["batarangs"], true),
        (vec!["revolver", "submachine_gun"], vec![], false),
    ] {
        let mut table = Position::new()
            .hero("red_hood_jason_todd", 12)
            .with(&cards)
            .belt(&belt)
            .tile("thugs_firearm", &[15])
            .start();
        table.villain_acts_with("thugs_firearm");
        table.dice("W0 W2");
        table.tile_attack(AttackKind::Ranged, "thugs_firearm", "red_hood_jason_todd", 0);
        table.keep();
        table.dice("Y2");
        table.defend(0);
        table.keep();
        let asked = matches!(table.offered(), Some((Skill::Counterattack | Skill::Retaliation, 2, 1)));
        assert_eq!(asked, offered, "{cards:?} {belt:?}");
        if offered {
            table.fresh();
            table.dice("Y2 Y0");
            table.strikes_back();
            table.keep();
            assert_eq!(table.rolls(), ["Y2 Y0"], "no Elevation bonus from the escalator");
            assert_eq!(table.neutralized("thugs_firearm"), 1);
        }
    }
}

/// G-22: a Lethal weapon is no use to a Moral Code, not even to strike back. S2 Moral Code
#[test]
fn g_22_a_moral_code_does_not_retaliate_with_a_lethal_weapon() {
    let mut table =
        Position::new().hero("batman_year_100", 16).with(&["service_gun"]).tile("thugs_firearm", &[15]).start();
    let shot =
        table.attack_with(AttackKind::Ranged, "batman_year_100", "thugs_firearm", table.effort(1, &["service_gun"]));
    assert_eq!(table.refused_by(&shot), "S2 Moral Code");
    let bare = table.attack_with(AttackKind::Ranged, "batman_year_100", "thugs_firearm", Effort::cubes(1));
    assert_eq!(table.refused_by(&bare), "R2 VII.C.3");
    table.villain_acts_with("thugs_firearm");
    table.dice("W0 W2");
    table.tile_attack(AttackKind::Ranged, "thugs_firearm", "batman_year_100", 0);
    table.keep();
    table.defend(0);
    table.keep();
    assert!(!matches!(table.offered(), Some((Skill::Counterattack | Skill::Retaliation, ..))));
}

/// G-22, G-55: a tile retaliates without a weapon, and Marksman helps; nobody answers a Retaliation.
#[test]
fn g_22_g_55_deadshot_retaliates() {
    let mut table = Position::new().hero("red_hood_jason_todd", 15).with(&["revolver"]).tile("deadshot", &[16]).start();
    table.dice("R1 R1");
    table.shoot("red_hood_jason_todd", "deadshot", 1, &["revolver"]);
    table.keep();
    assert_eq!(table.prompt().side, Side::Villain);
    table.fresh();
    table.dice("Y1 Y0");
    table.strikes_back();
    table.keep();
    assert_eq!(table.attack_successes(), [2], "1 and Marksman 1");
    table.defend(0);
    table.keep();
    assert_eq!(table.ask(), Ask::HeroAction);
}

/// S2 Nerves of Steel: X of the enemies' Menace does not hinder.
#[test]
fn nerves_of_steel_ignore_menace() {
    for (thugs, hindering) in [(&[15, 15][..], 0), (&[15, 15, 15][..], -1)] {
        let mut table =
            Position::new().hero("red_hood_jason_todd", 15).with(&["revolver"]).tile("thugs_crowbar", thugs).start();
        table.dice("R3 R3");
        table.shoot("red_hood_jason_todd", "thugs_crowbar", 1, &["revolver"]);
        assert_eq!(table.part_of_attack(PartOf::Hindering), hindering);
    }
}

/// S2 Untouchable and S2 Impenetrable Defense: X Automatic Defense against shots, against blows.
#[test]
fn untouchable_and_impenetrable_defense() {
    let mut table = Position::new().hero("catwoman_long_halloween", 15).tile("harley_quinn", &[15]).start();
    for (kind, dice, guard) in [(AttackKind::Ranged, "Y2 R3 Y2", 1), (AttackKind::Melee, "W2 W2 Y2 Y2", 0)] {
        table.villain_acts_with("harley_quinn");
        table.dice(dice);
        table.tile_attack(kind, "harley_quinn", "catwoman_long_halloween", 0);
        table.pass();
        assert_eq!(table.part(PartOf::Skill(Skill::Untouchable)), guard);
        table.say(Command::Finish);
    }
    let mut table = Position::new().hero("orphan_cassandra_cain", 15).tile("bane", &[15]).start();
    table.villain_acts_with("bane");
    table.dice("O2 O2");
    table.tile_attack(AttackKind::Melee, "bane", "orphan_cassandra_cain", 0);
    table.pass();
    assert_eq!(table.part(PartOf::Skill(Skill::ImpenetrableDefense)), 1);
    assert_eq!(table.defenses(), [(1, 4)]);
}

/// S2 Protected, G-27: no target of an attack, a deferred attack or a Combo behind X allies without the Skill.
#[test]
fn g_27_protected() {
    let mut table = Position::new()
        .hero("nightwing", 15)
        .tile("owls_handgun", &[15, 15])
        .tile("thugs_crowbar", &[15, 15, 15])
        .start();
    let owl = table.attack_with(AttackKind::Melee, "nightwing", "owls_handgun", Effort::cubes(1));
    assert_eq!(table.refused_by(&owl), "S2 Protected");
    table.dice("O2 O2");
    table.melee("nightwing", "thugs_crowbar", 2, &[]);
    let target = table.mini("owls_handgun");
    let combo = table.offer_on(target, &[gotham_content::Color::Orange]);
    assert_eq!(table.refused_by(&combo), "S2 Protected", "two Thugs are left");
    table.say(Command::Decline);
    table.put("thugs_crowbar#3", 16);
    table.dice("O0");
    table.melee("nightwing", "owls_handgun", 1, &[]);
    table.pass();
    table.put("thugs_crowbar#3", 15);
    table.cubes("nightwing", 10, 0, 0);
    assert_eq!(table.refused_by(&owl), "S2 Protected", "Owls do not hide each other, Thugs do");
}

fn catwoman_beside_batman() -> Table {
    Position::new().hero("catwoman", 15).hero("batman", 15).tile("bane", &[15]).start()
}

/// S2 Sacrifice, G-28: declared before the roll; takes min(X, successes), which cannot be defended.
#[test]
fn g_28_sacrifice() {
    for (faces, taken, left) in [("O2 O2", 2, 3), ("O0 O0", 0, 0)] {
        let mut table = catwoman_beside_batman();
        table.villain_acts_with("bane");
        table.dice(faces);
        table.tile_attack(AttackKind::Melee, "bane", "catwoman", 0);
        assert!(matches!(table.ask(), Ask::Skill { skill: Skill::Sacrifice, .. }));
        assert!(table.rolls().is_empty(), "nothing is rolled yet");
        let batman = table.mini("batman");
        table.say(table.stepping_in(batman));
        table.pass();
        assert_eq!((table.wounds("batman"), table.wounds("catwoman")), (taken, left), "{faces}");
    }
}

/// S2 Sacrifice, G-28: with one success only one is taken; the offer may be declined; nobody steps in for itself.
#[test]
fn g_28_sacrifice_takes_no_more_than_there_is() {
    let mut table = Position::new().hero("catwoman", 15).hero("batman", 15).tile("thugs_firearm", &[14]).start();
    table.villain_acts_with("thugs_firearm");
    table.dice("W0 W2");
    table.tile_attack(AttackKind::Ranged, "thugs_firearm", "catwoman", 0);
    let batman = table.mini("batman");
    table.say(table.stepping_in(batman));
    table.pass();
    assert_eq!((table.wounds("batman"), table.wounds("catwoman")), (2, 0));
    let mut table = catwoman_beside_batman();
    table.villain_acts_with("bane");
    table.dice("O2 O2");
    table.tile_attack(AttackKind::Melee, "bane", "batman", 0);
    assert!(!matches!(table.ask(), Ask::Skill { skill: Skill::Sacrifice, .. }));
}

/// S2 Sacrifice, G-28: one Bodyguard per attack, but any number of Sacrifices: everyone beside the target may step in,
/// one after the other.
#[test]
fn g_28_several_may_step_in() {
    let heroes = Position::new().hero("catwoman", 15).hero("batman", 15).hero("bruce_wayne", 15);
    let mut table = heroes.tile("bane", &[15]).start();
    table.villain_acts_with("bane");
    table.dice("O2 O2");
    table.tile_attack(AttackKind::Melee, "bane", "catwoman", 0);
    for guardian in ["batman", "bruce_wayne"] {
        assert!(matches!(table.ask(), Ask::Skill { skill: Skill::Sacrifice, .. }));
        let mini = table.mini(guardian);
        table.say(table.stepping_in(mini));
        assert!(
            !matches!(table.ask(), Ask::Skill { skill: Skill::Sacrifice, .. }) || table.prompt().subject != Some(mini),
            "{guardian} steps in once"
        );
    }
    table.pass();
    let wounds = ["catwoman", "batman", "bruce_wayne"].map(|hero| table.wounds(hero));
    assert_eq!(wounds, [1, 2, 2], "5 successes");
}

/// G-28: each guardian is asked separately: one that declines doesn't answer for the next.
#[test]
fn g_28_each_guardian_is_asked() {
    let heroes = Position::new().hero("catwoman", 15).hero("batman", 15).hero("bruce_wayne", 15);
    let mut table = heroes.tile("bane", &[15]).start();
    table.villain_acts_with("bane");
    table.dice("O2 O2");
    table.tile_attack(AttackKind::Melee, "bane", "catwoman", 0);
    assert_eq!(table.prompt().subject, Some(table.mini("batman")));
    table.say(Command::Decline);
    let mini = table.mini("bruce_wayne");
    assert_eq!(table.prompt().subject, Some(mini));
    table.say(table.stepping_in(mini));
    table.pass();
    assert_eq!(["catwoman", "batman", "bruce_wayne"].map(|hero| table.wounds(hero)), [3, 0, 2]);
}

/// G-25: Harmless zeroes the attack's Wounds, Poison still wounds; only if the Defense is beaten. S2 Harmless, S2 Poison
#[test]
fn g_25_a_tranquilizer_dart() {
    for (faces, wounds) in [("O2 O2", 4), ("O1 O1", 0)] {
        let mut table = Position::new().hero("batman", 16).belt(&["tranquilizer_dart"]).tile("bane", &[15]).start();
        table.dice(faces);
        table.shoot("batman", "bane", 2, &["tranquilizer_dart"]);
        table.pass();
        assert_eq!(table.wounds("bane"), wounds, "{faces}");
        assert!(table.carried("batman").is_empty(), "One-time use");
    }
}

/// R2 V.C.1.6.2, V.C.1.6.5, S2 Marksman, G-16: dice, cards' Automatic Successes, Marksman, then Hindering, Smoke and
/// Shackles.
#[test]
fn g_16_the_order_of_an_attacks_parts() {
    let mut table =
        Position::new().hero("huntress", 15).with(&["sniper_rifle"]).tile("thugs_crowbar", &[15, 16]).start();
    table.field(FieldKind::Smoke, 15, 1);
    table.arrange(|state| state.minis[0].shackles = 1);
    table.dice("O2 R3");
    table.shoot("huntress", "thugs_crowbar#2", 1, &["sniper_rifle"]);
    table.pass();
    let parts = table.happened().find_map(|what| match what {
        Happening::AttackCounted { parts, successes, .. } => Some((parts.clone(), *successes)),
        _ => None,
    });
    let (parts, successes) = parts.expect("it was counted");
    let order: Vec<(PartOf, i8)> = parts.iter().map(|part| (part.from, part.amount)).collect();
    let expected = [
        (PartOf::Base, 5),
        (PartOf::Cards, 1),
        (PartOf::Skill(Skill::Marksman), 1),
        (PartOf::Hindering, -1),
        (PartOf::Smoke, -1),
        (PartOf::Shackles, -1),
    ];
    assert_eq!((order, successes), (expected.to_vec(), 4));
}

/// G-5: an attack never counts below 0, and a Defense below 0 does not help the attacker.
#[test]
fn g_5_never_below_zero() {
    let mut table =
        Position::new().hero("batman", 15).belt(&["batarangs"]).tile("brutes_chains", &[15, 15, 15]).start();
    table.dice("O1 Y0");
    table.shoot("batman", "brutes_chains", 1, &["batarangs"]);
    table.pass();
    assert_eq!(table.attack_successes(), [0]);
    table.arrange(|state| state.minis[1].shackles = 5);
    table.dice("R1");
    table.melee("batman", "brutes_chains", 1, &[]);
    table.pass();
    assert_eq!(table.defenses(), [(0, 2)]);
}

/// R2 VII.C.4: one Yellow die against a target on lower ground, however much lower; none upward.
#[test]
fn the_elevation_bonus() {
    for (from, to, dice) in [(12, 15, "O2 Y2 Y2"), (3, 15, "O2 Y2 Y2"), (15, 12, "O2 Y2")] {
        let mut table = Position::new().hero("batman", from).belt(&["batarangs"]).tile("thugs_crowbar", &[to]).start();
        table.dice(dice);
        table.shoot("batman", "thugs_crowbar", 1, &["batarangs"]);
        assert_eq!(table.rolls(), [dice], "{from} to {to}");
    }
}

/// R2 V.C.1.5, VII.C.3: exactly one Ranged Weapon; a One-time use one leaves the game.
#[test]
fn ranged_weapons() {
    let mut table = Position::new()
        .hero("batman", 16)
        .belt(&["batarangs", "explosive_batarang"])
        .tile("thugs_crowbar", &[15, 15])
        .start();
    let both = table.effort(1, &["batarangs", "explosive_batarang"]);
    let both = table.attack_with(AttackKind::Ranged, "batman", "thugs_crowbar", both);
    assert_eq!(table.refused_by(&both), "R2 V.C.4");
    table.dice("O2 B4 B4");
    table.shoot("batman", "thugs_crowbar", 1, &["explosive_batarang"]);
    assert_eq!(table.rolls(), ["O2 B4 B4"]);
    assert_eq!(table.carried("batman"), ["batarangs"]);
    assert!(table.saw(|what| matches!(what, Happening::CardSpent { .. })));
}
