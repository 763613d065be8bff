//! bevy_kira_audio: channels for effects and ambience. Without a sound card it stays silent.

use bevy::prelude::*;
use bevy_kira_audio::prelude::{AudioApp, AudioPlugin};

/// Effects: dice, cubes, steps, blows.
#[derive(Resource)]
pub struct Effects;

/// The city behind it.
#[derive(Resource)]
pub struct Ambience;

/// Sets it up.
pub fn plugin(app: &mut App) {
    app.add_plugins(AudioPlugin).add_audio_channel::<Effects>().add_audio_channel::<Ambience>();
}
