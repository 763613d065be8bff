//! What the automated Villain's cards have a miniature do, and why it cannot. SOLO VI to XI, G-53

use serde::{Deserialize, Serialize};

use gotham_content::solo::{LeaderTask, Task};

/// A Task of a miniature. SOLO V.B, XI
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AiTask {
    /// Of a Tile Activation card.
    Tile(Task),
    /// Of a Leader Activation card.
    Leader(LeaderTask),
    /// What remains when no Task can be completed. SOLO IX
    TowardsHero,
}

/// Why a Task cannot be completed. G-53
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StruckOut {
    /// No Hero stands on the board.
    NoHero,
    /// The tile has no such Characteristic.
    NoCharacteristic,
    /// The tile doesn't have the Skill, or has used it.
    NoSkill,
    /// Nobody can be attacked, from here or from where it can get to.
    NobodyInReach,
    /// It cannot get to the Hero.
    HeroTooFar,
    /// The Hero in question is already down.
    LiesDown,
    /// No Objective is active.
    NoObjective,
    /// It can do nothing for any Objective.
    CannotAdvance,
    /// It cannot get to the Objective.
    ObjectiveTooFar,
    /// No Minion can come.
    NoMinion,
    /// It has all its Life Points.
    Unhurt,
    /// No Area has room for it.
    NoRoom,
}

/// Why a miniature goes where it goes, or stays. SOLO VI to XI, G-53
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AreaReason {
    /// There is nothing to explain.
    #[default]
    Plain,
    /// It can attack from where it stands, so it stays. SOLO VI
    FromHere,
    /// To the closest Hero. SOLO VI, IX, XI
    ClosestHero,
    /// By the shortest way to where it sees a Hero. SOLO VI, XI
    FirstSight,
    /// The same, and of such Areas one from which it shoots downward. SOLO VI, XI
    FromAbove,
    /// To the closest Objective that it can advance. SOLO VII, XI
    ClosestObjective,
    /// Of the closest ones, to the one with the fewest Heroes. SOLO VII
    FewestHeroes,
    /// It is already guarding an Objective, and stays. SOLO VIII
    GuardsAlready,
    /// It leaves its Objective, because it can attack from beside another one. SOLO VIII
    LeavesToAttack,
    /// To an Objective where a Hero stands. SOLO VIII
    HeroAtObjective,
    /// To a Hero that stands beside an Objective. SOLO VIII
    HeroBesideObjective,
    /// To an Objective. SOLO VIII
    AtObjective,
    /// Beside the closest Objective. SOLO VIII
    BesideObjective,
    /// Where most of the Villain's miniatures are. SOLO XI
    MostVillains,
    /// To the Hero with the fewest of the Villain's miniatures. SOLO XI
    FewestVillains,
    /// Beside the closest Hero. SOLO XI
    BesideClosestHero,
    /// To a Hero whose side has less Menace there. SOLO XI
    MoreMenace,
    /// It was called. SOLO XI
    Called,
    /// To the Elevator, because what it is after lies on another level. SOLO XIV
    ToElevator,
}

/// How many equally good ones chance chose from; 1 if there was no other. SOLO IV, G-53
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Lots {
    /// Heroes.
    pub heroes: u8,
    /// Areas.
    pub areas: u8,
    /// Ways to do it there.
    pub deeds: u8,
}

impl Lots {
    /// There was nothing to choose.
    pub const NONE: Lots = Lots { heroes: 1, areas: 1, deeds: 1 };
}

/// What comes of a die for the Area of a Reinforcement. SOLO XII, G-53
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PlaceRolled {
    /// At the token with this number.
    Token,
    /// No token has a number that high: at the one closest to a Hero.
    ClosestToHero,
    /// This number is not on the board: it rolls again.
    NoSuchToken,
    /// There is no room: it rolls again.
    NoRoom,
    /// No token has room: in an Area beside the first one.
    Beside,
}

/// Why a column activates nobody. SOLO V.B, G-53
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Skipped {
    /// The tile costs more cubes than are in Reserve.
    TooDear {
        /// What it costs.
        cost: u8,
        /// Cubes in Reserve.
        reserve: u8,
    },
    /// No Leader's tile shows its living side.
    NoLeader,
    /// Every tile of the River was passed over.
    NoTile,
    /// The mission does not let the tile be activated before this round.
    Banned {
        /// The round.
        round: u8,
    },
}
