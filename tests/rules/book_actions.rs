//! Rulebook 2.0's examples of Manipulations and Thoughts.

use gotham_content::Skill;
use gotham_rules::board::AreaId;
use gotham_rules::command::{Effort, RerollBy};
use gotham_rules::event::PartOf;
use gotham_rules::query::energy;
use gotham_rules::{Ask, Command, Happening, answers, query};

use crate::kit::{Position, Table, to_sink_a_city};

/// R2 p.24, R2 V.C.1.2, V.C.2.d, VII.D.2.a, VII.D.2.b: the Medikit thrown at Distance 3 with 3 successes minus its
/// Encumbrance falls one Area short.
#[test]
fn throw_example() {
    let mut table = Position::new().hero("batman", 14).with(&["medikit"]).hero("commissioner_gordon", 17).start();
    assert_eq!(query::distance(&table.game, table.area(14), table.area(17)), Some(3));
    table.dice("O2 O1");
    let throw = Command::Throw {
        mini: table.mini("batman"),
        card: table.card("medikit"),
        area: table.area(17),
        effort: Effort::cubes(2),
    };
    table.say(throw);
    table.keep();
    assert_eq!(table.rolls(), ["O2 O1"]);
    assert_eq!(table.part(PartOf::Thrown), -1);
    assert_eq!(table.actions(), [(2, false)]);
    assert_eq!(table.lying(16), ["medikit"], "the Area at Distance 2 along the line");
    assert!(table.carried("batman").is_empty());
    assert_eq!(table.hero("batman").spaces.manipulation, 2);
}

/// R2 V.C.2.d: enough successes reach the target Area; none at all leave the card at the thrower's feet.
#[test]
fn throws_that_reach_and_throws_that_fail() {
    for (faces, lands) in [("O2 O2", 17), ("O0 O0", 14), ("O1 O0", 14), ("O2 O0", 15)] {
        let mut table = Position::new().hero("batman", 14).with(&["medikit"]).start();
        table.dice(faces);
        let (mini, card, area) = (table.mini("batman"), table.card("medikit"), table.area(17));
        table.say(Command::Throw { mini, card, area, effort: Effort::cubes(2) });
        table.keep();
        assert_eq!(table.lying(lands), ["medikit"], "{faces}");
        assert!(table.carried("batman").is_empty());
    }
}

/// G-35: with several crossed Areas at the Distance of the successes, the Hero's player chooses among them.
#[test]
fn g_35_several_areas_at_the_distance() {
    let (from, to, choices) = ambiguous_throw(&Position::new().hero("batman", 1).start());
    let mut table = Position::new().hero("batman", from).with(&["medikit"]).start();
    table.dice("O2 O0");
    let (mini, card, area) = (table.mini("batman"), table.card("medikit"), table.area(to));
    table.say(Command::Throw { mini, card, area, effort: Effort::cubes(2) });
    table.keep();
    let Ask::LandIn { areas, .. } = table.ask() else { panic!("{:?}", table.ask()) };
    assert_eq!(areas, choices);
    let elsewhere = Command::LandIn { area };
    assert_eq!(table.refused_by(&elsewhere), "G-35");
    table.say(Command::LandIn { area: areas[1] });
    assert_eq!(table.game.state().ground, [(areas[1], card)]);
}

/// Two Areas between which a throw with one success left may land in several.
fn ambiguous_throw(table: &Table) -> (u8, u8, Vec<AreaId>) {
    let board = &table.game.board();
    for (from, to) in (1..=42).flat_map(|from| (1..=42).map(move |to| (from, to))) {
        let (a, b) = (table.area(from), table.area(to));
        let mut near: Vec<AreaId> = board.lines(a, b).iter().flat_map(|line| line.crossed.iter().copied()).collect();
        near.retain(|area| board.distance(a, *area) == Some(1));
        near.sort();
        near.dedup();
        if near.len() > 1 && board.distance(a, b) > Some(1) {
            return (from, to, near);
        }
    }
    panic!("no such throw on the Subway");
}

/// R2 p.41, R2 V.A.9, V.C.1, V.C.1.5, VII.D.1, VII.D.1.a, VII.D.1.b, VII.D.1.c, S2 Moral Code: Gordon takes the
/// Submachine Gun from Batman: 1 + 4 within his 6.
#[test]
fn automatic_manipulation_example() {
    let mut table = Position::new()
        .hero("batman", 15)
        .with(&["submachine_gun"])
        .hero("commissioner_gordon", 15)
        .with(&["tonfa"])
        .tile("thugs_crowbar", &[15, 15, 16])
        .start();
    let (gordon, batman, gun) = (table.mini("commissioner_gordon"), table.mini("batman"), table.card("submachine_gun"));
    let shot = table.attack_with(
        gotham_rules::command::AttackKind::Ranged,
        "batman",
        "thugs_crowbar",
        table.effort(1, &["submachine_gun"]),
    );
    assert_eq!(table.refused_by(&shot), "S2 Moral Code");
    table.say(Command::Take { mini: gordon, card: gun, from: batman, pushing: 0 });
    assert_eq!(table.carried("commissioner_gordon"), ["tonfa", "submachine_gun"]);
    assert!(table.carried("batman").is_empty());
    assert_eq!(table.hero("commissioner_gordon").spaces.manipulation, 1);
    assert_eq!(table.hero("batman").spaces.total(), 0, "only the Acting Hero pays");
    assert!(table.rolls().is_empty(), "no dice, no Hindering");
    table.dice("O2 W0 W0 W0");
    table.shoot("commissioner_gordon", "thugs_crowbar#3", 1, &["submachine_gun"]);
}

/// R2 V, V.C.2.c, G-62: another player is asked before Equipment changes hands, once per round for the same thing; a
/// refusal costs nothing.
#[test]
fn g_62_another_player_is_asked() {
    let position = || {
        Position::new()
            .hero("batman", 15)
            .with(&["submachine_gun"])
            .hero("commissioner_gordon", 15)
            .with(&["tonfa"])
            .hero("catwoman", 15)
    };
    let mut table = position().players(&[1, 2, 1]).start();
    let [batman, gordon, catwoman] = ["batman", "commissioner_gordon", "catwoman"].map(|who| table.mini(who));
    let (gun, tonfa) = (table.card("submachine_gun"), table.card("tonfa"));
    let take = Command::Take { mini: gordon, card: gun, from: batman, pushing: 0 };
    assert_eq!(energy::automatic_cubes(&table.game, &take), 1);
    table.say(take.clone());
    assert_eq!(table.ask(), Ask::HandOver { card: gun, from: batman, to: gordon });
    assert_eq!((table.prompt().subject, table.prompt().rule.id()), (Some(batman), "G-62"));
    let agrees = Command::Give { mini: batman, card: gun, to: gordon, pushing: 0 };
    assert_eq!(table.game.legal()[..2], [agrees.clone(), Command::Decline]);
    assert_eq!(energy::automatic_cubes(&table.game, &agrees), 0, "who agrees doesn't pay");
    assert_eq!(table.refused_by(&Command::Drop { mini: batman, card: gun }), "R2 V.C.2.e", "it is what is asked about");
    let another = Command::Give { mini: batman, card: gun, to: catwoman, pushing: 0 };
    assert_eq!(table.refused_by(&another), "G-62");
    table.say(Command::Decline);
    assert_eq!(table.ask(), Ask::HeroAction);
    assert!(table.saw(|what| matches!(what, Happening::TurnedDown { .. })));
    assert_eq!(table.carried("batman"), ["submachine_gun"]);
    assert_eq!(table.hero("commissioner_gordon").spaces.total(), 0, "a refusal costs nothing");
    assert_eq!(table.refused_by(&take), "G-62", "asked once");
    assert!(!table.game.legal().contains(&take));
    table.say(Command::Give { mini: gordon, card: tonfa, to: batman, pushing: 0 });
    assert_eq!(
        (table.ask(), table.prompt().subject),
        (Ask::HandOver { card: tonfa, from: gordon, to: batman }, Some(batman))
    );
    table.say(Command::Take { mini: batman, card: tonfa, from: gordon, pushing: 0 });
    assert_eq!(table.carried("batman"), ["submachine_gun", "tonfa"]);
    assert_eq!(table.hero("commissioner_gordon").spaces.manipulation, 1, "who acts pays");
    assert_eq!(table.hero("batman").spaces.total(), 0);
    table.say(Command::Give { mini: batman, card: gun, to: catwoman, pushing: 0 });
    assert_eq!(table.carried("catwoman"), ["submachine_gun"], "one player's Heroes: nothing is asked");
    table.end_turn();
    table.end_turn();
    table.all_active();
    let again = Command::Take { mini: gordon, card: gun, from: catwoman, pushing: 0 };
    assert_eq!(table.game.why_not(&again), None);
    let mut table = position().start();
    table.say(take);
    assert_eq!(table.carried("commissioner_gordon"), ["tonfa", "submachine_gun"], "one player has all Heroes");
}

/// R2 V.C.2.a, V.C.2.c: nobody receives more than it can carry, and both stand in one Area.
#[test]
fn taking_and_giving_have_limits() {
    let mut table = Position::new()
        .hero("batman", 15)
        .with(&["submachine_gun"])
        .hero("commissioner_gordon", 15)
        .with(&["shotgun"])
        .start();
    let (gordon, batman) = (table.mini("commissioner_gordon"), table.mini("batman"));
    let (gun, shotgun) = (table.card("submachine_gun"), table.card("shotgun"));
    let take = Command::Take { mini: gordon, card: gun, from: batman, pushing: 0 };
    assert_eq!(table.refused_by(&take), "R2 V.C.2.a");
    let give = Command::Give { mini: gordon, card: shotgun, to: batman, pushing: 0 };
    assert_eq!(table.refused_by(&give), "R2 V.C.2.a");
    table.put("batman", 16);
    table.say(Command::Drop { mini: batman, card: gun });
    assert_eq!(table.refused_by(&give), "R2 V.C.2.c");
    table.put("batman", 15);
    table.say(give);
    assert_eq!(table.carried("batman"), ["shotgun"]);
}

/// R2 p.16b, R2 p.43, R2 V.C.2.b, VII.D.2, VII.D.2.b, VII.D.2.d, VII.D.2.g: Batman opens the Safe with three Orange
/// dice against Difficulty 3, and carries what was inside.
#[test]
fn complex_manipulation_example() {
    let mut table = Position::new().hero("batman", 15).token("safe", 15, "shut").start();
    table.dice("O1 O1 O1");
    table.interact("batman", "open_safe", 3);
    table.keep();
    assert_eq!(table.actions(), [(3, true)]);
    assert_eq!(table.lying(15), ["submachine_gun"]);
    table.cubes("batman", 11, 0, 0);
    let (batman, gun) = (table.mini("batman"), table.card("submachine_gun"));
    table.say(Command::PickUp { mini: batman, card: gun, pushing: 0 });
    assert_eq!(query::encumbrance(&table.game, batman), 4);
}

/// R2 VII.D.2.f: enemies' Menace takes successes away from Complex Manipulations, allies' helps against it.
#[test]
fn complex_manipulations_are_hindered() {
    for (thugs, hindering, opened) in [(&[15][..], 0, true), (&[15, 15][..], -1, false)] {
        let mut table = Position::new()
            .hero("batman", 15)
            .hero("catwoman", 15)
            .tile("thugs_crowbar", thugs)
            .token("safe", 15, "shut")
            .start();
        table.dice("O1 O1 O1");
        table.interact("batman", "open_safe", 3);
        table.keep();
        assert_eq!(table.part(PartOf::Hindering), hindering);
        assert_eq!(table.game.state().tokens.is_empty(), opened);
    }
}

/// R2 p.46, R2 VII.E.2, VII.E.2.a, VII.E.2.b, VII.E.2.d, VII.E.2.e, VII.E.2.g: a Thug at a Computer of "To Sink a
/// City": 1 success, the White die rerolled for 2 more, a Bomb is primed.
#[test]
fn complex_thought_example() {
    let mut table = to_sink_a_city(1);
    table.put("thugs_crowbar", 41);
    table.villain_acts_with("thugs_crowbar");
    table.dice("W0 Y1");
    let (bombs, computers) = (5, 4);
    let count = |table: &Table, kind: &str| {
        let kind = table.game.scenario().find_token_kind(kind);
        table.game.state().tokens.iter().filter(|token| Some(token.kind) == kind).count()
    };
    assert_eq!((count(&table, "bomb"), count(&table, "computer")), (bombs, computers));
    let prime = table.interact_with("thugs_crowbar", "prime_from_computer", Some(37), Effort::default());
    table.say(prime);
    let Ask::Reroll { free, against, .. } = table.ask() else { panic!("{:?}", table.ask()) };
    assert_eq!((free, against), ([1, 0, 0, 0, 0], Some(3)));
    table.dice("W2");
    table.reroll(0, RerollBy::Free);
    table.keep();
    assert_eq!(table.actions(), [(3, true)]);
    assert_eq!((count(&table, "bomb"), count(&table, "computer")), (bombs, computers - 1));
    let bomb = table.token(37);
    let token = table.game.state().token(bomb).expect("the Bomb");
    let mission = &table.game.scenario().mission;
    assert_eq!(mission.token_kinds[usize::from(token.kind)].faces[usize::from(token.face)].as_str(), "primed");
    assert!(table.saw(|what| matches!(what, Happening::TokenRemoved { .. })));
}

/// R2 V.C.1.4, V.C.1.6.1, V.C.1.6.4, VII.E.2.c, S2 Hacking: Tools help on their own; the mission says which Skill
/// counts.
#[test]
fn tools_help_complex_thoughts() {
    for (belt, hacking) in [(vec![], 1), (vec!["armband_computer"], 2), (vec!["portable_forensics_scanner"], 1)] {
        let mut table = Position::new().hero("batman", 15).belt(&belt).token("computer", 15, "on").start();
        table.dice("R1");
        table.interact("batman", "shut_down", 1);
        table.keep();
        assert_eq!(table.part(PartOf::Skill(Skill::Hacking)), hacking, "{belt:?}");
        assert_eq!(table.actions(), [(1 + hacking as u8, hacking == 2)]);
    }
}

/// R2 VII.D.2.f, S2 Munitions Specialist: a failure costs its cubes and does nothing else.
#[test]
fn a_complex_action_that_fails_only_costs() {
    let mut table = Position::new().hero("batman", 15).token("bomb", 15, "idle").start();
    table.dice("O0 O1");
    table.interact("batman", "defuse", 2);
    table.keep();
    assert_eq!(table.actions(), [(2, false)], "one success and Munitions Specialist 1");
    assert_eq!(table.game.state().tokens.len(), 1);
    assert_eq!(table.hero("batman").spaces.manipulation, 2);
}

/// R2 V.C.2.e: the Heroes drop Equipment at any time, even while the Villain is asked.
#[test]
fn heroes_drop_while_the_villain_is_asked() {
    let mut table = Position::new().hero("batman", 15).with(&["tonfa"]).tile("bane", &[16]).start();
    let drop = Command::Drop { mini: table.mini("batman"), card: table.card("tonfa") };
    assert!(table.game.legal().contains(&drop) && answers::asides(&table.game).is_empty());
    table.end_turn();
    assert!(!table.game.legal().contains(&drop), "it is no answer of the Villain's");
    assert_eq!(answers::asides(&table.game), std::slice::from_ref(&drop));
    table.say(drop);
    assert_eq!((table.lying(15), answers::asides(&table.game)), (vec!["tonfa".to_string()], Vec::new()));
    assert!(matches!(table.ask(), Ask::ActivateTile { .. }));
}
