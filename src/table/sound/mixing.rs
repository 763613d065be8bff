//! How loud everything is: what the player has set, what the place and the mood ask for, and room for all of it.

use core::time::Duration;
use std::collections::BTreeMap;

use bevy::prelude::*;
use bevy_kira_audio::prelude::{AudioChannel, DynamicAudioChannels};

use super::captions::Captions;
use super::cue::Channel;
use super::loops::score::Layer;
use super::making::{Sounds, Track};
use super::mood::Mood;
use crate::table::messages::Happened;
use crate::table::panel_memory::Panels;
use crate::table::session::Session;
use crate::table::states::Screen;
use crate::table::third_party::audio::{self, Effects, Interface};
use gotham_content::Ambience;
use gotham_content::map::Map;
use gotham_panels::Settings;
use gotham_rules::board::AreaId;
use gotham_rules::{Game, Happening, MiniId};

/// How long it takes to fade to other music or another place, and how long after the player has changed a setting.
const SLOWLY: Duration = Duration::from_secs(5);
const AT_ONCE: Duration = Duration::from_millis(250);

/// How loud loops are while another window is used.
const BEHIND: f32 = 0.35;

/// How much of a board's other places can be heard: the rain through the grating.
const NEXT_DOOR: f32 = 0.15;

/// How loud a channel is at most. With all volumes at their highest, the loudest effect, the place and the music
/// together do not clip.
pub(super) fn headroom(channel: Channel) -> f32 {
    match channel {
        Channel::Effects | Channel::Interface => 0.7,
        Channel::Ambience => 0.35,
        Channel::Music => 0.42,
    }
}

/// How loud a channel is by the settings.
pub(super) fn volume(settings: &Settings, channel: Channel) -> f32 {
    let percent = match channel {
        Channel::Effects => settings.sounds,
        Channel::Interface => settings.interface(),
        Channel::Ambience => settings.ambience(),
        Channel::Music => settings.music,
    };
    if settings.mute { 0.0 } else { f32::from(percent) / 100.0 * headroom(channel) }
}

/// How tense it is, and where.
#[derive(Resource, Clone, Copy, PartialEq, Debug)]
pub(super) struct Atmosphere {
    mood: Mood,
    place: Option<Ambience>,
}

impl Default for Atmosphere {
    fn default() -> Atmosphere {
        Atmosphere { mood: Mood::Menu, place: None }
    }
}

impl Atmosphere {
    /// How loud a loop is in it, from 0 to 1, on a board where these are heard.
    fn loudness(&self, track: Track, map: Option<&Map>) -> f32 {
        match track {
            Track::Music(layer) => self.mood.loudness(layer),
            Track::Motif(ambience) if self.is_home(ambience, map) => self.mood.loudness(Layer::Piano),
            Track::Place(ambience) if self.place == Some(ambience) => 1.0,
            Track::Place(ambience) if map.is_some_and(|map| map.ambience.iter().any(|one| one.kind == ambience)) => {
                NEXT_DOOR
            }
            Track::Motif(_) | Track::Place(_) => 0.0,
        }
    }

    /// Whether a match is on the table, and its board is this kind of place.
    fn is_home(&self, ambience: Ambience, map: Option<&Map>) -> bool {
        self.mood != Mood::Menu && map.and_then(Map::lowest_ambience) == Some(ambience)
    }
}

/// The mood is that of the match, the place is where somebody acts.
pub(super) fn follow_the_match(
    screen: Res<State<Screen>>,
    session: Option<Res<Session>>,
    mut happened: MessageReader<Happened>,
    mut atmosphere: ResMut<Atmosphere>,
    mut captions: ResMut<Captions>,
    mut read: Local<Option<u64>>,
) {
    let Some(session) = session.filter(|_| *screen.get() == Screen::Match) else {
        happened.clear();
        *read = None;
        atmosphere.set_if_neq(Atmosphere::default());
        return;
    };
    let game = session.game();
    let acted = happened.read().filter_map(|Happened(event)| where_it_is(game, &event.what)).last();
    let mut new = *atmosphere;
    if *read != Some(session.turn) {
        new.mood = Mood::of(game);
    }
    if acted.is_some() || read.is_none() {
        let first = || game.state().with_tablets().find_map(|mini| game.state().mini(mini).area);
        let map = &game.scenario().map;
        let heard = |area| map.ambience_at(area, game.board().area(area).elevation);
        new.place = acted.or_else(first).map_or_else(|| map.lowest_ambience(), heard);
    }
    *read = Some(session.turn);
    if let (true, Some(place)) = (new.place != atmosphere.place, new.place) {
        captions.arrive(place);
    }
    atmosphere.set_if_neq(new);
}

/// Where somebody acts.
fn where_it_is(game: &Game, what: &Happening) -> Option<AreaId> {
    let stands = |mini: &MiniId| game.state().mini(*mini).area;
    match what {
        Happening::Moved { to, .. } => Some(*to),
        Happening::MiniActivated { mini }
        | Happening::ActionDeclared { mini, .. }
        | Happening::AttackDeclared { mini, .. } => stands(mini),
        _ => None,
    }
}

/// What was set last.
#[derive(Default)]
pub(super) struct Last {
    hand: Option<([f32; 4], bool)>,
    loops: BTreeMap<Track, f32>,
}

/// Gives every channel its loudness. Loops get louder and softer gradually, unless the player has just changed the
/// volume.
pub(super) fn mix(
    (panels, sounds, atmosphere): (Res<Panels>, Res<Sounds>, Res<Atmosphere>),
    session: Option<Res<Session>>,
    windows: Query<&Window>,
    (effects, interface): (Res<AudioChannel<Effects>>, Res<AudioChannel<Interface>>),
    channels: Res<DynamicAudioChannels>,
    mut last: Local<Last>,
) {
    let is_seen = windows.iter().any(|window| window.focused);
    let hand = (Channel::ALL.map(|channel| volume(&panels.settings, channel)), is_seen);
    let is_new = last.hand != Some(hand);
    let [effects_volume, interface_volume, ambience, music] = hand.0;
    if is_new {
        audio::fade(&*effects, effects_volume, AT_ONCE);
        audio::fade(&*interface, interface_volume, AT_ONCE);
        last.hand = Some(hand);
    }
    let map = session.as_ref().map(|session| &session.game().scenario().map);
    for track in sounds.playing() {
        let set = match track {
            Track::Music(_) | Track::Motif(_) => music,
            Track::Place(_) => ambience,
        };
        let wanted = set * atmosphere.loudness(*track, map) * if is_seen { 1.0 } else { BEHIND };
        let before = last.loops.insert(*track, wanted);
        if before != Some(wanted) {
            let time = if is_new && before.is_some() { AT_ONCE } else { SLOWLY };
            audio::fade(channels.channel(&track.name()), wanted, time);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_board_has_the_motif_of_its_lowest_place_and_the_menu_has_none() {
        let catalogue = gotham_embedded::catalogue();
        let (_, map) = catalogue.map("sewers").expect("a board");
        let up = Atmosphere { mood: Mood::Calm, place: Some(Ambience::Street) };
        let heard = |track| up.loudness(track, Some(map));
        assert_eq!(heard(Track::Motif(Ambience::Sewer)), Mood::Calm.loudness(Layer::Piano));
        assert_eq!(heard(Track::Motif(Ambience::Street)), 0.0);
        let places = [Ambience::Street, Ambience::Sewer, Ambience::Cave].map(|place| heard(Track::Place(place)));
        assert_eq!(places, [1.0, NEXT_DOOR, 0.0]);
        assert_eq!(Atmosphere::default().loudness(Track::Motif(Ambience::Sewer), Some(map)), 0.0);
    }
}
