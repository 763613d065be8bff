//! Checks all content and all sentences before the package is built, and embeds them: a broken map, mission or
//! catalogue file, and a sentence that a language lacks, fail the build with file, line and field.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{env, fs};

#[allow(dead_code, unused_imports, reason = "the build only loads; the library uses the rest")]
#[path = "src/content/mod.rs"]
mod content;
#[path = "build/words.rs"]
mod words;

#[path = "src/platform"]
mod platform {
    #[allow(dead_code, reason = "the build only reads content; the library uses the rest")]
    pub mod disk;
}

fn main() -> ExitCode {
    let (Some(root), Some(out)) = (folder("CARGO_MANIFEST_DIR"), folder("OUT_DIR")) else {
        return fail(["build.rs is run by cargo".to_string()]);
    };
    for watched in
        content::FOLDERS.into_iter().chain(["src/content", "src/platform/disk.rs", "build.rs", "build", words::FOLDER])
    {
        println!("cargo::rerun-if-changed={watched}");
    }
    let (files, unread) = content::read_folder(&root);
    let catalogue = match content::Catalogue::load(&files) {
        Ok(catalogue) if unread.is_empty() => catalogue,
        loaded => return fail(unread.into_iter().chain(loaded.err().unwrap_or_default()).map(|p| p.to_string())),
    };

    #[cfg(windows)]
    if let Err(error) = winresource::WindowsResource::new().set_icon("desktop/windows/gotham.ico").compile() {
        return fail([format!("the icon of the program: {error}")]);
    }

    let languages = match words::read(&root) {
        Ok(languages) => languages,
        Err(error) => return fail([format!("{}: {error}", words::FOLDER)]),
    };
    let english = match words::check(&languages) {
        Ok(english) => english,
        Err(problems) => return fail(problems),
    };
    let written = fs::write(out.join("embedded.rs"), embed(&root, &files, catalogue.content_hash))
        .and_then(|()| fs::write(out.join("words.rs"), words::source(&root, &languages, &english)));
    match written {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => fail([format!("{}: {error}", out.display())]),
    }
}

/// The source of the list of files, which `src/embedded.rs` includes.
fn embed(root: &Path, files: &[content::SourceFile], content_hash: u64) -> String {
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

fn fail(messages: impl IntoIterator<Item = String>) -> ExitCode {
    for message in messages {
        println!("cargo::error={message}");
    }
    ExitCode::FAILURE
}
