//! What each kind of place adds to the music: a motif of a few notes. It is the piano's other hand: as long as the
//! piano's piece, begun together with it, and heard where the piano rests.

use super::paper::{A2, A3, A4, A5, BAR, BEAT, C3, C5, D3, D4, D5, E3, E4, E5, F3, F4, F5, G3, G4, G5, PIANO, note};
use super::voice::Voice;
use super::{Note, Piece};
use gotham_content::Ambience;

/// The bars in which the piano rests. The last rest is the longest, and belongs to the whole motif; the others to a
/// part of it.
const RESTS: [u8; 3] = [4, 8, 16];

/// How loud a motif is in these rests.
const LOUD: [f32; 3] = [0.5, 0.65, 0.8];

/// A semitone higher.
const SEMITONE: f32 = 1.059_46;

/// A phrase: the beat of each note, counted from the bar in which the phrase begins, and its pitch.
type Phrase<'a> = &'a [(f32, f32)];

/// What a board of this kind of place adds to the music.
pub(crate) fn piece(ambience: Ambience) -> Piece {
    // small bright things need more of the upper register, and all motifs are to sound equally loud
    let (notes, rate, peak) = match ambience {
        Ambience::Subway => (subway(), 8_000, 0.2),
        Ambience::Street => (street(), 8_000, 0.2),
        Ambience::Bank => (bank(), 8_000, 0.24),
        Ambience::Plant => (plant(), 8_000, 0.18),
        Ambience::Alley => (alley(), 8_000, 0.15),
        Ambience::Asylum => (asylum(), 12_000, 0.22),
        Ambience::Fair => (fair(), 8_000, 0.1),
        Ambience::House => (house(), 8_000, 0.26),
        Ambience::Park => (park(), 8_000, 0.26),
        Ambience::Cave => (cave(), 8_000, 0.32),
        Ambience::Sewer => (sewer(), 12_000, 0.22),
        Ambience::Station => (station(), 8_000, 0.2),
        Ambience::Roof => (roof(), 8_000, 0.14),
    };
    Piece { rate, seconds: PIANO * BAR, notes, room: (2.8, 0.45), peak }
}

/// Wheels over the joints: each note twice.
fn subway() -> Vec<Note> {
    let phrase = [(0.0, D4), (0.35, D4), (1.5, F4), (1.85, F4), (3.0, E4), (3.35, E4), (4.5, D4), (4.85, D4)];
    in_rests([&phrase[..2], &phrase[..4], &phrase], key)
}

/// A siren's two notes, slowed down until they are a lullaby.
fn street() -> Vec<Note> {
    let phrase = [(0.0, A4), (1.0, F4), (2.0, A4), (3.0, F4), (4.5, D4)];
    in_rests([&phrase[..2], &phrase[..4], &phrase], key)
}

/// Fifths, and a clock that is too slow for them.
fn bank() -> Vec<Note> {
    let phrase = [(0.0, D4), (1.0, F4), (2.0, G4), (4.0, A4), (6.0, D4)];
    let parts = [&phrase[..2], &phrase[..3], &phrase[..]];
    let mut notes = in_rests(parts, key);
    notes.extend(in_rests(parts, |pitch, _| Voice::Key { pitch: 1.5 * pitch }));
    for (bar, ticks) in RESTS.into_iter().zip([2_u8, 3, 5]) {
        notes.extend((0..ticks).map(|tick| note(bar, 1.25 * f32::from(tick), 0.08, -0.4, Voice::Tick)));
    }
    notes
}

/// A pump of two notes, each beside a twin that is not in tune.
fn plant() -> Vec<Note> {
    let phrase = [(0.0, D4), (1.0, A3), (2.0, D4), (3.0, A3), (4.0, D4), (5.0, A3)];
    let parts = [&phrase[..2], &phrase[..4], &phrase[..]];
    let mut notes = in_rests(parts, key);
    notes.extend(in_rests(parts, |pitch, _| Voice::Key { pitch: 1.013 * pitch }));
    notes
}

/// Pearls: high notes that fall, each time another number of them.
fn alley() -> Vec<Note> {
    let pearls = [(0.0, A5), (0.7, G5), (1.2, F5), (2.0, D5), (2.6, C5), (3.7, A4)];
    in_rests([&pearls[..3], &pearls[..4], &pearls], key)
}

/// A music box that lacks two teeth: the fourth note and the seventh.
fn asylum() -> Vec<Note> {
    let phrase = [(0.0, D5), (0.5, F5), (1.0, A5), (2.0, G5), (2.5, F5), (3.5, D5)];
    in_rests([&phrase[..3], &phrase[..5], &phrase], |pitch, _| Voice::Tooth { pitch })
}

/// The organ's waltz, each time with another wrong note.
fn fair() -> Vec<Note> {
    let third = 1.0 / 3.0;
    let phrase = [(0.0, A4), (4.0 * third, F5), (2.0, E5), (8.0 * third, D5), (4.0, A4), (16.0 * third, D5), (6.0, D4)];
    let with = |wrong: usize| {
        let mut phrase = phrase;
        phrase[wrong].1 *= SEMITONE;
        phrase
    };
    let (first, second, last) = (with(1), with(3), with(5));
    in_rests([&first[..4], &second[..4], &last], |pitch, long| Voice::Pipe { pitch, seconds: 0.85 * long.min(BEAT) })
}

/// A cello: four notes up, three down.
fn house() -> Vec<Note> {
    in_rests([&DOWN, &CELLO[..4], &CELLO], |pitch, _| Voice::Bow { pitch, seconds: 2.2 * BEAT })
}

/// The house's cello turned around, as one hears it from outside: down first, and plucked.
fn park() -> Vec<Note> {
    let phrase = [(0.0, A3), (1.0, G3), (2.0, F3), (3.5, D3), (5.0, F3), (6.5, A3)];
    in_rests([&phrase[..3], &phrase[..4], &phrase], |pitch, _| Voice::Pluck { pitch })
}

/// The house's cello, an octave lower, and the rock that answers.
fn cave() -> Vec<Note> {
    let low = in_rests([&DOWN, &CELLO[..4], &CELLO], |pitch, _| Voice::Bow { pitch: pitch / 2.0, seconds: 2.4 * BEAT });
    let answer = |later: f32, softer: f32, side: f32| {
        let length = PIANO * BAR;
        low.iter().map(move |note| Note {
            at: (note.at + later * BEAT) % length,
            loud: note.loud * softer,
            side,
            ..note.clone()
        })
    };
    let answers: Vec<Note> = answer(1.5, 0.45, 0.7).chain(answer(3.0, 0.2, -0.7)).collect();
    low.into_iter().chain(answers).collect()
}

/// What the house and its cave have in common.
const CELLO: [(f32, f32); 7] = [(0.0, D3), (1.0, F3), (2.0, G3), (3.0, A3), (4.5, G3), (5.5, F3), (6.5, D3)];

/// Its second half, for a short rest.
const DOWN: [(f32, f32); 3] = [(0.0, G3), (1.0, F3), (2.0, D3)];

/// Drops on three glasses; on the other side, the same drops follow.
fn sewer() -> Vec<Note> {
    let phrase = [(0.0, D5), (1.5, A5), (2.5, F5), (4.0, D5)];
    let follows = phrase.map(|(beat, pitch)| (beat + 2.0, pitch));
    let glass = |pitch: f32, _: f32| Voice::Glass { pitch };
    let mut notes = in_rests([&phrase[..2], &phrase[..2], &phrase], glass);
    for other in in_rests([&follows[..2], &follows[..2], &follows], glass) {
        notes.push(Note { loud: 0.5 * other.loud, side: -0.6, ..other });
    }
    notes
}

/// A bass that walks alone.
fn station() -> Vec<Note> {
    let phrase = [(0.0, D3), (1.0, F3), (2.0, G3), (3.0, F3), (4.0, E3), (5.0, C3), (6.0, A2), (7.0, D3)];
    in_rests([&phrase[..3], &phrase[..4], &phrase], |pitch, _| Voice::Pluck { pitch })
}

/// Long high notes, each a step farther from the ground.
fn roof() -> Vec<Note> {
    let phrase = [(0.0, A4), (2.0, D5), (4.0, E5), (6.0, A5)];
    in_rests([&phrase[..1], &phrase[..2], &phrase], |pitch, _| Voice::Bow { pitch, seconds: 3.5 * BEAT })
}

fn key(pitch: f32, _: f32) -> Voice {
    Voice::Key { pitch }
}

/// One phrase for each rest of the piano, played by a voice that knows the pitch and the seconds until the next note.
fn in_rests(phrases: [Phrase; 3], voice: impl Fn(f32, f32) -> Voice) -> Vec<Note> {
    let mut notes = Vec::new();
    for ((bar, loud), phrase) in RESTS.into_iter().zip(LOUD).zip(phrases) {
        for (n, (beat, pitch)) in phrase.iter().enumerate() {
            let next = phrase.get(n + 1).map_or(beat + 2.0, |(next, _)| *next);
            notes.push(note(bar, *beat, loud, 0.25, voice(*pitch, (next - beat) * BEAT)));
        }
    }
    notes
}
