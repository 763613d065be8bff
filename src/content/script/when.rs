//! What sets a trigger off.

use serde::{Deserialize, Serialize};

use super::{Areas, Minis, Names, Tokens};

/// What sets a trigger off: a moment of the round, or something that has happened. Whoever did it is `Acting` from then
/// on, whom or what it happened to is `Subject`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub enum When<N: Names> {
    /// A moment of every round.
    At(Moment),
    /// The conditions have come true: tested after every step (G-1), and again only after they were false.
    Becomes,
    /// A miniature is Neutralized. R2 IX.B
    Neutralized(Minis<N>),
    /// A Hero is no longer Neutralized. R2 IX.B
    Revived(Minis<N>),
    /// It has suffered Wounds. R2 IX.A
    Wounded(Minis<N>),
    /// It has come into one of these Areas, in whatever way.
    Entered(Minis<N>, Areas<N>),
    /// It has left one of these Areas.
    Left(Minis<N>, Areas<N>),
    /// An enemy that did not see it before now sees it. R2 XI.A
    Seen(Minis<N>),
    /// It is the target of an attack, once that is resolved.
    Attacked(Minis<N>),
    /// It has been activated. R2 VI.C.1
    Activated(Minis<N>),
    /// It has arrived as a Reinforcement. R2 VI.D
    Reinforced(Minis<N>),
    /// Somebody has picked a token up.
    PickedUp(Tokens<N>),
    /// Somebody has put a token down, or lost it.
    Dropped(Tokens<N>),
    /// A token shows another face.
    Turned(Tokens<N>),
    /// A token has left the game.
    Removed(Tokens<N>),
    /// A Hero has picked the card up.
    Taken(N::Card),
    /// The interaction has succeeded.
    Done(N::Interaction),
    /// The interaction has failed.
    Failed(N::Interaction),
    /// The door has been opened.
    Opened(N::Door),
    /// The elevator's car has come to the shaft beside one of the Areas. G-124
    Arrived(N::Elevator, Areas<N>),
    /// The Event has been resolved. G-47
    Resolved(N::Event),
    /// The tile has been activated in the River. R2 VI.B.3
    TileActivated(N::Tile),
    /// Any tile has been activated in the River, including the Event Warning tile. R2 VI.B.3
    AnyTileActivated,
    /// Field Modifier tokens or an Explosion have come into one of these Areas.
    Burned(Areas<N>),
}

/// Moments of the round. R2 III.A, V.B, VI.B.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Moment {
    /// R2 III.A.1
    Upkeep,
    /// R2 V.B.2
    StartOfHeroesTurn,
    /// R2 V.B.5
    EndOfHeroesTurn,
    /// R2 VI.B.2
    StartOfVillainsTurn,
    /// R2 VI.B.4
    EndOfVillainsTurn,
    /// After the second side's turn.
    EndOfRound,
}
