//! A short sound under construction: things are struck, blown and thrown into it.

use crate::table::sound::wave::{Band, Chance, Echo, Filter, Ringing, level, swell};

/// Samples per second of every effect.
pub(crate) const RATE: u32 = 22_050;

/// What rings when it is struck: pitch, seconds and loudness of each part.
pub(super) type Body = &'static [(f32, f32, f32)];

/// A die.
pub(super) const DIE: Body = &[(2350.0, 0.05, 0.5), (3720.0, 0.035, 0.3), (5200.0, 0.02, 0.16)];
/// The table.
pub(super) const WOOD: Body = &[(172.0, 0.16, 0.7), (318.0, 0.11, 0.4), (545.0, 0.07, 0.2)];
/// A wooden cube.
pub(super) const CUBE: Body = &[(1180.0, 0.06, 0.5), (1930.0, 0.04, 0.25), (330.0, 0.09, 0.4)];
/// Thick cardboard.
pub(super) const BOARD: Body = &[(640.0, 0.05, 0.5), (1010.0, 0.035, 0.25), (240.0, 0.08, 0.4)];
/// Iron.
pub(super) const IRON: Body = &[(410.0, 0.5, 0.4), (1130.0, 0.35, 0.25), (1870.0, 0.25, 0.15), (146.0, 0.3, 0.5)];
/// Something soft and heavy.
pub(super) const FLESH: Body = &[(96.0, 0.2, 1.0), (188.0, 0.12, 0.6), (310.0, 0.07, 0.3)];

/// How a noise passes by: between which pitches, and how long it takes to rise and fade.
#[derive(Clone, Copy)]
pub(super) struct Puff {
    /// The lowest pitch.
    pub low: f32,
    /// The highest pitch.
    pub high: f32,
    /// Seconds until it is loudest.
    pub comes: f32,
    /// Seconds until it is gone after that (by 60 decibels).
    pub goes: f32,
    /// How loud.
    pub loud: f32,
}

/// A short sound under construction.
pub(super) struct Strike {
    samples: Vec<f32>,
    /// Randomness for what is a little different each time.
    pub chance: Chance,
}

impl Strike {
    /// Silence for a number of seconds, and the seed of its randomness.
    pub(super) fn new(seconds: f32, seed: u32) -> Strike {
        Strike { samples: vec![0.0; (seconds * RATE as f32) as usize], chance: Chance::new(seed) }
    }

    fn from(&mut self, at: f32) -> &mut [f32] {
        let first = ((at.max(0.0) * RATE as f32) as usize).min(self.samples.len());
        &mut self.samples[first..]
    }

    /// Something is struck: its body rings, higher or lower than usual.
    pub(super) fn hit(&mut self, at: f32, body: Body, higher: f32, loud: f32) {
        for &(pitch, seconds, part) in body {
            let mut ringing = Ringing::new(RATE, pitch * higher, seconds * 1.6, part * loud);
            self.from(at).iter_mut().for_each(|sample| *sample += ringing.next());
        }
    }

    /// A tone that rings out.
    pub(super) fn tone(&mut self, at: f32, pitch: f32, seconds: f32, loud: f32) {
        let mut ringing = Ringing::new(RATE, pitch, seconds, loud);
        for (n, sample) in self.from(at).iter_mut().enumerate() {
            // a soft attack: no click
            *sample += ringing.next() * (n as f32 / 90.0).min(1.0);
        }
    }

    /// A noise passes by.
    pub(super) fn puff(&mut self, at: f32, puff: Puff) {
        let seed = (self.chance.part() * 1.0e6) as u32;
        let mut band = Band::new(RATE, puff.low, puff.high, seed);
        let stays = 0.001_f32.powf(1.0 / (puff.goes * RATE as f32));
        let comes = (puff.comes * RATE as f32).max(16.0);
        let mut now = puff.loud;
        for (n, sample) in self.from(at).iter_mut().enumerate() {
            let part = n as f32 / comes;
            if part >= 1.0 {
                now *= stays;
            }
            *sample += band.next() * now * part.min(1.0);
        }
    }

    /// A noise whose brightness glides from one pitch to another while it rises and fades.
    pub(super) fn sweep(&mut self, at: f32, seconds: f32, pitches: (f32, f32), narrow: f32, loud: f32) {
        let seed = (self.chance.part() * 1.0e6) as u32;
        let (mut chance, mut filter) = (Chance::new(seed), Filter::new(RATE, pitches.0, narrow));
        let count = (seconds * RATE as f32) as usize;
        for (n, sample) in self.from(at).iter_mut().take(count).enumerate() {
            let part = n as f32 / count as f32;
            if n % 32 == 0 {
                filter.tune(RATE, pitches.0 * (pitches.1 / pitches.0).powf(part));
            }
            *sample += filter.band(chance.noise()) * swell(part) * loud;
        }
    }

    /// A tone that glides from one pitch to another and rings out.
    pub(super) fn glide(&mut self, at: f32, seconds: f32, pitches: (f32, f32), loud: f32) {
        let (mut turn, count) = (0.0_f32, (seconds * RATE as f32) as usize);
        for (n, sample) in self.from(at).iter_mut().take(count).enumerate() {
            let part = n as f32 / count as f32;
            turn = (turn + pitches.0 * (pitches.1 / pitches.0).powf(part) / RATE as f32).fract();
            let loudness = (n as f32 / 60.0).min(1.0) * (1.0 - part) * (1.0 - part);
            *sample += (turn * std::f32::consts::TAU).sin() * loudness * loud;
        }
    }

    /// Puts it into a room in which sounds fade after a number of seconds.
    pub(super) fn inside(mut self, seconds: f32, wet: f32) -> Strike {
        let mut echo = Echo::new(RATE, seconds, wet);
        self.samples.iter_mut().for_each(|sample| *sample = echo.next(*sample));
        self
    }

    /// The finished sound: no rumble below what can be heard, ending in silence, and as loud as wanted.
    pub(super) fn done(mut self, peak: f32) -> Vec<f32> {
        let mut rumble = Filter::new(RATE, 32.0, 0.7);
        let mut harsh = Filter::new(RATE, 7_500.0, 0.6);
        self.samples.iter_mut().for_each(|sample| *sample = harsh.low(rumble.bands(*sample).2));
        level(&mut self.samples, peak);
        let (count, edge) = (self.samples.len(), self.samples.len().min(RATE as usize / 12));
        for (n, sample) in self.samples.iter_mut().enumerate() {
            let (comes, goes) = (n as f32 / 24.0, (count - 1 - n) as f32 / edge as f32);
            *sample *= comes.min(goes).min(1.0);
        }
        self.samples
    }
}
