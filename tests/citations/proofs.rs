//! Everything that is to be proved has a test, and `docs/rules-conformance.md` says which.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use gotham_rules::Rule;

use super::ids::{Id, Proof};
use super::read::{self, Test};
use super::{page, skills};

fn tests() -> Vec<Test> {
    read::tests(&skills())
}

fn ids() -> Vec<Id> {
    page::parts().into_iter().flat_map(|(_, ids)| ids).collect()
}

fn written() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join("docs/rules-conformance.md")
}

#[test]
fn everything_has_a_test_that_proves_it() {
    let tests = tests();
    let is_bare = |id: &&Id| id.proof == Proof::Tests && page::proofs(id, &tests).next().is_none();
    let ids = ids();
    let bare: Vec<String> = ids.iter().filter(is_bare).map(|id| format!("{}: {}", id.id, id.about)).collect();
    assert!(bare.is_empty(), "no test cites these in its doc comment:\n{}", bare.join("\n"));
}

/// Nothing is listed twice or left out, and no test claims to prove what isn't a rule or is still to come.
#[test]
fn tests_prove_what_there_is() {
    let ids = ids();
    let listed: BTreeSet<&str> = ids.iter().map(|id| id.id.as_str()).collect();
    assert_eq!(listed.len(), ids.len(), "something is listed twice");
    // One rule of the log is two Skills: Command, of Henchmen and of the Elite.
    let is_listed = |id: &str| listed.contains(id) || id == Rule::CommandSkill.id();
    let is_left_out = |id: &&str| !id.starts_with("R1 ") && !is_listed(id);
    let left_out: Vec<&str> = Rule::ALL.iter().map(|rule| rule.id()).filter(is_left_out).collect();
    assert!(left_out.is_empty(), "ids.rs does not know {left_out:?}");
    let tests = tests();
    for id in ids.iter().filter(|id| id.proof != Proof::Tests) {
        let claims: Vec<&str> = page::proofs(id, &tests).map(|test| test.name.as_str()).collect();
        assert!(claims.is_empty(), "{} is {:?}, and {claims:?} cite it", id.id, id.proof);
    }
}

#[test]
fn the_page_is_what_the_tests_prove() {
    let page = fs::read_to_string(written()).unwrap_or_default();
    assert!(page == page::page(&tests()), "{} is stale: ./dev conformance writes it", written().display());
}

#[test]
#[ignore = "writes docs/rules-conformance.md: ./dev conformance"]
fn write_the_page() {
    fs::write(written(), page::page(&tests())).expect("written");
}
