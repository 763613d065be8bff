//! The player without a plan: every legal command is as likely as any other.

use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg32;

use gotham_platform::Patience;
use gotham_play::Player;
use gotham_rules::{Blind, Command, answers};

/// Answers at random. Good for testing the rules: it does what no sensible player would.
#[derive(Clone, Debug)]
pub struct RandomPlayer {
    generator: Pcg32,
    /// What it draws from, kept for next time.
    offers: Vec<Command>,
}

impl RandomPlayer {
    /// A player that draws from its own seeded source, never from the game's.
    pub fn new(seed: u64) -> RandomPlayer {
        RandomPlayer { generator: Pcg32::seed_from_u64(seed), offers: Vec::new() }
    }
}

impl Player for RandomPlayer {
    fn name(&self) -> String {
        "random".into()
    }

    /// Draws among all that may be expected until one is legal: as fair as drawing among the legal ones, and faster.
    fn think(&mut self, game: &Blind, _: &mut dyn Patience) -> Option<Command> {
        let RandomPlayer { generator, offers } = self;
        offers.clear();
        answers::candidates::list(game, offers);
        while !offers.is_empty() {
            let offer = offers.swap_remove(generator.random_range(0..offers.len()));
            let open = answers::open(game, offer);
            if open.is_some() {
                return open;
            }
        }
        Some(Command::Finish)
    }
}
