//! Which content is played on.

use std::path::PathBuf;
use std::sync::Arc;

use clap::Args;
use gotham_content::{Catalogue, Problem};
use gotham_play::Overlay;
use gotham_play::overlay::OverlayError;

use super::trouble::Trouble;

/// Which content is played on.
#[derive(Args)]
pub(crate) struct Content {
    /// A map, mission or catalogue file, or a folder of such files, laid over the built-in content; may be given several
    /// times.
    #[arg(long = "content", value_name = "FILE-OR-FOLDER")]
    paths: Vec<PathBuf>,
}

impl Content {
    /// All content, or everything that is wrong with it.
    pub(crate) fn catalogue(&self) -> Result<Arc<Catalogue>, Trouble> {
        self.overlay().map(|(_, catalogue)| catalogue)
    }

    /// All files, whatever is in them.
    pub(crate) fn files(&self) -> Result<Overlay, Trouble> {
        Ok(over_the_built_in(&self.paths)?)
    }

    /// All content with its files, so that more can be put on top of them.
    pub(crate) fn overlay(&self) -> Result<(Overlay, Arc<Catalogue>), Trouble> {
        let overlay = self.files()?;
        let catalogue = overlay.catalogue().map_err(|problems| Trouble::Unreadable(Problem::lines(&problems)))?;
        Ok((overlay, catalogue))
    }
}

/// The files of these paths over the built-in ones.
///
/// # Errors
/// When one of them cannot be read.
pub(crate) fn over_the_built_in(paths: &[PathBuf]) -> Result<Overlay, OverlayError> {
    Overlay::over(gotham_embedded::files(), gotham_embedded::catalogue).with(paths)
}
