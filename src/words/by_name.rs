//! Sentences that go by a name in the code: what rules and Skills are called, and what a rule says.

use std::fmt::Debug;

use super::{SENTENCES, Words};
use gotham_content::skill::Skill;
use gotham_rules::Rule;

/// Where the sentences are in [`SENTENCES`], by position in `Rule::ALL` and `Skill::ALL`.
pub(super) struct ByName {
    rules: Vec<(usize, usize)>,
    skills: Vec<usize>,
}

impl ByName {
    /// Looks all names up.
    pub fn new() -> ByName {
        let rule = |rule: &Rule| {
            let id = format!("rule-{}", kebab(rule));
            (place(&id, None), place(&id, Some("text")))
        };
        let skill = |skill: &Skill| place(&format!("skill-name-{}", kebab(skill)), None);
        ByName { rules: Rule::ALL.iter().map(rule).collect(), skills: Skill::ALL.iter().map(skill).collect() }
    }
}

impl Words {
    /// A rule's title.
    pub fn rule(&self, rule: Rule) -> &str {
        self.constant(self.0.by_name.rules[rule as usize].0)
    }

    /// The rule in our own words.
    pub fn rule_text(&self, rule: Rule) -> &str {
        self.constant(self.0.by_name.rules[rule as usize].1)
    }

    /// What a Skill or Trait is called.
    pub fn skill(&self, skill: Skill) -> &str {
        self.constant(self.0.by_name.skills[skill as usize])
    }
}

/// For what is missing, a position past the end, where nothing is said: a test of the words finds it.
fn place(id: &str, attribute: Option<&str>) -> usize {
    SENTENCES.binary_search(&(id, attribute)).unwrap_or(usize::MAX)
}

/// `SneakAttack` as `sneak-attack`.
fn kebab(name: &impl Debug) -> String {
    let mut kebab = String::new();
    for letter in format!("{name:?}").chars() {
        if letter.is_uppercase() && !kebab.is_empty() {
            kebab.push('-');
        }
        kebab.extend(letter.to_lowercase());
    }
    kebab
}
