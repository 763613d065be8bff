//! Rulebook 2.0's examples of Encumbrance, Stances, Wounds and Rerolls.

use gotham_content::Skill;
use gotham_rules::board::MoveType;
use gotham_rules::command::{RerollBy, Space, Stance};
use gotham_rules::{Ask, Command, Game, Happening, Options, Scenario, query};

use crate::kit::{Position, Table};

/// R2 p.23, R2 V.A.8, V.C.1.2, V.C.2.a: Gordon carries a Tonfa and a Submachine Gun.
#[test]
fn encumbrance_example() {
    let table = Position::new().hero("commissioner_gordon", 15).with(&["tonfa", "submachine_gun"]).start();
    let gordon = table.mini("commissioner_gordon");
    assert_eq!(query::encumbrance(&table.game, gordon), 5);
    assert_eq!(query::first_movement_bonus(&table.game, gordon), 1);
    let skills = query::skills(&table.game, gordon);
    let retaliation = skills.iter().find(|state| state.skill == Skill::Retaliation).expect("it is on his Screen");
    assert_eq!(retaliation.off.as_ref().map(|refusal| refusal.rule.id()), Some("R2 V.A.8"));
    assert!(skills.iter().find(|state| state.skill == Skill::Support).expect("Support").off.is_none());
}

/// R2 V.A.8, G-32, G-33: what a Grappling Hook lends (Parkour 3) is added to Batman's own Parkour 1 while that is on, and
/// counts alone once Encumbrance turns it off.
#[test]
fn a_lent_skill_and_encumbrance() {
    for (cards, level) in [(vec![], 4), (vec!["shotgun"], 3)] {
        let table = Position::new().hero("batman", 15).with(&cards).belt(&["grappling_hook"]).start();
        let batman = table.mini("batman");
        let skills = query::skills(&table.game, batman);
        let parkour = skills.iter().find(|state| state.skill == Skill::Parkour).expect("Parkour");
        assert_eq!((parkour.level, &parkour.off), (level, &None), "{cards:?}");
        assert_eq!(gotham_rules::skills::level(&table.game, batman, Skill::Parkour), level);
        let why = parkour.lent_alone.as_ref().map(|refusal| refusal.rule.id());
        assert_eq!(why, (level == 3).then_some("R2 V.A.8"));
    }
}

/// R2 p.19b, R2 p.33a, R2 V.A.12, V.C.2.b: 2 below 4, 1 at 4 and 5, none at 6, and never more than 6.
#[test]
fn encumbrance_table() {
    for (cards, total, bonus) in [
        (vec![], 0, 2),
        (vec!["sniper_rifle"], 3, 2),
        (vec!["submachine_gun"], 4, 1),
        (vec!["submachine_gun", "crowbar"], 5, 1),
        (vec!["sniper_rifle", "shotgun"], 6, 0),
    ] {
        let table = Position::new().hero("batman", 15).with(&cards).start();
        let batman = table.mini("batman");
        assert_eq!(query::encumbrance(&table.game, batman), total, "{cards:?}");
        assert_eq!(query::first_movement_bonus(&table.game, batman), bonus, "{cards:?}");
    }
    let mut table = Position::new().hero("batman", 15).with(&["sniper_rifle", "shotgun"]).ground(15, "crowbar").start();
    let pick = Command::PickUp { mini: table.mini("batman"), card: table.card("crowbar"), pushing: 0 };
    assert_eq!(table.refused_by(&pick), "R2 V.C.2.a");
}

/// R2 p.21a, R2 V.A.5, V.A.6, V.A.11, V.B.3: Active, two cubes come back.
#[test]
fn stance_example_1() {
    let mut table = Position::new().hero("batman", 15).start();
    table.cubes("batman", 6, 5, 0);
    table.end_turn();
    table.end_turn();
    let batman = table.mini("batman");
    table.say(Command::TakeStance { mini: batman, stance: Stance::Active });
    let tablet = table.hero("batman");
    assert_eq!((tablet.reserve, tablet.fatigue, tablet.wounds), (8, 3, 0));
    assert_eq!(tablet.stance, Stance::Active);
}

/// R2 p.21b, R2 V.A.7, V.A.11, V.B.3: Resting, two come back from Fatigue and the other four heal.
#[test]
fn stance_example_2() {
    let mut table = Position::new().hero("batman", 15).start();
    table.cubes("batman", 4, 2, 5);
    table.end_turn();
    table.end_turn();
    let batman = table.mini("batman");
    table.say(Command::TakeStance { mini: batman, stance: Stance::Resting });
    let tablet = table.hero("batman");
    assert_eq!((tablet.reserve, tablet.fatigue, tablet.wounds), (6, 4, 1));
    let step = table.step("batman", 14, MoveType::Adjacent, 0);
    assert_eq!(table.refused_by(&step), "R2 V.B.3", "a Resting Hero does not act");
}

/// R2 p.49a, R2 V.A.7, IX.A: four Wounds: the one cube in Fatigue, two on the Reroll space, one from the Reserve.
#[test]
fn wounds_example() {
    let mut table = Position::new().hero("batman", 15).tile("bane_venom", &[15]).start();
    table.villain_acts_with("bane_venom");
    table.cubes("batman", 8, 1, 2);
    table.cubes_on("batman", Space::Reroll, 2);
    table.dice("B4 B0 O1");
    table.tile_attack(gotham_rules::command::AttackKind::Melee, "bane_venom", "batman", 0);
    table.pass();
    assert_eq!(table.defenses(), [(1, 4)], "4 + Martial Arts 1 against his Automatic Defense die");
    assert_eq!(table.wounds("batman"), 4);
    let tablet = table.hero("batman");
    assert_eq!((tablet.fatigue, tablet.spaces.reroll, tablet.reserve, tablet.wounds), (0, 0, 5, 6));
}

/// R2 p.50b, R2 VII.B.5, X.B: two cubes with arrows and a Crowbar: three Orange dice, two Free Rerolls; the cube of an
/// earlier action gives none, and no die is rerolled twice for free.
#[test]
fn reroll_example_with_the_crowbar() {
    let mut table = Position::new().hero("nightwing", 15).with(&["crowbar"]).tile("bane", &[15]).start();
    table.cubes_on("nightwing", Space::Melee, 1);
    table.dice("O0 O0 O1");
    table.melee("nightwing", "bane", 2, &["crowbar"]);
    let Ask::Reroll { dice, free, rights, .. } = table.ask() else { panic!("{:?}", table.ask()) };
    assert_eq!(dice.len(), 3);
    assert_eq!(free, [0, 0, 2, 0, 0]);
    assert_eq!(rights, [RerollBy::Free, RerollBy::Paid]);
    table.dice("O0 O2");
    table.reroll(0, RerollBy::Free);
    let again = Command::Reroll { die: 0, by: RerollBy::Free };
    assert_eq!(table.refused_by(&again), "G-30", "at most one Free Reroll a die");
    table.reroll(2, RerollBy::Free);
    let third = Command::Reroll { die: 1, by: RerollBy::Free };
    assert_eq!(table.refused_by(&third), "G-30", "both are used");
    assert_eq!(table.hero("nightwing").spaces.reroll, 0);
    table.keep();
    assert_eq!(table.attack_successes(), [3], "0 + 0 + 2, and Martial Arts");
    table.all_dice_used();
}

/// R2 p.50a, R2 VI.A.2.9, VII.D.2.e, X.B: Harley Quinn's Manipulation without her Imaginary Friend: two Orange dice,
/// one of which may be rerolled for free.
#[test]
fn reroll_example_harley_quinn() {
    let mut table = Position::new().hero("batman", 1).tile("harley_quinn", &[15]).token("bomb", 15, "idle").start();
    let harley = table.mini("harley_quinn");
    table.arrange(|state| state.lost_skills.push((harley, Skill::ImaginaryFriend)));
    table.villain_acts_with("harley_quinn");
    table.dice("O1 O0");
    let prime = table.interact_with("harley_quinn", "prime", None, Default::default());
    table.say(prime);
    let Ask::Reroll { dice, free, rights, .. } = table.ask() else { panic!("{:?}", table.ask()) };
    assert_eq!((dice.len(), free), (2, [0, 0, 1, 0, 0]));
    assert_eq!(rights, [RerollBy::Free], "the Villain has no cubes for more");
    table.dice("O2");
    table.reroll(1, RerollBy::Free);
    table.keep();
    assert_eq!(table.actions(), [(3, true)]);
    assert!(table.saw(|what| matches!(what, Happening::TokenTurned { .. })));
}

/// R2 V.A.4, R2 X, X.C: Paid Rerolls repeat on one die, one cube each, up to the Exertion limit.
#[test]
fn paid_rerolls_repeat_up_to_the_limit() {
    let mut table = Position::new().hero("batman", 15).tile("bane", &[15]).start();
    table.dice("R0 R0 R0 R0 R1");
    table.melee("batman", "bane", 1, &[]);
    for _ in 0..4 {
        table.reroll(0, RerollBy::Paid);
    }
    assert_eq!(table.hero("batman").spaces.reroll, 4, "his limit");
    assert_eq!(table.attack_successes(), [2], "nothing is left to ask: 1 and Martial Arts 1");
}

/// R2 II.A.6, II.E.1: a Hero starts with its Screen's own Equipment, unless the mission says what.
#[test]
fn nightwing_starts_with_his_batons() {
    let told = "(hero: \"nightwing\", fatigue: 5, equipment: [\"baton\", \"baton\"])";
    for (says, starts_with) in [("", vec!["baton", "baton"]), (", equipment: []", vec![])] {
        let mut files = gotham_embedded::files();
        let file = files.iter_mut().find(|file| file.name.contains("to_sink_a_city")).expect("the mission");
        assert!(file.text.contains(told), "Nightwing's slot");
        file.text = file.text.replace(told, &format!("(hero: \"nightwing\", fatigue: 5{says})"));
        let catalogue = gotham_content::load(&files).expect("sound content");
        let scenario = Scenario::new(&catalogue, "to_sink_a_city").expect("the mission");
        let mut table = Table::new(Game::new(scenario, Options::default(), 1));
        let nightwing = table.game.scenario().find_hero("nightwing").expect("Nightwing");
        while let Ask::ChooseHero { slot } = table.ask() {
            let wish = Command::ChooseHero { slot, hero: nightwing };
            let other = table.game.legal().remove(0);
            table.say(if table.game.why_not(&wish).is_none() { wish } else { other });
        }
        assert_eq!(table.carried("nightwing"), starts_with);
    }
}
