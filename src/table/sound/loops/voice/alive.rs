//! What lives, or seems to: a heart, people far away, bats, an owl, old wood.

use std::f32::consts::TAU;

use super::tone::shaped;
use crate::table::sound::wave::{Band, Chance, Filter, swell};

/// A heart: two beats.
pub(super) fn heart(rate: u32) -> Vec<f32> {
    let mut heart = thump(rate, 73.4, 0.5, 1.0);
    let second = thump(rate, 65.4, 0.5, 0.7);
    let later = (0.34 * rate as f32) as usize;
    heart.resize(second.len() + later, 0.0);
    heart[later..].iter_mut().zip(second).for_each(|(sample, more)| *sample += more);
    heart
}

fn thump(rate: u32, pitch: f32, seconds: f32, loud: f32) -> Vec<f32> {
    let mut turn = 0.0_f32;
    shaped(rate, seconds, |t, part| {
        turn = (turn + pitch * (1.0 + 0.7 * (-t * 30.0).exp()) / rate as f32).fract();
        let tone = (turn * TAU).sin() + 0.45 * (2.0 * turn * TAU).sin() + 0.2 * (3.0 * turn * TAU).sin();
        tone * (-t * 11.0).exp() * (t * 160.0).min(1.0) * (1.0 - part) * loud
    })
}

/// People far away: three talk at once, and not a word can be understood.
pub(super) fn crowd(rate: u32, seconds: f32, seed: u32) -> Vec<f32> {
    let mut chance = Chance::new(seed);
    let mut heard = vec![0.0; (seconds * rate as f32) as usize];
    for _ in 0..3 {
        let (pitch, tempo) = (chance.between(105.0, 230.0), chance.between(2.6, 4.2));
        let (mouth, off) = (chance.between(480.0, 900.0), chance.part());
        let mut vowel = Filter::new(rate, mouth, 3.0);
        let mut turn = 0.0_f32;
        let voice = shaped(rate, seconds, |t, part| {
            // syllables, in sentences that end
            let syllable = (0.5 + 0.5 * ((t * tempo + off) * TAU).sin()).powi(2);
            let sentence = (0.5 + 0.5 * ((t * 0.31 + off) * TAU).sin()).powi(2);
            let melody = 1.0 + 0.12 * ((t * 0.9 + off) * TAU).sin();
            turn = (turn + pitch * melody / rate as f32).fract();
            vowel.band(1.0 - 2.0 * turn) * syllable * sentence * swell(part)
        });
        heard.iter_mut().zip(voice).for_each(|(sample, more)| *sample += more);
    }
    heard
}

/// Bats: a few short cries each, falling, almost too high to be heard, and wings.
pub(super) fn bats(rate: u32, seconds: f32, seed: u32) -> Vec<f32> {
    let mut chance = Chance::new(seed);
    let mut wings = Band::new(rate, 700.0, 2400.0, seed + 1);
    let flutter = chance.between(11.0, 14.0);
    let mut heard = shaped(rate, seconds, |t, part| {
        let beat = (0.5 + 0.5 * (t * flutter * TAU).sin()).powi(4);
        0.25 * wings.next() * beat * swell(part).powi(2)
    });
    let length = 0.045_f32;
    for _ in 0..(seconds * 5.0) as usize {
        let at = chance.between(0.0, seconds - length);
        let (pitch, loud) = (chance.between(4600.0, 6200.0), chance.between(0.3, 1.0) * swell(at / seconds));
        let (first, count) = ((at * rate as f32) as usize, (length * rate as f32) as usize);
        let mut turn = 0.0_f32;
        for (n, sample) in heard[first..].iter_mut().take(count).enumerate() {
            let part = n as f32 / count as f32;
            turn = (turn + pitch * (1.0 - 0.3 * part) / rate as f32).fract();
            *sample += 0.5 * (turn * TAU).sin() * swell(part) * loud;
        }
    }
    heard
}

/// An owl: a long call, and after a while a short one and a long one that trembles.
pub(super) fn owl(rate: u32, pitch: f32) -> Vec<f32> {
    let calls = [(0.0, 0.7, 0.0), (1.9, 0.2, 0.0), (2.25, 1.3, 0.35)];
    let mut turn = 0.0_f32;
    shaped(rate, 3.8, |t, _| {
        let Some((begins, long, trembles)) = calls.into_iter().rfind(|(begins, ..)| t >= *begins) else { return 0.0 };
        let part = ((t - begins) / long).min(1.0);
        // the throat opens and closes: the call rises a little and falls again
        turn = (turn + pitch * (0.94 + 0.08 * swell(part)) / rate as f32).fract();
        let tremble = 1.0 - trembles * (0.5 + 0.5 * (t * 11.0 * TAU).sin());
        ((turn * TAU).sin() + 0.18 * (2.0 * turn * TAU).sin()) * swell(part) * tremble
    })
}

/// Old wood under a weight: it sticks, slips, and sticks again, slower and slower.
pub(super) fn creak(rate: u32, pitch: f32, seconds: f32, seed: u32) -> Vec<f32> {
    let mut chance = Chance::new(seed);
    let (mut low, mut high) = (Filter::new(rate, pitch, 9.0), Filter::new(rate, pitch * 2.3, 7.0));
    let mut turn = 0.0_f32;
    shaped(rate, seconds, |_, part| {
        let slips = 78.0 - 46.0 * part + 6.0 * chance.noise();
        turn += slips / rate as f32;
        let push = if turn >= 1.0 { 12.0 * chance.between(0.6, 1.0) } else { 0.0 };
        turn = turn.fract();
        (low.band(push) + 0.6 * high.band(push)) * swell(part)
    })
}
