//! What the command line asks of the table.

use std::path::PathBuf;

use bevy::prelude::Resource;
use clap::Parser;

use gotham_panels::Graphics;
use gotham_play::Level;

/// The table of a mission-based miniatures game, with people and programs at it.
#[derive(Parser, Resource, Clone, Debug, Default)]
#[command(name = "gotham", version)]
pub struct Options {
    /// Size of the window, as WIDTHxHEIGHT.
    #[arg(long, value_parser = size)]
    pub window: Option<(u32, u32)>,
    /// Seed of new matches, for scripted runs; random by default.
    #[arg(long)]
    pub seed: Option<u64>,
    /// Where saves and settings are kept; by default, the system's place for them.
    #[arg(long)]
    pub data_dir: Option<PathBuf>,
    /// Keep saves and settings in gotham-data next to the program: for a USB stick, or a folder that moves.
    #[arg(long, conflicts_with = "data_dir")]
    pub portable: bool,
    /// How much the graphics card is asked to do: automatic, low or high; by default, what the settings say.
    #[arg(long, value_parser = graphics)]
    pub graphics: Option<Graphics>,
    /// Where F12 puts screenshots.
    #[arg(long, default_value = ".")]
    pub pictures: PathBuf,
    /// A map, mission or catalogue file, or a folder of such files, laid over the built-in content; may be given several
    /// times.
    #[arg(long = "content", value_name = "FILE-OR-FOLDER")]
    pub content: Vec<PathBuf>,
    /// Open the match of a share code, or of an address with one.
    #[arg(long)]
    pub code: Option<String>,
    /// For scripted runs: write what can be clicked, and where, to this file, one JSON object per line.
    #[arg(long)]
    pub trace: Option<PathBuf>,
    /// Measure this many frames of a match and of an empty scene, print the results and exit.
    #[arg(long)]
    pub bench: Option<u32>,
    /// The mission whose match is measured; by default, the one with the most on the board.
    #[arg(long, value_name = "ID", requires = "bench")]
    pub bench_mission: Option<String>,
    /// How well the programs play that are measured: easy, normal, hard or expert.
    #[arg(long, value_name = "LEVEL", requires = "bench")]
    pub bench_level: Option<Level>,
}

impl Options {
    /// What the address of a page asks for after its question mark, `seed=7&graphics=low&trace&bench=200`, and which
    /// match it names after its hash, `m=CODE`. Anything unknown or senseless is ignored.
    pub fn of_address(query: &str, hash: &str) -> Options {
        let code = hash.starts_with("m=").then(|| hash.to_string());
        let mut options = Options { code, ..Options::default() };
        for part in query.split('&') {
            let (name, value) = part.split_once('=').unwrap_or((part, ""));
            match name {
                "seed" => options.seed = value.parse().ok(),
                "graphics" => options.graphics = graphics(value).ok(),
                "bench" => options.bench = value.parse().ok(),
                "bench_mission" => options.bench_mission = Some(value.into()),
                "bench_level" => options.bench_level = value.parse().ok(),
                "trace" => options.trace = Some(PathBuf::from(name)),
                _ => {}
            }
        }
        options
    }
}

fn size(text: &str) -> Result<(u32, u32), String> {
    let (width, height) = text.split_once('x').ok_or("a size is written like 1280x720")?;
    let side = |text: &str| text.parse().map_err(|_| format!("\"{text}\" is not a number of pixels"));
    Ok((side(width)?, side(height)?))
}

fn graphics(text: &str) -> Result<Graphics, String> {
    let found = Graphics::ALL.into_iter().find(|graphics| format!("{graphics:?}").eq_ignore_ascii_case(text));
    found.ok_or_else(|| format!("\"{text}\" is not one of automatic, low and high"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_asks_for_what_it_knows() {
        let options = Options::of_address("seed=7&graphics=low&trace&utm=x&window=9x9", "m=GCC1-A");
        assert_eq!((options.seed, options.graphics), (Some(7), Some(Graphics::Low)));
        assert!(options.trace.is_some() && options.window.is_none());
        assert_eq!(options.code.as_deref(), Some("m=GCC1-A"));
        let options = Options::of_address("seed=seven&graphics=", "top");
        assert!(
            options.code.is_none() && options.seed.is_none() && options.graphics.is_none() && options.trace.is_none()
        );
    }
}
