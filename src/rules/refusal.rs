//! Why not: a rule and a reason in words. Every greyed-out button shows one.

use std::borrow::Cow;
use std::fmt;

use serde::Serialize;

use super::ruling::Rule;

/// Why a command may not be given now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Refusal {
    /// The rule that forbids it.
    pub rule: Rule,
    /// The reason, in words for the player.
    pub reason: Cow<'static, str>,
}

impl Refusal {
    /// A refusal with its reason.
    pub fn new(rule: Rule, reason: impl Into<Cow<'static, str>>) -> Refusal {
        Refusal { rule, reason: reason.into() }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.reason, self.rule.id())
    }
}

impl std::error::Error for Refusal {}

/// What a check answers.
pub type Verdict = Result<(), Refusal>;

/// Refuses with a rule and a reason unless the condition holds.
pub fn require(condition: bool, rule: Rule, reason: &'static str) -> Verdict {
    if condition { Ok(()) } else { Err(Refusal::new(rule, reason)) }
}
