//! The River: tiles that only make those behind them expensive. R2 VI.E, VI.F

use super::situation::Situation;
use gotham_content::tile::Rank;
use gotham_rules::Command;
use gotham_rules::answers;
use gotham_rules::query;
use gotham_rules::state::RiverSlot;

/// A Neutralized tile with this many live ones behind it is worth two cubes.
const CLOGS: usize = 3;
/// What two cubes that leave the game are worth, once the Fatigue Zone is full of others.
const CUBES_GONE: f64 = 8.0;
/// What a miniature that waits in the Character Pool may still do.
const IN_POOL: f64 = 4.0;
/// What each cube is worth that an activation costs less.
const CUBE_SAVED: f64 = 2.2;
/// Tiles that are activated in a turn. R2 VI.B.3
const ACTIVATIONS: f64 = 2.0;

impl Situation<'_> {
    /// A tile that is better out of the River than in it.
    pub(super) async fn clear_river(&mut self) -> Option<Command> {
        let commands = [self.dredge(), self.demobilize().await];
        commands.into_iter().flatten().find(|command| answers::check(self.game, command).is_ok())
    }

    /// A Neutralized tile that nobody can bring back and that makes those behind it expensive. R2 VI.E
    fn dredge(&self) -> Option<Command> {
        let state = self.game.state();
        if state.post.fatigue < 3 {
            return None;
        }
        state.river.iter().zip(0u8..).find_map(|(slot, position)| match slot {
            RiverSlot::Tile { tile, neutralized: true } => {
                let comes_back = self.game.scenario().tile(*tile).reinforcement.is_some();
                let clogs = self.live_behind(position) >= CLOGS && !comes_back;
                clogs.then_some(Command::Dredge { position })
            }
            RiverSlot::Tile { .. } | RiverSlot::Event => None,
        })
    }

    /// A tile whose miniatures would do less in the rest of the game than the cubes that the others would save without
    /// it. R2 VI.F
    async fn demobilize(&mut self) -> Option<Command> {
        let game = self.game;
        if game.state().post.demobilized || game.state().post.fatigue < 2 || self.is_last_turn() {
            return None;
        }
        let mut best: Option<(f64, Command)> = None;
        for (slot, position) in game.state().river.iter().zip(0u8..) {
            let RiverSlot::Tile { tile, neutralized: false } = slot else { continue };
            if game.scenario().tile(*tile).rank == Rank::Leader {
                continue;
            }
            let others = game.state().river.len().saturating_sub(1).max(1);
            let share = self.live_behind(position) as f64 / others as f64;
            let saved = CUBE_SAVED * ACTIVATIONS * share * f64::from(self.turns_left - 1);
            if saved <= CUBES_GONE {
                continue;
            }
            let value: f64 = game.state().of_tile(*tile).map(|mini| self.value(mini)).sum();
            let waiting = IN_POOL * query::in_pool(game, *tile).count() as f64;
            let gain = saved - CUBES_GONE - value - waiting - self.tile_worth(*tile).await;
            if gain > best.as_ref().map_or(0.0, |(known, _)| *known) {
                best = Some((gain, Command::Demobilize { position }));
            }
        }
        best.map(|(_, command)| command)
    }

    /// Tiles behind a River position that are not Neutralized, including the Event Warning tile.
    fn live_behind(&self, position: u8) -> usize {
        let behind = self.game.state().river.iter().skip(usize::from(position) + 1);
        behind.filter(|slot| !matches!(slot, RiverSlot::Tile { neutralized: true, .. })).count()
    }
}
