//! Sounds from a rule for each sample, tones that ring out, and tones that several play.

use std::f32::consts::TAU;

use crate::table::sound::wave::{Ringing, swell};

/// A sound from its seconds and the part of it that has passed, sample by sample.
pub(super) fn shaped(rate: u32, seconds: f32, mut at: impl FnMut(f32, f32) -> f32) -> Vec<f32> {
    let count = (seconds * rate as f32) as usize;
    (0..count).map(|n| at(n as f32 / rate as f32, n as f32 / count as f32)).collect()
}

/// Parts that ring out: times the pitch, loudness, seconds. What the sample rate can't carry is left out.
pub(super) fn ring(rate: u32, pitch: f32, seconds: f32, parts: &[(f32, f32, f32)]) -> Vec<f32> {
    let heard = parts.iter().filter(|(times, ..)| pitch * times < 0.4 * rate as f32);
    let mut parts: Vec<Ringing> =
        heard.map(|&(times, loud, fades)| Ringing::new(rate, pitch * times, fades, loud)).collect();
    shaped(rate, seconds, |t, part| {
        let soft = (t / 0.007).min(1.0) * ((1.0 - part) * 8.0).min(1.0);
        parts.iter_mut().map(Ringing::next).sum::<f32>() * soft
    })
}

/// Several playing the same, never quite together; it swells, fades, and trembles with a speed and a depth.
pub(super) fn tremble(rate: u32, pitch: f32, seconds: f32, parts: &[f32], (speed, depth): (f32, f32)) -> Vec<f32> {
    let players = [0.9974, 1.0, 1.0031];
    let endless = 1.0e6;
    let mut tones: Vec<Ringing> = players
        .iter()
        .flat_map(|off| {
            parts.iter().zip(1..).map(move |(loud, times)| {
                Ringing::new(rate, pitch * off * times as f32, endless, loud / players.len() as f32)
            })
        })
        .collect();
    shaped(rate, seconds, |t, part| {
        let trembles = 1.0 - depth * (0.5 - 0.5 * (t * speed * TAU).cos());
        let swells = swell(part);
        tones.iter_mut().map(Ringing::next).sum::<f32>() * trembles * swells * swells
    })
}
