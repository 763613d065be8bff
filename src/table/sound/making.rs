//! Sounds are made bit by bit, in a small part of each frame, while the table is already up: nobody waits for them.
//! First what is heard once, then the place of the board, then the music, then what this board adds to it.

use core::time::Duration;
use std::collections::{BTreeMap, BTreeSet, VecDeque};

use bevy::prelude::*;
use bevy_kira_audio::prelude::{AudioInstance, AudioSource, DynamicAudioChannels};

use super::cue::Cue;
use super::effects;
use super::loops::score::Layer;
use super::loops::{Piece, Render, motif, places};
use crate::table::Machine;
use crate::table::options::Options;
use crate::table::panel_memory::Panels;
use crate::table::session::Session;
use crate::table::third_party::audio;
use gotham_content::Ambience;

/// The least and the most time per frame that goes into it; in between, a share.
const LEAST: Duration = Duration::from_millis(3);
const MOST: Duration = Duration::from_millis(40);
const SHARE: u32 = 5;

/// A loop.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Track {
    /// A layer of the music.
    Music(Layer),
    /// What boards of this kind of place add to the music.
    Motif(Ambience),
    /// A place.
    Place(Ambience),
}

impl Track {
    /// The name of its channel.
    pub(crate) fn name(self) -> String {
        format!("{self:?}")
    }

    fn piece(self) -> Piece {
        match self {
            Track::Music(layer) => layer.piece(),
            Track::Motif(ambience) => motif::piece(ambience),
            Track::Place(ambience) => places::piece(ambience),
        }
    }
}

/// Every sound made so far, and what is still to be made.
#[derive(Resource)]
pub(crate) struct Sounds {
    cues: BTreeMap<(Cue, u32), Handle<AudioSource>>,
    missing: VecDeque<(Cue, u32)>,
    /// Loops that somebody wants, in the order in which they are made.
    wanted: VecDeque<Track>,
    known: BTreeSet<Track>,
    now: Option<(Track, u32, Render)>,
    /// Layers of the music wait for each other: they begin together.
    music: Vec<(Track, Handle<AudioSource>)>,
    /// The piano, once it plays: motifs join it where it is.
    piano: Option<Handle<AudioInstance>>,
    /// What is playing, silent or not.
    playing: Vec<Track>,
}

impl Default for Sounds {
    /// Nothing is made; every cue and the music are wanted.
    fn default() -> Sounds {
        let layers = Layer::ALL.map(Track::Music);
        Sounds {
            cues: BTreeMap::new(),
            missing: Cue::ALL.iter().flat_map(|cue| (0..cue.variants()).map(|variant| (*cue, variant))).collect(),
            wanted: layers.into(),
            known: layers.into(),
            now: None,
            music: Vec::new(),
            piano: None,
            playing: Vec::new(),
        }
    }
}

impl Sounds {
    /// A variant of a cue, if it has been made.
    pub(crate) fn cue(&self, cue: Cue, variant: u32) -> Option<Handle<AudioSource>> {
        self.cues.get(&(cue, variant)).cloned()
    }

    /// The loops that have begun.
    pub(crate) fn playing(&self) -> &[Track] {
        &self.playing
    }

    /// Whether everything wanted has been made.
    pub(crate) fn is_complete(&self) -> bool {
        self.missing.is_empty() && self.now.is_none() && self.wanted.is_empty()
    }

    /// Asks for a place, before the music.
    fn want(&mut self, ambience: Ambience) {
        let track = Track::Place(ambience);
        if self.known.insert(track) {
            self.wanted.push_front(track);
        }
    }

    /// Asks for what a kind of place adds to the music, after the music.
    fn want_motif(&mut self, ambience: Ambience) {
        let track = Track::Motif(ambience);
        if self.known.insert(track) {
            self.wanted.push_back(track);
        }
    }

    /// Goes on a little; returns whether there is more to do.
    fn go_on(
        &mut self,
        sources: &mut Assets<AudioSource>,
        channels: &mut DynamicAudioChannels,
        instances: &Assets<AudioInstance>,
    ) -> bool {
        if let Some((cue, variant)) = self.missing.pop_front() {
            let samples = effects::sound(cue, variant).into_iter().map(|sample| [sample, sample]);
            self.cues.insert((cue, variant), sources.add(audio::source(effects::RATE, samples)));
            return true;
        }
        let begun = self.now.take().or_else(|| {
            let track = self.wanted.pop_front()?;
            let piece = track.piece();
            Some((track, piece.rate, Render::new(piece)))
        });
        let Some((track, rate, mut render)) = begun else { return false };
        let Some(samples) = render.step() else {
            self.now = Some((track, rate, render));
            return true;
        };
        let source = sources.add(audio::source(rate, samples.into_iter()));
        match track {
            Track::Music(_) => self.music.push((track, source)),
            Track::Motif(_) => {
                let second = self.piano.as_ref().map_or(0.0, |piano| audio::second(instances, piano));
                self.begin(track, source, second, channels);
            }
            Track::Place(_) => self.begin(track, source, 0.0, channels),
        }
        if self.music.len() == Layer::ALL.len() {
            for (track, source) in std::mem::take(&mut self.music) {
                self.begin(track, source, 0.0, channels);
            }
        }
        true
    }

    fn begin(&mut self, track: Track, source: Handle<AudioSource>, second: f64, channels: &mut DynamicAudioChannels) {
        let playing = audio::begin(channels, &track.name(), source, second);
        if track == Track::Music(Layer::Piano) {
            self.piano = Some(playing);
        }
        self.playing.push(track);
    }
}

/// From now on, the sounds of the board's places are wanted, and its motif.
pub(super) fn want_places(mut sounds: ResMut<Sounds>, session: Option<Res<Session>>) {
    if let Some(session) = session {
        let map = &session.game().scenario().map;
        map.ambience.iter().rev().for_each(|heard| sounds.want(heard.kind));
        if let Some(place) = map.lowest_ambience() {
            sounds.want_motif(place);
        }
    }
}

/// Makes what is wanted, in a part of this frame. With everything muted there is nothing to wait for; a measurement
/// measures nothing else.
pub(super) fn make(
    mut sounds: ResMut<Sounds>,
    mut sources: ResMut<Assets<AudioSource>>,
    mut channels: ResMut<DynamicAudioChannels>,
    instances: Res<Assets<AudioInstance>>,
    (machine, panels, options): (Res<Machine>, Res<Panels>, Res<Options>),
    time: Res<Time<Real>>,
) {
    if sounds.is_complete() || panels.settings.mute || options.bench.is_some() {
        return;
    }
    let clock = &machine.0.clock;
    let end = clock.now() + (time.delta() / SHARE).clamp(LEAST, MOST);
    while sounds.go_on(&mut sources, &mut channels, &instances) && clock.now() < end {}
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_is_made_bit_by_bit_and_the_music_begins_together() {
        let (mut sources, mut channels) = (Assets::<AudioSource>::default(), DynamicAudioChannels::default());
        let instances = Assets::<AudioInstance>::default();
        let mut sounds = Sounds::default();
        sounds.want(Ambience::Street);
        sounds.want_motif(Ambience::Street);
        sounds.want(Ambience::Street);
        sounds.want_motif(Ambience::Street);
        let mut begun = Vec::new();
        while sounds.go_on(&mut sources, &mut channels, &instances) {
            if begun.last() != Some(&sounds.playing().len()) {
                begun.push(sounds.playing().len());
            }
        }
        assert!(sounds.is_complete());
        let layers = Layer::ALL.len();
        assert_eq!(begun, [0, 1, 1 + layers, 2 + layers], "first the place, then all layers at once, then the motif");
        assert!(sounds.piano.is_some(), "the motif joins the piano");
        assert!(sounds.cue(Cue::Step, 3).is_some() && sounds.cue(Cue::Step, 4).is_none());
    }
}
