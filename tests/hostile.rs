//! Spoiled files, records and commands: the same that the fuzzers of `fuzz/` try for hours, a little of it each time.

#[path = "../fuzz/inputs.rs"]
mod inputs;
#[path = "../fuzz/noise.rs"]
mod noise;

use gotham_chronicles::embedded;
use inputs::under_way;
use noise::spoiled;
use proptest::prelude::*;

/// So many spoiled texts of each kind.
const CASES: u32 = 150;

proptest! {
    #![proptest_config(ProptestConfig { cases: CASES, failure_persistence: None, ..ProptestConfig::default() })]

    /// Maps, missions, Heroes, tiles, cards and texts.
    #[test]
    fn content(seed in any::<u64>()) {
        let files = embedded::files();
        let file = &files[seed as usize % files.len()];
        inputs::content(&file.name, &spoiled(&file.text, seed));
    }

    #[test]
    fn maps(seed in any::<u64>()) {
        inputs::map(&spoiled(&embedded_text(inputs::MAP), seed));
    }

    #[test]
    fn missions(seed in any::<u64>()) {
        inputs::mission(&spoiled(&embedded_text(inputs::MISSION), seed));
    }

    #[test]
    fn records(seed in any::<u64>(), steps in 0usize..120) {
        inputs::record(&spoiled(&under_way().branch(steps).save(), seed));
    }

    #[test]
    fn commands(seed in any::<u64>(), step in 0usize..200, count in 1usize..12) {
        let steps = under_way().steps();
        let words = steps.iter().skip(step).take(count).map(|step| step.words.to_string());
        let lines: Vec<String> = std::iter::once(step.to_string()).chain(words).collect();
        inputs::command(&spoiled(&lines.join("\n"), seed));
    }
}

fn embedded_text(name: &str) -> String {
    embedded::files().into_iter().find(|file| file.name == name).expect("an embedded file").text
}
