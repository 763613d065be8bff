//! `gotham-engine ladder`: results are kept and extended, other engines play, and only a test replaces the champion.

use std::fs;
use std::path::{Path, PathBuf};

use gotham_play::fingerprint;
use gotham_rules::{Options, Scenario, VERSION};

use crate::engine_cli::{done, engine, err, fails, json, out};

/// A ladder in a folder of its own.
struct Ladder(tempfile::TempDir);

impl Ladder {
    fn new() -> Ladder {
        Ladder(tempfile::tempdir().expect("a folder"))
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    fn file(&self) -> String {
        fs::read_to_string(self.path("ladder.ron")).expect("the results")
    }

    fn page(&self) -> String {
        fs::read_to_string(self.path("ladder.md")).expect("the page")
    }

    fn write(&self, text: &str) {
        fs::write(self.path("ladder.ron"), text).expect("written");
    }

    /// A command line on this ladder.
    fn words(&self, words: &str) -> Vec<String> {
        let files = [("--file", "ladder.ron"), ("--page", "ladder.md")];
        let files = files.into_iter().flat_map(|(flag, name)| [flag.into(), self.path(name).display().to_string()]);
        ["ladder"].into_iter().chain(words.split(' ')).map(String::from).chain(files).collect()
    }

    fn done(&self, words: &str) -> String {
        done(&self.words(words).iter().map(String::as_str).collect::<Vec<_>>())
    }

    fn fails(&self, words: &str, with: i32, told: &[&str]) -> String {
        fails(&self.words(words).iter().map(String::as_str).collect::<Vec<_>>(), with, told)
    }
}

fn this_engine() -> &'static Path {
    Path::new(env!("CARGO_BIN_EXE_gotham-engine"))
}

const TWO: &str = "--mission year_100 --mission icy_welcome";

#[test]
fn results_are_kept_and_only_what_is_missing_is_played() {
    let (one, two) = (Ladder::new(), Ladder::new());
    one.done(&format!("play random easy cards --seeds 2 --jobs 1 {TWO}"));
    two.done(&format!("play random easy cards --seeds 1 --jobs 3 {TWO}"));
    assert_ne!(one.file(), two.file());
    two.done(&format!("play cards easy random --seeds 2 --jobs 3 {TWO}"));
    assert_eq!(one.file(), two.file(), "neither threads nor breaks change a result");
    assert_eq!(one.page(), two.page());
    let before = one.file();
    one.done(&format!("play random easy --seeds 1 {TWO}"));
    assert_eq!(one.file(), before);

    let page = one.page();
    for told in [
        "The champion is **normal**",
        "than random, in Elo",
        "| easy | random | 8 |",
        "| cards | random | 4 |",
        "| year_100 | 8 |",
    ] {
        assert!(page.contains(told), "{told}: {page}");
    }
    fs::remove_file(one.path("ladder.md")).expect("removed");
    one.done("page");
    assert_eq!(one.page(), page);
}

/// `docs/ladder.ron` is whole, and `docs/ladder.md` is made of it.
#[test]
fn the_page_is_what_the_results_say() {
    let ladder = Ladder::new();
    ladder.write(include_str!("../docs/ladder.ron"));
    ladder.done("page");
    assert_eq!(ladder.page(), include_str!("../docs/ladder.md").replace("\r\n", "\n"));
}

#[test]
fn other_engines_play_and_are_checked() {
    let ladder = Ladder::new();
    let other = format!("--program other={}", this_engine().display());
    ladder.done(&format!("play easy easy@other --seeds 2 --mission year_100 {other}"));
    let file = ladder.file();
    let row = file.lines().find(|line| line.contains("easy@other\"), mission")).expect("a row");
    let letters = row.split("pairs: \"").nth(1).and_then(|rest| rest.split('"').next()).expect("letters").to_string();
    // The same player on both chairs: the same side wins both matches of a seed.
    assert!(letters.len() == 2 && letters.chars().all(|letter| "HV".contains(letter)), "{row}");

    ladder.fails("play easy easy@gone", 1, &["--program gone=PATH", "./dev player gone"]);
    ladder.fails(
        "play easy easy@gone --program gone=/nowhere/at/all",
        1,
        &["--program gone=/nowhere/at/all", "started"],
    );
    ladder.fails(&format!("play easy joker@other {other}"), 1, &["there is no seat \"joker\"", "random, easy"]);
    ladder.fails("play easy joker", 2, &["there is no seat \"joker\"", "normal@0123abcd"]);
    ladder.fails("play easy", 2, &["PLAYER"]);
    ladder.fails("play easy normal --mission atlantis", 2, &["atlantis", "to_sink_a_city"]);
}

/// An engine whose every line goes through `sed`.
#[cfg(target_os = "linux")]
fn forged(ladder: &Ladder, name: &str, sed: &str) -> String {
    scripted(ladder, name, &format!("'{}' \"$@\" | sed -u '{sed}'", this_engine().display()))
}

/// A shell script in an engine's place.
#[cfg(target_os = "linux")]
fn scripted(ladder: &Ladder, name: &str, script: &str) -> String {
    use std::os::unix::fs::PermissionsExt as _;
    let path = ladder.path(name);
    fs::write(&path, format!("#!/bin/sh\n{script}\n")).expect("written");
    fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).expect("may be run");
    format!("--program {name}={}", path.display())
}

#[test]
#[cfg(target_os = "linux")]
fn what_another_engine_answers_is_checked() {
    let ladder = Ladder::new();
    let lost = forged(&ladder, "lost", "s/arkham_[0-9]*/moon_1/g");
    let played = engine(
        &ladder
            .words(&format!("play random random@lost --seeds 1 --mission lights_out --mission year_100 {lost}"))
            .iter()
            .map(String::as_str)
            .collect::<Vec<_>>(),
    );
    assert!(played.status.success(), "{}", err(&played));
    let told = err(&played);
    assert!(told.contains("lights_out, seed 4000000: void: random@lost says {") && told.contains("moon_1"), "{told}");
    assert!(
        ladder.file().contains("mission: \"lights_out\"") && ladder.file().contains("pairs: \"x\""),
        "{}",
        out(&played)
    );
    assert!(ladder.page().contains("Void, because of an answer that the rules refuse or without an end: 1."));

    let hash = forged(&ladder, "other_rules", "s/\"hash\":\"[0-9a-f]*\"/\"hash\":\"0000000000000000\"/");
    ladder.fails(&format!("play random random@other_rules {hash}"), 1, &["its table is not ours", "other rules"]);
    let noise = forged(&ladder, "noise", "s/.*/meow/");
    ladder.fails(&format!("play random random@noise {noise}"), 1, &["it says no JSON: \"meow\""]);
    // No pipe within it, in which an answer that nobody reads would keep it running.
    let silent = scripted(&ladder, "silent", "read -r request; echo '{}'");
    ladder.fails(&format!("play random random@silent {silent}"), 1, &["silent: the engine has ended"]);
}

/// A file in which easy and normal have played one seed of a test on every mission, always with this result.
fn tested(letters: &str) -> String {
    let catalogue = gotham_embedded::catalogue();
    let rows: String = catalogue
        .missions
        .iter()
        .map(|mission| {
            let scenario = Scenario::new(&catalogue, mission.id.as_str()).expect("a mission");
            let content = format!("{VERSION}-{}", fingerprint(&scenario, &Options::default()));
            format!(
                "(players: (\"easy\", \"normal\"), mission: \"{}\", content: \"{content}\", first: 10000000, pairs: \
                 \"{letters}\"),",
                mission.id
            )
        })
        .collect();
    format!("(first_champion: \"normal\", champion: \"normal\", traces: [], tests: [], series: [{rows}])")
}

#[test]
fn an_accepted_challenger_is_champion() {
    let ladder = Ladder::new();
    ladder.write(&tested("WWW"));
    let said = ladder.done("test easy --pairs 90");
    assert!(
        said.contains("easy against normal: accepted after 60 pairs") && said.contains("champion   easy"),
        "{said}"
    );
    assert!(ladder.file().contains("champion: \"easy\",\n    traces") && ladder.page().contains("**easy**"));
    assert!(ladder.page().contains("| easy | normal | 0, 20 | 0, 0, 60 | 100.0 % |"), "{}", ladder.page());
    ladder.fails("test easy", 2, &["easy is the champion already"]);
    ladder.fails("test easy normal", 2, &["easy was accepted against normal before"]);
    ladder.fails("test cards", 2, &["the cards only play the Villain"]);
    ladder.fails("test normal --elo1 0", 2, &["elo0 is to be less than elo1"]);
    // The same, seen by the other.
    let said = ladder.done("test normal --pairs 60");
    assert!(said.contains("normal against easy: rejected after") && said.contains("champion   easy"), "{said}");

    let text = ladder.file();
    ladder.write(&text.replacen("champion: \"easy\",\n    traces", "champion: \"hard\",\n    traces", 1));
    ladder.fails("page", 2, &["ladder.ron:6:", "champion", "only a test replaces a champion"]);
}

#[test]
fn an_undecided_test_goes_on_as_it_began() {
    let ladder = Ladder::new();
    ladder.write(&tested("H"));
    let words = ladder.words("test easy --pairs 30");
    let said = json(&words.iter().map(String::as_str).collect::<Vec<_>>());
    assert_eq!(said["test"]["verdict"], "undecided", "{said}");
    assert_eq!((&said["test"]["pairs"]["split"], &said["champion"]), (&30.into(), &"normal".into()));
    ladder.fails("test easy --elo1 5", 2, &["goes on with what it began with: --elo0 0 --elo1 20"]);
    let said = ladder.done("test easy --pairs 30");
    assert!(said.contains("undecided after 30 pairs"), "{said}");
    assert_eq!(ladder.file().matches("verdict: undecided").count(), 1);
}

#[test]
fn players_that_have_changed_are_noticed_and_results_named_after_their_commit() {
    let ladder = Ladder::new();
    ladder.done("play random easy --seeds 1 --mission year_100");
    let text = ladder.file();
    let trace =
        text.split("player: \"easy\", ").nth(1).and_then(|rest| rest.split("trace: \"").nth(1)).expect("a trace");
    let trace = trace.get(..16).expect("a hash");
    ladder.write(&text.replacen(trace, "00000000000000aa", 1));
    let told = ["easy does not play ", "as it did", "ladder name-after COMMIT"];
    ladder.fails("play random easy --seeds 2 --mission year_100", 1, &told);
    ladder.done("name-after 0123abc");
    assert!(ladder.file().contains("champion: \"normal@0123abc\""), "{}", ladder.file());
    ladder.done("play random easy --seeds 1 --mission year_100");
    assert!(
        ladder.file().contains("(\"easy@0123abc\", \"random@0123abc\")")
            && ladder.file().contains("(\"random\", \"easy\")")
    );
    ladder.fails("name-after 0123abc", 2, &["has results already"]);
    ladder.fails("name-after a@b", 2, &["is no name"]);
}
