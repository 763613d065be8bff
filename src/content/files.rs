//! Content files on a disk: for `build.rs`, for mods and for `gotham-engine validate`.

use std::path::Path;

use super::problem::Problem;
use super::source::SourceFile;
use gotham_platform::disk;

/// Where content lies below the repository's root or a mod's folder.
pub const FOLDERS: [&str; 3] = ["assets/content", "maps", "missions"];

/// Reads every `.ron` file of the content folders below a root, in name order, together with what could not be read.
pub fn read_folder(root: &Path) -> (Vec<SourceFile>, Vec<Problem>) {
    let (mut files, mut problems) = (Vec::new(), Vec::new());
    for folder in FOLDERS {
        let names = match disk::names(&root.join(folder)) {
            Ok(names) => names,
            Err(error) => {
                problems.push(unreadable(folder, &error));
                continue;
            }
        };
        for name in names.into_iter().filter(|name| name.ends_with(".ron")) {
            let path = format!("{folder}/{name}");
            let read = disk::read_bytes(&root.join(folder).join(&name)).map_err(|error| unreadable(&path, &error));
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
