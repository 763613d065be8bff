//! Looks for tables at which one plan is far better than any other, and judges what somebody makes of them. Everything is
//! played on to the end of the match, so nothing here depends on a value that was learned.

use super::bot::{Comparison, Effort, Judge, Merit, Rated, is_worth_it};
use super::thought::Train;
use gotham_platform::{Endless, Patience};
use gotham_play::advice::Because;
use gotham_play::puzzle::{Rightness, Verdict};
use gotham_rules::prompt::Ask;
use gotham_rules::{Blind, Command, Game};

/// Whether a plan is asked for, rather than a detail: what a puzzle may ask, and where a player's plan begins or ends.
pub fn asks_for_a_plan(ask: &Ask) -> bool {
    is_worth_it(ask)
}

/// A plan that is far better than the others.
#[derive(Clone, PartialEq, Debug)]
pub struct Proof {
    /// One command, or the Moves of a whole way.
    pub way: Vec<Command>,
    /// Of 100 matches, how many it wins.
    pub wins: u8,
    /// The same for the best of the plans that aim at something else.
    pub next: u8,
    /// Whether the usual computer sees it.
    pub ease: Ease,
}

/// Why the usual computer would go a way.
pub fn reason(game: &Blind, way: &[Command]) -> Because {
    super::bot::reason(game, way)
}

/// How hard a plan is to find.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Ease {
    /// The usual computer would do something else.
    Hidden,
    /// It would do just that.
    Plain,
}

/// Looks for them.
pub struct Prover {
    glance: Option<Judge>,
    proof: Option<Judge>,
}

impl Default for Prover {
    fn default() -> Prover {
        Prover { glance: Some(Judge::new(Effort::GLANCE)), proof: Some(Judge::new(Effort::PROOF)) }
    }
}

impl Prover {
    /// A first look: what may be such a plan.
    pub fn glance(&mut self, game: &Blind) -> Option<Proof> {
        proof(compare(&mut self.glance, game)?)
    }

    /// A long look.
    pub fn prove(&mut self, game: &Blind) -> Option<Proof> {
        proof(compare(&mut self.proof, game)?)
    }
}

fn compare(kept: &mut Option<Judge>, game: &Game) -> Option<Comparison> {
    let mut judge = kept.take()?;
    let about = game.clone();
    let mut train = Train::new(async move {
        let found = judge.compare(&about, None).await;
        (judge, found)
    });
    let (judge, found) = train.go_on(&mut Endless)?;
    *kept = Some(judge);
    found
}

/// The best plan beside those that aim at something else.
fn proof(Comparison { plans, best }: Comparison) -> Option<Proof> {
    let solution = &plans[best];
    let aims_at = aim(&solution.way);
    let others = plans.iter().filter(|plan| aim(&plan.way) != aims_at);
    let next = others.map(|plan: &Rated| plan.merit.worth).max()?;
    let ease = if aim(&plans[0].way) == aims_at { Ease::Plain } else { Ease::Hidden };
    Some(Proof { way: solution.way.clone(), wins: percent(solution.merit.worth), next: percent(next), ease })
}

/// What a way aims at: not how many cubes it takes, nor by which Areas it goes.
fn aim(way: &[Command]) -> Option<Command> {
    let mut last = way.last()?.clone();
    match &mut last {
        Command::Move { cubes, pushing, card, .. } => (*cubes, *pushing, *card) = (0, 0, None),
        Command::Attack { effort, .. } | Command::Interact { effort, .. } => *effort = Default::default(),
        Command::Finish => return Some(Command::EndTurn),
        _ => {}
    }
    Some(last)
}

fn percent(worth: i32) -> u8 {
    u8::try_from((worth + 50) / 100).unwrap_or(0).min(100)
}

/// Judges somebody's plan beside the solution of a puzzle, in slices.
pub struct Referee {
    train: Train<Verdict>,
}

/// How many of 100 matches a plan may win less than the solution, and still be called right.
const AS_GOOD: i32 = 800;

impl Referee {
    /// Begins to compare what somebody did at a table, up to the next time that a plan was asked for, with the solution.
    pub fn new(game: &Blind, did: &[Command], solution: &[Command]) -> Referee {
        let (about, ways) = (Game::clone(game), [solution.to_vec(), did.to_vec()]);
        let train = Train::new(async move {
            let merits = Judge::new(Effort::VERDICT).rate(&about, &ways).await;
            verdict(&merits, ways[0] == ways[1])
        });
        Referee { train }
    }

    /// Thinks until it knows or patience runs out. Not to be asked again once it has said.
    pub fn think(&mut self, patience: &mut dyn Patience) -> Option<Verdict> {
        self.train.go_on(patience)
    }
}

fn verdict(merits: &[Merit], is_the_same: bool) -> Verdict {
    let of = |at: usize| merits.get(at).map_or(0, |merit| merit.worth);
    // chance alone makes no plan wrong
    let is_as_good = is_the_same || merits.get(1).is_some_and(|merit| merit.gain + merit.error >= -AS_GOOD);
    let rightness = if is_as_good { Rightness::Right } else { Rightness::Wrong };
    Verdict { wins: percent(of(1)), solution: percent(of(0)), rightness }
}
