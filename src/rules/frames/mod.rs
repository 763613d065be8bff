//! Procedures under way, as data: a stack of them is in the state, so that a game saved in the middle of a reroll loads
//! in the middle of that reroll. `flow` carries them on, `query` reads where they are.

mod action;
mod activation;
mod attack;
mod free_success;
mod harm;
mod outcome;
mod roll;
mod script;
mod solo;
mod turns;

use serde::{Deserialize, Serialize};

pub use action::{ActionFrame, Doing};
pub use activation::{Activation, Movement};
pub use attack::{AttackFrame, AttackStage};
pub use free_success::{FreeSuccess, SuccessOffer};
pub use harm::{Explosion, Hazard, PutTokens, Wounds};
pub use outcome::Outcome;
pub use roll::Roll;
pub use script::{
    Actor, Due, Effects, ForEach, Gain, Granted, Parts, Picking, Put, Putting, Question, Scope, Thing, Triggered,
};
pub use solo::{AiCardStep, Deed, Errand, Getaway, LeaderTasks, Tasks, Troop};
pub use turns::{Dredge, HeroesStep, RoundStep, SetupStep, TileActivation, Turn, VillainStep};

use super::command::Command;
use super::id::MiniId;

/// A procedure under way. A new one goes last: hashes of saves depend on their positions.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Frame {
    /// R2 II
    Setup(SetupStep),
    /// R2 III.A
    Round(RoundStep),
    /// R2 V.B
    HeroesTurn(HeroesStep),
    /// R2 VI.B
    VillainsTurn(VillainStep),
    /// R2 VI.B.3.c
    TileActivation(TileActivation),
    /// R2 VI.C
    Activation(Activation),
    /// Equipment that changes hands if another player agrees. G-62
    HandOver(Box<Command>),
    /// An action whose Wounds are suffered first. S2 Pushing Limits, G-39
    Pushed(Box<Command>),
    /// R2 VII.A
    Movement(Movement),
    /// R2 VII.B, VII.C
    Attack(Box<AttackFrame>),
    /// R2 VII.D, VII.E
    Action(ActionFrame),
    /// R2 X
    Roll(Roll),
    /// R2 VII.A.6, XI.B, XI.D
    Hazard(Hazard),
    /// R2 IX.A
    Wounds(Wounds),
    /// R2 XI.D
    Explosion(Explosion),
    /// R2 XI.C
    PutTokens(PutTokens),
    /// Effects of the mission in order.
    Effects(Effects),
    /// A list that happens once for each of several things.
    ForEach(ForEach),
    /// A question of the mission.
    Question(Question),
    /// Things that come into Areas one after the other. G-15
    Putting(Putting),
    /// A card that a Hero may take. G-63
    Gain(Gain),
    /// What the mission grants a miniature.
    Granted(Granted),
    /// Parts of an Event. G-2, G-47
    Parts(Parts),
    /// What is due at one moment. G-2
    Triggered(Triggered),
    /// R2 VI.B.3.c
    ChooseEvent,
    /// R2 VI.D
    Reinforce {
        /// Points left.
        points: u8,
    },
    /// R2 VI.E
    Dredge(Dredge),
    /// A Hero may add its free Success. R2 XIII
    FreeSuccess(SuccessOffer),
    /// A card of the automated Villain. SOLO V.B
    AiCard(AiCardStep),
    /// SOLO V.B
    Tasks(Tasks),
    /// SOLO X
    LeaderTasks(LeaderTasks),
    /// SOLO XI
    Troop(Troop),
    /// SOLO IX
    Errand(Box<Errand>),
    /// SOLO XI
    Getaway(Getaway),
    /// A miniature that may get strength back. S2 Regeneration, G-120
    Regeneration(MiniId),
}
