//! Attacks and other actions. EDITIONS 7

use gotham_content::Skill;
use gotham_rules::board::MoveType;
use gotham_rules::command::{AttackKind, Effort};
use gotham_rules::event::PartOf;
use gotham_rules::{Ask, Command, Edition, Happening};

use super::{may, start_either};
use crate::kit::Position;

/// E-20: the First edition lets an ally be attacked, the Second only enemies; nobody attacks itself.
#[test]
fn allies_are_attacked() {
    let position = || Position::new().hero("batman", 15).hero("catwoman", 15).tile("bane", &[31]);
    for (mut table, attacks) in start_either(position, true, false) {
        let attack = table.attack_with(AttackKind::Melee, "batman", "catwoman", Effort::cubes(1));
        assert_eq!((may(&table, &attack), table.game.legal().contains(&attack)), (attacks, attacks));
        let itself = table.attack_with(AttackKind::Melee, "batman", "batman", Effort::cubes(1));
        assert_eq!(table.refused_by(&itself), if attacks { "R1 V:C:1 [b]" } else { "R2 VII.B.1" });
        if attacks {
            table.dice("R2");
            table.say(attack);
            table.pass();
            assert_eq!(table.wounds("catwoman"), 3, "2 and Martial Arts 1");
        }
    }
}

/// E-20, S2 Bodyguard: an ally's attacker is not also its Bodyguard; somebody else beside it is.
#[test]
fn attackers_guard_nobody() {
    for (attacker, dice, guarded) in [("katana", "Y2", 0), ("batman", "R2", 2)] {
        let position = Position::new().hero("katana", 15).hero("batman", 15).hero("catwoman", 15);
        let mut table = position.tile("bane", &[31]).edition(Edition::First).start();
        table.dice(dice);
        table.melee(attacker, "catwoman", 1, &[]);
        table.pass();
        assert_eq!(table.part(PartOf::Skill(Skill::Bodyguard)), guarded, "{attacker}");
    }
}

/// E-20, G-17, S2 Sneak Attack: an ally that is attacked counts among the enemies: with it alone there is no Sneak Attack,
/// with one more ally there is.
#[test]
fn an_attacked_ally_is_no_help() {
    for (others, gained) in [(vec![15], 0), (vec![15, 15], 1)] {
        let position = Position::new().hero("batman", 1).tile("prisoners", &[15]).tile("thugs_crowbar", &others);
        let mut table = position.edition(Edition::First).start();
        table.villain_acts_with("prisoners");
        table.dice("W2 Y1");
        table.tile_attack(AttackKind::Melee, "prisoners", "thugs_crowbar", 0);
        table.pass();
        assert_eq!(table.part_of_attack(PartOf::Skill(Skill::SneakAttack)), gained, "{others:?}");
    }
}

/// An attack for which nobody can be named: the attacker names itself.
fn in_vain(table: &crate::kit::Table, choice: u8, with: Option<Skill>) -> Command {
    let mini = table.mini("bane_venom");
    let effort = Effort { choice, ..Effort::default() };
    Command::Attack { mini, target: mini, kind: AttackKind::Melee, effort, with }
}

/// E-21: in the First edition an attack is declared before its target: without one it ends there, and a non-Hero has
/// used one of its repetitions and chosen its action. The Second doesn't let it begin.
#[test]
fn attacks_in_vain() {
    let position = || {
        let position = Position::new().hero("batman", 1).tile("bane_venom", &[15]).token("bomb", 15, "idle");
        position.villain(5, 0, 0)
    };
    for (mut table, begins) in start_either(position, true, false) {
        table.villain_acts_with("bane_venom");
        let vain = in_vain(&table, 1, None);
        assert_eq!(may(&table, &vain), begins);
        assert!(!table.game.legal().contains(&vain), "nobody is offered it");
        let prime = table.interact_with("bane_venom", "prime", None, Effort::default());
        assert!(may(&table, &prime));
        if begins {
            table.say(vain);
            assert!(table.saw(|what| matches!(what, Happening::AttackOver { .. })));
            assert_eq!(table.rolls().len(), 0);
            assert_eq!(table.refused_by(&prime), "R2 VI.C.3", "its action is chosen");
            table.say(in_vain(&table, 1, None));
            table.say(in_vain(&table, 1, None));
            let fourth = in_vain(&table, 1, None);
            assert_eq!(table.refused_by(&fourth), "R2 VI.C.3", "three times");
            let step = table.step("bane_venom", 16, MoveType::Adjacent, 0);
            assert!(may(&table, &step), "its second Movement is left");
        }
    }
    let position = || Position::new().hero("batman", 15).tile("bane_venom", &[15]);
    for (mut table, rule) in start_either(position, "R1 V:C:1 [b]", "R2 VII.B.1") {
        let hero = table.attack_with(AttackKind::Melee, "batman", "batman", Effort::cubes(1));
        assert_eq!(table.refused_by(&hero), rule, "a Hero spends nothing and loses nothing");
        table.villain_acts_with("bane_venom");
        let vain = in_vain(&table, 1, None);
        assert_eq!(table.refused_by(&vain), rule, "there is a target");
    }
}

/// E-22, G-16: dice, then Automatic Successes, then Hindering, and nothing falls below 0: the same in both.
#[test]
fn the_order_of_successes() {
    let position = || {
        let position =
            Position::new().hero("huntress", 15).with(&["sniper_rifle"]).tile("thugs_crowbar", &[15, 15, 16]);
        position.tile("bane", &[15])
    };
    for (mut table, ()) in start_either(position, (), ()) {
        let kind = AttackKind::Ranged;
        let attack = table.attack_with(kind, "huntress", "thugs_crowbar#3", table.effort(1, &["sniper_rifle"]));
        table.dice("O0 R0");
        table.say(attack);
        table.pass();
        assert!(table.part_of_attack(PartOf::Hindering) < 0);
        assert_eq!(table.part_of_attack(PartOf::Cards), 1);
        assert_eq!(table.attack_successes(), [0], "Hindering comes last: it takes the card's success, too");
    }
}

/// E-23: a non-Hero without a Characteristic acts without dice in the First edition: a Thug tries a Computer. A crossed
/// Characteristic forbids it in either.
#[test]
fn characteristics_without_dice() {
    let position = || Position::new().hero("batman", 1).tile("killer_croc", &[15]).token("bomb", 15, "idle");
    for (mut table, acts) in start_either(position, true, false) {
        table.villain_acts_with("killer_croc");
        let prime = table.interact_with("killer_croc", "prime", None, Effort::default());
        assert_eq!((may(&table, &prime), table.game.legal().contains(&prime)), (acts, acts));
        if acts {
            table.say(prime);
            table.keep();
            assert_eq!(table.rolls().len(), 0, "no dice");
            assert_eq!(table.actions(), [(0, false)]);
        } else {
            assert_eq!(table.refused_by(&prime), "R2 VI.A.2");
        }
    }
    let crossed = "melee: [(\"Y+B+\", 1), (\"YY+\", 4)],\n        skills: [(skill: Mobility";
    let position = || {
        let never = format!("never: [Manipulation], {crossed}");
        position().with_content(crossed, &never)
    };
    for (mut table, rule) in start_either(position, "R1 IX:E", "R2 VI.A.2") {
        table.villain_acts_with("killer_croc");
        let prime = table.interact_with("killer_croc", "prime", None, Effort::default());
        assert_eq!(table.refused_by(&prime), rule);
    }
}

/// E-23: what a roll adds besides the Characteristic counts: Munitions Specialist alone primes a Bomb.
#[test]
fn bonuses_alone() {
    let croc = "skills: [(skill: Mobility, level: 3), (skill: Parkour, level: 1), (skill: Berserk, level: 1)]";
    let skilled = "skills: [(skill: MunitionsSpecialist, level: 3)]";
    let position = || {
        let position = Position::new().hero("batman", 1).tile("killer_croc", &[15]).token("bomb", 15, "idle");
        position.with_content(croc, skilled)
    };
    for (mut table, primes) in start_either(position, true, false) {
        table.villain_acts_with("killer_croc");
        let prime = table.interact_with("killer_croc", "prime", None, Effort::default());
        assert_eq!(may(&table, &prime), primes);
        if primes {
            table.say(prime);
            assert_eq!(table.game.state().tokens[0].face, 1);
        }
    }
}

/// E-43: Shackle is declared with the attack: even with one in vain, which E-21 allows in the First edition. Otherwise
/// the same.
#[test]
fn shackle_is_declared_with_the_attack() {
    let shackling = "skills: [(skill: Parkour, level: 2), (skill: Shackle, level: 1), (skill: MartialArts";
    let position = |area: u8| {
        move || {
            let position = Position::new().hero("batman", area).tile("bane_venom", &[15]);
            position.with_content("skills: [(skill: Parkour, level: 2), (skill: MartialArts", shackling)
        }
    };
    for (mut table, begins) in start_either(position(1), true, false) {
        table.villain_acts_with("bane_venom");
        assert_eq!(may(&table, &in_vain(&table, 1, Some(Skill::Shackle))), begins);
        assert!(!may(&table, &in_vain(&table, 1, Some(Skill::Grenade))));
    }
    for (mut table, ()) in start_either(position(15), (), ()) {
        table.villain_acts_with("bane_venom");
        let (mini, target) = (table.mini("bane_venom"), table.mini("batman"));
        let effort = Effort { choice: 1, ..Effort::default() };
        table.dice("Y2 Y2 O0");
        table.say(Command::Attack { mini, target, kind: AttackKind::Melee, effort, with: Some(Skill::Shackle) });
        table.pass();
        assert_eq!((table.body("batman").shackles, table.wounds("batman")), (1, 0));
        assert!(matches!(table.ask(), Ask::MiniAction { .. }));
    }
}
