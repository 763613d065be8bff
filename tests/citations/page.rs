//! `docs/rules-conformance.md`, from what needs proof and what the tests prove.

use std::fmt::Write as _;

use super::examples;
use super::ids::{self, Id, Proof};
use super::read::Test;

const HEAD: &str = "# What proves the rules

Every section of rulebook 2.0 and of the solo rulebook, every ruling of ours, every difference between the editions,
every variant, every Skill and Trait, and every printed example, each with the tests that fail when it is broken. A test
cites in its doc comment what it proves; the list of what needs proof is in `tests/citations`. `./dev conformance` writes
this page, and a test keeps it in step with the tests.
";

/// The whole page.
pub(super) fn page(tests: &[Test]) -> String {
    let mut page = HEAD.to_string();
    for (title, ids) in parts() {
        let _ = write!(page, "\n## {title}\n\n| | about | proved by |\n|---|---|---|\n");
        ids.iter().for_each(|id| page.push_str(&row(id, tests)));
    }
    page
}

/// The page's parts, and what needs proof in each.
pub(super) fn parts() -> [(&'static str, Vec<Id>); 7] {
    [
        ("Rulebook 2.0", ids::sections()),
        ("Solo rulebook", ids::solo()),
        ("Rulings", ids::rulings()),
        ("Differences between the editions", ids::differences()),
        ("Variants", ids::variants()),
        ("Skills and Traits", ids::skills()),
        ("Printed examples", examples::examples()),
    ]
}

/// The tests that prove it.
pub(super) fn proofs<'a>(id: &'a Id, tests: &'a [Test]) -> impl Iterator<Item = &'a Test> {
    tests.iter().filter(|test| test.cites.contains(&id.id))
}

fn row(id: &Id, tests: &[Test]) -> String {
    let link = |test: &Test| format!("[{}](../{})", test.name, test.file);
    let proved = match id.proof {
        Proof::Tests => proofs(id, tests).map(link).collect::<Vec<_>>().join(", "),
        Proof::NoRule(why) => format!("no rule: {why}"),
    };
    format!("| {} | {} | {proved} |\n", id.id, id.about)
}
