//! What is English in the files of the project, as words with their lines.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// The words and marks of a text.
#[derive(Default)]
pub(super) struct Words {
    /// In order, each with its line.
    list: Vec<(String, usize)>,
    /// Each once.
    vocabulary: BTreeSet<String>,
}

/// Between two pieces of text that have nothing to do with each other.
const BREAK: &str = "\n";

impl Words {
    /// A page: all of it but code between backticks; a list of `names` keep their spelling.
    pub(super) fn of_page(text: &str, names: &[&str]) -> Words {
        let mut words = Words::default();
        for (line, text) in numbered(text) {
            if text.trim().is_empty() || text.trim_start().starts_with("```") {
                words.end();
            } else {
                words.add(text, line);
            }
        }
        words.without(names)
    }

    /// A file of sentences: comments and, of a language that is `read`, what is said; without ids and placeholders.
    pub(super) fn of_sentences(text: &str, names: &[&str], is_read: bool) -> Words {
        let mut words = Words::default();
        for (line, text) in numbered(text) {
            let is_comment = text.starts_with('#');
            let has_id = !text.starts_with(' ') || text.trim_start().starts_with('.');
            let said = if is_comment || !has_id { text } else { text.split_once(" =").map_or("", |(_, said)| said) };
            if has_id || text.trim().is_empty() {
                words.end();
            }
            if is_comment || is_read {
                words.add(&without_placeholders(said), line);
            }
        }
        words.without(names)
    }

    /// A Rust source: comments and the texts between quotes.
    pub(super) fn of_source(text: &str, names: &[&str]) -> Words {
        let mut words = Words::default();
        let mut last = 0;
        for (line, kind, piece) in pieces(text) {
            // A comment goes on in the next line.
            if kind == Piece::Text || line != last + 1 {
                words.end();
            }
            for (at, text) in piece.lines().enumerate() {
                let text = text.trim_start().trim_start_matches(['/', '!', '*']);
                if text.trim().is_empty() || text.trim_start().starts_with("```") {
                    words.end();
                } else {
                    words.add(text, line + at);
                }
            }
            last = if kind == Piece::Comment { line } else { 0 };
        }
        words.without(names)
    }

    /// A script: its comments, which begin with a mark.
    pub(super) fn of_script(text: &str, mark: &str, names: &[&str]) -> Words {
        let mut words = Words::default();
        let mut last = 0;
        for (line, text) in numbered(text) {
            let start = text.match_indices(mark).map(|(at, _)| at);
            let start = start.into_iter().find(|at| text[..*at].chars().next_back().is_none_or(char::is_whitespace));
            let Some(at) = start else { continue };
            if line != last + 1 {
                words.end();
            }
            words.add(text[at + mark.len()..].trim_start_matches(['#', '/', '*']), line);
            last = line;
        }
        words.without(names)
    }

    /// The lines where a sequence of words begins; `…` at the end of a word stands for any ending.
    pub(super) fn lines_with(&self, idiom: &[String]) -> Vec<usize> {
        let fits = |(word, _): &(String, usize), sought: &String| match sought.strip_suffix('…') {
            Some(stem) => word.strip_prefix(stem).is_some_and(|ending| !ending.contains('_')),
            None => word == sought,
        };
        let head = idiom[0].trim_end_matches('…');
        if self.vocabulary.range(head.to_string()..).next().is_none_or(|word| !word.starts_with(head)) {
            return Vec::new();
        }
        let places = self.list.windows(idiom.len());
        let here = places.filter(|words| words.iter().zip(idiom).all(|(word, sought)| fits(word, sought)));
        here.map(|words| words[0].1).collect()
    }

    /// Adds a line, without the code between backticks.
    fn add(&mut self, text: &str, line: usize) {
        for (at, part) in text.split('`').enumerate() {
            if at % 2 == 0 {
                self.list.extend(words_of(part).into_iter().map(|word| (word, line)));
            } else {
                self.end();
            }
        }
    }

    fn end(&mut self) {
        self.list.push((BREAK.into(), 0));
    }

    fn without(mut self, names: &[&str]) -> Words {
        for name in names.iter().map(|name| words_of(name)) {
            let is_here = |words: &[(String, usize)]| words.iter().map(|(word, _)| word).eq(&name);
            while let Some(at) = self.list.windows(name.len()).position(is_here) {
                self.list.splice(at..at + name.len(), [(BREAK.into(), 0)]);
            }
        }
        self.vocabulary = self.list.iter().map(|(word, _)| word.clone()).collect();
        self
    }
}

/// The words of a text in lowercase, and its marks, one at a time. A name of the code with underscores is one word.
pub(super) fn words_of(text: &str) -> Vec<String> {
    let is_of_word = |c: char| c.is_alphanumeric() || "_-'’…".contains(c);
    let mut words: Vec<String> = Vec::new();
    let mut is_inside = false;
    for c in text.chars() {
        let belongs = is_of_word(c);
        if belongs && is_inside {
            words.last_mut().expect("it is inside a word").extend(c.to_lowercase());
        } else if !c.is_whitespace() {
            words.push(c.to_lowercase().collect());
        }
        is_inside = belongs;
    }
    words
}

/// Everything that is English in the project, with its path; proper `names` keep their spelling.
pub(super) fn of_the_project(names: &[&str]) -> Vec<(String, Words)> {
    let root = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
    let mut found = Vec::new();
    for path in files(root, "") {
        // The lists themselves, in a file of their own.
        if path == "tests/english.rs" {
            continue;
        }
        let Ok(text) = fs::read_to_string(root.join(&path)) else { continue };
        let ending = path.rsplit(['.', '/']).next().unwrap_or_default();
        let words = match ending {
            "rs" => Words::of_source(&text, names),
            "ftl" => Words::of_sentences(&text, names, path.starts_with("assets/words/en/")),
            "md" | "html" | "hbs" | "dev" => Words::of_page(&text, names),
            "ron" if !path.starts_with("assets/words/") => Words::of_page(&text, names),
            "toml" | "sh" | "py" | "yml" | "build" | "serve" | "package" | "papers" | "run" => {
                Words::of_script(&text, "#", names)
            }
            "js" | "mjs" => Words::of_script(&text, "//", names),
            "css" => Words::of_script(&text, "/*", names),
            _ => continue,
        };
        found.push((path, words));
    }
    found
}

/// The files below a folder that we write, by their paths from the root.
fn files(root: &Path, folder: &str) -> Vec<String> {
    const NOT_OURS: [&str; 7] = ["target", "node_modules", "dist", "corpus", "artifacts", "mutants.out", "shared"];
    let mut found = Vec::new();
    for entry in fs::read_dir(root.join(folder)).expect("a folder") {
        let name = entry.expect("an entry").file_name().to_string_lossy().into_owned();
        let path = if folder.is_empty() { name.clone() } else { format!("{folder}/{name}") };
        let is_hidden = name.starts_with('.') && ![".ci", ".cargo", ".github"].contains(&&*name);
        if !root.join(&path).is_dir() {
            found.push(path);
        } else if !is_hidden && !NOT_OURS.contains(&&*name) {
            found.extend(files(root, &path));
        }
    }
    found.sort();
    found
}

fn numbered(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.lines().enumerate().map(|(at, line)| (at + 1, line))
}

/// A sentence without what is put into it: `{ $name }`.
fn without_placeholders(text: &str) -> String {
    let mut rest = text;
    let mut said = String::new();
    while let Some((before, after)) = rest.split_once("{ ") {
        let Some((_, after)) = after.split_once(" }") else { break };
        said.push_str(before);
        said.push('{');
        rest = after;
    }
    said + rest
}

#[derive(PartialEq, Eq, Clone, Copy)]
enum Piece {
    Comment,
    Text,
}

/// The comments of a Rust source and the texts between its quotes, each with the line where it begins.
fn pieces(source: &str) -> Vec<(usize, Piece, &str)> {
    let mut found = Vec::new();
    let (mut at, mut line) = (0, 1);
    while let Some(c) = source[at..].chars().next() {
        let rest = &source[at..];
        let before = source[..at].chars().next_back();
        let is_name = |c: Option<char>| c.is_some_and(|c| c.is_alphanumeric() || c == '_');
        let hashes = rest.strip_prefix('r').map_or(0, |rest| rest.len() - rest.trim_start_matches('#').len());
        let (kind, length, from, to) = if rest.starts_with("//") {
            let length = rest.find('\n').unwrap_or(rest.len());
            (Piece::Comment, length, 0, length)
        } else if rest.starts_with("/*") {
            let length = rest.find("*/").map_or(rest.len(), |end| end + 2);
            (Piece::Comment, length, 0, length.saturating_sub(2))
        } else if c == 'r' && !is_name(before) && rest[1 + hashes..].starts_with('"') {
            let from = hashes + 2;
            let end = rest[from..].find(&format!("\"{}", "#".repeat(hashes))).map_or(rest.len(), |end| from + end);
            (Piece::Text, (end + 1 + hashes).min(rest.len()), from, end)
        } else if c == '"' {
            let mut is_escaped = false;
            let end = rest[1..].find(|c| {
                let ends = c == '"' && !is_escaped;
                is_escaped = c == '\\' && !is_escaped;
                ends
            });
            let end = end.map_or(rest.len(), |end| end + 1);
            (Piece::Text, (end + 1).min(rest.len()), 1, end)
        } else {
            // A letter between single quotes may be a quote itself.
            let quoted = ["'\"'", "'\\\"'", "'\\''", "'\\\\'"].iter().find(|quoted| rest.starts_with(*quoted));
            let length = quoted.map_or(c.len_utf8(), |quoted| quoted.len());
            line += usize::from(c == '\n');
            at += length;
            continue;
        };
        found.push((line, kind, &rest[from..to]));
        line += rest[..length].matches('\n').count();
        at += length;
    }
    found
}
