//! Skills of Melee Attacks: Combo, Martial Arts, Circular Strike, Counterattack, Poison, Electricity, Shackle, Reach,
//! Ambidexterity, Pushing Limits.

use gotham_content::{Color, Side, Skill};
use gotham_rules::board::MoveType;
use gotham_rules::command::{AttackKind, Effort, Space};
use gotham_rules::event::PartOf;
use gotham_rules::{Ask, Command, Happening, Reason, SkillTarget, query};

use crate::kit::{Position, Table};

/// R2 VII.B.6, S2 Martial Arts: +X with at least one success, and nothing without.
#[test]
fn martial_arts_needs_a_success() {
    for (face, successes) in [("R0", 0), ("R1", 2), ("R3", 4)] {
        let mut table = Position::new().hero("batman", 15).tile("bane", &[15]).start();
        table.dice(face);
        table.melee("batman", "bane", 1, &[]);
        table.pass();
        assert_eq!(table.attack_successes(), [successes]);
    }
}

/// S2 Combo, G-21: X dice of its own color on another target, without weapon; G-55: Martial Arts helps; never twice.
#[test]
fn g_21_g_55_combo_after_a_neutralization() {
    let mut table =
        Position::new().hero("nightwing", 15).with(&["crowbar"]).tile("thugs_crowbar", &[15, 15, 15]).start();
    table.dice("O2 O2");
    table.melee("nightwing", "thugs_crowbar", 1, &["crowbar"]);
    assert_eq!(table.offered(), Some((Skill::Combo, 1, 1)));
    let two = table.offer_on(table.mini("thugs_crowbar#2"), &[Color::Orange; 2]);
    assert_eq!(table.refused_by(&two), "G-21");
    table.fresh();
    table.dice("O2");
    let one = table.offer_on(table.mini("thugs_crowbar#2"), &[Color::Orange]);
    table.say(one);
    assert_eq!(table.rolls(), ["O2"], "no Crowbar");
    assert_eq!(table.part_of_attack(PartOf::Skill(Skill::MartialArts)), 1);
    assert_eq!(table.neutralized("thugs_crowbar#2"), 1);
    assert_eq!(table.ask(), Ask::HeroAction, "a free attack gives no Combo");
    assert_eq!(table.hero("nightwing").spaces.melee, 1);
}

/// G-21: for a tile with several Characteristics, the dice of the one that was chosen for this activation.
#[test]
fn g_21_combo_of_the_chosen_characteristic() {
    let combo = ("(skill: Parkour, level: 2), (skill: MartialArts", "(skill: Combo, level: 2), (skill: MartialArts");
    for (choice, rolled, dice, other) in
        [(0, "B4 B4 O0", Color::Black, Color::Yellow), (1, "Y2 Y2 O0", Color::Yellow, Color::Black)]
    {
        let position = Position::new().hero("batman", 15).hero("catwoman", 15).tile("bane_venom", &[15]);
        let mut table = position.with_content(combo.0, combo.1).start();
        table.cubes("batman", 1, 0, 10);
        table.villain_acts_with("bane_venom");
        table.dice(rolled);
        table.tile_attack(AttackKind::Melee, "bane_venom", "batman", choice);
        table.pass_until_offered();
        assert_eq!(table.offered(), Some((Skill::Combo, 2, 1)));
        let catwoman = table.mini("catwoman");
        let wrong = table.offer_on(catwoman, &[other; 2]);
        assert_eq!(table.refused_by(&wrong), "G-21");
        let right = table.offer_on(catwoman, &[dice; 2]);
        table.say(right);
    }
}

/// S2 Combo: off from Encumbrance 4 on (G-32), and not after an attack that leaves the target standing.
#[test]
fn g_32_combo_is_off_when_loaded() {
    let mut table = Position::new()
        .hero("nightwing", 15)
        .with(&["submachine_gun"])
        .tile("thugs_crowbar", &[15, 15])
        .tile("bane", &[15])
        .start();
    table.dice("O2 O2 O2");
    table.melee("nightwing", "thugs_crowbar", 1, &[]);
    assert_eq!(table.ask(), Ask::HeroAction, "neither Martial Arts nor Combo");
    assert_eq!(table.attack_successes(), [2]);
    table.melee("nightwing", "bane", 2, &[]);
    assert_eq!(table.ask(), Ask::HeroAction);
}

/// R2 VIII.G, S2 Circular Strike, G-20, G-55: what remains goes on to further targets, which may defend; at most X of
/// them.
#[test]
fn g_20_circular_strike_carries_on() {
    let mut table =
        Position::new().hero("huntress", 17).tile("thugs_crowbar", &[17, 17, 17, 17, 17]).villain(1, 0, 0).start();
    table.dice("O2 O2 O2 O2");
    table.melee("huntress", "thugs_crowbar", 4, &[]);
    table.defend(0);
    assert_eq!(table.attack_successes(), [9], "8 and Martial Arts");
    assert_eq!(table.offered(), Some((Skill::CircularStrike, 7, 3)));
    let target = table.mini("thugs_crowbar#2");
    table.uses_offer(target);
    assert_eq!(table.prompt().side, Side::Villain, "the new target defends");
    table.defend(1);
    table.keep();
    let rolled = table.rolls().len();
    let through = table.defenses()[1].1;
    assert_eq!(table.attack_successes()[1], 8, "G-55: Martial Arts on a deferred attack");
    assert_eq!(table.offered(), Some((Skill::CircularStrike, through - 1, 2)));
    let target = table.mini("thugs_crowbar#3");
    table.uses_offer(target);
    let target = table.mini("thugs_crowbar#4");
    table.uses_offer(target);
    assert_eq!(table.ask(), Ask::HeroAction, "three deferred attacks, the fifth Thug stands");
    assert_eq!(table.where_is("thugs_crowbar#5"), 17);
    assert_eq!(table.rolls().len(), rolled, "nothing is rolled for a deferred attack");
}

/// G-20: the offer may be declined, and ends when nothing remains.
#[test]
fn g_20_circular_strike_may_be_declined_and_ends_with_the_successes() {
    let mut table = Position::new().hero("huntress", 17).tile("thugs_crowbar", &[17, 17]).tile("bane", &[17]).start();
    table.dice("O2 O2");
    table.melee("huntress", "thugs_crowbar", 2, &[]);
    let (_, successes, _) = table.offered().expect("an offer");
    assert_eq!(successes, 3);
    let bane = table.mini("bane");
    table.uses_offer(bane);
    assert_eq!(table.wounds("bane"), 2, "3 and Martial Arts 1 against 2");
    assert_eq!(table.ask(), Ask::HeroAction, "Bane stands: nothing remains");
    table.fresh();
    table.dice("O2 O2");
    table.melee("huntress", "thugs_crowbar#2", 2, &[]);
    table.say(Command::Decline);
    assert_eq!(table.ask(), Ask::HeroAction);
    assert_eq!(table.wounds("bane"), 0);
}

/// S2 Counterattack, G-22: a miniature that can't target the attacker doesn't strike back: it is out of reach.
#[test]
fn g_22_nobody_strikes_back_out_of_reach() {
    for (area, strikes) in [(15, false), (16, true)] {
        let position = Position::new().hero("catwoman_long_halloween", area).with(&["whip"]);
        let mut table = position.tile("brutes_firearm", &[16]).start();
        table.dice("O1 Y0");
        table.melee("catwoman_long_halloween", "brutes_firearm", 1, &["whip"]);
        table.keep();
        assert_eq!(
            matches!(table.offered(), Some((Skill::Counterattack | Skill::Retaliation, ..))),
            strikes,
            "from Area {area}: {:?}",
            table.ask()
        );
    }
}

/// S2 Counterattack, G-22: by a target still standing, with X Yellow dice; never in answer to one.
#[test]
fn g_22_counterattack_by_a_target_still_standing() {
    let mut table = Position::new().hero("nightwing", 15).tile("brutes_firearm", &[15, 16]).start();
    table.dice("O1");
    table.melee("nightwing", "brutes_firearm", 1, &[]);
    table.keep();
    assert_eq!(table.prompt().side, Side::Villain);
    assert_eq!(table.offered(), Some((Skill::Counterattack, 2, 1)));
    table.fresh();
    table.dice("Y2 Y2 Y0");
    table.strikes_back();
    table.keep();
    table.defend(0);
    table.keep();
    assert_eq!(table.rolls()[0], "Y2 Y2");
    assert_eq!(table.wounds("nightwing"), 4);
    assert_eq!(table.ask(), Ask::HeroAction, "Nightwing's own Counterattack stays out of it");
    table.dice("O2 O2");
    table.melee("nightwing", "brutes_firearm", 2, &[]);
    table.pass();
    assert_eq!(table.neutralized("brutes_firearm"), 1);
    assert_eq!(table.ask(), Ask::HeroAction, "a Neutralized Brute does not strike back");
}

/// R2 V.B.3, R2 XII, S2 Counterattack: a Resting Hero may strike back, even with a Tonfa.
#[test]
fn a_resting_hero_strikes_back() {
    let mut table = Position::new()
        .hero("commissioner_gordon", 15)
        .with(&["tonfa"])
        .rests()
        .hero("batman", 1)
        .tile("thugs_crowbar", &[15])
        .start();
    table.villain_acts_with("thugs_crowbar");
    table.dice("Y1 Y0");
    table.tile_attack(AttackKind::Melee, "thugs_crowbar", "commissioner_gordon", 0);
    table.keep();
    table.defend(0);
    table.keep();
    let (_, dice, _) = table.offered().expect("an offer");
    assert_eq!((dice, table.prompt().side), (1, Side::Heroes));
    table.dice("Y2");
    table.strikes_back();
    assert_eq!(table.neutralized("thugs_crowbar"), 1);
}

/// S2 Electricity, G-19: when the attack beats the Defense, X Wounds come first; otherwise none.
#[test]
fn g_19_electricity_wounds_first() {
    let mut table = Position::new().hero("blue_bird", 15).with(&["taser_handgun"]).tile("bane", &[15]).start();
    table.dice("O1 O1");
    table.melee("blue_bird", "bane", 1, &["taser_handgun"]);
    table.pass();
    assert_eq!(table.wounds("bane"), 0, "2 against 2");
    table.dice("O2 O2");
    table.melee("blue_bird", "bane", 1, &["taser_handgun"]);
    table.pass();
    let wounds: Vec<u8> = table
        .happened()
        .filter_map(|what| if let Happening::Wounded { wounds, .. } = what { Some(*wounds) } else { None })
        .collect();
    assert_eq!(wounds, [1, 2], "Electricity, then what came through");
    assert_eq!(table.body("bane").life, 3);
}

/// G-19: Wounds of Electricity do not use up the attack's successes. S2 Ambidexterity, G-43: both weapons' lines apply.
#[test]
fn g_19_g_43_remaining_successes_after_electricity() {
    let mut table =
        Position::new().hero("nightwing", 15).with(&["baton", "nunchaku"]).tile("thugs_crowbar", &[15, 15]).start();
    table.dice("O2 Y2 O2");
    table.melee("nightwing", "thugs_crowbar", 1, &["baton", "nunchaku"]);
    assert_eq!(table.rolls(), ["O2 Y2 O2"]);
    assert_eq!(table.attack_successes(), [7]);
    assert_eq!(table.offered(), Some((Skill::CircularStrike, 6, 1)));
}

/// S2 Ambidexterity, G-43, G-58: two copies are fine; a weapon that is too big is not; without the Skill, only one
/// weapon helps. R2 V.C.4
#[test]
fn g_43_two_weapons() {
    let mut table = Position::new()
        .hero("nightwing", 15)
        .with(&["baton", "baton", "long_baton"])
        .hero("batman", 15)
        .with(&["crowbar", "nunchaku"])
        .tile("bane", &[15])
        .start();
    let big = table.attack_with(AttackKind::Melee, "nightwing", "bane", table.effort(1, &["baton", "long_baton"]));
    assert_eq!(table.refused_by(&big), "G-43");
    let three =
        table.attack_with(AttackKind::Melee, "nightwing", "bane", table.effort(1, &["baton", "baton", "baton"]));
    assert_eq!(table.refused_by(&three), "R2 V.C.2.a");
    let two = table.attack_with(AttackKind::Melee, "batman", "bane", table.effort(1, &["crowbar", "nunchaku"]));
    assert_eq!(table.refused_by(&two), "R2 V.C.4");
    let others = table.attack_with(AttackKind::Melee, "batman", "bane", table.effort(1, &["baton"]));
    assert_eq!(table.refused_by(&others), "R2 V.C.2.a");
    table.dice("O0 Y2 Y1");
    table.melee("nightwing", "bane", 1, &["baton", "baton"]);
    let Ask::Reroll { free, .. } = table.ask() else { panic!("{:?}", table.ask()) };
    assert_eq!(free, [0, 2, 1, 0, 0], "both Batons' arrows and the cube's");
    table.pass();
    assert_eq!(
        table.wounds("bane"),
        3,
        "3 against 2 (no Martial Arts at Encumbrance 4), and Electricity 1 from each Baton (G-58)"
    );
}

fn batman_with_handcuffs() -> Table {
    Position::new().hero("batman", 15).with(&["crowbar"]).belt(&["cable_tie_handcuffs"]).tile("bane", &[15]).start()
}

/// G-4: there are twelve Shackle tokens.
#[test]
fn g_4_twelve_shackles() {
    let position = Position::new().hero("batman", 15).belt(&["cable_tie_handcuffs"]).hero("catwoman", 1);
    let mut table = position.tile("bane", &[15]).start();
    let (mini, target, other) = (table.mini("batman"), table.mini("bane"), table.mini("catwoman"));
    table.arrange(|state| state.minis[other.index()].shackles = 11);
    table.dice("R2");
    table.say(Command::Attack {
        mini,
        target,
        kind: AttackKind::Melee,
        effort: table.effort(1, &["cable_tie_handcuffs"]),
        with: Some(Skill::Shackle),
    });
    table.pass();
    assert_eq!(table.body("bane").shackles, 1, "one of two is left");
}

/// S2 Shackle, G-26: tokens instead of Wounds; each takes a success from actions and Defense; no weapon card.
#[test]
fn g_26_shackle() {
    let mut table = batman_with_handcuffs();
    let (mini, target) = (table.mini("batman"), table.mini("bane"));
    let armed = Command::Attack {
        mini,
        target,
        kind: AttackKind::Melee,
        effort: table.effort(1, &["crowbar", "cable_tie_handcuffs"]),
        with: Some(Skill::Shackle),
    };
    assert_eq!(table.refused_by(&armed), "G-26");
    let without = Command::Attack {
        mini,
        target,
        kind: AttackKind::Melee,
        effort: table.effort(1, &[]),
        with: Some(Skill::Shackle),
    };
    assert_eq!(table.refused_by(&without), "S2 Shackle");
    table.dice("R2");
    table.say(Command::Attack {
        mini,
        target,
        kind: AttackKind::Melee,
        effort: table.effort(1, &["cable_tie_handcuffs"]),
        with: Some(Skill::Shackle),
    });
    table.pass();
    assert_eq!(table.defenses(), [(2, 1)]);
    assert_eq!((table.wounds("bane"), table.body("bane").shackles), (0, 2));
    assert_eq!(table.carried("batman"), ["crowbar"], "a One-time use card is gone");
    table.fresh();
    table.dice("R1");
    table.melee("batman", "bane", 1, &[]);
    table.pass();
    assert_eq!(table.defenses(), [(0, 2)], "Automatic Defense 2 less two tokens");
    table.villain_acts_with("bane");
    table.dice("O2 O2");
    table.tile_attack(AttackKind::Melee, "bane", "batman", 0);
    assert_eq!(table.attack_successes(), [3], "4 and Martial Arts 1 less two tokens");
    assert_eq!(table.part_of_attack(PartOf::Shackles), -2);
}

/// S2 Shackle, G-26: an attack that doesn't beat the Defense binds nobody.
#[test]
fn g_26_a_shackle_that_fails() {
    let mut table = batman_with_handcuffs();
    let (mini, target) = (table.mini("batman"), table.mini("bane"));
    table.dice("R1");
    table.say(Command::Attack {
        mini,
        target,
        kind: AttackKind::Melee,
        effort: table.effort(1, &["cable_tie_handcuffs"]),
        with: Some(Skill::Shackle),
    });
    table.pass();
    assert_eq!(table.body("bane").shackles, 0);
    assert_eq!(table.carried("batman"), ["crowbar"], "used all the same");
}

/// S2 Shackle, S2 Lock Picking, G-26: taken off all at once with a Complex Manipulation of the number of tokens, by
/// itself or an ally in the Area; the tokens hinder it. Movement is free.
#[test]
fn g_26_shackles_come_off() {
    let mut table = Position::new().hero("batman", 1).hero("catwoman", 1).tile("bane", &[15]).start();
    let bane = table.mini("bane");
    table.arrange(|state| state.minis[bane.index()].shackles = 2);
    table.arrange(|state| state.minis[0].shackles = 1);
    let (batman, catwoman) = (table.mini("batman"), table.mini("catwoman"));
    let enemy = Command::UseSkill {
        mini: catwoman,
        skill: Skill::Shackle,
        on: SkillTarget::Mini(bane),
        effort: Effort::cubes(1),
    };
    assert_eq!(table.refused_by(&enemy), "G-26");
    table.dice("R0");
    table.say(Command::UseSkill {
        mini: catwoman,
        skill: Skill::Shackle,
        on: SkillTarget::Mini(batman),
        effort: Effort::cubes(1),
    });
    table.keep();
    assert_eq!(table.actions(), [(2, true)], "Lock Picking 2, and she is not bound herself");
    assert_eq!(table.body("batman").shackles, 0);
    table.villain_acts_with("bane");
    table.moves("bane", 16, MoveType::Adjacent, 0);
    assert_eq!(table.costs(), [1]);
    table.stop();
    table.fresh();
    table.dice("O2 O1");
    table.say(Command::UseSkill {
        mini: bane,
        skill: Skill::Shackle,
        on: SkillTarget::Mini(bane),
        effort: Effort::default(),
    });
    table.pass();
    assert_eq!(table.actions(), [(1, false)]);
    assert_eq!(table.body("bane").shackles, 2);
}

/// S2 Reach: a Whip strikes an Adjacent Area in sight; a fist does not. R2 VII.B.1
#[test]
fn reach_strikes_the_next_area() {
    let mut table =
        Position::new().hero("catwoman_long_halloween", 15).with(&["whip"]).tile("thugs_crowbar", &[16, 17]).start();
    let who = "catwoman_long_halloween";
    let fist = table.attack_with(AttackKind::Melee, who, "thugs_crowbar", Effort::cubes(1));
    assert_eq!(table.refused_by(&fist), "R2 VII.B.1");
    let far = table.attack_with(AttackKind::Melee, who, "thugs_crowbar#2", table.effort(1, &["whip"]));
    assert_eq!(table.refused_by(&far), "R2 VII.B.1");
    table.dice("O2 Y2");
    table.melee(who, "thugs_crowbar", 1, &["whip"]);
    table.pass();
    assert_eq!(table.neutralized("thugs_crowbar"), 1);
}

/// R2 VII.B.1: an Adjacent Area in sight that is too full to enter can be attacked.
#[test]
fn a_crowded_area_is_struck_from_beside() {
    let mut table = Position::new().hero("batman", 12).tile("thugs_crowbar", &[13, 13, 13, 13]).start();
    table.dice("R3");
    table.melee("batman", "thugs_crowbar", 1, &[]);
    table.pass();
    assert_eq!(table.neutralized("thugs_crowbar"), 1);
    let again = table.attack_with(AttackKind::Melee, "batman", "thugs_crowbar#2", Effort::cubes(1));
    assert_eq!(table.refused_by(&again), "R2 VII.B.1", "there is room now");
}

/// S2 Pushing Limits, G-39: X Wounds for X dice beyond the Exertion limit, once per round.
#[test]
fn g_39_pushing_limits() {
    let mut table = Position::new().hero("red_hood_jason_todd", 15).tile("bane", &[15]).start();
    table.cubes("red_hood_jason_todd", 9, 1, 0);
    table.dice("O0 O0 O0 O0 O0 O2");
    let push = |cubes| Effort { pushing: 1, ..Effort::cubes(cubes) };
    table.say(table.attack_with(AttackKind::Melee, "red_hood_jason_todd", "bane", push(5)));
    assert_eq!(table.rolls()[0].split(' ').count(), 6);
    table.pass();
    let tablet = table.hero("red_hood_jason_todd");
    assert_eq!((tablet.spaces.melee, tablet.fatigue, tablet.wounds, tablet.reserve), (5, 0, 1, 4));
    table.cubes("red_hood_jason_todd", 9, 0, 1);
    let again = table.attack_with(AttackKind::Melee, "red_hood_jason_todd", "bane", push(1));
    assert_eq!(table.refused_by(&again), "S2 Pushing Limits");
    table.end_turn();
    table.end_turn();
    table.all_active();
    table.dice("O0");
    table.say(table.attack_with(AttackKind::Melee, "red_hood_jason_todd", "bane", push(0)));
}

/// G-39, G-24: the Wounds come out of the space that the player names, before any cube is spent.
#[test]
fn g_39_pushing_limits_asks_which_space() {
    let mut table = Position::new().hero("red_hood_jason_todd", 15).tile("bane", &[15]).start();
    table.cubes("red_hood_jason_todd", 10, 0, 0);
    table.cubes_on("red_hood_jason_todd", Space::Ranged, 2);
    table.cubes_on("red_hood_jason_todd", Space::Thought, 2);
    let effort = Effort { pushing: 1, ..Effort::cubes(1) };
    table.dice("O0 O2");
    table.say(table.attack_with(AttackKind::Melee, "red_hood_jason_todd", "bane", effort));
    assert_eq!(table.ask(), Ask::LoseCube { wounds: 1 });
    assert_eq!(table.rolls().len(), 0, "nothing is rolled before the Wounds are suffered");
    table.say(Command::LoseFrom { space: Space::Thought });
    assert_eq!(table.rolls()[0].split(' ').count(), 2);
    let spaces = &table.hero("red_hood_jason_todd").spaces;
    assert_eq!((spaces.melee, spaces.ranged, spaces.thought), (1, 2, 1));
}

/// G-39: the Wounds come first, so that a cube which they must take off the space makes room on it.
#[test]
fn g_39_pushed_cubes_make_room() {
    let mut table = Position::new().hero("red_hood_jason_todd", 15).tile("bane", &[15]).start();
    table.cubes("red_hood_jason_todd", 10, 0, 0);
    table.cubes_on("red_hood_jason_todd", Space::Melee, 4);
    let attack = |table: &Table, cubes| {
        let effort = Effort { pushing: 1, ..Effort::cubes(cubes) };
        table.attack_with(AttackKind::Melee, "red_hood_jason_todd", "bane", effort)
    };
    assert_eq!(table.refused_by(&attack(&table, 3)), "R2 V.A", "5 is the limit, and 3 stay");
    table.dice("O0 O0 O0");
    table.say(attack(&table, 2));
    table.pass();
    assert_eq!(table.hero("red_hood_jason_todd").spaces.melee, 5);
}

/// S2 Pushing Limits, G-39: Wounds count as cubes of a Movement, beyond the Exertion limit and with an empty Reserve;
/// once per round.
#[test]
fn g_39_pushing_limits_moves() {
    let mut table = Position::new().hero("batman", 13).start();
    table.cubes("batman", 0, 5, 6);
    let (mini, area, how) = (table.mini("batman"), table.area(15), MoveType::Adjacent);
    let push = |area, cubes, pushing| Command::Move { mini, area, how, cubes, card: None, pushing };
    assert!(table.game.legal().contains(&push(area, 0, 1)));
    assert_eq!(table.refused_by(&push(area, 0, 2)), "S2 Pushing Limits", "his level is 1");
    table.moves("batman", 15, how, 0);
    table.moves("batman", 14, how, 0);
    assert_eq!(table.refused_by(&push(area, 0, 0)), "R2 VII.A.4");
    assert_eq!(table.refused_by(&push(area, 1, 0)), "R2 VII.A.4", "his Reserve is empty");
    table.say(push(area, 0, 1));
    assert_eq!((table.where_is("batman"), table.wounds("batman")), (15, 1));
    let tablet = table.hero("batman");
    assert_eq!((tablet.reserve, tablet.fatigue, tablet.wounds, tablet.spaces.total()), (0, 4, 7, 0));
    assert_eq!(table.ask(), Ask::HeroAction, "no point is left");
    assert_eq!(table.refused_by(&push(table.area(14), 0, 1)), "S2 Pushing Limits");

    let mut table = Position::new().hero("batman_dark_knight_returns", 13).start();
    table.cubes("batman_dark_knight_returns", 10, 0, 0);
    table.cubes_on("batman_dark_knight_returns", Space::Movement, 3);
    table.cubes_on("batman_dark_knight_returns", Space::Thought, 1);
    let push = |cubes, pushing| Command::Move { mini, area, how, cubes, card: None, pushing };
    assert_eq!(table.refused_by(&push(1, 0)), "R2 VII.A.4", "the Movement space is full");
    let points = query::moving::points(&table.game, mini);
    table.say(push(0, 2));
    assert_eq!(table.ask(), Ask::LoseCube { wounds: 2 }, "Wounds come first, in the usual order");
    assert_eq!(table.where_is("batman_dark_knight_returns"), 13);
    table.say(Command::LoseFrom { space: Space::Movement });
    table.say(Command::LoseFrom { space: Space::Thought });
    assert_eq!(table.where_is("batman_dark_knight_returns"), 15);
    assert_eq!(table.ask(), Ask::KeepMoving { points: points + 1 }, "two points more, one spent");

    let mut table = Position::new().hero("batman", 13).start();
    table.cubes("batman", 0, 1, 10);
    assert_eq!(
        table.refused_by(&Command::Move { mini, area, how, cubes: 0, card: None, pushing: 1 }),
        "S2 Pushing Limits"
    );
}

/// G-39: in the middle of a Movement the Wounds come first, and then the Movement goes on.
#[test]
fn g_39_pushing_limits_between_moves() {
    let mut table = Position::new().hero("batman", 13).start();
    table.cubes("batman", 11, 0, 0);
    table.cubes_on("batman", Space::Ranged, 1);
    table.cubes_on("batman", Space::Thought, 1);
    table.moves("batman", 15, MoveType::Adjacent, 0);
    let (mini, area) = (table.mini("batman"), table.area(14));
    table.say(Command::Move { mini, area, how: MoveType::Adjacent, cubes: 1, card: None, pushing: 1 });
    assert_eq!(table.ask(), Ask::LoseCube { wounds: 1 });
    table.say(Command::LoseFrom { space: Space::Ranged });
    assert_eq!((table.where_is("batman"), table.ask()), (14, Ask::KeepMoving { points: 2 }));
    let begun = table.happened().filter(|what| matches!(what, Happening::MovementBegins { .. }));
    assert_eq!(begun.count(), 1, "one Movement");
}

/// G-39: Wounds are the cube of an automatic action, even with an empty Reserve or a full space.
#[test]
fn g_39_pushing_limits_for_automatic_actions() {
    let position = || Position::new().hero("batman", 15).hero("catwoman", 15).with(&["tonfa"]).ground(15, "medikit");
    let mut table = position().start();
    table.cubes("batman", 0, 5, 6);
    let (mini, card) = (table.mini("batman"), table.card("medikit"));
    assert_eq!(table.refused_by(&Command::PickUp { mini, card, pushing: 0 }), "R2 V.A");
    let pushed = Command::PickUp { mini, card, pushing: 1 };
    assert!(table.game.legal().contains(&pushed));
    table.say(pushed);
    assert_eq!((table.carried("batman"), table.wounds("batman")), (vec!["medikit".to_string()], 1));
    assert_eq!(table.hero("batman").spaces.total(), 0, "no other cube");
    let take = Command::Take { mini, card: table.card("tonfa"), from: table.mini("catwoman"), pushing: 1 };
    assert_eq!(table.refused_by(&take), "S2 Pushing Limits", "once a round");
    let mut table = position().start();
    table.cubes("batman", 8, 0, 3);
    table.cubes_on("batman", Space::Manipulation, 3);
    assert_eq!(table.refused_by(&Command::PickUp { mini, card, pushing: 0 }), "R2 V.A", "the space is full");
    table.say(take);
    assert_eq!(table.carried("batman"), ["tonfa"]);
    let mut table = Position::new().hero("batman", 15).token("safe", 15, "shut").start();
    table.cubes("batman", 0, 5, 6);
    let blow_up = |table: &Table, cubes| {
        table.interact_with("batman", "blow_up", None, Effort { pushing: 1, ..Effort::cubes(cubes) })
    };
    let both = blow_up(&table, 1);
    assert_eq!(table.refused(&both).why, Reason::OneCubeOnly);
    let wounds = blow_up(&table, 0);
    assert!(table.game.legal().contains(&wounds));
    table.dice("Y0 Y0");
    table.say(wounds);
    assert_eq!(table.wounds("batman"), 1);
}

/// R2 V.C.1.5, V.C.2.e: a card that goes into a pushed action is not dropped while its Wounds are suffered.
#[test]
fn a_card_in_use_is_not_dropped() {
    let mut table = Position::new().hero("batman", 14).with(&["stun_grenade"]).tile("bane", &[15]).start();
    table.cubes("batman", 11, 0, 0);
    table.cubes_on("batman", Space::Ranged, 1);
    table.cubes_on("batman", Space::Thought, 1);
    let mut effort = Effort { pushing: 1, ..Effort::cubes(1) };
    effort.cards = table.uses(&["stun_grenade"]);
    let (mini, card, area) = (table.mini("batman"), table.card("stun_grenade"), table.area(15));
    table.say(Command::UseSkill { mini, skill: Skill::Grenade, on: SkillTarget::Area(area), effort });
    assert_eq!(table.ask(), Ask::LoseCube { wounds: 1 });
    assert_eq!(table.refused_by(&Command::Drop { mini, card }), "R2 V.C.2.e");
    table.say(Command::LoseFrom { space: Space::Ranged });
    table.pass();
    assert!(table.carried("batman").is_empty() && table.lying(14).is_empty(), "One-time use");
}

/// G-39: the last cube cannot be pushed, and the level is exact.
#[test]
fn g_39_pushing_limits_has_limits() {
    let mut table = Position::new().hero("orphan_cassandra_cain", 15).tile("bane", &[15]).start();
    let attack = |table: &Table, cubes, pushing| {
        let effort = Effort { pushing, ..Effort::cubes(cubes) };
        table.attack_with(AttackKind::Melee, "orphan_cassandra_cain", "bane", effort)
    };
    let two = attack(&table, 1, 2);
    assert_eq!(table.refused_by(&two), "S2 Pushing Limits");
    table.cubes("orphan_cassandra_cain", 1, 0, 7);
    let last = attack(&table, 0, 1);
    assert_eq!(table.refused_by(&last), "S2 Pushing Limits");
    let both = attack(&table, 1, 1);
    assert_eq!(table.refused_by(&both), "S2 Pushing Limits");
    table.cubes("orphan_cassandra_cain", 2, 0, 6);
    let too_many = attack(&table, 2, 1);
    assert_eq!(table.refused_by(&too_many), "R2 V.A", "one of the two is wounded first");
    table.cubes_on("orphan_cassandra_cain", Space::Thought, 1);
    table.dice("O2 O2");
    table.say(attack(&table, 1, 1));
    assert_eq!(table.hero("orphan_cassandra_cain").spaces.thought, 0, "spaces are wounded before the Reserve");
}

/// R2 V.A.2, VII.B, VII.B.2: cubes up to the Exertion limit, and no more than the Reserve holds.
#[test]
fn melee_cubes_have_limits() {
    let mut table = Position::new().hero("batman", 15).tile("bane", &[15]).start();
    let four = table.attack_with(AttackKind::Melee, "batman", "bane", Effort::cubes(4));
    assert_eq!(table.refused_by(&four), "R2 V.A");
    table.cubes("batman", 1, 10, 0);
    let two = table.attack_with(AttackKind::Melee, "batman", "bane", Effort::cubes(2));
    assert_eq!(table.refused_by(&two), "R2 V.A");
    let none = table.attack_with(AttackKind::Melee, "batman", "bane", Effort::cubes(0));
    assert_eq!(table.refused_by(&none), "R2 V.A");
}
