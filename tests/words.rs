//! The sentences: what the build finds wrong in them, and that each is said somewhere.

use gotham_play::{Sandbox, sandbox};
use gotham_sentences::{self as words, File, Sentences};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Debug;
use std::fs;
use std::path::Path;

fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

fn check(languages: &[(&str, &str)]) -> Result<Sentences, Vec<String>> {
    let file = |language: &str, text: &str| File { path: format!("{language}/table.ftl"), text: text.into() };
    let all = languages.iter().map(|(language, text)| (language.to_string(), vec![file(language, text)]));
    words::check(&all.collect::<BTreeMap<_, _>>())
}

fn problem(languages: &[(&str, &str)]) -> String {
    check(languages).expect_err("a mistake").join("\n")
}

#[test]
fn every_sentence_is_said() {
    let languages = words::read(root()).expect("the sentences can be read");
    let english = words::check(&languages).expect("the sentences are sound");
    let mut code = String::new();
    read_code(&root().join("src"), &mut code);
    let said: BTreeSet<&str> = code.split(|c: char| !(c.is_alphanumeric() || c == '_')).collect();
    let taken_in: BTreeSet<String> = english.values().flat_map(|s| s.takes_in.clone()).collect();
    let silent: Vec<String> = english
        .values()
        .filter(|sentence| {
            !sentence.is_by_name() && !said.contains(sentence.method().as_str()) && !taken_in.contains(&sentence.id.0)
        })
        .map(|sentence| format!("{}: {}", sentence.place, sentence.text))
        .collect();
    assert!(silent.is_empty(), "nobody says:\n{}", silent.join("\n"));
}

/// Scripts that play the game's window or its page go by what the buttons say.
#[test]
fn the_window_s_player_knows_what_the_buttons_say() {
    let languages = words::read(root()).expect("the sentences can be read");
    let english: Vec<&str> = languages["en"].iter().flat_map(|file| file.text.lines()).collect();
    let is_said =
        |label: &str| english.iter().any(|line| line.split_once(" = ").is_some_and(|(_, said)| said == label));
    // after these the game says more: what is confirmed, which speed
    let goes_on = |label: &str, line: &str| {
        line.split_once(" = ")
            .and_then(|(_, said)| said.strip_prefix(label))
            .is_some_and(|rest| rest.starts_with([':', ' ']))
    };
    let begins = |label: &str| english.iter().any(|line| goes_on(label, line));
    let read = |file: &str| fs::read_to_string(root().join(file)).expect("the labels");
    let labels = read("tests/window/src/labels.rs") + &read("tests/browser/labels.mjs");
    let labels: Vec<&str> = labels.lines().filter_map(|line| line.split('"').nth(1)).collect();
    assert!(labels.len() > 38, "{labels:?}");
    let unsaid: Vec<_> = labels.iter().filter(|label| **label != "4×" && !is_said(label) && !begins(label)).collect();
    assert!(unsaid.is_empty(), "the game does not say {unsaid:?}");
}

/// A language that translates the content translates all of it, and nothing that isn't in it.
#[test]
fn every_text_of_the_content_is_said() {
    let content = texts_of_the_content();
    let languages = words::read(root()).expect("the sentences can be read");
    for (language, files) in languages.iter().filter(|(language, _)| *language != "en") {
        let texts = files.iter().filter(|file| file.is_of_content()).flat_map(|file| {
            let texts: BTreeMap<String, String> = ron::from_str(&file.text).expect("texts and what is said instead");
            texts.into_keys()
        });
        let said: BTreeSet<String> = texts.collect();
        let missing: Vec<_> = content.difference(&said).collect();
        let unused: Vec<_> = said.difference(&content).collect();
        assert!(missing.is_empty() && unused.is_empty(), "{language}: missing {missing:#?}, unused {unused:#?}");
    }
}

/// French has a space before : ; ! ? % » and after «, at which no line may end.
#[test]
fn french_never_begins_a_line_with_a_colon() {
    let languages = words::read(root()).expect("the sentences can be read");
    for file in &languages["fr"] {
        for (line, at) in file.text.lines().zip(1..).filter(|(line, _)| !line.starts_with(['#', '/'])) {
            let breaks = |pair: &[char]| matches!(pair, [' ', ':' | ';' | '!' | '?' | '%' | '»'] | ['«', ' ']);
            let letters: Vec<char> = line.chars().collect();
            assert!(!letters.windows(2).any(breaks), "{}:{at}: a no-break space: {line}", file.path);
        }
    }
}

/// All that players read of the built-in content and of the sandboxes, including one without its own name.
fn texts_of_the_content() -> BTreeSet<String> {
    let catalogue = gotham_embedded::catalogue();
    let mut texts = texts_in(&catalogue);
    let faces = catalogue.missions.iter().flat_map(|mission| &mission.token_kinds).flat_map(|kind| &kind.faces);
    texts.extend(faces.map(|face| face.as_str().to_string()));
    texts.extend(catalogue.cards.iter().filter_map(|card| card.only.clone()));
    let plain = Sandbox::new("subway".into(), "batman".into(), "subway_1".into());
    for sandbox in sandbox::examples().iter().chain([&plain]) {
        let game = sandbox.game(&catalogue).expect("a sandbox that can be played");
        texts.extend(texts_in(&game.scenario().mission));
    }
    texts
}

/// Everything of the type `Text` in a thing: `Debug` shows each with its type and, on a separate line, its letters.
fn texts_in(thing: &impl Debug) -> BTreeSet<String> {
    let shown = format!("{thing:#?}");
    let lines: Vec<&str> = shown.lines().collect();
    let texts = lines.windows(2).filter(|pair| pair[0].ends_with("Text("));
    texts.map(|pair| ron::from_str(pair[1].trim().trim_end_matches(',')).expect("the letters of a text")).collect()
}

/// Every source but the tests of the words themselves.
fn read_code(folder: &Path, code: &mut String) {
    for entry in fs::read_dir(folder).expect("a folder of sources").flatten() {
        let path = entry.path();
        if path.is_dir() {
            read_code(&path, code);
        } else if !path.ends_with("words/tests.rs") {
            code.push_str(&fs::read_to_string(&path).expect("a source"));
        }
    }
}

#[test]
fn arguments_stand_in_the_order_of_the_comment() {
    let found = check(&[("en", "# $who, $many\ntable-hits = { $many ->\n  [one] once\n *[other] often\n} { $who }\n")]);
    let sentences = found.expect("a sound sentence");
    let sentence = sentences.values().next().expect("one sentence");
    assert_eq!(sentence.method(), "table_hits");
    let arguments: Vec<(&str, bool)> =
        sentence.arguments.iter().map(|argument| (argument.name.as_str(), argument.is_count)).collect();
    assert_eq!(arguments, [("who", false), ("many", true)]);
}

#[test]
fn a_name_inside_of_a_sentence_is_an_argument_like_any_other() {
    let found = check(&[("en", "table-hits = on { INSIDE($who) }\n"), ("fr", "table-hits = sur { $who }\n")]);
    let sentences = found.expect("a sound sentence");
    let arguments: Vec<&str> = sentences.values().flat_map(|s| &s.arguments).map(|a| a.name.as_str()).collect();
    assert_eq!(arguments, ["who"]);
}

#[test]
fn mistakes_are_named_with_their_place() {
    for (text, expected) in [
        ("\nmenu-quit = Quit\n", "en/table.ftl:2: the id must begin with \"table-\""),
        ("table-a = A\ntable-a = B\n", "en/table.ftl:1: said twice"),
        ("table-a = { $one } { $two }\n", "en/table.ftl:1: the comment above must name $one"),
        ("table-a = A { $one\n", "en/table.ftl:2: "),
        ("table-a = { table-b }\n", "en/table.ftl:1: there is no sentence table-b"),
        ("table-a = { -name }\n", "en/table.ftl:1: there is no term -name"),
        ("table-a = { table-a }\n", "en/table.ftl:1: it refers to itself"),
        ("table-a = { NUMBER($one) }\n", "en/table.ftl:1: other functions"),
        ("table-a = { INSIDE(\"one\") }\n", "en/table.ftl:1: INSIDE takes one argument"),
        ("table-a = { INSIDE($one, two: 2) }\n", "en/table.ftl:1: INSIDE takes one argument"),
    ] {
        let found = problem(&[("en", text)]);
        assert!(found.contains(expected), "{text:?}: {found}");
    }
}

#[test]
fn every_language_says_the_same_sentences() {
    let english = "table-a = A { $one }\ntable-b = B\n    .tip = T\n";
    assert!(check(&[("en", english), ("fr", "table-b = B\n    .tip = T\ntable-a = { $one } A\n")]).is_ok());
    let found = problem(&[("en", english), ("fr", "table-a = { $two }\ntable-b = B\ntable-c = C\n")]);
    for expected in [
        "en/table.ftl:2: fr does not say this",
        "fr/table.ftl:1: nobody tells $two",
        "fr/table.ftl:3: en has no such sentence",
    ] {
        assert!(found.contains(expected), "{found}");
    }
}
