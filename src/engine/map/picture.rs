//! Pictures of boards.

use std::io::Write as _;
use std::path::PathBuf;

use clap::Args;
use gotham_play::atlas::{self, Look};
use gotham_rules::board::Board;

use super::super::board::{area, map};
use super::super::content::Content;
use super::super::output::Output;
use super::super::trouble::{Outcome, Trouble};
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
    /// Where to write it: a name that ends with .svg or .png.
    #[arg(long, short, value_name = "FILE")]
    out: PathBuf,
    /// Pixels a millimeter of a PNG.
    #[arg(long, default_value_t = 2.0)]
    scale: f32,
}

/// `gotham-engine map picture`
pub(super) fn picture(output: &mut Output, arguments: &Arguments) -> Outcome {
    let catalogue = arguments.content.catalogue()?;
    let map = map(&catalogue, &arguments.map)?;
    let board = Board::new(map);
    let from = arguments.from.as_deref().map(|word| area(&board, map, word)).transpose()?;
    let svg = atlas::svg(map, Look { from });
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
