//! Content files of one's own, laid over what is built in: a mission or a board can be tried before it is built in.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::Args;
use gotham_content::{CATALOGUE_FILES, Catalogue, Problem, SourceFile};
use gotham_platform::disk;

use super::trouble::Trouble;

/// Which content is played on.
#[derive(Args)]
pub struct Content {
    /// A map, mission or catalogue file, laid over the built-in content; may be given several times.
    #[arg(long = "content", value_name = "FILE")]
    files: Vec<PathBuf>,
}

impl Content {
    /// All content, or everything that is wrong with it.
    pub fn catalogue(&self) -> Result<Arc<Catalogue>, Trouble> {
        self.overlay().map(|(_, catalogue)| catalogue)
    }

    /// All content with its files, so that more can be laid over them.
    pub fn overlay(&self) -> Result<(Overlay, Arc<Catalogue>), Trouble> {
        let overlay = Overlay::new(&self.files.iter().collect::<Vec<_>>())?;
        if self.files.is_empty() {
            return Ok((overlay, gotham_embedded::catalogue()));
        }
        let told = |problems: Vec<Problem>| problems.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n");
        let catalogue = overlay.catalogue().map_err(|problems| Trouble::Unreadable(told(problems)))?;
        Ok((overlay, catalogue))
    }
}

/// Single files laid over the built-in ones.
#[derive(Clone)]
pub struct Overlay {
    /// The built-in files, but for those that others lie over.
    pub files: Vec<SourceFile>,
    /// What could not be read.
    pub unread: Vec<Problem>,
    /// The path that the user gave, by the name under which the file is checked.
    paths: BTreeMap<String, String>,
}

impl Overlay {
    /// The files of these paths over the built-in ones.
    pub fn new(singles: &[&PathBuf]) -> Result<Overlay, Trouble> {
        let mut overlay = Overlay { files: gotham_embedded::files(), unread: Vec::new(), paths: BTreeMap::new() };
        for path in singles {
            let shown = path.display().to_string();
            let bytes = disk::read_bytes(path).map_err(|error| Trouble::Unreadable(format!("{shown}: {error}")))?;
            match SourceFile::from_bytes(shown.clone(), bytes) {
                Ok(file) => overlay.lay(path, file),
                Err(problem) => overlay.unread.push(problem),
            }
        }
        Ok(overlay)
    }

    /// All content, or everything that is wrong with it.
    pub fn catalogue(&self) -> Result<Arc<Catalogue>, Vec<Problem>> {
        let problems = match gotham_content::load(&self.files) {
            Ok(catalogue) if self.unread.is_empty() => return Ok(Arc::new(catalogue)),
            Ok(_) => self.unread.clone(),
            Err(problems) => problems,
        };
        Err(problems.into_iter().map(|problem| self.with_path(problem)).collect())
    }

    /// Lays a text over what is there, as if it were a file of this name.
    pub fn lay_text(&mut self, name: &str, text: &str) {
        self.lay(Path::new(name), SourceFile::new(name, text));
    }

    fn lay(&mut self, path: &Path, mut file: SourceFile) {
        let shown = std::mem::replace(&mut file.name, place(path, &file.text));
        let id = first_id(&file.text);
        let folder = file.name.rsplit_once('/').map_or("", |(folder, _)| folder).to_string();
        self.files.retain(|known| {
            let same_thing = id.is_some() && first_id(&known.text) == id && !folder.starts_with("assets");
            known.name != file.name && !(known.name.starts_with(&folder) && same_thing)
        });
        self.paths.insert(file.name.clone(), shown);
        self.files.push(file);
    }

    /// The problem, told of the path that the user gave.
    pub fn with_path(&self, mut problem: Problem) -> Problem {
        if let Some(path) = self.paths.get(&problem.file) {
            problem.file.clone_from(path);
        }
        problem
    }
}

/// The name under which a file is checked: by its folder or, elsewhere, by what it seems to hold.
fn place(path: &Path, text: &str) -> String {
    let part =
        |part: Option<&std::ffi::OsStr>| part.map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    let (name, folder) = (part(path.file_name()), part(path.parent().and_then(Path::file_name)));
    match folder.as_str() {
        "maps" | "missions" => format!("{folder}/{name}"),
        _ if CATALOGUE_FILES.contains(&name.as_str()) => format!("assets/content/{name}"),
        _ if ["villain:", "endings:", "heroes_goal:"].iter().any(|key| text.contains(key)) => {
            format!("missions/{name}")
        }
        _ => format!("maps/{name}"),
    }
}

/// The first id in a file: the map's or the mission's own.
pub fn first_id(text: &str) -> Option<&str> {
    let (_, rest) = text.split_once("id: \"")?;
    rest.split_once('"').map(|(id, _)| id)
}
