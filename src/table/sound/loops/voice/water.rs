//! Water: a drop, drops on stone and tin, a stream.

use std::f32::consts::TAU;

use super::tone::shaped;
use crate::table::sound::wave::{Chance, Ringing, swell};

/// A drop into a puddle.
pub(super) fn drip(rate: u32, pitch: f32) -> Vec<f32> {
    let mut turn = 0.0_f32;
    shaped(rate, 0.22, |t, part| {
        turn = (turn + pitch * (1.0 + 1.6 * t / 0.22) / rate as f32).fract();
        (turn * TAU).sin() * (-t * 26.0).exp() * (t * 300.0).min(1.0) * (1.0 - part)
    })
}

pub(super) fn patter(rate: u32, drops: f32, seconds: f32, seed: u32) -> Vec<f32> {
    let mut chance = Chance::new(seed);
    let mut heard = vec![0.0; (seconds * rate as f32) as usize];
    for _ in 0..(drops * seconds) as usize {
        let at = chance.between(0.0, seconds - 0.05);
        let loud = chance.part() * chance.part() * swell(at / seconds);
        let (pitch, first) = (chance.between(900.0, 3400.0), (at * rate as f32) as usize);
        let mut drop = Ringing::new(rate, pitch, chance.between(0.008, 0.03), loud);
        heard[first..].iter_mut().take(rate as usize / 20).for_each(|sample| *sample += drop.next());
    }
    heard
}

/// A stream over stone: bubbles that rise in pitch and are gone, enough of them to make one sound.
pub(super) fn stream(rate: u32, seconds: f32, seed: u32) -> Vec<f32> {
    let (bubbles, length) = (70.0, 0.05_f32);
    let mut chance = Chance::new(seed);
    let mut heard = vec![0.0; (seconds * rate as f32) as usize];
    for _ in 0..(bubbles * seconds) as usize {
        let at = chance.between(0.0, seconds - length);
        let loud = chance.part() * chance.part() * swell(at / seconds);
        let (pitch, rises) = (chance.between(260.0, 1500.0), chance.between(0.2, 0.9));
        let (first, count) = ((at * rate as f32) as usize, (length * rate as f32) as usize);
        let mut turn = 0.0_f32;
        for (n, sample) in heard[first..].iter_mut().take(count).enumerate() {
            let part = n as f32 / count as f32;
            turn = (turn + pitch * (1.0 + rises * part) / rate as f32).fract();
            *sample += (turn * TAU).sin() * swell(part) * (1.0 - part) * loud;
        }
    }
    heard
}
