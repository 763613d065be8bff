//! One thing that is shown.

use bevy::prelude::*;

use crate::content::dice::Color as DieColor;
use crate::table::sound::cue::Cue;

/// What is shown.
#[derive(Clone, Debug)]
pub enum Deed {
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
    Dice(Vec<(DieColor, u8)>),
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
}

/// A deed and how long it takes at normal speed, in seconds.
#[derive(Clone, Debug)]
pub struct Beat {
    /// What.
    pub deed: Deed,
    /// How long.
    pub seconds: f32,
}

impl Beat {
    /// A deed in its usual time.
    pub fn of(deed: Deed) -> Beat {
        let seconds = match &deed {
            Deed::Pause(seconds) => *seconds,
            Deed::Travel { from, to, .. } => (from.distance(*to) * 0.42).clamp(0.12, 0.6),
            Deed::Strike { .. } => 0.45,
            Deed::Shot { .. } => 0.4,
            Deed::Recoil(_) => 0.25,
            Deed::Fall { .. } => 0.6,
            Deed::Rise(_) | Deed::Appear(_) | Deed::Flip(_) | Deed::Vanish(_) => 0.4,
            Deed::Blast { .. } => 0.7,
            Deed::Dice(_) => 0.9,
            Deed::Reroll { .. } => 0.6,
            Deed::ClearDice | Deed::Float { .. } | Deed::Hear(_) | Deed::Look(_) => 0.0,
        };
        Beat { deed, seconds }
    }
}
