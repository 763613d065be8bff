//! What a side knows, whom a mode is about, and what comes into whose hands.

use gotham_ai::Adviser;
use gotham_content::mission::Side;
use gotham_platform::Endless;
use gotham_play::{Match, UndoError, log, wire};
use gotham_rules::command::Stance;
use gotham_rules::{Ask, Command, Event, Happening, Options, Rule, Scenario};
use gotham_words::{ENGLISH, Words};

use crate::kit::Table;
use crate::kit::content::catalogue_where;
use crate::mission::stage::{mission, play, play_text};

/// A mission with six Files, one of them another's.
fn with_files(known: &str, setup: &str) -> Table {
    let kind = format!(
        r#"token_kinds: [
        (id: "file", name: "File", look: Information, faces: ["clean", "owl"], text: "A name.", hidden: true{known}),"#
    );
    let lies = format!(
        "\n    tokens: [{} (\"subway_2\", \"file\", \"owl\"),",
        "(\"subway_1\", \"file\", \"clean\"), ".repeat(5)
    );
    let text = mission(&format!(
        r#"setup: [{setup}],
    interactions: [
        (
            id: "again", name: "Again", text: "Again.", who: (hero: true), action: Free,
            effects: [Mix((kind: "file")), Hide((kind: "file"))],
        ),
    ],"#
    ));
    let changed = text.replacen("token_kinds: [", &kind, 1).replacen("\n    tokens: [", &lies, 1);
    play_text(&changed, &[])
}

/// Which of the Files in Area 2 a program of a side takes for the owl's, in a number of looks at the table.
fn guesses(table: &Table, side: Side) -> usize {
    let is_owl = |seed: &u64| {
        let blind = table.game.blind_for(side, *seed);
        let there = table.area(2);
        blind.state().tokens.iter().any(|token| token.kind == 0 && token.area == there && token.face == 1)
    };
    (0..60).filter(is_owl).count()
}

#[test]
fn a_side_that_may_look_knows_and_the_other_does_not() {
    let table = with_files(", known_to: Villain", "");
    assert_eq!(guesses(&table, Side::Villain), 60);
    assert!((1..40).contains(&guesses(&table, Side::Heroes)));
    let nobodys = with_files("", "");
    assert!(guesses(&nobodys, Side::Villain) < 40);
}

/// Two tables that differ only in which File is the owl's.
fn two_truths(known: &str) -> [Table; 2] {
    let table = with_files(known, "");
    let mut other = with_files(known, "");
    other.arrange(|state| {
        let files: Vec<usize> = (0..state.tokens.len()).filter(|at| state.tokens[*at].kind == 0).collect();
        let (first, last) = (files[0], files[files.len() - 1]);
        let face = state.tokens[first].face;
        state.tokens[first].face = state.tokens[last].face;
        state.tokens[last].face = face;
    });
    assert_ne!(table.game.state().tokens, other.game.state().tokens);
    [table, other]
}

/// Whatever lies there: who may not know gets the same game, and so the same advice.
#[test]
fn two_truths_give_the_same_advice_to_who_may_not_know() {
    let [one, other] = two_truths(", known_to: Villain");
    for seed in 0..20 {
        let of = |table: &Table, side| table.game.blind_for(side, seed).state().clone();
        assert_eq!(of(&one, Side::Heroes), of(&other, Side::Heroes));
        assert_ne!(of(&one, Side::Villain), of(&other, Side::Villain), "who may look sees the difference");
        assert_eq!(one.game.blind(seed).state(), other.game.blind(seed).state());
    }
    let advice = |table: &Table| Adviser::new(Side::Heroes).think(&table.game.blind_for(Side::Heroes, 3), &mut Endless);
    assert!(advice(&one).is_some());
    assert_eq!(advice(&one), advice(&other));
}

/// The log and the protocol say of a token that lies face down what everybody sees.
#[test]
fn nothing_tells_a_face_that_lies_down() {
    let words = Words::of(ENGLISH);
    let said = two_truths("").map(|mut table| {
        let token = *table.game.state().tokens.iter().find(|token| token.kind == 0).expect("a File");
        let (id, area, kind, face) = (token.id, token.area, token.kind, token.face);
        let turned = Event { rule: Rule::Priority, what: Happening::TokenTurned { token: id, area, kind, face } };
        let placed = Event { rule: Rule::Priority, what: Happening::TokenPlaced { token: id, area, kind, face } };
        assert_eq!(log::line(&words, &table.game, &turned), None, "nobody sees it turn");
        let told: Vec<_> = [&turned, &placed].map(|event| wire::event_out(&table.game, event)).into();
        assert!(told.iter().all(|words| words["face"].is_null()), "{told:?}");
        table.arrange(|state| state.tokens.iter_mut().for_each(|token| token.hidden = false));
        assert!(log::line(&words, &table.game, &turned).is_some(), "an open one is shown");
        assert!(wire::event_out(&table.game, &turned)["face"].is_string());
        told
    });
    assert_eq!(said[0], said[1]);
}

#[test]
fn what_is_shown_is_known_until_it_is_mixed() {
    let mut table = with_files("", r#"Show((kind: "file", at: At("subway_2")), Heroes)"#);
    assert_eq!(guesses(&table, Side::Heroes), 60);
    assert!(guesses(&table, Side::Villain) < 40);
    assert!(!table.game.state().memory.shown.is_empty());
    let again = table.game.legal().into_iter().find(|it| matches!(it, Command::Interact { .. })).expect("again");
    table.say(again);
    assert!(table.game.state().memory.shown.is_empty());
    assert!(guesses(&table, Side::Heroes) < 40);
}

/// What an undo says of a step in which Batman does this for free, without any dice.
fn taken_back(effect: &str) -> Result<(), UndoError> {
    let text = mission(&format!(
        r#"setup: [],
    interactions: [
        (
            id: "look", name: "Look", text: "Look.", who: (heroes: ["batman"]), action: Free,
            effects: [{effect}],
        ),
    ],"#
    ));
    let scenario = Scenario::new(&catalogue_where(&text, &[]), "words").expect("the mission");
    let mut play = Match::new(scenario, Options::default(), 1);
    let look = loop {
        let prompt = play.game().prompt();
        let command = match (prompt.ask, prompt.subject) {
            (Ask::TakeGadgets { .. }, _) => Command::Finish,
            (Ask::TakeStance, Some(mini)) => Command::TakeStance { mini, stance: Stance::Active },
            _ => break play.game().legal().into_iter().find(|it| matches!(it, Command::Interact { .. })),
        };
        play.apply(&command).expect("legal");
    };
    let before = play.game().hash();
    play.apply(&look.expect("he may look")).expect("legal");
    let after = play.game().hash();
    let undone = play.undo();
    assert_eq!(play.game().hash(), if undone.is_ok() { before } else { after });
    assert_eq!(play.restart_turn().err(), undone.err());
    play.undo_any().expect("for practice");
    assert_eq!(play.is_practice(), undone.is_err());
    undone
}

/// What lay face down and was seen stays seen, by whichever side; what everybody sees anyway can be taken back.
#[test]
fn what_was_seen_is_not_taken_back() {
    let bag = r#"(kind: "bag", at: At("subway_9"))"#;
    assert_eq!(taken_back(&format!("Reveal({bag})")), Err(UndoError::Hidden));
    assert_eq!(taken_back(&format!("Show({bag}, Heroes)")), Err(UndoError::Hidden));
    assert_eq!(taken_back(&format!("Show({bag}, Villain)")), Err(UndoError::Hidden));
    assert_eq!(taken_back(&format!("Give({bag}, (heroes: [\"batman\"]))")), Ok(()), "it is carried face down");
    assert_eq!(taken_back(r#"Turn((kind: "bomb", at: At("subway_35")), "primed")"#), Ok(()), "a bomb lies open");
    assert_eq!(taken_back(r#"Roll("points", [Red])"#), Err(UndoError::Chance));
}

/// Nothing is shown twice, and the face is not told to everybody.
#[test]
fn a_face_is_shown_once() {
    let table = with_files("", r#"Show((kind: "file"), Heroes), Show((kind: "file"), Heroes)"#);
    assert_eq!(table.game.state().memory.shown.len(), 6);
}

#[test]
fn a_mode_is_about_some_of_a_side() {
    let mode = |who: &str| {
        let setup = r#"setup: [BeginMode("quiet"), MoveTo((tiles: ["thugs_crowbar", "bane"]), At("subway_9"))],"#;
        let text =
            mission(setup).replacen(r#"text: "Nobody fights.","#, &format!(r#"text: "Nobody fights.", {who}"#), 1);
        let table = play_text(&text, &[]);
        ["batman", "catwoman"].map(|hero| {
            let mini = table.mini(hero);
            table.game.legal().iter().any(|it| matches!(it, Command::Move { mini: who, .. } if *who == mini))
        })
    };
    assert_eq!(mode(""), [false, false]);
    assert_eq!(mode("who: (heroes: [\"catwoman\"]),"), [true, false]);
    assert_eq!(mode("who: (hero: true),"), [false, false]);
}

#[test]
fn a_token_is_given_to_who_may_carry_it() {
    let bearer = |setup: &str| {
        let table = play(&format!("setup: [{setup}],"));
        let at = table.game.state().tokens.iter().position(|token| token.kind == 1).expect("a bag");
        let token = table.game.state().tokens[at];
        let bearer = token.carried_by.map(|mini| table.named(mini));
        let area = token.carried_by.and_then(|mini| table.game.state().mini(mini).area);
        assert!(area.is_none_or(|area| area == token.area));
        bearer
    };
    let bag = r#"(kind: "bag", at: At("subway_9"))"#;
    assert_eq!(bearer(&format!(r#"Give({bag}, (heroes: ["catwoman"]))"#)).as_deref(), Some("catwoman"));
    assert_eq!(bearer(&format!(r#"Give({bag}, (hero: true))"#)).as_deref(), Some("batman"), "the first");
    assert_eq!(bearer(&format!(r#"Give({bag}, (tiles: ["bane"]))"#)), None, "only Heroes may carry it");
    let twice =
        format!(r#"Give({bag}, (heroes: ["batman"])), Give((kind: "bag", carried: true), (heroes: ["catwoman"]))"#);
    assert_eq!(bearer(&twice).as_deref(), Some("catwoman"), "from hand to hand");
}

/// What is put down and taken up is reported, so that triggers hear of it.
#[test]
fn giving_is_heard() {
    let table = play(
        r#"values: [("points", 0)], setup: [],
    interactions: [
        (
            id: "hand", name: "Hand", text: "Hand.", who: (hero: true), action: Free,
            effects: [Give((kind: "bag", at: At("subway_9")), (heroes: ["catwoman"]))],
        ),
    ],
    triggers: [(id: "got", name: "Got", when: PickedUp((kind: "bag")), effects: [Add("points", Just(1))])],"#,
    );
    let mut table = table;
    let hand = table.game.legal().into_iter().find(|it| matches!(it, Command::Interact { .. })).expect("it");
    table.say(hand);
    assert!(table.saw(|what| matches!(what, Happening::TokenPickedUp { .. })));
    assert_eq!(crate::mission::stage::value(&table, 0), 1);
}
