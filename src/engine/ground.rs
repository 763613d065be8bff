//! What is played: a mission of the catalogue, or the position of a sandbox file.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::Args;
use gotham_content::{Catalogue, SourceFile};
use gotham_platform::disk;
use gotham_play::{Match, Sandbox};
use gotham_rules::{Game, Hardship, NotYet, Options, Scenario};

use super::programs::{Programs, VillainSeat};
use super::trouble::{Trouble, scenario};

/// A mission or a sandbox.
#[derive(Args)]
#[group(required = true, multiple = false)]
pub(crate) struct Ground {
    /// The mission; `sim` takes `all`, too.
    #[arg(long, value_name = "ID")]
    pub mission: Option<String>,
    /// A sandbox file: any Heroes and tiles on any board, as docs/sandbox-format.md says. It sets its own options.
    #[arg(long, value_name = "FILE")]
    pub sandbox: Option<PathBuf>,
}

/// One thing to play, made ready.
pub(crate) struct Begin {
    /// What is printed.
    pub scenario: Arc<Scenario>,
    options: Options,
    sandbox: Option<Sandbox>,
}

impl Ground {
    /// Everything to play, made ready.
    pub(crate) fn begin(&self, catalogue: &Catalogue, programs: &Programs) -> Result<Vec<Begin>, Trouble> {
        let options = programs.options()?;
        let Some(path) = &self.sandbox else {
            let missions: Vec<&str> = match self.mission.as_deref().unwrap_or_default() {
                "all" => catalogue.missions.iter().map(|mission| mission.id.as_str()).collect(),
                one => vec![one],
            };
            let begin = |mission| Begin::of(scenario(catalogue, mission)?, programs);
            return missions.into_iter().map(begin).collect();
        };
        if options != Options::default() {
            return Err(Trouble::Unreadable("--option: a sandbox names its options itself".into()));
        }
        let sandbox = sandbox(catalogue, path)?;
        let scenario = sandbox.scenario(catalogue).map_err(|error| Trouble::Unreadable(error.to_string()))?;
        Ok(vec![Begin { scenario, options: sandbox.options, sandbox: Some(sandbox) }])
    }
}

impl Begin {
    /// A mission with these programs' options.
    pub(crate) fn of(scenario: Arc<Scenario>, programs: &Programs) -> Result<Begin, Trouble> {
        let options = programs.options()?;
        let fits = options.check_on(&scenario.mission);
        fits.map_err(|error| Trouble::Unreadable(unfit(programs, scenario.mission.id.as_str(), &error)))?;
        Ok(Begin { scenario, options, sandbox: None })
    }

    /// The same with a Villain who is harder to beat; `None` if the mission doesn't have that. SOLO XV
    pub(crate) fn harder(&self, hardship: Hardship, steps: u8) -> Option<Begin> {
        let difficulty = self.options.difficulty.with(hardship, steps);
        let options = Options { difficulty, ..self.options };
        options.check_on(&self.scenario.mission).ok()?;
        let sandbox = self.sandbox.clone().map(|sandbox| Sandbox { options, ..sandbox });
        Some(Begin { scenario: Arc::clone(&self.scenario), options, sandbox })
    }

    /// Whether cards decide for the Villain.
    pub(crate) fn is_solo(&self) -> bool {
        self.options.solo
    }

    /// A match, with another seed of the dice if one is given.
    pub(crate) fn table(&self, catalogue: &Catalogue, seed: Option<u64>) -> Result<Match, Trouble> {
        let Some(sandbox) = &self.sandbox else {
            return Ok(Match::new(Arc::clone(&self.scenario), self.options, seed.unwrap_or(0)));
        };
        let sandbox = Sandbox { seed: seed.unwrap_or(sandbox.seed), ..sandbox.clone() };
        Match::of_sandbox(catalogue, sandbox).map_err(|error| Trouble::Unreadable(error.to_string()))
    }

    /// A game with this seed of the dice.
    pub(crate) fn game(&self, seed: u64) -> Result<Game, String> {
        match &self.sandbox {
            Some(sandbox) => {
                let made = Sandbox { seed, ..sandbox.clone() }.game_on(&self.scenario);
                made.map_err(|error| error.to_string())
            }
            None => Ok(Game::new(Arc::clone(&self.scenario), self.options, seed)),
        }
    }
}

/// Why the options do not fit a mission, and what to do.
fn unfit(programs: &Programs, mission: &str, error: &NotYet) -> String {
    if programs.villain == VillainSeat::Cards && *error == NotYet::Solo {
        return format!(
            "--villain cards: {mission} has no cards for the automated Villain ({}): give it a `sheet` \
             (docs/mission-format.md), or let a program play him: --villain bot",
            error.rule()
        );
    }
    format!("--option: {mission}: {error}")
}

/// A sandbox file.
pub(crate) fn file(path: &Path) -> Result<SourceFile, Trouble> {
    let shown = path.display().to_string();
    let bytes = disk::read_bytes(path).map_err(|error| Trouble::Unreadable(format!("{shown}: {error}")))?;
    SourceFile::from_bytes(shown, bytes).map_err(|problem| Trouble::Unreadable(problem.to_string()))
}

/// A sandbox that can be played, or everything that is wrong with it.
pub(crate) fn sandbox(catalogue: &Catalogue, path: &Path) -> Result<Sandbox, Trouble> {
    let file = file(path)?;
    let sandbox = Sandbox::read(&file).map_err(|problem| Trouble::Unreadable(problem.to_string()))?;
    sandbox.game(catalogue).map_err(|error| {
        let told: Vec<String> = error.problems(&file).iter().map(ToString::to_string).collect();
        Trouble::Unreadable(told.join("\n"))
    })?;
    Ok(sandbox)
}
