//! What decides: its side, and what it remembers from one answer to the next.

use super::chances::Chances;
use super::plans;
use super::situation::Situation;
use super::taste::Taste;
use gotham_content::mission::Side;
use gotham_play::Level;
use gotham_rules::query::RouteMove;
use gotham_rules::{Command, Game, MiniId};

/// What decides, and what it remembers from one answer to the next.
pub(super) struct Mind {
    pub(super) side: Side,
    pub(super) seed: u64,
    level: Level,
    /// How it chooses for once, instead of as its level does.
    pub(super) mood: Option<Taste>,
    pub(super) chances: Chances,
    /// The rest of the route that a miniature is on.
    pub(super) route: Option<(MiniId, Vec<RouteMove>)>,
}

impl Mind {
    /// A mind for a side; the seed varies its choice of Heroes.
    pub(super) fn new(side: Side, seed: u64, level: Level) -> Mind {
        Mind { side, seed, level, mood: None, chances: Chances::default(), route: None }
    }

    /// What it sees when a side decides, judged by its taste.
    pub(super) fn look<'a>(&'a mut self, game: &'a Game, side: Side) -> Situation<'a> {
        let taste = self.mood.unwrap_or_else(|| Taste::of(self.level, self.seed, game));
        let mut situation = Situation::new(game, side, &mut self.chances);
        situation.taste = taste;
        situation
    }

    /// Sets out on a route: its first Move, and the others to come.
    pub(super) fn set_out(&mut self, mini: MiniId, mut steps: Vec<RouteMove>) -> Option<Command> {
        if steps.is_empty() {
            return None;
        }
        let first = plans::step_command(mini, &steps.remove(0));
        self.route = Some((mini, steps));
        Some(first)
    }
}
