//! What is heard: every sound is computed when the program starts; no files.

pub mod cue;
mod synth;

use bevy::prelude::*;
use bevy_kira_audio::prelude::{AudioChannel, AudioControl, AudioSource, Decibels};

use cue::Cue;

use super::messages::Heard;
use super::panel_memory::Panels;
use super::schedule::FrameStep;
use super::states::Screen;
use super::third_party::audio::{Ambience, Effects};

#[derive(Resource)]
struct Sounds {
    cues: Vec<Handle<AudioSource>>,
    city: Handle<AudioSource>,
}

/// Makes the sounds and plays them.
pub fn plugin(app: &mut App) {
    app.add_systems(Startup, make)
        .add_systems(OnEnter(Screen::Match), begin_ambience)
        .add_systems(OnExit(Screen::Match), end_ambience)
        .add_systems(Update, (set_volumes, play).after(FrameStep::Present));
}

fn make(mut commands: Commands, mut sources: ResMut<Assets<AudioSource>>) {
    let mut source = |sound| sources.add(AudioSource { sound });
    let cues = Cue::ALL.map(|cue| source(synth::cue(cue))).to_vec();
    let city = source(synth::city());
    commands.insert_resource(Sounds { cues, city });
}

fn begin_ambience(channel: Res<AudioChannel<Ambience>>, sounds: Res<Sounds>) {
    channel.stop();
    channel.play(sounds.city.clone()).looped();
}

fn end_ambience(channel: Res<AudioChannel<Ambience>>) {
    channel.stop();
}

/// The volumes of the settings.
fn set_volumes(
    panels: Res<Panels>,
    effects: Res<AudioChannel<Effects>>,
    ambience: Res<AudioChannel<Ambience>>,
    mut last: Local<Option<(u8, u8)>>,
) {
    let now = (panels.settings.sounds, panels.settings.music);
    if *last != Some(now) {
        *last = Some(now);
        effects.set_volume(decibels(now.0));
        ambience.set_volume(decibels(now.1));
    }
}

/// Percent as loudness; 0 is silence.
fn decibels(percent: u8) -> Decibels {
    if percent == 0 { Decibels::SILENCE } else { Decibels(20.0 * (f32::from(percent) / 100.0).log10()) }
}

/// Each sound once a frame, however often it is asked for.
fn play(mut heard: MessageReader<Heard>, sounds: Option<Res<Sounds>>, channel: Res<AudioChannel<Effects>>) {
    let Some(sounds) = sounds else { return };
    let mut cues: Vec<Cue> = heard.read().map(|Heard(cue)| *cue).collect();
    cues.sort_unstable();
    cues.dedup();
    for cue in cues {
        channel.play(sounds.cues[cue as usize].clone());
    }
}
