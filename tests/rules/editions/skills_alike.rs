//! Skills and Traits that are the same in both books: each is played in either edition.

use gotham_content::{Color, Skill};
use gotham_rules::board::MoveType;
use gotham_rules::command::{AttackKind, Effort, RerollBy, Stance};
use gotham_rules::event::{FieldKind, PartOf};
use gotham_rules::{Ask, Command, SkillTarget, query, skills};

use super::{may, start_either};
use crate::kit::{Position, Table};

/// A position in either edition, with the same expected of both.
fn alike(position: impl Fn() -> Position) -> impl Iterator<Item = Table> {
    start_either(position, (), ()).into_iter().map(|(table, ())| table)
}

fn of_attack(table: &Table, skill: Skill) -> i8 {
    table.part_of_attack(PartOf::Skill(skill))
}

/// S2 Martial Arts, S2 Marksman, S2 Sneak Attack: Automatic Successes of an attack.
#[test]
fn successes_of_attacks() {
    for mut table in alike(|| Position::new().hero("batman", 15).tile("bane", &[15])) {
        for (face, gained) in [("R0", 0), ("R1", 1)] {
            table.cubes("batman", 1, 10, 0);
            table.dice(face);
            table.melee("batman", "bane", 1, &[]);
            table.pass();
            assert_eq!(of_attack(&table, Skill::MartialArts), gained);
        }
    }
    for mut table in alike(|| Position::new().hero("batman", 16).tile("owls_handgun", &[15])) {
        table.villain_acts_with("owls_handgun");
        table.dice("Y1 O0");
        table.tile_attack(AttackKind::Ranged, "owls_handgun", "batman", 0);
        table.pass();
        assert_eq!(of_attack(&table, Skill::Marksman), 1);
    }
    for others in [15, 16] {
        for mut table in alike(|| Position::new().hero("batman", 15).tile("prisoners", &[15, others])) {
            table.villain_acts_with("prisoners");
            table.dice("W0 Y0");
            table.tile_attack(AttackKind::Melee, "prisoners", "batman", 0);
            table.pass();
            assert_eq!(of_attack(&table, Skill::SneakAttack), i8::from(others == 15));
        }
    }
}

/// S2 Berserk, S2 Imaginary Friend: dice of an attack; an enemy in the Area thinks the friend away.
#[test]
fn dice_of_attacks() {
    for (life, dice) in [(4, "Y1 B0"), (3, "Y1 B0 W0")] {
        for mut table in alike(|| Position::new().hero("batman", 15).tile("killer_croc", &[15])) {
            table.life("killer_croc", life);
            table.villain_acts_with("killer_croc");
            table.dice(dice);
            table.tile_attack(AttackKind::Melee, "killer_croc", "batman", 0);
            assert_eq!(table.rolls()[0], dice);
        }
    }
    for mut table in alike(|| Position::new().hero("batman", 15).tile("harley_quinn", &[15])) {
        let harley = table.mini("harley_quinn");
        let blow = table.attack_with(AttackKind::Melee, "harley_quinn", "batman", Effort::default());
        let dice = |table: &Table| query::throw(&table.game, &blow).map(|throw| throw.dice.len());
        assert_eq!(dice(&table), Some(4));
        table.dice("R2");
        table.uses_skill("batman", Skill::ImaginaryFriend, SkillTarget::Mini(harley), 1);
        table.keep();
        assert_eq!(dice(&table), Some(3));
    }
}

/// S2 Poison, S2 Electricity: Wounds before the others, where the Defense is beaten.
#[test]
fn wounds_before_the_others() {
    for (faces, wounds) in [("O2 O2", 3), ("O1 O1", 0)] {
        let position = || Position::new().hero("blue_bird", 15).with(&["taser_handgun"]).tile("bane", &[15]);
        for mut table in alike(position) {
            table.dice(faces);
            table.melee("blue_bird", "bane", 1, &["taser_handgun"]);
            table.pass();
            assert_eq!(table.wounds("bane"), wounds);
        }
    }
    for (defense, wounds) in [("O0", 3), ("O2", 0)] {
        for mut table in alike(|| Position::new().hero("batman", 15).tile("carnivorous_plants", &[15])) {
            table.villain_acts_with("carnivorous_plants");
            table.dice(&format!("W2 O0 {defense}"));
            table.tile_attack(AttackKind::Melee, "carnivorous_plants", "batman", 0);
            table.pass();
            assert_eq!(table.wounds("batman"), wounds);
        }
    }
}

/// S2 Reach, S2 Ambidexterity, S2 Moral Code: whom and with what a Hero attacks.
#[test]
fn weapons() {
    let who = "catwoman_long_halloween";
    for table in alike(|| Position::new().hero(who, 15).with(&["whip"]).tile("thugs_crowbar", &[16])) {
        let with_whip = table.attack_with(AttackKind::Melee, who, "thugs_crowbar", table.effort(1, &["whip"]));
        let bare = table.attack_with(AttackKind::Melee, who, "thugs_crowbar", Effort::cubes(1));
        assert_eq!((may(&table, &with_whip), may(&table, &bare)), (true, false));
    }
    let position = || {
        let position = Position::new().hero("nightwing", 15).with(&["baton", "nunchaku"]);
        position.hero("batman", 15).with(&["crowbar", "tonfa", "service_gun"]).tile("bane", &[15])
    };
    for table in alike(position) {
        let kind = AttackKind::Melee;
        let two = table.attack_with(kind, "nightwing", "bane", table.effort(1, &["baton", "nunchaku"]));
        let one_too_many = table.attack_with(kind, "batman", "bane", table.effort(1, &["crowbar", "tonfa"]));
        assert_eq!((may(&table, &two), may(&table, &one_too_many)), (true, false));
        let shot = table.attack_with(AttackKind::Ranged, "batman", "bane", table.effort(1, &["service_gun"]));
        assert!(!may(&table, &shot), "a Lethal weapon");
    }
}

/// S2 Combo, S2 Burst, S2 Circular Strike: what follows when the target falls.
#[test]
fn what_follows() {
    for mut table in alike(|| Position::new().hero("nightwing", 15).tile("thugs_crowbar", &[15, 15])) {
        table.dice("O2 O0");
        table.melee("nightwing", "thugs_crowbar", 1, &[]);
        table.pass_until_offered();
        assert_eq!(table.offered().map(|(skill, dice, _)| (skill, dice)), Some((Skill::Combo, 1)));
        let other = table.mini("thugs_crowbar#2");
        table.say(table.offer_on(other, &[Color::Orange]));
    }
    let gun = || {
        let position = Position::new().hero("commissioner_gordon", 15).with(&["submachine_gun"]);
        position.tile("thugs_firearm", &[16, 17])
    };
    for mut table in alike(gun) {
        table.dice("O2 W2 W2 W2");
        table.shoot("commissioner_gordon", "thugs_firearm", 1, &["submachine_gun"]);
        assert_eq!(table.offered(), Some((Skill::Burst, 6, 2)));
        let other = table.mini("thugs_firearm#2");
        table.uses_offer(other);
        assert_eq!(table.neutralized("thugs_firearm#2"), 1);
    }
    for mut table in alike(|| Position::new().hero("huntress", 17).tile("thugs_crowbar", &[17, 17])) {
        table.dice("O2 O2");
        table.melee("huntress", "thugs_crowbar", 2, &[]);
        assert_eq!(table.offered(), Some((Skill::CircularStrike, 3, 3)));
    }
}

/// S2 Counterattack, S2 Retaliation: the target strikes back with Yellow dice; nobody answers that.
#[test]
fn striking_back() {
    for mut table in alike(|| Position::new().hero("nightwing", 15).tile("brutes_firearm", &[15])) {
        table.dice("O1");
        table.melee("nightwing", "brutes_firearm", 1, &[]);
        table.keep();
        assert_eq!(table.offered(), Some((Skill::Counterattack, 2, 1)));
        table.dice("Y2 Y2 Y0");
        table.strikes_back();
        table.pass_until_offered();
        assert_eq!((table.wounds("nightwing"), table.ask()), (4, Ask::HeroAction));
    }
    for (cards, strikes) in [(&["revolver"][..], true), (&[], false)] {
        let position = || Position::new().hero("red_hood_jason_todd", 15).with(cards).tile("thugs_firearm", &[16]);
        for mut table in alike(position) {
            table.villain_acts_with("thugs_firearm");
            table.dice("W0 W2 Y0");
            table.tile_attack(AttackKind::Ranged, "thugs_firearm", "red_hood_jason_todd", 0);
            table.pass_until_offered();
            assert_eq!(matches!(table.offered(), Some((Skill::Retaliation, 2, 1))), strikes);
        }
    }
}

/// S2 Impenetrable Defense, S2 Untouchable, S2 Bodyguard: Automatic Successes of a Defense.
#[test]
fn successes_of_defenses() {
    let katana = || Position::new().hero("katana", 15).hero("catwoman", 15).hero("orphan_cassandra_cain", 15);
    for (target, kind, dice, skill, gained) in [
        ("catwoman", AttackKind::Melee, "W2 W2 Y2 Y2", Skill::Bodyguard, 2),
        ("catwoman", AttackKind::Ranged, "Y2 R3 Y2", Skill::Untouchable, 1),
        ("orphan_cassandra_cain", AttackKind::Melee, "W2 W2 Y2 Y2", Skill::ImpenetrableDefense, 1),
        ("orphan_cassandra_cain", AttackKind::Ranged, "Y2 R3 Y2", Skill::ImpenetrableDefense, 0),
        ("katana", AttackKind::Melee, "W2 W2 Y2 Y2 Y0", Skill::Bodyguard, 0),
    ] {
        for mut table in alike(|| katana().tile("harley_quinn", &[15])) {
            table.villain_acts_with("harley_quinn");
            table.dice(dice);
            table.tile_attack(kind, "harley_quinn", target, 0);
            table.pass();
            assert_eq!(table.part(PartOf::Skill(skill)), gained, "{target}");
        }
    }
}

/// S2 Protected, S2 Sacrifice: who isn't a target, and who steps in.
#[test]
fn shields() {
    for (thugs, attacks) in [(&[15, 15][..], false), (&[15, 16], true)] {
        let position =
            || Position::new().hero("nightwing", 15).tile("owls_handgun", &[15]).tile("thugs_crowbar", thugs);
        for table in alike(position) {
            let owl = table.attack_with(AttackKind::Melee, "nightwing", "owls_handgun", Effort::cubes(1));
            assert_eq!(may(&table, &owl), attacks);
        }
    }
    for mut table in alike(|| Position::new().hero("catwoman", 15).hero("batman", 15).tile("bane", &[15])) {
        table.villain_acts_with("bane");
        table.dice("O2 O2");
        table.tile_attack(AttackKind::Melee, "bane", "catwoman", 0);
        let batman = table.mini("batman");
        table.say(table.stepping_in(batman));
        table.pass();
        assert_eq!((table.wounds("batman"), table.wounds("catwoman")), (2, 3));
    }
}

/// S2 Point Blank, S2 Luck, S2 Support, S2 Misfortune: Rerolls that are given, and one that is forced.
#[test]
fn rerolls() {
    for (area, bonus) in [(15, true), (16, false)] {
        for mut table in alike(|| Position::new().hero("catwoman", area).tile("brutes_firearm", &[15])) {
            table.villain_acts_with("brutes_firearm");
            table.dice("B0");
            table.tile_attack(AttackKind::Ranged, "brutes_firearm", "catwoman", 0);
            assert_eq!(matches!(table.ask(), Ask::Reroll { bonus: 1, .. }), bonus);
        }
    }
    for (who, dice, given) in [("renee_montoya", "Y0", 1), ("batman", "R0", 2)] {
        for mut table in alike(|| Position::new().hero("renee_montoya", 15).hero("batman", 15).tile("bane", &[15])) {
            table.dice(dice);
            table.melee(who, "bane", 1, &[]);
            assert!(matches!(table.ask(), Ask::Reroll { bonus, .. } if bonus == given), "{:?}", table.ask());
        }
    }
    for mut table in alike(|| Position::new().hero("batman", 15).tile("scarecrow", &[15]).tile("bane", &[15])) {
        table.cubes("batman", 1, 10, 0);
        table.dice("R3 R2 R1");
        table.melee("batman", "bane", 1, &[]);
        assert_eq!(table.prompt().subject, Some(table.mini("scarecrow")));
        table.reroll(0, RerollBy::Forced);
        table.reroll(0, RerollBy::Forced);
        table.pass();
        assert_eq!(table.part_of_attack(PartOf::Base), 1);
    }
}

/// S2 Munitions Specialist, S2 Lock Picking, S2 Investigation, S2 Hacking, S2 Nerves of Steel: Complex actions.
#[test]
fn complex_actions() {
    for (hero, token, face, what, dice, helped, skill, gained) in [
        ("batman", "bomb", "idle", "defuse", "O0", "MunitionsSpecialist", Skill::MunitionsSpecialist, 1),
        ("catwoman", "bomb", "idle", "defuse", "R0", "LockPicking", Skill::LockPicking, 2),
        ("batman", "computer", "on", "shut_down", "R0", "Hacking", Skill::Hacking, 1),
        ("batman", "computer", "on", "shut_down", "R0", "Investigation", Skill::Investigation, 2),
        ("catwoman", "computer", "on", "shut_down", "O0", "Hacking", Skill::Hacking, 0),
    ] {
        let usual = if token == "bomb" { "MunitionsSpecialist" } else { "Hacking" };
        let position = || {
            let position = Position::new().hero(hero, 15).token(token, 15, face);
            position.with_mission(&format!("helped_by: [{usual}]"), &format!("helped_by: [{helped}]"))
        };
        for mut table in alike(position) {
            table.dice(dice);
            table.interact(hero, what, 1);
            table.keep();
            assert_eq!(table.part(PartOf::Skill(skill)), gained, "{hero}: {helped}");
        }
    }
    let steel = || {
        let position = Position::new().hero("red_hood_jason_todd", 15).token("bomb", 15, "idle");
        position.tile("thugs_crowbar", &[15, 15, 15])
    };
    for mut table in alike(steel) {
        table.dice("Y2");
        table.interact("red_hood_jason_todd", "defuse", 1);
        table.keep();
        assert_eq!(table.part(PartOf::Hindering), -1, "two of three are ignored");
    }
}

/// S2 Elusive, S2 Mobility, S2 Parkour, S2 Horror, S2 Fly, S2 Reduced Mobility: what Moves cost, and which ones there
/// are.
#[test]
fn moves() {
    for mut table in alike(|| Position::new().hero("catwoman", 17).tile("thugs_firearm", &[17, 17, 17])) {
        table.moves("catwoman", 21, MoveType::Adjacent, 0);
        assert_eq!(table.costs(), [2], "two of three Sizes are ignored");
    }
    for mut table in alike(|| Position::new().hero("catwoman", 21).hero("harvey_bullock", 21)) {
        table.moves("catwoman", 22, MoveType::Adjacent, 0);
        table.stop();
        table.moves("harvey_bullock", 22, MoveType::Adjacent, 0);
        assert_eq!(table.costs(), [1, 2], "rails");
    }
    for mut table in alike(|| Position::new().hero("catwoman", 13)) {
        table.moves("catwoman", 3, MoveType::Climb(2), 0);
        table.dice("Y2 Y2");
        table.moves("catwoman", 13, MoveType::Drop(2), 0);
        table.keep();
        assert_eq!((table.costs(), table.wounds("catwoman")), (vec![1, 1], 1));
    }
    for (hero, cost) in [("batman", 2), ("hawkfire", 1)] {
        for mut table in alike(|| Position::new().hero(hero, 15).tile("man_bat", &[16])) {
            table.moves(hero, 16, MoveType::Adjacent, 0);
            assert_eq!(table.costs(), [cost], "Horror, which a flyer does not feel");
        }
    }
    for mut table in alike(|| Position::new().hero("batman", 1).tile("bud_and_lou", &[3])) {
        table.villain_acts_with("bud_and_lou");
        let drop = table.step("bud_and_lou", 13, MoveType::Drop(2), 0);
        assert!(!may(&table, &drop));
    }
}

/// S2 Wall Breaker: through a wall of its level for 2 more, and everybody may follow.
#[test]
fn walls() {
    for mut table in alike(|| Position::new().hero("batman", 34).tile("bane_venom", &[15])) {
        table.villain_acts_with("bane_venom");
        let thick = table.step("bane_venom", 36, MoveType::Break(2), 0);
        assert!(!may(&table, &thick));
        table.moves("bane_venom", 34, MoveType::Break(1), 0);
        assert_eq!((table.costs(), table.cost_part(PartOf::Wall)), (vec![3], 2));
        assert!(query::line_of_sight(&table.game, table.area(15), table.area(34)));
    }
}

/// S2 Grenade: at the Distance, or where the successes reach.
#[test]
fn grenades() {
    for (faces, hit) in [("O2 O1", 17), ("O1 O0", 15)] {
        for mut table in alike(|| Position::new().hero("batman", 14).with(&["stun_grenade"]).tile("bane", &[hit])) {
            table.dice(faces);
            table.dice("Y1 Y0 Y0");
            let (mini, area, effort) = (table.mini("batman"), table.area(17), table.effort(2, &["stun_grenade"]));
            table.say(Command::UseSkill { mini, skill: Skill::Grenade, on: SkillTarget::Area(area), effort });
            table.keep();
            assert_eq!(table.wounds("bane"), 1, "{faces}");
        }
    }
}

/// S2 Regeneration, S2 Gas Immunity: at the activation or the Stance; Gas is not felt.
#[test]
fn regeneration_and_gas() {
    for mut table in alike(|| Position::new().hero("batman", 1).tile("solomon_grundy", &[15])) {
        table.life("solomon_grundy", 5);
        table.villain_acts_with("solomon_grundy");
        assert_eq!(table.body("solomon_grundy").life, 7);
    }
    for mut table in alike(|| Position::new().hero("clayface_detective_comics", 15).tile("bane", &[31])) {
        table.end_turn();
        table.cubes("clayface_detective_comics", 4, 2, 5);
        table.end_turn();
        let mini = table.mini("clayface_detective_comics");
        table.say(Command::TakeStance { mini, stance: Stance::Active });
        table.regenerate_all();
        assert_eq!(table.hero("clayface_detective_comics").wounds, 4, "one regenerated, and recovery finds its cubes");
    }
    let mask = || Position::new().hero("batman", 16).belt(&["compact_gas_mask"]).hero("catwoman", 16);
    for mut table in alike(mask) {
        table.field(FieldKind::Gas, 15, 1);
        table.moves("batman", 15, MoveType::Adjacent, 0);
        table.stop();
        table.dice("Y2");
        table.moves("catwoman", 15, MoveType::Adjacent, 0);
        table.keep();
        assert_eq!((table.wounds("batman"), table.wounds("catwoman")), (0, 2));
    }
}

/// S2 Multiple Personalities, G-56: of two tiles, the one farther right is in force.
#[test]
fn personalities() {
    let (first, second) = ("arnold_wesker_ventriloquist", "ventriloquist_arnold_wesker");
    let position = || {
        let position = Position::new().hero("batman", 1).other_tile(first).tile("bane", &[31]);
        position.tile(second, &[16]).villain(9, 0, 0)
    };
    for mut table in alike(position) {
        assert!(query::is_in_force(&table.game, table.tile(second)));
        table.end_turn();
        table.activate_tile(first);
        assert!(query::is_in_force(&table.game, table.tile(first)));
    }
}

/// S2 Elite Command: two of an Elite tile come along with Gordon.
#[test]
fn an_elite_command() {
    for table in alike(|| Position::new().hero("commissioner_gordon", 15).tile("bane", &[31]).with_allies()) {
        let gordon = table.mini("commissioner_gordon");
        assert_eq!(skills::level(&table.game, gordon, Skill::EliteCommand), 2);
        let state = table.game.state();
        let allies = state.all_minis().filter(|mini| state.mini(*mini).commander.is_some());
        assert_eq!(allies.count(), 2 + 3, "and three of his Henchmen");
    }
}
