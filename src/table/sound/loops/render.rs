//! A loop on its way from notes to samples, a small step at a time: nobody waits for it.

use super::{Note, Piece};
use crate::table::sound::wave::Echo;

/// The left and the right channel.
type Sample = [f32; 2];

/// How many samples the room processes per step.
const STRIDE: usize = 16_384;

/// A loop on its way.
pub(crate) struct Render {
    piece: Piece,
    samples: Vec<Sample>,
    /// How many notes are in it.
    laid: usize,
    room: [Echo; 2],
    /// How many samples the room has processed: it goes around twice, because in a loop it still echoes the end when
    /// the beginning comes.
    answered: usize,
}

impl Render {
    /// A loop of which nothing exists yet.
    pub(crate) fn new(piece: Piece) -> Render {
        let count = (piece.seconds * piece.rate as f32).round() as usize;
        let (seconds, wet) = piece.room;
        let room = [Echo::new(piece.rate, seconds, wet), Echo::new(piece.rate, seconds * 1.07, wet)];
        Render { samples: vec![[0.0; 2]; count], laid: 0, room, answered: 0, piece }
    }

    /// Goes on a little; returns the whole loop when it is done.
    pub(crate) fn step(&mut self) -> Option<Vec<Sample>> {
        if let Some(note) = self.piece.notes.get(self.laid).cloned() {
            self.lay(&note);
            self.laid += 1;
            return None;
        }
        let count = self.samples.len();
        for _ in 0..STRIDE.min(2 * count - self.answered) {
            let (at, is_last) = (self.answered % count, self.answered >= count);
            let heard = self.samples[at];
            let answered = [self.room[0].next(heard[0]), self.room[1].next(heard[1])];
            if is_last {
                self.samples[at] = answered;
            }
            self.answered += 1;
        }
        (self.answered == 2 * count).then(|| {
            let mut samples = std::mem::take(&mut self.samples);
            level(&mut samples, self.piece.peak);
            samples
        })
    }

    /// The whole loop at once.
    #[cfg(test)]
    pub(crate) fn whole(piece: Piece) -> Vec<Sample> {
        let mut render = Render::new(piece);
        loop {
            if let Some(samples) = render.step() {
                return samples;
            }
        }
    }

    fn lay(&mut self, note: &Note) {
        let count = self.samples.len();
        let first = (note.at * self.piece.rate as f32) as usize;
        let loud = [note.loud * (1.0 - note.side.max(0.0)), note.loud * (1.0 + note.side.min(0.0))];
        for (n, heard) in note.voice.sound(self.piece.rate).into_iter().enumerate() {
            let sample = &mut self.samples[(first + n) % count];
            sample[0] += heard * loud[0];
            sample[1] += heard * loud[1];
        }
    }
}

fn level(samples: &mut [Sample], peak: f32) {
    let count = samples.len() as f64;
    let sides = [0, 1].map(|side| (samples.iter().map(|sample| f64::from(sample[side])).sum::<f64>() / count) as f32);
    let mut loudest = 1.0e-6_f32;
    for sample in samples.iter_mut() {
        for (heard, middle) in sample.iter_mut().zip(sides) {
            *heard -= middle;
            loudest = loudest.max(heard.abs());
        }
    }
    for sample in samples {
        sample.iter_mut().for_each(|heard| *heard *= peak / loudest);
    }
}
