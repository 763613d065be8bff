//! Rulebook 2.0's examples of Movement.

use gotham_content::Skill;
use gotham_rules::board::MoveType;
use gotham_rules::event::{FieldKind, PartOf};
use gotham_rules::{Ask, Command};

use crate::kit::{Position, Table};

/// Batman beside a Brute, Difficult Terrain between him and Bane.
fn batman_on_the_way_to_bane() -> Table {
    Position::new()
        .hero("batman", 17)
        .with(&["bulletproof_vest", "medikit"])
        .tile("brutes_chains", &[17])
        .tile("bane", &[19])
        .start()
}

/// R2 p.36a, R2 V.A.17, VII.A, VII.A.1, VII.A.3, VII.A.4, VII.A.5: 2 Move Points past the Brute, then 2 cubes out of
/// the Difficult Terrain.
#[test]
fn movement_example_1() {
    let mut table = batman_on_the_way_to_bane();
    table.moves("batman", 21, MoveType::Adjacent, 0);
    assert_eq!(table.costs(), [2]);
    assert_eq!(table.cost_part(PartOf::Hindering), 1);
    assert_eq!(table.ask(), Ask::KeepMoving { points: 0 });
    let short = table.step("batman", 19, MoveType::Adjacent, 1);
    assert_eq!(table.refused_by(&short), "R2 VII.A.4");
    table.moves("batman", 19, MoveType::Adjacent, 2);
    assert_eq!(table.costs(), [2, 2]);
    assert_eq!(table.cost_part(PartOf::DifficultTerrain), 1);
    assert_eq!(table.cost_part(PartOf::Skill(Skill::Mobility)), 0, "off at Encumbrance 3");
    assert_eq!(table.hero("batman").spaces.movement, 2);
    assert_eq!(table.where_is("batman"), 19);
}

/// R2 p.36a, R2 V.A.8, S2 Mobility: its note: with one piece dropped on the way, Mobility makes the second Move cost 1.
#[test]
fn movement_example_1_with_a_piece_dropped() {
    let mut table = batman_on_the_way_to_bane();
    table.moves("batman", 21, MoveType::Adjacent, 0);
    let (batman, medikit) = (table.mini("batman"), table.card("medikit"));
    table.say(Command::Drop { mini: batman, card: medikit });
    assert_eq!(table.lying(21), ["medikit"]);
    table.moves("batman", 19, MoveType::Adjacent, 1);
    assert_eq!(table.costs(), [2, 1]);
    assert_eq!(table.cost_part(PartOf::Skill(Skill::Mobility)), -1);
}

/// R2 V.C.2.e: a Movement that can only go on once a piece is dropped waits for that.
#[test]
fn a_movement_waits_for_equipment_that_may_be_dropped() {
    let mut table =
        Position::new().hero("batman", 16).with(&["bulletproof_vest", "medikit"]).tile("bane", &[19]).start();
    // One cube is left outside the Wound Zone: he can't push his limits either.
    table.cubes("batman", 0, 1, 10);
    table.moves("batman", 22, MoveType::Adjacent, 0);
    assert_eq!(table.ask(), Ask::KeepMoving { points: 1 }, "2 would be needed, and there are no cubes");
    let (batman, medikit) = (table.mini("batman"), table.card("medikit"));
    table.say(Command::Drop { mini: batman, card: medikit });
    table.moves("batman", 21, MoveType::Adjacent, 0);
    assert_eq!(table.ask(), Ask::HeroAction);
}

/// R2 V.C.2.e, V.A.8: it also waits when a card lends a part of the Skill that is off.
#[test]
fn a_movement_waits_although_a_card_lends_the_skill() {
    let lent = ("skills: [(skill: Parkour, level: 3)]", "skills: [(skill: Mobility, level: 1)]");
    let position = Position::new().hero("batman", 16).with(&["bulletproof_vest", "medikit"]).belt(&["grappling_hook"]);
    let mut table = position.tile("bane", &[19]).with_content(lent.0, lent.1).start();
    table.cubes("batman", 0, 1, 10);
    table.field(FieldKind::Frost, 22, 1);
    table.moves("batman", 22, MoveType::Adjacent, 0);
    assert_eq!(table.ask(), Ask::KeepMoving { points: 1 }, "2 would be needed, and there are no cubes");
    let (batman, medikit) = (table.mini("batman"), table.card("medikit"));
    table.say(Command::Drop { mini: batman, card: medikit });
    table.moves("batman", 21, MoveType::Adjacent, 0);
    assert_eq!(table.ask(), Ask::HeroAction);
}

/// R2 p.36b, R2 VII.A.3, VII.A.4: Montoya climbs down two levels to avoid the Drop: 3 Move Points, two of them cubes.
#[test]
fn movement_example_2_climb() {
    let mut table = montoya_above_the_fight();
    table.moves("renee_montoya", 3, MoveType::Adjacent, 0);
    assert_eq!(table.ask(), Ask::KeepMoving { points: 1 });
    table.moves("renee_montoya", 13, MoveType::Climb(2), 2);
    assert_eq!(table.costs(), [1, 3]);
    assert_eq!(table.cost_part(PartOf::SpecialMove), 2);
    assert_eq!(table.hero("renee_montoya").spaces.movement, 2);
    assert_eq!(table.where_is("renee_montoya"), 13);
    assert!(table.rolls().is_empty());
}

/// R2 p.36b, R2 VII.A.6: its note: the Drop costs 1 and rolls two Yellow dice.
#[test]
fn movement_example_2_drop() {
    let mut table = montoya_above_the_fight();
    table.moves("renee_montoya", 3, MoveType::Adjacent, 0);
    table.dice("Y1 Y2");
    table.moves("renee_montoya", 13, MoveType::Drop(2), 0);
    table.keep();
    assert_eq!(table.costs(), [1, 1]);
    assert_eq!(table.rolls(), ["Y1 Y2"]);
    assert_eq!(table.wounds("renee_montoya"), 3);
}

fn montoya_above_the_fight() -> Table {
    Position::new().hero("renee_montoya", 2).hero("batman", 13).tile("killer_croc", &[13]).start()
}
