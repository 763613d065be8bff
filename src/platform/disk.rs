//! Files that a command line names, and those of the content: `build.rs` uses this file, too.

use core::time::Duration;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::time::UNIX_EPOCH;

/// The longest text that is read.
const MAX_BYTES: u64 = 64 * 1024 * 1024;

/// Names of the files in a folder, in name order.
///
/// # Errors
/// When it cannot be listed.
pub fn names(folder: &Path) -> io::Result<Vec<String>> {
    let entries = fs::read_dir(folder)?;
    let mut names: Vec<String> = entries.flatten().filter_map(|entry| entry.file_name().into_string().ok()).collect();
    names.sort();
    Ok(names)
}

/// Whether there is a folder at this place.
pub fn is_folder(path: &Path) -> bool {
    fs::metadata(path).is_ok_and(|found| found.is_dir())
}

/// The files with this ending in a folder and in all folders below it, in name order; a file is itself, however it ends.
///
/// # Errors
/// When it is not there or cannot be listed.
pub fn files_below(path: &Path, ending: &str) -> io::Result<Vec<PathBuf>> {
    if !fs::metadata(path)?.is_dir() {
        return Ok(vec![path.to_path_buf()]);
    }
    let (mut found, mut open) = (Vec::new(), vec![path.to_path_buf()]);
    while let Some(folder) = open.pop() {
        for entry in fs::read_dir(folder)? {
            let (entry, path) = entry.map(|entry| (entry.file_type(), entry.path()))?;
            match entry? {
                // A link may lead in a circle.
                kind if kind.is_dir() => open.push(path),
                kind if kind.is_file() && path.extension().is_some_and(|found| found == ending) => found.push(path),
                _ => {}
            }
        }
    }
    found.sort();
    Ok(found)
}

/// When something in a file, or in the folder and all folders below it, was saved last, since 1970.
///
/// # Errors
/// When it is not there or cannot be listed.
pub fn last_saved(path: &Path, ending: &str) -> io::Result<Duration> {
    let mut last = Duration::ZERO;
    for file in files_below(path, ending)? {
        let saved = fs::metadata(file)?.modified()?.duration_since(UNIX_EPOCH);
        last = last.max(saved.unwrap_or_default());
    }
    Ok(last)
}

/// Everything in a file.
///
/// # Errors
/// When it cannot be read.
pub fn read_bytes(path: &Path) -> io::Result<Vec<u8>> {
    fs::read(path)
}

/// Reads a text file of a reasonable size.
///
/// # Errors
/// `InvalidData` when it is too long or isn't text; others when it cannot be read.
pub fn read_text(path: &Path) -> io::Result<String> {
    let mut bytes = Vec::new();
    File::open(path)?.take(MAX_BYTES + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > MAX_BYTES {
        return Err(io::Error::new(io::ErrorKind::InvalidData, format!("more than {MAX_BYTES} bytes")));
    }
    String::from_utf8(bytes).map_err(|error| {
        let at = error.utf8_error().valid_up_to();
        io::Error::new(io::ErrorKind::InvalidData, format!("byte {at} is not UTF-8 text"))
    })
}

/// Writes a text beside its place and moves it there.
///
/// # Errors
/// When the disk won't take it; the old file is still whole then.
pub fn write_whole(path: &Path, text: &str) -> io::Result<()> {
    let mut name = path.file_name().unwrap_or_default().to_os_string();
    name.push(".new");
    let beside = path.with_file_name(name);
    let written = File::create(&beside).and_then(|mut file| {
        file.write_all(text.as_bytes())?;
        file.sync_all()
    });
    let moved = written.and_then(|()| fs::rename(&beside, path));
    if moved.is_err() {
        // Best effort: the failure itself is what matters.
        let _ = fs::remove_file(&beside);
    }
    moved
}

/// A file that what is written is appended to.
///
/// # Errors
/// When it cannot be opened.
pub fn append(path: &Path) -> io::Result<impl io::Write + Send + Sync + 'static> {
    OpenOptions::new().create(true).append(true).open(path)
}
