//! Content files on a disk: for `build.rs`, for mods and for `gotham-engine validate`.

use std::fs;
use std::path::Path;

use super::problem::Problem;
use super::source::SourceFile;

/// Where content lies below the repository's root or a mod's folder.
pub const FOLDERS: [&str; 3] = ["assets/content", "maps", "missions"];

/// Reads every `.ron` file of the content folders below a root, in name order, with what could not be read.
pub fn read_folder(root: &Path) -> (Vec<SourceFile>, Vec<Problem>) {
    let (mut files, mut problems) = (Vec::new(), Vec::new());
    for folder in FOLDERS {
        let mut names: Vec<String> = match fs::read_dir(root.join(folder)) {
            Ok(entries) => entries.flatten().filter_map(|entry| entry.file_name().into_string().ok()).collect(),
            Err(error) => {
                problems.push(unreadable(folder, &error));
                continue;
            }
        };
        names.retain(|name| name.ends_with(".ron"));
        names.sort();
        for name in names {
            let path = format!("{folder}/{name}");
            let read = fs::read(root.join(folder).join(&name)).map_err(|error| unreadable(&path, &error));
            match read.and_then(|bytes| SourceFile::from_bytes(path, bytes)) {
                Ok(file) => files.push(file),
                Err(problem) => problems.push(problem),
            }
        }
    }
    (files, problems)
}

fn unreadable(path: &str, error: &std::io::Error) -> Problem {
    let message = format!("cannot be read: {error}");
    Problem { file: path.into(), line: 1, column: 1, field: String::new(), message }
}
