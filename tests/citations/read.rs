//! The tests, read from their sources: what each cites in its doc comment, it proves.

use std::fs;
use std::path::{Path, PathBuf};

use super::cited::citations;

/// A test.
pub(super) struct Test {
    /// Its file, from the root of the repository.
    pub file: String,
    /// Its function.
    pub name: String,
    /// What it cites.
    pub cites: Vec<String>,
}

/// Every test of the rules and of the files beside them.
pub(super) fn tests(skills: &[String]) -> Vec<Test> {
    let root = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
    let mut files: Vec<PathBuf> =
        ["src/rules", "tests"].iter().flat_map(|folder| sources(&root.join(folder))).collect();
    files.sort();
    let tests_of = |file: &PathBuf| {
        let text = fs::read_to_string(file).expect("sources are readable");
        let file = file.strip_prefix(root).expect("a file of the repository").display().to_string();
        tests_in(&file, &text, skills)
    };
    files.iter().flat_map(tests_of).collect()
}

fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
    let found = entries.flat_map(|path| if path.is_dir() { sources(&path) } else { vec![path] });
    found.filter(|path| path.extension().is_some_and(|extension| extension == "rs")).collect()
}

/// The tests of a file: doc comment, `#[test]` and perhaps more attributes, then the function. Ignored tests prove
/// nothing.
fn tests_in(file: &str, text: &str, skills: &[String]) -> Vec<Test> {
    let (mut tests, mut says, mut attributes) = (Vec::new(), String::new(), Vec::new());
    for line in text.lines().map(str::trim) {
        if let Some(words) = line.strip_prefix("///") {
            says.push_str(words);
        } else if line.starts_with("#[") {
            attributes.push(line);
        } else {
            let function = line.strip_prefix("fn ").and_then(|rest| rest.split('(').next());
            let is_run = attributes.contains(&"#[test]") && !attributes.iter().any(|line| line.starts_with("#[ignore"));
            if let Some(name) = function.filter(|_| is_run) {
                tests.push(Test { file: file.into(), name: name.into(), cites: citations(&says, skills) });
            }
            says.clear();
            attributes.clear();
        }
    }
    tests
}

#[test]
fn tests_are_read_as_written() {
    let text = "/// G-1: one\n/// and V-2.\n#[test]\nfn first() {\n}\n/// G-3\nfn helper() {}\n\n#[test]\nfn second() {}\n\
                /// R2 p.36a\n#[test]\n    fn third(a: u8) {}\n/// G-4\nconst X: u8 = 1;\n#[test]\nfn fourth() {}\n\
                /// G-5\n#[test]\n#[ignore = \"slow\"]\nfn fifth() {}";
    let read: Vec<_> = tests_in("x.rs", text, &[]).into_iter().map(|test| (test.name, test.cites.join(" "))).collect();
    let expected = [("first", "G-1 V-2"), ("second", ""), ("third", "R2 p.36a"), ("fourth", "")];
    assert_eq!(read, expected.map(|(name, cites)| (name.to_string(), cites.to_string())));
}
