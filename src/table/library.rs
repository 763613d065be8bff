//! What there is to play, and content of one's own over it.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;

use bevy::prelude::Resource;

use gotham_content::{Catalogue, Problem};
use gotham_play::Overlay;

/// Everything that can be played.
#[derive(Resource, Clone)]
pub(super) struct Library(pub Arc<Catalogue>);

/// Content of one's own, laid over what is built in.
#[derive(Resource, Clone, Default, Debug)]
pub(super) struct OwnContent {
    /// Files and folders on the disk: they are read again each time.
    paths: Vec<PathBuf>,
    /// Texts that came without a place on the disk, by their names.
    brought: BTreeMap<String, String>,
}

impl OwnContent {
    /// What the command line names.
    pub(super) fn new(paths: Vec<PathBuf>) -> OwnContent {
        OwnContent { paths, ..OwnContent::default() }
    }

    /// The same with a file or folder more.
    #[must_use]
    pub(super) fn with_path(&self, path: PathBuf) -> OwnContent {
        let mut own = self.clone();
        if !own.paths.contains(&path) {
            own.paths.push(path);
        }
        own
    }

    /// The same with a text more, in place of one of the same name.
    #[must_use]
    pub(super) fn with_text(&self, name: &str, text: &str) -> OwnContent {
        let mut own = self.clone();
        own.brought.insert(name.into(), text.into());
        own
    }

    /// Files and folders on the disk.
    #[cfg(feature = "dev")]
    pub(super) fn paths(&self) -> &[PathBuf] {
        &self.paths
    }

    /// Whether there is none.
    pub(super) fn is_empty(&self) -> bool {
        self.paths.is_empty() && self.brought.is_empty()
    }

    /// What it is called: its files and folders, a line for each.
    pub(super) fn names(&self) -> String {
        let paths = self.paths.iter().map(|path| path.display().to_string());
        paths.chain(self.brought.keys().cloned()).collect::<Vec<_>>().join("\n")
    }

    /// All content, with this over what is built in.
    ///
    /// # Errors
    /// Everything that is wrong with it, a line for each problem with file, line and field.
    pub(super) fn load(&self) -> Result<Arc<Catalogue>, String> {
        let built_in = Overlay::over(gotham_embedded::files(), gotham_embedded::catalogue);
        let mut overlay = built_in.with(&self.paths).map_err(|error| error.to_string())?;
        for (name, text) in &self.brought {
            overlay.lay_text(name, text);
        }
        overlay.catalogue().map_err(|problems| Problem::lines(&problems))
    }
}
