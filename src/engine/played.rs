//! What only shows when a mission is played: endings that never come, objectives that nobody advances, interactions that
//! nobody takes up, Areas that nobody enters, a side that always wins, matches that stall.

use std::fmt;
use std::io::Write as _;
use std::sync::Arc;

use clap::Args;
use gotham_content::Catalogue;
use gotham_content::index::AreaId;
use gotham_content::mission::Side;
use gotham_content::script::AreaSet;
use gotham_rules::frames::Scope;
use gotham_rules::state::Phase;
use gotham_rules::{Event, Game, Happening, Scenario, mission};
use serde_json::{Value, json};

use super::ground::Begin;
use super::matches::{self, STALLED, Series, Spectator};
use super::output::Output;
use super::programs::{Programs, VillainSeat};
use super::tally::{Tally, percent, rounded};
use super::trouble::{Outcome, Trouble, scenario};

/// From this many matches against each Villain on, what never came is a warning; before that, it may well be chance.
const ENOUGH: usize = 50;

/// How many Areas are named that nobody entered; programs get them all.
const LISTED: usize = 12;

/// How often the missions are played, and by which seeds.
#[derive(Args)]
pub(crate) struct Playing {
    /// If there are no problems, also play N matches of each mission between bots, and N against the cards if it has a
    /// sheet; reports endings that never came, objectives that nobody advanced, interactions that nobody took up, Areas
    /// that nobody entered, a side that always won, matches that stalled.
    #[arg(long = "played", value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    games: Option<u32>,
    /// With --played: the first match's seed; each further match has the next, and with it another team of Heroes.
    #[arg(long, value_name = "N", default_value_t = 0, requires = "games")]
    seed: u64,
    /// With --played: a match with this many commands is stalled; the longest real ones have about a thousand.
    #[arg(long, value_name = "N", default_value_t = STALLED, requires = "games")]
    limit: usize,
    /// With --played: threads; by default, as many as the machine has cores.
    #[arg(long, value_name = "N", requires = "games")]
    jobs: Option<usize>,
}

impl Playing {
    /// Whether anything is to be played.
    pub(crate) fn is_wanted(&self) -> bool {
        self.games.is_some()
    }

    /// Plays the missions and prints what was conspicuous.
    ///
    /// # Errors
    /// When matches stall.
    pub(crate) fn play(&self, output: &mut Output, catalogue: &Catalogue, missions: &[String]) -> Outcome {
        let mut stalled = 0;
        for id in missions {
            let played = self.one(scenario(catalogue, id)?)?;
            stalled += played.runs.iter().map(|run| run.tally.failed.len()).sum::<usize>();
            if output.json {
                writeln!(output.out, "{}", played.json())?;
            } else {
                write!(output.out, "{played}")?;
            }
        }
        match stalled {
            0 => Ok(()),
            1 => Err(Trouble::Wrong("1 match did not end".into())),
            many => Err(Trouble::Wrong(format!("{many} matches did not end"))),
        }
    }

    /// Plays one mission against both Villains, or against the bot alone if there are no cards for it.
    fn one(&self, scenario: Arc<Scenario>) -> Result<Played, Trouble> {
        let villains = VillainSeat::of(&scenario);
        let games = self.games.unwrap_or_default() as usize;
        let bar = matches::bar(games * villains.len());
        let (mut runs, mut witness) = (Vec::new(), Witness::default());
        for villain in villains {
            let programs = &Programs::against(villain);
            let begin = &Begin::of(scenario.clone(), programs)?;
            bar.set_message(format!("{} against {villain} ", scenario.mission.id));
            let series = Series { begin, programs, seed: self.seed, games, limit: self.limit, jobs: self.jobs };
            let (tally, seen) = series.play::<Witness>(&bar);
            witness.add(seen);
            runs.push(Run { villain, tally });
        }
        bar.finish_and_clear();
        Ok(Played { scenario, games, runs, witness })
    }
}

/// What was seen of a mission over many matches.
#[derive(Default)]
struct Witness {
    /// Areas that somebody stood in or passed through.
    entered: AreaSet,
    /// By objective: whether it has ever come closer to its goal, or away from it if that was met from the start.
    advanced: Vec<bool>,
    /// By named number: whether it has ever been another than in the file.
    changed: Vec<bool>,
    /// By interaction: whether it was ever carried out, with or without success.
    taken_up: Vec<bool>,
    /// The counts of the objectives when the match under way began.
    at_start: Option<Vec<u8>>,
}

impl Witness {
    fn enter(&mut self, area: AreaId) {
        self.entered = self.entered.or(AreaSet::of(area));
    }
}

impl Spectator for Witness {
    fn begins(&mut self, game: &Game) {
        self.at_start = None;
        self.advanced.resize(game.scenario().program.objectives.len(), false);
        self.changed.resize(game.scenario().program.values.len(), false);
        self.taken_up.resize(game.scenario().program.interactions.len(), false);
    }

    fn sees(&mut self, events: &[Event], game: &Game) {
        for event in events {
            match event.what {
                Happening::Moved { to, .. } => self.enter(to),
                Happening::Interacted { interaction, .. } => self.taken_up[usize::from(interaction)] = true,
                _ => {}
            }
        }
        let state = game.state();
        state.minis.iter().filter_map(|mini| mini.area).for_each(|area| self.enter(area));
        let program = &game.scenario().program;
        for (at, changed) in self.changed.iter_mut().enumerate() {
            *changed |= state.memory.values.get(at) != program.values.get(at);
        }
        if state.phase == Phase::Setup {
            return;
        }
        let count = |at: usize| mission::number(game, &program.objectives[at].counts, &Scope::default());
        let at_start = self.at_start.get_or_insert_with(|| (0..program.objectives.len()).map(count).collect());
        for (at, advanced) in self.advanced.iter_mut().enumerate().filter(|(_, advanced)| !**advanced) {
            let (goal, before, now) = (program.objectives[at].goal, at_start[at], count(at));
            *advanced = match goal {
                _ if goal.is_met(before) => now != before,
                gotham_content::Goal::AtLeast(_) => now > before,
                gotham_content::Goal::AtMost(_) => now < before,
            };
        }
    }

    fn add(&mut self, other: Witness) {
        self.entered = self.entered.or(other.entered);
        for (sum, more) in [
            (&mut self.advanced, other.advanced),
            (&mut self.changed, other.changed),
            (&mut self.taken_up, other.taken_up),
        ] {
            sum.resize(sum.len().max(more.len()), false);
            sum.iter_mut().zip(more).for_each(|(sum, more)| *sum |= more);
        }
    }
}

/// The matches against one Villain.
struct Run {
    villain: VillainSeat,
    tally: Tally,
}

impl Run {
    /// The side that has won every match.
    fn always(&self) -> Option<Side> {
        match (self.tally.heroes_won, self.tally.ended()) {
            (_, 0) => None,
            (0, _) => Some(Side::Villain),
            (won, ended) if won == ended => Some(Side::Heroes),
            _ => None,
        }
    }
}

/// All matches of a mission.
struct Played {
    scenario: Arc<Scenario>,
    /// How many against each Villain.
    games: usize,
    runs: Vec<Run>,
    witness: Witness,
}

/// Something conspicuous.
enum Finding<'a> {
    /// An ending never came.
    NoEnding(&'a str),
    /// Nobody advanced an objective.
    NotAdvanced { text: &'a str, side: Side },
    /// A named number was never another than in the file.
    NotChanged(&'a str),
    /// Nobody took up an interaction.
    NotTakenUp(&'a str),
    /// Nobody entered these Areas.
    NotEntered(Vec<&'a str>),
    /// A side won every match.
    Always { side: Side, villain: VillainSeat, games: usize },
}

impl fmt::Display for Finding<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Finding::NoEnding(id) => write!(f, "the ending \"{id}\" never came"),
            Finding::NotAdvanced { text, side } => {
                let whose = if *side == Side::Heroes { "the Heroes'" } else { "the Villain's" };
                write!(f, "nobody advanced {whose} objective \"{text}\"")
            }
            Finding::NotChanged(name) => write!(f, "the value \"{name}\" never changed"),
            Finding::NotTakenUp(id) => write!(f, "nobody took up the interaction \"{id}\""),
            Finding::NotEntered(areas) => {
                let named = areas.iter().take(LISTED).copied().collect::<Vec<_>>().join(", ");
                let more = areas.len().saturating_sub(LISTED);
                let rest = if more > 0 { format!(" and {more} more Areas") } else { String::new() };
                write!(f, "nobody entered {named}{rest}")
            }
            Finding::Always { side, villain, games } => {
                let who = if *side == Side::Heroes { "the Heroes" } else { "the Villain" };
                write!(f, "{who} won every one of {games} matches against {villain}")
            }
        }
    }
}

impl Finding<'_> {
    fn json(&self) -> Value {
        let side = |side: &Side| if *side == Side::Heroes { "heroes" } else { "villain" };
        match self {
            Finding::NoEnding(id) => json!({ "never": "ending", "ending": id }),
            Finding::NotAdvanced { text, side: of } => {
                json!({ "never": "objective", "objective": text, "side": side(of) })
            }
            Finding::NotChanged(name) => json!({ "never": "value", "value": name }),
            Finding::NotTakenUp(id) => json!({ "never": "interaction", "interaction": id }),
            Finding::NotEntered(areas) => json!({ "never": "areas", "areas": areas }),
            Finding::Always { side: of, villain, .. } => {
                json!({ "always": side(of), "against": villain.to_string() })
            }
        }
    }
}

impl Played {
    fn findings(&self) -> Vec<Finding<'_>> {
        let (mission, witness) = (&self.scenario.mission, &self.witness);
        let came = |at: usize| self.runs.iter().any(|run| run.tally.endings.contains_key(&(at as u8)));
        let endings = mission.endings.iter().enumerate().filter(|(at, _)| !came(*at));
        let mut found: Vec<Finding> = endings.map(|(_, ending)| Finding::NoEnding(ending.id.as_str())).collect();
        let objectives = mission.objectives.iter().zip(&witness.advanced).filter(|(_, advanced)| !**advanced);
        found.extend(
            objectives
                .map(|(objective, _)| Finding::NotAdvanced { text: objective.text.english(), side: objective.side }),
        );
        let values = mission.values.iter().zip(&witness.changed).filter(|(_, changed)| !**changed);
        found.extend(values.map(|((name, _), _)| Finding::NotChanged(name.as_str())));
        let interactions = mission.interactions.iter().zip(&witness.taken_up).filter(|(_, taken_up)| !**taken_up);
        found.extend(interactions.map(|(interaction, _)| Finding::NotTakenUp(interaction.id.as_str())));
        let board = &self.scenario.board;
        let areas = board.areas().filter(|area| !witness.entered.has(*area));
        let areas: Vec<&str> = areas.map(|area| board.area(area).name_id.as_str()).collect();
        found.extend((!areas.is_empty()).then_some(Finding::NotEntered(areas)));
        for run in &self.runs {
            let always = |side| Finding::Always { side, villain: run.villain, games: run.tally.ended() };
            found.extend(run.always().map(always));
        }
        found
    }

    fn is_enough(&self) -> bool {
        self.games >= ENOUGH
    }

    fn json(&self) -> Value {
        let runs = self.runs.iter().map(|run| {
            let failed = run.tally.failed.iter().map(|(seed, why)| json!({ "seed": seed, "why": why }));
            json!({
                "villain": run.villain.to_string(), "games": run.tally.games, "ended": run.tally.ended(),
                "heroes_won": run.tally.heroes_won, "rounds": rounded(run.tally.mean(run.tally.rounds)),
                "failed": failed.collect::<Vec<_>>(),
            })
        });
        json!({
            "mission": self.scenario.mission.id.as_str(),
            "played": runs.collect::<Vec<_>>(),
            "is_enough": self.is_enough(),
            "findings": self.findings().iter().map(Finding::json).collect::<Vec<_>>(),
        })
    }
}

impl fmt::Display for Played {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}: {} matches each", self.scenario.mission.id, self.games)?;
        for Run { villain, tally } in &self.runs {
            let percent = percent(tally.heroes_won, tally.ended());
            let rounds = tally.mean(tally.rounds);
            writeln!(f, "  against {villain}: the Heroes won {percent:.1}%, after {rounds:.1} rounds on average")?;
            for (seed, why) in &tally.failed {
                writeln!(f, "  STALLED: against {villain}, seed {seed}: {why}")?;
            }
        }
        let findings = self.findings();
        let word = if self.is_enough() { "warning" } else { "note" };
        for finding in &findings {
            writeln!(f, "  {word}: {finding}")?;
        }
        match (findings.is_empty(), self.is_enough()) {
            (true, _) => writeln!(f, "  nothing else was conspicuous"),
            (false, false) => {
                writeln!(f, "  This is a small sample, and chance plays along: try --played {ENOUGH} or more.")
            }
            (false, true) => Ok(()),
        }
    }
}
