//! Moves of the camera and within a replay.

use gotham_play::statistics::{Stop, Towards};

/// Moves of the camera.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CameraMove {
    /// Straight from above.
    TopDown,
    /// From the side, as at the start.
    Reset,
    /// Follow the acting miniature, or stop doing so.
    ToggleFollow,
    /// Nearer.
    Nearer,
    /// Farther.
    Farther,
    /// Freely, without panels, to take a picture.
    Photo,
}

/// Within a replay.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReplayMove {
    /// Play or pause.
    PlayPause,
    /// One command back.
    StepBack,
    /// One command on.
    StepOn,
    /// To the point before this command.
    Seek(usize),
    /// To the next stop of a kind.
    Stop(Stop, Towards),
    /// Play on from here as a separate match.
    Branch(BranchDice),
}

/// What the dice show in a match that branches off from a watched one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BranchDice {
    /// The same as they would have shown.
    Same,
    /// New ones.
    Other,
}
