//! Bonus, Free and Paid Rerolls: Luck, Support, their order and their scope.

use gotham_content::Side;
use gotham_rules::board::MoveType;
use gotham_rules::command::{AttackKind, RerollBy, Stance};
use gotham_rules::event::{FieldKind, RollFor};
use gotham_rules::state::MissionToken;
use gotham_rules::{Ask, Command, Game, Happening, Options, Scenario, TokenId, query};

use crate::kit::{Position, Table};

/// R2 X.B, X.C, S2 Luck, S2 Support, G-30: Bonus Rerolls first, the same die again and again; then Free ones; then Paid
/// ones; no way back.
#[test]
fn g_30_the_order_of_rerolls() {
    let mut table = Position::new()
        .hero("catwoman_long_halloween", 15)
        .with(&["whip"])
        .hero("renee_montoya", 15)
        .tile("bane", &[15])
        .start();
    table.dice("O0 Y0");
    table.melee("catwoman_long_halloween", "bane", 1, &["whip"]);
    let Ask::Reroll { bonus, free, rights, .. } = table.ask() else { panic!("{:?}", table.ask()) };
    assert_eq!((bonus, free), (3, [0, 1, 0, 0, 0]), "Luck 1, Montoya's Support 2, the Whip's arrow");
    assert_eq!(rights, [RerollBy::Bonus, RerollBy::Free, RerollBy::Paid]);
    table.dice("O0 O0 Y0 O1");
    table.reroll(0, RerollBy::Bonus);
    table.reroll(0, RerollBy::Bonus);
    table.reroll(1, RerollBy::Free);
    let bonus = Command::Reroll { die: 0, by: RerollBy::Bonus };
    assert_eq!(table.refused_by(&bonus), "G-30", "one is left, but its time is past");
    table.reroll(0, RerollBy::Paid);
    let free = Command::Reroll { die: 1, by: RerollBy::Free };
    assert_eq!(table.refused_by(&free), "G-30");
    table.keep();
    assert_eq!(table.attack_successes(), [1]);
    table.all_dice_used();
}

/// S2 Luck, S2 Support, G-31: Support helps allies in the Area, not its possessor; Luck its possessor; both in every
/// roll.
#[test]
fn g_31_who_luck_and_support_help() {
    for (who, dice, area, expected) in
        [("renee_montoya", "Y0", 15, 1), ("batman", "R0", 15, 2), ("batman", "R0", 14, 0)]
    {
        let mut table = Position::new().hero("renee_montoya", 15).hero("batman", area).tile("bane", &[area]).start();
        table.dice(dice);
        table.melee(who, "bane", 1, &[]);
        let Ask::Reroll { bonus, .. } = table.ask() else { panic!("{:?}", table.ask()) };
        assert_eq!(bonus, expected, "{who} in {area}");
    }
}

/// R2 VIII.E, S2 Support, G-31: Support in Defense and in Complex actions, on the Villain's side, too.
#[test]
fn g_31_support_in_every_roll() {
    let mut table =
        Position::new().hero("batman", 15).tile("bane", &[15]).tile("thugs_crowbar", &[15]).villain(1, 0, 0).start();
    table.dice("R3 O0");
    table.melee("batman", "thugs_crowbar", 1, &[]);
    table.keep();
    table.defend(1);
    let Ask::Reroll { bonus, rights, .. } = table.ask() else { panic!("{:?}", table.ask()) };
    assert_eq!((bonus, rights, table.prompt().side), (1, vec![RerollBy::Bonus], Side::Villain));
}

/// R2 X, X.C, S2 Luck, S2 Misfortune: dice that the mission has a miniature roll are dice like all others: Luck, then what an
/// enemy forces, then cubes; what is left wounds.
#[test]
fn hazards_of_the_mission_are_rerolled() {
    let hero = "catwoman_long_halloween";
    let freezes = ("Entered((hero: true), At(\"subway_16\"))", "Hazard((role: Subject), Just(2))");
    let position = Position::new().hero(hero, 15).tile("scarecrow", &[16]).when(freezes.0, freezes.1);
    let mut table = position.start();
    table.dice("Y2 Y1 Y0");
    table.moves(hero, 16, MoveType::Adjacent, 0);
    let Ask::Reroll { roll, bonus, rights, modifier, against, .. } = table.ask() else { panic!("{:?}", table.ask()) };
    assert_eq!((roll, bonus, modifier, against), (RollFor::Mission, 1, 0, None));
    assert_eq!(rights, [RerollBy::Bonus]);
    table.reroll(0, RerollBy::Bonus);
    assert_eq!(table.prompt().side, Side::Villain, "Scarecrow wants Wounds");
    table.dice("Y2");
    table.reroll(0, RerollBy::Forced);
    table.say(Command::Keep);
    table.dice("Y0");
    table.reroll(1, RerollBy::Paid);
    table.keep();
    assert_eq!(table.wounds(hero), 2);
}

/// R2 X: a Cryo Device of Icy Welcome, too: the Yellow die of anyone who comes in may be rerolled.
#[test]
fn cryo_devices_are_rerolled() {
    let scenario = Scenario::new(&crate::kit::catalogue(), "icy_welcome").expect("the mission");
    let mut table = Table::new(Game::new(scenario, Options::default(), 1));
    while table.ask() != Ask::HeroAction {
        let answer = match (table.ask(), table.prompt().subject) {
            (Ask::TakeGadgets { .. }, _) => Command::Finish,
            (Ask::TakeStance, Some(mini)) => Command::TakeStance { mini, stance: Stance::Active },
            _ => table.game.legal().remove(0),
        };
        table.say(answer);
    }
    let device = table.game.scenario().mission.token_kinds.iter().position(|kind| kind.id.as_str() == "cryo_device");
    let (kind, hero) = (device.expect("the kind") as u8, query::heroes(&table.game).next().expect("a Hero"));
    let ways = table.game.legal().into_iter().filter_map(|command| match command {
        Command::Move { area, how: MoveType::Adjacent, cubes: 0, pushing: 0, .. } => Some((area, command)),
        _ => None,
    });
    let (area, way) = ways.into_iter().next().expect("a way");
    table.arrange(|state| {
        let token = MissionToken { id: TokenId(90), kind, area, face: 0, hidden: false, carried_by: None };
        state.tokens.push(token);
    });
    table.dice("Y2 Y0");
    table.say(way);
    assert!(matches!(table.ask(), Ask::Reroll { roll: RollFor::Mission, .. }), "{:?}", table.ask());
    table.reroll(0, RerollBy::Paid);
    table.keep();
    assert!(!table.saw(|what| matches!(what, Happening::Wounded { mini, .. } if *mini == hero)));
}

/// R2 VI.A.1.6, X.C: the Villain's Paid Rerolls come from the Command Post, three at most. G-48
#[test]
fn g_48_the_villains_paid_rerolls() {
    let mut table = Position::new().hero("batman", 15).tile("brutes_chains", &[15]).villain(9, 0, 0).start();
    table.villain_acts_with("brutes_chains");
    table.dice("W0 W0 Y0 W0 W0 Y1");
    table.tile_attack(AttackKind::Melee, "brutes_chains", "batman", 0);
    for die in 0..3 {
        table.reroll(die, RerollBy::Paid);
    }
    assert_eq!(table.game.state().post.spaces.reroll, 3);
    assert!(matches!(table.ask(), Ask::Defend { successes: 1, .. }), "the limit is reached");
}

/// Nothing is asked if no die can get better.
#[test]
fn the_best_dice_need_no_question() {
    let mut table = Position::new().hero("nightwing", 15).tile("bane", &[15]).start();
    table.dice("O2 O2");
    table.melee("nightwing", "bane", 2, &[]);
    assert_eq!(table.ask(), Ask::HeroAction);
    assert_eq!(table.wounds("bane"), 3);
}

/// S2 Misfortune, with the numbers of the glossary: Batman attacks beside Scarecrow (Misfortune 2) and rolls a 3 and a
/// 1. The Villain has the 3 rerolled, and once more because it is still good; then Batman may pay. G-30
#[test]
fn misfortune() {
    let mut table = Position::new().hero("batman", 15).tile("scarecrow", &[15]).tile("thugs_crowbar", &[15]).start();
    table.dice("R3 R1 R2 R0");
    table.melee("batman", "thugs_crowbar", 2, &[]);
    while table.prompt().side == gotham_content::Side::Heroes {
        table.say(Command::Keep);
    }
    let scarecrow = Some(table.mini("scarecrow"));
    for left in [2, 1] {
        assert_eq!((table.prompt().subject, table.prompt().rule.id()), (scarecrow, "S2 Misfortune"));
        let Ask::Reroll { forced, rights, .. } = table.ask() else { panic!("{:?}", table.ask()) };
        assert_eq!((forced, rights), (left, vec![RerollBy::Forced]));
        assert!(table.game.why_not(&Command::Reroll { die: 0, by: RerollBy::Paid }).is_some());
        table.reroll(0, RerollBy::Forced);
    }
    let Ask::Reroll { dice, rights, .. } = table.ask() else { panic!("{:?}", table.ask()) };
    assert_eq!(dice.iter().map(|die| die.face).collect::<Vec<_>>(), [0, 1]);
    assert_eq!((rights, table.prompt().subject), (vec![RerollBy::Paid], Some(table.mini("batman"))));
    table.dice("R2");
    table.reroll(0, RerollBy::Paid);
    table.keep();
    assert_eq!(table.part_of_attack(gotham_rules::event::PartOf::Base), 3);
}

/// S2 Misfortune: friends of its possessor are safe from it.
#[test]
fn misfortune_in_other_rolls() {
    let mut table = Position::new().hero("black_canary", 16).tile("scarecrow", &[15]).tile("bane", &[15]).start();
    let beside = gotham_rules::SkillTarget::Area(table.area(15));
    table.dice("Y0 Y0 Y0 Y0");
    table.uses_skill("black_canary", gotham_content::skill::Skill::Scream, beside, 0);
    while let Ask::Reroll { rights, .. } = table.ask() {
        assert!(!rights.contains(&RerollBy::Forced), "neither Bane nor Scarecrow has an enemy with it here");
        table.say(Command::Keep);
    }
}

/// S2 Misfortune, G-31: where successes hurt the roller, Misfortune wants them: a blank is rerolled.
#[test]
fn g_31_misfortune_wants_wounds() {
    let mut table = Position::new().hero("batman", 16).tile("scarecrow", &[15]).start();
    table.cubes("batman", 1, 10, 0);
    table.field(FieldKind::Gas, 15, 2);
    table.dice("Y0 Y2");
    table.moves("batman", 15, MoveType::Adjacent, 1);
    let Ask::Reroll { rights, .. } = table.ask() else { panic!("{:?}", table.ask()) };
    assert_eq!((rights, table.prompt().side), (vec![RerollBy::Forced], Side::Villain));
    table.dice("Y1");
    table.reroll(0, RerollBy::Forced);
    table.keep();
    assert_eq!(table.wounds("batman"), 3);
}
