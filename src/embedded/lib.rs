//! The content files that are built into the program, so that it runs as a single binary and in the browser.
//!
//! `build.rs` has read and checked the same texts: a program that was built has a sound catalogue.

use std::sync::{Arc, OnceLock};

use gotham_content::{Catalogue, SourceFile};

include!(concat!(env!("OUT_DIR"), "/embedded.rs"));

/// The package's version.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");

/// The embedded files, in name order: a mod's files may override them before loading.
pub fn files() -> Vec<SourceFile> {
    FILES.iter().map(|(name, text)| SourceFile::new(*name, *text)).collect()
}

/// The catalogue of the embedded files. It never changes, so it is read once.
pub fn catalogue() -> Arc<Catalogue> {
    static CATALOGUE: OnceLock<Arc<Catalogue>> = OnceLock::new();
    let load = || match gotham_content::load(&files()) {
        Ok(catalogue) => Arc::new(catalogue),
        Err(problems) => unreachable!("build.rs has checked these files: {problems:?}"),
    };
    Arc::clone(CATALOGUE.get_or_init(load))
}
