//! The levels above Normal look ahead: several of the bot's good plans are played on by bots, each against the same futures,
//! and the one after which the table is worth most is taken.
//!
//! - [`choices`]: which plans are compared. [`futures`]: how each is played on. [`contest`]: which one is the best.
//!
//! - [`comparison`]: the same for somebody who wants to know what plans are worth rather than to play.
//!
//! What it may spend is counted in futures and steps of thought and never in time, so that every machine gives the same
//! answer; and it stops inside of every future, so that it can be left there.

mod choices;
mod comparison;
mod contest;
mod futures;

use std::future::poll_fn;
use std::ops::Range;
use std::pin::pin;

pub(crate) use comparison::{Comparison, Judge, Rated};
pub(crate) use contest::Merit;
pub(crate) use futures::{Players, world};

use super::mind::Mind;
use super::taste::looked_at;
pub(crate) use choices::is_worth_it;

use choices::{Breadth, Choice, choices};
use contest::Contest;
use gotham_content::mission::Side;
use gotham_play::Level;
use gotham_rules::{Command, Game, answers};

/// More turns than any match has.
const TO_THE_END: u8 = 99;

/// What a decision may cost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Effort {
    /// How often the bot is asked what else it would like.
    moods: u8,
    /// Whose plans it is asked for.
    breadth: Breadth,
    /// Futures that the last two plans are compared in; the others get fewer.
    futures: u16,
    /// Futures that every plan should get at least; where they cost too much for that, fewer plans are compared. Plans that
    /// are hardly known make a player go now here, now there.
    each: u16,
    /// Turns that each future is played on for, of either side, the one under way included.
    turns: u8,
    /// Steps of thought after which no other future is begun: what bounds the longest decision on the largest boards.
    steps: u32,
}

impl Effort {
    /// A first look at a table that may be a puzzle.
    pub(crate) const GLANCE: Effort =
        Effort { moods: 6, breadth: Breadth::Liked, futures: 8, each: 2, turns: TO_THE_END, steps: 200_000 };
    /// What has to be right: to the end, and often.
    pub(crate) const PROOF: Effort =
        Effort { moods: 12, breadth: Breadth::Liked, futures: 160, each: 4, turns: TO_THE_END, steps: 20_000_000 };
    /// Somebody's plan beside the solution of a puzzle, while a player waits.
    pub(crate) const VERDICT: Effort =
        Effort { moods: 0, breadth: Breadth::Liked, futures: 48, each: 4, turns: TO_THE_END, steps: 1_500_000 };
    /// What somebody who asks what plans are worth waits for.
    pub(crate) const ADVICE: Effort =
        Effort { moods: 4, breadth: Breadth::Details, futures: 16, each: 4, turns: 4, steps: 60_000 };
    /// What a decision may cost at which a mistake is looked for.
    pub(crate) const REVIEW: Effort =
        Effort { moods: 3, breadth: Breadth::Liked, futures: 6, each: 2, turns: 4, steps: 20_000 };

    /// What a level spends; `None`: it takes what it likes best.
    fn of(level: Level) -> Option<Effort> {
        match level {
            Level::Easy | Level::Normal => None,
            Level::Hard => {
                Some(Effort { moods: 12, breadth: Breadth::Liked, futures: 16, each: 3, turns: 4, steps: 35_000 })
            }
            Level::Expert => {
                Some(Effort { moods: 12, breadth: Breadth::Everybody, futures: 80, each: 3, turns: 4, steps: 250_000 })
            }
        }
    }
}

/// Who looks ahead.
pub(super) struct Search {
    effort: Effort,
    /// Who plays the futures.
    players: Players,
}

impl Search {
    /// A search for a level that looks ahead.
    pub(super) fn of(level: Level) -> Option<Search> {
        Effort::of(level).map(Search::new)
    }

    fn new(effort: Effort) -> Search {
        Search { effort, players: Players::default() }
    }

    /// The best of what the mind would like to do; and the mind is on its way to it.
    pub(super) async fn answer(&mut self, mind: &mut Mind, game: &Game) -> Command {
        if !self.effort.breadth.covers(&game.prompt().ask) {
            return mind.answer(game).await;
        }
        let side = answers::side_asked(game);
        let mut choices = choices(mind, game, self.effort.moods, self.effort.breadth).await;
        let ways: Vec<Vec<Command>> = choices.iter().map(Choice::way).collect();
        let seed = looked_at(mind.seed, game);
        let best = if ways.len() < 2 { 0 } else { self.contest(game, side, seed, &ways).await.best() };
        let Choice { command, route } = choices.swap_remove(best);
        mind.route = route;
        command
    }

    /// Tries two plans in the same futures, to the end of the match.
    async fn duel(&mut self, game: &Game, plans: [&[Command]; 2], futures: Range<u16>) -> Contest {
        let side = answers::side_asked(game);
        let mut contest = Contest::new(plans.len(), futures.len() as u16);
        for future in futures {
            for (at, plan) in plans.into_iter().enumerate() {
                let world = world(game, side, looked_at(0, game), future);
                contest.note(at, self.players.outcome(world, side, plan, TO_THE_END).await);
            }
        }
        contest
    }

    /// Tries plans in futures of a seed, until it is clear which is the best or it has cost enough.
    async fn contest(&mut self, game: &Game, side: Side, seed: u64, ways: &[Vec<Command>]) -> Contest {
        let mut contest = Contest::new(ways.len(), self.effort.futures);
        let mut steps = 0;
        while let Some((way, future)) = contest.next().filter(|_| steps < self.effort.steps) {
            let world = world(game, side, seed, future);
            let outcome = self.players.outcome(world, side, &ways[way], self.effort.turns);
            contest.note(way, counted(outcome, &mut steps).await);
            if (way, future) == (0, 0) {
                contest.afford((self.effort.steps / steps.max(1)) as usize, self.effort.each);
            }
        }
        contest
    }
}

/// What a thought finds; and counts its stops, which are the same on every machine.
async fn counted<T>(thought: impl Future<Output = T>, steps: &mut u32) -> T {
    let mut thought = pin!(thought);
    poll_fn(|context| {
        let found = thought.as_mut().poll(context);
        *steps = steps.saturating_add(found.is_pending().into());
        found
    })
    .await
}
