//! What every sound is made of: randomness, filters, tones that ring out, echoes. No Bevy here, and no clock.

use std::f32::consts::{PI, TAU};

/// A small source of noise: the same seed gives the same sound on every machine.
pub(super) struct Chance(u32);

impl Chance {
    /// A source.
    pub(super) fn new(seed: u32) -> Chance {
        Chance(seed.wrapping_mul(0x9E37_79B9) ^ 0x85EB_CA6B | 1)
    }

    /// From 0 to 1.
    pub(super) fn part(&mut self) -> f32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 17;
        self.0 ^= self.0 << 5;
        (self.0 >> 8) as f32 / (1 << 24) as f32
    }

    /// From -1 to 1: white noise.
    pub(super) fn noise(&mut self) -> f32 {
        2.0 * self.part() - 1.0
    }

    /// Between two numbers.
    pub(super) fn between(&mut self, low: f32, high: f32) -> f32 {
        low + (high - low) * self.part()
    }
}

/// A second-order filter that gives what is below, around and above its pitch.
pub(super) struct Filter {
    g: f32,
    damping: f32,
    first: f32,
    second: f32,
}

impl Filter {
    /// A filter at a pitch; the narrower it is, the more it sings.
    pub(super) fn new(rate: u32, pitch: f32, narrow: f32) -> Filter {
        let mut filter = Filter { g: 0.0, damping: 1.0 / narrow, first: 0.0, second: 0.0 };
        filter.tune(rate, pitch);
        filter
    }

    /// Moves it to another pitch.
    pub(super) fn tune(&mut self, rate: u32, pitch: f32) {
        let part = (pitch / rate as f32).clamp(0.0005, 0.45);
        self.g = (PI * part).tan();
    }

    /// What is below the pitch, around it and above it.
    pub(super) fn bands(&mut self, heard: f32) -> (f32, f32, f32) {
        let high =
            (heard - (self.damping + self.g) * self.first - self.second) / (1.0 + self.g * (self.g + self.damping));
        let band = self.g * high + self.first;
        let low = self.g * band + self.second;
        self.first = self.g * high + band;
        self.second = self.g * band + low;
        (low, band * self.damping, high)
    }

    /// What is below the pitch.
    pub(super) fn low(&mut self, heard: f32) -> f32 {
        self.bands(heard).0
    }

    /// What is around the pitch.
    pub(super) fn band(&mut self, heard: f32) -> f32 {
        self.bands(heard).1
    }
}

/// Noise between two pitches.
pub(super) struct Band {
    chance: Chance,
    above: Filter,
    below: Filter,
}

impl Band {
    /// Noise from a low to a high pitch.
    pub(super) fn new(rate: u32, low: f32, high: f32, seed: u32) -> Band {
        Band { chance: Chance::new(seed), above: Filter::new(rate, low, 0.7), below: Filter::new(rate, high, 0.7) }
    }

    /// The next sample.
    pub(super) fn next(&mut self) -> f32 {
        let heard = self.chance.noise();
        let (_, _, above) = self.above.bands(heard);
        self.below.low(above)
    }
}

/// A tone that starts at zero and rings out: two multiplications for each sample.
pub(super) struct Ringing {
    last: f64,
    before: f64,
    turn: f64,
    loss: f64,
}

impl Ringing {
    /// A tone of a pitch that fades (by 60 decibels) after a number of seconds.
    pub(super) fn new(rate: u32, pitch: f32, seconds: f32, loud: f32) -> Ringing {
        let angle = f64::from(TAU) * f64::from(pitch) / f64::from(rate);
        let stays = 0.001_f64.powf(1.0 / (f64::from(seconds) * f64::from(rate)).max(1.0));
        let loud = f64::from(loud);
        Ringing {
            last: -loud * angle.sin() / stays,
            before: -loud * (2.0 * angle).sin() / (stays * stays),
            turn: 2.0 * stays * angle.cos(),
            loss: stays * stays,
        }
    }

    /// The next sample.
    pub(super) fn next(&mut self) -> f32 {
        let now = self.turn * self.last - self.loss * self.before;
        self.before = std::mem::replace(&mut self.last, now);
        now as f32
    }
}

/// A room with an echo: four delays that feed back.
pub(super) struct Echo {
    delays: [Delay; 4],
    wet: f32,
}

struct Delay {
    line: Vec<f32>,
    at: usize,
    stays: f32,
    dull: f32,
}

impl Echo {
    /// A room in which a sound fades after a number of seconds, and how much of the room is heard.
    pub(super) fn new(rate: u32, seconds: f32, wet: f32) -> Echo {
        let delays = [0.0297, 0.0371, 0.0411, 0.0533].map(|length: f32| Delay {
            line: vec![0.0; (length * rate as f32) as usize],
            at: 0,
            stays: 0.001_f32.powf(length / seconds),
            dull: 0.0,
        });
        Echo { delays, wet }
    }

    /// A sound with the room's echo.
    pub(super) fn next(&mut self, heard: f32) -> f32 {
        let answers: f32 = self.delays.iter_mut().map(|delay| delay.next(heard)).sum();
        heard + answers * self.wet * 0.25
    }
}

impl Delay {
    fn next(&mut self, heard: f32) -> f32 {
        let back = self.line[self.at];
        // walls absorb the bright part first
        self.dull += (back - self.dull) * 0.55;
        self.line[self.at] = heard + self.dull * self.stays;
        self.at = (self.at + 1) % self.line.len();
        back
    }
}

/// From 0 up to 1 and back: the middle part of a sound that comes and goes.
pub(super) fn swell(part: f32) -> f32 {
    (PI * part.clamp(0.0, 1.0)).sin()
}

/// Removes what only pushes the speaker's membrane, and makes the loudest sample as loud as wanted.
pub(super) fn level(samples: &mut [f32], peak: f32) {
    let middle = samples.iter().sum::<f32>() / samples.len().max(1) as f32;
    samples.iter_mut().for_each(|sample| *sample -= middle);
    let loudest = samples.iter().fold(1.0e-6_f32, |most, sample| most.max(sample.abs()));
    samples.iter_mut().for_each(|sample| *sample *= peak / loudest);
}
