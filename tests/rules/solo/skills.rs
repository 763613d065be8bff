//! Skills of the cards' Villain, and what no other rule covers. SOLO IV, VI, XVI

use gotham_play::log;
use gotham_rules::event::{AttackOrigin, FieldKind};
use gotham_rules::{Happening, MiniId};
use gotham_words::{ENGLISH, Words};

use super::one_card;
use crate::kit::{Position, Table};

fn position(attack: &str) -> Position {
    Position::new().cards(&[&one_card("most_wounds", attack, 1)]).villain(4, 0, 0)
}

fn fields(table: &Table, kind: FieldKind) -> usize {
    table.game.state().fields.iter().filter(|token| token.kind == kind).count()
}

/// SOLO VI, SOLO XVI: tokens go where a Hero would feel them, even if the Villain's own would, too; where the Hero is
/// immune, none do.
#[test]
fn tokens_come_where_a_hero_feels_them() {
    let placed = |hero: &str, who: &str, kind: FieldKind| {
        let position = position("melee").hero(hero, 15).tile(who, &[15]).leader(who).tile("thugs_crowbar", &[15]);
        let mut table = position.start();
        table.cards_play();
        fields(&table, kind)
    };
    assert_eq!(placed("batman", "mr_freeze", FieldKind::Frost), 1);
    assert_eq!(placed("batman", "firefly", FieldKind::Flame), 1);
    assert_eq!(placed("hawkfire", "firefly", FieldKind::Flame), 0, "she has the Skill herself");
    assert_eq!(placed("batman", "killer_moth", FieldKind::Gas), 1);
}

/// Whom the deferred attacks of a turn are aimed at.
fn carried_on(table: &Table) -> Vec<String> {
    let deferred = table.happened().filter_map(|what| match what {
        Happening::AttackDeclared { target, origin: AttackOrigin::Deferred, .. } => Some(table.named(*target)),
        _ => None,
    });
    deferred.collect()
}

/// Batman with one cube left, and others beside him; the first tile attacks him and has successes left.
fn left_over(who: &str, attack: &str, area: u8, dice: &str, pick: Option<u8>) -> Vec<String> {
    let position = position(attack).hero("batman", 15).hero("catwoman", 15).hero("nightwing", 15).tile(who, &[area]);
    let position = if who == "red_hood" { position.leader(who) } else { position };
    let mut table = position.start();
    table.cubes("batman", 0, 1, 10);
    table.cubes("catwoman", 0, 8, 2);
    table.cubes("nightwing", 0, 7, 3);
    table.dice(dice);
    table.picks(&pick.into_iter().collect::<Vec<u8>>());
    table.cards_play();
    carried_on(&table)
}

/// SOLO XVI: Circular Strike goes on to any other Hero, at random.
#[test]
fn circular_strike_goes_on_at_random() {
    for (pick, first, dice) in [(1, "catwoman", "W2 W2 Y2 O0"), (2, "nightwing", "W2 W2 Y2 O0 Y0")] {
        let carried = left_over("brutes_chains", "melee", 15, dice, Some(pick));
        assert_eq!(carried[0], first);
    }
}

/// SOLO VI: Burst goes on to the Hero that the card means.
#[test]
fn burst_goes_on_to_whom_the_card_means() {
    let carried = left_over("red_hood", "ranged", 17, "W2 W2 W2 O0 Y0", None);
    assert_eq!(carried[0], "nightwing", "3 Wounds, and Catwoman has 2");
}

/// SOLO IV, G-50: what a mission asks of the Villain is drawn.
#[test]
fn g_50_what_the_mission_asks_is_drawn() {
    for (pick, area) in [(1, 1), (2, 2)] {
        let effects = r#"
            PickAreas("spot", OneOf(["subway_1", "subway_2"]), Villain(Just(1))),
            PlaceFields(Frost, The(Picked("spot")), Just(1))
        "#;
        let mut table = position("melee")
            .hero("batman", 42)
            .tile("thugs_crowbar", &[9])
            .when("At(StartOfVillainsTurn)", effects)
            .start();
        table.picks(&[pick]);
        table.cards_play();
        let at: Vec<u8> = table.game.state().fields.iter().map(|token| table.number_of(token.area)).collect();
        assert_eq!(at, [area]);
    }
}

/// G-53: the log says which card it is, why a Task is left out, and what sets the Heroes apart.
#[test]
fn g_53_the_log_explains() {
    let position = position("melee").hero("batman", 15).hero("catwoman", 17).tile("thugs_crowbar", &[16]);
    let mut table = position.start();
    table.cubes("catwoman", 8, 0, 2);
    table.cards_play();
    let words = Words::of(ENGLISH);
    let lines: Vec<String> =
        table.log.iter().filter_map(|event| Some(log::line(&words, &table.game, event)?.with_rule(&words))).collect();
    let says = |text: &str| assert!(lines.iter().any(|line| line.contains(text)), "{text}: {lines:#?}");
    says("A card is turned over: River position 1, then River position 4 [SOLO V.B]");
    says("Of 2 Heroes the card picks Catwoman: the most Wounds [SOLO IX]");
    says("is about to attack: Catwoman, from");
    says("No activation: there is nobody to activate [SOLO V.B]");
    let mini: MiniId = table.mini("thugs_crowbar");
    assert!(table.saw(|what| matches!(what, Happening::TaskBegun { mini: who, .. } if *who == mini)));
}

/// SOLO XVI, S2 Regeneration, G-120: the cards take all that can come back, and nobody is asked.
#[test]
fn regeneration_by_the_cards() {
    let position = position("melee").hero("batman", 1).tile("solomon_grundy", &[15]).leader("solomon_grundy");
    let mut table = position.start();
    table.life("solomon_grundy", 4);
    table.cards_play();
    assert_eq!(table.body("solomon_grundy").life, 6);
}
