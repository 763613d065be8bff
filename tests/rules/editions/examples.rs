//! The examples of the rulebook of 2019, played by its rules. Figures that only show a rule are played as shown.

use gotham_content::Skill;
use gotham_rules::board::{Change, MoveType, SightKind};
use gotham_rules::command::{AttackKind, Effort, RerollBy, Space, Stance};
use gotham_rules::event::PartOf;
use gotham_rules::{Ask, Command, Edition, query};

use crate::kit::{Position, Table};

fn first() -> Position {
    Position::new().edition(Edition::First)
}

/// R1 fig.3: nobody enters an Area that it would over-occupy.
#[test]
fn an_occupation_limit() {
    let mut table = first().hero("batman", 12).hero("catwoman", 12).tile("thugs_crowbar", &[13, 13, 13]).start();
    table.moves("batman", 13, MoveType::Adjacent, 0);
    table.stop();
    assert_eq!(query::area_limit_left(&table.game, table.area(13)), 0);
    let step = table.step("catwoman", 13, MoveType::Adjacent, 0);
    assert!(!super::may(&table, &step));
}

/// R1 fig.5, R1 fig.6, R1 fig.8: cubes spent on the Villain's turn rest first; then the Stance brings cubes from
/// Fatigue to Reserve and, if Fatigue has too few, from Wounds to Fatigue.
#[test]
fn stances() {
    for (stance, before, after) in [
        (Stance::Active, (2, 4, 3), (4, 4, 3)),
        (Stance::Active, (4, 0, 5), (6, 0, 5)),
        (Stance::Active, (6, 0, 3), (8, 0, 3)),
        (Stance::Resting, (2, 6, 1), (8, 2, 1)),
        (Stance::Resting, (2, 2, 5), (6, 2, 3)),
    ] {
        let mut table = first().hero("batman", 15).tile("bane", &[15]).start();
        table.end_turn();
        let (reserve, fatigue, wounds) = before;
        table.cubes("batman", reserve + 2, fatigue, wounds);
        table.cubes_on("batman", Space::Defense, 2);
        table.end_turn();
        let tablet = table.hero("batman");
        assert_eq!((tablet.reserve, tablet.fatigue, tablet.spaces.total()), (reserve, fatigue + 2, 0));
        let mini = table.mini("batman");
        table.say(Command::TakeStance { mini, stance });
        let tablet = table.hero("batman");
        assert_eq!((tablet.reserve, tablet.fatigue, tablet.wounds), after, "{stance:?} {before:?}");
    }
}

/// R1 fig.10: Gordon strikes a Thug with his Tonfa: 3 successes, 1 Automatic Defense Success, 2 Wounds.
#[test]
fn gordon_strikes_a_thug() {
    let position = first().hero("commissioner_gordon", 15).with(&["tonfa"]).tile("thugs_crowbar", &[15]);
    let mut table = position.start();
    table.dice("O1 O1 Y1");
    table.melee("commissioner_gordon", "thugs_crowbar", 2, &["tonfa"]);
    table.keep();
    assert_eq!((table.attack_successes(), table.defenses()), (vec![3], vec![(1, 2)]));
    assert_eq!(table.part_of_attack(PartOf::Hindering), 0);
    assert_eq!(query::in_pool(&table.game, table.tile("thugs_crowbar")).count(), 1);
}

/// R1 fig.16: Batman throws his Batarangs at a Brute in his Area: the Yellow die rerolled for 1, no Hindering beside
/// Gordon, 3 successes against 2, 1 Wound.
#[test]
fn batman_throws_his_batarangs() {
    let position = first().hero("batman", 15).belt(&["batarangs"]).hero("commissioner_gordon", 15);
    let mut table = position.tile("brutes_chains", &[15]).start();
    table.dice("O1 O1 Y0 Y1");
    table.shoot("batman", "brutes_chains", 2, &["batarangs"]);
    table.reroll(2, RerollBy::Free);
    table.keep();
    assert_eq!((table.attack_successes(), table.defenses()), (vec![3], vec![(2, 1)]));
    assert_eq!(table.part_of_attack(PartOf::Hindering), 0);
    assert_eq!(table.neutralized("brutes_chains"), 1);
    table.all_dice_used();
}

/// R1 fig.23: Batman opens the Safe with three Orange dice against Difficulty 3, and takes what was inside.
#[test]
fn batman_opens_the_safe() {
    let gain = "effects: [Remove((role: Acting)), GainCard(\"submachine_gun\", (role: Acting))]";
    let place = "effects: [Remove((role: Acting)), PlaceCard(\"submachine_gun\", Here)]";
    let mut table = first().hero("batman", 15).token("safe", 15, "shut").with_mission(place, gain).start();
    table.dice("O1 O1 O1");
    table.interact("batman", "open_safe", 3);
    table.keep();
    assert_eq!((table.actions(), table.part(PartOf::Hindering)), (vec![(3, true)], 0));
    let (mini, card) = (table.mini("batman"), table.card("submachine_gun"));
    table.say(Command::PickUp { mini, card, pushing: 0 });
    assert_eq!((table.carried("batman"), query::encumbrance(&table.game, mini)), (vec!["submachine_gun".into()], 4));
}

/// R1 fig.28: Gordon takes the Submachine Gun from Batman for one cube, and can shoot with it.
#[test]
fn gordon_takes_the_submachine_gun() {
    let position = first().hero("batman", 15).with(&["submachine_gun"]).hero("commissioner_gordon", 15);
    let mut table = position.with(&["tonfa"]).tile("thugs_crowbar", &[16]).start();
    let [from, mini] = ["batman", "commissioner_gordon"].map(|name| table.mini(name));
    let card = table.card("submachine_gun");
    table.say(Command::Take { mini, card, from, pushing: 0 });
    assert_eq!(table.hero("commissioner_gordon").spaces.manipulation, 1);
    assert_eq!([from, mini].map(|hero| query::encumbrance(&table.game, hero)), [0, 5]);
    let effort = table.effort(1, &["submachine_gun"]);
    let shot = table.attack_with(AttackKind::Ranged, "commissioner_gordon", "thugs_crowbar", effort);
    assert!(super::may(&table, &shot));
}

/// R1 fig.32: Batman's bonus is 2, the Move to Killer Croc costs 1, and the other Move Point is lost when he stops.
#[test]
fn batman_walks_to_killer_croc() {
    let mut table = first().hero("batman", 14).tile("killer_croc", &[15]).start();
    table.moves("batman", 15, MoveType::Adjacent, 0);
    assert_eq!((table.costs(), table.ask()), (vec![1], Ask::KeepMoving { points: 1 }));
    table.stop();
    let again = table.step("batman", 14, MoveType::Adjacent, 0);
    assert_eq!(table.refused_by(&again), "R1 V:C:5 [f]", "nothing is left");
}

/// R1 fig.38: Montoya walks for 1 and climbs two levels for 3, two of them bought with cubes.
#[test]
fn montoya_climbs_into_the_fight() {
    // Up, where there is no Drop to settle the type of the Move. E-18
    let mut table = first().hero("renee_montoya", 15).hero("batman", 3).tile("killer_croc", &[3]).start();
    table.moves("renee_montoya", 13, MoveType::Adjacent, 0);
    assert_eq!(table.ask(), Ask::KeepMoving { points: 1 });
    table.moves("renee_montoya", 3, MoveType::Climb(2), 2);
    assert_eq!((table.costs(), table.hero("renee_montoya").spaces.movement), (vec![1, 3], 2));
}

/// R1 fig.47: Gordon carries a Tonfa and a Submachine Gun: Encumbrance 5, bonus 1, no Retaliation.
#[test]
fn what_gordon_carries() {
    let position = first().hero("commissioner_gordon", 15).with(&["tonfa", "submachine_gun"]).ground(15, "shotgun");
    let mut table = position.start();
    let mini = table.mini("commissioner_gordon");
    let known = (query::encumbrance(&table.game, mini), query::first_movement_bonus(&table.game, mini));
    assert_eq!(known, (5, 1));
    let skills = query::skills(&table.game, mini);
    assert!(skills.iter().any(|held| held.skill == Skill::Retaliation && held.off.is_some()));
    let pick = Command::PickUp { mini, card: table.card("shotgun"), pushing: 0 };
    assert_eq!(table.refused_by(&pick), "R2 V.C.2.a", "6 is his maximum");
}

/// R1 fig.51, R1 fig.54: Killer Croc's tile in the third position costs 3 and goes to the end; he does not move and attacks
/// four times with two Yellow dice and a Free Reroll: Batman loses 4 cubes in three of them, Montoya 2.
#[test]
fn killer_croc_attacks_four_times() {
    let position = first().hero("batman", 15).hero("renee_montoya", 15);
    let position = position.tile("thugs_crowbar", &[1]).tile("brutes_chains", &[1]).tile("killer_croc", &[15]);
    let mut table = position.tile("bane", &[38]).villain(7, 2, 0).start();
    // The example does without her Protected: Skills are optional.
    let renee = table.mini("renee_montoya");
    table.arrange(|state| state.lost_skills.push((renee, Skill::Protected)));
    table.end_turn();
    table.activate_tile("killer_croc");
    assert_eq!((table.game.state().post.reserve, table.game.state().post.fatigue), (4, 5));
    assert_eq!(table.river(), ["thugs_crowbar", "brutes_chains", "bane", "killer_croc"]);
    table.activate("killer_croc");
    for (whom, dice) in
        [("batman", "Y1 Y1 O0"), ("batman", "Y1 Y1 O1"), ("batman", "Y1 Y0 O0"), ("renee_montoya", "Y1 Y1 O0")]
    {
        table.dice(dice);
        table.tile_attack(AttackKind::Melee, "killer_croc", whom, 1);
        if let Ask::Reroll { free, .. } = table.ask() {
            assert_eq!(free, [0, 1, 0, 0, 0]);
        }
        table.pass();
    }
    assert_eq!((table.wounds("batman"), table.wounds("renee_montoya")), (4, 2));
    let effort = Effort { choice: 1, ..Effort::default() };
    let fifth = table.attack_with(AttackKind::Melee, "killer_croc", "batman", effort);
    assert_eq!(table.refused_by(&fifth), "R2 VI.C.3");
}

/// R1 fig.58: a Thug beside a Bomb starts its clock with an Automatic Manipulation, without dice, and stays with it.
#[test]
fn a_thug_starts_a_bomb() {
    let arm = "interactions: [(id: \"arm\", name: \"Arm\", text: \"Arm it.\", who: (side: Villain), \
               action: Manipulation, here: (kind: \"bomb\", face: \"idle\"), effects: [Turn((role: Acting), \"primed\")]),";
    let position = first().hero("batman", 15).token("bomb", 15, "idle").tile("thugs_crowbar", &[15]);
    let mut table = position.with_mission("interactions: [", arm).start();
    table.villain_acts_with("thugs_crowbar");
    table.tile_interacts("thugs_crowbar", "arm", None);
    assert_eq!((table.game.state().tokens[0].face, table.rolls().len()), (1, 0));
    table.say(Command::Finish);
    assert_eq!((table.where_is("thugs_crowbar"), table.ask()), (15, Ask::ActivateTile { left: 1 }));
}

/// R1 fig.62: Wounds come out of Fatigue first, then out of spaces.
#[test]
fn wounds_from_fatigue_and_from_spaces() {
    for (fatigue, on_reroll, left) in [(4, 0, (2, 0)), (1, 2, (0, 1))] {
        let mut table = first().hero("batman", 15).tile("killer_croc", &[15]).start();
        table.villain_acts_with("killer_croc");
        table.cubes("batman", 11 - fatigue, fatigue, 0);
        table.cubes_on("batman", Space::Reroll, on_reroll);
        table.dice("Y1 Y1 O0");
        table.tile_attack(AttackKind::Melee, "killer_croc", "batman", 1);
        table.pass();
        let tablet = table.hero("batman");
        assert_eq!((tablet.wounds, (tablet.fatigue, tablet.spaces.reroll)), (2, left));
    }
}

/// R1 fig.64: a tile whose last miniature falls goes to the right end, turned over.
#[test]
fn a_neutralized_tile() {
    let position = first().hero("batman", 15).tile("thugs_crowbar", &[15]).tile("brutes_chains", &[16]);
    let mut table = position.tile("bane", &[38]).start();
    table.dice("R3");
    table.melee("batman", "thugs_crowbar", 1, &[]);
    table.pass();
    assert_eq!(table.river(), ["brutes_chains", "bane", "thugs_crowbar!"]);
}

/// R1 fig.65: a straight line, an orange boundary and a shared letter give sight; an Area on the way as high as the
/// higher of the two takes it away.
#[test]
fn lines_of_sight() {
    let mut table = first().hero("batman", 1).start();
    let sees = |table: &Table, a: u8, b: u8| query::line_of_sight(&table.game, table.area(a), table.area(b));
    let kind = |table: &Table, a: u8, b: u8| table.game.board().lines(table.area(a), table.area(b))[0].kind;
    assert_eq!(kind(&table, 15, 17), SightKind::StraightLine);
    assert_eq!(kind(&table, 16, 34), SightKind::OrangeBoundary);
    assert_eq!(kind(&table, 7, 19), SightKind::SharedLetter('F'));
    assert!(!sees(&table, 15, 34), "a wall");
    assert!(sees(&table, 33, 24), "down from the escalator, past what lies low");
    let between = table.area(25);
    table.game.change_board(Change::Elevation(between, 2));
    assert!(!sees(&table, 33, 24));
}

/// R1 p.41, S2 Imaginary Friend, G-38: an arrow beside an Orange die lets one Orange die be rerolled for free.
#[test]
fn a_free_reroll_of_an_orange_die() {
    let mut table = first().hero("batman", 1).tile("harley_quinn", &[15]).token("bomb", 15, "idle").start();
    table.villain_acts_with("harley_quinn");
    table.dice("O0 O0 Y1");
    table.tile_interacts("harley_quinn", "prime", None);
    let Ask::Reroll { free, .. } = table.ask() else { panic!("{:?}", table.ask()) };
    assert_eq!(free, [0, 0, 1, 0, 0]);
    table.dice("O2");
    table.reroll(0, RerollBy::Free);
    let second = Command::Reroll { die: 1, by: RerollBy::Free };
    assert!(!super::may(&table, &second));
    table.keep();
    assert_eq!((table.rolls().len(), table.actions()), (1, vec![(3, true)]));
    assert_eq!(table.rolls(), ["O0 O0 Y1"], "with her friend's die");
}
