//! All results, in a file that is only ever added to: `docs/ladder.ron`.

#[cfg(test)]
mod tests;

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
    /// There is more in it than this run knows, which would be lost.
    #[error("{0}: another run has written it meanwhile: start again, and let one run after the other")]
    Meanwhile(String),
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
    /// What is in the file.
    written: String,
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
            written: on_disk(path)?,
            first_champion: champion.clone(),
            champion,
            traces: BTreeMap::new(),
            series: BTreeMap::new(),
            tests: Vec::new(),
        };
        if !kept.written.is_empty() {
            let source = SourceFile::new(path.display().to_string(), kept.written.clone());
            kept.read(&source)?;
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
    /// When the disk won't take it, or somebody else has written the file.
    pub(super) fn write(&mut self) -> Result<(), KeptError> {
        let shown = self.path.display().to_string();
        if on_disk(&self.path)? != self.written {
            return Err(KeptError::Meanwhile(shown));
        }
        let text = self.text();
        disk::write_whole(&self.path, &text).map_err(|error| KeptError::Disk { path: shown, error })?;
        self.written = text;
        Ok(())
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

/// What is in the file; nothing if there is none.
fn on_disk(path: &Path) -> Result<String, KeptError> {
    match disk::read_text(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(String::new()),
        read => read.map_err(|error| KeptError::Disk { path: path.display().to_string(), error }),
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
