//! The events say why. G-53

use gotham_content::solo::{Task, Tiebreaker};
use gotham_rules::ai_task::{AiTask, AreaReason, Lots, PlaceRolled};
use gotham_rules::command::AttackKind;
use gotham_rules::{Happening, Hardship};

use super::{card, one_card};
use crate::kit::{Position, Table};

fn played(position: Position) -> Table {
    let mut table = position.start();
    table.cards_play();
    table
}

fn reasons(table: &Table) -> Vec<AreaReason> {
    let begun = table.happened().filter_map(|what| match what {
        Happening::TaskBegun { reason, .. } => Some(*reason),
        _ => None,
    });
    begun.collect()
}

/// G-53: the column, the Task, the target, why there, out of how many, the kind of Attack and its number.
#[test]
fn g_53_a_task_says_everything() {
    let position = Position::new().hero("batman", 15).hero("catwoman", 17).tile("thugs_crowbar", &[16]);
    let mut table = position.cards(&[&one_card("active", "melee", 1)]).villain(1, 0, 0).start();
    table.picks(&[2]);
    table.cards_play();
    let (thug, catwoman, area) = (table.mini("thugs_crowbar"), table.mini("catwoman"), table.area(17));
    let begun = table.happened().find(|what| matches!(what, Happening::TaskBegun { .. })).cloned();
    let wanted = Happening::TaskBegun {
        mini: thug,
        task: AiTask::Tile(Task::Attack),
        hero: Some(catwoman),
        area: Some(area),
        objective: None,
        reason: AreaReason::ClosestHero,
        lots: Lots { heroes: 2, areas: 1, deeds: 1 },
        attack: Some(AttackKind::Melee),
        option: None,
    };
    assert_eq!(begun, Some(wanted));
    let tie = Happening::TieBroken { hero: catwoman, by: Tiebreaker::Active, of: 2, left: 2 };
    assert!(table.saw(|what| *what == tie), "both are Active, and one was drawn");
    assert!(table.saw(|what| *what == Happening::ColumnBegun { column: 0 }));
    assert!(table.saw(|what| *what == Happening::ColumnBegun { column: 1 }));
}

/// G-53, SOLO VI: the number of one of several Attacks.
#[test]
fn g_53_which_attack() {
    let position = Position::new().hero("batman", 15).tile("deathstroke", &[15]).leader("deathstroke");
    let table = played(position.cards(&[&one_card("most_wounds", "melee", 2)]).villain(1, 0, 0));
    assert!(table.saw(|what| matches!(what, Happening::TaskBegun { option: Some(2), .. })));
}

const BOMBS: &str = r#"(text: "Bombs", counts: Tokens((kind: "bomb")), side: Heroes, goal: AtMost(0))"#;

/// G-53, SOLO VIII: which of the places to protect it is, and whose.
#[test]
fn g_53_why_it_protects_there() {
    let order = card("active", ["river(1) protect, advance, attack", "river(4) attack, advance, protect"], "melee", 1);
    let guards = |hero: u8, bomb: u8, from: u8| {
        let position = Position::new().hero("batman", hero).token("bomb", bomb, "idle").objectives(BOMBS);
        let table = played(position.tile("thugs_crowbar", &[from]).cards(&[&order]).villain(4, 0, 0));
        let objective = Some(table.area(bomb));
        assert!(table.saw(|what| matches!(what, Happening::TaskBegun { objective: of, .. } if *of == objective)));
        reasons(&table)[0]
    };
    assert_eq!(guards(18, 18, 22), AreaReason::HeroAtObjective);
    assert_eq!(guards(13, 15, 22), AreaReason::HeroBesideObjective);
    assert_eq!(guards(1, 18, 22), AreaReason::AtObjective);
    assert_eq!(guards(1, 12, 22), AreaReason::BesideObjective);
    assert_eq!(guards(1, 15, 16), AreaReason::GuardsAlready);
}

/// G-53, SOLO VII: the fewest Heroes, if that tells two Objectives apart.
#[test]
fn g_53_why_it_advances_there() {
    let primed = r#"(
        text: "Primed", counts: Tokens((kind: "bomb", face: "primed")), side: Villain, goal: AtLeast(2),
        advanced_by: ["prime"],
    )"#;
    let order = card("active", ["river(1) advance, protect, attack", "river(4) attack, advance, protect"], "melee", 1);
    let advances = |hero: u8| {
        let position = Position::new().hero("batman", hero).token("bomb", 15, "idle").token("bomb", 17, "idle");
        let position = position.objectives(primed).tile("thugs_firearm", &[16]).cards(&[&order]).villain(4, 0, 0);
        reasons(&played(position))[0]
    };
    assert_eq!(advances(15), AreaReason::FewestHeroes);
    assert_eq!(advances(1), AreaReason::ClosestObjective);
}

/// G-53, SOLO V.A: what a Defense would take, and what is spent on it.
#[test]
fn g_53_why_it_defends() {
    let weighed = |dice: &str| {
        let position = Position::new().hero("batman", 15).tile("brutes_chains", &[15]);
        let mut table = position.cards(&[&one_card("active", "melee", 1)]).villain(4, 0, 0).start();
        table.dice(dice);
        table.melee("batman", "brutes_chains", 1, &[]);
        table.keep();
        table.happened().find_map(|what| match what {
            Happening::DefenseWeighed { missing, cubes, .. } => Some((*missing, *cubes)),
            _ => None,
        })
    };
    assert_eq!(weighed("R2"), Some((1, 1)));
    assert_eq!(weighed("R3"), Some((2, 0)));
}

/// G-53, SOLO XII: which Event, and what each die for a place led to.
#[test]
fn g_53_where_they_come() {
    let card = card("active", ["river(2) attack, advance, protect", "river(4) attack, advance, protect"], "melee", 1);
    let position = Position::new().hero("batman", 42).tile_and_pool("brutes_chains", &[1], 2).event(2, &[31, 24, 6]);
    let mut table = position.cards(&[&card]).villain(2, 2, 0).start();
    let shut = table.area(24);
    table.arrange(|state| state.reinforcement_areas.iter_mut().filter(|it| it.0 == shut).for_each(|it| it.1 = false));
    table.d6(&[2, 5]);
    table.cards_play();
    let rolled = table.happened().filter_map(|what| match what {
        Happening::PlaceRolled { shown, what, .. } => Some((*shown, *what)),
        _ => None,
    });
    assert_eq!(rolled.collect::<Vec<_>>(), [(2, PlaceRolled::NoSuchToken), (5, PlaceRolled::ClosestToHero)]);
}

/// G-53, SOLO XII: by chance, or as the sheet prefers.
#[test]
fn g_53_which_event() {
    let meant = |events: &str, picks: &[u8]| {
        let card =
            card("most_wounds", ["river(2) attack, advance, protect", "river(4) attack, advance, protect"], "melee", 1);
        let position = Position::new().hero("batman", 42).tile_and_pool("brutes_chains", &[1], 2).event(2, &[31]);
        let other = r#"    events: [(
            id: "other", name: "Other", text: "Points.", parts: [(name: "Other", effects: [Reinforcement(Just(1))])],
        ),"#;
        let sheet = format!("    sheet: (\n        events: [{events}],");
        let position = position.with_mission("    events: [", other).with_mission("    sheet: (", &sheet);
        let mut table = position.cards(&[&card]).villain(2, 2, 0).start();
        table.picks(picks);
        table.cards_play();
        table.happened().find_map(|what| match what {
            Happening::EventMeant { which, by_sheet, of } => Some((*which, *by_sheet, *of)),
            _ => None,
        })
    };
    assert_eq!(meant("", &[2]), Some((1, false, 2)));
    assert_eq!(meant("(event: 1)", &[]), Some((0, true, 1)));
    assert_eq!(meant("(event: 1, only_if: [AtLeast(Round, 2)])", &[2]), Some((1, false, 2)));
}

/// G-53, SOLO X, SOLO XI: the die of a Leader's card, that of its attack with the Heroes that are added, and the Minions
/// that are called.
#[test]
fn g_53_dice_of_leaders() {
    let position = Position::new().hero("batman", 15).tile("deathstroke", &[15]);
    let position = position.leader_card("deathstroke", "most_wounds", "melee, stun, stun, stun, stun, stun");
    let mut table = position.villain(4, 0, 0).start();
    table.top_card(7);
    table.d6(&[1, 5]);
    table.cards_play();
    assert!(table.saw(|what| matches!(what, Happening::TaskRolled { shown: 1, .. })));
    assert!(table.saw(|what| {
        matches!(
            what,
            Happening::AttackRolled { shown: 5, heroes: Some(1), option: Some(2), kind: AttackKind::Melee, .. }
        )
    }));
    let position = Position::new().hero("batman", 42).tile("bane", &[16]).tile("thugs_crowbar", &[15, 17]);
    let position = position.leader_card("bane", "most_wounds", "escort(1), stun, stun, stun, stun, stun");
    let mut table = position.villain(4, 0, 0).start();
    table.top_card(7);
    table.d6(&[1]);
    table.picks(&[1]);
    table.cards_play();
    assert!(table.saw(|what| matches!(what, Happening::MinionCalled { of: 2, .. })), "one of two in a row");
}

/// G-53, SOLO XV: which column is resolved once more.
#[test]
fn g_53_the_third_activation() {
    let position = Position::new().hero("batman", 42).tile("thugs_crowbar", &[1]).tile("thugs_firearm", &[2]);
    let position = position.cards(&[&one_card("active", "melee", 1)]).villain(9, 0, 0);
    let mut table = position.hardship(Hardship::ThirdActivation, 1).start();
    table.picks(&[2]);
    table.cards_play();
    assert!(table.saw(|what| *what == Happening::ThirdActivation { column: 1 }));
}
