//! The file of results: read as it was written, or not at all.

use super::*;

const TEXT: &str = include_str!("tests.ron");

fn read(text: &str) -> Result<Kept, KeptError> {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("ladder.ron");
    std::fs::write(&path, text).expect("written");
    Kept::open(&path)
}

fn player(text: &str) -> Entrant {
    text.parse().expect("a player")
}

#[test]
fn what_is_written_is_read_again() {
    let kept = read(TEXT).expect("a ladder");
    assert_eq!(kept.text(), TEXT);
    assert_eq!(kept.champion(), &player("hard"));
    let empty = Kept::open(Path::new("nowhere/ladder.ron")).expect("nothing is there yet");
    assert_eq!((empty.champion(), empty.series().len()), (&player("normal"), 0));
    assert_eq!(read(&empty.text()).expect("a ladder").text(), empty.text());
}

/// Two runs at once would lose what the other one has kept.
#[test]
fn what_somebody_else_has_written_is_not_overwritten() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("ladder.ron");
    let (mut one, mut other) = (Kept::open(&path).expect("an empty one"), Kept::open(&path).expect("an empty one"));
    one.write().expect("written");
    one.write().expect("written again");
    let told = other.write().expect_err("there is a file now").to_string();
    assert!(told.contains("ladder.ron: another run has written it"), "{told}");
    std::fs::write(&path, TEXT).expect("written");
    assert!(one.write().is_err());
    assert_eq!(std::fs::read_to_string(&path).expect("the file"), TEXT);
}

#[test]
fn mistakes_are_named_with_their_line() {
    let cases = [
        ("champion: \"hard\",\n    traces", "champion: \"easy\",\n    traces", 6, "the tests made hard champion"),
        ("verdict: accepted", "verdict: rejected", 12, "these pairs say accepted"),
        ("elo1: 20.0", "elo1: -20.0", 12, "elo0 is to be less than elo1"),
        ("(\"easy\", \"normal\")", "(\"normal\", \"easy\")", 15, "in the order \"easy\", \"normal\""),
        ("(\"easy\", \"normal\")", "(\"easy\", \"joker\")", 15, "there is no seat \"joker\""),
        ("first: 4000000, pairs: \"WHVL", "first: 7, pairs: \"WHVL", 15, "4000000 (the table)"),
        ("WHVLx", "WHVLw", 15, "W, H, V, L and x are expected"),
        ("wwl", "wWl", 17, "w, l and x are expected"),
        ("mission: \"icy_welcome\"", "mission: \"icy|welcome\"", 15, "letters, digits"),
        ("first: 10000000", "first: 4000000", 16, "there is such a series before"),
        ("content: \"5-00", "content: \"5 00", 8, "letters, digits"),
        ("\"00000000000000aa\"", "\"aa\"", 8, "sixteen hexadecimal digits"),
        ("tests: [", "trials: [", 11, "trials"),
    ];
    for (good, bad, line, message) in cases {
        assert!(TEXT.contains(good), "{good}");
        let Err(error) = read(&TEXT.replacen(good, bad, 1)) else { panic!("{bad} is read") };
        let told = error.to_string();
        assert!(told.contains(&format!("ladder.ron:{line}:")) && told.contains(message), "{bad}: {told}");
    }
    for text in [" ", "(", "[]", "()", "\u{0}"] {
        assert!(read(text).is_err(), "{text:?}");
    }
}

#[test]
fn only_an_accepted_test_against_the_champion_makes_another() {
    let mut kept = read(TEXT).expect("a ladder");
    let hypotheses = Hypotheses { elo0: 0.0, elo1: 20.0, alpha: 0.05, beta: 0.05 };
    let mut test = |challenger: &str, champion: &str, verdict: Verdict| {
        let (challenger, champion) = (player(challenger), player(champion));
        kept.keep_test(Test { challenger, champion, hypotheses, pairs: Pairs::default(), verdict });
        (kept.champion().to_string(), kept.tests().len())
    };
    assert_eq!(test("expert", "hard", Verdict::Undecided), ("hard".into(), 2));
    assert_eq!(test("expert", "hard", Verdict::Rejected), ("hard".into(), 2), "it goes on");
    assert_eq!(test("expert", "easy", Verdict::Accepted), ("hard".into(), 3));
    assert_eq!(test("expert", "hard", Verdict::Accepted), ("expert".into(), 4));
}

#[test]
fn results_are_named_after_their_commit() {
    let mut kept = read(TEXT).expect("a ladder");
    kept.name_after("0123abc", &[player("easy"), player("hard")]);
    assert_eq!(kept.champion(), &player("hard@0123abc"));
    let text = kept.text();
    assert!(text.contains("(\"normal\", \"easy@0123abc\"), mission: \"icy_welcome\""), "{text}");
    assert!(text.contains("pairs: \"LHVWx\""), "what the first won the second lost: {text}");
    assert_eq!(read(&text).expect("a ladder").text(), text);
}
