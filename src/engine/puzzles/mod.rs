//! Puzzles: found in matches between programs, proved, and proved again. `docs/opponent.md` says how.

mod mine;

use std::collections::BTreeMap;
use std::io::Write as _;
use std::path::{Path, PathBuf};

use clap::{Args, Subcommand};
use gotham_ai::puzzle::Prover;
use gotham_content::Catalogue;
use gotham_platform::disk;
use gotham_play::{Puzzle, Puzzles};
use indicatif::{ProgressBar, ProgressStyle};

use self::mine::{AHEAD, Mine, WINS};
use super::content::Content;
use super::output::Output;
use super::programs::Programs;
use super::trouble::{Outcome, Trouble};

/// `gotham-engine puzzles`
#[derive(Subcommand)]
pub(crate) enum Command {
    /// Look for puzzles in matches between programs, and add them to the file.
    Mine(Mining),
    /// Prove every puzzle of the file again.
    Check(Checking),
}

/// Which file.
#[derive(Args)]
struct File {
    /// The file of puzzles.
    #[arg(long, value_name = "FILE", default_value = "assets/puzzles.ron")]
    file: PathBuf,
    #[command(flatten)]
    content: Content,
}

/// Where to look.
#[derive(Args)]
pub(crate) struct Mining {
    #[command(flatten)]
    file: File,
    #[command(flatten)]
    programs: Programs,
    /// Which mission; by default, all.
    #[arg(long, value_name = "ID")]
    mission: Option<String>,
    /// How many matches of each mission, at most.
    #[arg(long, value_name = "N", default_value_t = 40)]
    games: u64,
    /// The first match's seed; each further match has the next.
    #[arg(long, value_name = "N", default_value_t = 5_000_000)]
    seed: u64,
    /// How many puzzles of each mission, at most, with those that the file has.
    #[arg(long, value_name = "N", default_value_t = 4)]
    most: usize,
    /// Threads; by default, as many as the machine has cores.
    #[arg(long, value_name = "N")]
    jobs: Option<usize>,
}

/// What is proved again.
#[derive(Args)]
pub(crate) struct Checking {
    #[command(flatten)]
    file: File,
    /// Write down what was found: the figures, the next best plan, how hard it is. What is no puzzle anymore stays as it was.
    #[arg(long)]
    write: bool,
}

/// How many less may be left when a puzzle is proved again: the dice fall otherwise once a bot plays otherwise.
const SLACK: u8 = 8;

/// `gotham-engine puzzles`
pub(crate) fn puzzles(output: &mut Output, command: &Command) -> Outcome {
    match command {
        Command::Mine(mining) => mine(output, mining),
        Command::Check(checking) => check(output, checking),
    }
}

fn mine(output: &mut Output, mining: &Mining) -> Outcome {
    let catalogue = mining.file.content.catalogue()?;
    let all: Vec<&str> = catalogue.missions.iter().map(|mission| mission.id.as_str()).collect();
    let mut known = read(&mining.file.file)?.all().to_vec();
    let missions = all.iter().filter(|id| mining.mission.as_deref().is_none_or(|wanted| wanted == **id));
    let missions: Vec<&str> = missions.copied().collect();
    if missions.is_empty() {
        let wanted = mining.mission.as_deref().unwrap_or_default();
        return Err(Trouble::Unreadable(format!("--mission {wanted}: there is no such mission")));
    }
    let bar = bar(missions.len() as u64 * mining.games);
    for id in missions {
        bar.set_message(format!("{id} "));
        let room = mining.most.saturating_sub(known.iter().filter(|puzzle| puzzle.mission == id).count());
        let seeds = mining.seed..mining.seed.saturating_add(mining.games);
        let found = Mine::of(&catalogue, id, &mining.programs, seeds)?.dig(room, mining.jobs, &bar);
        for puzzle in found {
            let Puzzle { side, kind, wins, next, notes, .. } = &puzzle;
            let grade = notes.as_ref().map_or_else(String::new, |notes| format!(", {:?}", notes.grade));
            bar.suspend(|| {
                writeln!(output.out, "{id}: {side:?}, {kind:?}, {wins} of 100, the next best {next}{grade}")
            })?;
            known.push(puzzle);
        }
        // what was found stays, wherever somebody stops it
        write(&mining.file.file, &Puzzles::of(known.clone(), &all))?;
    }
    bar.finish_and_clear();
    writeln!(output.out, "{}: {} puzzles", mining.file.file.display(), known.len())?;
    Ok(())
}

fn check(output: &mut Output, checking: &Checking) -> Outcome {
    let catalogue = checking.file.content.catalogue()?;
    let puzzles = read(&checking.file.file)?;
    let bar = bar(puzzles.all().len() as u64);
    let (mut wrong, mut proved) = (Vec::new(), Vec::new());
    let mut kinds: BTreeMap<String, usize> = BTreeMap::new();
    for (at, puzzle) in puzzles.all().iter().enumerate() {
        let found = prove(&catalogue, puzzle).unwrap_or_else(|why| {
            wrong.push(format!("{}: puzzle {at} ({}): {why}", checking.file.file.display(), puzzle.mission));
            puzzle.clone()
        });
        proved.push(found);
        let grade = puzzle.grade().map_or_else(String::new, |grade| format!(", {grade:?}"));
        *kinds.entry(format!("{:?} for the {:?}{grade}", puzzle.kind, puzzle.side)).or_default() += 1;
        bar.inc(1);
    }
    bar.finish_and_clear();
    if checking.write {
        let all: Vec<&str> = catalogue.missions.iter().map(|mission| mission.id.as_str()).collect();
        write(&checking.file.file, &Puzzles::of(proved, &all))?;
    }
    for (kind, count) in kinds {
        writeln!(output.out, "{count} {kind}")?;
    }
    if !wrong.is_empty() {
        return Err(Trouble::Wrong(wrong.join("\n")));
    }
    writeln!(output.out, "{} puzzles, all proved", puzzles.all().len())?;
    Ok(())
}

/// A puzzle with what is found now, if it is still one.
fn prove(catalogue: &Catalogue, puzzle: &Puzzle) -> Result<Puzzle, String> {
    let open = puzzle.open(catalogue).map_err(|error| error.to_string())?;
    let game = open.table.game().blind_for(puzzle.side, mine::SALT);
    let proof = Prover::default().prove(&game).ok_or("there is only one plan")?;
    if proof.way != open.solution {
        return Err(format!("another plan is better now: it wins {} of 100", proof.wins));
    }
    if proof.wins + SLACK < WINS || proof.wins + SLACK < proof.next + AHEAD {
        return Err(format!("the solution wins {} of 100, the next best plan {}", proof.wins, proof.next));
    }
    Puzzle::of(&open.table, &proof).map_err(|error| error.to_string())
}

fn read(path: &Path) -> Result<Puzzles, Trouble> {
    let fail = |error: &dyn std::fmt::Display| Trouble::Unreadable(format!("{}: {error}", path.display()));
    if !path.exists() {
        return Ok(Puzzles::default());
    }
    let text = disk::read_text(path).map_err(|error| fail(&error))?;
    Puzzles::read(&text).map_err(|error| fail(&error))
}

fn write(path: &Path, puzzles: &Puzzles) -> Outcome {
    let written = disk::write_whole(path, &puzzles.write());
    written.map_err(|error| Trouble::Unreadable(format!("{}: {error}", path.display())))
}

/// A bar that only draws itself on a terminal.
fn bar(length: u64) -> ProgressBar {
    let bar = ProgressBar::new(length);
    if let Ok(style) = ProgressStyle::with_template("{msg}{wide_bar} {pos}/{len}, {eta} left") {
        bar.set_style(style);
    }
    bar
}
