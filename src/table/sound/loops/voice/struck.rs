//! What rings when it is struck, stepped on or dropped: a few parts, each with its own pitch and length.

use super::tone::ring;

/// Something that is struck.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Thing {
    /// The works of a wall clock in a hall.
    Clock,
    /// The case of a grandfather clock.
    Case,
    /// A heel on marble.
    Heel,
    /// A coin on a counter.
    Coin,
    /// A hot pipe.
    Pipe,
    /// The floor above, under somebody's shoes.
    Ceiling,
    /// Heavy iron: a gate, a lid in the street.
    Iron,
    /// Loose sheet metal.
    Tin,
}

impl Thing {
    /// Its parts: pitch, loudness, seconds until it has faded.
    fn parts(self) -> &'static [(f32, f32, f32)] {
        match self {
            Thing::Clock => &[(1480.0, 0.7, 0.06), (2350.0, 0.5, 0.04), (410.0, 0.6, 0.12)],
            Thing::Case => &[(232.0, 0.9, 0.16), (415.0, 0.5, 0.1), (880.0, 0.35, 0.05)],
            Thing::Heel => &[(310.0, 0.7, 0.07), (960.0, 0.5, 0.05), (2150.0, 0.25, 0.03)],
            Thing::Coin => &[(3150.0, 0.5, 0.35), (4420.0, 0.4, 0.28), (5230.0, 0.2, 0.16)],
            Thing::Pipe => &[(392.0, 0.6, 0.7), (1046.0, 0.5, 0.5), (1905.0, 0.3, 0.3), (138.0, 0.5, 0.25)],
            Thing::Ceiling => &[(94.0, 1.0, 0.24), (151.0, 0.7, 0.18), (297.0, 0.3, 0.1)],
            Thing::Iron => &[(118.0, 0.8, 0.8), (263.0, 0.5, 1.1), (447.0, 0.4, 0.8), (905.0, 0.25, 0.5)],
            Thing::Tin => &[(510.0, 0.5, 0.22), (870.0, 0.5, 0.3), (1490.0, 0.35, 0.2), (2600.0, 0.2, 0.12)],
        }
    }
}

/// Something is struck; `higher` multiplies its pitch.
pub(super) fn struck(rate: u32, thing: Thing, higher: f32) -> Vec<f32> {
    let parts = thing.parts();
    let longest = parts.iter().map(|(.., seconds)| *seconds).fold(0.0, f32::max);
    ring(rate, higher, longest, parts)
}
