//! Moves of the camera and within a replay.

use gotham_play::statistics::{Stop, Towards};

/// Moves of the camera.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CameraMove {
    /// Straight from above.
    TopDown,
    /// From the side, as at the beginning.
    Reset,
    /// Follow the acting miniature, or stop doing so.
    ToggleFollow,
    /// Nearer.
    Nearer,
    /// Farther.
    Farther,
}

/// Within a replay.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReplayMove {
    /// Go on or wait.
    PlayPause,
    /// One command back.
    StepBack,
    /// One command on.
    StepOn,
    /// To the place before this command.
    Seek(usize),
    /// To the next place of a kind.
    Stop(Stop, Towards),
    /// Play on from here as a match of one's own.
    Branch(BranchDice),
}

/// What the dice show in a match that leaves one that is watched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BranchDice {
    /// The same that they would have shown.
    Same,
    /// Others.
    Other,
}
