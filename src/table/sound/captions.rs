//! Sounds in words, for those who can't hear them. What the table shows anyway at the same moment, step by step, is
//! left out: steps, cubes, tiles, cards, buttons.

use bevy::prelude::*;

use super::cue::Cue;
use crate::table::panel_memory::Panels;
use gotham_content::Ambience;
use gotham_words::Words;

/// How long a caption stays, in seconds.
const STAYS: f32 = 3.0;

/// The most captions at one time.
const MOST: usize = 3;

/// What was heard a moment ago, and how much longer its words stay.
#[derive(Resource, Default)]
pub(crate) struct Captions {
    lines: Vec<(Sound, f32)>,
}

#[derive(Clone, Copy, PartialEq, Debug)]
enum Sound {
    Cue(Cue),
    Place(Ambience),
}

impl Captions {
    /// A sound plays.
    pub(crate) fn hear(&mut self, cue: Cue) {
        self.add(Sound::Cue(cue));
    }

    /// A place can be heard from now on.
    pub(crate) fn arrive(&mut self, place: Ambience) {
        self.add(Sound::Place(place));
    }

    fn add(&mut self, sound: Sound) {
        if let Sound::Cue(cue) = sound
            && text_of(cue).is_none()
        {
            return;
        }
        // The same sound again keeps its line.
        match self.lines.iter_mut().find(|(line, _)| *line == sound) {
            Some((_, left)) => *left = STAYS,
            None => self.lines.push((sound, STAYS)),
        }
        if self.lines.len() > MOST {
            self.lines.remove(0);
        }
    }

    /// Whether words are waiting to disappear.
    pub(crate) fn is_empty(&self) -> bool {
        self.lines.is_empty()
    }

    /// The words, the oldest first.
    pub(crate) fn texts<'a>(&self, words: &'a Words) -> Vec<&'a str> {
        let text = |sound: &Sound| match sound {
            Sound::Cue(cue) => text_of(*cue).map(|text| text(words)),
            Sound::Place(place) => Some(place_text(*place)(words)),
        };
        self.lines.iter().filter_map(|(sound, _)| text(sound)).collect()
    }

    fn pass(&mut self, seconds: f32) {
        self.lines.iter_mut().for_each(|(_, left)| *left -= seconds);
        self.lines.retain(|(_, left)| *left > 0.0);
    }
}

/// Captions disappear after a while; there are none while nobody wants them.
pub(crate) fn fade(mut captions: ResMut<Captions>, panels: Res<Panels>, time: Res<Time>) {
    if captions.is_empty() {
        return;
    }
    if panels.settings.subtitles {
        captions.pass(time.delta_secs());
    } else {
        captions.lines.clear();
    }
}

/// What is heard in a place.
fn place_text(place: Ambience) -> fn(&Words) -> &str {
    match place {
        Ambience::Subway => Words::caption_subway,
        Ambience::Street => Words::caption_street,
        Ambience::Bank => Words::caption_bank,
        Ambience::Plant => Words::caption_plant,
        Ambience::Alley => Words::caption_alley,
        Ambience::Asylum => Words::caption_asylum,
        Ambience::Fair => Words::caption_fair,
        Ambience::House => Words::caption_house,
        Ambience::Park => Words::caption_park,
        Ambience::Cave => Words::caption_cave,
        Ambience::Sewer => Words::caption_sewer,
        Ambience::Station => Words::caption_station,
        Ambience::Roof => Words::caption_roof,
    }
}

/// What a sound is called; `None` if it needs no words.
fn text_of(cue: Cue) -> Option<fn(&Words) -> &str> {
    Some(match cue {
        Cue::Die | Cue::Dice | Cue::Handful => Words::caption_dice,
        Cue::Blow => Words::caption_blow,
        Cue::Shot => Words::caption_shot,
        Cue::Throw => Words::caption_throw,
        Cue::Explosion => Words::caption_explosion,
        Cue::Gas => Words::caption_gas,
        Cue::Frost => Words::caption_frost,
        Cue::Flame => Words::caption_flame,
        Cue::Wound => Words::caption_wound,
        Cue::Fall => Words::caption_fall,
        Cue::Door => Words::caption_door,
        Cue::Rubble => Words::caption_rubble,
        Cue::Reinforcement => Words::caption_reinforcement,
        Cue::Alarm => Words::caption_alarm,
        Cue::Bell => Words::caption_bell,
        Cue::HeroesTurn => Words::caption_heroes_turn,
        Cue::VillainsTurn => Words::caption_villains_turn,
        Cue::YourTurn => Words::caption_your_turn,
        Cue::Victory => Words::caption_victory,
        Cue::Defeat => Words::caption_defeat,
        Cue::Refusal => Words::caption_refusal,
        Cue::Step
        | Cue::Leap
        | Cue::Landing
        | Cue::CubePlaced
        | Cue::CubeReturned
        | Cue::Tile
        | Cue::Card
        | Cue::Token
        | Cue::Click => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use gotham_words::ENGLISH;

    #[test]
    fn what_is_heard_is_told_once_and_goes() {
        let (words, mut captions) = (Words::of(ENGLISH), Captions::default());
        captions.arrive(Ambience::Street);
        captions.hear(Cue::Dice);
        captions.hear(Cue::Dice);
        captions.hear(Cue::Step);
        assert_eq!(captions.texts(&words), [words.caption_street(), words.caption_dice()]);
        captions.pass(STAYS / 2.0);
        captions.hear(Cue::Dice);
        captions.pass(STAYS * 0.75);
        assert_eq!(captions.texts(&words), [words.caption_dice()]);
        captions.pass(STAYS);
        assert!(captions.is_empty());
    }

    #[test]
    fn no_more_than_a_few_are_read_at_once() {
        let (words, mut captions) = (Words::of(ENGLISH), Captions::default());
        Cue::ALL.iter().for_each(|cue| captions.hear(*cue));
        let texts = captions.texts(&words);
        assert_eq!((texts.len(), texts.last()), (MOST, Some(&words.caption_defeat())));
    }
}
