//! What is heard. Every sound is computed; there are no files.
//!
//! - [`cue`]: what is heard once, each time it happens. [`effects`] makes it.
//! - [`loops`]: what is heard all the time: the layers of the music and the places.
//! - [`mood`]: how tense it is; the music follows.
//! - [`making`]: all of it is made bit by bit while the table is already up. [`mixing`]: how loud it is.
//! - [`captions`]: what is heard, in words.
//!
//! `docs/sound.md` says what is heard when, and how a sound is added.

pub(crate) mod captions;
pub(crate) mod cue;
mod effects;
mod loops;
mod making;
mod mixing;
mod mood;
#[cfg(test)]
mod tests;
mod wave;

use core::time::Duration;
use std::collections::{BTreeMap, BTreeSet};

use bevy::prelude::*;
use bevy_kira_audio::prelude::{AudioChannel, AudioControl};

use captions::Captions;
use cue::{Channel, Cue};
pub(super) use making::Sounds;
use mixing::Atmosphere;

use super::animate::Stage;
use super::ask::question;
use super::messages::Heard;
use super::schedule::FrameStep;
use super::session::{Asked, Session};
use super::states::Screen;
use super::third_party::audio::{Effects, Interface};

/// Makes the sounds and plays them.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Sounds>()
        .init_resource::<Atmosphere>()
        .init_resource::<Captions>()
        .add_systems(OnEnter(Screen::Match), making::want_places)
        .add_systems(
            Update,
            (
                mixing::follow_the_match,
                call.run_if(in_state(Screen::Match)),
                play,
                captions::fade,
                making::make,
                mixing::mix,
            )
                .chain()
                .after(FrameStep::Present),
        );
}

/// The most sounds that begin in one frame, and the shortest time before one is heard again: when programs play
/// everything at once, the table doesn't become a thunderstorm.
const MOST: usize = 3;
const PAUSE: Duration = Duration::from_millis(70);

/// When a cue was heard last, and which variant of it.
type Turns = BTreeMap<Cue, (Duration, u32)>;

/// Each sound once per frame, however often it is asked for, and each time a different variant.
fn play(
    mut heard: MessageReader<Heard>,
    sounds: Res<Sounds>,
    (effects, interface): (Res<AudioChannel<Effects>>, Res<AudioChannel<Interface>>),
    mut captions: ResMut<Captions>,
    time: Res<Time<Real>>,
    mut turns: Local<Turns>,
) {
    let cues: BTreeSet<Cue> = heard.read().map(|Heard(cue)| *cue).collect();
    cues.iter().for_each(|cue| captions.hear(*cue));
    for (cue, variant) in chosen(cues, time.elapsed(), &mut turns) {
        let Some(source) = sounds.cue(cue, variant) else { continue };
        match cue.channel() {
            Channel::Interface => interface.play(source),
            _ => effects.play(source),
        };
    }
}

/// Which of these begin now, and in which variant. The most telling ones go first.
fn chosen(cues: BTreeSet<Cue>, now: Duration, turns: &mut Turns) -> Vec<(Cue, u32)> {
    let may = |cue: &Cue| turns.get(cue).is_none_or(|(last, _)| now >= *last + PAUSE);
    let first: Vec<Cue> = cues.into_iter().rev().filter(may).take(MOST).collect();
    let mut next = |cue: Cue| {
        let variant = turns.get(&cue).map_or(0, |(_, before)| (before + 1) % cue.variants());
        turns.insert(cue, (now, variant));
        (cue, variant)
    };
    first.into_iter().map(&mut next).collect()
}

/// After a bell for the round or a turn, nobody needs a second one so soon.
const ENOUGH: Duration = Duration::from_secs(3);

/// Calls the person at the screen when it is asked again after a program.
fn call(
    session: Option<Res<Session>>,
    stage: Res<Stage>,
    time: Res<Time<Real>>,
    mut heard: ParamSet<(MessageReader<Heard>, MessageWriter<Heard>)>,
    mut waited: Local<bool>,
    mut rung: Local<Duration>,
) {
    let Some(session) = session else { return };
    let rings = |Heard(cue): &Heard| matches!(cue, Cue::Bell | Cue::HeroesTurn | Cue::VillainsTurn);
    if heard.p0().read().any(rings) {
        *rung = time.elapsed();
    }
    if matches!(session.asked, Asked::Program) {
        *waited = true;
    } else if *waited && question(&session, &stage).is_some() {
        *waited = false;
        if time.elapsed() > *rung + ENOUGH {
            heard.p1().write(Heard(Cue::YourTurn));
        }
    }
}
