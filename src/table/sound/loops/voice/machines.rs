//! What people have built and left running: trains, sirens, pumps, telephones, typewriters.

use std::f32::consts::TAU;

use super::tone::shaped;
use crate::table::sound::wave::{Band, Chance, Filter, Ringing, swell};

/// Rumbling, and wheels over the joints.
pub(super) fn train(rate: u32, seconds: f32) -> Vec<f32> {
    let mut rumble = Band::new(rate, 38.0, 170.0, 77);
    let mut wheels = Band::new(rate, 130.0, 420.0, 78);
    let mut rails = (Chance::new(79), Filter::new(rate, 610.0, 14.0));
    shaped(rate, seconds, |t, part| {
        let near = swell(part).powi(2);
        let (turn, second) = ((t / 0.74).fract() * 0.74, (t / 0.74 - 0.24).rem_euclid(1.0) * 0.74);
        let joints =
            (-turn * 20.0).exp() * (turn * 120.0).min(1.0) + 0.7 * (-second * 20.0).exp() * (second * 120.0).min(1.0);
        let sings = rails.1.band(rails.0.noise()) * 0.12 * near;
        (rumble.next() * 1.3 + wheels.next() * (0.2 + joints) * 0.9 + sings) * near
    })
}

/// It rises and falls, and fades around the corner.
pub(super) fn siren(rate: u32, seconds: f32) -> Vec<f32> {
    let (mut turn, mut corner) = (0.0_f32, Filter::new(rate, 900.0, 0.6));
    shaped(rate, seconds, |t, part| {
        let pitch = 585.0 - 115.0 * (t / 3.6 * TAU).cos() - 25.0 * part;
        turn = (turn + pitch / rate as f32).fract();
        let tone = (turn * TAU).sin() + 0.3 * (2.0 * turn * TAU).sin() + 0.12 * (3.0 * turn * TAU).sin();
        corner.low(tone) * swell(part).powi(2)
    })
}

/// One stroke of a pump: a piston goes down with a thud, and its breath comes back.
pub(super) fn pump(rate: u32, pitch: f32) -> Vec<f32> {
    let mut turn = 0.0_f32;
    let mut breath = Band::new(rate, 500.0, 1700.0, pitch as u32);
    shaped(rate, 1.1, |t, part| {
        turn = (turn + pitch * (1.0 + 0.5 * (-t * 25.0).exp()) / rate as f32).fract();
        let tone = (turn * TAU).sin() + 0.5 * (2.0 * turn * TAU).sin() + 0.2 * (5.0 * turn * TAU).sin();
        let thud = tone * (-t * 7.0).exp() * (t * 150.0).min(1.0);
        let back = swell((t - 0.3) / 0.6).powi(2);
        (thud + 0.22 * breath.next() * back) * (1.0 - part)
    })
}

/// A telephone rings once: a hammer between two bells.
pub(super) fn phone(rate: u32, pitch: f32) -> Vec<f32> {
    let (seconds, strokes) = (1.9, 24_u8);
    let mut heard = vec![0.0; (seconds * rate as f32) as usize];
    for stroke in 0..strokes {
        // the second bell is a little larger
        let bell = if stroke % 2 == 0 { pitch } else { pitch * 0.84 };
        let first = (f32::from(stroke) / 22.0 * rate as f32) as usize;
        let parts = [(1.0, 0.5), (2.76, 0.3), (5.4, 0.1)];
        for (times, loud) in parts.into_iter().filter(|(times, _)| bell * times < 0.4 * rate as f32) {
            let mut ringing = Ringing::new(rate, bell * times, 0.7, loud);
            heard[first..].iter_mut().for_each(|sample| *sample += ringing.next());
        }
    }
    fade_out(heard, rate)
}

/// Somebody types: words of a few letters, pauses to think, and a bell before the end of the line.
pub(super) fn typing(rate: u32, seconds: f32, seed: u32) -> Vec<f32> {
    let mut chance = Chance::new(seed);
    let mut heard = vec![0.0; (seconds * rate as f32) as usize];
    let (bell, mut at) = (seconds - 1.0, 0.05);
    while at < bell - 0.3 {
        for _ in 0..(2.0 + chance.part() * 6.0) as u8 {
            let (higher, loud) = (chance.between(0.9, 1.1), chance.between(0.5, 1.0));
            // the type on the paper, and the key on its frame
            for (pitch, fades, part) in [(1750.0, 0.03, 0.6), (2900.0, 0.02, 0.35), (330.0, 0.06, 0.6)] {
                lay(&mut heard, rate, at, 3.0 * fades, Ringing::new(rate, pitch * higher, fades, part * loud));
            }
            at += chance.between(0.09, 0.17);
        }
        at += chance.between(0.15, 0.6);
    }
    lay(&mut heard, rate, bell, 1.0, Ringing::new(rate, 2640.0, 0.9, 0.5));
    fade_out(heard, rate)
}

/// Adds a tone from a second on, for as long as anybody can hear it.
fn lay(heard: &mut [f32], rate: u32, at: f32, seconds: f32, mut ringing: Ringing) {
    let first = ((at * rate as f32) as usize).min(heard.len());
    heard[first..].iter_mut().take((seconds * rate as f32) as usize).for_each(|sample| *sample += ringing.next());
}

/// Ends in silence, over a twentieth of a second.
fn fade_out(mut heard: Vec<f32>, rate: u32) -> Vec<f32> {
    let edge = rate as usize / 20;
    heard.iter_mut().rev().take(edge).enumerate().for_each(|(n, sample)| *sample *= n as f32 / edge as f32);
    heard
}
