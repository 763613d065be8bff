//! What plans are worth, for somebody who wants to know: advice, the look back on a match, puzzles.

use super::choices::{Choice, choices};
use super::contest::Merit;
use super::{Effort, Players, Search};
use crate::bot::taste::looked_at;
use gotham_play::advice::Because;
use gotham_rules::{Command, Game, answers};

/// The first of the futures that no comparison looks at.
const OTHERS: u16 = 1000;

/// Compares plans of either side.
pub(crate) struct Judge {
    /// Whose plans are compared.
    players: Players,
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
        Judge { players: Players::default(), search: Search::new(effort) }
    }

    /// What the bot would do, and the best of what else the side that is asked could do; alone where nothing is compared.
    pub(crate) async fn advise(&mut self, game: &Game) -> Comparison {
        match self.compare(game, None).await {
            Some(comparison) => comparison,
            None => Comparison { plans: vec![self.usual(game).await], best: 0 },
        }
    }

    /// What the bot would do, and what that is worth.
    async fn usual(&mut self, game: &Game) -> Rated {
        let mind = self.players.mind(answers::side_asked(game));
        let command = mind.answer(game).await;
        let way = mind.way(&command);
        let reason = mind.reason(game, &way);
        let merit = self.rate(game, std::slice::from_ref(&way)).await.swap_remove(0);
        Rated { way, reason, merit }
    }

    /// Compares what the side that is asked could do, and first what it did if that is given; `None` where its effort
    /// covers no such question, or nothing else could be done.
    pub(crate) async fn compare(&mut self, game: &Game, did: Option<&[Command]>) -> Option<Comparison> {
        let side = answers::side_asked(game);
        let Effort { moods, breadth, .. } = self.search.effort;
        if !breadth.covers(&game.prompt().ask) {
            return None;
        }
        let choices = choices(self.players.mind(side), game, moods, breadth).await;
        let mut ways: Vec<Vec<Command>> = choices.iter().map(Choice::way).collect();
        if let Some(did) = did {
            put_first(&mut ways, did);
        }
        if ways.len() < 2 {
            return None;
        }
        let contest = self.search.contest(game, side, looked_at(0, game), &ways).await;
        let mut order: Vec<usize> = (1..ways.len()).collect();
        order.sort_by_key(|plan| {
            let merit = contest.merit(*plan);
            (std::cmp::Reverse((merit.futures, merit.gain)), *plan)
        });
        order.insert(0, 0);
        let best = order.iter().position(|plan| *plan == contest.best()).unwrap_or(0);
        let mind = self.players.mind(side);
        let rated = |plan: usize| {
            let way = ways[plan].clone();
            let reason = mind.reason(game, &way);
            Rated { way, reason, merit: contest.merit(plan) }
        };
        Some(Comparison { plans: order.into_iter().map(rated).collect(), best })
    }

    /// What some ways are worth to the side that is asked, each beside the first.
    pub(crate) async fn rate(&mut self, game: &Game, ways: &[Vec<Command>]) -> Vec<Merit> {
        let side = answers::side_asked(game);
        let contest = self.search.contest(game, side, looked_at(0, game), ways).await;
        (0..ways.len()).map(|way| contest.merit(way)).collect()
    }

    /// What the second of two plans is worth next to the first in futures that nothing was chosen by, at the end of the match.
    pub(crate) async fn again(&mut self, game: &Game, plans: [&Rated; 2], futures: u16) -> Merit {
        let others = OTHERS..OTHERS + futures;
        self.search.duel(game, plans.map(|plan| plan.way.as_slice()), others).await.merit(1)
    }
}

/// What was done comes first: one command, or the Moves of a way.
fn put_first(ways: &mut Vec<Vec<Command>>, did: &[Command]) {
    ways.retain(|way| way != did);
    ways.insert(0, did.to_vec());
}
