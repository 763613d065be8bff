//! What plans are worth, for somebody who wants to know: advice, the look back on a match, puzzles.

use super::choices::{Choice, choices};
use super::contest::Merit;
use super::{Effort, Search, is_worth_it};
use crate::bot::mind::Mind;
use crate::bot::plans::step_command;
use crate::bot::taste::looked_at;
use gotham_content::mission::Side;
use gotham_play::Level;
use gotham_play::advice::Because;
use gotham_rules::{Command, Game, answers};

/// The first of the futures that no comparison looks at.
const OTHERS: u16 = 1000;

/// Compares plans of either side.
pub(crate) struct Judge {
    heroes: Mind,
    villain: Mind,
    search: Search,
}

/// A plan, and what came of it.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Rated {
    /// One command, or the Moves of a whole way.
    pub way: Vec<Command>,
    /// Why the bot would do it.
    pub reason: Because,
    /// What it is worth to the side that is asked.
    pub merit: Merit,
    choice: Choice,
}

/// Plans that were compared.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Comparison {
    /// The first one is what was asked about, or else what the bot likes best; then those that were tried most, and of those
    /// the best.
    pub plans: Vec<Rated>,
    /// Which of them is the best: the first one, unless another is clearly better.
    pub best: usize,
}

impl Judge {
    /// A judge that takes this much trouble.
    pub(crate) fn new(effort: Effort) -> Judge {
        let [heroes, villain] = [Side::Heroes, Side::Villain].map(|side| Mind::new(side, 0, Level::Normal));
        Judge { heroes, villain, search: Search::new(effort) }
    }

    /// Compares what the side that is asked could do, and first what it did if that is given; `None` where what is asked is
    /// a detail, or nothing else could be done.
    pub(crate) async fn compare(&mut self, game: &Game, did: Option<&[Command]>) -> Option<Comparison> {
        let side = answers::side_asked(game);
        if !is_worth_it(&game.prompt().ask) {
            return None;
        }
        let mind = match side {
            Side::Heroes => &mut self.heroes,
            Side::Villain => &mut self.villain,
        };
        let mut choices = choices(mind, game, self.search.effort.moods).await;
        if let Some(did) = did {
            put_first(&mut choices, did);
        }
        if choices.len() < 2 {
            return None;
        }
        let contest = self.search.contest(game, side, looked_at(0, game), &choices).await;
        let mut order: Vec<usize> = (1..choices.len()).collect();
        order.sort_by_key(|plan| {
            let merit = contest.merit(*plan);
            (std::cmp::Reverse((merit.futures, merit.gain)), *plan)
        });
        order.insert(0, 0);
        let best = order.iter().position(|plan| *plan == contest.best()).unwrap_or(0);
        let rated = |plan: usize| {
            mind.route.clone_from(&choices[plan].route);
            let way = mind.way(&choices[plan].command);
            let reason = mind.reason(game, &way);
            Rated { way, reason, merit: contest.merit(plan), choice: choices[plan].clone() }
        };
        Some(Comparison { plans: order.into_iter().map(rated).collect(), best })
    }
}

impl Judge {
    /// What the second of two plans is worth next to the first in futures that nothing was chosen by, at the end of the match.
    pub(crate) async fn again(&mut self, game: &Game, plans: [&Rated; 2], futures: u16) -> Merit {
        let others = OTHERS..OTHERS + futures;
        self.search.duel(game, plans.map(|plan| &plan.choice), others).await.merit(1)
    }
}

/// What was done comes first: one command, or the Moves of a way. Another way that begins with the same Move is another
/// plan.
fn put_first(choices: &mut Vec<Choice>, did: &[Command]) {
    let Some(command) = did.first() else { return };
    let known = choices.iter().position(|choice| choice.command == *command && is_way(choice, did));
    let choice = known.map(|at| choices.remove(at));
    choices.insert(0, choice.unwrap_or_else(|| Choice { command: command.clone(), route: None }));
}

/// Whether a choice goes the way that was gone.
fn is_way(choice: &Choice, did: &[Command]) -> bool {
    let Some((mini, steps)) = &choice.route else { return true };
    steps.iter().map(|step| step_command(*mini, step)).eq(did[1..].iter().cloned())
}
