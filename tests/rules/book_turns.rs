//! Rulebook 2.0's turns: their steps in order, whose decision each moment is, and what isn't an action.

use gotham_content::Side;
use gotham_rules::board::MoveType;
use gotham_rules::command::{AttackKind, Effort, Space, Stance};
use gotham_rules::frames::Turn;
use gotham_rules::{Ask, Command, Happening, query};

use crate::kit::{Position, Table};

/// R2 p.15, R1 p.8, R2 III, V.B.4: Heroes act in any order, as often as they like, and come back.
#[test]
fn heroes_act_in_any_order() {
    let mut table = Position::new().hero("batman", 15).hero("catwoman", 15).ground(15, "crowbar").start();
    table.moves("catwoman", 14, MoveType::Adjacent, 0);
    table.stop();
    let (mini, card) = (table.mini("batman"), table.card("crowbar"));
    table.say(Command::PickUp { mini, card, pushing: 0 });
    table.moves("batman", 14, MoveType::Adjacent, 0);
    table.stop();
    table.moves("catwoman", 15, MoveType::Adjacent, 1);
    table.stop();
    table.moves("batman", 15, MoveType::Adjacent, 1);
    assert_eq!((table.where_is("batman"), table.where_is("catwoman")), (15, 15));
}

/// R2 V.B.4, V.B.3: a Resting Hero does not act, while the others do.
#[test]
fn resting_heroes_do_not_act() {
    let mut table = Position::new().hero("batman", 15).rests().hero("catwoman", 15).tile("bane", &[15]).start();
    let step = table.step("batman", 14, MoveType::Adjacent, 0);
    let blow = table.attack_with(AttackKind::Melee, "batman", "bane", Effort::cubes(1));
    assert_eq!((table.refused_by(&step), table.refused_by(&blow)), ("R2 V.B.3", "R2 V.B.3"));
    table.moves("catwoman", 14, MoveType::Adjacent, 0);
}

/// R2 V.B, V.B.1, V.B.2, V.B.5, V.B.6, V.A.6: cubes from the Villain's turn rest before the turn's first effects, and
/// those come before the Stances; its last effects come before the cubes of the turn rest.
#[test]
fn the_steps_of_the_heroes_turn() {
    let mut table = Position::new()
        .hero("batman", 15)
        .tile("bane", &[15])
        .when("At(StartOfHeroesTurn)", "Recover((hero: true), Just(9))")
        .when("At(EndOfHeroesTurn)", "Recover((hero: true), Just(9))")
        .start();
    table.dice("R0 R0");
    table.melee("batman", "bane", 2, &[]);
    table.keep();
    let cubes = |table: &Table| {
        let tablet = table.hero("batman");
        (tablet.reserve, tablet.fatigue, tablet.spaces.total())
    };
    assert_eq!(cubes(&table), (9, 0, 2));
    table.end_turn();
    assert_eq!(cubes(&table), (9, 2, 0), "nothing was in Fatigue when the turn's last effect came");
    table.cubes_on("batman", Space::Defense, 3);
    table.end_turn();
    assert_eq!((table.ask(), cubes(&table)), (Ask::TakeStance, (11, 0, 0)), "all were there when the first one came");
}

/// R2 III.A.1, III.A.1.a, III.A.1.b: Upkeep counts the round and sets off its effects, before the first side's turn.
#[test]
fn upkeep_comes_before_the_turns() {
    let bomb = "PlaceTokens(\"bomb\", \"idle\", At(\"subway_1\"), Just(1))";
    let mut table = Position::new().hero("batman", 15).tile("bane", &[16]).when("At(Upkeep)", bomb).start();
    let seen = |table: &Table| (table.game.state().round, table.game.state().tokens.len());
    assert_eq!(seen(&table), (1, 1));
    table.end_turn();
    assert_eq!(seen(&table), (1, 1));
    table.end_turn();
    assert_eq!((table.ask(), seen(&table)), (Ask::TakeStance, (2, 2)));
}

/// R2 III.A.1.b, V.B.2, V.B.5, VI.B.2, VI.B.4, G-2: several effects at one moment are ordered by the side whose turn it
/// is, and in Upkeep by the one with Initiative.
#[test]
fn whose_order_counts() {
    for (moment, initiative, side) in [
        ("Upkeep", "Heroes", Side::Heroes),
        ("Upkeep", "Villain", Side::Villain),
        ("StartOfHeroesTurn", "Heroes", Side::Heroes),
        ("EndOfHeroesTurn", "Villain", Side::Heroes),
        ("StartOfVillainsTurn", "Heroes", Side::Villain),
        ("EndOfVillainsTurn", "Heroes", Side::Villain),
    ] {
        let late = |effect: &str| format!("Choose([(AtLeast(Round, 2), [{effect}])], [])");
        let at = format!("At({moment})");
        let position = Position::new()
            .hero("batman", 15)
            .tile("bane", &[38])
            .when(&at, &late("MoveTo((tiles: [\"bane\"]), At(\"subway_16\"))"))
            .when(&at, &late("Wound((at: At(\"subway_16\")), Just(2))"))
            .with_mission("initiative: Heroes", &format!("initiative: {initiative}"));
        let mut table = if initiative == "Heroes" { position.start() } else { position.at_the_villains_turn() };
        while table.ask() != Ask::ChoosePart {
            table.all_active();
            if table.ask() != Ask::ChoosePart {
                table.end_turn();
            }
        }
        assert_eq!((table.prompt().side, table.prompt().rule.id()), (side, "G-2"), "{moment}");
        table.say(Command::ChoosePart { part: 0 });
        assert_eq!(table.body("bane").life, 4, "{moment}: the second comes by itself");
    }
}

/// R2 VIII.A: Defense only answers attacks: there is no Defense against an Explosion.
#[test]
fn only_attacks_are_defended_against() {
    let position = Position::new().hero("batman", 15).tile("bane", &[15]).token("safe", 15, "shut");
    let mut table = position.villain(9, 0, 0).start();
    table.dice("Y1 Y1 Y0 Y0");
    table.interact("batman", "blow_up", 1);
    table.keep();
    assert_eq!((table.ask(), table.game.state().post.spaces.defense), (Ask::HeroAction, 0), "nobody was asked");
    assert_eq!(table.wounds("batman") + table.wounds("bane"), 2);
    table.dice("R3");
    table.melee("batman", "bane", 1, &[]);
    table.keep();
    assert!(matches!(table.ask(), Ask::Defend { .. }), "an attack is");
}

/// R2 VII.C.1, VII.C: the target of a Ranged Attack is an enemy in sight, at any Distance; and it takes a Ranged
/// Weapon.
#[test]
fn targets_of_ranged_attacks() {
    let position = Position::new().hero("batman", 10).belt(&["batarangs"]).hero("catwoman", 10);
    let mut table = position.tile("thugs_crowbar", &[31, 34]).start();
    let shot = |table: &Table, whom: &str, cards: &[&str]| {
        table.attack_with(AttackKind::Ranged, "batman", whom, table.effort(1, cards))
    };
    let [far, hidden, ally] =
        ["thugs_crowbar", "thugs_crowbar#2", "catwoman"].map(|whom| shot(&table, whom, &["batarangs"]));
    assert!(query::distance(&table.game, table.area(10), table.area(31)) > Some(3));
    assert_eq!(table.game.why_not(&far), None);
    assert_eq!(table.refused_by(&hidden), "R2 XI.A");
    assert_eq!(table.refused_by(&ally), "R2 VII.C.1");
    let bare = shot(&table, "thugs_crowbar", &[]);
    assert_eq!(table.refused_by(&bare), "R2 VII.C.3");
    table.cubes("batman", 0, 11, 0);
    assert_eq!(table.refused_by(&far), "R2 V.A", "no cube");
}

/// R2 XII: free attacks are part of the action that they come from: no cube, no room on a space.
#[test]
fn free_actions_cost_nothing() {
    let mut table = Position::new().hero("nightwing", 15).tile("thugs_crowbar", &[15, 15]).start();
    let reserve = table.hero("nightwing").reserve;
    table.dice("O2");
    table.melee("nightwing", "thugs_crowbar", 1, &[]);
    table.pass_until_offered();
    let (_, _, left) = table.offered().expect("Combo");
    assert_eq!(left, 1);
    table.dice("O2");
    let combo = table.offer_on(table.mini("thugs_crowbar#2"), &[gotham_content::Color::Orange]);
    table.say(combo);
    table.pass();
    assert!(table.saw(|what| matches!(what, Happening::Neutralized { .. })));
    let tablet = table.hero("nightwing");
    assert_eq!((tablet.reserve, tablet.spaces.total()), (reserve - 1, 1));
}

/// R2 V.B.3, R2 IX.B, G-122: a position that begins with the Stances begins with all of them: Batman is Neutralized, and
/// rests and recovers, whether he is the first, the last or the only Hero.
#[test]
fn g_122_a_neutralized_hero_rests_wherever_it_stands() {
    for heroes in [&["batman", "catwoman"][..], &["catwoman", "batman"], &["batman"]] {
        let position = heroes.iter().fold(Position::new(), |position, hero| position.hero(hero, 15));
        let mut table = position.tile("bane", &[31]).start();
        table.cubes("batman", 0, 0, 11);
        table.game.go_to(Turn::Stances);
        if heroes.len() > 1 {
            assert_eq!(table.prompt().subject, Some(table.mini("catwoman")));
        }
        table.all_active();
        let tablet = table.hero("batman");
        assert_eq!((table.ask(), tablet.stance), (Ask::HeroAction, Stance::Resting), "{heroes:?}");
        assert_eq!((tablet.fatigue, tablet.wounds), (6, 5), "{heroes:?}");
    }
}
