//! Looks for tables at which one plan is far better than any other, and judges what somebody makes of them. Everything is
//! played on to the end of the match, so nothing here depends on a value that was learned.

use super::bot::{Comparison, Effort, Judge, Merit, Rated, is_worth_it};
use super::thought::Train;
use gotham_platform::{Endless, Patience};
use gotham_play::puzzle::{Grade, Proof, Reasoned, Rightness, Verdict};
use gotham_rules::prompt::Ask;
use gotham_rules::{Blind, Command, Game};

/// Whether a plan is asked for, rather than a detail: what a puzzle may ask, and where a player's plan begins or ends.
pub fn asks_for_a_plan(ask: &Ask) -> bool {
    is_worth_it(ask)
}

/// A plan, and why the usual computer would choose it.
pub fn reasoned(game: &Blind, way: &[Command]) -> Reasoned {
    Reasoned { way: way.to_vec(), reason: super::bot::reason(game, way) }
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
    let rival: &Rated = others.max_by_key(|plan| (plan.merit.worth, plan.merit.futures))?;
    Some(Proof {
        way: solution.way.clone(),
        wins: percent(solution.merit.worth),
        rival: rival.way.clone(),
        next: percent(rival.merit.worth),
        lost_by: rival.merit.lost_by,
        grade: if aim(&plans[0].way) == aims_at { Grade::Plain } else { Grade::Tricky },
    })
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
    let lost_by = merits.get(1).and_then(|merit| merit.lost_by);
    Verdict { wins: percent(of(1)), solution: percent(of(0)), lost_by, rightness }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gotham_embedded::catalogue;
    use gotham_play::puzzle::Puzzles;

    /// How the table is imagined where puzzles are mined and checked.
    const SALT: u64 = 77;
    /// How many more of 100 matches the solution wins at least; a bit less than when it was found, for the dice may fall otherwise.
    const AHEAD: u8 = 17;
    /// Puzzles of the box that are proved in no time.
    const QUICK: [&str; 5] = ["e35I_0SI", "cFenI-ag", "sYSNPuSA", "Z3G7Kzuk", "UJp6Hz2g"];

    #[test]
    fn a_handful_of_the_box_is_still_proved() {
        let catalogue = catalogue();
        let mut prover = Prover::default();
        for name in QUICK {
            let puzzle = Puzzles::built_in().all().iter().find(|puzzle| puzzle.name() == name);
            let puzzle = puzzle.unwrap_or_else(|| panic!("{name} is no longer in the box: choose another"));
            let open = puzzle.open(&catalogue).expect("it opens");
            let proof = prover.prove(&open.table.game().blind_for(puzzle.side, SALT)).expect("several plans");
            assert_eq!(proof.way, open.solution, "{name}: another plan is better now");
            assert!(proof.wins >= proof.next + AHEAD, "{name}: {} and {}", proof.wins, proof.next);
        }
    }

    #[test]
    fn a_plan_is_judged_beside_the_solution_and_how_it_is_lost_is_told() {
        let puzzle =
            Puzzles::built_in().all().iter().find(|puzzle| puzzle.name() == QUICK[0]).expect("it is in the box");
        let open = puzzle.open(&catalogue()).expect("it opens");
        let seen = open.table.game().blind_for(puzzle.side, SALT);
        let judged =
            |plan: &[Command]| Referee::new(&seen, plan, &open.solution).think(&mut Endless).expect("it is judged");
        assert_eq!(judged(&open.solution).rightness, Rightness::Right);
        let rival = judged(&open.rival.expect("a box puzzle has one"));
        assert_eq!(rival.rightness, Rightness::Wrong);
        let endings = &open.table.game().scenario().mission.endings;
        assert_eq!(endings[usize::from(rival.lost_by.expect("it is lost"))].winner, puzzle.side.enemy());
    }
}
