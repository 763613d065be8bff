//! `gotham-engine`: the game without a window, for tests, balance work, bots in any language and bug reports.
//!
//! Exit codes: 0 done, 1 the thing checked is wrong, 2 bad usage or unreadable input.

use std::io::Write as _;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

// One file per command.
mod blunders;
mod board;
mod content;
mod ground;
mod ladder;
mod lists;
mod map;
mod matches;
mod new_mission;
mod notes;
mod odds;
mod output;
mod placeholders;
mod play;
mod played;
mod programs;
mod puzzles;
mod replay;
mod report;
mod review;
mod serve;
mod share;
mod sim;
mod tally;
mod trouble;
mod tune;
mod validate;
mod value;

use output::Output;
use trouble::Trouble;

/// Games are made of many short lists, for which the system's allocator is slow on some systems.
#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// The headless engine of Gotham City Chronicles.
#[derive(Parser)]
#[command(name = "gotham-engine", version)]
struct Arguments {
    /// Answer in JSON, for programs.
    #[arg(long, global = true)]
    json: bool,
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// List the missions.
    Missions,
    /// List the Heroes.
    Heroes,
    /// List the Character tiles.
    Tiles,
    /// List the Equipment and Bat-Gadget cards.
    Cards,
    /// List the boards.
    Maps,
    /// Check maps, missions and catalogue files: all problems, not just the first; --played N also plays the missions.
    Validate(validate::Arguments),
    /// Write a mission to begin with: a file that explains itself, can be played at once and is about fair.
    NewMission(new_mission::Arguments),
    /// Play a whole match and print its transcript, result and final hash.
    Play(play::Arguments),
    /// Play many matches and print the results.
    Sim(sim::Arguments),
    /// Puzzles: tables at which one plan is far better than any other.
    #[command(subcommand)]
    Puzzles(puzzles::Command),
    /// The value of a table: how likely the Heroes are to win, learned from matches.
    #[command(subcommand)]
    Value(value::Command),
    /// The table of players over all missions: play more of it, test a challenger against the champion.
    #[command(subcommand)]
    Ladder(ladder::Command),
    /// Search the numbers at which a mission is fair, against the bot and against the cards.
    Tune(tune::Arguments),
    /// Play back a recorded match, or that of a share code.
    Replay(replay::Arguments),
    /// Print a recorded match in numbers: who did what, the dice, who was ahead after each turn, where it turned.
    Report(report::Arguments),
    /// Look back on a recorded match: chances, the largest mistakes, luck against play.
    Review(review::Arguments),
    /// Print the share code of a recorded match: a short text that opens it on another table.
    Share(share::Arguments),
    /// The exact distribution of a throw under best reroll play.
    Odds(odds::Arguments),
    /// Whether one Area sees another: the line, or what blocks it.
    Los(board::Sight),
    /// The cheapest way from one Area to another on the empty board, with the parts of its cost.
    Path(board::Arguments),
    /// Make a board: from a sketch and lists to a map, its markers, its picture.
    #[command(subcommand)]
    Map(map::Command),
    /// Answer JSON Lines on standard input and output.
    Serve(serve::Arguments),
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let output = &mut Output::new(arguments.json);
    let done = match &arguments.command {
        Command::Missions => lists::missions(output),
        Command::Heroes => lists::heroes(output),
        Command::Tiles => lists::tiles(output),
        Command::Cards => lists::cards(output),
        Command::Maps => lists::maps(output),
        Command::Validate(arguments) => validate::validate(output, arguments),
        Command::NewMission(arguments) => new_mission::new_mission(output, arguments),
        Command::Play(arguments) => play::play(output, arguments),
        Command::Sim(arguments) => sim::sim(output, arguments),
        Command::Puzzles(command) => puzzles::puzzles(output, command),
        Command::Value(command) => value::value(output, command),
        Command::Ladder(command) => ladder::ladder(output, command),
        Command::Tune(arguments) => tune::tune(output, arguments),
        Command::Replay(arguments) => replay::replay(output, arguments),
        Command::Report(arguments) => report::report(output, arguments),
        Command::Review(arguments) => review::review(output, arguments),
        Command::Share(arguments) => share::share(output, arguments),
        Command::Odds(arguments) => odds::odds(output, arguments),
        Command::Los(arguments) => board::line_of_sight(output, arguments),
        Command::Path(arguments) => board::path(output, arguments),
        Command::Map(command) => map::map(output, command),
        Command::Serve(arguments) => serve::serve(output, arguments),
    };
    let done = done.and_then(|()| output.out.flush().map_err(Trouble::from));
    match done {
        Ok(()) | Err(Trouble::NobodyReads) => ExitCode::SUCCESS,
        Err(Trouble::Wrong(message)) => fail(&message, 1),
        Err(Trouble::Unreadable(message)) => fail(&message, 2),
    }
}

fn fail(message: &str, code: u8) -> ExitCode {
    if !message.is_empty() {
        eprintln!("gotham-engine: {message}");
    }
    ExitCode::from(code)
}
