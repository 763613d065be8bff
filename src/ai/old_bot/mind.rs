//! What decides: its side, and what it remembers from one answer to the next.

use super::chances::Chances;
use super::plans;
use gotham_content::mission::Side;
use gotham_rules::query::RouteMove;
use gotham_rules::{Command, MiniId};

/// What decides, and what it remembers from one answer to the next.
pub(super) struct Mind {
    pub(super) side: Side,
    pub(super) seed: u64,
    pub(super) chances: Chances,
    /// The rest of the route that a miniature is on.
    pub(super) route: Option<(MiniId, Vec<RouteMove>)>,
}

impl Mind {
    /// A mind for a side; the seed varies its choice of Heroes.
    pub(super) fn new(side: Side, seed: u64) -> Mind {
        Mind { side, seed, chances: Chances::default(), route: None }
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
