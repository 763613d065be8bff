//! Every rule that a comment, a text or a content file cites exists.
//!
//! A citation is `R2` and a section of rulebook 2.0, `SOLO` and a section of the solo rulebook, `S2` and a Skill, `R1` and a
//! section or Skill of the rulebook of 2019, `G-` and a ruling of this project, `E-` and a difference between the editions, or `V-` and a variant. What log and
//! refusals can show is a [`Rule`]; comments may cite anything that `ids.rs` and `examples.rs` know.
//!
//! What a test cites in its doc comment, it proves: `proofs.rs` holds `docs/rules-conformance.md` to that.

mod cited;
mod examples;
mod ids;
mod page;
mod proofs;
mod read;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use gotham_rules::Rule;
use gotham_words::{ENGLISH, Words};

use self::cited::citations;

#[test]
fn every_citation_exists() {
    let mut known: BTreeSet<String> = Rule::ALL.iter().map(|rule| rule.id().to_string()).collect();
    known.extend(page::parts().into_iter().flat_map(|(_, ids)| ids).map(|id| id.id));
    let skills = skills();

    let mut complaints = Vec::new();
    for folder in ["src", "docs", "tests", "assets/content", "maps", "missions"] {
        for file in texts(folder) {
            let text = fs::read_to_string(&file).expect("sources are readable");
            for (line, words) in (1..).zip(text.lines()) {
                let unknown = citations(words, &skills).into_iter().filter(|cited| !known.contains(cited));
                complaints.extend(unknown.map(|cited| format!("{}:{line}: {cited}", file.display())));
            }
        }
    }
    complaints.sort();
    assert!(complaints.is_empty(), "rules that do not exist:\n{}", complaints.join("\n"));
}

/// Each difference between the editions has a test that says so in its first words.
#[test]
fn every_difference_is_tested() {
    let mut tested = BTreeSet::new();
    for file in texts("tests/rules/editions") {
        let text = fs::read_to_string(&file).expect("sources are readable");
        let named = text.lines().filter_map(|line| line.strip_prefix("/// E-")?.split_once(':'));
        tested.extend(named.flat_map(|(ids, _)| citations(&format!("E-{ids}"), &[])));
    }
    let untested: Vec<String> =
        ids::differences().into_iter().map(|id| id.id).filter(|id| !tested.contains(id)).collect();
    assert!(untested.is_empty(), "no test in tests/rules/editions begins with {untested:?}");
}

#[test]
fn every_rule_has_an_id_of_its_own_a_title_and_a_text() {
    let words = Words::of(ENGLISH);
    let mut seen = BTreeSet::new();
    for rule in Rule::ALL {
        let id = rule.id();
        assert!(seen.insert(id), "two rules have the id {id}");
        assert_eq!(Rule::find(id), Some(*rule), "{id}");
        assert!(!words.rule(*rule).trim().is_empty(), "{id} has no title");
        let text = words.rule_text(*rule);
        assert!(text.trim().ends_with('.'), "{id}: the text is a sentence: {text:?}");
        let skill = id.strip_prefix("S2 ");
        let is_well_formed = skill.is_some_and(|name| name.starts_with(char::is_uppercase))
            || citations(id, &[]).iter().any(|cited| cited == id);
        assert!(
            is_well_formed,
            "{id} is not of the form R2 IV.A.3, SOLO V.B, S2 Some Skill, R1 V:C:5 [d], R1 X Some Skill or G-12"
        );
    }
}

/// The Skills as they are cited.
fn skills() -> Vec<String> {
    let known = Rule::ALL.iter().map(|rule| rule.id().to_string()).filter(|id| id.starts_with("S2 "));
    known.chain(ids::skills().into_iter().map(|id| id.id)).collect()
}

/// Every text file below a folder of the repository, except these.
fn texts(folder: &str) -> Vec<PathBuf> {
    fn collect(place: &Path, found: &mut Vec<PathBuf>) {
        for entry in fs::read_dir(place).into_iter().flatten().flatten() {
            let path = entry.path();
            let is_text = path.extension().is_some_and(|extension| ["rs", "md", "ron"].iter().any(|e| extension == *e));
            if path.is_dir() {
                collect(&path, found);
            } else if is_text && !path.to_string_lossy().contains("tests/citations/") {
                found.push(path);
            }
        }
    }
    let mut found = Vec::new();
    collect(&Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join(folder), &mut found);
    found
}
