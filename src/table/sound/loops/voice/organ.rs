//! Instruments that belong to a place: a barrel organ, a record on an old player, a music box, glasses.

use std::f32::consts::TAU;

use super::tone::{ring, shaped};
use crate::table::sound::wave::Filter;

/// A pipe of a barrel organ: stopped, so that every second part is missing, and a little out of breath.
pub(super) fn pipe(rate: u32, pitch: f32, seconds: f32) -> Vec<f32> {
    let mut turn = 0.0_f32;
    shaped(rate, seconds, |t, part| {
        turn = (turn + pitch * (1.0 + 0.004 * (t * 5.5 * TAU).sin()) / rate as f32).fract();
        let tone = (turn * TAU).sin() + 0.4 * (3.0 * turn * TAU).sin() + 0.16 * (5.0 * turn * TAU).sin();
        tone * (t * 45.0).min(1.0) * ((1.0 - part) * 6.0).min(1.0)
    })
}

/// A note from a record in another house: through a horn, and with a hole that isn't quite in the middle.
pub(super) fn record(rate: u32, pitch: f32, seconds: f32) -> Vec<f32> {
    let (mut turn, mut horn) = (0.0_f32, Filter::new(rate, 850.0, 0.9));
    shaped(rate, seconds, |t, part| {
        turn = (turn + pitch * (1.0 + 0.006 * (t * 1.3 * TAU).sin()) / rate as f32).fract();
        let reed: f32 = (1..=6_u8).map(|times| (f32::from(times) * turn * TAU).sin() / f32::from(times)).sum();
        horn.band(reed) * (t * 14.0).min(1.0) * ((1.0 - part) * 3.0).min(1.0)
    })
}

/// A tooth of a music box.
pub(super) fn tooth(rate: u32, pitch: f32) -> Vec<f32> {
    ring(rate, pitch, 1.9, &[(1.0, 0.9, 1.8), (2.01, 0.12, 0.9), (5.9, 0.3, 0.35)])
}

/// A drop on the rim of a glass.
pub(super) fn glass(rate: u32, pitch: f32) -> Vec<f32> {
    ring(rate, pitch, 2.6, &[(1.0, 0.9, 2.5), (2.32, 0.3, 1.2), (4.25, 0.14, 0.6)])
}
