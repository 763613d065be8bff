//! A program at a player's elbow: what the [`Bot`] would do in the player's place, and why.

use super::bot::Bot;
use super::packing::suggested_setup;
use gotham_content::mission::Side;
use gotham_platform::Patience;
use gotham_play::advice::Advice;
use gotham_play::{Level, Player as _};
use gotham_rules::Blind;

/// Gives advice to one side. It looks at a blind copy of the game, as every program does: it foresees nothing, knows
/// nothing that the player may not know, and leaves the match alone.
pub struct Adviser {
    /// Whom it advises.
    pub side: Side,
    bot: Bot,
}

impl Adviser {
    /// An adviser of a side.
    pub fn new(side: Side) -> Adviser {
        Adviser { side, bot: Bot::new(side, 0, Level::default()) }
    }

    /// Thinks about the open question until it has advice or patience runs out; asked again with the same game, it
    /// thinks on.
    pub fn think(&mut self, game: &Blind, patience: &mut dyn Patience) -> Option<Advice> {
        // Who is chosen and packed is suggested at once, in every seat alike.
        let suggested = suggested_setup(game).into_iter().next();
        let command = suggested.or_else(|| self.bot.think(game, patience))?;
        Some(self.bot.advise(game, command))
    }
}
