//! Nothing clips, clicks or thumps, and nothing is louder or softer than its kind. `tests/sounds.rs` asks whether
//! somebody sends each cue.

use super::cue::{Channel, Cue};
use super::effects;
use super::loops::paper::BAR;
use super::loops::score::Layer;
use super::loops::{Note, Render, motif, places};
use super::mixing::headroom;
use super::mood::Mood;
use gotham_content::Ambience;
use std::collections::BTreeSet;

/// The loudness of a part of a sound; 1: full.
fn loudness<'a>(samples: impl ExactSizeIterator<Item = &'a f32>) -> f32 {
    let count = samples.len().max(1) as f32;
    (samples.map(|sample| sample * sample).sum::<f32>() / count).sqrt()
}

fn peak<'a>(samples: impl Iterator<Item = &'a f32>) -> f32 {
    samples.fold(0.0, |most, sample| most.max(sample.abs()))
}

#[test]
fn every_cue_is_sound() {
    for cue in Cue::ALL {
        for variant in 0..cue.variants() {
            let samples = effects::sound(cue, variant);
            let name = format!("{cue:?} {variant}");
            let loudest = peak(samples.iter());
            assert!((0.15..=0.65).contains(&loudest), "{name}: its peak is {loudest}");
            let middle = samples.iter().sum::<f32>() / samples.len() as f32;
            assert!(middle.abs() < 0.002, "{name} pushes the membrane by {middle}");
            let (first, last) = (samples[0], samples[samples.len() - 1]);
            assert!(first.abs() < 0.002 && last.abs() < 0.002, "{name} clicks: {first} {last}");
            // what the ear goes by is the loudest twentieth of a second
            let parts = samples.chunks(effects::RATE as usize / 20);
            let loud = parts.map(|part| loudness(part.iter())).fold(0.0, f32::max);
            let (least, most) = match cue.channel() {
                Channel::Interface => (0.03, 0.16),
                _ => (0.05, 0.36),
            };
            assert!((least..=most).contains(&loud), "{name}: its loudness is {loud}");
            assert!(samples.len() <= effects::RATE as usize * 5, "{name} is too long");
        }
    }
}

#[test]
fn no_two_variants_are_the_same() {
    for cue in Cue::ALL {
        for variant in 1..cue.variants() {
            assert_ne!(effects::sound(cue, variant), effects::sound(cue, 0), "{cue:?} {variant}");
        }
    }
}

#[test]
fn every_loop_is_sound_and_has_no_seam() {
    let layers = Layer::ALL.map(|layer| (format!("{layer:?}"), layer.piece(), 0.015..=0.12, false));
    let places = Ambience::ALL.map(|place| (format!("{place:?}"), places::piece(place), 0.015..=0.12, true));
    // a few notes in a minute
    let motifs = Ambience::ALL.map(|place| (format!("motif: {place:?}"), motif::piece(place), 0.005..=0.05, false));
    for (name, piece, wanted_loudness, is_place) in layers.into_iter().chain(places).chain(motifs) {
        let (rate, wanted) = (piece.rate as usize, piece.peak);
        let samples = Render::whole(piece);
        for side in [0, 1] {
            let heard: Vec<f32> = samples.iter().map(|sample| sample[side]).collect();
            let loudest = peak(heard.iter());
            assert!(loudest <= wanted + 1.0e-4 && wanted <= 0.6, "{name}: its peak is {loudest}");
            let loud = loudness(heard.iter());
            assert!(wanted_loudness.contains(&loud), "{name}: its loudness is {loud}");
            let middle = heard.iter().sum::<f32>() / heard.len() as f32;
            assert!(middle.abs() < 0.001, "{name} pushes the membrane by {middle}");
            // the step from the end to the beginning is no larger than anywhere else
            let step = |pair: &[f32]| (pair[1] - pair[0]).abs();
            let steepest = heard.windows(2).map(step).fold(0.0, f32::max);
            assert!(step(&[heard[heard.len() - 1], heard[0]]) <= steepest, "{name} has a seam");
            let (before, after) = (loudness(heard[heard.len() - rate..].iter()), loudness(heard[..rate].iter()));
            let is_even = !is_place || (0.7..1.4).contains(&(after / before));
            assert!(is_even, "{name} goes on at {after} after {before}");
        }
    }
}

#[test]
fn the_music_repeats_itself_only_after_hours() {
    let bars = Layer::ALL.map(|layer| (layer.piece().seconds / BAR).round() as u64);
    let common = bars.iter().fold(1, |all, bars| all / divisor(all, *bars) * bars);
    let hours = common as f32 * BAR / 3600.0;
    assert!(hours > 2.0, "{bars:?} bars: after {hours} hours");
    assert!(Layer::ALL.iter().all(|layer| layer.piece().seconds > 55.0));
}

fn divisor(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { divisor(b, a % b) }
}

/// What a sound is, without its pitch and length: who plays it.
fn kind(note: &Note) -> String {
    format!("{:?}", note.voice).chars().take_while(|letter| !letter.is_ascii_digit()).collect()
}

/// With closed eyes, one knows where one is: each place has something that no other place has.
#[test]
fn every_place_has_a_sound_of_its_own() {
    let heard = Ambience::ALL.map(|place| places::piece(place).notes.iter().map(kind).collect::<BTreeSet<_>>());
    for (n, place) in Ambience::ALL.into_iter().enumerate() {
        let others = heard.iter().enumerate().filter(|(other, _)| *other != n);
        let elsewhere: BTreeSet<_> = others.flat_map(|(_, kinds)| kinds).collect();
        assert!(heard[n].iter().any(|kind| !elsewhere.contains(kind)), "{place:?} has only {:?}", heard[n]);
    }
}

/// Places are made while somebody plays: none is longer or takes more work than the first two, which have been measured.
#[test]
fn no_place_costs_more_than_the_subway() {
    let seconds_of = |note: &Note| note.voice.sound(1000).len() as f32 / 1000.0;
    let work = |place| places::piece(place).notes.iter().map(seconds_of).sum::<f32>();
    let most = work(Ambience::Subway);
    for place in Ambience::ALL {
        let (piece, work) = (places::piece(place), work(place));
        assert!((24.0..=48.0).contains(&piece.seconds) && piece.rate == 16_000, "{place:?}");
        assert!(work <= most, "{place:?}: {work} seconds of sound; the Subway has {most}");
        // one note is one step, and a frame waits for it
        let longest = piece.notes.iter().map(seconds_of).fold(0.0, f32::max);
        assert!(longest <= 18.0, "{place:?}: a note of {longest} seconds");
    }
}

#[test]
fn no_two_motifs_are_the_same() {
    for (n, place) in Ambience::ALL.into_iter().enumerate() {
        for other in &Ambience::ALL[..n] {
            assert_ne!(motif::piece(place).notes, motif::piece(*other).notes, "{place:?} {other:?}");
        }
    }
}

/// A motif is the piano's other hand: it goes around as often, and is heard while the piano rests. What is less than half
/// as loud, an echo or a clock, may go on.
#[test]
fn motifs_are_heard_where_the_piano_rests() {
    let piano = Layer::Piano.piece();
    for place in Ambience::ALL {
        let motif = motif::piece(place);
        assert_eq!(motif.seconds, piano.seconds, "{place:?}");
        let loudest = motif.notes.iter().map(|note| note.loud).fold(0.0, f32::max);
        let beats: BTreeSet<u32> = motif.notes.iter().map(|note| (note.at * 1000.0) as u32).collect();
        assert!(beats.len() >= 4, "{place:?}");
        for note in motif.notes.iter().filter(|note| note.loud > loudest / 2.0) {
            let nearest = piano.notes.iter().map(|key| (key.at - note.at).abs()).fold(f32::MAX, f32::min);
            assert!(nearest > 0.5, "{place:?}: at {} the piano plays, too", note.at);
        }
    }
}

/// For twenty minutes of the loudest mood, with every volume at its highest, on every kind of board.
#[test]
fn all_together_does_not_clip() {
    const MILLISECONDS: u64 = 20 * 60 * 1000;
    type Loop = (f32, u32, Vec<[f32; 2]>);
    let at = |n: u64, (loud, rate, samples): &Loop| {
        samples[(n * u64::from(*rate) / 1000) as usize % samples.len()].map(|sample| sample * loud)
    };
    let add = |sum: [f32; 2], one: [f32; 2]| [sum[0] + one[0], sum[1] + one[1]];
    let layers: [Loop; 5] =
        Layer::ALL.map(|layer| (Mood::Desperate.loudness(layer), layer.piece().rate, Render::whole(layer.piece())));
    let sum = |n| layers.iter().map(|layer| at(n, layer)).fold([0.0; 2], add);
    let score: Vec<[f32; 2]> = (0..MILLISECONDS).map(sum).collect();
    let mut music = 0.0_f32;
    for place in Ambience::ALL {
        let piece = motif::piece(place);
        let motif = (Mood::Desperate.loudness(Layer::Piano), piece.rate, Render::whole(piece));
        for (n, sum) in (0_u64..).zip(&score) {
            music = music.max(peak(add(*sum, at(n, &motif)).iter()));
        }
    }
    let loudest = |channel: Channel| {
        let cues = Cue::ALL.iter().filter(|cue| cue.channel() == channel);
        cues.map(|cue| peak(effects::sound(*cue, 0).iter())).fold(0.0, f32::max)
    };
    let place = Ambience::ALL.map(|place| places::piece(place).peak).into_iter().fold(0.0, f32::max);
    let all = music * headroom(Channel::Music)
        + place * headroom(Channel::Ambience)
        + loudest(Channel::Effects) * headroom(Channel::Effects);
    assert!(all <= 1.0, "{all}: music {music}, place {place}");
}

/// No more than three at once, the same one not too soon again, and each time a different variant.
#[test]
fn cues_take_turns() {
    let mut turns = super::Turns::default();
    let at = |seconds| core::time::Duration::from_secs_f32(seconds);
    let all = [Cue::Step, Cue::CubePlaced, Cue::Alarm, Cue::Wound, Cue::Dice];
    let mut hear = |cues: &[Cue], seconds| super::chosen(cues.iter().copied().collect(), at(seconds), &mut turns);
    assert_eq!(hear(&all, 1.0), [(Cue::Alarm, 0), (Cue::Wound, 0), (Cue::Step, 0)]);
    assert_eq!(hear(&[Cue::Step, Cue::Dice], 1.02), [(Cue::Dice, 0)]);
    let steps: Vec<u32> = (2..8).map(|second| hear(&[Cue::Step], second as f32)[0].1).collect();
    assert_eq!(steps, [1, 2, 3, 0, 1, 2]);
}
