//! From a sandbox to a game: its mission is made ready like any other, and the rest is placed.

use std::sync::Arc;

use super::{Fault, MOST_HEROES, Sandbox, SandboxError};
use crate::placement::{Placement, PlacementError};
use gotham_content::{Catalogue, Problem, SourceFile};
use gotham_rules::state::Phase;
use gotham_rules::{Game, Scenario};

impl Sandbox {
    /// Everything that is wrong with a sandbox file.
    pub fn problems(catalogue: &Catalogue, file: &SourceFile) -> Vec<Problem> {
        match Sandbox::read(file) {
            Err(problem) => vec![problem],
            Ok(sandbox) => sandbox.game(catalogue).err().map(|error| error.problems(file)).unwrap_or_default(),
        }
    }

    /// The sandbox's mission made ready.
    ///
    /// # Errors
    /// When it names something the catalogue lacks, or numbers contradict each other.
    pub fn scenario(&self, catalogue: &Catalogue) -> Result<Arc<Scenario>, SandboxError> {
        let mut faults = self.faults();
        if faults.is_empty() {
            let mission = self.mission(catalogue);
            for (field, message) in gotham_content::faults_of(catalogue, &mission) {
                faults.push(Fault { field: self.field_of_mission(&field, &catalogue.tiles), message });
            }
            if faults.is_empty() {
                return Scenario::of(catalogue, &mission).map_err(|error| SandboxError::of("", error.to_string()));
            }
        }
        Err(SandboxError(faults))
    }

    /// The game that begins with this position.
    ///
    /// # Errors
    /// When it names something the catalogue lacks, or the position is impossible.
    pub fn game(&self, catalogue: &Catalogue) -> Result<Game, SandboxError> {
        self.game_on(&self.scenario(catalogue)?)
    }

    /// The game that begins with this position, on the [scenario](Sandbox::scenario) that was made from it.
    ///
    /// # Errors
    /// When the position is impossible.
    pub fn game_on(&self, scenario: &Arc<Scenario>) -> Result<Game, SandboxError> {
        self.placed(scenario, Placement::make)
    }

    /// The same for a record: what could be once is taken up again.
    ///
    /// # Errors
    /// When the position could never be.
    pub(crate) fn game_as_kept(&self, scenario: &Arc<Scenario>) -> Result<Game, SandboxError> {
        self.placed(scenario, Placement::apply)
    }

    fn placed(
        &self,
        scenario: &Arc<Scenario>,
        put: impl FnOnce(&Placement, &Game) -> Result<Game, PlacementError>,
    ) -> Result<Game, SandboxError> {
        // The choices of setup are made: whatever else it asks is dropped when the turn is placed. The cards' Villain must
        // not have its first turn on the way.
        let begun = Game::laid_out(Arc::clone(scenario), self.options, self.seed);
        let mut state = begun.state().clone();
        (state.round, state.phase) = (1, Phase::Upkeep);
        let begun = Game::from_state(Arc::clone(scenario), self.options, state);
        let (placement, places) = self.placement(&begun)?;
        put(&placement, &begun).map_err(|error| match error {
            PlacementError::Unknown { field, what, word } => {
                SandboxError::of(places.field(&field), format!("there is no {what} called \"{word}\""))
            }
            PlacementError::Value { field, message } => SandboxError::of(places.field(&field), message),
            PlacementError::Faulty(faults) => {
                let fault = |(field, message): (String, String)| Fault { field: places.field(&field), message };
                SandboxError(faults.into_iter().map(fault).collect())
            }
            PlacementError::Impossible(broken) => {
                let fault = |message| Fault { field: String::new(), message };
                SandboxError(broken.into_iter().map(fault).collect())
            }
            PlacementError::NoHero(_) | PlacementError::River => SandboxError::of("", error.to_string()),
        })
    }

    /// What no mission can say, so its check doesn't see it.
    fn faults(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        let mut add = |field: String, message: String| faults.push(Fault { field, message });
        if let Err(not_yet) = self.options.check() {
            add("options".into(), not_yet.to_string());
        }
        if self.heroes.len() > MOST_HEROES {
            add("heroes".into(), format!("{} is too many: at most {MOST_HEROES}", self.heroes.len()));
        }
        faults
    }
}
