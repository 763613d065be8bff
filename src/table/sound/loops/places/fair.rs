//! A fairground at night whose owner has left the lights on.

use super::super::voice::Voice;
use super::super::{Note, Piece};
use super::bed::{RATE, bed};

/// Seconds for each beat of the organ's waltz, and the bars that it plays before it starts over.
const BEAT: f32 = 0.42;
const BARS: u8 = 8;

/// The waltz: its beat, how many beats long, and the pitch.
const WALTZ: [(f32, f32, f32); 18] = [
    (0.0, 2.0, 440.0),
    (2.0, 1.0, 698.46),
    (3.0, 1.0, 659.26),
    (4.0, 2.0, 587.33),
    (6.0, 2.0, 554.37),
    (8.0, 1.0, 659.26),
    (9.0, 3.0, 440.0),
    (12.0, 2.0, 587.33),
    (14.0, 1.0, 880.0),
    (15.0, 1.0, 783.99),
    (16.0, 1.0, 698.46),
    (17.0, 1.0, 587.33),
    (18.0, 1.0, 659.26),
    (19.0, 1.0, 698.46),
    (20.0, 1.0, 554.37),
    (21.0, 1.0, 587.33),
    (22.0, 1.0, 440.0),
    (23.0, 1.0, 587.33),
];

/// What accompanies each bar: a bass, and two notes above it on the second and third beats.
const CHORDS: [(f32, f32, f32); BARS as usize] = [
    (146.83, 293.66, 349.23),
    (146.83, 293.66, 349.23),
    (110.0, 277.18, 329.63),
    (110.0, 277.18, 329.63),
    (146.83, 293.66, 349.23),
    (98.0, 293.66, 392.0),
    (110.0, 277.18, 329.63),
    (146.83, 293.66, 349.23),
];

/// At the fair: the wind carries a barrel organ over and takes it away again, canvas flaps, and there is a crowd
/// where nobody is.
pub(super) fn fair() -> Piece {
    let seconds = 44.0;
    let mut notes = bed(seconds, 8.0, 0.14, (80.0, 300.0), 1001);
    notes.extend(bed(seconds, 8.0, 0.03, (500.0, 1500.0), 1031));
    // it plays three times; each time, another note is wrong by a semitone
    for (round, wrong) in [(0_u8, 9_usize), (1, 4), (2, 13)] {
        let first = 6.0 + 3.0 * BEAT * f32::from(BARS) * f32::from(round);
        notes.extend(waltz(first, wrong, [0.6, 1.0, 0.5][usize::from(round)]));
    }
    for (at, side, seed) in
        [(1.0, -0.6, 1051), (10.5, 0.6, 1061), (18.0, -0.4, 1071), (29.0, 0.5, 1081), (37.5, -0.6, 1091)]
    {
        notes.push(Note { at, loud: 0.26, side, voice: Voice::Canvas { seconds: 6.0, seed } });
    }
    for (at, side, seed) in [(12.0, -0.5, 1101), (25.0, 0.4, 1103), (37.0, -0.2, 1105)] {
        notes.push(Note { at, loud: 0.3, side, voice: Voice::Crowd { seconds: 7.0, seed } });
    }
    Piece { rate: RATE, seconds, notes, room: (2.4, 0.6), peak: 0.3 }
}

/// The waltz from a second on.
fn waltz(first: f32, wrong: usize, loud: f32) -> Vec<Note> {
    let semitone = 2.0_f32.powf(1.0 / 12.0);
    let pipe = |beat: f32, long: f32, pitch: f32, loud: f32| {
        let voice = Voice::Pipe { pitch, seconds: BEAT * long };
        Note { at: first + BEAT * beat, loud, side: 0.35, voice }
    };
    let mut notes = Vec::new();
    for (n, (beat, long, pitch)) in WALTZ.into_iter().enumerate() {
        notes.push(pipe(beat, 0.9 * long, if n == wrong { pitch * semitone } else { pitch }, 0.075 * loud));
    }
    for (bar, (bass, low, high)) in CHORDS.into_iter().enumerate() {
        let beat = 3.0 * bar as f32;
        notes.push(pipe(beat, 0.8, bass, 0.07 * loud));
        for later in [1.0, 2.0] {
            notes.push(pipe(beat + later, 0.5, low, 0.035 * loud));
            notes.push(pipe(beat + later, 0.5, high, 0.035 * loud));
        }
    }
    notes
}
