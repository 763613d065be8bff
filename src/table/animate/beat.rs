//! One thing that is shown.

use bevy::prelude::*;

use crate::content::dice::Color as DieColor;
use crate::table::sound::cue::Cue;

/// What is shown.
#[derive(Clone, Debug)]
pub enum Showing {
    /// A moment of rest.
    Pause(f32),
    /// Somebody goes from a place to another; `arc` is how high it leaps on the way.
    Travel {
        /// Who.
        who: Entity,
        /// From where.
        from: Vec3,
        /// To where.
        to: Vec3,
        /// How high.
        arc: f32,
    },
    /// Somebody leaps at a place and back.
    Strike {
        /// Who.
        who: Entity,
        /// From where.
        from: Vec3,
        /// At what.
        at: Vec3,
    },
    /// A shot flies.
    Shot {
        /// Who turns to shoot.
        who: Entity,
        /// From where.
        from: Vec3,
        /// To where.
        to: Vec3,
    },
    /// Somebody shakes.
    Recoil(Entity),
    /// Somebody falls; and leaves the table.
    Fall {
        /// Who.
        who: Entity,
        /// Whether it leaves.
        leaves: bool,
    },
    /// Somebody stands up.
    Rise(Entity),
    /// Something comes from above.
    Appear(Entity),
    /// Something turns over.
    Flip(Entity),
    /// Something leaves the table.
    Vanish(Entity),
    /// Something bursts.
    Blast {
        /// Where.
        at: Vec3,
        /// How wide.
        wide: f32,
    },
    /// Dice are thrown.
    Dice {
        /// Their colours and faces.
        dice: Vec<(DieColor, u8)>,
        /// Where who rolls them stands.
        beside: Vec3,
    },
    /// A die is thrown again and shows this.
    Reroll {
        /// Which.
        die: usize,
        /// Its face.
        face: u8,
    },
    /// The dice are taken away.
    ClearDice,
    /// Words rise.
    Float {
        /// Where.
        at: Vec3,
        /// What.
        text: String,
        /// Red, green and blue.
        color: [u8; 3],
    },
    /// Something is heard.
    Hear(Cue),
    /// The camera looks there, if it follows.
    Look(Vec3),
    /// The event at this place of the match is shown now.
    Reached(usize),
    /// The cards have decided: step by step, the player goes on.
    Decided,
}

/// A showing and how long it takes at normal speed, in seconds.
#[derive(Clone, Debug)]
pub struct Beat {
    /// What.
    pub showing: Showing,
    /// How long.
    pub seconds: f32,
}

impl Beat {
    /// A showing in its usual time.
    pub fn of(showing: Showing) -> Beat {
        let seconds = match &showing {
            Showing::Pause(seconds) => *seconds,
            Showing::Travel { from, to, .. } => (from.distance(*to) * 0.42).clamp(0.12, 0.6),
            Showing::Strike { .. } => 0.45,
            Showing::Shot { .. } => 0.4,
            Showing::Recoil(_) => 0.25,
            Showing::Fall { .. } => 0.6,
            Showing::Rise(_) | Showing::Appear(_) | Showing::Flip(_) | Showing::Vanish(_) => 0.4,
            Showing::Blast { .. } => 0.7,
            Showing::Dice { .. } => 0.9,
            Showing::Reroll { .. } => 0.6,
            Showing::ClearDice
            | Showing::Float { .. }
            | Showing::Hear(_)
            | Showing::Look(_)
            | Showing::Reached(_)
            | Showing::Decided => 0.0,
        };
        Beat { showing, seconds }
    }
}
