//! Why not: a rule and a reason with its numbers. Every grayed-out button shows one. The sentence is up to `words`,
//! so refusing costs nothing: `legal` refuses by the thousand.

mod reason;

use std::fmt;

pub use reason::Reason;

use super::ruling::Rule;

/// Why a command may not be given now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// The rule that forbids it.
    pub rule: Rule,
    /// The reason.
    pub why: Reason,
}

impl Refusal {
    /// A refusal with its reason.
    pub fn new(rule: Rule, why: Reason) -> Refusal {
        Refusal { rule, why }
    }
}

/// For engineers: what a test or a broken record says.
impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} ({})", self.why, self.rule.id())
    }
}

impl std::error::Error for Refusal {}

/// What a check returns.
pub(crate) type Verdict = Result<(), Refusal>;

/// Refuses with a rule and a reason unless the condition holds.
#[inline]
pub(crate) fn require(condition: bool, rule: Rule, why: Reason) -> Verdict {
    if condition { Ok(()) } else { refuse(rule, why) }
}

/// Refuses. It is kept out of the way, since nearly all of a command's many conditions hold.
#[cold]
pub(crate) fn refuse(rule: Rule, why: Reason) -> Verdict {
    Err(Refusal::new(rule, why))
}
