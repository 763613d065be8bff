//! What leaves by the protocol is said in words: random matches of all missions and sandboxes are walked, and in their
//! events, questions, answers and tables no text is a name of the program or an id of the rules' own, and no number stands
//! where something has a word.

use std::collections::BTreeSet;
use std::sync::Arc;

use crate::kit::lively::lively;
use gotham_content::{Catalogue, SourceFile};
use gotham_play::sandbox::EXAMPLES;
use gotham_play::{Match, Sandbox, state_view, wire};
use gotham_rules::{Edition, Options, Rule, Scenario};
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg32;
use serde_json::Value;

/// Sentences of the content: people read them.
const SENTENCES: &str = "text question answer";

/// Ids of the rules' own: each begins with the kind of what it counts.
const KINDS: &str =
    "mini hero tile card aicard area door link token tokenkind face interaction event ending list pick value mode";

/// What has a word: a number there is a place in some list of the rules.
const NAMED: &str =
    "mini target by hero tile card area token kind interaction which trigger ending deck question answer skill";

fn among(words: &str, word: &str) -> bool {
    words.split(' ').any(|known| known == word)
}

/// What is wrong with a text under a key.
fn fault(key: &str, text: &str) -> Option<&'static str> {
    let small = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || "_#:-".contains(letter);
    match key {
        "rule" | "off" => Rule::find(text).is_none().then_some("is no rule"),
        _ if among(SENTENCES, key) => text.is_empty().then_some("says nothing"),
        "hash" => None,
        _ if text.split_once('#').is_some_and(|(kind, _)| among(KINDS, kind)) => Some("is an id of the rules"),
        _ => (text.is_empty() || !text.chars().all(small)).then_some("is no word"),
    }
}

/// Everything in a value that is no word where one is expected.
fn faults(key: &str, value: &Value, found: &mut BTreeSet<String>) {
    match value {
        Value::String(text) => found.extend(fault(key, text).map(|why| format!("{key}: {text:?} {why}"))),
        Value::Number(number) if among(NAMED, key) => {
            found.insert(format!("{key}: {number} has no word"));
        }
        Value::Array(items) => items.iter().for_each(|item| faults(key, item, found)),
        Value::Object(fields) => fields.iter().for_each(|(key, field)| {
            found.extend(fault("", key).map(|why| format!("the key {key:?} {why}")));
            faults(key, field, found);
        }),
        _ => {}
    }
}

/// Plays a match at random and looks at all that the protocol would say of it.
fn walk(mut table: Match, seed: u64, found: &mut BTreeSet<String>) {
    let mut chance = Pcg32::seed_from_u64(seed ^ 0x5eed);
    while table.game().state().result.is_none() && table.steps().len() < 3_000 {
        let game = table.game();
        faults("", &wire::prompt_out(game, &game.prompt()), found);
        let mut legal = lively(game, &mut chance);
        legal.iter().step_by(7).for_each(|command| faults("", &wire::command_out(game, command), found));
        let command = legal.swap_remove(chance.random_range(0..legal.len()));
        let events = table.apply(&command).expect("a legal command").to_vec();
        events.iter().for_each(|event| faults("", &wire::event_out(table.game(), event), found));
        if table.steps().len().is_multiple_of(50) {
            faults("", &state_view(&table), found);
        }
    }
    faults("", &state_view(&table), found);
}

fn sandboxes(catalogue: &Catalogue) -> impl Iterator<Item = Match> {
    EXAMPLES.iter().map(|(name, text)| {
        let sandbox = Sandbox::read(&SourceFile::new(*name, *text)).expect("an example");
        Match::of_sandbox(catalogue, sandbox).expect("a match")
    })
}

#[test]
fn all_that_leaves_is_said_in_words() {
    let catalogue = gotham_embedded::catalogue();
    let mut found = BTreeSet::new();
    for (mission, seed) in catalogue.missions.iter().zip(1..) {
        let scenario = Scenario::new(&catalogue, mission.id.as_str()).expect("a mission");
        for edition in Edition::ALL {
            for solo in [false, true] {
                let options = Options { edition, solo, ..Options::default() };
                if options.check_on(&scenario.mission).is_ok() {
                    walk(Match::new(Arc::clone(&scenario), options, seed), seed, &mut found);
                }
            }
        }
    }
    for (table, seed) in sandboxes(&catalogue).zip(1..) {
        walk(table, seed, &mut found);
    }
    assert_eq!(found, BTreeSet::new());
}
