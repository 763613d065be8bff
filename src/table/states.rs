//! Which screen is shown and, while a match runs, which phase of the game: the latter is always taken from the game.

use bevy::prelude::*;

use gotham_rules::state;

/// The screen.
#[derive(States, Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(super) enum Screen {
    /// The menu, where a match is also prepared.
    #[default]
    Menu,
    /// A match or a replay.
    Match,
    /// How it ended.
    Report,
    /// Every miniature of the catalogue.
    Gallery,
}

/// The phase of the match. R2 III.A
#[derive(SubStates, Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[source(Screen = Screen::Match)]
pub(super) enum Phase {
    /// R2 II
    #[default]
    Setup,
    /// R2 III.A.1
    Upkeep,
    /// R2 V.B
    HeroesTurn,
    /// R2 VI.B
    VillainsTurn,
    /// R2 III.B
    GameOver,
}

impl From<state::Phase> for Phase {
    fn from(phase: state::Phase) -> Phase {
        match phase {
            state::Phase::Setup => Phase::Setup,
            state::Phase::Upkeep => Phase::Upkeep,
            state::Phase::HeroesTurn => Phase::HeroesTurn,
            state::Phase::VillainsTurn => Phase::VillainsTurn,
            state::Phase::GameOver => Phase::GameOver,
        }
    }
}
