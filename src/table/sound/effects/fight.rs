//! What hurts: blows, shots, explosions, fields, wounds, falls.

use super::strike::{BOARD, FLESH, IRON, Puff, Strike, WOOD};

/// An arm through the air, and a body.
pub(super) fn blow(seed: u32) -> Vec<f32> {
    let mut strike = Strike::new(0.5, seed);
    let higher = strike.chance.between(0.9, 1.12);
    strike.sweep(0.0, 0.13, (500.0 * higher, 1300.0 * higher), 0.9, 0.45);
    strike.puff(0.12, Puff { low: 200.0, high: 2400.0 * higher, comes: 0.002, goes: 0.08, loud: 1.1 });
    strike.glide(0.12, 0.2, (150.0 * higher, 60.0), 0.9);
    strike.hit(0.122, BOARD, 0.7 * higher, 0.25);
    strike.inside(0.35, 0.18).done(0.55)
}

/// A crack, and its echo from the houses.
pub(super) fn shot(seed: u32) -> Vec<f32> {
    let mut strike = Strike::new(1.1, seed);
    let higher = strike.chance.between(0.92, 1.08);
    strike.puff(0.0, Puff { low: 400.0, high: 6500.0, comes: 0.001, goes: 0.05, loud: 1.2 });
    strike.puff(0.002, Puff { low: 90.0, high: 900.0 * higher, comes: 0.002, goes: 0.22, loud: 1.1 });
    strike.glide(0.0, 0.16, (170.0 * higher, 58.0), 0.8);
    strike.inside(1.0, 0.45).done(0.6)
}

/// It turns in the air and is gone.
pub(super) fn throw(seed: u32) -> Vec<f32> {
    let mut strike = Strike::new(0.62, seed);
    let higher = strike.chance.between(0.92, 1.1);
    for turn in 0..6 {
        let (at, loud) = (0.075 * turn as f32, 0.75 - 0.1 * turn as f32);
        let bright = higher * (1.0 + 0.05 * turn as f32);
        strike.sweep(at, 0.085, (780.0 * bright, 1400.0 * bright), 1.5, loud);
    }
    strike.done(0.36)
}

/// A push, a roar, and what comes down after it.
pub(super) fn explosion(seed: u32) -> Vec<f32> {
    let mut strike = Strike::new(2.4, seed);
    strike.puff(0.0, Puff { low: 300.0, high: 4200.0, comes: 0.002, goes: 0.12, loud: 0.8 });
    strike.puff(0.005, Puff { low: 110.0, high: 1200.0, comes: 0.012, goes: 1.1, loud: 1.7 });
    strike.puff(0.02, Puff { low: 50.0, high: 240.0, comes: 0.03, goes: 1.7, loud: 1.2 });
    strike.glide(0.0, 0.7, (120.0, 42.0), 0.8);
    for _ in 0..14 {
        let (at, higher) = (strike.chance.between(0.25, 1.3), strike.chance.between(0.6, 1.8));
        let loud = 0.13 * (1.5 - at);
        strike.hit(at, BOARD, higher, loud);
    }
    strike.inside(1.4, 0.4).done(0.6)
}

/// A valve that is open for a breath.
pub(super) fn gas(seed: u32) -> Vec<f32> {
    let mut strike = Strike::new(1.5, seed);
    strike.puff(0.0, Puff { low: 1200.0, high: 4200.0, comes: 0.18, goes: 1.1, loud: 0.7 });
    strike.sweep(0.05, 1.1, (900.0, 500.0), 1.2, 0.5);
    strike.sweep(0.3, 0.8, (2400.0, 1500.0), 1.6, 0.3);
    strike.inside(0.6, 0.2).done(0.26)
}

/// Air that freezes: a breath, and glass that grows.
pub(super) fn frost(seed: u32) -> Vec<f32> {
    let mut strike = Strike::new(1.7, seed);
    strike.puff(0.0, Puff { low: 900.0, high: 3600.0, comes: 0.1, goes: 0.8, loud: 0.4 });
    for grain in 0..16 {
        let at = 0.05 + 0.06 * grain as f32 + strike.chance.between(0.0, 0.05);
        let (pitch, loud) = (strike.chance.between(1300.0, 3600.0), strike.chance.between(0.04, 0.14));
        strike.tone(at, pitch, 0.4, loud);
        strike.tone(at, pitch * 1.51, 0.2, loud * 0.4);
    }
    strike.inside(0.9, 0.3).done(0.3)
}

/// It catches with a soft push and crackles.
pub(super) fn flame(seed: u32) -> Vec<f32> {
    let mut strike = Strike::new(1.6, seed);
    strike.sweep(0.0, 0.5, (160.0, 520.0), 0.8, 1.2);
    strike.puff(0.1, Puff { low: 120.0, high: 900.0, comes: 0.15, goes: 1.3, loud: 0.8 });
    for _ in 0..22 {
        let at = strike.chance.between(0.2, 1.3);
        let loud = strike.chance.between(0.1, 0.5) * (1.5 - at);
        strike.puff(at, Puff { low: 900.0, high: 3800.0, comes: 0.001, goes: 0.02, loud });
    }
    strike.inside(0.4, 0.15).done(0.42)
}

/// A dull hit from inside.
pub(super) fn wound(seed: u32) -> Vec<f32> {
    let mut strike = Strike::new(0.5, seed);
    let higher = strike.chance.between(0.92, 1.1);
    strike.hit(0.0, FLESH, higher, 0.9);
    strike.puff(0.0, Puff { low: 150.0, high: 1900.0 * higher, comes: 0.003, goes: 0.1, loud: 1.1 });
    strike.glide(0.01, 0.3, (290.0 * higher, 130.0 * higher), 0.5);
    strike.done(0.46)
}

/// Knees, shoulder, and still.
pub(super) fn fall(seed: u32) -> Vec<f32> {
    let mut strike = Strike::new(0.95, seed);
    let higher = strike.chance.between(0.92, 1.08);
    strike.sweep(0.0, 0.24, (700.0, 300.0), 0.9, 0.3);
    for (at, loud) in [(0.2, 0.6), (0.36, 1.0), (0.52, 0.3)] {
        strike.hit(at, FLESH, higher, loud);
        strike.hit(at, WOOD, 0.7 * higher, loud * 0.4);
        strike.puff(at, Puff { low: 140.0, high: 1500.0, comes: 0.004, goes: 0.14, loud: loud * 1.1 });
    }
    strike.inside(0.5, 0.2).done(0.5)
}

/// Bricks come down.
pub(super) fn rubble(seed: u32) -> Vec<f32> {
    let mut strike = Strike::new(1.6, seed);
    strike.glide(0.0, 0.4, (130.0, 55.0), 0.6);
    strike.puff(0.0, Puff { low: 100.0, high: 1100.0, comes: 0.01, goes: 0.7, loud: 1.0 });
    let mut at = 0.03;
    while at < 1.05 {
        let (higher, loud) = (strike.chance.between(0.5, 1.3), strike.chance.between(0.2, 0.6) * (1.2 - at));
        strike.hit(at, WOOD, higher * 1.4, loud);
        strike.puff(at, Puff { low: 300.0, high: 2200.0, comes: 0.002, goes: 0.05, loud });
        at += strike.chance.between(0.03, 0.09);
    }
    strike.hit(0.25, IRON, 0.6, 0.15);
    strike.inside(0.8, 0.25).done(0.6)
}
