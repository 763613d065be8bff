//! G-2: several effects at one moment. Nobody is asked if every order leads to the same table.

use gotham_content::Side;
use gotham_play::log;
use gotham_rules::event::FieldKind;
use gotham_rules::state::FieldToken;
use gotham_rules::{Ask, Command, Happening};
use gotham_words::{ENGLISH, Words};

use crate::kit::{Position, Table};

const END: &str = "At(EndOfHeroesTurn)";
const BEGIN: &str = "At(StartOfVillainsTurn)";

fn position() -> Position {
    Position::new().hero("batman", 15).tile("thugs_crowbar", &[26]).tile("bane", &[38])
}

/// A Frost token of the Villain that leaves at the start of its next turn.
fn old_frost(table: &mut Table, area: u8) {
    let token = FieldToken { kind: FieldKind::Frost, area: table.area(area), by: Side::Villain, active: false };
    table.arrange(|state| state.fields.push(token));
}

fn frost(table: &Table, area: u8) -> u8 {
    table.game.state().fields_in(table.area(area), FieldKind::Frost)
}

/// Who is asked what comes first, with the answers in words.
fn asked(table: &Table) -> (Side, Vec<String>) {
    assert_eq!(table.ask(), Ask::ChoosePart);
    assert_eq!(table.prompt().rule.id(), "G-2");
    let words = Words::of(ENGLISH);
    let legal = table.game.legal();
    let parts = legal.iter().filter(|command| matches!(command, Command::ChoosePart { .. }));
    (table.prompt().side, parts.map(|part| log::describe(&words, &table.game, part)).collect())
}

/// R2 V.B.5, G-2
#[test]
fn g_2_equal_orders_are_not_asked() {
    let mut table = position()
        .when(END, r#"MoveTo((tiles: ["bane"]), At("subway_16"))"#)
        .when(END, r#"PlaceTokens("bomb", "idle", At("subway_1"), Just(1))"#)
        .when(END, r#"PlaceTokens("computer", "on", At("subway_1"), Just(1))"#)
        .start();
    table.end_turn();
    assert!(matches!(table.ask(), Ask::ActivateTile { .. }));
    let triggered = |what: &&Happening| matches!(what, Happening::Triggered { .. });
    assert_eq!(table.happened().filter(triggered).count(), 3);
    assert_eq!((table.where_is("bane"), table.game.state().tokens.len()), (16, 2));
}

/// R2 V.B.5, G-2
#[test]
fn g_2_an_order_that_matters_is_asked_of_the_acting_side() {
    for (first, life) in [(0, 4), (1, 6)] {
        let mut table = position()
            .when(END, r#"MoveTo((tiles: ["bane"]), At("subway_16"))"#)
            .when(END, r#"Wound((at: At("subway_16")), Just(2))"#)
            .start();
        table.end_turn();
        assert_eq!(asked(&table).0, Side::Heroes);
        table.say(Command::ChoosePart { part: first });
        assert!(matches!(table.ask(), Ask::ActivateTile { .. }), "the last one comes by itself");
        assert_eq!((table.where_is("bane"), table.body("bane").life), (16, life));
    }
}

/// G-2: nothing is asked only if all orders can be shown to be equal: with dice and questions, they can't.
#[test]
fn g_2_dice_and_questions_are_asked() {
    let roll = r#"PlaceFields(Flame, At("subway_15"), Just(1))"#;
    let question =
        r#"Ask(side: Villain, question: "Well?", offers: [(name: "Yes", effects: []), (name: "No", effects: [])])"#;
    for unsure in [roll, question] {
        let mut table = position().when(END, unsure).when(END, r#"LayDown((tiles: ["bane"]))"#).start();
        table.end_turn();
        assert_eq!(asked(&table).0, Side::Heroes, "{unsure}");
    }
}

/// R2 VI.B.2, G-2: Field Modifier tokens of the side tick at the same moment as what is tied to the start of its turn.
#[test]
fn g_2_ticks_and_triggers() {
    let again =
        r#"Choose([(Exactly(Fields(Frost, At("subway_16")), 0), [PlaceFields(Frost, At("subway_16"), Just(1))])], [])"#;
    for (first, left) in [(0, 0), (1, 1)] {
        let mut table = position().when(BEGIN, again).start();
        old_frost(&mut table, 16);
        table.end_turn();
        let (side, parts) = asked(&table);
        assert_eq!(side, Side::Villain);
        assert_eq!(parts, ["Field Modifier tokens dissipate", "Trigger"]);
        table.say(Command::ChoosePart { part: first });
        assert!(matches!(table.ask(), Ask::ActivateTile { .. }));
        assert_eq!(frost(&table, 16), left);
    }
    let mut table = position().when(BEGIN, r#"LayDown((tiles: ["bane"]))"#).start();
    old_frost(&mut table, 16);
    table.end_turn();
    assert!(matches!(table.ask(), Ask::ActivateTile { .. }), "every order is the same");
    assert!(frost(&table, 16) == 0 && table.body("bane").down);
}

/// G-2: triggers set off by the same thing are also due at one moment.
#[test]
fn g_2_triggers_of_one_event() {
    let entered = r#"Entered((hero: true), At("subway_16"))"#;
    let mut table = position()
        .when(entered, r#"LayDown((tiles: ["bane"]))"#)
        .when(entered, r#"Unshackle((tiles: ["bane"]))"#)
        .start();
    table.moves("batman", 16, gotham_rules::board::MoveType::Adjacent, 0);
    assert!(matches!(table.ask(), Ask::KeepMoving { .. }));
    let mut table = position()
        .when(entered, r#"MoveTo((tiles: ["bane"]), At("subway_16"))"#)
        .when(entered, r#"Wound((tiles: ["bane"], at: At("subway_16")), Just(1))"#)
        .start();
    table.moves("batman", 16, gotham_rules::board::MoveType::Adjacent, 0);
    assert_eq!(asked(&table).0, Side::Heroes);
    table.say(Command::ChoosePart { part: 1 });
    assert!(matches!(table.ask(), Ask::KeepMoving { .. }));
    assert_eq!(table.body("bane").life, 6);
}
