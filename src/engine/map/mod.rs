//! The workshop of boards: from a sketch and lists to a map, its markers, its picture.

pub(super) mod files;
mod picture;
mod table;

use std::io::Write as _;
use std::path::PathBuf;

use clap::{Args, Subcommand};
use gotham_workshop::{Brief, CompileError};
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::json;

use self::files::{lists, read_map, write};
use super::output::Output;
use super::trouble::{self, Outcome, Trouble};

/// What to do with a board.
#[derive(Subcommand)]
pub(crate) enum Command {
    /// Make a clean map from a brief (rough outlines) and the lists of its board.
    Compile(Compile),
    /// Search places for markers, and the fewest letters, until sight is what the lists say.
    Fit(Fit),
    /// Print the lists that a map has: what `compile` and `fit` take.
    Lists(Read),
    /// Lay a second board to the right of a first one, as one map.
    Join(Join),
    /// Draw a map as SVG or PNG: numbers, levels, boundaries by kind, markers, letters, and what one Area sees.
    Picture(picture::Arguments),
    /// A table of the boards: Areas, pairs in sight beside their lists, letters, how long they take to load, random matches a
    /// second.
    Table(table::Arguments),
}

/// A brief and its lists.
#[derive(Args)]
pub(crate) struct Compile {
    /// The brief.
    brief: PathBuf,
    /// The lists of the board.
    #[arg(long, value_name = "FILE")]
    lists: PathBuf,
    /// Where to write the map.
    #[arg(long, short, value_name = "FILE")]
    out: PathBuf,
}

/// A map and its lists.
#[derive(Args)]
pub(crate) struct Fit {
    /// The map.
    map: PathBuf,
    /// The lists of the board.
    #[arg(long, value_name = "FILE")]
    lists: PathBuf,
    /// Where to write the map; the same file if it is left out.
    #[arg(long, short, value_name = "FILE")]
    out: Option<PathBuf>,
    /// How often a few markers are shaken; the search ends earlier when straight lines say all that the lists say.
    #[arg(long, default_value_t = 400)]
    steps: u64,
    /// The seed of the search: another one finds other places.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// A map.
#[derive(Args)]
pub(crate) struct Read {
    /// The map.
    map: PathBuf,
}

/// Two maps.
#[derive(Args)]
pub(crate) struct Join {
    /// The map to the left, whose id, name and sounds the new one has.
    left: PathBuf,
    /// The map to the right.
    right: PathBuf,
    /// Millimeters between them.
    #[arg(long, default_value_t = 14)]
    gap: i32,
    /// Where to write the map.
    #[arg(long, short, value_name = "FILE")]
    out: PathBuf,
}

/// `gotham-engine map`
pub(crate) fn map(output: &mut Output, command: &Command) -> Outcome {
    match command {
        Command::Compile(arguments) => compile(output, arguments),
        Command::Fit(arguments) => fit(output, arguments),
        Command::Lists(arguments) => read_off(output, arguments),
        Command::Join(arguments) => join(output, arguments),
        Command::Picture(arguments) => picture::picture(output, arguments),
        Command::Table(arguments) => table::table(output, arguments),
    }
}

fn compile(output: &mut Output, arguments: &Compile) -> Outcome {
    let file = super::ground::file(&arguments.brief)?;
    let brief: Brief = file.parse().map_err(|problem| Trouble::Unreadable(problem.to_string()))?;
    let (lists, printed) = lists(&arguments.lists)?;
    let compiled = gotham_workshop::compile(&brief, &lists.board, &printed).map_err(|errors| {
        let named = |error: &CompileError| format!("{}: {error}", arguments.brief.display());
        Trouble::Wrong(errors.iter().map(named).collect::<Vec<_>>().join("\n"))
    })?;
    write(&arguments.out, &gotham_workshop::write(&compiled.map))?;
    let (areas, boundaries) = (compiled.map.areas.len(), compiled.map.boundaries.len());
    if output.json {
        let text = json!({ "areas": areas, "problems": compiled.problems, "notes": compiled.notes });
        writeln!(output.out, "{text}")?;
    } else {
        for (what, told) in [("problem", &compiled.problems), ("note", &compiled.notes)] {
            for told in told {
                writeln!(output.out, "{what}: {told}")?;
            }
        }
        writeln!(output.out, "{}: {areas} Areas, {boundaries} boundaries", arguments.out.display())?;
    }
    trouble::problems(compiled.problems.len())
        .map_or(Ok(()), |problems| Err(Trouble::Wrong(format!("{problems}, in a map that was written all the same"))))
}

/// `gotham-engine map lists`
fn read_off(output: &mut Output, arguments: &Read) -> Outcome {
    let map = read_map(&arguments.map)?;
    let lists = gotham_workshop::lists_of(&map).map_err(|error| Trouble::Wrong(error.to_string()))?;
    if output.json {
        writeln!(output.out, "{}", json!(lists))?;
    } else {
        write!(output.out, "{}", lists.write())?;
    }
    Ok(())
}

fn fit(output: &mut Output, arguments: &Fit) -> Outcome {
    let map = read_map(&arguments.map)?;
    let (_, printed) = lists(&arguments.lists)?;
    let bar = ProgressBar::new(arguments.steps);
    if let Ok(style) = ProgressStyle::with_template("{bar:30} {pos}/{len} {msg}, {eta} left") {
        bar.set_style(style);
    }
    let fitted = gotham_workshop::fit(&map, &printed, arguments.steps, arguments.seed, &|stage| {
        bar.set_position(stage.done);
        bar.set_message(format!("{} missing, {} too many", stage.missing, stage.too_many));
    });
    bar.finish_and_clear();
    write(arguments.out.as_ref().unwrap_or(&arguments.map), &gotham_workshop::write(&fitted.map))?;
    let (missing, too_many) = (&fitted.sights.missing, &fitted.sights.too_many);
    if output.json {
        let text = json!({
            "before": { "missing": fitted.before.0, "too_many": fitted.before.1 },
            "missing": missing, "too_many": too_many, "letters": fitted.letters, "by_letter": fitted.by_letter,
        });
        writeln!(output.out, "{text}")?;
    } else {
        writeln!(
            output.out,
            "{}: {} pairs; straight lines before: {} missing, {} too many; now {} missing, {} too many, {} letters for {} pairs",
            map.id,
            printed.sight.len(),
            fitted.before.0,
            fitted.before.1,
            missing.len(),
            too_many.len(),
            fitted.letters,
            fitted.by_letter
        )?;
        for (what, pairs) in [("missing", missing), ("too many", too_many)] {
            for (a, b) in pairs {
                writeln!(output.out, "  {what}: {a} {b}")?;
            }
        }
    }
    if missing.is_empty() && too_many.is_empty() { Ok(()) } else { Err(Trouble::Wrong(String::new())) }
}

fn join(output: &mut Output, arguments: &Join) -> Outcome {
    let (left, right) = (read_map(&arguments.left)?, read_map(&arguments.right)?);
    let map =
        gotham_workshop::beside(&left, &right, arguments.gap).map_err(|error| Trouble::Wrong(error.to_string()))?;
    write(&arguments.out, &gotham_workshop::write(&map))?;
    writeln!(output.out, "{}: {} Areas", arguments.out.display(), map.areas.len())?;
    Ok(())
}
