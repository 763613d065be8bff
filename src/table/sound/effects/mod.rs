//! The sound of each cue, made of strikes. [`sound`] is all that others ask for.

mod fight;
mod pieces;
mod signs;
mod strike;

pub(super) use strike::RATE;

use super::cue::Cue;

/// The sound of a cue; each variant of it is a little different. Between -1 and 1, [`RATE`] samples per second.
pub(super) fn sound(cue: Cue, variant: u32) -> Vec<f32> {
    let seed = cue as u32 * 16 + variant;
    match cue {
        Cue::Die => pieces::dice(1, seed),
        Cue::Dice => pieces::dice(2, seed),
        Cue::Handful => pieces::dice(5, seed),
        Cue::CubePlaced => pieces::cube_placed(seed),
        Cue::CubeReturned => pieces::cube_returned(seed),
        Cue::Tile => pieces::tile(seed),
        Cue::Card => pieces::card(seed),
        Cue::Token => pieces::token(seed),
        Cue::Step => pieces::step(seed),
        Cue::Leap => pieces::leap(seed),
        Cue::Landing => pieces::landing(seed),
        Cue::Door => pieces::door(seed),
        Cue::Click => pieces::click(seed),
        Cue::Refusal => pieces::refusal(seed),
        Cue::Blow => fight::blow(seed),
        Cue::Shot => fight::shot(seed),
        Cue::Throw => fight::throw(seed),
        Cue::Explosion => fight::explosion(seed),
        Cue::Gas => fight::gas(seed),
        Cue::Frost => fight::frost(seed),
        Cue::Flame => fight::flame(seed),
        Cue::Wound => fight::wound(seed),
        Cue::Fall => fight::fall(seed),
        Cue::Rubble => fight::rubble(seed),
        Cue::Reinforcement => signs::reinforcement(seed),
        Cue::Alarm => signs::alarm(seed),
        Cue::Bell => signs::bell(seed),
        Cue::HeroesTurn => signs::heroes_turn(seed),
        Cue::VillainsTurn => signs::villains_turn(seed),
        Cue::Victory => signs::victory(seed),
        Cue::Defeat => signs::defeat(seed),
        Cue::YourTurn => signs::your_turn(seed),
    }
}
