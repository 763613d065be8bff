//! Checks all sentences before they are built into the program, and writes a method of `Words` for each: a sentence that a
//! language lacks fails the build with file and line.

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{env, fs};

use gotham_sentences::{FOLDER, check, read, source};

fn main() -> ExitCode {
    let (Some(package), Some(out)) = (folder("CARGO_MANIFEST_DIR"), folder("OUT_DIR")) else {
        return fail(["build.rs is run by cargo".to_string()]);
    };
    let root = package.join("../..");
    println!("cargo::rerun-if-changed={}", root.join(FOLDER).display());
    match written(&root, &out.join("words.rs")) {
        Ok(()) => ExitCode::SUCCESS,
        Err(problems) => fail(problems),
    }
}

/// Reads, checks and writes; else every problem.
fn written(root: &Path, to: &Path) -> Result<(), Vec<String>> {
    let languages = read(root).map_err(|error| vec![format!("{FOLDER}: {error}")])?;
    let english = check(&languages)?;
    fs::write(to, source(root, &languages, &english)).map_err(|error| vec![format!("{}: {error}", to.display())])
}

fn folder(variable: &str) -> Option<PathBuf> {
    env::var_os(variable).map(PathBuf::from)
}

fn fail(messages: impl IntoIterator<Item = String>) -> ExitCode {
    for message in messages {
        println!("cargo::error={message}");
    }
    ExitCode::FAILURE
}
