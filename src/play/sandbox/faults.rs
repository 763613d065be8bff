//! What is wrong with a sandbox, by the path of its field.

use gotham_content::{Problem, SourceFile};

/// One thing that is wrong with a sandbox.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The path of the field: `heroes[0].area`; empty: the position as a whole.
    pub field: String,
    /// What is wrong with it.
    pub message: String,
}

impl std::fmt::Display for Fault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if !self.field.is_empty() {
            write!(f, "{}: ", self.field)?;
        }
        f.write_str(&self.message)
    }
}

/// Why a sandbox is impossible: everything wrong with it.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", .0.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))]
pub struct SandboxError(pub Vec<Fault>);

impl SandboxError {
    /// One thing is wrong.
    pub(super) fn of(field: impl Into<String>, message: impl Into<String>) -> SandboxError {
        SandboxError(vec![Fault { field: field.into(), message: message.into() }])
    }

    /// What is wrong, for somebody who sees the table but no file.
    pub fn told(&self) -> String {
        self.0.iter().map(|fault| fault.message.as_str()).collect::<Vec<_>>().join("; ")
    }

    /// What is wrong, and where in the file.
    pub fn problems(&self, file: &SourceFile) -> Vec<Problem> {
        self.0.iter().map(|fault| file.problem(&fault.field, &fault.message)).collect()
    }
}
