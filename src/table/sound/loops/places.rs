//! The sound of the place where the board is. Its map says which ([`Ambience`]).

use super::voice::Voice;
use super::{Note, Piece};
use crate::table::sound::wave::Chance;
use gotham_content::Ambience;

/// The loop of a place.
pub(crate) fn piece(ambience: Ambience) -> Piece {
    match ambience {
        Ambience::Subway => subway(),
        Ambience::Street => street(),
    }
}

/// Under the street: transformers hum, water drips, a train goes by behind the walls, and air moves in the tunnels.
fn subway() -> Piece {
    let (rate, seconds) = (16_000, 48.0);
    let mut notes = bed(seconds, 8.0, 0.2, (60.0, 240.0), 11);
    notes.extend(bed(seconds, 6.0, 0.016, (400.0, 1200.0), 31));
    for (pitch, loud) in [(50.0, 0.06), (100.0, 0.035), (150.0, 0.012)] {
        for half in 0..6_u8 {
            let voice = Voice::Pad { pitch, seconds: 16.0 };
            notes.push(Note { at: 8.0 * f32::from(half), loud, side: 0.15, voice });
        }
    }
    notes.push(Note { at: 21.0, loud: 0.8, side: -0.3, voice: Voice::Train { seconds: 16.0 } });
    let mut chance = Chance::new(5);
    let mut at = 1.3;
    while at < seconds {
        let (pitch, loud) = (chance.between(620.0, 1250.0), chance.between(0.08, 0.24));
        notes.push(Note { at, loud, side: chance.between(-0.7, 0.7), voice: Voice::Drip { pitch } });
        at += chance.between(1.4, 5.5);
    }
    Piece { rate, seconds, notes, room: (2.6, 0.5), peak: 0.5 }
}

/// In the street: rain, the city behind it, and now and then a siren, streets away.
fn street() -> Piece {
    let (rate, seconds) = (16_000, 42.0);
    let mut notes = bed(seconds, 7.0, 0.2, (700.0, 2800.0), 51);
    notes.extend(bed(seconds, 7.0, 0.4, (70.0, 260.0), 71));
    for part in 0..12_u8 {
        let voice = Voice::Patter { drops: 34.0, seconds: 7.0, seed: 91 + u32::from(part) };
        let side = if part % 2 == 0 { -0.35 } else { 0.35 };
        notes.push(Note { at: 3.5 * f32::from(part), loud: 0.24, side, voice });
    }
    notes.push(Note { at: 12.0, loud: 0.09, side: 0.5, voice: Voice::Siren { seconds: 14.0 } });
    Piece { rate, seconds, notes, room: (1.2, 0.3), peak: 0.3 }
}

/// Noise that never changes: pieces of it, each overlapping half of the one before and half of the next, on both sides.
fn bed(seconds: f32, piece: f32, loud: f32, (low, high): (f32, f32), seed: u32) -> Vec<Note> {
    let count = (seconds / (piece / 2.0)).round() as u32;
    let at = |n: u32| seconds * n as f32 / count as f32;
    let voice = |seed| Voice::Air { low, high, seconds: piece, seed };
    let of = |n: u32, side: f32, seed: u32| Note { at: at(n), loud, side, voice: voice(seed) };
    (0..count).flat_map(|n| [of(n, -0.6, seed + 2 * n), of(n, 0.6, seed + 2 * n + 1)]).collect()
}
