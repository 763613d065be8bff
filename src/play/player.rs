//! Whoever answers prompts without a screen: a seat that is a program. `ai` holds the programs.

use crate::rules::{Command, Game};

/// A player that is a program.
pub trait Player: Send {
    /// What to call it, for transcripts and seats.
    fn name(&self) -> String;

    /// Its answer to the prompt that the game waits at. It is only asked while one is open.
    fn answer(&mut self, game: &Game) -> Command;
}
