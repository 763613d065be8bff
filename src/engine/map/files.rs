//! The files of the workshop: maps, and the lists of boards.

use std::path::Path;

use gotham_content::{Map, map_check};
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

/// A map file that the rules can read, whatever else is wrong with it.
pub(super) fn read_map(path: &Path) -> Result<Map, Trouble> {
    let file = super::super::ground::file(path)?;
    let map: Map = file.parse().map_err(|problem| Trouble::Unreadable(problem.to_string()))?;
    if map_check::sound_part(&map).as_ref() == Some(&map) {
        return Ok(map);
    }
    let told = |(field, message): (String, String)| format!("problem: {}", file.problem(field, message));
    let problems: Vec<String> = map_check::check(&map).into_iter().map(told).collect();
    Err(Trouble::Wrong(problems.join("\n")))
}

/// Writes a text file.
pub(super) fn write(path: &Path, text: &str) -> Outcome {
    disk::write_whole(path, text).map_err(|error| Trouble::Unreadable(format!("{}: {error}", path.display())))
}
