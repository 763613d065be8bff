//! What the game is made of: the shapes of the RON files and the loader that makes a checked [`Catalogue`] of them.
//!
//! This room turns text into definitions with typed ids, and says where a text is wrong: every [`Problem`] names file,
//! line, column and field, and all of them are reported. It knows only the platform's disk, `serde`, `ron`,
//! `thiserror` and `xxhash-rust`: `src/embedded/build.rs` uses it, so that a broken map or mission fails the build.
//!
//! Everything in a catalogue is immutable and has been checked; the rules don't need to look for dangling ids again.

mod attack;
pub mod by_name;
mod campaign;
pub mod card;
mod catalogue;
mod check;
pub mod dice;
mod draft;
mod field;
mod files;
pub mod geometry;
mod hero;
mod hero_slot;
pub mod id;
pub mod index;
mod limits;
mod load;
pub mod map;
pub mod map_check;
pub mod mission;
mod outline;
mod problem;
pub mod script;
pub mod sculpt;
mod side;
pub mod skill;
mod skill_text;
pub mod solo;
mod source;
pub mod tagged;
mod term;
mod text;
pub mod tile;

pub use attack::AttackKind;
pub use campaign::{Campaign, Chapter, ChapterClosing, Episode};
pub use card::{BonusLine, Card, CardKind, Deck, Usage};
pub use catalogue::Catalogue;
pub use check::faults_of;
pub use dice::{Color, Dice, Die, Pool, PoolError};
pub use draft::CATALOGUE_FILES;
pub use field::FieldKind;
pub use files::{FOLDERS, read_folder};
pub use hero::{Hero, Space, SpaceDie};
pub use hero_slot::{HeroChoice, HeroSlot, can_all_be_filled, suggested_team};
pub use id::{
    AreaName, CardName, DoorName, ElevatorName, HeroName, LinkName, MapName, MissionName, TileName, TokenName,
    ZoneName, is_well_formed,
};
pub use limits::RIVER_POSITIONS;
pub use load::load;
pub use map::{
    Ambience, Area, Boundary, BoundaryKind, Door, DoorState, Elevator, Floor, Link, Map, Marker, Place, PropKind,
    Shaft, Sounding, SpecialMove, SpecialMoveKind, Zone,
};
pub use mission::{
    Company, Ending, EventPart, Goal, Interaction, InteractionAction, Mission, MissionEvent, Mode, Objective,
    Restraint, RiverTile, Side, TokenKind, TokenLook, Trigger, VillainSetup,
};
pub use problem::Problem;
pub use script::{Moment, Program};
pub use sculpt::Sculpt;
pub use skill::{Skill, SkillLevel};
pub use skill_text::{SkillKind, SkillText};
pub use source::{MAX_BYTES, SourceFile};
pub use term::{Term, TermKind};
pub use text::Text;
pub use tile::{Action, Allegiance, Characteristic, Rank, Tile};
