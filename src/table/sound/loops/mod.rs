//! What is heard all the time: the layers of the music, the motifs of the boards and the places, as notes on a
//! ring. What begins near the end continues at the beginning, so no loop has a seam.

pub(super) mod motif;
pub(super) mod paper;
pub(super) mod places;
mod render;
pub(super) mod score;
mod voice;

pub(super) use render::Render;

use voice::Voice;

/// A loop as it is written down.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Piece {
    /// Samples per second: no more than its content needs.
    pub rate: u32,
    /// How long until it starts over.
    pub seconds: f32,
    /// What is heard in it.
    pub notes: Vec<Note>,
    /// The room around it: seconds until a sound fades, and how much of it is heard.
    pub room: (f32, f32),
    /// How loud its loudest sample is.
    pub peak: f32,
}

/// Something that is heard in a loop.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Note {
    /// When it begins, in seconds.
    pub at: f32,
    /// How loud.
    pub loud: f32,
    /// From where: -1 left, 1 right.
    pub side: f32,
    /// What.
    pub voice: Voice,
}
