//! What follows an attack or an Explosion: who is hit next, who is knocked down, what the fallen leave undone.

use gotham_content::{Color, Skill};
use gotham_rules::command::{AttackKind, Effort, RerollBy};
use gotham_rules::event::FieldKind;
use gotham_rules::{Ask, Command, Edition, Happening, SkillTarget};

use crate::kit::{Position, Table};

/// S2 Circular Strike, G-20, E-10: Remaining Successes go on to another miniature: in the First edition, one that has
/// just fallen is still there as a target, but is not struck again.
#[test]
fn g_20_the_fallen_are_not_struck_again() {
    for company in [false, true] {
        let position = Position::new().hero("catwoman", 15).hero("nightwing", if company { 15 } else { 1 });
        let mut table = position.tile("brutes_chains", &[15]).edition(Edition::First).start();
        table.cubes("catwoman", 1, 0, 9);
        table.villain_acts_with("brutes_chains");
        table.dice("W2 W2 Y2");
        table.tile_attack(AttackKind::Melee, "brutes_chains", "catwoman", 0);
        table.pass_until_offered();
        assert_eq!(table.neutralized("catwoman"), 1);
        let offered = table.offered().map(|(skill, ..)| skill);
        assert_eq!(offered, company.then_some(Skill::CircularStrike), "{:?}", table.ask());
        if company {
            let again = table.offer_on(table.mini("catwoman"), &[]);
            assert_eq!(table.refused_by(&again), "R1 X Circular Strike");
            let other = table.mini("nightwing");
            table.uses_offer(other);
        }
    }
}

/// S2 Combo, G-21, E-10: against another miniature, in the First edition, too.
#[test]
fn g_21_a_combo_goes_to_another() {
    let combo = ("(skill: Parkour, level: 2), (skill: MartialArts", "(skill: Combo, level: 2), (skill: MartialArts");
    for company in [false, true] {
        let position = Position::new().hero("batman", 15).hero("catwoman", if company { 15 } else { 1 });
        let position = position.tile("bane_venom", &[15]).with_content(combo.0, combo.1);
        let mut table = position.edition(Edition::First).start();
        table.cubes("batman", 1, 0, 10);
        table.villain_acts_with("bane_venom");
        table.dice("B4 B4 O0");
        table.tile_attack(AttackKind::Melee, "bane_venom", "batman", 0);
        table.pass_until_offered();
        assert_eq!(table.neutralized("batman"), 1);
        let offered = table.offered().map(|(skill, ..)| skill);
        assert_eq!(offered, company.then_some(Skill::Combo), "{:?}", table.ask());
        if company {
            let again = table.offer_on(table.mini("batman"), &[Color::Black; 2]);
            assert_eq!(table.refused_by(&again), "S2 Combo");
        }
    }
}

/// S2 Circular Strike, R2 V.A.8, V.C.2.e: the Skill counts when the Successes go on: Huntress drops her Hunting Rifle
/// while the dice lie, and strikes on.
#[test]
fn circular_strike_counts_when_it_goes_on() {
    for drops in [true, false] {
        let position = Position::new().hero("huntress", 17).with(&["hunting_rifle", "crowbar"]);
        let mut table = position.tile("thugs_crowbar", &[17, 17]).start();
        table.dice("O2 O2 O0");
        table.melee("huntress", "thugs_crowbar", 3, &[]);
        assert!(matches!(table.ask(), Ask::Reroll { .. }), "{:?}", table.ask());
        if drops {
            table.say(Command::Drop { mini: table.mini("huntress"), card: table.card("hunting_rifle") });
        }
        table.pass_until_offered();
        assert_eq!(table.offered(), drops.then_some((Skill::CircularStrike, 3, 3)), "{:?}", table.ask());
    }
}

fn hounds(cubes: (u8, u8, u8), faces: &str) -> Table {
    let mut table = Position::new().hero("catwoman", 15).hero("batman", 15).tile("hounds", &[15]).start();
    table.cubes("batman", cubes.0, cubes.1, cubes.2);
    table.villain_acts_with("hounds");
    table.dice(faces);
    table.tile_attack(AttackKind::Melee, "hounds", "catwoman", 0);
    let batman = table.mini("batman");
    table.say(table.stepping_in(batman));
    table.pass();
    table
}

/// S2 Immobilization, S2 Sacrifice, G-36, G-28: whoever stepped in suffers Wounds from the attack, and is knocked down
/// by them; by as many as it suffered, not by those beyond its Neutralization.
#[test]
fn g_36_who_steps_in_is_laid_down() {
    for (faces, wounds, down) in [("W2 O1", [1, 2], [false, true]), ("W2 O2", [2, 2], [true, true])] {
        let table = hounds((11, 0, 0), faces);
        assert_eq!(["catwoman", "batman"].map(|hero| table.wounds(hero)), wounds, "{faces}");
        assert_eq!(["catwoman", "batman"].map(|hero| table.body(hero).down), down, "{faces}");
    }
    let table = hounds((1, 0, 10), "W2 O1");
    assert_eq!((table.wounds("batman"), table.neutralized("batman"), table.body("batman").down), (1, 1, false));
}

/// R2 IX.A, S2 Immobilization, G-36: an Explosion knocks down by the Wounds that are suffered: those beyond a
/// Neutralization don't count.
#[test]
fn g_36_wounds_that_nobody_suffers() {
    let stun = "lines: [(usage: Always, skills: [(skill: Grenade, level: 3)])]";
    let stunning = "lines: [(usage: Always, skills: [(skill: Grenade, level: 3), (skill: Immobilization, level: 2)])]";
    for (cubes, down) in [(1, false), (2, true)] {
        let position = Position::new().hero("batman", 15).with(&["stun_grenade"]).hero("catwoman", 16);
        let mut table = position.with_content(stun, stunning).start();
        table.cubes("catwoman", 0, cubes, 10 - cubes);
        table.dice("O2 Y1 Y1 Y1");
        let effort = table.effort(1, &["stun_grenade"]);
        table.say(table.skill("batman", Skill::Grenade, SkillTarget::Area(table.area(16)), effort));
        table.pass();
        assert_eq!((table.wounds("catwoman"), table.neutralized("catwoman")), (cubes, 1));
        assert_eq!(table.body("catwoman").down, down, "{cubes} of 3 suffered");
    }
}

/// G-32, S2 Frost, S2 Grenade: a miniature that falls in its own Explosion no longer places tokens.
#[test]
fn g_32_the_fallen_put_no_tokens() {
    for (life, asked) in [(1, false), (2, true)] {
        let mut table = Position::new().hero("batman", 1).tile("mr_freeze", &[15]).start();
        table.life("mr_freeze", life);
        table.villain_acts_with("mr_freeze");
        table.dice("W0 O0 Y1 Y0");
        let on = SkillTarget::Area(table.area(16));
        table.uses_skill("mr_freeze", Skill::Grenade, on, 0);
        table.keep();
        assert_eq!(table.where_is("mr_freeze"), if asked { 15 } else { 0 }, "it fell short, at his feet");
        assert_eq!(matches!(table.ask(), Ask::PutTokens { .. }), asked, "{:?}", table.ask());
    }
}

/// G-32, G-23, S2 Counterattack, S2 Flame: a miniature that the target of a deferred attack strikes down places no
/// tokens either.
#[test]
fn g_32_the_struck_down_put_no_tokens() {
    let bat = "lines: [(usage: Melee, dice: \"W+\")]";
    let burning =
        "lines: [(usage: Melee, dice: \"W+\", skills: [(skill: Flame, level: 1), (skill: CircularStrike, level: 1)])]";
    for (faces, falls) in [("Y2 Y2", true), ("Y0 Y0", false)] {
        let position = Position::new().hero("catwoman", 15).with(&["baseball_bat"]).with_content(bat, burning);
        let mut table = position.tile("thugs_crowbar", &[15]).tile("brutes_firearm", &[15]).start();
        table.cubes("catwoman", 1, 0, 9);
        table.dice("Y0 W2");
        table.melee("catwoman", "thugs_crowbar", 1, &["baseball_bat"]);
        table.pass_until_offered();
        assert_eq!(table.offered(), Some((Skill::CircularStrike, 1, 1)));
        let brute = table.mini("brutes_firearm");
        table.uses_offer(brute);
        assert!(matches!(table.ask(), Ask::PutTokens { .. }), "those of the deferred attack: {:?}", table.ask());
        table.say(Command::PutTokens { count: 0 });
        assert_eq!(table.offered().map(|(skill, ..)| skill), Some(Skill::Counterattack));
        table.dice(faces);
        table.strikes_back();
        table.keep();
        assert_eq!(table.neutralized("catwoman"), usize::from(falls));
        assert_eq!(matches!(table.ask(), Ask::PutTokens { kind: FieldKind::Flame, .. }), !falls, "{:?}", table.ask());
    }
}

/// Some of Batman's Skills, as the content has them.
const BATMAN: &str = "(skill: MunitionsSpecialist, level: 1), (skill: Hacking, level: 1), (skill: Investigation, level: 2),\n            (skill: Sacrifice, level: 2),";

/// R2 XI.D, S2 Misfortune, G-31: an Explosion hits everybody at once: Misfortune counts as it was when it went off, no
/// matter who falls first.
#[test]
fn g_31_misfortune_in_an_explosion() {
    let unlucky = BATMAN.replace("(skill: Sacrifice, level: 2)", "(skill: Misfortune, level: 2)");
    for falls in [true, false] {
        let position = Position::new().hero("batman", 15).hero("catwoman", 1).token("safe", 15, "shut");
        let mut table = position.tile("bane", &[15]).with_content(BATMAN, &unlucky).start();
        table.cubes("batman", if falls { 1 } else { 3 }, 0, if falls { 10 } else { 8 });
        table.dice("Y1 Y0 Y0 Y2");
        table.interact("batman", "blow_up", 1);
        while table.prompt().subject == Some(table.mini("batman"))
            && matches!(table.ask(), Ask::Reroll { forced: 0, .. })
        {
            table.say(Command::Keep);
        }
        assert_eq!(table.neutralized("batman"), usize::from(falls));
        let Ask::Reroll { forced, rights, .. } = table.ask() else { panic!("{:?}", table.ask()) };
        assert_eq!((forced, rights), (2, vec![RerollBy::Forced]), "Bane rolls a blank again");
        table.dice("Y1");
        table.reroll(0, RerollBy::Forced);
        table.keep();
        assert_eq!(table.wounds("bane"), 3);
    }
}

/// G-90, S2 Protected: a Neutralized Hero shields nobody, in either edition.
#[test]
fn g_90_the_fallen_are_no_shield() {
    for edition in Edition::ALL {
        for (reserve, refused) in [(11, Some("S2 Protected")), (0, None)] {
            let position = Position::new().hero("commissioner_gordon", 15).hero("batman", 15).tile("bane", &[15]);
            let mut table = position.edition(edition).start();
            table.cubes("batman", reserve, 0, 11 - reserve);
            table.villain_acts_with("bane");
            let attack = table.attack_with(AttackKind::Melee, "bane", "commissioner_gordon", Effort::default());
            assert_eq!(table.game.why_not(&attack).map(|refusal| refusal.rule.id()), refused, "{edition:?}");
        }
    }
}

/// S2 Sacrifice, G-28: one that falls from it has still taken its Successes: the target only suffers the rest.
#[test]
fn g_28_a_guardian_that_falls() {
    let mut table = Position::new().hero("catwoman", 15).hero("batman", 15).tile("bane", &[15]).start();
    table.cubes("batman", 1, 0, 10);
    table.villain_acts_with("bane");
    table.dice("O2 O2");
    table.tile_attack(AttackKind::Melee, "bane", "catwoman", 0);
    let batman = table.mini("batman");
    table.say(table.stepping_in(batman));
    table.pass();
    assert_eq!((table.wounds("batman"), table.neutralized("batman")), (1, 1));
    assert_eq!(table.wounds("catwoman"), 3, "5 minus the 2 that he took");
    assert!(table.saw(|what| matches!(what, Happening::StoodIn { successes: 2, .. })));
}

/// S2 Counterattack, G-22: even in answer to a Combo, which isn't a Counterattack.
#[test]
fn g_22_a_combo_is_answered() {
    let position = Position::new().hero("nightwing", 15).tile("thugs_crowbar", &[15]).tile("brutes_firearm", &[15]);
    let mut table = position.start();
    table.dice("O2");
    table.melee("nightwing", "thugs_crowbar", 1, &[]);
    let combo = table.offer_on(table.mini("brutes_firearm"), &[Color::Orange]);
    table.dice("O0");
    table.say(combo);
    table.pass_until_offered();
    assert_eq!(table.offered(), Some((Skill::Counterattack, 2, 1)));
    table.dice("Y2 Y0 Y0");
    table.strikes_back();
    table.pass();
    assert_eq!(table.wounds("nightwing"), 2);
}

/// S2 Sacrifice, S2 Counterattack, G-28: an ally may also step in when the attacker is struck back.
#[test]
fn g_28_sacrifice_in_a_counterattack() {
    let position = Position::new().hero("catwoman", 15).hero("batman", 15).tile("brutes_firearm", &[15]);
    let mut table = position.start();
    table.dice("Y0");
    table.melee("catwoman", "brutes_firearm", 1, &[]);
    table.pass_until_offered();
    table.dice("Y2 Y1");
    table.strikes_back();
    let batman = table.mini("batman");
    table.say(table.stepping_in(batman));
    table.pass();
    assert_eq!((table.wounds("batman"), table.wounds("catwoman")), (2, 1));
}

/// The use of the Skill that is offered, with a Shackle.
fn with_a_shackle(table: &Table, target: &str, dice: &[Color]) -> Command {
    let plain = table.offer_on(table.mini(target), dice);
    let Command::UseSkill { mini, skill, on, effort } = plain.clone() else { panic!("{plain:?}") };
    let bound = Command::UseSkill { mini, skill, on, effort: Effort { with: Some(Skill::Shackle), ..effort } };
    let legal = table.game.legal();
    let at = |command: &Command| legal.iter().position(|known| known == command).expect("legal");
    assert!(at(&plain) < at(&bound), "the plain attack comes first");
    bound
}

/// G-91, S2 Shackle, S2 Combo, S2 Counterattack: Shackle is declared with a Combo and a Counterattack, too, by a
/// miniature that has it without a weapon; the attack binds and does not wound.
#[test]
fn g_91_free_attacks_bind() {
    let position = Position::new().hero("rick_flag", 15).with(&["brass_knuckles"]);
    let mut table = position.tile("thugs_crowbar", &[15]).tile("bane", &[15]).start();
    table.dice("O2 W0");
    table.melee("rick_flag", "thugs_crowbar", 1, &["brass_knuckles"]);
    table.pass_until_offered();
    assert_eq!(table.offered(), Some((Skill::Combo, 1, 1)));
    let pick = [Color::Orange];
    let wrong = Command::UseSkill {
        mini: table.mini("rick_flag"),
        skill: Skill::Combo,
        on: SkillTarget::Mini(table.mini("bane")),
        effort: Effort { with: Some(Skill::Poison), dice: pick.to_vec(), ..Effort::default() },
    };
    assert_eq!(table.refused_by(&wrong), "G-21");
    let bane = table.mini("bane");
    table.arrange(|state| state.minis[bane.index()].shackles = 2);
    let bound = with_a_shackle(&table, "bane", &pick);
    table.dice("O2");
    table.say(bound);
    table.pass();
    assert_eq!((table.body("bane").shackles, table.wounds("bane")), (3, 0), "no Defense is left of 2 less two tokens");

    let mut table = Position::new().hero("rick_flag", 15).with(&["tonfa"]).tile("prisoners", &[15]).start();
    table.villain_acts_with("prisoners");
    table.dice("W0 Y0");
    table.tile_attack(AttackKind::Melee, "prisoners", "rick_flag", 0);
    table.pass_until_offered();
    assert_eq!(table.offered(), Some((Skill::Counterattack, 1, 1)));
    let bound = with_a_shackle(&table, "prisoners", &[]);
    table.dice("Y2");
    table.say(bound);
    table.pass();
    assert_eq!((table.body("prisoners").shackles, table.neutralized("prisoners")), (1, 0));
}

/// G-91: nothing goes with a free attack by a miniature without Shackle, with a deferred attack, or with an action's
/// own effort.
#[test]
fn g_91_nothing_else_binds() {
    let mut table = Position::new().hero("nightwing", 15).tile("thugs_crowbar", &[15, 15]).start();
    let effort = Effort { with: Some(Skill::Shackle), ..Effort::cubes(1) };
    let attack = table.attack_with(AttackKind::Melee, "nightwing", "thugs_crowbar", effort);
    assert_eq!(table.refused_by(&attack), "G-91");
    table.dice("O2");
    table.melee("nightwing", "thugs_crowbar", 1, &[]);
    let is_bound = |command: &Command| matches!(command, Command::UseSkill { effort, .. } if effort.with.is_some());
    assert!(table.offered().is_some() && !table.game.legal().iter().any(is_bound));
    let (strikes, shackles) = ("(skill: CircularStrike, level: 3, lost_at: 4),", "(skill: Shackle, level: 1),");
    let position = Position::new().hero("huntress", 17).tile("thugs_crowbar", &[17, 17]);
    let mut table = position.with_content(strikes, &format!("{strikes} {shackles}")).start();
    table.dice("O2 O2");
    table.melee("huntress", "thugs_crowbar", 2, &[]);
    assert_eq!(table.offered().map(|(skill, ..)| skill), Some(Skill::CircularStrike));
    assert!(!table.game.legal().iter().any(is_bound));
}
