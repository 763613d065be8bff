//! Pictures of panels, kept in `tests/pictures`: accidental changes to one of them are found.
//!
//! `PICTURES=keep cargo test -p gotham-panels pictures` keeps new ones; look at them before committing.

use std::path::{Path, PathBuf};

use image::ColorType;

use super::paper::Paper;
use super::*;

/// A pixel that differs by less than this in each color is the same: another machine rounds differently.
const NEAR: u8 = 40;
/// One pixel out of this many may differ.
const ONE_OF: usize = 400;

const SIZE: (usize, usize) = (1280, 720);

/// The screens whose pictures are kept: nothing moves on them, and nothing is loaded.
fn stands() -> Vec<(&'static str, Stand)> {
    let table = || Stand::new(Shown::Table);
    let with = |panel: Panel| {
        let mut stand = table();
        stand.desk.open = vec![panel];
        stand
    };
    vec![
        ("setup", table()),
        ("hand-over", Stand::new(Shown::HandOver)),
        ("mission", with(Panel::Mission)),
        ("settings", with(Panel::Settings)),
        ("help", with(Panel::Help)),
        ("campaign", campaign::on_its_page()),
    ]
}

fn kept(name: &str) -> PathBuf {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/pictures")).join(name).with_extension("png")
}

fn paint(stand: Stand) -> Vec<u8> {
    let paper = Paper::default();
    let builder = Harness::builder().renderer(paper.clone());
    let size = [SIZE.0 as f32, SIZE.1 as f32];
    let mut harness = window_by(builder, stand, size, |ui, stand| stand.frame(ui.ctx()));
    harness.run_steps(40); // windows fade in
    let drawn = harness.ctx.tessellate(harness.output().shapes.clone(), 1.0);
    paper.paint(&drawn, SIZE)
}

#[test]
fn panels_look_as_they_did() {
    let keeps = std::env::var("PICTURES").is_ok_and(|wish| wish == "keep");
    let mut changed = Vec::new();
    for (name, stand) in stands() {
        let (dots, path) = (paint(stand), kept(name));
        let save = |path: &Path| {
            image::save_buffer(path, &dots, SIZE.0 as u32, SIZE.1 as u32, ColorType::Rgb8).expect("a picture")
        };
        if keeps {
            save(&path);
            continue;
        }
        let before = image::open(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display())).into_rgb8();
        let differ = before.as_raw().chunks(3).zip(dots.chunks(3));
        let differ = differ.filter(|(old, new)| old.iter().zip(*new).any(|(a, b)| a.abs_diff(*b) > NEAR)).count();
        if differ > dots.len() / 3 / ONE_OF {
            let now = std::env::temp_dir().join(format!("gotham-{name}.png"));
            save(&now);
            changed.push(format!("{name}: {differ} dots are others, see {}", now.display()));
        }
    }
    assert!(changed.is_empty(), "{}", changed.join("\n"));
}

#[test]
fn a_changed_panel_is_noticed() {
    let mut other = Stand::new(Shown::HandOver);
    other.settings.high_contrast = true;
    let (one, other) = (paint(Stand::new(Shown::HandOver)), paint(other));
    let differ = one.chunks(3).zip(other.chunks(3)).filter(|(a, b)| a != b).count();
    assert!(differ > SIZE.0 * SIZE.1 / ONE_OF, "{differ}");
}
