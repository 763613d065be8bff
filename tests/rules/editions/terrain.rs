//! Rerolls, terrain, tokens and Explosions. EDITIONS 9, 10

use gotham_content::Skill;
use gotham_rules::board::MoveType;
use gotham_rules::command::{AttackKind, Effort, RerollBy};
use gotham_rules::event::{FieldKind, RollFor};
use gotham_rules::{Ask, Command, Happening, SkillTarget, State, skills};

use super::{may, start_either};
use crate::kit::{Position, Table};

fn shown(table: &Table) -> Vec<u8> {
    let Ask::Reroll { dice, .. } = table.ask() else { return Vec::new() };
    dice.iter().map(|die| die.face).collect()
}

/// E-28: in the First edition the dice for Free Rerolls are named and then rolled together; in the Second, each shows
/// its result before the next is chosen.
#[test]
fn free_rerolls() {
    let position = || Position::new().hero("batman", 1).tile("poison_ivy", &[1]).villain(9, 0, 0);
    for (mut table, together) in start_either(position, true, false) {
        table.villain_acts_with("poison_ivy");
        table.dice("W0 W0 W0");
        table.tile_attack(AttackKind::Melee, "poison_ivy", "batman", 0);
        assert_eq!(shown(&table), [0, 0, 0]);
        table.dice("W2 W2");
        table.reroll(0, RerollBy::Free);
        assert_eq!(shown(&table), if together { [0, 0, 0] } else { [2, 0, 0] });
        assert_eq!(table.game.prompt().ask.names_dice(), together);
        let again = Command::Reroll { die: 0, by: RerollBy::Free };
        assert!(!may(&table, &again), "one die once");
        let paid = Command::Reroll { die: 1, by: RerollBy::Paid };
        assert_eq!(may(&table, &paid), !together, "what is named is rolled first");
        let saved = serde_json::to_string(table.game.state()).expect("a state can be saved");
        assert_eq!(&serde_json::from_str::<State>(&saved).expect("it can be read"), table.game.state());
        table.reroll(1, RerollBy::Free);
        if together {
            assert_eq!(shown(&table), [0, 0, 0]);
            table.fresh();
            table.say(Command::Keep);
            let rerolled = table.log.iter().filter(|event| matches!(event.what, Happening::Rerolled { .. }));
            assert_eq!(rerolled.map(|event| event.rule.id()).collect::<Vec<_>>(), ["R1 VIII:B"; 2]);
            let third = Command::Reroll { die: 2, by: RerollBy::Free };
            assert!(!may(&table, &third), "the step is over");
        }
        assert_eq!(shown(&table), [2, 2, 0], "Paid Rerolls come now");
        table.reroll(2, RerollBy::Paid);
        table.keep();
    }
}

/// E-28: a single Free Reroll is the same in either edition: named, and rolled as the only one.
#[test]
fn one_free_reroll() {
    let position = || Position::new().hero("batman", 15).belt(&["batarangs"]).tile("bane", &[16]);
    for (mut table, ()) in start_either(position, (), ()) {
        table.dice("O0 Y0 Y2");
        table.shoot("batman", "bane", 1, &["batarangs"]);
        table.reroll(1, RerollBy::Free);
        table.pass();
        assert_eq!(table.attack_successes(), [2]);
        table.all_dice_used();
    }
}

/// E-29: an Explosion is a brief rise of Dangerous Terrain in the First edition: the same dice by another name.
#[test]
fn explosions() {
    let position = || Position::new().hero("batman", 15).hero("catwoman", 15).token("safe", 15, "shut");
    for (mut table, (why, rule)) in
        start_either(position, (RollFor::DangerousTerrain, "R1 IX:R"), (RollFor::Explosion, "R2 XI.D"))
    {
        table.dice("Y2 Y1 Y0 Y1");
        table.interact("batman", "blow_up", 1);
        table.keep();
        assert_eq!((table.wounds("batman"), table.wounds("catwoman")), (3, 1));
        let rolls = table.happened().filter(|what| matches!(what, Happening::Rolled { roll, .. } if *roll == why));
        assert_eq!(rolls.count(), 2);
        let exploded = table.log.iter().find(|event| matches!(event.what, Happening::Exploded { .. }));
        assert_eq!(exploded.expect("an Explosion").rule.id(), rule);
        assert_eq!(table.game.board().area(table.area(15)).dangerous, 0, "the level drops back");
    }
}

fn is_immune(table: &Table, who: &str, kind: FieldKind) -> bool {
    skills::is_immune(&table.game, table.mini(who), kind)
}

/// E-30, S2 Frost: in the First edition, a card that lends Frost makes its bearer immune while it applies; in the
/// Second, only Screen and tile do.
#[test]
fn cards_and_immunity() {
    let cape = "usage: Always, skills: [(skill: Untouchable, level: 1)]";
    let position = || {
        let position = Position::new().hero("batman", 15).belt(&["batcape"]).tile("mr_freeze", &[31]);
        position.with_content(cape, "usage: Always, skills: [(skill: Frost, level: 1)]")
    };
    for (mut table, immune) in start_either(position, true, false) {
        assert_eq!(is_immune(&table, "batman", FieldKind::Frost), immune);
        assert!(is_immune(&table, "mr_freeze", FieldKind::Frost), "its own");
        table.field(FieldKind::Frost, 15, 1);
        table.moves("batman", 14, MoveType::Adjacent, 0);
        assert_eq!(table.costs(), [1], "or Mobility");
    }
}

/// E-30, S2 Flame: a weapon's Skill protects while its attack lasts: anyone who sets fire to their own Area is not
/// burned by it.
#[test]
fn weapons_and_immunity() {
    let bat = "lines: [(usage: Melee, dice: \"W+\")]";
    let position = || {
        let position = Position::new().hero("batman", 15).with(&["baseball_bat"]).tile("bane", &[15]);
        position.with_content(bat, "lines: [(usage: Melee, dice: \"W+\", skills: [(skill: Flame, level: 1)])]")
    };
    for (mut table, burns) in start_either(position, 0, 1) {
        table.dice("R0 W0");
        table.melee("batman", "bane", 1, &["baseball_bat"]);
        table.keep();
        assert!(matches!(table.ask(), Ask::PutTokens { .. }));
        table.dice(&"Y1 ".repeat(1 + usize::from(burns)));
        table.say(Command::PutTokens { count: 1 });
        table.keep();
        assert_eq!(table.wounds("batman"), burns);
        assert!(!is_immune(&table, "batman", FieldKind::Flame), "the attack is over");
    }
}

/// E-30, S2 Toxic Gas: likewise for a thrown card's, even though it is used up by then: Tear Gas that falls at Batman's
/// feet is for the others.
#[test]
fn thrown_cards_and_immunity() {
    let position = || Position::new().hero("batman", 15).belt(&["tear_gas"]).hero("catwoman", 15);
    for (mut table, hurt) in start_either(position, 0, 1) {
        let (on, effort) = (SkillTarget::Area(table.area(16)), table.effort(1, &["tear_gas"]));
        table.dice("O0");
        table.say(table.skill("batman", Skill::Grenade, on, effort));
        table.keep();
        assert!(matches!(table.ask(), Ask::PutTokens { .. }));
        let rolled = if hurt > 0 { "Y1 Y1" } else { "Y1" };
        table.dice(rolled);
        table.say(Command::PutTokens { count: 1 });
        table.keep();
        assert_eq!((table.wounds("batman"), table.wounds("catwoman")), (hurt, 1));
        assert!(!is_immune(&table, "batman", FieldKind::Gas), "it is over");
    }
}

/// E-31, S2 Flame, S2 Toxic Gas: Flame and Toxic Gas protect against each other's tokens in the First edition.
#[test]
fn flame_and_gas() {
    let position = || Position::new().hero("batman", 15).tile("firefly", &[15]).tile("killer_moth", &[16]);
    for (table, either) in start_either(position, true, false) {
        assert!(is_immune(&table, "firefly", FieldKind::Flame) && is_immune(&table, "killer_moth", FieldKind::Gas));
        assert_eq!(is_immune(&table, "firefly", FieldKind::Gas), either);
        assert_eq!(is_immune(&table, "killer_moth", FieldKind::Flame), either);
        assert!(!is_immune(&table, "firefly", FieldKind::Frost));
    }
}

/// E-32, S2 Smoke Grenade: X tokens or none in the First edition, any number up to X in the Second; as many as the
/// supply has.
#[test]
fn how_many_tokens() {
    let position = || Position::new().hero("batman", 15).belt(&["smoke_pellets"]).tile("bane", &[16]);
    for (mut table, (one, rule)) in start_either(position, (false, "R1 X Smoke Grenade"), (true, "")) {
        table.dice("O2");
        let (mini, area, effort) = (table.mini("batman"), table.area(16), table.effort(1, &["smoke_pellets"]));
        table.say(Command::UseSkill { mini, skill: Skill::Grenade, on: SkillTarget::Area(area), effort });
        assert!(matches!(table.ask(), Ask::PutTokens { most: 2, .. }));
        for (count, allowed) in [(0, true), (1, one), (2, true), (3, false)] {
            assert_eq!(may(&table, &Command::PutTokens { count }), allowed, "{count}");
        }
        if !one {
            assert_eq!(table.refused_by(&Command::PutTokens { count: 1 }), rule);
            assert!(!table.game.legal().contains(&Command::PutTokens { count: 1 }));
        }
        table.say(Command::PutTokens { count: 2 });
    }
}

/// E-32, S2 Shackle, G-26: Shackle places X tokens in either edition.
#[test]
fn shackle_tokens() {
    let position = || Position::new().hero("batman", 15).belt(&["cable_tie_handcuffs"]).tile("bane", &[15]);
    for (mut table, ()) in start_either(position, (), ()) {
        let (mini, target) = (table.mini("batman"), table.mini("bane"));
        let effort: Effort = table.effort(1, &["cable_tie_handcuffs"]);
        table.dice("R3");
        table.say(Command::Attack { mini, target, kind: AttackKind::Melee, effort, with: Some(Skill::Shackle) });
        table.pass();
        assert_eq!(table.body("bane").shackles, 2);
    }
}
