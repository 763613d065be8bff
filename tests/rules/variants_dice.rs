//! Variants that add to a roll: the Heroes' free Success, the Villain's Free Reroll. R2 XIII

use gotham_content::skill::Skill;
use gotham_content::{Color, Side};
use gotham_rules::command::{AttackKind, Effort, RerollBy};
use gotham_rules::event::PartOf;
use gotham_rules::{Ask, Command, Happening, Variant, query};

use crate::kit::{Position, Table};

// ---- V-4

/// Batman defuses a Bomb of Difficulty 3 with Munitions Specialist 1.
fn defusing(faces: &str) -> Table {
    let position = Position::new().hero("batman", 15).token("bomb", 15, "idle").token("bomb", 15, "idle");
    let mut table = position.variant(Variant::FreeSuccess).start();
    table.dice(faces);
    table.interact("batman", "defuse", 1);
    table.keep();
    table
}

/// R2 XIII (V-4), R2 VII.D.2: if one is missing, the Hero adds its free Success; once per game.
#[test]
fn a_free_success_brings_an_action_off() {
    let mut table = defusing("O1");
    let asked = Ask::FreeSuccess { successes: 2, difficulty: Some(3), target: None };
    assert_eq!((table.ask(), table.prompt().rule.id(), table.prompt().side), (asked, "R2 XIII", Side::Heroes));
    assert_eq!(table.game.legal(), [Command::AddSuccess, Command::Decline]);
    table.saved_and_loaded();
    table.say(Command::AddSuccess);
    assert_eq!((table.actions(), table.part(PartOf::FreeSuccess)), (vec![(3, true)], 1));
    assert!(table.saw(|what| matches!(what, Happening::SuccessAdded { .. })));
    let batman = table.mini("batman");
    assert!(table.hero("batman").by_variants.free_success_used && !query::has_free_success(&table.game, batman));
    table.saved_and_loaded();
    table.fresh();
    table.dice("O1");
    table.interact("batman", "defuse", 1);
    table.keep();
    assert_eq!((table.ask(), table.actions()), (Ask::HeroAction, vec![(2, false)]), "it is used up");
    assert_eq!(table.refused_by(&Command::AddSuccess), "R2 XIII");
}

/// R2 XIII (V-4): a Hero who saves it is asked again another time.
#[test]
fn a_free_success_may_be_saved() {
    let mut table = defusing("O1");
    table.say(Command::Decline);
    assert_eq!((table.actions(), table.part(PartOf::FreeSuccess)), (vec![(2, false)], 0));
    table.fresh();
    table.dice("O1");
    table.interact("batman", "defuse", 1);
    table.keep();
    table.say(Command::AddSuccess);
    assert_eq!(table.actions(), [(3, true)]);
}

/// R2 XIII (V-4): nothing is asked if one more success changes nothing, nor without the variant.
#[test]
fn a_free_success_is_offered_where_it_matters() {
    for (faces, counted) in [("O2", (3, true)), ("O0", (1, false))] {
        let table = defusing(faces);
        assert_eq!((table.ask(), table.actions()), (Ask::HeroAction, vec![counted]), "{faces}");
    }
    let mut table = Position::new().hero("batman", 15).token("bomb", 15, "idle").start();
    table.dice("O1");
    table.interact("batman", "defuse", 1);
    table.keep();
    assert_eq!((table.ask(), table.actions()), (Ask::HeroAction, vec![(2, false)]));
    assert_eq!(table.refused_by(&Command::AddSuccess), "R2 XIII");
}

/// R2 XIII (V-4), G-35: a throw that falls short lands farther.
#[test]
fn a_free_success_carries_a_throw_farther() {
    for (faces, added, lands) in [("O2 O1", true, 17), ("O2 O1", false, 16), ("O2 O0", true, 16), ("O0 O0", false, 14)]
    {
        let position = Position::new().hero("batman", 14).with(&["medikit"]).variant(Variant::FreeSuccess);
        let mut table = position.start();
        table.dice(faces);
        let (mini, card, area) = (table.mini("batman"), table.card("medikit"), table.area(17));
        table.say(Command::Throw { mini, card, area, effort: Effort::cubes(2) });
        table.keep();
        if matches!(table.ask(), Ask::FreeSuccess { .. }) {
            table.say(if added { Command::AddSuccess } else { Command::Decline });
        }
        assert_eq!(table.lying(lands), ["medikit"], "{faces}, {added}");
    }
}

/// R2 XIII (V-4), R2 VII.B.6: against the Thug's Automatic Defense of 1, one success does nothing, and two wound.
#[test]
fn a_free_success_wounds() {
    let attack = |cubes: u8, faces: &str| {
        let position = Position::new().hero("commissioner_gordon", 15).tile("thugs_crowbar", &[15]);
        let mut table = position.villain(cubes, 0, 0).variant(Variant::FreeSuccess).start();
        table.dice(faces);
        table.melee("commissioner_gordon", "thugs_crowbar", 1, &[]);
        table.keep();
        table
    };
    for (said, felled) in [(Command::AddSuccess, 1), (Command::Decline, 0)] {
        let mut table = attack(0, "O1");
        let target = Some(table.mini("thugs_crowbar"));
        assert_eq!(table.ask(), Ask::FreeSuccess { successes: 1, difficulty: None, target });
        table.saved_and_loaded();
        table.say(said);
        assert_eq!((table.ask(), table.neutralized("thugs_crowbar")), (Ask::HeroAction, felled));
    }
    // One more success doesn't get through the Defense, or none can save him anymore, unless a cube could.
    assert_eq!(attack(0, "O0").ask(), Ask::HeroAction);
    assert_eq!(attack(0, "O2").ask(), Ask::HeroAction);
    assert!(matches!(attack(1, "O2").ask(), Ask::FreeSuccess { successes: 2, .. }));
}

/// What is printed after the Thugs' Automatic Defense.
const THUGS: &str = ", first_movement_bonus: 3, size: 1, menace: 1,\n        melee: [(\"Y+Y+\", 1)]";

/// G-16, G-74: it isn't a success of the dice, so there is no Martial Arts; and Hindering is subtracted after it.
#[test]
fn a_free_success_is_none_of_the_dice_and_is_hindered() {
    let position = Position::new().hero("batman", 15).tile("thugs_crowbar", &[15]).variant(Variant::FreeSuccess);
    let mut table =
        position.with_content(&format!("automatic_defense: 1{THUGS}"), &format!("automatic_defense: 0{THUGS}")).start();
    table.dice("R0");
    table.melee("batman", "thugs_crowbar", 1, &[]);
    table.keep();
    table.say(Command::AddSuccess);
    assert_eq!((table.attack_successes(), table.neutralized("thugs_crowbar")), (vec![1], 1));
    assert_eq!(table.part_of_attack(PartOf::Skill(Skill::MartialArts)), 0);

    let position = Position::new().hero("batman", 15).tile("thugs_crowbar", &[15]).variant(Variant::FreeSuccess);
    let mut table = position.token("bomb", 15, "idle").start();
    table.dice("O2");
    table.interact("batman", "defuse", 1);
    table.keep();
    assert!(matches!(table.ask(), Ask::FreeSuccess { successes: 2, .. }), "{:?}", table.ask());
    table.say(Command::AddSuccess);
    let parts = table.happened().find_map(|what| match what {
        Happening::ActionCounted { parts, .. } => Some(parts.iter().map(|part| part.from).collect::<Vec<_>>()),
        _ => None,
    });
    let at = |from: PartOf| parts.iter().flatten().position(|part| *part == from).expect("a part");
    assert!(at(PartOf::FreeSuccess) < at(PartOf::Hindering), "{parts:?}");
    assert_eq!(table.actions(), [(3, true)]);
}

/// R2 XIII (V-4), R2 XII: free attacks aren't actions, and neither is a Defense.
#[test]
fn free_attacks_and_defenses_gain_no_free_success() {
    let mut table = Position::new()
        .hero("batman", 15)
        .tile("thugs_crowbar", &[15, 15])
        .villain(5, 0, 0)
        .variant(Variant::FreeSuccess)
        .start();
    table.dice("R3 R1");
    table.melee("batman", "thugs_crowbar", 2, &[]);
    table.keep();
    table.say(Command::Decline);
    table.pass_until_offered();
    assert!(matches!(table.ask(), Ask::Skill { skill: Skill::Combo, .. }), "{:?}", table.ask());
    let other = table.mini("thugs_crowbar#2");
    table.dice("R1");
    table.say(table.offer_on(other, &[Color::Red]));
    table.keep();
    assert!(matches!(table.ask(), Ask::Defend { .. }), "{:?}", table.ask());
    table.dice("O2");
    table.defend(1);
    table.pass();
    table.villain_acts_with("thugs_crowbar#2");
    table.dice("Y1 Y1 O0 O0");
    table.tile_attack(AttackKind::Melee, "thugs_crowbar#2", "batman", 0);
    table.keep();
    table.defend(1);
    table.keep();
    assert!(!matches!(table.ask(), Ask::FreeSuccess { .. }), "{:?}", table.ask());
}

/// R2 XIII (V-4): each Hero has its own.
#[test]
fn each_hero_has_its_own_free_success() {
    let position = Position::new().hero("batman", 15).hero("nightwing", 15);
    let mut table = position.token("bomb", 15, "idle").token("bomb", 15, "idle").variant(Variant::FreeSuccess).start();
    table.dice("O1");
    table.interact("batman", "defuse", 1);
    table.keep();
    table.say(Command::AddSuccess);
    let nightwing = table.mini("nightwing");
    assert!(query::has_free_success(&table.game, nightwing));
    table.dice("Y1 Y1");
    table.interact("nightwing", "defuse", 2);
    table.keep();
    assert!(matches!(table.ask(), Ask::FreeSuccess { successes: 2, .. }), "{:?}", table.ask());
}

// ---- V-6

/// R2 XIII (V-6), R2 X.B: one die of any color, once in each turn; each die still has one Free Reroll at most.
#[test]
fn the_villain_has_a_free_reroll_in_each_turn() {
    let position = || Position::new().hero("batman", 15).tile("azrael_st_dumas_angel", &[15]);
    let mut table = position().variant(Variant::VillainFreeReroll).start();
    table.villain_acts_with("azrael_st_dumas_angel");
    assert!(table.game.state().post.free_reroll);
    table.dice("R0");
    table.tile_attack(AttackKind::Melee, "azrael_st_dumas_angel", "batman", 0);
    let Ask::Reroll { free, any_free, rights, .. } = table.ask() else { panic!("{:?}", table.ask()) };
    assert_eq!((free, any_free, rights), ([0; 5], 1, vec![RerollBy::Free]));
    table.saved_and_loaded();
    table.dice("R1");
    table.reroll(0, RerollBy::Free);
    assert!(!table.game.state().post.free_reroll && table.rules().contains(&"R2 XIII"), "{:?}", table.rules());
    assert_eq!(table.attack_successes(), [2], "nothing else is asked of that roll: Martial Arts adds one");
    table.pass();
    table.done();

    let bare = |mut table: Table| {
        table.villain_acts_with("azrael_st_dumas_angel");
        table.dice("R0");
        table.tile_attack(AttackKind::Melee, "azrael_st_dumas_angel", "batman", 0);
        assert!(!matches!(table.ask(), Ask::Reroll { .. }), "{:?}", table.ask());
    };
    bare(position().start());
    bare({
        let mut table = position().variant(Variant::VillainFreeReroll).start();
        table.end_turn();
        table.arrange(|state| state.post.free_reroll = false);
        table
    });
}

/// R2 XIII (V-6): another one on the Heroes' turn, for a Defense; an arrow on a die is used before it.
#[test]
fn the_villain_has_one_in_the_heroes_turn_too() {
    let mut table = Position::new()
        .hero("batman", 15)
        .tile("bane", &[15])
        .villain(2, 0, 0)
        .variant(Variant::VillainFreeReroll)
        .start();
    assert!(table.game.state().post.free_reroll);
    table.dice("R3 R3");
    table.melee("batman", "bane", 2, &[]);
    table.keep();
    assert_eq!(table.prompt().side, Side::Villain, "no Free Reroll for the Heroes: {:?}", table.ask());
    table.dice("O0");
    table.defend(1);
    let Ask::Reroll { any_free, .. } = table.ask() else { panic!("{:?}", table.ask()) };
    assert_eq!((any_free, table.prompt().side), (1, Side::Villain));
    table.dice("O1");
    table.reroll(0, RerollBy::Free);
    let again = Command::Reroll { die: 0, by: RerollBy::Free };
    assert_eq!(table.refused_by(&again), "G-30");
    table.pass();
    table.end_turn();
    assert!(table.game.state().post.free_reroll, "the Villain's turn has its own");
}

/// R2 XIII (V-6), R2 X.B: first the arrow of a color, then the Villain's own; never both on one die.
#[test]
fn arrows_are_used_before_the_villain_s_own() {
    let mut table =
        Position::new().hero("batman", 15).tile("thugs_crowbar", &[15]).variant(Variant::VillainFreeReroll).start();
    table.villain_acts_with("thugs_crowbar");
    table.dice("Y0 Y0");
    table.tile_attack(AttackKind::Melee, "thugs_crowbar", "batman", 0);
    let Ask::Reroll { free, any_free, .. } = table.ask() else { panic!("{:?}", table.ask()) };
    assert_eq!((free[Color::Yellow as usize], any_free), (2, 1));
    table.dice("Y0 Y0");
    table.reroll(0, RerollBy::Free);
    table.reroll(1, RerollBy::Free);
    assert!(!matches!(table.ask(), Ask::Reroll { .. }), "each die had its Free Reroll: {:?}", table.ask());
    assert!(table.game.state().post.free_reroll, "the arrows came first");
}
