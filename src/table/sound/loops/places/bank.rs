//! A counting house at night: a large room that ticks.

use super::super::voice::{Thing, Voice};
use super::super::{Note, Piece};
use super::bed::{RATE, bed, clock, hum, steps};

/// In the bank: the clock of the hall, a watchman on marble, and coins that somebody still counts.
pub(super) fn bank() -> Piece {
    let seconds = 40.0;
    let mut notes = bed(seconds, 8.0, 0.05, (70.0, 280.0), 701);
    notes.extend(bed(seconds, 8.0, 0.009, (600.0, 1800.0), 731));
    notes.extend(hum(seconds, 55.0, 0.012, 0.2));
    notes.extend(clock(20, Thing::Clock, 0.26, -0.25));
    notes.extend(steps(7.2, 12, Thing::Heel, 0.2, (-0.8, 0.7)));
    notes.extend(steps(29.7, 9, Thing::Heel, 0.16, (0.7, 0.0)));
    // a stack of coins, each a little faster than the one before
    for (first, side) in [(18.3, 0.5), (24.1, 0.55)] {
        let mut at = first;
        for coin in 0..7_u8 {
            let higher = 1.0 + 0.012 * f32::from(coin);
            notes.push(Note { at, loud: 0.13, side, voice: Voice::Struck { thing: Thing::Coin, higher } });
            at += 0.26 - 0.02 * f32::from(coin);
        }
    }
    Piece { rate: RATE, seconds, notes, room: (3.4, 0.7), peak: 0.36 }
}
