//! Pictures of boards.

use std::io::Write as _;
use std::path::PathBuf;

use clap::Args;
use gotham_content::{Map, Problem, SourceFile};
use gotham_play::Overlay;
use gotham_play::atlas::{self, Look};
use gotham_play::overlay::first_id;
use gotham_rules::board::Board;

use super::super::board::{area, map};
use super::super::content::Content;
use super::super::output::Output;
use super::super::trouble::{self, Outcome, Trouble};
use super::files::write;

/// A map and how to draw it.
#[derive(Args)]
pub(crate) struct Arguments {
    /// The board, by its id.
    #[arg(long, value_name = "ID")]
    map: String,
    #[command(flatten)]
    content: Content,
    /// The Area whose lines of sight are drawn: `subway_12`, or just `12`.
    #[arg(long, value_name = "AREA")]
    from: Option<String>,
    /// The whole sheet to print and keep beside the box: the drawing, and below it what there is to say about every Area.
    #[arg(long, conflicts_with = "from")]
    sheet: bool,
    /// Where to write it: a name that ends with .svg or .png.
    #[arg(long, short, value_name = "FILE")]
    out: PathBuf,
    /// Pixels a millimeter of a PNG.
    #[arg(long, default_value_t = 2.0)]
    scale: f32,
}

/// `gotham-engine map picture`
pub(super) fn picture(output: &mut Output, arguments: &Arguments) -> Outcome {
    let files = arguments.content.files()?;
    let catalogue = match files.catalogue() {
        Ok(catalogue) => catalogue,
        Err(problems) => return of_faulty(output, arguments, &files, &problems),
    };
    let map = map(&catalogue, &arguments.map)?;
    let board = Board::new(map);
    let from = arguments.from.as_deref().map(|word| area(&board, map, word)).transpose()?;
    let svg = match arguments.sheet {
        true => atlas::sheet(map, &output.words),
        false => atlas::svg(map, Look { from }, &output.words),
    };
    keep(arguments, &svg)?;
    writeln!(output.out, "{}", arguments.out.display())?;
    Ok(())
}

/// A map that is not sound, or lies among files that are not: whatever can be drawn of it, and every problem.
fn of_faulty(output: &mut Output, arguments: &Arguments, files: &Overlay, problems: &[Problem]) -> Outcome {
    let told: Vec<String> = problems.iter().map(|problem| format!("problem: {problem}")).collect();
    let is_it = |file: &&SourceFile| file.name.starts_with("maps/") && first_id(&file.text) == Some(&arguments.map);
    let map: Option<Map> = files.files.iter().rev().find(is_it).and_then(|file| file.parse().ok());
    let Some(map) = map else { return Err(Trouble::Unreadable(told.join("\n"))) };
    keep(arguments, &atlas::faulty(&map, &output.words))?;
    told.iter().for_each(|problem| eprintln!("{problem}"));
    writeln!(output.out, "{}", arguments.out.display())?;
    let told = trouble::problems(told.len()).unwrap_or_default();
    Err(Trouble::Wrong(format!("{told}: the picture shows the rest, and where the map's own are")))
}

/// Writes a picture as its name says.
fn keep(arguments: &Arguments, svg: &str) -> Outcome {
    match arguments.out.extension().and_then(|end| end.to_str()) {
        Some("svg") => write(&arguments.out, svg),
        Some("png") => {
            let png = png(svg, arguments.scale)?;
            std::fs::write(&arguments.out, png)
                .map_err(|error| Trouble::Unreadable(format!("{}: {error}", arguments.out.display())))
        }
        _ => Err(Trouble::Unreadable(format!("{}: a picture is .svg or .png", arguments.out.display()))),
    }
}

/// The letters of the pictures: the program's own, so that a picture is the same on every machine.
const FONT: &[u8] = include_bytes!("../../../assets/fonts/table.ttf");

/// Paints a drawing, at this many pixels a millimeter.
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
