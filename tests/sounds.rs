//! No sound is made in vain: something in the game sends every cue.

use std::fs;
use std::path::Path;

/// Who sends cues: beats and the sounds of events, what the panels want, the call for the person at the
/// screen. Some cues are chosen by a function of their own file.
const SENDERS: [&str; 8] = [
    "src/table/project/beats/board.rs",
    "src/table/project/beats/course.rs",
    "src/table/project/beats/people.rs",
    "src/table/project/beats/rolls.rs",
    "src/table/project/heard.rs",
    "src/table/hear/intents.rs",
    "src/table/sound/mod.rs",
    "src/table/sound/cue.rs",
];

/// Where the functions of the cues' own file begin.
const CHOICE: &str = "fn dice(count: usize) -> Cue {";

fn read(file: &str) -> String {
    fs::read_to_string(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join(file)).expect("a source")
}

#[test]
fn every_cue_is_sent() {
    let cues = read("src/table/sound/cue.rs");
    let (_, list) = cues.split_once("const ALL: [Cue;").expect("the list of cues");
    let (list, _) = list.split_once("];").expect("its end");
    let names: Vec<&str> =
        list.lines().filter_map(|line| line.trim().strip_prefix("Cue::")?.strip_suffix(',')).collect();
    assert!(names.len() > 30, "{names:?}");
    assert!(cues.contains(CHOICE), "the cues' own file chooses nowhere");
    let sent: String =
        SENDERS.map(read).iter().flat_map(|text| chosen(text).lines()).filter(|line| sends(line)).collect();
    let is_sent = |name: &&str| {
        let cue = format!("Cue::{name}");
        sent.match_indices(&cue).any(|(at, _)| !sent[at + cue.len()..].starts_with(char::is_alphanumeric))
    };
    let silent: Vec<&str> = names.into_iter().filter(|name| !is_sent(name)).collect();
    assert!(silent.is_empty(), "nobody sends {silent:?}");
}

/// From the cues' own file, what chooses among them; from others, everything that isn't a test.
fn chosen(text: &str) -> &str {
    let begins = text.find(CHOICE).unwrap_or(0);
    let ends = text.find("#[cfg(test)]\nmod tests {").unwrap_or(text.len());
    &text[begins..ends]
}

/// Asking which cue it was doesn't send one.
fn sends(line: &str) -> bool {
    !line.contains("matches!(cue")
}
