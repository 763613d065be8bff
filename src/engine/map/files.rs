//! The files of the workshop: maps, and the lists of boards.

use std::path::Path;

use gotham_content::Map;
use gotham_platform::disk;
use gotham_workshop::{Lists, Printed};

use super::super::trouble::{self, Outcome, Trouble};

/// The lists of a file, and those that it is put together of beside it.
pub(crate) fn lists(path: &Path) -> Result<(Lists, Printed), Trouble> {
    let named = |error: &dyn std::fmt::Display| Trouble::Unreadable(format!("{}: {error}", path.display()));
    let lists = Lists::read(&trouble::read(path)?).map_err(|error| named(&error))?;
    let sheet = |name: &str| {
        let beside = path.with_file_name(format!("{name}.ron"));
        Lists::read(&disk::read_text(&beside).ok()?).ok()
    };
    let printed = lists.printed(&sheet).map_err(|error| named(&error))?;
    Ok((lists, printed))
}

/// A map file.
pub(super) fn read_map(path: &Path) -> Result<Map, Trouble> {
    let file = super::super::ground::file(path)?;
    file.parse::<Map>().map_err(|problem| Trouble::Unreadable(problem.to_string()))
}

/// Writes a text file.
pub(super) fn write(path: &Path, text: &str) -> Outcome {
    disk::write_whole(path, text).map_err(|error| Trouble::Unreadable(format!("{}: {error}", path.display())))
}
