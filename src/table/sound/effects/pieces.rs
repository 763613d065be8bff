//! What is moved by hand on the table: dice, cubes, tiles, cards, miniatures, doors, buttons.

use super::strike::{BOARD, CUBE, DIE, IRON, Puff, Strike, WOOD};

/// This many dice: they knock on wood, ever faster and softer, and come to rest.
pub(super) fn dice(count: u32, seed: u32) -> Vec<f32> {
    let seconds = 0.62 + 0.08 * count as f32;
    let mut strike = Strike::new(seconds, seed);
    for die in 0..count {
        let (higher, first) = (strike.chance.between(0.88, 1.12), 0.035 * die as f32);
        let (mut at, mut loud) = (first + strike.chance.between(0.0, 0.03), strike.chance.between(0.8, 1.0));
        let mut pause = strike.chance.between(0.11, 0.16);
        while loud > 0.08 && at < seconds - 0.16 {
            let turned = higher * strike.chance.between(0.94, 1.06);
            strike.hit(at, DIE, turned, loud);
            strike.hit(at, WOOD, turned, loud * 0.6);
            at += pause;
            pause *= strike.chance.between(0.62, 0.8);
            loud *= strike.chance.between(0.55, 0.72);
        }
    }
    strike.inside(0.25, 0.12).done(0.5)
}

/// Cubes are put on a space.
pub(super) fn cube_placed(seed: u32) -> Vec<f32> {
    let mut strike = Strike::new(0.24, seed);
    let higher = strike.chance.between(0.93, 1.08);
    strike.hit(0.002, CUBE, higher, 0.8);
    strike.hit(0.004, WOOD, higher, 0.4);
    let again = strike.chance.between(0.03, 0.05);
    strike.hit(again, CUBE, higher * 1.06, 0.25);
    strike.done(0.34)
}

/// Cubes slide back: softer, and lower at the end.
pub(super) fn cube_returned(seed: u32) -> Vec<f32> {
    let mut strike = Strike::new(0.42, seed);
    let higher = strike.chance.between(0.84, 0.94);
    strike.sweep(0.0, 0.16, (1500.0, 700.0), 1.2, 0.22);
    for (at, loud) in [(0.13, 0.5), (0.19, 0.3), (0.22, 0.2)] {
        let turned = higher * strike.chance.between(0.95, 1.05);
        strike.hit(at, CUBE, turned, loud);
        strike.hit(at, WOOD, turned * 0.9, loud * 0.6);
    }
    strike.done(0.28)
}

/// A tile slides along the River and meets the next one.
pub(super) fn tile(seed: u32) -> Vec<f32> {
    let mut strike = Strike::new(0.6, seed);
    let higher = strike.chance.between(0.92, 1.08);
    strike.sweep(0.0, 0.34, (620.0 * higher, 1150.0 * higher), 0.9, 0.5);
    strike.sweep(0.04, 0.28, (2100.0, 2800.0), 1.0, 0.12);
    strike.hit(0.33, BOARD, higher, 0.6);
    strike.hit(0.335, WOOD, higher * 1.1, 0.35);
    strike.done(0.32)
}

/// A card is turned over: paper through air, and down.
pub(super) fn card(seed: u32) -> Vec<f32> {
    let mut strike = Strike::new(0.42, seed);
    let higher = strike.chance.between(0.92, 1.1);
    strike.sweep(0.0, 0.13, (1700.0 * higher, 3400.0 * higher), 0.8, 0.6);
    strike.sweep(0.1, 0.14, (3000.0 * higher, 1300.0 * higher), 0.8, 0.4);
    strike.puff(0.225, Puff { low: 500.0, high: 2600.0, comes: 0.002, goes: 0.07, loud: 0.9 });
    strike.hit(0.226, BOARD, higher * 1.2, 0.2);
    strike.done(0.3)
}

/// Cardboard on cardboard.
pub(super) fn token(seed: u32) -> Vec<f32> {
    let mut strike = Strike::new(0.34, seed);
    let higher = strike.chance.between(0.9, 1.12);
    strike.hit(0.002, BOARD, higher, 0.8);
    strike.hit(0.004, WOOD, higher, 0.35);
    let mut at = 0.055;
    for loud in [0.3, 0.2, 0.12] {
        strike.hit(at, BOARD, higher * 1.15, loud);
        at += strike.chance.between(0.022, 0.034);
    }
    strike.done(0.34)
}

/// A base is put down: a sole on a hard floor.
pub(super) fn step(seed: u32) -> Vec<f32> {
    let mut strike = Strike::new(0.26, seed);
    let (higher, heel) = (strike.chance.between(0.88, 1.14), strike.chance.between(0.055, 0.075));
    strike.puff(0.0, Puff { low: 120.0, high: 620.0 * higher, comes: 0.004, goes: 0.09, loud: 0.9 });
    strike.hit(0.003, WOOD, 0.75 * higher, 0.35);
    strike.puff(heel, Puff { low: 350.0, high: 1500.0 * higher, comes: 0.012, goes: 0.1, loud: 0.35 });
    strike.done(0.24)
}

/// Cloth and air.
pub(super) fn leap(seed: u32) -> Vec<f32> {
    let mut strike = Strike::new(0.55, seed);
    let higher = strike.chance.between(0.9, 1.1);
    strike.puff(0.0, Puff { low: 150.0, high: 700.0, comes: 0.004, goes: 0.08, loud: 0.3 });
    strike.sweep(0.02, 0.36, (320.0 * higher, 950.0 * higher), 0.9, 0.8);
    for flap in 0..3 {
        strike.sweep(0.12 + 0.08 * flap as f32, 0.07, (700.0, 420.0), 1.0, 0.35);
    }
    strike.done(0.3)
}

/// Both feet, and the floor under them.
pub(super) fn landing(seed: u32) -> Vec<f32> {
    let mut strike = Strike::new(0.5, seed);
    let higher = strike.chance.between(0.92, 1.08);
    strike.glide(0.0, 0.2, (170.0 * higher, 72.0), 0.8);
    strike.puff(0.0, Puff { low: 120.0, high: 1200.0, comes: 0.004, goes: 0.16, loud: 0.9 });
    strike.puff(0.06, Puff { low: 500.0, high: 2200.0, comes: 0.02, goes: 0.2, loud: 0.25 });
    strike.inside(0.4, 0.2).done(0.45)
}

/// A latch, heavy iron that moves, and the stop.
pub(super) fn door(seed: u32) -> Vec<f32> {
    let mut strike = Strike::new(1.1, seed);
    let higher = strike.chance.between(0.94, 1.06);
    strike.hit(0.0, IRON, 1.7 * higher, 0.2);
    strike.hit(0.07, IRON, 1.4 * higher, 0.25);
    strike.sweep(0.1, 0.5, (150.0, 240.0), 1.4, 1.1);
    strike.sweep(0.12, 0.46, (520.0 * higher, 780.0 * higher), 6.0, 0.5);
    strike.hit(0.56, IRON, 0.8 * higher, 0.7);
    strike.glide(0.56, 0.25, (110.0, 55.0), 0.7);
    strike.inside(0.7, 0.3).done(0.45)
}

/// A button.
pub(super) fn click(seed: u32) -> Vec<f32> {
    let mut strike = Strike::new(0.09, seed);
    let higher = strike.chance.between(0.95, 1.06);
    strike.hit(0.002, CUBE, 1.25 * higher, 0.6);
    strike.puff(0.0, Puff { low: 900.0, high: 3200.0, comes: 0.001, goes: 0.02, loud: 0.3 });
    strike.done(0.2)
}

/// Two dull knocks: no.
pub(super) fn refusal(seed: u32) -> Vec<f32> {
    let mut strike = Strike::new(0.36, seed);
    for (at, pitch, loud) in [(0.0, 155.6, 0.8), (0.11, 130.8, 0.7)] {
        strike.tone(at, pitch, 0.22, loud);
        strike.tone(at, pitch * 2.0, 0.12, loud * 0.35);
        strike.hit(at, WOOD, 0.8, loud * 0.3);
    }
    strike.done(0.32)
}
