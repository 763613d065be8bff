//! What can be heard.

/// A sound.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Cue {
    /// Dice on wood.
    Dice,
    /// A cube.
    Cube,
    /// A step.
    Step,
    /// A blow.
    Blow,
    /// A shot.
    Shot,
    /// An explosion.
    Explosion,
    /// Gas, frost, smoke.
    Hiss,
    /// Somebody falls.
    Fall,
    /// An alarm.
    Alarm,
    /// A bell: rounds and turns.
    Bell,
    /// A button.
    Click,
}

impl Cue {
    /// All of them.
    pub const ALL: [Cue; 11] = [
        Cue::Dice,
        Cue::Cube,
        Cue::Step,
        Cue::Blow,
        Cue::Shot,
        Cue::Explosion,
        Cue::Hiss,
        Cue::Fall,
        Cue::Alarm,
        Cue::Bell,
        Cue::Click,
    ];
}
