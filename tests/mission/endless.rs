//! Content that would go on forever: the rest of it is dropped, an event says so, and the match goes on. G-123
//!
//! What the words alone say of such circles is reported when the mission is read (`tests/mission_faults.rs`): here each does
//! something else beside.

use gotham_play::{Match, log};
use gotham_rules::{Ask, Command, Happening, Options, Scenario};
use gotham_words::Words;

use crate::kit::Table;
use crate::kit::content::catalogue_with;
use crate::mission::stage::{mission, play, value};

/// A trigger.
fn trigger(id: &str, when: &str, more: &str, effects: &str) -> String {
    format!("(id: \"{id}\", name: \"{id}\", when: {when}, {more} effects: [{effects}]),")
}

/// Triggers, begun by effects at the start of the Heroes' turn.
fn begun(effects: &str, triggers: &[String]) -> String {
    let cause = trigger("cause", "At(StartOfHeroesTurn)", "", effects);
    format!("triggers: [{cause}{}],", triggers.concat())
}

/// How often the table was told that something was dropped.
fn told(table: &Table) -> usize {
    table.log.iter().filter(|event| event.what == Happening::CutShort).count()
}

/// Two triggers that set each other off, by a token of two faces.
fn to_and_fro(more: &str) -> Vec<String> {
    let face = |from: &str, to: &str| {
        let when = format!("Turned((kind: \"bomb\", face: \"{from}\"))");
        trigger(from, &when, "", &format!("{more} Turn((role: Subject), \"{to}\")"))
    };
    vec![face("idle", "primed"), face("primed", "idle")]
}

const COUNT: &str = "Add(\"points\", Just(1)),";
const PRIME: &str = "Turn((kind: \"bomb\", at: At(\"subway_35\")), \"primed\")";

/// G-123: each way in which triggers can set one another off.
#[test]
fn g_123_triggers_in_a_circle() {
    let enter = |from: u8, to: u8| {
        let when = format!("Entered((tiles: [\"bane\"]), At(\"subway_{from}\"))");
        trigger(&format!("from_{from}"), &when, "", &format!("{COUNT} MoveTo((role: Subject), At(\"subway_{to}\"))"))
    };
    let becomes = |is: u8, then: u8| {
        let when = format!("only_if: [Exactly(Value(\"points\"), {is}), AtLeast(Round, 1)],");
        trigger(&format!("is_{is}"), "Becomes", &when, &format!("Set(\"points\", Just({then}))"))
    };
    let hurt = trigger(
        "hurt",
        "Wounded((tiles: [\"bane\"]))",
        "",
        &format!("{COUNT} Heal((role: Subject), Just(1)), Wound((role: Subject), Just(1))"),
    );
    let circles = [
        begun(PRIME, &to_and_fro(COUNT)),
        begun("MoveTo((tiles: [\"bane\"]), At(\"subway_16\"))", &[enter(16, 26), enter(26, 16)]),
        begun("Wound((tiles: [\"bane\"]), Just(1))", &[hurt]),
        begun("Set(\"points\", Just(1))", &[becomes(1, 2), becomes(2, 1)]),
    ];
    for circle in circles {
        let mut table = play(&circle);
        assert_eq!(told(&table), 1, "{circle}");
        assert_eq!(table.ask(), Ask::HeroAction, "the match goes on");
        table.saved_and_loaded();
        table.fresh();
        table.say(Command::EndTurn);
        assert_eq!(told(&table), 0, "the next answer has steps of its own");
    }
}

/// G-123: the line of the log, in its order.
#[test]
fn g_123_the_log_says_so() {
    let table = play(&begun(PRIME, &to_and_fro(COUNT)));
    let last = table.log.iter().rposition(|event| matches!(event.what, Happening::Triggered { .. })).expect("triggers");
    let cut = table.log.iter().position(|event| event.what == Happening::CutShort).expect("it is reported");
    assert!(cut > last, "nothing is set off afterward");
    let line = log::line(&Words::of("en"), &table.game, &table.log[cut]).expect("a line");
    assert_eq!(
        (line.rule.id(), line.text().as_str()),
        ("G-123", "The mission keeps setting itself off: the rest is skipped")
    );
}

/// G-123: loops in loops, of which the file does not say how often they are done.
#[test]
fn g_123_loops_in_loops() {
    let nested = (0..5).fold(COUNT.to_string(), |effects, _| format!("Repeat(Value(\"often\"), [{effects}]),"));
    let fields = format!("values: [(\"often\", 24), (\"points\", 0)], {}", begun(&nested, &[]));
    let table = play(&fields);
    assert_eq!((told(&table), table.ask()), (1, Ask::HeroAction));
    let set_up = format!("values: [(\"often\", 24), (\"points\", 0)], setup: [{nested}],");
    let table = play(&set_up);
    assert_eq!((value(&table, 1), table.ask()), (255, Ask::HeroAction), "at setup, too");
}

/// G-123: a circle that asks takes few steps for each answer, and ends none the less.
#[test]
fn g_123_a_circle_that_asks() {
    let ask = "Ask(side: Heroes, question: \"Go on?\", offers: [\
        (name: \"Yes\", effects: [Turn((role: Subject), \"primed\")]), (name: \"Again\", effects: [Turn((role: Subject), \"primed\")])]),";
    let triggers = [
        trigger("primed", "Turned((kind: \"bomb\", face: \"primed\"))", "", "Turn((role: Subject), \"idle\")"),
        trigger("idle", "Turned((kind: \"bomb\", face: \"idle\"))", "", ask),
    ];
    let mut table = play(&begun(PRIME, &triggers));
    let mut answers = 0;
    while matches!(table.ask(), Ask::Choice { .. }) {
        assert!(answers < 600, "it is asked forever");
        table.say(Command::ChooseOffer { offer: 0 });
        answers += 1;
    }
    assert_eq!((told(&table), table.ask()), (1, Ask::TakeStance));
    assert!(answers > 20, "what is no circle may ask so often: {answers}");
}

/// G-123, G-2: where two circles begin at one moment, trying their orders out ends, too.
#[test]
fn g_123_orders_that_are_tried() {
    let circle = to_and_fro(COUNT);
    let causes = ["one", "two", "three"].map(|id| trigger(id, "At(StartOfHeroesTurn)", "", PRIME));
    let mut table = play(&format!("triggers: [{}{}],", causes.concat(), circle.concat()));
    while let Ask::ChoosePart = table.ask() {
        let first = table.game.legal()[0].clone();
        table.say(first);
    }
    assert!(told(&table) > 0);
    assert_eq!(table.ask(), Ask::TakeStance);
}

/// G-123, R2 XI.C: what the rules do by themselves goes on; an Event that is cut short is over.
#[test]
fn g_123_the_rules_go_on() {
    let fields = begun(&format!("PlaceFields(Smoke, At(\"subway_1\"), Just(1)), {PRIME}"), &to_and_fro(COUNT));
    let mut table = play(&fields);
    assert_eq!((told(&table), table.game.state().fields.len()), (1, 1));
    table.say(Command::EndTurn);
    assert_eq!(table.game.state().phase, gotham_rules::state::Phase::VillainsTurn);
}

/// G-123: such a match is kept, played back and opened as any other.
#[test]
fn g_123_saved_matches() {
    let catalogue = catalogue_with(&mission(&begun(PRIME, &to_and_fro(COUNT))));
    let scenario = Scenario::new(&catalogue, "words").expect("the mission");
    let mut table = Match::new(scenario, Options::default(), 1);
    while !table.events().any(|(_, event)| event.what == Happening::CutShort) {
        let first = table.game().legal()[0].clone();
        table.apply(&first).expect("a legal answer");
    }
    let opened = Match::load(&catalogue, &table.save()).expect("the match");
    assert_eq!(opened.game().hash(), table.game().hash());
    assert!(opened.events().any(|(_, event)| event.what == Happening::CutShort));
}

/// G-123: what would come of something is tried out in as many steps.
#[test]
fn g_123_what_would_come_of_it() {
    let fields = format!(
        "interactions: [(id: \"prime\", name: \"Prime\", text: \"It ticks.\", who: (hero: true), action: Free, \
         effects: [{PRIME}])], triggers: [{}],",
        to_and_fro(COUNT).concat()
    );
    let mut table = play(&fields);
    let actions = table.game.legal();
    assert!(actions.len() > 1);
    let free = actions.iter().find(|command| matches!(command, Command::Interact { .. })).expect("the interaction");
    let what = gotham_rules::WhatIf::Effects(
        table.game.scenario().program.interactions[0].effects,
        gotham_rules::frames::Scope::default(),
    );
    let foreseen = table.game.foresee(&what);
    assert!(foreseen.events.iter().any(|event| event.what == Happening::CutShort));
    let free = free.clone();
    table.say(free);
    assert_eq!(told(&table), 1);
}

/// Selectors that lie deep in one another are each read once.
#[test]
fn deep_selectors() {
    let deep = (0..20).fold("(side: Villain)".to_string(), |within, at| {
        if at % 2 == 0 { format!("(sees: {within})") } else { format!("(except: {within})") }
    });
    let table = play(&format!("values: [(\"points\", 0)], setup: [Set(\"points\", Minis({deep}))],"));
    assert!(usize::from(value(&table, 0)) <= table.game.state().minis.len());
}

/// G-4: what an effect brings again and again does not pile up without end.
#[test]
fn g_4_cards_and_tiles_that_come_again_and_again() {
    let again = "Repeat(Value(\"often\"), [PlaceCard(\"medikit\", At(\"subway_1\")), InsertTile(\"bane_venom\", 8)]),";
    let mut table = play(&format!("values: [(\"often\", 200)], {}", begun(&again.repeat(2), &[])));
    let counts = |table: &Table| (table.game.state().ground.len(), table.game.state().river.len());
    assert_eq!(counts(&table), (250, 24));
    table.say(Command::EndTurn);
    assert_eq!((counts(&table), told(&table)), ((250, 24), 0));
}
