//! What the automated Villain of the solo and co-op game is printed on: Tile Activation cards, Leader Activation cards,
//! and the sheet of a mission. SOLO, G-54

mod leader_card;
mod sheet;
mod tile_card;

pub use leader_card::{LeaderCard, LeaderTask};
pub use sheet::{Choice, Sheet, Stop};
pub use tile_card::{Column, Slot, Task, Tiebreaker, TileCard};
