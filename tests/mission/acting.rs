//! Who has done what sets a trigger off: `Acting`.

use gotham_content::skill::Skill;
use gotham_rules::command::{AttackKind, Effort};
use gotham_rules::{Command, SkillTarget};

use crate::kit::{Position, Table};

const THE_DOER: &str = "LayDown((role: Acting))";

/// Which of these lie down.
fn down<const N: usize>(table: &Table, names: [&str; N]) -> [bool; N] {
    names.map(|name| table.body(name).down)
}

#[test]
fn the_attacker_wounds_the_target_and_who_steps_in() {
    for hero in ["catwoman", "batman"] {
        let heroes = Position::new().hero("catwoman", 15).hero("batman", 15);
        let when = format!("Wounded((heroes: [\"{hero}\"]))");
        let mut table = heroes.tile("bane", &[15]).tile("killer_moth", &[16]).when(&when, THE_DOER).start();
        table.villain_acts_with("bane");
        table.dice("O2 O2");
        table.tile_attack(AttackKind::Melee, "bane", "catwoman", 0);
        let guardian = table.mini("batman");
        table.say(table.stepping_in(guardian));
        table.pass();
        assert!(table.wounds("batman") > 0 && table.wounds("catwoman") > 0);
        assert_eq!(down(&table, ["bane", "killer_moth", "batman", "catwoman"]), [true, false, false, false], "{hero}");
    }
}

#[test]
fn a_hero_neutralizes() {
    let position = Position::new().hero("batman", 15).hero("catwoman", 15).tile("thugs_crowbar", &[15, 31]);
    let mut table = position.when("Neutralized((tiles: [\"thugs_crowbar\"]))", THE_DOER).start();
    table.dice("R2 R2");
    table.melee("batman", "thugs_crowbar", 2, &[]);
    table.pass();
    assert_eq!(table.neutralized("thugs_crowbar"), 1);
    assert_eq!(down(&table, ["batman", "catwoman"]), [true, false]);
}

#[test]
fn who_causes_an_explosion_wounds_friend_and_foe() {
    for when in ["Wounded((hero: true))", "Neutralized((tiles: [\"thugs_crowbar\"]))"] {
        let position = Position::new().hero("catwoman", 16).tile("mr_freeze", &[15]).tile("thugs_crowbar", &[16, 31]);
        let mut table = position.when(when, THE_DOER).start();
        table.villain_acts_with("mr_freeze");
        table.dice("W2 O0 Y1 Y1 Y2 Y0");
        let (mini, on) = (table.mini("mr_freeze"), SkillTarget::Area(table.area(16)));
        table.say(Command::UseSkill { mini, skill: Skill::Grenade, on, effort: Effort::default() });
        table.keep();
        assert_eq!((table.wounds("catwoman"), table.neutralized("thugs_crowbar")), (2, 1));
        assert_eq!(down(&table, ["mr_freeze", "catwoman"]), [true, false], "{when}");
    }
}

#[test]
fn who_performs_an_interaction_does_what_its_effects_do() {
    let bane = "(tiles: [\"bane\"])";
    let cases = [
        ("Explosion(Here, Just(2))".to_string(), "Wounded", "Y1 Y1 Y1 Y1"),
        (format!("Wound({bane}, Just(1))"), "Wounded", ""),
        (format!("Neutralize({bane})"), "Neutralized", ""),
    ];
    for (effect, when, dice) in cases {
        let position = Position::new().hero("catwoman", 31).hero("batman", 15).token("safe", 15, "shut");
        let position = position.tile("bane", &[15]).with_mission("Explosion(Here, Just(2))", &effect);
        let mut table = position.when(&format!("{when}({bane})"), THE_DOER).start();
        table.dice(dice);
        table.interact("batman", "blow_up", 1);
        table.pass();
        assert_eq!(down(&table, ["batman", "catwoman"]), [true, false], "{effect}");
    }
}

/// Terrain, and the mission on its own: nobody did it. What would happen to nobody is skipped, and the rest happens.
#[test]
fn nobody_has_done_it() {
    let effects = "LayDown((role: Acting)), \
                   Choose([(AnyMini((role: Acting)), [LayDown((hero: true))])], [LayDown((tiles: [\"bane\"]))])";
    let causes = [
        ("Wound((hero: true), Just(2))", ""),
        ("Neutralize((hero: true))", ""),
        ("Explosion(At(\"subway_15\"), Just(2))", "Y2 Y2"),
        ("PlaceFields(Flame, At(\"subway_15\"), Just(2))", "Y2 Y2"),
    ];
    for (cause, dice) in causes {
        let when = if cause.starts_with("Neutralize") { "Neutralized" } else { "Wounded" };
        let position = Position::new().hero("batman", 15).tile("bane", &[16]).tile("killer_moth", &[31]);
        let position = position.when("At(EndOfHeroesTurn)", cause).when(&format!("{when}((hero: true))"), effects);
        let mut table = position.start();
        table.dice(dice);
        table.end_turn();
        table.pass();
        assert_eq!(down(&table, ["bane", "batman", "killer_moth"]), [true, false, false], "{cause}");
    }
}
