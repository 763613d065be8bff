//! Plays a match in the real window, from the menu to the end, with a synthetic pointer or with synthetic keys alone.
//! It reads what the window shows (the program's `--trace`) and never calls the rules.
//!
//! It needs an X display, `xdotool` and ImageMagick's `import`; `run.sh` beside it brings all of them.

mod campaign;
mod clicks;
mod dictionary;
mod errands;
mod labels;
mod newcomer;
mod person;
mod play;
mod tour;
mod window;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Parser;

use dictionary::Dictionary;
use person::{Hand, Person};
use play::Table;
use window::Window;

/// Plays a match in the game's window.
#[derive(Parser)]
struct Options {
    /// The program.
    #[arg(long)]
    game: PathBuf,
    /// Pointer or keys.
    #[arg(long, value_enum)]
    hand: Hand,
    /// Who sits at the table.
    #[arg(long, value_enum)]
    table: Table,
    /// No match, but a walk through everything there is to see.
    #[arg(long)]
    tour: bool,
    /// No match, but the clicks that each deed takes.
    #[arg(long)]
    clicks: bool,
    /// The mission's name in the menu.
    #[arg(long, default_value = "To Sink a City")]
    mission: String,
    /// The language that the person chooses in the Settings, by its code; needs --words.
    #[arg(long, requires = "words")]
    language: Option<String>,
    /// Where the sentences of all languages are.
    #[arg(long)]
    words: Option<PathBuf>,
    /// Where pictures go.
    #[arg(long)]
    pictures: PathBuf,
    /// Where the match is kept; emptied first.
    #[arg(long)]
    data: PathBuf,
    /// The seed of the match.
    #[arg(long, default_value_t = 7)]
    seed: u64,
    /// Size of the window.
    #[arg(long, default_value = "1280x720")]
    size: String,
}

fn main() -> ExitCode {
    let options = Options::parse();
    let played = Window::open(&options.game, &options.data, &options.size, options.seed)
        .map(|window| Person::new(window, options.hand, &options.pictures))
        .and_then(|mut person| {
            let dictionary = match (&options.language, &options.words) {
                (Some(language), Some(words)) => Some(Dictionary::read(words, language)?),
                _ => None,
            };
            let played = match (options.tour, options.clicks) {
                (true, _) => tour::tour(&mut person, dictionary),
                (_, true) => clicks::count(&mut person, options.table),
                _ => play::whole_match(&mut person, options.table, &options.mission, dictionary),
            };
            if played.is_err() {
                // the picture is a help, and the window may be gone
                let _ = person.picture("failed");
            }
            played
        });
    match played {
        Ok(outcome) => {
            println!("{}, {:?} at {:?}: {outcome}", options.mission, options.hand, options.table);
            ExitCode::SUCCESS
        }
        Err(trouble) => {
            eprintln!("{}, {:?} at {:?}: {trouble}", options.mission, options.hand, options.table);
            ExitCode::FAILURE
        }
    }
}
