//! Why a command does not end well.

use std::io;
use std::path::Path;

use gotham_content::Catalogue;
use gotham_platform::disk;
use gotham_play::overlay::OverlayError;
use gotham_play::{LoadError, ShareError};
use gotham_rules::{Scenario, ScenarioError};

/// How a command fails; see the exit codes.
pub(crate) enum Trouble {
    /// The thing checked is wrong: exit code 1. With an empty message, it has already been reported.
    Wrong(String),
    /// Bad usage or unreadable input: exit code 2.
    Unreadable(String),
    /// Nobody reads the output anymore.
    NobodyReads,
}

/// What every command returns.
pub(crate) type Outcome = Result<(), Trouble>;

impl From<io::Error> for Trouble {
    fn from(error: io::Error) -> Trouble {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Trouble::NobodyReads,
            _ => Trouble::Unreadable(error.to_string()),
        }
    }
}

impl From<OverlayError> for Trouble {
    fn from(error: OverlayError) -> Trouble {
        Trouble::Unreadable(error.to_string())
    }
}

impl From<ScenarioError> for Trouble {
    fn from(error: ScenarioError) -> Trouble {
        Trouble::Unreadable(error.to_string())
    }
}

/// Reads a text file.
pub(crate) fn read(path: &Path) -> Result<String, Trouble> {
    disk::read_text(path).map_err(|error| Trouble::Unreadable(format!("{}: {error}", path.display())))
}

/// What a record that cannot be opened means for the exit code.
pub(crate) fn of_record(path: &Path, error: &LoadError) -> Trouble {
    let message = match error {
        LoadError::Unreadable { line, column, reason } => format!("{}:{line}:{column}: {reason}", path.display()),
        other => format!("{}: {other}", path.display()),
    };
    match error {
        LoadError::Unreadable { .. } | LoadError::Newer(_) => Trouble::Unreadable(message),
        _ => Trouble::Wrong(message),
    }
}

/// How many problems there are, in words; `None` if there are none.
pub(crate) fn problems(count: usize) -> Option<String> {
    match count {
        0 => None,
        1 => Some("1 problem".into()),
        many => Some(format!("{many} problems")),
    }
}

/// What a share code that cannot be opened means for the exit code.
pub(crate) fn of_code(error: &ShareError) -> Trouble {
    let message = format!("the code: {error}");
    match error {
        ShareError::Missing(_)
        | ShareError::Newer(_)
        | ShareError::TooLong(_)
        | ShareError::Letter { .. }
        | ShareError::Spoiled(_)
        | ShareError::Unreadable { .. } => Trouble::Unreadable(message),
        _ => Trouble::Wrong(message),
    }
}

/// A mission made ready, listing the missions that exist when there is no such mission.
pub(crate) fn scenario(catalogue: &Catalogue, mission: &str) -> Result<std::sync::Arc<Scenario>, Trouble> {
    Scenario::new(catalogue, mission).map_err(|error| match error {
        ScenarioError::NoMission(_) => {
            let known: Vec<&str> = catalogue.missions.iter().map(|mission| mission.id.as_str()).collect();
            Trouble::Unreadable(format!(
                "{error}; the choices are: {}; a mission of your own is found with --content FILE-OR-FOLDER",
                known.join(", ")
            ))
        }
        other => other.into(),
    })
}
