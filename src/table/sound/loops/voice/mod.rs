//! Who plays in a loop: instruments of the music, and the sounds of a place. What they are made of is in the files
//! beside this one.

mod air;
mod alive;
mod machines;
mod organ;
mod struck;
mod tone;
mod water;

pub(super) use struck::Thing;

use std::f32::consts::TAU;

use tone::{ring, tremble};

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
    /// A pipe of a barrel organ.
    Pipe {
        /// Its pitch.
        pitch: f32,
        /// How long.
        seconds: f32,
    },
    /// A note from a record on an old player.
    Record {
        /// Its pitch.
        pitch: f32,
        /// How long.
        seconds: f32,
    },
    /// A tooth of a music box.
    Tooth {
        /// Its pitch.
        pitch: f32,
    },
    /// A drop on the rim of a glass.
    Glass {
        /// Its pitch.
        pitch: f32,
    },
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
    /// A gust of wind: the stronger, the higher.
    Gust {
        /// The lowest pitch.
        low: f32,
        /// The highest pitch.
        high: f32,
        /// How long.
        seconds: f32,
        /// The seed of its randomness.
        seed: u32,
    },
    /// A valve that lets off steam.
    Hiss {
        /// How long.
        seconds: f32,
        /// The seed of its randomness.
        seed: u32,
    },
    /// Canvas in the wind.
    Canvas {
        /// How long.
        seconds: f32,
        /// The seed of its randomness.
        seed: u32,
    },
    /// Drops on stone and tin; few of them: dust on a record, a fire.
    Patter {
        /// How many per second.
        drops: f32,
        /// How long.
        seconds: f32,
        /// The seed of its randomness.
        seed: u32,
    },
    /// A drop into a puddle; a low one: a bubble.
    Drip {
        /// Its pitch.
        pitch: f32,
    },
    /// Water that runs over stone.
    Stream {
        /// How long.
        seconds: f32,
        /// The seed of its randomness.
        seed: u32,
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
    /// A stroke of a pump.
    Pump {
        /// Its pitch.
        pitch: f32,
    },
    /// A telephone that rings once.
    Phone {
        /// The pitch of its smaller bell.
        pitch: f32,
    },
    /// A typewriter.
    Typing {
        /// How long.
        seconds: f32,
        /// The seed of its randomness.
        seed: u32,
    },
    /// People far away.
    Crowd {
        /// How long.
        seconds: f32,
        /// The seed of its randomness.
        seed: u32,
    },
    /// Bats.
    Bats {
        /// How long.
        seconds: f32,
        /// The seed of its randomness.
        seed: u32,
    },
    /// An owl, a few trees away.
    Owl {
        /// Its pitch.
        pitch: f32,
    },
    /// Old wood that gives way.
    Creak {
        /// The pitch of the plank.
        pitch: f32,
        /// How long.
        seconds: f32,
        /// The seed of its randomness.
        seed: u32,
    },
    /// Something is struck, once.
    Struck {
        /// What.
        thing: Thing,
        /// How much higher than usual.
        higher: f32,
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
            Voice::Heart => alive::heart(rate),
            Voice::Tick => ring(rate, 1150.0, 0.2, &[(1.0, 1.0, 0.09), (1.63, 0.5, 0.06), (0.37, 0.6, 0.1)]),
            Voice::Pipe { pitch, seconds } => organ::pipe(rate, pitch, seconds),
            Voice::Record { pitch, seconds } => organ::record(rate, pitch, seconds),
            Voice::Tooth { pitch } => organ::tooth(rate, pitch),
            Voice::Glass { pitch } => organ::glass(rate, pitch),
            Voice::Air { low, high, seconds, seed } => air::air(rate, (low, high), seconds, seed),
            Voice::Gust { low, high, seconds, seed } => air::gust(rate, (low, high), seconds, seed),
            Voice::Hiss { seconds, seed } => air::hiss(rate, seconds, seed),
            Voice::Canvas { seconds, seed } => air::canvas(rate, seconds, seed),
            Voice::Patter { drops, seconds, seed } => water::patter(rate, drops, seconds, seed),
            Voice::Drip { pitch } => water::drip(rate, pitch),
            Voice::Stream { seconds, seed } => water::stream(rate, seconds, seed),
            Voice::Train { seconds } => machines::train(rate, seconds),
            Voice::Siren { seconds } => machines::siren(rate, seconds),
            Voice::Pump { pitch } => machines::pump(rate, pitch),
            Voice::Phone { pitch } => machines::phone(rate, pitch),
            Voice::Typing { seconds, seed } => machines::typing(rate, seconds, seed),
            Voice::Crowd { seconds, seed } => alive::crowd(rate, seconds, seed),
            Voice::Bats { seconds, seed } => alive::bats(rate, seconds, seed),
            Voice::Owl { pitch } => alive::owl(rate, pitch),
            Voice::Creak { pitch, seconds, seed } => alive::creak(rate, pitch, seconds, seed),
            Voice::Struck { thing, higher } => struck::struck(rate, thing, higher),
        }
    }
}
