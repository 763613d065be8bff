//! What the glossary says about everything that isn't a Skill: terms, tokens, icons.

use serde::{Deserialize, Serialize};

use super::text::Text;

/// An entry of `assets/content/terms.ron`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Term {
    /// The id: `first_movement_bonus`.
    pub id: String,
    /// What it is called.
    pub name: Text,
    /// Under which heading the glossary lists it.
    pub kind: TermKind,
    /// The rule that says so: `R2 VII.A.1`, `G-10`.
    pub rule: String,
    /// What it is, in one line.
    pub line: Text,
    /// The whole of it, with an example.
    pub text: Text,
}

/// The glossary's headings for terms.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum TermKind {
    /// A word of the rules.
    Term,
    /// A thing that lies on the board, a tablet or the Command Post.
    Token,
    /// A sign on Screens, tiles and cards.
    Icon,
}
