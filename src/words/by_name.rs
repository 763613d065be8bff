//! Sentences that go by a name in the code: what rules and Skills are called, and what a rule says.

use std::fmt::Debug;

use gotham_content::skill::Skill;
use gotham_rules::Rule;

/// Message and attribute of a sentence.
type Sentence<'a> = (&'a str, Option<&'a str>);

/// Where the sentences stand in the table of all; by place in `Rule::ALL` and `Skill::ALL`.
pub(super) struct ByName {
    rules: Vec<(usize, usize)>,
    skills: Vec<usize>,
}

impl ByName {
    /// Looks all names up in the table, which is sorted.
    pub(crate) fn of(sentences: &[Sentence]) -> ByName {
        let place = |id: &str, attribute| place(sentences, id, attribute);
        let rule = |rule: &Rule| {
            let id = format!("rule-{}", kebab(rule));
            (place(&id, None), place(&id, Some("text")))
        };
        let skill = |skill: &Skill| place(&format!("skill-name-{}", kebab(skill)), None);
        ByName { rules: Rule::ALL.iter().map(rule).collect(), skills: Skill::ALL.iter().map(skill).collect() }
    }

    /// Where it stands what a rule is called.
    pub(crate) fn rule(&self, rule: Rule) -> usize {
        self.rules[rule as usize].0
    }

    /// Where the rule stands in our words.
    pub(crate) fn rule_text(&self, rule: Rule) -> usize {
        self.rules[rule as usize].1
    }

    /// Where it stands what a Skill or Trait is called.
    pub(crate) fn skill(&self, skill: Skill) -> usize {
        self.skills[skill as usize]
    }
}

/// For what is missing, a position past the end, where nothing is said: a test of the words finds it.
fn place(sentences: &[Sentence], id: &str, attribute: Option<&str>) -> usize {
    sentences.binary_search(&(id, attribute)).unwrap_or(usize::MAX)
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
