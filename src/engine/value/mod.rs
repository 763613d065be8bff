//! The value of a table: learned from matches between bots, and judged on others. `docs/opponent.md` has the figures.

mod judge;
mod learn;
mod samples;

use std::collections::BTreeMap;
use std::io::Write as _;
use std::path::PathBuf;

use clap::{Args, Subcommand};
use gotham_ai::value::{Ends, Weights};
use gotham_platform::disk;

use self::samples::{Sample, Samples};
use super::content::Content;
use super::ground::Begin;
use super::matches::{self, STALLED, Series};
use super::output::Output;
use super::programs::Programs;
use super::trouble::{Outcome, Trouble, scenario};

/// `gotham-engine value`
#[derive(Subcommand)]
pub(crate) enum Command {
    /// Learn the weights from matches between bots, from nothing, and write them.
    Learn(Learning),
    /// Say how well the weights foresee who wins matches that they were not learned from.
    Judge(Judging),
}

/// Which matches.
#[derive(Args)]
struct Matches {
    /// How many matches of each mission.
    #[arg(long, value_name = "N", default_value_t = 600)]
    games: usize,
    /// The first match's seed; each further match has the next.
    #[arg(long, value_name = "N", default_value_t = 1_000_000)]
    seed: u64,
    #[command(flatten)]
    programs: Programs,
    /// Threads; by default, as many as the machine has cores.
    #[arg(long, value_name = "N")]
    jobs: Option<usize>,
    #[command(flatten)]
    content: Content,
}

/// What is learned from.
#[derive(Args)]
pub(crate) struct Learning {
    #[command(flatten)]
    matches: Matches,
    /// Where the weights are written.
    #[arg(long, value_name = "FILE", default_value = "src/ai/value/weights.ron")]
    out: PathBuf,
    /// How strongly the general weights are held near zero.
    #[arg(long, value_name = "X", default_value_t = 10.0)]
    general: f64,
    /// How strongly those of a mission are held near the general ones; a tenth of it holds what each mission measures in
    /// its own steps.
    #[arg(long, value_name = "X", default_value_t = 100.0)]
    own: f64,
}

/// What is judged, and on what.
#[derive(Args)]
pub(crate) struct Judging {
    #[command(flatten)]
    matches: Matches,
    /// Weights other than those that come with the game.
    #[arg(long, value_name = "FILE")]
    weights: Option<PathBuf>,
}

/// `gotham-engine value`
pub(crate) fn value(output: &mut Output, command: &Command) -> Outcome {
    match command {
        Command::Learn(learning) => learn(output, learning),
        Command::Judge(judging) => judge(output, judging),
    }
}

fn learn(output: &mut Output, learning: &Learning) -> Outcome {
    let samples = learning.matches.play()?;
    let all: Vec<&Sample> = samples.values().flatten().collect();
    let scales = learn::scales(&all);
    let general = learn::fit(&all, &scales, &learn::nothing(), &[learning.general; learn::COUNT]);
    let holds = learn::holds(learning.own);
    let own: BTreeMap<String, Vec<Ends>> = samples
        .iter()
        .map(|(id, samples)| {
            let samples: Vec<&Sample> = samples.iter().collect();
            let fitted = learn::fit(&samples, &scales, &general, &holds);
            (id.clone(), learn::ends(&fitted, &scales))
        })
        .collect();
    let text = Weights::write(&learn::ends(&general, &scales), &own);
    let text = text.map_err(|error| Trouble::Wrong(format!("the weights cannot be written: {error}")))?;
    let path = learning.out.display();
    disk::write_whole(&learning.out, &text).map_err(|error| Trouble::Unreadable(format!("{path}: {error}")))?;
    writeln!(output.out, "{path}: weights of {} missions, from {} tables", own.len(), all.len())?;
    Ok(())
}

fn judge(output: &mut Output, judging: &Judging) -> Outcome {
    let weights = match &judging.weights {
        None => Weights::built_in().clone(),
        Some(path) => {
            let read = disk::read_text(path).map_err(|error| error.to_string());
            let read = read.and_then(|text| Weights::read(&text).map_err(|error| error.to_string()));
            read.map_err(|error| Trouble::Unreadable(format!("{}: {error}", path.display())))?
        }
    };
    let samples = judging.matches.play()?;
    write!(output.out, "{}", judge::report(&weights, &samples))?;
    Ok(())
}

impl Matches {
    /// Plays them; what was seen, by mission.
    fn play(&self) -> Result<BTreeMap<String, Vec<Sample>>, Trouble> {
        let catalogue = self.content.catalogue()?;
        let mut found = BTreeMap::new();
        let bar = matches::bar(self.games * catalogue.missions.len());
        for mission in &catalogue.missions {
            let id = mission.id.as_str();
            bar.set_message(format!("{id} "));
            let begin = &Begin::of(scenario(&catalogue, id)?, &self.programs)?;
            let Matches { programs, seed, games, jobs, .. } = self;
            let series = Series { begin, programs, seed: *seed, games: *games, limit: STALLED, jobs: *jobs };
            let (_, seen) = series.play::<Samples>(&bar);
            found.insert(id.to_string(), seen.sorted());
        }
        bar.finish_and_clear();
        Ok(found)
    }
}
