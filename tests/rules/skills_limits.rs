//! How far Skills go: the other kind of action or attack, the other weapon, the other height.

use gotham_content::Skill;
use gotham_rules::command::{AttackKind, Effort};
use gotham_rules::event::PartOf;
use gotham_rules::{Ask, SkillTarget, query};

use crate::kit::Position;

/// S2 Nerves of Steel: Menace does not hinder Complex actions either.
#[test]
fn nerves_of_steel_in_complex_actions() {
    for (hero, hindering) in [("red_hood_jason_todd", 0), ("nightwing", -2)] {
        let position = Position::new().hero(hero, 15).token("bomb", 15, "idle").tile("thugs_crowbar", &[15, 15]);
        let mut table = position.start();
        table.dice("Y2");
        table.interact(hero, "defuse", 1);
        table.keep();
        assert_eq!(table.part(PartOf::Hindering), hindering, "{hero}");
    }
}

/// S2 Impenetrable Defense, S2 Untouchable: each only against its own kind of attack.
#[test]
fn defenses_against_one_kind_of_attack() {
    for (hero, skill, kind, guard) in [
        ("orphan_cassandra_cain", Skill::ImpenetrableDefense, AttackKind::Melee, 1),
        ("orphan_cassandra_cain", Skill::ImpenetrableDefense, AttackKind::Ranged, 0),
        ("catwoman", Skill::Untouchable, AttackKind::Melee, 0),
        ("catwoman", Skill::Untouchable, AttackKind::Ranged, 1),
    ] {
        let mut table = Position::new().hero(hero, 15).tile("harley_quinn", &[15]).start();
        table.villain_acts_with("harley_quinn");
        table.dice(if kind == AttackKind::Melee { "W2 W2 Y2 Y2" } else { "Y2 R3 Y2" });
        table.tile_attack(kind, "harley_quinn", hero, 0);
        table.pass();
        assert_eq!(table.part(PartOf::Skill(skill)), guard, "{hero}, {kind:?}");
    }
}

/// S2 Ambidexterity, G-43, R2 V.C.4: two small Ranged Weapons shoot together; without the Skill, only one does.
#[test]
fn two_ranged_weapons() {
    for (hero, shoots) in [("blue_bird", true), ("batman", false)] {
        let position = Position::new().hero(hero, 15).belt(&["batarangs", "bolas"]).tile("bane", &[16]);
        let mut table = position.start();
        let shot = table.attack_with(AttackKind::Ranged, hero, "bane", table.effort(1, &["batarangs", "bolas"]));
        if shoots {
            let throw = query::throw(&table.game, &shot).expect("dice");
            assert_eq!(throw.dice.len(), 3, "her own die and one of each weapon");
            assert_eq!(table.game.why_not(&shot), None);
        } else {
            assert_eq!(table.refused_by(&shot), "R2 V.C.4");
        }
    }
}

/// S2 Reach: at any height: a Whip strikes from the street down to the hall, which is one Drop away and in sight.
#[test]
fn reach_strikes_down() {
    let who = "catwoman_long_halloween";
    let mut table = Position::new().hero(who, 8).with(&["whip"]).tile("thugs_crowbar", &[14]).start();
    let blow = table.attack_with(AttackKind::Melee, who, "thugs_crowbar", table.effort(1, &["whip"]));
    assert_eq!(table.game.why_not(&blow), None);
    let bare = table.attack_with(AttackKind::Melee, who, "thugs_crowbar", Effort::cubes(1));
    assert_eq!(table.refused_by(&bare), "R2 VII.B.1");
}

/// S2 Tactician, G-40: a non-Hero moves on its First Movement Bonus and the Skill's Move Points.
#[test]
fn tactician_and_the_bonus_of_a_tile() {
    let mut table = Position::new().hero("batman", 1).tile("black_mask", &[31]).tile("prisoners", &[15]).start();
    let (black_mask, prisoner) = (table.mini("black_mask"), table.mini("prisoners"));
    let level = gotham_rules::skills::level(&table.game, black_mask, Skill::Tactician);
    table.villain_acts_with("black_mask");
    table.uses_skill("black_mask", Skill::Tactician, SkillTarget::Mini(prisoner), 0);
    assert_eq!(table.ask(), Ask::KeepMoving { points: 3 + level });
}

/// S2 Combo, S2 Circular Strike, S2 Burst: Melee Skills do not follow a shot, nor the other way around.
#[test]
fn what_follows_an_attack_is_of_its_kind() {
    let position = Position::new().hero("nightwing", 15).belt(&["batarangs"]).tile("thugs_crowbar", &[15, 15]);
    let mut table = position.start();
    table.dice("O2 Y2");
    table.shoot("nightwing", "thugs_crowbar", 1, &["batarangs"]);
    table.pass_until_offered();
    assert_eq!((table.neutralized("thugs_crowbar"), table.ask()), (1, Ask::HeroAction), "no Combo");
    let position = Position::new().hero("commissioner_gordon", 15).with(&["submachine_gun"]);
    let mut table = position.tile("thugs_crowbar", &[15, 15]).start();
    table.dice("O2 O2");
    table.melee("commissioner_gordon", "thugs_crowbar", 2, &[]);
    table.pass_until_offered();
    assert_eq!((table.neutralized("thugs_crowbar"), table.ask()), (1, Ask::HeroAction), "no Burst");
}
