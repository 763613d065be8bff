//! Air that moves: in tunnels, over roofs, through a valve, in canvas.

use std::f32::consts::TAU;

use super::tone::shaped;
use crate::table::sound::wave::{Band, Chance, Filter, swell};

/// How many samples pass until a filter is tuned again: the ear hears no steps that short.
const RETUNED: usize = 32;

/// Noise that comes and goes.
pub(super) fn air(rate: u32, (low, high): (f32, f32), seconds: f32, seed: u32) -> Vec<f32> {
    let mut band = Band::new(rate, low, high, seed);
    shaped(rate, seconds, |_, part| band.next() * swell(part))
}

/// A gust: it rises in pitch as it gets louder, and sings a little at an edge.
pub(super) fn gust(rate: u32, (low, high): (f32, f32), seconds: f32, seed: u32) -> Vec<f32> {
    let mut chance = Chance::new(seed);
    let (mut body, mut edge) = (Filter::new(rate, low, 1.4), Filter::new(rate, high, 16.0));
    // no two gusts waver alike
    let (slow, fast) = (chance.between(0.25, 0.5), chance.between(0.6, 1.1));
    let mut count = 0;
    shaped(rate, seconds, |t, part| {
        let force = swell(part).powi(2) * (0.75 + 0.15 * (t * slow * TAU).sin() + 0.1 * (t * fast * TAU).cos());
        if count % RETUNED == 0 {
            let pitch = low * (high / low).powf(force);
            body.tune(rate, 0.7 * pitch);
            edge.tune(rate, pitch);
        }
        count += 1;
        let noise = chance.noise();
        (body.band(noise) + 0.5 * edge.band(noise)) * force
    })
}

/// A valve opens: at once, and then for as long as the pressure lasts.
pub(super) fn hiss(rate: u32, seconds: f32, seed: u32) -> Vec<f32> {
    let mut band = Band::new(rate, 1800.0, 6200.0, seed);
    shaped(rate, seconds, |t, part| {
        let flutters = 0.85 + 0.15 * (t * 23.0 * TAU).sin();
        band.next() * (t * 40.0).min(1.0) * (1.0 - part).powf(2.5) * flutters
    })
}

/// Canvas in the wind: it fills, and its edge flaps as long as it is full.
pub(super) fn canvas(rate: u32, seconds: f32, seed: u32) -> Vec<f32> {
    let mut chance = Chance::new(seed);
    let (slow, fast) = (chance.between(4.0, 5.5), chance.between(7.0, 9.5));
    let mut body = Band::new(rate, 90.0, 420.0, seed + 1);
    let mut edge = Band::new(rate, 500.0, 1600.0, seed + 2);
    shaped(rate, seconds, |t, part| {
        let full = swell(part).powi(2);
        let flaps = (0.5 + 0.5 * (t * slow * TAU).sin() * (t * fast * TAU).cos()).powi(3);
        (body.next() + edge.next() * flaps) * full
    })
}
