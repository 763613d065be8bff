//! The ladder: a table of players over all missions, which is kept and extended. `docs/opponent.md` explains its figures.
//!
//! - [`entrant`]: who plays. [`pair`]: how two matches with the same dice went. [`kept`]: the file of all results.
//! - [`program`]: engines of other commits. [`duel`]: a match. [`arena`]: what is played on, and whether a player is who it
//!   was. [`in_order`]: many at once.
//! - [`table`]: everybody against everybody. [`trial`]: a challenger against the champion, by a [`sequential`] test.
//! - [`rating`]: how strong each player is. [`page`]: what people read.

mod arena;
mod duel;
mod entrant;
mod in_order;
mod kept;
mod page;
mod pair;
mod program;
mod rating;
mod sequential;
mod table;
mod trial;

use std::io::Write as _;
use std::path::{Path, PathBuf};

use clap::{Args, Subcommand};
use gotham_ai::SeatKind;
use gotham_platform::disk;
use serde_json::json;

use self::arena::Means;
use self::duel::Referee;
use self::entrant::Entrant;
use self::kept::{Kept, KeptError, Test};
use self::sequential::{Hypotheses, Verdict};
use self::trial::Trial;
use super::output::Output;
use super::trouble::{Outcome, Trouble};

/// `gotham-engine ladder`
#[derive(Subcommand)]
pub(crate) enum Command {
    /// Play everybody against everybody until each pairing has this many seeds of each mission, and keep the results. A run
    /// that is stopped goes on where it was.
    Play(Playing),
    /// Test whether a challenger is stronger than the champion: the only way to another champion.
    Test(Testing),
    /// Name the results of this engine's players after the commit that played them, before the bot changes.
    NameAfter(Naming),
    /// Write the page again from the results.
    Page(Files),
}

/// Where results are.
#[derive(Args)]
pub(crate) struct Files {
    /// All results.
    #[arg(long, value_name = "FILE", default_value = "docs/ladder.ron")]
    file: PathBuf,
    /// The page that is made of them.
    #[arg(long, value_name = "FILE", default_value = "docs/ladder.md")]
    page: PathBuf,
}

/// Who plays, and how much.
#[derive(Args)]
pub(crate) struct Playing {
    /// random, easy, normal, hard, expert, cards, or SEAT@NAME of an engine of --program.
    #[arg(required = true, num_args = 2.., value_name = "PLAYER")]
    players: Vec<Entrant>,
    /// How many seeds of each mission each pairing is to have.
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = clap::value_parser!(u64).range(..=10_000))]
    seeds: u64,
    /// Only this mission; may be given several times.
    #[arg(long = "mission", value_name = "ID")]
    missions: Vec<String>,
    #[command(flatten)]
    means: Means,
    #[command(flatten)]
    files: Files,
}

/// Who is tested, and how.
#[derive(Args)]
pub(crate) struct Testing {
    /// Who wants to be champion.
    challenger: Entrant,
    /// Who is to give way; by default the champion. Who beats anybody else is not champion.
    champion: Option<Entrant>,
    #[command(flatten)]
    hypotheses: Hypotheses,
    /// The test ends undecided after this many pairs; run again with more, it goes on.
    #[arg(long, value_name = "N", default_value_t = 3000, value_parser = clap::value_parser!(u64).range(..=300_000))]
    pairs: u64,
    #[command(flatten)]
    means: Means,
    #[command(flatten)]
    files: Files,
}

/// Whose results get another name.
#[derive(Args)]
pub(crate) struct Naming {
    /// The commit: normal becomes normal@COMMIT.
    commit: String,
    /// Whose: easy, hard ...; by default everybody's. Those who play as before keep their results.
    seats: Vec<SeatKind>,
    #[command(flatten)]
    files: Files,
}

impl From<KeptError> for Trouble {
    fn from(error: KeptError) -> Trouble {
        Trouble::Unreadable(error.to_string())
    }
}

/// `gotham-engine ladder`
pub(crate) fn ladder(output: &mut Output, command: &Command) -> Outcome {
    match command {
        Command::Play(playing) => play(output, playing),
        Command::Test(testing) => test(output, testing),
        Command::NameAfter(naming) => name_after(output, naming),
        Command::Page(files) => show(output, &Kept::open(&files.file)?, &files.page),
    }
}

fn play(output: &mut Output, playing: &Playing) -> Outcome {
    let Playing { players, files, means, .. } = playing;
    let mut kept = Kept::open(&files.file)?;
    let missions = arena::missions(&playing.missions)?;
    let engines = means.engines()?;
    let referee = &mut Referee::new(&engines);
    players.iter().try_for_each(|player| arena::recognize(&mut kept, referee, player))?;
    kept.write()?;
    let played = table::fill(&mut kept, players, &missions, &engines, (playing.seeds, means.jobs));
    // What was played before something went wrong is also worth reading.
    show(output, &kept, &files.page)?;
    played
}

fn test(output: &mut Output, testing: &Testing) -> Outcome {
    let Testing { files, means, challenger, .. } = testing;
    let mut kept = Kept::open(&files.file)?;
    let champion = testing.champion.clone().unwrap_or_else(|| kept.champion().clone());
    let trial = Trial { challenger, champion: &champion, hypotheses: testing.hypotheses, most: testing.pairs };
    trial.check(&kept)?;
    let missions = arena::missions(&[])?;
    let engines = means.engines()?;
    let referee = &mut Referee::new(&engines);
    [challenger, &champion].into_iter().try_for_each(|player| arena::recognize(&mut kept, referee, player))?;
    kept.write()?;
    let tested = trial.run(&mut kept, &missions, &engines, means.jobs);
    write_page(&kept, &files.page)?;
    report(output, &kept, &tested?)
}

/// What a test said.
fn report(output: &mut Output, kept: &Kept, test: &Test) -> Outcome {
    let Test { challenger, champion, hypotheses, pairs, verdict } = test;
    if output.json {
        let (test, now) = (json!({ "pairs": pairs, "verdict": verdict }), kept.champion().to_string());
        writeln!(output.out, "{}", json!({ "test": test, "champion": now }))?;
        return Ok(());
    }
    let says = match verdict {
        Verdict::Undecided => format!("undecided after {} pairs", pairs.count()),
        Verdict::Accepted | Verdict::Rejected => format!("{verdict} after {} pairs", pairs.count()),
    };
    writeln!(output.out, "{challenger} against {champion}: {says}")?;
    writeln!(
        output.out,
        "  pairs      {} lost, {} split, {} won: {:.1} % of the matches",
        pairs.lost,
        pairs.split,
        pairs.won,
        pairs.percent()
    )?;
    let (low, high) = hypotheses.bounds();
    writeln!(output.out, "  evidence   {:.2}, between {low:.2} and {high:.2}", hypotheses.evidence(pairs))?;
    writeln!(output.out, "  champion   {}", kept.champion())?;
    Ok(())
}

fn name_after(output: &mut Output, Naming { commit, seats, files }: &Naming) -> Outcome {
    let commit = entrant::name(commit).map_err(|error| Trouble::Unreadable(error.to_string()))?;
    let mut kept = Kept::open(&files.file)?;
    let seats = if seats.is_empty() { SeatKind::ALL.to_vec() } else { seats.clone() };
    for kind in &seats {
        let named = Entrant::Of { seat: kind.to_string(), engine: commit.clone() };
        if kept.knows(&named) {
            return Err(Trouble::Unreadable(format!("{named} has results already; they would be mixed")));
        }
    }
    let own: Vec<Entrant> = seats.into_iter().map(Entrant::Own).collect();
    kept.name_after(&commit, &own);
    kept.write()?;
    show(output, &kept, &files.page)
}

/// Writes the page.
fn write_page(kept: &Kept, path: &Path) -> Outcome {
    let missions: Vec<String> =
        gotham_embedded::catalogue().missions.iter().map(|mission| mission.id.to_string()).collect();
    let written = disk::write_whole(path, &page::page(kept, &missions));
    written.map_err(|error| Trouble::Unreadable(format!("{}: {error}", path.display())))
}

/// Writes the page, and says who stands where.
fn show(output: &mut Output, kept: &Kept, path: &Path) -> Outcome {
    write_page(kept, path)?;
    for (player, rating) in page::standings(kept).players {
        // Not "-0".
        let (elo, plus_minus) = (rating.elo.round() + 0.0, rating.plus_minus.round());
        if output.json {
            writeln!(output.out, "{}", json!({ "player": player.to_string(), "elo": elo, "plus_minus": plus_minus }))?;
        } else {
            writeln!(output.out, "{elo:+5.0} ± {plus_minus:<4.0} {player}")?;
        }
    }
    Ok(())
}
