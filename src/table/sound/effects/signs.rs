//! Signals: bells, turns, alarms, how it ended. All of them are in the key of the music, D minor.

use super::strike::{FLESH, Puff, Strike};

const D3: f32 = 146.8;
const F3: f32 = 174.6;
const A3: f32 = 220.0;
const D4: f32 = 293.7;
const F_SHARP_4: f32 = 370.0;
const A4: f32 = 440.0;
const D5: f32 = 587.3;
const E5: f32 = 659.3;

/// A key of an electric piano.
fn key(strike: &mut Strike, at: f32, pitch: f32, loud: f32) {
    strike.tone(at, pitch, 2.2, loud);
    strike.tone(at, pitch * 2.0, 1.1, loud * 0.3);
    strike.tone(at, pitch * 3.0, 0.6, loud * 0.12);
    strike.tone(at, pitch * 7.0, 0.12, loud * 0.05);
}

/// A drum as large as a door.
fn drum(strike: &mut Strike, at: f32, pitch: f32, loud: f32) {
    strike.glide(at, 0.5, (pitch * 1.6, pitch), loud);
    strike.hit(at, FLESH, pitch / 96.0, loud * 0.5);
    strike.puff(at, Puff { low: 120.0, high: 1000.0, comes: 0.004, goes: 0.14, loud: loud * 0.9 });
}

/// A bell far above the streets.
pub(super) fn bell(seed: u32) -> Vec<f32> {
    let mut strike = Strike::new(4.2, seed);
    let parts =
        [(0.5, 4.0, 0.35), (1.0, 3.4, 0.8), (1.19, 2.4, 0.35), (1.5, 1.8, 0.2), (2.0, 1.5, 0.3), (2.67, 0.8, 0.1)];
    for (times, seconds, loud) in parts {
        strike.tone(0.0, D4 * times, seconds, loud);
    }
    strike.puff(0.0, Puff { low: 600.0, high: 2500.0, comes: 0.002, goes: 0.04, loud: 0.1 });
    strike.inside(2.2, 0.35).done(0.4)
}

/// Up: D, A.
pub(super) fn heroes_turn(seed: u32) -> Vec<f32> {
    let mut strike = Strike::new(2.2, seed);
    key(&mut strike, 0.0, D4, 0.7);
    key(&mut strike, 0.2, A4, 0.6);
    strike.inside(1.0, 0.25).done(0.36)
}

/// Down: F, D, and a drum under it.
pub(super) fn villains_turn(seed: u32) -> Vec<f32> {
    let mut strike = Strike::new(2.2, seed);
    key(&mut strike, 0.0, F3, 0.7);
    key(&mut strike, 0.22, D3, 0.7);
    drum(&mut strike, 0.22, 73.4, 0.45);
    strike.inside(1.0, 0.25).done(0.42)
}

/// Two small keys: here.
pub(super) fn your_turn(seed: u32) -> Vec<f32> {
    let mut strike = Strike::new(1.2, seed);
    key(&mut strike, 0.0, A4, 0.4);
    key(&mut strike, 0.11, D5, 0.5);
    strike.inside(0.6, 0.2).done(0.26)
}

/// Boots on the stairs: three drums.
pub(super) fn reinforcement(seed: u32) -> Vec<f32> {
    let mut strike = Strike::new(1.5, seed);
    for (at, pitch, loud) in [(0.0, 110.0, 0.7), (0.2, 110.0, 0.55), (0.4, 73.4, 1.0)] {
        drum(&mut strike, at, pitch, loud);
    }
    strike.inside(0.9, 0.3).done(0.5)
}

/// A horn that calls three times, behind a wall.
pub(super) fn alarm(seed: u32) -> Vec<f32> {
    let mut strike = Strike::new(1.9, seed);
    for call in 0..3 {
        let at = 0.36 * call as f32;
        for (pitch, loud) in [(349.2, 0.5), (352.4, 0.4), (698.5, 0.16), (1047.7, 0.08)] {
            strike.glide(at, 0.34, (pitch, pitch * 0.985), loud);
        }
    }
    strike.inside(1.0, 0.35).done(0.36)
}

/// The sun comes up: D major.
pub(super) fn victory(seed: u32) -> Vec<f32> {
    let mut strike = Strike::new(4.6, seed);
    for (at, pitch, loud) in
        [(0.0, D3, 0.6), (0.18, A3, 0.5), (0.36, D4, 0.5), (0.54, F_SHARP_4, 0.5), (0.8, A4, 0.5), (1.1, E5, 0.35)]
    {
        key(&mut strike, at, pitch, loud);
    }
    drum(&mut strike, 0.0, 73.4, 0.3);
    strike.inside(2.0, 0.35).done(0.5)
}

/// The light goes out: D minor, downward.
pub(super) fn defeat(seed: u32) -> Vec<f32> {
    let mut strike = Strike::new(4.6, seed);
    for (at, pitch, loud) in [(0.0, A4, 0.4), (0.35, 349.2, 0.45), (0.7, D4, 0.5), (1.2, 233.1, 0.5), (1.8, D3, 0.7)] {
        key(&mut strike, at, pitch, loud);
    }
    drum(&mut strike, 1.8, 73.4, 0.5);
    strike.inside(2.0, 0.35).done(0.5)
}
