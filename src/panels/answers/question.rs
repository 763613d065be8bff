//! The open question, with every legal answer.

use gotham_play::log::Titles;
use gotham_rules::{Command, Game, MiniId, Prompt};
use gotham_words::Words;

/// What is asked, and every legal answer.
#[derive(Clone, Copy)]
pub struct Question<'a> {
    /// The sentences of the player's language.
    pub words: &'a Words,
    /// The game.
    pub game: &'a Game,
    /// The prompt.
    pub prompt: &'a Prompt,
    /// [`Game::legal`], computed once per prompt.
    pub legal: &'a [Command],
}

impl Question<'_> {
    /// What to call things.
    pub fn titles(&self) -> Titles<'_> {
        Titles { words: self.words, game: self.game }
    }

    /// Whether somebody may go anywhere now. Pushing Limits buys single Moves only: no way is planned with it.
    pub(crate) fn may_move(&self, who: MiniId) -> bool {
        self.legal.iter().any(|command| matches!(command, Command::Move { mini, pushing: 0, .. } if *mini == who))
    }
}
