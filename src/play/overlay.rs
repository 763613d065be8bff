//! Your own content files, on top of what is built in: a mission or a board can be tried before it is built in.
//!
//! A file takes the place of the built-in one of its name, or of the one with the same id in its folder; any other is there
//! besides. Nothing is believed: all of it is checked together, and every problem names the path that was given.

use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use gotham_content::{CATALOGUE_FILES, Catalogue, Problem, SourceFile};
use gotham_platform::disk;

/// How content files end.
const ENDING: &str = "ron";

/// Below a folder with content, sandboxes lie here: they are positions, and no content.
const SANDBOXES: &str = "sandbox";

/// A file or folder that cannot be read at all.
#[derive(Debug, thiserror::Error)]
#[error("{path}: {error}")]
pub struct OverlayError {
    path: String,
    error: io::Error,
}

/// Single files on top of the built-in ones, which the program hands in: if this room knew them, every room above it would be
/// built again after each change in a mission.
#[derive(Clone)]
pub struct Overlay {
    /// What is built in, read when it is asked for.
    built_in: fn() -> Arc<Catalogue>,
    /// The built-in files, except those that others replace.
    pub files: Vec<SourceFile>,
    /// What could not be read.
    pub unread: Vec<Problem>,
    /// The path that the user gave, by the name under which the file is checked.
    paths: BTreeMap<String, String>,
}

impl Overlay {
    /// Nothing over these files; `built_in` is what they are read as.
    pub fn over(files: Vec<SourceFile>, built_in: fn() -> Arc<Catalogue>) -> Overlay {
        Overlay { built_in, files, unread: Vec::new(), paths: BTreeMap::new() }
    }

    /// The files of these paths on top; of a folder, all content files below it.
    ///
    /// # Errors
    /// When one of them cannot be read; a file that is no text is a [`Problem`] among the others.
    pub fn with(mut self, paths: &[PathBuf]) -> Result<Overlay, OverlayError> {
        for given in paths {
            let shown = |path: &Path| path.display().to_string();
            let wrong = |path: &Path, error| OverlayError { path: shown(path), error };
            let found = disk::files_below(given, ENDING).map_err(|error| wrong(given, error))?;
            let of_content = |path: &PathBuf| path == given || path.parent().is_none_or(|p| !p.ends_with(SANDBOXES));
            let mut ids: BTreeMap<(String, String), String> = BTreeMap::new();
            for path in found.into_iter().filter(of_content) {
                let bytes = disk::read_bytes(&path).map_err(|error| wrong(&path, error))?;
                match SourceFile::from_bytes(shown(&path), bytes).map(|file| (Sketch::of(&file.text), file)) {
                    // In a folder, a board may lie beside what it was made of.
                    Ok((Some(_), _)) if path != *given => {}
                    Ok((Some(sketch), file)) => self.unread.push(file.problem("", sketch.advice())),
                    Ok((None, file)) => {
                        self.unread.extend(twice(&path, &file, &mut ids));
                        self.lay(&path, file);
                    }
                    Err(problem) => self.unread.push(problem),
                }
            }
        }
        Ok(self)
    }

    /// Whether nothing lies over what is built in.
    pub fn is_empty(&self) -> bool {
        self.paths.is_empty() && self.unread.is_empty()
    }

    /// How many files are checked.
    pub fn count(&self) -> usize {
        if self.is_empty() { self.files.len() } else { self.paths.len() + self.unread.len() }
    }

    /// The files that were put on top.
    pub fn brought(&self) -> impl Iterator<Item = &SourceFile> {
        self.files.iter().filter(|file| self.paths.contains_key(&file.name))
    }

    /// All content.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    pub fn catalogue(&self) -> Result<Arc<Catalogue>, Vec<Problem>> {
        if self.is_empty() {
            return Ok((self.built_in)());
        }
        let mut problems = self.unread.clone();
        match gotham_content::load(&self.files) {
            Ok(catalogue) if problems.is_empty() => return Ok(Arc::new(catalogue)),
            Ok(_) => {}
            Err(wrong) => problems.extend(wrong.into_iter().map(|problem| self.with_path(problem))),
        }
        Err(problems)
    }

    /// Puts a text on top of what is there, as if it were a file with this name.
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

    /// The problem, reported for the path that the user gave.
    pub fn with_path(&self, mut problem: Problem) -> Problem {
        if let Some(path) = self.paths.get(&problem.file) {
            problem.file.clone_from(path);
        }
        problem
    }
}

/// What a board is made of: no content yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sketch {
    /// Rough outlines.
    Brief,
    /// The lists of a board.
    Lists,
}

impl Sketch {
    /// What a text seems to be, if it is one of the two.
    pub fn of(text: &str) -> Option<Sketch> {
        let has = |key: &str| text.contains(key);
        if has("number:") && has("outline:") && !has("boundaries:") {
            return Some(Sketch::Brief);
        }
        let is_lists = has("board:") && (has("elevations:") || has("sheets:")) && !has("areas:");
        is_lists.then_some(Sketch::Lists)
    }

    /// What to do with it.
    fn advice(self) -> &'static str {
        match self {
            Sketch::Brief => {
                "this is the brief of a board, not a map: `gotham-engine map compile BRIEF --lists LISTS --out MAP` makes \
                 the map"
            }
            Sketch::Lists => {
                "these are the lists of a board, not a map: `gotham-engine map compile BRIEF --lists LISTS --out MAP` \
                 makes the map"
            }
        }
    }
}

/// A problem if an earlier file of the same folder has this one's id: only one of them could be played.
fn twice(path: &Path, file: &SourceFile, ids: &mut BTreeMap<(String, String), String>) -> Option<Problem> {
    let id = first_id(&file.text)?;
    let kind = place(path, &file.text).rsplit_once('/').map_or_else(String::new, |(folder, _)| folder.into());
    let earlier = ids.insert((kind.clone(), id.into()), file.name.clone())?;
    (!kind.starts_with("assets")).then(|| file.problem("id", format!("\"{id}\" is the id of {earlier}, too")))
}

/// The text of a file that was brought; `None` if it is a folder.
///
/// # Errors
/// When it cannot be read, or is no text.
pub fn read(path: &Path) -> Result<Option<String>, OverlayError> {
    let text = if disk::is_folder(path) { Ok(None) } else { disk::read_text(path).map(Some) };
    text.map_err(|error| OverlayError { path: path.display().to_string(), error })
}

/// Whether a file seems to hold a map, a mission or a part of the catalogue, and no sandbox and no saved game.
pub fn is_content(name: &str, text: &str) -> bool {
    CATALOGUE_FILES.contains(&name)
        || name.ends_with(".ron") && first_id(text).is_some() && (is_mission(text) || text.contains("areas:"))
}

/// The name under which a file is checked: by its folder or, elsewhere, by what it seems to contain.
fn place(path: &Path, text: &str) -> String {
    let part =
        |part: Option<&std::ffi::OsStr>| part.map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    let (name, folder) = (part(path.file_name()), part(path.parent().and_then(Path::file_name)));
    match folder.as_str() {
        "maps" | "missions" => format!("{folder}/{name}"),
        _ if CATALOGUE_FILES.contains(&name.as_str()) => format!("assets/content/{name}"),
        _ if is_mission(text) => format!("missions/{name}"),
        _ => format!("maps/{name}"),
    }
}

/// Whether a text seems to be a mission.
fn is_mission(text: &str) -> bool {
    ["villain:", "endings:", "heroes_goal:"].iter().any(|key| text.contains(key))
}

/// The first id in a file: the map's or the mission's own.
pub fn first_id(text: &str) -> Option<&str> {
    let (_, rest) = text.split_once("id: \"")?;
    rest.split_once('"').map(|(id, _)| id)
}
