//! Nothing clips, clicks or thumps, and nothing is louder or softer than its kind. `tests/sounds.rs` asks whether
//! somebody sends each cue.

use super::cue::{Channel, Cue};
use super::loops::score::Layer;
use super::loops::{Render, places};
use super::mixing::headroom;
use super::mood::Mood;
use super::{effects, loops};
use gotham_content::Ambience;

const PLACES: [Ambience; 2] = [Ambience::Subway, Ambience::Street];

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
    let layers = Layer::ALL.map(|layer| (format!("{layer:?}"), layer.piece(), false));
    let places = PLACES.map(|place| (format!("{place:?}"), places::piece(place), true));
    for (name, piece, is_place) in layers.into_iter().chain(places) {
        let (rate, wanted) = (piece.rate as usize, piece.peak);
        let samples = Render::whole(piece);
        for side in [0, 1] {
            let heard: Vec<f32> = samples.iter().map(|sample| sample[side]).collect();
            let loudest = peak(heard.iter());
            assert!(loudest <= wanted + 1.0e-4 && wanted <= 0.6, "{name}: its peak is {loudest}");
            let loud = loudness(heard.iter());
            assert!((0.015..=0.12).contains(&loud), "{name}: its loudness is {loud}");
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
    let bars = Layer::ALL.map(|layer| (layer.piece().seconds / loops::score::BAR).round() as u64);
    let common = bars.iter().fold(1, |all, bars| all / divisor(all, *bars) * bars);
    let hours = common as f32 * loops::score::BAR / 3600.0;
    assert!(hours > 2.0, "{bars:?} bars: after {hours} hours");
    assert!(Layer::ALL.iter().all(|layer| layer.piece().seconds > 55.0));
}

fn divisor(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { divisor(b, a % b) }
}

/// For twenty minutes of the loudest mood, with every volume at its highest.
#[test]
fn all_together_does_not_clip() {
    let layers =
        Layer::ALL.map(|layer| (Mood::Desperate.loudness(layer), layer.piece().rate, Render::whole(layer.piece())));
    let mut music = 0.0_f32;
    for n in 0..20 * 60 * 1000 {
        let heard = |(loud, rate, samples): &(f32, u32, Vec<[f32; 2]>)| {
            samples[(n as u64 * u64::from(*rate) / 1000) as usize % samples.len()].map(|sample| sample * loud)
        };
        let sum = layers.iter().map(heard).fold([0.0; 2], |sum, one| [sum[0] + one[0], sum[1] + one[1]]);
        music = music.max(peak(sum.iter()));
    }
    let loudest = |channel: Channel| {
        let cues = Cue::ALL.iter().filter(|cue| cue.channel() == channel);
        cues.map(|cue| peak(effects::sound(*cue, 0).iter())).fold(0.0, f32::max)
    };
    let place = PLACES.map(|place| places::piece(place).peak).into_iter().fold(0.0, f32::max);
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
