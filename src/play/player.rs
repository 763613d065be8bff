//! Something that answers prompts without a screen: a seat that is a program. `ai` holds the programs.

use gotham_platform::{Endless, Patience};
use gotham_rules::{Blind, Command};

/// A player that is a program.
pub trait Player: Send {
    /// What to call it, for transcripts and seats.
    fn name(&self) -> String;

    /// Thinks about the prompt that the game waits at, until it has an answer or patience runs out. Asked again with
    /// the same game it thinks on; with another game it starts over. The answer does not depend on how the thinking was
    /// sliced. It is only asked while a prompt is open, and it cannot foresee what will be drawn.
    fn think(&mut self, game: &Blind, patience: &mut dyn Patience) -> Option<Command>;

    /// Its answer, however long that takes.
    fn answer(&mut self, game: &Blind) -> Command {
        loop {
            if let Some(command) = self.think(game, &mut Endless) {
                return command;
            }
        }
    }
}
