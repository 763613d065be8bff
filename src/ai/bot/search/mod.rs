//! The levels above Normal look ahead: several of the bot's good plans are played on by bots, each against the same futures,
//! and the one after which the table is worth most is taken.
//!
//! - [`choices`]: which plans are compared. [`futures`]: how each is played on. [`contest`]: which one is the best.
//!
//! What it may spend is counted in futures and never in time, so that every machine gives the same answer; and it stops
//! inside of every future, so that it can be left there.

mod choices;
mod contest;
mod futures;

use super::mind::Mind;
use super::taste::looked_at;
use choices::{Choice, choices};
use contest::Contest;
use futures::Players;
use gotham_content::mission::Side;
use gotham_play::Level;
use gotham_rules::prompt::ActivationStep;
use gotham_rules::{Ask, Command, Game, answers};

/// More turns than any match has.
const TO_THE_END: u8 = 99;

/// What a decision may cost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Effort {
    /// How often the bot is asked what else it would like.
    moods: u8,
    /// Futures that the last two plans are compared in; the others get fewer.
    futures: u16,
    /// Turns that each future is played on for, of either side, the one under way included.
    turns: u8,
}

impl Effort {
    /// What a level spends; `None`: it takes what it likes best.
    fn of(level: Level) -> Option<Effort> {
        match level {
            Level::Easy | Level::Normal => None,
            Level::Hard => Some(Effort { moods: 4, futures: 8, turns: 4 }),
            Level::Expert => Some(Effort { moods: 6, futures: 16, turns: TO_THE_END }),
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
        Effort::of(level).map(|effort| Search { effort, players: Players::default() })
    }

    /// The best of what the mind would like to do; and the mind is on its way to it.
    pub(super) async fn answer(&mut self, mind: &mut Mind, game: &Game) -> Command {
        if !is_worth_it(&game.prompt().ask) {
            return mind.answer(game).await;
        }
        let side = answers::side_asked(game);
        let mut choices = choices(mind, game, self.effort.moods).await;
        let best =
            if choices.len() < 2 { 0 } else { self.best(game, side, looked_at(mind.seed, game), &choices).await };
        let Choice { command, route } = choices.swap_remove(best);
        mind.route = route;
        command
    }

    /// Which choice is the best in futures of this seed.
    async fn best(&mut self, game: &Game, side: Side, seed: u64, choices: &[Choice]) -> usize {
        let mut contest = Contest::new(choices.len(), self.effort.futures);
        while let Some((choice, future)) = contest.next() {
            let world = futures::world(game, side, seed, future);
            let worth = self.players.worth(world, side, &choices[choice], self.effort.turns).await;
            contest.note(choice, worth);
        }
        contest.best()
    }
}

/// Whether what is asked is a plan rather than a detail.
fn is_worth_it(ask: &Ask) -> bool {
    matches!(
        ask,
        Ask::TakeStance
            | Ask::HeroAction
            | Ask::ActivateTile { .. }
            | Ask::MiniAction { step: ActivationStep::FirstMovement, .. }
            | Ask::ChooseEvent
            | Ask::Reinforce { .. }
    )
}
