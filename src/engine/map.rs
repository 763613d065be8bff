//! The workshop of boards: from a sketch and lists to a map, its markers, its picture.

use std::io::Write as _;
use std::path::{Path, PathBuf};

use clap::{Args, Subcommand};
use gotham_content::Map;
use gotham_platform::disk;
use gotham_rules::board::Board;
use gotham_workshop::{Brief, Lists, Look, Printed};
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::json;

use super::content::Content;
use super::output::Output;
use super::trouble::{self, Outcome, Trouble};

/// What to do with a board.
#[derive(Subcommand)]
pub(crate) enum Command {
    /// Make a clean map from a brief (rough outlines) and the lists of its board.
    Compile(Compile),
    /// Search places for markers, and the fewest letters, until sight is what the lists say.
    Fit(Fit),
    /// Lay a second board to the right of a first one, as one map.
    Join(Join),
    /// Draw a map as SVG or PNG: numbers, levels, boundaries by kind, markers, letters, and what one Area sees.
    Picture(Picture),
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

/// A map and how to draw it.
#[derive(Args)]
pub(crate) struct Picture {
    /// The board, by its id.
    #[arg(long, value_name = "ID")]
    map: String,
    #[command(flatten)]
    content: Content,
    /// The Area whose lines of sight are drawn: `subway_12`, or just `12`.
    #[arg(long, value_name = "AREA")]
    from: Option<String>,
    /// Where to write it: a name that ends with .svg or .png.
    #[arg(long, short, value_name = "FILE")]
    out: PathBuf,
    /// Pixels a millimeter of a PNG.
    #[arg(long, default_value_t = 2.0)]
    scale: f32,
}

/// `gotham-engine map`
pub(crate) fn map(output: &mut Output, command: &Command) -> Outcome {
    match command {
        Command::Compile(arguments) => compile(output, arguments),
        Command::Fit(arguments) => fit(output, arguments),
        Command::Join(arguments) => join(output, arguments),
        Command::Picture(arguments) => picture(output, arguments),
    }
}

/// The lists of a file, and those that it is put together of beside it.
pub(crate) fn lists(path: &Path) -> Result<(Lists, Printed), Trouble> {
    let named = |error: &dyn std::fmt::Display| Trouble::Unreadable(format!("{}: {error}", path.display()));
    let lists = Lists::read(&trouble::read(path)?).map_err(|error| named(&error))?;
    let sheet = |name: &str| {
        let beside = path.with_file_name(format!("{name}.ron"));
        Lists::read(&disk::read_text(&beside).ok()?).ok()
    };
    let printed = lists.printed(&sheet).map_err(|error| named(&error))?;
    Ok((lists, printed))
}

fn read_map(path: &Path) -> Result<Map, Trouble> {
    let file = super::ground::file(path)?;
    file.parse::<Map>().map_err(|problem| Trouble::Unreadable(problem.to_string()))
}

fn write(path: &Path, text: &str) -> Outcome {
    disk::write_whole(path, text).map_err(|error| Trouble::Unreadable(format!("{}: {error}", path.display())))
}

fn compile(output: &mut Output, arguments: &Compile) -> Outcome {
    let text = trouble::read(&arguments.brief)?;
    let named = |error: &str| format!("{}: {error}", arguments.brief.display());
    let brief = Brief::read(&text).map_err(|error| Trouble::Unreadable(named(&error)))?;
    let (lists, printed) = lists(&arguments.lists)?;
    let compiled = gotham_workshop::compile(&brief, &lists.board, &printed).map_err(|errors| {
        Trouble::Wrong(errors.iter().map(|error| named(&error.to_string())).collect::<Vec<_>>().join("\n"))
    })?;
    write(&arguments.out, &gotham_workshop::write(&compiled.map))?;
    if output.json {
        let areas = compiled.map.areas.len();
        writeln!(output.out, "{}", json!({ "areas": areas, "remarks": compiled.remarks }))?;
        return Ok(());
    }
    for remark in &compiled.remarks {
        writeln!(output.out, "{remark}")?;
    }
    let (areas, boundaries) = (compiled.map.areas.len(), compiled.map.boundaries.len());
    writeln!(output.out, "{}: {areas} Areas, {boundaries} boundaries", arguments.out.display())?;
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
    let map = gotham_workshop::beside(&left, &right, arguments.gap).map_err(|error| Trouble::Wrong(error.to_string()))?;
    write(&arguments.out, &gotham_workshop::write(&map))?;
    writeln!(output.out, "{}: {} Areas", arguments.out.display(), map.areas.len())?;
    Ok(())
}

fn picture(output: &mut Output, arguments: &Picture) -> Outcome {
    let catalogue = arguments.content.catalogue()?;
    let map = super::board::map(&catalogue, &arguments.map)?;
    let board = Board::new(map);
    let from = arguments.from.as_deref().map(|word| super::board::area(&board, map, word)).transpose()?;
    let svg = gotham_workshop::svg(map, Look { from });
    match arguments.out.extension().and_then(|end| end.to_str()) {
        Some("svg") => write(&arguments.out, &svg)?,
        Some("png") => {
            let png = png(&svg, arguments.scale)?;
            std::fs::write(&arguments.out, png)
                .map_err(|error| Trouble::Unreadable(format!("{}: {error}", arguments.out.display())))?;
        }
        _ => return Err(Trouble::Unreadable(format!("{}: a picture is .svg or .png", arguments.out.display()))),
    }
    writeln!(output.out, "{}", arguments.out.display())?;
    Ok(())
}

/// The letters of the pictures: the program's own, so that a picture is the same on every machine.
const FONT: &[u8] = include_bytes!("../../assets/fonts/table.ttf");

/// Paints a drawing, so many pixels a millimeter.
fn png(svg: &str, scale: f32) -> Result<Vec<u8>, Trouble> {
    let wrong = |error: &dyn std::fmt::Display| Trouble::Unreadable(format!("the picture: {error}"));
    let mut options = resvg::usvg::Options::default();
    let fonts = options.fontdb_mut();
    fonts.load_font_data(FONT.to_vec());
    let family = fonts.faces().next().and_then(|face| Some(face.families.first()?.0.clone()));
    let family = family.unwrap_or_default();
    fonts.set_sans_serif_family(family.clone());
    options.font_family = family;
    let tree = resvg::usvg::Tree::from_str(svg, &options).map_err(|error| wrong(&error))?;
    let size = tree.size();
    let factor = scale;
    let (width, height) = ((size.width() * factor).ceil() as u32, (size.height() * factor).ceil() as u32);
    let mut pixels = resvg::tiny_skia::Pixmap::new(width, height).ok_or_else(|| wrong(&"it is too large"))?;
    resvg::render(&tree, resvg::tiny_skia::Transform::from_scale(factor, factor), &mut pixels.as_mut());
    pixels.encode_png().map_err(|error| wrong(&error))
}
