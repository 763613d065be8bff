//! How a miniature stands: whose it is, and in which state.

use crate::command::Stance;
use crate::figures;
use crate::game::Game;
use crate::id::MiniId;
use gotham_content::mission::Side;
use gotham_content::script::{Allegiance, Standing};

/// A side as missions name it.
pub(super) fn allegiance(side: Option<Side>) -> Allegiance {
    match side {
        Some(Side::Heroes) => Allegiance::Heroes,
        Some(Side::Villain) => Allegiance::Villain,
        None => Allegiance::Neutral,
    }
}

/// Whether a miniature stands like this.
pub(super) fn stands(game: &Game, mini: MiniId, standing: Standing) -> bool {
    let state = game.state();
    let body = state.mini(mini);
    match standing {
        Standing::Living => figures::is_living(game, mini),
        Standing::Neutralized => body.area.is_some() && !figures::is_living(game, mini),
        Standing::Down => body.down,
        Standing::Shackled => body.shackles > 0,
        Standing::Wounded => match (state.tablet(mini), body.tile()) {
            (Some(tablet), _) => tablet.wounds > 0,
            (None, Some(tile)) => body.life < game.scenario().full_life(tile, game.options()),
            (None, None) => false,
        },
        Standing::Active => state.tablet(mini).is_some_and(|tablet| tablet.stance == Stance::Active),
        Standing::Led => state.memory.leader(mini).is_some(),
        Standing::OffBoard => body.area.is_none() && !body.gone,
        Standing::Gone => body.gone,
        Standing::Engaged => state.all_minis().any(|other| {
            figures::enemies(game, mini, other)
                && body.area.is_some()
                && state.mini(other).area == body.area
                && figures::is_living(game, other)
        }),
    }
}
