//! What the mission counts: objectives, how far each ending is away, its own numbers.

use super::count;
use super::terms::{Term, Terms};
use crate::bot::goals;
use gotham_content::mission::{Ending, Goal, Objective, Side};
use gotham_content::script::{Compiled, Condition};
use gotham_rules::frames::Scope;
use gotham_rules::{Game, mission};

/// A whole objective.
const WHOLE: i32 = 100;

/// A step farther than this is as far as can be.
const FAR: i32 = 12;

/// More than the bot's count of a table that nobody has won.
const MOST: f64 = 2000.0;

impl Terms {
    pub(super) fn mission(&mut self, game: &Game) {
        self.objectives(game);
        self.endings(game);
        self.set(Term::Objectives, goals::worth(game, Side::Heroes).clamp(-MOST, MOST) as i32);
        for (term, number) in Term::NUMBERS.into_iter().zip(&game.state().memory.values) {
            self.set(term, i32::from(*number));
        }
    }

    fn objectives(&mut self, game: &Game) {
        let objectives = &game.scenario().program.objectives;
        let steps = |objective| is_active(game, objective).then(|| Steps::of(game, objective));
        let all: Vec<Option<Steps>> = objectives.iter().map(steps).collect();
        for ((term, objective), steps) in Term::OBJECTIVES.into_iter().zip(objectives).zip(&all) {
            let share = steps.as_ref().map_or(0, |steps| steps.share);
            self.set(term, if objective.side == Side::Heroes { share } else { -share });
        }
        for (side, least, most, missing, pace) in [
            (Side::Heroes, Term::HeroesLeast, Term::HeroesMost, Term::HeroesSteps, Term::HeroesPace),
            (Side::Villain, Term::VillainLeast, Term::VillainMost, Term::VillainSteps, Term::VillainPace),
        ] {
            let own = || objectives.iter().zip(&all).filter(move |(objective, _)| objective.side == side);
            let done = || own().filter_map(|(_, steps)| Some(steps.as_ref()?.done));
            let short = |(objective, steps): (&Objective<Compiled>, &Option<Steps>)| {
                Some(steps.as_ref()?.missing.min(FAR) * i32::from(objective.weight))
            };
            let short: i32 = own().filter_map(short).sum();
            self.set(least, done().min().unwrap_or(WHOLE));
            self.set(most, done().max().unwrap_or(0));
            self.set(missing, short);
            self.set(pace, short / i32::from(goals::turns_left(game, side)).max(1));
        }
    }

    fn endings(&mut self, game: &Game) {
        let endings = &game.scenario().program.endings;
        let short = |ending: &Ending<Compiled>| ending.only_if.iter().map(|it| missing(game, it)).sum::<i32>().min(FAR);
        let all: Vec<i32> = endings.iter().map(short).collect();
        for (term, short) in Term::ENDINGS.into_iter().zip(&all) {
            self.set(term, *short);
        }
        for (side, term) in [(Side::Heroes, Term::HeroesEnding), (Side::Villain, Term::VillainEnding)] {
            let own = endings.iter().zip(&all).filter(|(ending, _)| ending.at.is_none() && ending.winner == side);
            self.set(term, own.map(|(_, short)| *short).min().unwrap_or(FAR));
        }
        let mut timed = endings.iter().zip(&all).filter(|(ending, _)| ending.at.is_some());
        if let Some((ending, _)) = timed.find(|(_, short)| **short == 0) {
            self.set(Term::EndingNow, if ending.winner == Side::Heroes { 1 } else { -1 });
        }
        let mut asking =
            endings.iter().zip(&all).filter(|(ending, _)| ending.at.is_some() && !ending.only_if.is_empty());
        self.set(Term::LastEnding, asking.next().map_or(0, |(_, short)| *short));
    }
}

/// Whether an objective counts now.
fn is_active(game: &Game, objective: &Objective<Compiled>) -> bool {
    objective.inactive_if.is_empty() || !mission::all_hold(game, &objective.inactive_if, &Scope::default())
}

/// How far an objective is.
struct Steps {
    /// How far it is fulfilled, in hundredths: beyond the goal, or short of nothing, too.
    share: i32,
    /// The same, up to the goal.
    done: i32,
    /// Steps that are missing.
    missing: i32,
}

impl Steps {
    fn of(game: &Game, objective: &Objective<Compiled>) -> Steps {
        let count = i32::from(mission::number(game, &objective.counts, &Scope::default()));
        match objective.goal {
            Goal::AtLeast(goal) => {
                let goal = i32::from(goal);
                let share = |most: i32| WHOLE * count.min(most) / goal.max(1);
                Steps { share: share(2 * goal), done: share(goal), missing: (goal - count).max(0) }
            }
            Goal::AtMost(goal) => {
                let goal = i32::from(goal);
                let missing = (count - goal).max(0);
                Steps { share: WHOLE * (goal - count) / (goal + 2), done: WHOLE / (1 + missing), missing }
            }
        }
    }
}

/// Steps that are missing until a condition holds; one where that can't be counted.
fn missing(game: &Game, condition: &Condition<Compiled>) -> i32 {
    let scope = Scope::default();
    let of = |number| i32::from(mission::number(game, number, &scope));
    match condition {
        Condition::AtLeast(number, least) => (i32::from(*least) - of(number)).max(0),
        Condition::AtMost(number, most) => (of(number) - i32::from(*most)).max(0),
        Condition::Exactly(number, just) => (of(number) - i32::from(*just)).abs(),
        Condition::More(one, other) => (of(other) + 1 - of(one)).max(0),
        Condition::NoMini(minis) => count(mission::minis(game, minis, &scope).into_iter()),
        Condition::NoToken(tokens) => count(mission::tokens(game, tokens, &scope)),
        Condition::AllHeroesNeutralized => count(game.state().tablets.iter().filter(|tablet| !tablet.is_neutralized())),
        Condition::All(parts) => parts.iter().map(|part| missing(game, part)).sum(),
        Condition::Any(parts) => parts.iter().map(|part| missing(game, part)).min().unwrap_or(1),
        other => i32::from(!mission::holds(game, other, &scope)),
    }
}
