//! Sounds from noise, tones and envelopes.

use std::f32::consts::TAU;

use bevy_kira_audio::prelude::{Frame, StaticSoundData, StaticSoundSettings};

use super::cue::Cue;
use crate::table::board::grain;

const RATE: u32 = 22_050;

/// The sound of a cue.
pub fn cue(cue: Cue) -> StaticSoundData {
    match cue {
        Cue::Dice => render(0.75, |t| {
            // Knocks that come closer together and softer.
            let knocks = [0.0, 0.09, 0.16, 0.25, 0.3, 0.37, 0.41, 0.47, 0.5, 0.56];
            knocks.iter().zip(1..).map(|(at, n)| knock(t - at, 900.0 + 190.0 * (n % 4) as f32, 1.0 / n as f32)).sum()
        }),
        Cue::Cube => render(0.12, |t| knock(t, 1500.0, 0.5)),
        Cue::Step => render(0.18, |t| (noise(t, 900.0) * 0.5 + tone(t, 110.0)) * fade(t, 24.0) * 0.35),
        Cue::Blow => {
            render(0.3, |t| (noise(t, 1400.0) * fade(t, 26.0) + tone(t, 80.0 - 90.0 * t) * fade(t, 12.0)) * 0.6)
        }
        Cue::Shot => render(0.45, |t| (noise(t, 9000.0) * fade(t, 22.0) + noise(t, 700.0) * fade(t, 8.0)) * 0.55),
        Cue::Explosion => render(1.5, |t| {
            (noise(t, 500.0 - 250.0 * t) * fade(t, 3.0) + tone(t, 48.0 - 10.0 * t) * fade(t, 2.4)) * 0.8
        }),
        Cue::Hiss => render(0.9, |t| noise(t, 6500.0) * (t * 8.0).min(1.0) * fade(t, 4.0) * 0.35),
        Cue::Fall => render(0.6, |t| {
            let thud = (t - 0.22).max(0.0);
            tone(t, 260.0 - 380.0 * t) * fade(t, 9.0) * 0.25
                + knock(t - 0.22, 120.0, 0.9)
                + noise(thud, 500.0) * fade(thud, 16.0) * 0.3
        }),
        Cue::Alarm => render(0.8, |t| {
            let pitch = if (t * 5.0).fract() < 0.5 { 740.0 } else { 560.0 };
            (tone(t, pitch) + 0.3 * tone(t, pitch * 2.0)) * (1.0 - t / 0.8) * 0.25
        }),
        Cue::Bell => {
            render(1.6, |t| (tone(t, 196.0) + 0.6 * tone(t, 294.5) + 0.35 * tone(t, 523.0)) * fade(t, 2.6) * 0.3)
        }
        Cue::Click => render(0.05, |t| knock(t, 2400.0, 0.3)),
    }
}

/// The city under the street: a low hum, air, and a train far away. It can be looped.
pub fn city() -> StaticSoundData {
    const SECONDS: f32 = 16.0;
    render(SECONDS, |t| {
        let round = t / SECONDS * TAU;
        let train = (0.5 - 0.5 * round.cos()).powi(6);
        let hum = tone(t, 50.0) * 0.06 + tone(t, 75.0) * 0.03;
        let air = noise(t, 260.0) * (0.1 + 0.03 * (round * 3.0).sin());
        let seam = (t * 4.0).min((SECONDS - t) * 4.0).min(1.0);
        (hum + air + noise(t, 120.0) * train * 0.35) * seam * 0.8
    })
}

fn render(seconds: f32, at: impl Fn(f32) -> f32) -> StaticSoundData {
    let count = (seconds * RATE as f32) as usize;
    let mut low = 0.0;
    let frames: Vec<Frame> = (0..count)
        .map(|n| {
            // A gentle filter takes the edge off computed noise.
            low += (at(n as f32 / RATE as f32).clamp(-1.0, 1.0) - low) * 0.55;
            Frame::from_mono(low)
        })
        .collect();
    StaticSoundData { sample_rate: RATE, frames: frames.into(), settings: StaticSoundSettings::default(), slice: None }
}

fn tone(t: f32, pitch: f32) -> f32 {
    (t * pitch * TAU).sin()
}

/// Noise with little above a pitch.
fn noise(t: f32, pitch: f32) -> f32 {
    let place = t * pitch.max(20.0);
    let (cell, part) = (place.floor(), place.fract());
    let value = |n: f32| 2.0 * grain(n as i32, pitch as i32 / 64) - 1.0;
    value(cell) + (value(cell + 1.0) - value(cell)) * part
}

fn fade(t: f32, speed: f32) -> f32 {
    (-t.max(0.0) * speed).exp()
}

/// Something small and hard meets the table.
fn knock(t: f32, pitch: f32, loud: f32) -> f32 {
    if t < 0.0 { 0.0 } else { (tone(t, pitch) + 0.6 * tone(t, pitch * 1.7)) * fade(t, 60.0) * loud * 0.5 }
}
