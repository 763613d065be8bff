//! Checks content files: those in a folder, or single ones on top of what is built in.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::Args;
use gotham_content::{Catalogue, Problem, SourceFile, read_folder};
use gotham_platform::disk;
use gotham_play::Sandbox;
use gotham_play::overlay::first_id;
use gotham_rules::state::Phase;
use gotham_rules::{Game, Options, Scenario};
use serde_json::{Value, json};

use super::content::over_the_built_in;
use super::ground;
use super::notes::{self, file_of};
use super::output::Output;
use super::played::Playing;
use super::trouble::{self, Outcome, Trouble};

/// Where sandboxes are below a root.
const SANDBOXES: &str = "missions/sandbox";

/// What to check.
#[derive(Args)]
pub(crate) struct Arguments {
    /// Map, mission and catalogue files, or folders of them, which are checked together with the built-in content, as
    /// --content lays them over it; a folder that has assets/content in it is checked by itself. None: the built-in content.
    paths: Vec<PathBuf>,
    /// A sandbox file to check, wherever it is; those in folders called `sandbox` are recognized.
    #[arg(long = "sandbox", value_name = "FILE")]
    sandboxes: Vec<PathBuf>,
    #[command(flatten)]
    playing: Playing,
}

/// Sound files, and the missions among those that were given.
struct Sound {
    catalogue: Arc<Catalogue>,
    missions: Vec<String>,
}

impl Sound {
    /// The missions of these ids.
    fn of(catalogue: Arc<Catalogue>, is_given: impl Fn(&str) -> bool) -> Sound {
        let all = catalogue.missions.iter().chain(&catalogue.tutorials).map(|mission| mission.id.as_str());
        let missions = all.filter(|id| is_given(id)).map(str::to_string).collect();
        Sound { catalogue, missions }
    }
}

/// `gotham-engine validate`
pub(crate) fn validate(output: &mut Output, arguments: &Arguments) -> Outcome {
    let (folders, files): (Vec<_>, Vec<_>) =
        arguments.paths.iter().partition(|path| path.join("assets/content").is_dir());
    let (sandboxes, singles): (Vec<_>, Vec<_>) =
        files.into_iter().cloned().partition(|path| path.parent().is_some_and(is_for_sandboxes));
    let below = singles.iter().filter(|path| path.is_dir()).map(|folder| sandboxes_below(folder));
    let below = below.collect::<Result<Vec<_>, _>>()?.into_iter().flatten();
    let sandboxes: Vec<PathBuf> =
        sandboxes.into_iter().chain(arguments.sandboxes.iter().cloned()).chain(below).collect();
    let (mut problems, mut notes) = (Vec::new(), Vec::new());
    let mut checked = 0;
    let mut sound = Vec::new();
    for folder in folders {
        let (files, unread) = read_folder(folder);
        checked += files.len();
        let prefix = |mut problem: Problem| {
            problem.file = folder.join(&problem.file).display().to_string();
            problem
        };
        let found = check(&files);
        problems.extend(unread.into_iter().chain(found.problems).map(prefix));
        notes.extend(found.notes.into_iter().map(prefix));
        // Sandboxes are not content: they are in their own folder and are read with the content around it.
        let names = disk::names(&folder.join(SANDBOXES)).unwrap_or_default();
        for name in names.into_iter().filter(|name| name.ends_with(".ron")) {
            checked += 1;
            let file = ground::file(&folder.join(SANDBOXES).join(name))?;
            problems.extend(found.catalogue.iter().flat_map(|catalogue| Sandbox::problems(catalogue, &file)));
        }
        sound.extend(found.catalogue.map(|catalogue| Sound::of(catalogue, |_| true)));
    }
    let mut around = gotham_embedded::catalogue();
    if !singles.is_empty() || (arguments.paths.is_empty() && sandboxes.is_empty()) {
        let overlay = over_the_built_in(&singles)?;
        checked += overlay.count();
        let found = check(&overlay.files);
        problems.extend(overlay.unread.iter().cloned());
        problems.extend(found.problems.into_iter().map(|problem| overlay.with_path(problem)));
        notes.extend(found.notes.into_iter().map(|note| overlay.with_path(note)));
        if let Some(catalogue) = found.catalogue {
            let given: Vec<&str> = overlay.brought().filter_map(|file| first_id(&file.text)).collect();
            around = Arc::clone(&catalogue);
            sound.push(Sound::of(catalogue, |id| overlay.is_empty() || given.contains(&id)));
        }
    }
    for path in sandboxes {
        checked += 1;
        problems.extend(Sandbox::problems(&around, &ground::file(&path)?));
    }
    problems.sort();
    problems.dedup();
    report(output, checked, &problems, &notes)?;
    if !arguments.playing.is_wanted() {
        return Ok(());
    }
    if sound.iter().all(|sound| sound.missions.is_empty()) {
        return Err(Trouble::Unreadable("--played: there is no mission among these files".into()));
    }
    sound.iter().try_for_each(|sound| arguments.playing.play(output, &sound.catalogue, &sound.missions))
}

/// The sandboxes of a folder, and of those below it.
fn sandboxes_below(folder: &Path) -> Result<Vec<PathBuf>, Trouble> {
    let found = disk::files_below(folder, "ron")?;
    Ok(found.into_iter().filter(|path| path.parent().is_some_and(is_for_sandboxes)).collect())
}

/// A folder that holds sandboxes.
fn is_for_sandboxes(folder: &Path) -> bool {
    folder.file_name().is_some_and(|name| name == "sandbox")
}

fn report(output: &mut Output, checked: usize, problems: &[Problem], notes: &[Problem]) -> Outcome {
    if output.json {
        let list = |all: &[Problem]| -> Vec<Value> { all.iter().map(problem_out).collect() };
        writeln!(output.out, "{}", json!({ "files": checked, "problems": list(problems), "notes": list(notes) }))?;
    } else {
        for problem in problems {
            writeln!(output.out, "problem: {problem}")?;
        }
        for note in notes {
            writeln!(output.out, "note: {note}")?;
        }
    }
    match trouble::problems(problems.len()) {
        Some(problems) => Err(Trouble::Wrong(problems)),
        None if output.json => Ok(()),
        None if checked == 1 => Ok(writeln!(output.out, "1 file: no problems")?),
        None => Ok(writeln!(output.out, "{checked} files: no problems")?),
    }
}

/// A problem for programs.
pub(crate) fn problem_out(problem: &Problem) -> Value {
    json!({
        "file": problem.file, "line": problem.line, "column": problem.column,
        "field": problem.field, "message": problem.message,
    })
}

/// What was found in a set of files.
struct Found {
    /// What they hold, if they are sound.
    catalogue: Option<Arc<Catalogue>>,
    problems: Vec<Problem>,
    notes: Vec<Problem>,
}

/// Everything wrong with a set of files: with the files themselves and then, if they are sound, with their missions.
fn check(files: &[SourceFile]) -> Found {
    let catalogue = match gotham_content::load(files) {
        Err(problems) => return Found { catalogue: None, problems, notes: Vec::new() },
        Ok(catalogue) => catalogue,
    };
    let missions = catalogue.missions.iter().chain(&catalogue.tutorials);
    let problems = missions
        .filter_map(|mission| Some((mission.id.as_str(), unplayable(&catalogue, mission.id.as_str())?)))
        .map(|(id, message)| {
            let file = file_of(files, id).map_or_else(|| format!("missions/{id}.ron"), |file| file.name.clone());
            Problem { file, line: 1, column: 1, field: String::new(), message }
        })
        .collect();
    let notes = notes::of(&catalogue, files);
    Found { catalogue: Some(Arc::new(catalogue)), problems, notes }
}

/// Why a mission cannot be set up, or is decided before it begins.
fn unplayable(catalogue: &Catalogue, mission: &str) -> Option<String> {
    let scenario = match Scenario::new(catalogue, mission) {
        Ok(scenario) => scenario,
        Err(error) => return Some(error.to_string()),
    };
    let mut game = Game::new(scenario, Options::default(), 0);
    // Each answer fills a slot or a belt, so setup ends; the last legal answer is the one that moves on.
    for _ in 0..1000 {
        if game.state().result.is_some() {
            return Some("the mission is decided before it begins".into());
        }
        if game.state().phase != Phase::Setup {
            return None;
        }
        let Some(command) = game.legal().pop() else { return Some("its setup cannot be finished".into()) };
        if let Err(refusal) = game.apply(&command) {
            return Some(format!("its setup cannot be finished: {refusal}"));
        }
    }
    Some("its setup does not end".into())
}
