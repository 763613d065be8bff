//! What Skills and Traits add to the rules, one file a family. Each function says which Skill it applies; the levels
//! come from the Screen or tile, and from cards whose line applies.

pub mod attacking;
pub mod defending;
mod levels;
pub mod moving;
pub mod rerolls;

pub use levels::{SkillState, is_immune, level, level_besides, level_in_attack, level_using, states};
