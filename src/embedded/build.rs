//! Checks all content before it is built into the program, and embeds it: a broken map, mission or catalogue file fails
//! the build with file, line and field.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{env, fs};

use gotham_content::{FOLDERS, SourceFile, read_folder};

fn main() -> ExitCode {
    let (Some(package), Some(out)) = (folder("CARGO_MANIFEST_DIR"), folder("OUT_DIR")) else {
        return fail(["build.rs is run by cargo"]);
    };
    let root = package.join("../..");
    for watched in FOLDERS {
        println!("cargo::rerun-if-changed={}", root.join(watched).display());
    }
    let (files, unread) = read_folder(&root);
    let catalogue = match gotham_content::load(&files) {
        Ok(catalogue) if unread.is_empty() => catalogue,
        loaded => return fail(unread.into_iter().chain(loaded.err().unwrap_or_default())),
    };
    match fs::write(out.join("embedded.rs"), embed(&root, &files, catalogue.content_hash)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => fail([format!("{}: {error}", out.display())]),
    }
}

/// The source of the list of files, which `lib.rs` includes.
fn embed(root: &Path, files: &[SourceFile], content_hash: u64) -> String {
    let mut source = String::from("/// Name and text of every embedded file, in name order.\n");
    source.push_str("pub static FILES: &[(&str, &str)] = &[\n");
    for file in files {
        let path = root.join(&file.name);
        let _ = writeln!(source, "    ({:?}, include_str!({:?})),", file.name, path.display().to_string());
    }
    source.push_str("];\n\n/// The hash of the embedded files' names and texts.\n");
    let _ = writeln!(source, "pub const CONTENT_HASH: u64 = {content_hash:#018x};");
    source
}

fn folder(variable: &str) -> Option<PathBuf> {
    env::var_os(variable).map(PathBuf::from)
}

fn fail(messages: impl IntoIterator<Item = impl ToString>) -> ExitCode {
    for message in messages {
        println!("cargo::error={}", message.to_string());
    }
    ExitCode::FAILURE
}
