//! bevy_kira_audio: channels for what is heard once, and a channel for each loop. Without a sound card it stays silent.

use core::time::Duration;

use bevy::prelude::*;
use bevy_kira_audio::prelude::{
    AudioApp, AudioControl, AudioInstance, AudioPlugin, AudioSource, Decibels, DynamicAudioChannels, Frame,
    StaticSoundData, StaticSoundSettings,
};

/// What happens on the table: dice, cubes, steps, blows.
#[derive(Resource)]
pub(crate) struct Effects;

/// The panels.
#[derive(Resource)]
pub(crate) struct Interface;

/// Sets it up.
pub(crate) fn plugin(app: &mut App) {
    app.add_plugins(AudioPlugin).add_audio_channel::<Effects>().add_audio_channel::<Interface>();
}

/// A sound made of samples, at a number per second.
pub(crate) fn source(rate: u32, samples: impl Iterator<Item = [f32; 2]>) -> AudioSource {
    let frames: Vec<Frame> = samples.map(|[left, right]| Frame { left, right }).collect();
    let settings = StaticSoundSettings::default();
    AudioSource { sound: StaticSoundData { sample_rate: rate, frames: frames.into(), settings, slice: None } }
}

/// Starts a loop on its own channel, which is silent until it is given a volume, from one of its seconds on.
pub(crate) fn begin(
    channels: &mut DynamicAudioChannels,
    name: &str,
    source: Handle<AudioSource>,
    second: f64,
) -> Handle<AudioInstance> {
    let channel = channels.create_channel(name);
    channel.set_volume(Decibels::SILENCE);
    channel.play(source).looped().start_from(second).handle()
}

/// The second at which a loop is; 0 while it waits for its turn, or for a sound card.
pub(crate) fn second(instances: &Assets<AudioInstance>, playing: &Handle<AudioInstance>) -> f64 {
    instances.get(playing).and_then(|instance| instance.state().position()).unwrap_or_default()
}

/// Gives a channel a loudness from 0 to 1, which it reaches after a while.
pub(crate) fn fade(channel: &impl AudioControl, loudness: f32, time: Duration) {
    channel.set_volume(decibels(loudness)).linear_fade_in(time);
}

fn decibels(loudness: f32) -> Decibels {
    if loudness < 0.001 { Decibels::SILENCE } else { Decibels(20.0 * loudness.log10()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_as_loud_is_six_decibels_less() {
        assert_eq!(decibels(1.0).0, 0.0);
        assert!((decibels(0.5).0 + 6.02).abs() < 0.01);
        assert_eq!(decibels(0.0), Decibels::SILENCE);
    }
}
