//! Share codes: the same match comes back, from any text around the code and never from a damaged one; they stay short,
//! and those of finished matches stay readable. `docs/share-codes.md` is the reference.

use std::fs;
use std::path::{Path, PathBuf};

use gotham_ai::{Player as _, RandomPlayer};
use gotham_content::Catalogue;
use gotham_play::record::Entry;
use gotham_play::sandbox::EXAMPLES;
use gotham_play::{Match, Record, Sandbox, ShareError, share};
use gotham_rules::state::Phase;
use gotham_rules::{Edition, Options, Scenario, Variant, Variants};
use serde_json::json;

fn fixtures(name: &str) -> PathBuf {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join("tests/fixtures").join(name)
}

/// The finished matches, by name.
fn finished() -> Vec<(String, Match)> {
    let files = fs::read_dir(fixtures("matches")).expect("a folder").map(|entry| entry.expect("an entry").path());
    let mut found: Vec<(String, Match)> = files
        .filter(|path| path.extension().is_some_and(|kind| kind == "json"))
        .map(|path| {
            let text = fs::read_to_string(&path).expect("a text");
            let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
            (name, Match::load(&gotham_embedded::catalogue(), &text).expect("a finished match"))
        })
        .collect();
    found.sort_by(|a, b| a.0.cmp(&b.0));
    found
}

/// A match played at random, up to a number of steps.
fn walk(mission: &str, options: Options, seed: u64, steps: usize) -> Match {
    let scenario = Scenario::new(&gotham_embedded::catalogue(), mission).expect("the mission");
    go_on(Match::new(scenario, options, seed), steps)
}

fn go_on(mut table: Match, steps: usize) -> Match {
    let mut player = RandomPlayer::new(table.seed());
    while table.steps().len() < steps && table.game().state().result.is_none() {
        let command = player.answer(&table.game().blind(table.seed()));
        table.apply(&command).expect("a legal command");
    }
    table
}

fn write(table: &Match) -> String {
    share::write(table).expect("a code")
}

fn read(text: &str) -> Result<Match, ShareError> {
    share::read(&gotham_embedded::catalogue(), text)
}

fn error(text: &str) -> ShareError {
    read(text).map(|_| ()).expect_err("refused")
}

/// The record, except what only its own table remembers.
fn bare(table: &Match) -> Record {
    Record { notes: Default::default(), ..table.record() }
}

/// A match and its code are equivalent.
fn comes_back(table: &Match) -> String {
    let code = write(table);
    let opened = read(&code).unwrap_or_else(|error| panic!("{code}: {error}"));
    assert_eq!(bare(&opened), bare(table));
    assert_eq!(opened.events().collect::<Vec<_>>(), table.events().collect::<Vec<_>>());
    assert_eq!(write(&opened), code);
    code
}

#[test]
fn a_finished_match_fits_into_a_short_code() {
    let mut sizes: Vec<usize> = finished().iter().map(|(_, table)| comes_back(table).len()).collect();
    sizes.sort_unstable();
    println!("letters of the finished matches: {sizes:?}");
    // two of each mission, and of the first six two more
    assert_eq!(sizes.len(), 2 * gotham_embedded::catalogue().missions.len() + 12);
    assert!(sizes.iter().all(|size| *size < 700), "{sizes:?}");
}

/// What was shared once opens as long as the rules lead to the same table. When the order of legal answers changes,
/// raise `rules::VERSION`, and `./dev fixtures` writes the codes again.
#[test]
fn codes_of_finished_matches_stay_readable() {
    let kept = fs::read_to_string(fixtures("codes.txt")).expect("the codes");
    let finished = finished();
    assert_eq!(kept.lines().count(), finished.len(), "./dev fixtures writes them again");
    for (line, (name, table)) in kept.lines().zip(finished) {
        let code = line.strip_prefix(&format!("{name} ")).unwrap_or_else(|| panic!("{name} is expected: {line}"));
        let opened = read(code).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!((opened.game().hash(), opened.steps().len()), (table.game().hash(), table.steps().len()), "{name}");
    }
}

/// For each older version of the rules, how many of its codes lead elsewhere, and of which matches, because their missions were
/// tuned since: one side begins with other cubes, or, in a match in which rats were smoked out, that is easier now.
const TUNED_SINCE: [(u32, usize, &[&str]); 2] = [
    (4, 5, &["good_cops_bad_cops", "bacteriological_scourge-bot-bot"]),
    (5, 10, &["heads_you_lose", "year_100", "bad_day_for_a_cop", "deep_water", "the_heir"]),
];

/// What was shared under older rules, kept as it was: nothing writes these codes again. Each still leads to the table that it
/// was made at, which its own hash says; one that no longer does is refused, and named as such.
#[test]
fn codes_of_older_rules_still_open() {
    for (rules, elsewhere, names) in TUNED_SINCE {
        let kept = fs::read_to_string(fixtures(&format!("codes-of-rules-{rules}.txt"))).expect("the codes");
        let codes = kept.lines().map(|line| line.split_once(' ').expect("a name and a code"));
        let leads_elsewhere = |name: &str| names.iter().any(|tuned| name.starts_with(tuned));
        let (tuned, same): (Vec<_>, Vec<_>) = codes.partition(|(name, _)| leads_elsewhere(name));
        assert_eq!((tuned.len(), same.is_empty()), (elsewhere, false));
        for (name, code) in tuned {
            let refused = read(code).err().unwrap_or_else(|| panic!("{name} leads to another table")).to_string();
            let says_so = refused.contains(&format!("rules {rules}")) && refused.contains("older version");
            assert!(says_so, "{name}: {refused}");
        }
        for (name, code) in same {
            let opened = read(code).unwrap_or_else(|error| panic!("{name}: {error}"));
            assert!(opened.game().state().result.is_some(), "{name} is played to its end");
            assert_eq!(opened.record().rules, gotham_rules::VERSION, "{name} is one of these rules from now on");
            assert_ne!(comes_back(&opened), code, "{name} was written under others");
        }
    }
}

#[test]
#[ignore = "writes tests/fixtures/codes.txt again: ./dev fixtures"]
fn write_the_codes_anew() {
    let lines: Vec<String> = finished().iter().map(|(name, table)| format!("{name} {}\n", write(table))).collect();
    fs::write(fixtures("codes.txt"), lines.concat()).expect("written");
}

#[test]
fn any_match_comes_back_at_any_step() {
    let everything = Options {
        edition: Edition::First,
        villain_reserve: -2,
        variants: Variant::ALL.into_iter().collect::<Variants>(),
        ..Options::default()
    };
    for mission in &gotham_embedded::catalogue().missions {
        for (seed, options) in [(1, Options::default()), (u64::MAX, everything)] {
            let table = walk(mission.id.as_str(), options, seed, 90);
            for steps in [0, 1, 30, table.steps().len()] {
                comes_back(&table.branch(steps));
            }
        }
    }
}

#[test]
fn a_sandbox_goes_with_its_match() {
    for (name, text) in EXAMPLES {
        let sandbox = Sandbox::read(&gotham_content::SourceFile::new(name, text)).expect("a sandbox");
        let table = Match::of_sandbox(&gotham_embedded::catalogue(), sandbox).expect("it can be played");
        let code = comes_back(&table);
        println!("{name}: {} letters", code.len());
        assert!(code.len() < 2_000, "{name}: {}", code.len());
        assert!(comes_back(&go_on(table, 60)).len() < 2_000, "{name}");
        assert!(read(&code).expect("it opens").sandbox().is_some());
    }
    let kept = Sandbox::of(&walk("suicide_escape", Options::default(), 5, 80)).expect("it can be kept");
    let code = comes_back(&Match::of_sandbox(&gotham_embedded::catalogue(), kept).expect("it can be played"));
    println!("a match kept as a sandbox: {} letters", code.len());
    assert!(code.len() < 2_000, "{}", code.len());
}

#[test]
fn a_match_can_be_played_on() {
    let whole = walk("icy_welcome", Options::default(), 3, 70);
    let mut opened = read(&write(&whole.branch(40))).expect("it opens");
    for step in &whole.steps()[40..] {
        let Entry::Said(command) = &step.entry else { panic!("a command") };
        assert_eq!(opened.apply(command).expect("legal here, too"), step.events);
    }
    assert_eq!(opened.game().hash(), whole.game().hash());
}

/// Of what was played by older rules, only the table is left, and goes along.
#[test]
fn a_match_that_was_taken_up_at_its_table_is_shared_with_it() {
    let table = walk("to_sink_a_city", Options::default(), 3, 60);
    let mut record = table.record();
    record.rules -= 1;
    record.commands.truncate(5);
    let taken_up = Match::open(&gotham_embedded::catalogue(), &record).expect("it goes on");
    assert!(taken_up.changed().is_some() && taken_up.steps().is_empty());
    let code = comes_back(&go_on(taken_up, 10));
    println!("with its table: {} letters", code.len());
}

/// Anyone who changes the rules or the mission on purpose copies the new code from the failure.
#[test]
fn the_example_of_the_page_is_true() {
    let page = include_str!("../docs/share-codes.md");
    let example = page.split("```code\n").nth(1).and_then(|rest| rest.split("```").next()).expect("the example");
    let mut table = walk("to_sink_a_city", Options::default(), 7, 0);
    while table.game().state().phase == Phase::Setup {
        let command = table.game().legal().swap_remove(0);
        table.apply(&command).expect("legal");
    }
    let code = write(&table);
    let opened = read(example).unwrap_or_else(|error| panic!("{error}; the code should be {code}"));
    assert_eq!(opened.game(), table.game(), "the code should be {code}");
}

#[test]
fn practice_is_not_forgotten() {
    let mut table = walk("to_sink_a_city", Options::default(), 3, 60);
    while !table.is_practice() {
        table.undo_any().expect("there is a step");
    }
    comes_back(&table);
    assert!(read(&write(&table)).expect("it opens").is_practice());
}

#[test]
fn a_code_is_found_in_any_text_around_it() {
    let table = walk("to_sink_a_city", Options::default(), 3, 150);
    let code = write(&table);
    let lines: Vec<&str> = code.as_bytes().chunks(20).map(|line| std::str::from_utf8(line).expect("ASCII")).collect();
    let page = share::address("https://example.org/gotham/?lang=de#m=old", &code);
    assert_eq!(page, format!("https://example.org/gotham/?lang=de#m={code}"));
    for text in [
        format!("  {code}\n"),
        format!("\"{code}\"."),
        lines.join("\r\n  "),
        lines.join("\u{200b}"),
        format!("Who could have held the docks? {page}\nI could not (GCC)."),
        format!("<{page}&from=mail>"),
        format!("The GCC- and GCC0-codes are no codes: {code}, this is one"),
    ] {
        let opened = read(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(opened.game().hash(), table.game().hash(), "{text}");
    }
}

#[test]
fn a_spoiled_code_is_refused_and_says_where_and_why() {
    let code = write(&walk("to_sink_a_city", Options::default(), 3, 60));
    for end in 5..code.len() {
        assert!(matches!(error(&code[..end]), ShareError::Spoiled(_)), "cut off at {end}");
    }
    for at in 5..code.len() {
        let with = |letter: char| format!("{}{letter}{}", &code[..at], &code[at + 1..]);
        let other = if &code[at..=at] == "A" { 'B' } else { 'A' };
        assert!(matches!(error(&with(other)), ShareError::Spoiled(_)), "letter {at}");
        if at + 1 < code.len() {
            assert_eq!(error(&with('!')), ShareError::Letter { at: at + 1, letter: '!' });
            assert_eq!(error(&with('ß')), ShareError::Letter { at: at + 1, letter: 'ß' });
        }
    }
    assert!(error(&format!("{}!{}", &code[..9], &code[10..])).to_string().starts_with("letter 10 of the code: '!'"));
    for nothing in ["", "GCC", "GCC1", "GCC-AAAA", "no code", "gcc1-AAAA", "GCC99999-AAAA"] {
        assert_eq!(error(nothing), ShareError::Missing("GCC"), "{nothing:?}");
    }
    assert!(matches!(error("GCC1-"), ShareError::Spoiled(_)));
    assert_eq!(error(&code.replacen("GCC1-", "GCC2-", 1)), ShareError::Newer(2));
    assert!(matches!(error(&"GCC1-".repeat(20_000)), ShareError::TooLong(100_000)));
    assert!(matches!(error(&"GCC1-A ".repeat(9_000)), ShareError::Spoiled(_)));
    assert!(matches!(error(&share::seal(&[])), ShareError::Unreadable { part: "the beginning", .. }));
    assert!(matches!(error(&share::seal(&[0xff; 100])), ShareError::Unreadable { part: "the beginning", .. }));
}

/// The embedded content with one text replaced.
fn content(file: &str, from: &str, to: &str) -> Catalogue {
    let mut files = gotham_embedded::files();
    let found = files.iter_mut().find(|file_of| file_of.name.ends_with(file)).expect("the file");
    found.text = found.text.replacen(from, to, 1);
    gotham_content::load(&files).unwrap_or_else(|problems| panic!("{}", problems[0]))
}

#[test]
fn other_content_is_named_unless_it_leads_to_the_same_table() {
    let table = walk("to_sink_a_city", Options::default(), 5, 150);
    let code = write(&table);
    let mended = content("to_sink_a_city.ron", "name: \"", "name: \"Mended: ");
    assert_eq!(share::read(&mended, &code).expect("a name is no rule").game().hash(), table.game().hash());
    let harder = content("to_sink_a_city.ron", "recovery: 5", "recovery: 4");
    let told = share::read(&harder, &code).map(|_| ()).expect_err("the Villain recovers less").to_string();
    assert!(told.contains("to_sink_a_city") && told.contains("different content"), "{told}");
}

#[test]
fn a_match_that_is_longer_than_any_is_not_shared() {
    let mut table = walk("to_sink_a_city", Options::default(), 5, 0);
    let none = Entry::read(table.game(), &json!({ "dice": [] })).expect("an entry");
    for _ in 0..=share::MOST_COMMANDS {
        table.enter(none.clone()).expect("nothing happens");
    }
    assert_eq!(share::write(&table), Err(ShareError::TooManyCommands(share::MOST_COMMANDS + 1)));
}
