//! One thing that is shown.

use bevy::prelude::*;

use crate::table::sound::cue::Cue;
use gotham_content::DoorState;
use gotham_content::dice::Color as DieColor;
use gotham_panels::Tone;
use gotham_rules::event::FieldKind;

/// How somebody gets from one place to the next.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Gait {
    /// On foot.
    Walk,
    /// Straight up a wall.
    Climb,
    /// Through the air, this high.
    Leap(f32),
    /// Straight down.
    Fall,
    /// Out of the knees, after a fall.
    Land,
}

/// What is thrown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Missile {
    /// A blade that turns.
    Blade,
    /// A grenade or flask.
    Grenade,
    /// An Equipment card.
    Card,
}

/// What is shown.
#[derive(Clone, Debug)]
pub(crate) enum Showing {
    /// A moment of rest.
    Pause(f32),
    /// A short notice for the player.
    Announce {
        /// What it says.
        text: String,
        /// Whether it is good or bad.
        tone: Tone,
    },
    /// Somebody goes from a place to another.
    Travel {
        /// Who.
        who: Entity,
        /// From where.
        from: Vec3,
        /// To where.
        to: Vec3,
        /// How.
        gait: Gait,
    },
    /// Somebody leaps at somebody and back.
    Strike {
        /// Who.
        who: Entity,
        /// From where.
        from: Vec3,
        /// At what.
        at: Vec3,
        /// Who is struck.
        hit: Entity,
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
    /// Something is thrown.
    Throw {
        /// Who turns to throw.
        who: Entity,
        /// From where.
        from: Vec3,
        /// To where.
        to: Vec3,
        /// What.
        what: Missile,
    },
    /// Somebody is wounded.
    Hurt(Entity),
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
    /// A Reinforcement comes from above, in a column of light.
    Reinforce {
        /// Who.
        who: Entity,
        /// Where to.
        at: Vec3,
    },
    /// Something grows out of the floor.
    Grow(Entity),
    /// Something turns over and shows its other face.
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
    /// Stones of a wall fly.
    Crumble(Vec3),
    /// Gas, frost, fire or smoke spreads.
    Cloud {
        /// Where.
        at: Vec3,
        /// Of what.
        kind: FieldKind,
    },
    /// A door is pushed open or shut.
    Door {
        /// Where it hangs.
        hinge: Vec3,
        /// Where it strikes.
        latch: Vec3,
        /// What becomes of it.
        to: DoorState,
    },
    /// A car sinks into its shaft, and rises in another one, with everybody who stands in it.
    Ride {
        /// The car.
        car: Entity,
        /// Where it stands then.
        to: Vec3,
        /// Who stands in it, and what lies there.
        with: Vec<Entity>,
    },
    /// From now on, walls and doors are as the game has them.
    Board,
    /// Dice are thrown.
    Dice {
        /// Their colors and faces.
        dice: Vec<(DieColor, u8)>,
        /// Where the roller stands.
        beside: Vec3,
    },
    /// A die is thrown again and shows this.
    Reroll {
        /// Which.
        die: usize,
        /// Its face.
        face: u8,
    },
    /// The dice are swept away.
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
    /// A sound plays.
    Hear(Cue),
    /// The camera makes sure that both places are in view, if it follows.
    Look(Vec3, Vec3),
    /// The event at this position of the match is shown now.
    Reached(usize),
    /// The cards have decided: step by step, the player goes on.
    Decided,
}

impl Showing {
    /// Who moves, and whom it meets.
    pub(crate) fn cast(&self) -> [Option<Entity>; 2] {
        match self {
            Showing::Strike { who, hit, .. } => [Some(*who), Some(*hit)],
            Showing::Ride { car, .. } => [Some(*car), None],
            Showing::Travel { who, .. }
            | Showing::Shot { who, .. }
            | Showing::Throw { who, .. }
            | Showing::Hurt(who)
            | Showing::Fall { who, .. }
            | Showing::Rise(who)
            | Showing::Appear(who)
            | Showing::Reinforce { who, .. }
            | Showing::Grow(who)
            | Showing::Flip(who)
            | Showing::Vanish(who) => [Some(*who), None],
            _ => [None, None],
        }
    }
}

/// A showing and how long it takes at normal speed, in seconds.
#[derive(Clone, Debug)]
pub(crate) struct Beat {
    /// What.
    pub showing: Showing,
    /// How long.
    pub seconds: f32,
}

impl Beat {
    /// A showing with its normal duration.
    pub(crate) fn of(showing: Showing) -> Beat {
        let seconds = match &showing {
            Showing::Pause(seconds) => *seconds,
            Showing::Travel { from, to, gait, .. } => travel(from.distance(*to), *gait),
            Showing::Strike { .. } | Showing::Shot { .. } => 0.8,
            Showing::Throw { from, to, .. } => (0.35 + from.distance(*to) * 0.12).min(0.9),
            Showing::Hurt(_) => 0.4,
            Showing::Fall { leaves, .. } => {
                if *leaves {
                    0.9
                } else {
                    0.6
                }
            }
            Showing::Reinforce { .. } => 0.7,
            Showing::Rise(_)
            | Showing::Appear(_)
            | Showing::Flip(_)
            | Showing::Vanish(_)
            | Showing::Grow(_)
            | Showing::ClearDice => 0.4,
            Showing::Blast { .. } | Showing::Cloud { .. } => 0.8,
            Showing::Crumble(_) => 0.6,
            Showing::Ride { .. } => 1.8,
            Showing::Door { .. } => 0.5,
            Showing::Dice { .. } => 1.0,
            Showing::Reroll { .. } => 0.7,
            Showing::Announce { .. }
            | Showing::Board
            | Showing::Float { .. }
            | Showing::Hear(_)
            | Showing::Look(..)
            | Showing::Reached(_)
            | Showing::Decided => 0.0,
        };
        Beat { showing, seconds }
    }
}

/// How long somebody takes to go this way.
fn travel(way: f32, gait: Gait) -> f32 {
    match gait {
        Gait::Walk => (way * 0.45).clamp(0.3, 0.7),
        Gait::Climb => (way * 1.1).clamp(0.2, 1.0),
        Gait::Leap(_) => (way * 0.4).clamp(0.45, 0.8),
        Gait::Fall => (way * 0.35).clamp(0.15, 0.4),
        Gait::Land => (way * 0.42).clamp(0.3, 0.6),
    }
}
