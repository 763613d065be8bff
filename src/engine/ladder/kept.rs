//! All results, in a file that is only ever added to: `docs/ladder.ron`.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::io;
use std::path::{Path, PathBuf};

use gotham_content::{Problem, SourceFile};
use gotham_platform::disk;
use gotham_play::record::Hash;
use serde::Deserialize;

use super::entrant::Entrant;
use super::pair::Pair;
use super::sequential::{Hypotheses, Pairs, Verdict};

/// The seeds of the table. Nothing else is played with them: a bot is not judged by matches that it was made with.
pub(super) const TABLE: u64 = 4_000_000;
/// The seeds of sequential tests: nobody has seen these matches before.
pub(super) const TESTS: u64 = 10_000_000;

/// What stands above the results in the file.
const HEAD: &str = "\
// All results of the ladder. Written by `gotham-engine ladder`, which also makes docs/ladder.md of it: do not edit.
// A letter is a seed, played twice: the first player won (W) both matches, (H) only as the Heroes, (V) only as the
// Villain, (L) neither. Against the cards it is played once: (w) won, (l) lost. (x) is void.
";

/// A file that results cannot be kept in.
#[derive(Debug, thiserror::Error)]
pub(super) enum KeptError {
    /// It cannot be read or written.
    #[error("{path}: {error}")]
    Disk { path: String, error: io::Error },
    /// It holds something else than results.
    #[error("{0}")]
    Broken(#[from] Problem),
}

/// What a series of results is of.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Key {
    /// Both players, the smaller one first.
    pub players: (Entrant, Entrant),
    /// The mission.
    pub mission: String,
    /// The version of the rules, the hash of the mission's content, and against the cards that of theirs: when they change,
    /// a new series begins.
    pub content: String,
    /// The first seed; each further pair has the next.
    pub first: u64,
}

/// A sequential test that was made.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Test {
    /// Who wants to be champion.
    pub challenger: Entrant,
    /// Who was asked to give way.
    pub champion: Entrant,
    /// What was tested.
    pub hypotheses: Hypotheses,
    /// What was seen.
    pub pairs: Pairs,
    /// What it said.
    pub verdict: Verdict,
}

/// All results.
pub(super) struct Kept {
    path: PathBuf,
    /// Who was champion before any test.
    first_champion: Entrant,
    /// Who is it now.
    champion: Entrant,
    /// What each player does in a few fixed matches, by what they are played on.
    traces: BTreeMap<(Entrant, String), Hash>,
    series: BTreeMap<Key, Vec<Pair>>,
    tests: Vec<Test>,
}

/// How it lies in the file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    first_champion: String,
    champion: String,
    traces: Vec<TraceRow>,
    tests: Vec<TestRow>,
    series: Vec<Row>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TraceRow {
    player: String,
    content: String,
    trace: Hash,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TestRow {
    challenger: String,
    champion: String,
    hypotheses: Hypotheses,
    pairs: Pairs,
    verdict: Verdict,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    players: (String, String),
    mission: String,
    content: String,
    first: u64,
    pairs: String,
}

impl Key {
    /// The key of a series, and whether its players are turned around in it.
    pub(super) fn of(one: &Entrant, other: &Entrant, mission: &str, content: &str, first: u64) -> (Key, bool) {
        let is_turned = one > other;
        let (a, b) = if is_turned { (other, one) } else { (one, other) };
        let players = (a.clone(), b.clone());
        (Key { players, mission: mission.into(), content: content.into(), first }, is_turned)
    }
}

impl Kept {
    /// Reads what is there, all of it or nothing.
    ///
    /// # Errors
    /// When it cannot be read, or does not hold together.
    pub(super) fn open(path: &Path) -> Result<Kept, KeptError> {
        let champion = Entrant::Own(gotham_ai::SeatKind::NORMAL);
        let mut kept = Kept {
            path: path.to_path_buf(),
            first_champion: champion.clone(),
            champion,
            traces: BTreeMap::new(),
            series: BTreeMap::new(),
            tests: Vec::new(),
        };
        match disk::read_text(path) {
            Ok(text) => kept.read(&SourceFile::new(path.display().to_string(), text))?,
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            Err(error) => return Err(KeptError::Disk { path: path.display().to_string(), error }),
        }
        Ok(kept)
    }

    fn read(&mut self, source: &SourceFile) -> Result<(), Problem> {
        let file: File = source.parse()?;
        let entrant =
            |field: &str, text: &str| text.parse::<Entrant>().map_err(|error| source.problem(field, error.to_string()));
        self.first_champion = entrant("first_champion", &file.first_champion)?;
        for (at, TraceRow { player, content, trace }) in file.traces.into_iter().enumerate() {
            is_word(source, &format!("traces[{at}].content"), &content)?;
            self.traces.insert((entrant(&format!("traces[{at}].player"), &player)?, content), trace);
        }
        self.champion = self.first_champion.clone();
        for (at, row) in file.tests.into_iter().enumerate() {
            let field = |name: &str| format!("tests[{at}].{name}");
            let TestRow { hypotheses, pairs, verdict, .. } = row;
            let challenger = entrant(&field("challenger"), &row.challenger)?;
            let champion = entrant(&field("champion"), &row.champion)?;
            hypotheses.check().map_err(|error| source.problem(field("hypotheses"), error.to_string()))?;
            let says = hypotheses.verdict(&pairs);
            if says != verdict {
                return Err(source.problem(field("verdict"), format!("these pairs say {says}")));
            }
            self.keep_test(Test { challenger, champion, hypotheses, pairs, verdict });
        }
        let told = entrant("champion", &file.champion)?;
        if told != self.champion {
            let message = format!("the tests made {} champion; only a test replaces a champion", self.champion);
            return Err(source.problem("champion", message));
        }
        for (at, row) in file.series.into_iter().enumerate() {
            let (key, pairs) = series(source, at, &row)?;
            if self.series.insert(key, pairs).is_some() {
                return Err(source.problem(format!("series[{at}]"), "there is such a series before"));
            }
        }
        Ok(())
    }

    /// Writes everything, or leaves the old file whole.
    ///
    /// # Errors
    /// When the disk won't take it.
    pub(super) fn write(&self) -> Result<(), KeptError> {
        let wrong = |error| KeptError::Disk { path: self.path.display().to_string(), error };
        disk::write_whole(&self.path, &self.text()).map_err(wrong)
    }

    /// The file: one line for each thing.
    fn text(&self) -> String {
        let mut text = format!(
            "{HEAD}(\n    first_champion: \"{}\",\n    champion: \"{}\",\n    traces: [\n",
            self.first_champion, self.champion
        );
        // Writing into a text cannot fail.
        for ((player, content), trace) in &self.traces {
            let _ = writeln!(text, "        (player: \"{player}\", content: \"{content}\", trace: \"{trace}\"),");
        }
        text += "    ],\n    tests: [\n";
        for test in &self.tests {
            let Test { challenger, champion, hypotheses: h, pairs, verdict } = test;
            let _ = writeln!(
                text,
                "        (challenger: \"{challenger}\", champion: \"{champion}\", hypotheses: (elo0: {:?}, elo1: {:?}, \
                 alpha: {:?}, beta: {:?}), pairs: (lost: {}, split: {}, won: {}), verdict: {verdict}),",
                h.elo0, h.elo1, h.alpha, h.beta, pairs.lost, pairs.split, pairs.won
            );
        }
        text += "    ],\n    series: [\n";
        for (Key { players: (a, b), mission, content, first }, pairs) in &self.series {
            let letters: String = pairs.iter().map(|pair| pair.letter()).collect();
            let _ = writeln!(
                text,
                "        (players: (\"{a}\", \"{b}\"), mission: \"{mission}\", content: \"{content}\", first: {first}, \
                 pairs: \"{letters}\"),"
            );
        }
        text + "    ],\n)\n"
    }

    /// Who the champion is.
    pub(super) fn champion(&self) -> &Entrant {
        &self.champion
    }

    /// All series.
    pub(super) fn series(&self) -> &BTreeMap<Key, Vec<Pair>> {
        &self.series
    }

    /// All tests, in the order in which they were made.
    pub(super) fn tests(&self) -> &[Test] {
        &self.tests
    }

    /// What a player did in the fixed matches on this content, if it was seen before.
    pub(super) fn trace(&self, player: &Entrant, content: &str) -> Option<Hash> {
        self.traces.get(&(player.clone(), content.into())).copied()
    }

    /// Remembers what a player does in them.
    pub(super) fn keep_trace(&mut self, player: &Entrant, content: String, trace: Hash) {
        self.traces.insert((player.clone(), content), trace);
    }

    /// How many pairs of a series there are.
    pub(super) fn count(&self, key: &Key) -> usize {
        self.series.get(key).map_or(0, Vec::len)
    }

    /// Whether there is anything of a player.
    pub(super) fn knows(&self, player: &Entrant) -> bool {
        self.traces.keys().any(|(known, _)| known == player)
            || self.series.keys().any(|key| key.players.0 == *player || key.players.1 == *player)
    }

    /// Keeps the next pair of a series.
    pub(super) fn keep(&mut self, key: &Key, pair: Pair) {
        self.series.entry(key.clone()).or_default().push(pair);
    }

    /// Keeps a test, instead of an earlier one between the two that was not decided. The only way to another champion.
    pub(super) fn keep_test(&mut self, test: Test) {
        if test.verdict == Verdict::Accepted && test.champion == self.champion {
            self.champion = test.challenger.clone();
        }
        let is_same = |kept: &Test| (&kept.challenger, &kept.champion) == (&test.challenger, &test.champion);
        self.tests.retain(|kept| !(is_same(kept) && kept.verdict == Verdict::Undecided));
        self.tests.push(test);
    }

    /// From now on these programs of this engine are called those of a commit; names without one are free for what
    /// comes.
    pub(super) fn name_after(&mut self, commit: &str, players: &[Entrant]) {
        let new = |player: &Entrant| match player {
            Entrant::Own(kind) if players.contains(player) => {
                Entrant::Of { seat: kind.to_string(), engine: commit.into() }
            }
            _ => player.clone(),
        };
        self.first_champion = new(&self.first_champion);
        self.champion = new(&self.champion);
        let traces = std::mem::take(&mut self.traces).into_iter();
        self.traces = traces.map(|((player, content), trace)| ((new(&player), content), trace)).collect();
        for test in &mut self.tests {
            (test.challenger, test.champion) = (new(&test.challenger), new(&test.champion));
        }
        let renamed = std::mem::take(&mut self.series).into_iter().map(|(key, pairs)| {
            let (a, b) = &key.players;
            let (key, is_turned) = Key::of(&new(a), &new(b), &key.mission, &key.content, key.first);
            let turned = |pair: Pair| if is_turned { pair.turned() } else { pair };
            (key, pairs.into_iter().map(turned).collect())
        });
        self.series = renamed.collect();
    }
}

/// Whether a text is the id of a mission or a hash.
fn is_word(source: &SourceFile, field: &str, text: &str) -> Result<(), Problem> {
    let is_plain = |letter: char| letter.is_ascii_alphanumeric() || "_-".contains(letter);
    let is_word = (1..=100).contains(&text.len()) && text.chars().all(is_plain);
    if is_word { Ok(()) } else { Err(source.problem(field, "letters, digits, `_` and `-` are expected")) }
}

/// A series of the file.
fn series(source: &SourceFile, at: usize, row: &Row) -> Result<(Key, Vec<Pair>), Problem> {
    let wrong = |name: &str, message: String| source.problem(format!("series[{at}].{name}"), message);
    let entrant = |text: &str| text.parse::<Entrant>().map_err(|error| wrong("players", error.to_string()));
    let (a, b) = (entrant(&row.players.0)?, entrant(&row.players.1)?);
    if a >= b {
        return Err(wrong("players", format!("{a} and {b} are to be two, in the order \"{b}\", \"{a}\"")));
    }
    for (name, text) in [("mission", &row.mission), ("content", &row.content)] {
        is_word(source, &format!("series[{at}].{name}"), text)?;
    }
    if ![TABLE, TESTS].contains(&row.first) {
        return Err(wrong("first", format!("{TABLE} (the table) or {TESTS} (tests) is expected")));
    }
    let against_cards = b == Entrant::Cards;
    let read = |letter: char| Pair::read(letter).filter(|pair| pair.fits(against_cards));
    let pairs: Option<Vec<Pair>> = row.pairs.chars().map(read).collect();
    let expected = if against_cards { "w, l and x are expected" } else { "W, H, V, L and x are expected" };
    let pairs = pairs.ok_or_else(|| wrong("pairs", expected.into()))?;
    let key = Key { players: (a, b), mission: row.mission.clone(), content: row.content.clone(), first: row.first };
    Ok((key, pairs))
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = include_str!("tests/kept.ron");

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
        for text in ["", "(", "[]", "()", "\u{0}"] {
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
}
