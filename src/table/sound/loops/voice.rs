//! Who plays in a loop: instruments of the music, and the sounds of a place.

use std::f32::consts::TAU;

use crate::table::sound::wave::{Band, Chance, Filter, Ringing, swell};

/// Who plays, and what.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Voice {
    /// A low pad: it swells and goes.
    Pad {
        /// Its pitch.
        pitch: f32,
        /// How long.
        seconds: f32,
    },
    /// A key of an electric piano.
    Key {
        /// Its pitch.
        pitch: f32,
    },
    /// A string of a double bass.
    Pluck {
        /// Its pitch.
        pitch: f32,
    },
    /// Bowed strings that tremble.
    Bow {
        /// Its pitch.
        pitch: f32,
        /// How long.
        seconds: f32,
    },
    /// A heart: two beats.
    Heart,
    /// A clock.
    Tick,
    /// Air, rain, traffic: noise that comes and goes; overlapping, it doesn't change.
    Air {
        /// The lowest pitch.
        low: f32,
        /// The highest pitch.
        high: f32,
        /// How long.
        seconds: f32,
        /// The seed of its randomness.
        seed: u32,
    },
    /// Drops on stone and tin.
    Patter {
        /// How many per second.
        drops: f32,
        /// How long.
        seconds: f32,
        /// The seed of its randomness.
        seed: u32,
    },
    /// A drop into a puddle.
    Drip {
        /// Its pitch.
        pitch: f32,
    },
    /// A train behind walls.
    Train {
        /// How long.
        seconds: f32,
    },
    /// A siren, streets away.
    Siren {
        /// How long.
        seconds: f32,
    },
}

impl Voice {
    /// Its sound, at a number of samples per second. It begins and ends in silence.
    pub(crate) fn sound(self, rate: u32) -> Vec<f32> {
        match self {
            Voice::Pad { pitch, seconds } => tremble(rate, pitch, seconds, &[1.0, 0.42, 0.22, 0.08], (0.11, 0.2)),
            Voice::Bow { pitch, seconds } => tremble(rate, pitch, seconds, &[1.0, 0.55, 0.36, 0.22, 0.12], (6.3, 0.35)),
            Voice::Key { pitch } => {
                let parts = [(1.0, 1.0, 4.6), (2.0, 0.26, 2.4), (3.0, 0.1, 1.3), (4.0, 0.04, 0.8), (7.0, 0.05, 0.18)];
                let mut key = ring(rate, pitch, 5.0, &parts);
                for (n, sample) in key.iter_mut().enumerate() {
                    // the wavering of old amplifiers
                    *sample *= 0.92 - 0.08 * (n as f32 / rate as f32 * 4.1 * TAU).cos();
                }
                key
            }
            Voice::Pluck { pitch } => {
                ring(rate, pitch, 3.0, &[(1.0, 0.8, 2.6), (2.0, 0.8, 1.6), (3.0, 0.45, 0.9), (4.0, 0.2, 0.5)])
            }
            Voice::Heart => {
                let mut heart = thump(rate, 73.4, 0.5, 1.0);
                let second = thump(rate, 65.4, 0.5, 0.7);
                let later = (0.34 * rate as f32) as usize;
                heart.resize(second.len() + later, 0.0);
                heart[later..].iter_mut().zip(second).for_each(|(sample, more)| *sample += more);
                heart
            }
            Voice::Tick => ring(rate, 1150.0, 0.2, &[(1.0, 1.0, 0.09), (1.63, 0.5, 0.06), (0.37, 0.6, 0.1)]),
            Voice::Air { low, high, seconds, seed } => {
                let mut band = Band::new(rate, low, high, seed);
                shaped(rate, seconds, |_, part| band.next() * swell(part))
            }
            Voice::Patter { drops, seconds, seed } => patter(rate, drops, seconds, seed),
            Voice::Drip { pitch } => {
                let mut turn = 0.0_f32;
                shaped(rate, 0.22, |t, part| {
                    turn = (turn + pitch * (1.0 + 1.6 * t / 0.22) / rate as f32).fract();
                    (turn * TAU).sin() * (-t * 26.0).exp() * (t * 300.0).min(1.0) * (1.0 - part)
                })
            }
            Voice::Train { seconds } => train(rate, seconds),
            Voice::Siren { seconds } => siren(rate, seconds),
        }
    }
}

fn shaped(rate: u32, seconds: f32, mut at: impl FnMut(f32, f32) -> f32) -> Vec<f32> {
    let count = (seconds * rate as f32) as usize;
    (0..count).map(|n| at(n as f32 / rate as f32, n as f32 / count as f32)).collect()
}

/// Parts that ring out: times the pitch, loudness, seconds. What the sample rate can't carry is left out.
fn ring(rate: u32, pitch: f32, seconds: f32, parts: &[(f32, f32, f32)]) -> Vec<f32> {
    let heard = parts.iter().filter(|(times, ..)| pitch * times < 0.4 * rate as f32);
    let mut parts: Vec<Ringing> =
        heard.map(|&(times, loud, fades)| Ringing::new(rate, pitch * times, fades, loud)).collect();
    shaped(rate, seconds, |t, part| {
        let soft = (t / 0.007).min(1.0) * ((1.0 - part) * 8.0).min(1.0);
        parts.iter_mut().map(Ringing::next).sum::<f32>() * soft
    })
}

/// Several playing the same, never quite together; it swells, fades, and trembles with a speed and a depth.
fn tremble(rate: u32, pitch: f32, seconds: f32, parts: &[f32], (speed, depth): (f32, f32)) -> Vec<f32> {
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

fn thump(rate: u32, pitch: f32, seconds: f32, loud: f32) -> Vec<f32> {
    let mut turn = 0.0_f32;
    shaped(rate, seconds, |t, part| {
        turn = (turn + pitch * (1.0 + 0.7 * (-t * 30.0).exp()) / rate as f32).fract();
        let tone = (turn * TAU).sin() + 0.45 * (2.0 * turn * TAU).sin() + 0.2 * (3.0 * turn * TAU).sin();
        tone * (-t * 11.0).exp() * (t * 160.0).min(1.0) * (1.0 - part) * loud
    })
}

fn patter(rate: u32, drops: f32, seconds: f32, seed: u32) -> Vec<f32> {
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

/// Rumbling, and wheels over the joints.
fn train(rate: u32, seconds: f32) -> Vec<f32> {
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
fn siren(rate: u32, seconds: f32) -> Vec<f32> {
    let (mut turn, mut corner) = (0.0_f32, Filter::new(rate, 900.0, 0.6));
    shaped(rate, seconds, |t, part| {
        let pitch = 585.0 - 115.0 * (t / 3.6 * TAU).cos() - 25.0 * part;
        turn = (turn + pitch / rate as f32).fract();
        let tone = (turn * TAU).sin() + 0.3 * (2.0 * turn * TAU).sin() + 0.12 * (3.0 * turn * TAU).sin();
        corner.low(tone) * swell(part).powi(2)
    })
}
