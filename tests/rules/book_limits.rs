//! Rulebook 2.0's small numbers: Exertion limits of both sides, Occupation, Free Rerolls of Manipulations, what lies
//! where at setup.

use gotham_content::Skill;
use gotham_rules::board::MoveType;
use gotham_rules::command::{AttackKind, RerollBy, Space};
use gotham_rules::event::PartOf;
use gotham_rules::{Ask, Command, query, skills};

use crate::kit::{Position, to_sink_a_city};

/// R2 p.56b, R2 VI.A.1.4, R2 XII, G-48: the Villain's Movement space takes 3 cubes per turn, no matter who moves; they
/// come back on its next turn.
#[test]
fn the_villains_movement_limit() {
    let mut table = Position::new().hero("batman", 1).tile("thugs_crowbar", &[15]).villain(9, 0, 5).start();
    table.villain_acts_with("thugs_crowbar");
    table.moves("thugs_crowbar", 13, MoveType::Adjacent, 0);
    let climb = table.step("thugs_crowbar", 3, MoveType::Climb(2), 1);
    assert_eq!(table.game.why_not(&climb), None);
    table.arrange(|state| {
        let post = &mut state.post;
        (post.reserve, post.spaces.movement) = (6, 3);
    });
    assert_eq!(table.refused_by(&climb), "R2 VII.A.4");
    table.arrange(|state| {
        let post = &mut state.post;
        (post.reserve, post.spaces.movement) = (7, 2);
    });
    table.say(climb);
    assert_eq!(table.game.state().post.spaces.movement, 3);
    table.stop();
    table.done();
    table.end_turn();
    table.all_active();
    table.end_turn();
    assert_eq!(table.game.state().post.spaces.movement, 0, "recovered");
}

/// R2 VI.A.1.5, VIII.B, G-48: the Villain defends with at most 4 cubes.
#[test]
fn the_villains_defense_limit() {
    let mut table = Position::new().hero("batman", 15).tile("brutes_chains", &[15, 16]).villain(9, 0, 0).start();
    table.dice("R3 O0 O0 O0 O0");
    table.melee("batman", "brutes_chains", 1, &[]);
    table.keep();
    assert_eq!(table.refused_by(&Command::Defend { cubes: 5, cards: Vec::new() }), "R2 VIII.B");
    table.defend(4);
    table.keep();
    assert_eq!(table.rolls()[1], "O0 O0 O0 O0");
    assert_eq!(table.game.state().post.spaces.defense, 4);
}

/// R2 p.34, R2 V.A.14, VI.A.2.6, VII.A.2: an Area of limit 10 that holds a Hero, two Thugs and a miniature of Size 2
/// has room for 5.
#[test]
fn occupation_example() {
    let position = Position::new().hero("batman", 4).tile("thugs_crowbar", &[4, 4]).tile("bane_venom", &[4]);
    let table = position.start();
    assert_eq!(query::area_limit_left(&table.game, table.area(4)), 5);
}

/// R2 p.42a, R2 VII.D.2.b, VII.D.2.e: two cubes of a Manipulation with an arrow give two Free Rerolls.
#[test]
fn free_rerolls_of_a_manipulation() {
    let mut table = Position::new().hero("nightwing", 15).token("safe", 15, "shut").start();
    table.dice("Y0 Y0 Y0 Y0");
    table.interact("nightwing", "open_safe", 2);
    let Ask::Reroll { free, .. } = table.ask() else { panic!("{:?}", table.ask()) };
    assert_eq!(free, [0, 2, 0, 0, 0]);
    table.reroll(0, RerollBy::Free);
    table.reroll(1, RerollBy::Free);
    assert_eq!(table.refused_by(&Command::Reroll { die: 0, by: RerollBy::Free }), "G-30");
}

/// R2 p.19a, R2 V.A.8: Batman's Martial Arts works up to Encumbrance 3.
#[test]
fn a_skill_holds_below_its_threshold() {
    for (cards, level) in [(&[][..], 1), (&["sniper_rifle"][..], 1), (&["submachine_gun"][..], 0)] {
        let table = Position::new().hero("batman", 15).with(cards).start();
        assert_eq!(skills::level(&table.game, table.mini("batman"), Skill::MartialArts), level, "{cards:?}");
    }
}

/// R2 p.56a, R2 V.A, V.A.2: a space at its limit of 4 takes no fifth cube.
#[test]
fn exertion_limit_example() {
    let mut table = Position::new().hero("blue_bird", 15).tile("bane", &[15]).start();
    table.cubes("blue_bird", 10, 0, 0);
    table.cubes_on("blue_bird", Space::Melee, 4);
    let fifth = table.attack_with(AttackKind::Melee, "blue_bird", "bane", table.effort(1, &[]));
    assert_eq!(table.refused_by(&fifth), "R2 V.A");
}

/// R2 p.11b, R2 p.11c, R2 p.12, R2 II, II.B.7, II.C.2: what the mission lays out.
#[test]
fn the_board_at_setup() {
    let table = to_sink_a_city(1);
    let state = table.game.state();
    assert_eq!(state.reinforcement_areas.len(), 4);
    let kinds = &table.game.scenario().mission.token_kinds;
    let count = |id: &str| state.tokens.iter().filter(|token| kinds[usize::from(token.kind)].id.as_str() == id).count();
    assert_eq!((count("bomb"), count("computer")), (5, 4));
    assert_eq!((table.lying(12), table.lying(38)), (vec!["stun_grenade".to_string()], vec!["minigun".to_string()]));
    let owls = state.of_tile(table.tile("owls_handgun")).filter(|mini| state.mini(*mini).area.is_some()).count();
    assert_eq!(owls, 4);
    assert_eq!(query::in_pool(&table.game, table.tile("bane_venom")).count(), 0);
}

/// R2 VIII.B: the target may decide not to spend cubes on its Defense.
#[test]
fn no_cubes_for_the_defense() {
    let mut table = Position::new()
        .hero("batman", 15)
        .belt(&["batarangs"])
        .hero("commissioner_gordon", 15)
        .tile("brutes_chains", &[15, 15])
        .villain(4, 0, 0)
        .start();
    table.dice("O2 O1 Y1");
    table.shoot("batman", "brutes_chains", 2, &["batarangs"]);
    table.keep();
    assert!(matches!(table.ask(), Ask::Defend { .. }), "{:?}", table.ask());
    table.defend(0);
    assert_eq!(table.part_of_attack(PartOf::Hindering), -1);
    assert_eq!(table.game.state().post.spaces.defense, 0);
    assert_eq!(table.neutralized("brutes_chains"), 1);
}
