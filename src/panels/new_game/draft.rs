//! Who sits where: ways to share the seats with one click, and what stays when the mission changes.

use crate::intent::{NewMatch, SeatKind};
use gotham_content::Mission;
use gotham_rules::{Difficulty, Options};
use gotham_words::Words;

/// A way to share the seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Preset {
    Solo,
    CoopTwo,
    CoopThree,
    PlayHeroes,
    PlayVillain,
    TwoPlayers,
    FullTable,
    Watch,
}

impl Preset {
    /// Every way.
    pub(super) const ALL: [Preset; 8] = [
        Preset::Solo,
        Preset::CoopTwo,
        Preset::CoopThree,
        Preset::PlayHeroes,
        Preset::PlayVillain,
        Preset::TwoPlayers,
        Preset::FullTable,
        Preset::Watch,
    ];

    /// What it is called.
    pub(super) fn label(self, words: &Words) -> &str {
        match self {
            Preset::Solo => words.menu_solo(),
            Preset::CoopTwo => words.menu_coop_two(),
            Preset::CoopThree => words.menu_coop_three(),
            Preset::PlayHeroes => words.menu_play_heroes(),
            Preset::PlayVillain => words.menu_play_villain(),
            Preset::TwoPlayers => words.menu_two_players(),
            Preset::FullTable => words.menu_full_table(),
            Preset::Watch => words.menu_watch_computer(),
        }
    }

    /// What there is to say about it.
    pub(super) fn tip(self, words: &Words) -> Option<&str> {
        match self {
            Preset::Solo | Preset::CoopTwo | Preset::CoopThree => Some(words.menu_solo_tip()),
            Preset::FullTable => Some(words.menu_full_table_tip()),
            _ => None,
        }
    }

    /// Whether the game's cards play the Villain. SOLO
    pub(super) fn is_against_cards(self) -> bool {
        matches!(self, Preset::Solo | Preset::CoopTwo | Preset::CoopThree)
    }

    /// Whether there are enough Heroes for it.
    pub(super) fn fits(self, mission: &Mission) -> bool {
        let fewest = match self {
            Preset::CoopTwo | Preset::FullTable => 2,
            Preset::CoopThree => 3,
            _ => 0,
        };
        mission.heroes.len() >= fewest
    }

    /// The same match with the seats of this many Heroes shared like this.
    pub(super) fn seated(self, heroes: usize, draft: &NewMatch) -> NewMatch {
        let people = |most: u8| (1..=most).cycle().map(SeatKind::Person).take(heroes).collect();
        let all = |seat: SeatKind| vec![seat; heroes];
        let heroes = heroes.clamp(1, 3) as u8;
        let (heroes, villain) = match self {
            Preset::Solo | Preset::PlayHeroes => (people(1), SeatKind::Bot),
            Preset::CoopTwo => (people(2), SeatKind::Bot),
            Preset::CoopThree => (people(3), SeatKind::Bot),
            Preset::PlayVillain => (all(SeatKind::Bot), SeatKind::Person(1)),
            Preset::TwoPlayers => (people(1), SeatKind::Person(2)),
            Preset::FullTable => (people(heroes), SeatKind::Person(heroes + 1)),
            Preset::Watch => (all(SeatKind::Bot), SeatKind::Bot),
        };
        let options =
            if self.is_against_cards() { against_cards(draft.options) } else { against_a_player(draft.options) };
        NewMatch { heroes, villain, options, ..draft.clone() }
    }

    /// Whether the seats are shared like this.
    pub(super) fn is_on(self, draft: &NewMatch) -> bool {
        let wish = self.seated(draft.heroes.len(), draft);
        (wish.heroes == draft.heroes && wish.villain == draft.villain) && wish.options.solo == draft.options.solo
    }
}

/// The same options with cards playing the Villain: what helps a human Villain is left out. SOLO XV
pub(super) fn against_cards(options: Options) -> Options {
    let variants = options.variants.iter().filter(|variant| variant.helps_heroes()).collect();
    Options { solo: true, variants, ..options }
}

/// The same options with somebody playing the Villain.
fn against_a_player(options: Options) -> Options {
    Options { solo: false, difficulty: Difficulty::default(), ..options }
}

/// The same choices for another mission, as far as it allows them: who plays whom, and by which rules.
pub(super) fn on_mission(mission: &Mission, draft: &NewMatch) -> NewMatch {
    let usual = NewMatch {
        options: draft.options,
        packing: draft.packing,
        level: draft.level,
        ..NewMatch::against_the_computer(mission)
    };
    // Somebody who likes to choose at setup does so in every mission.
    let has_team = draft.wishes.iter().any(Option::is_some);
    let usual = if has_team { usual.with_team(mission) } else { usual };
    let preset = Preset::ALL.into_iter().find(|preset| preset.is_on(draft)).unwrap_or(Preset::PlayHeroes);
    let seated = preset.seated(mission.heroes.len(), &usual);
    if seated.options.check_on(mission).is_ok() {
        seated
    } else {
        Preset::PlayHeroes.seated(mission.heroes.len(), &usual)
    }
}

/// Who sits on a seat.
pub(super) fn who(words: &Words, seat: SeatKind) -> String {
    match seat {
        SeatKind::Person(number) => words.menu_player(number),
        SeatKind::Bot => words.menu_computer().into(),
    }
}

/// The people who play, by their numbers, each once.
pub(super) fn people(draft: &NewMatch) -> Vec<u8> {
    let villain = Some(&draft.villain).filter(|_| !draft.options.solo);
    let mut found: Vec<u8> = draft
        .heroes
        .iter()
        .chain(villain)
        .filter_map(|seat| match seat {
            SeatKind::Person(number) => Some(*number),
            SeatKind::Bot => None,
        })
        .collect();
    found.sort_unstable();
    found.dedup();
    found
}

/// About how many minutes a match takes: what everybody does in a round, times the number of rounds.
pub(super) fn minutes(mission: &Mission, draft: &NewMatch) -> u32 {
    // In tenths of a minute: people think, the computer only has to be watched.
    let of = |seat: &SeatKind, person: u32| if matches!(seat, SeatKind::Person(_)) { person } else { 5 };
    let heroes: u32 = draft.heroes.iter().map(|seat| of(seat, 20)).sum();
    let villain = if draft.options.solo { 12 } else { of(&draft.villain, 30) };
    let minutes = u32::from(mission.rounds) * (heroes + villain) / 10;
    (minutes.div_ceil(5) * 5).max(5)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mission(id: &str) -> Mission {
        gotham_embedded::catalogue().mission(id).expect("it is built in").1.clone()
    }

    #[test]
    fn one_way_at_most_is_marked() {
        for id in ["to_sink_a_city", "suicide_escape", "icy_welcome"] {
            let mission = mission(id);
            let draft = NewMatch::against_the_computer(&mission);
            for preset in Preset::ALL.into_iter().filter(|preset| preset.fits(&mission)) {
                let seated = preset.seated(mission.heroes.len(), &draft);
                assert_eq!(seated.heroes.len(), mission.heroes.len());
                let on = Preset::ALL.into_iter().filter(|other| other.fits(&mission) && other.is_on(&seated));
                assert_eq!(on.collect::<Vec<_>>(), [preset], "{id}");
            }
        }
    }

    #[test]
    fn at_a_full_table_everybody_plays() {
        let (three, one) = (mission("to_sink_a_city"), mission("icy_welcome"));
        let full = Preset::FullTable.seated(3, &NewMatch::against_the_computer(&three));
        assert_eq!((people(&full), full.villain), (vec![1, 2, 3, 4], SeatKind::Person(4)));
        assert!(!Preset::FullTable.fits(&one), "two players are all there are");
    }

    #[test]
    fn who_plays_whom_stays_from_mission_to_mission() {
        let (three, one) = (mission("to_sink_a_city"), mission("icy_welcome"));
        let draft = NewMatch::against_the_computer(&three);
        for preset in [Preset::Solo, Preset::PlayVillain, Preset::TwoPlayers, Preset::Watch] {
            let there = on_mission(&one, &preset.seated(3, &draft));
            assert!(preset.is_on(&there) && there.mission == one.id, "{preset:?}");
            assert!(preset.is_on(&on_mission(&three, &there)), "{preset:?}");
        }
        let without_sheet = Mission { sheet: None, ..one };
        assert!(Preset::PlayHeroes.is_on(&on_mission(&without_sheet, &Preset::CoopThree.seated(3, &draft))));
    }

    #[test]
    fn people_take_longer_than_the_computer() {
        let mission = mission("to_sink_a_city");
        let draft = NewMatch::against_the_computer(&mission);
        let of = |preset: Preset| minutes(&mission, &preset.seated(mission.heroes.len(), &draft));
        assert_eq!(of(Preset::TwoPlayers), 65, "7 rounds with three Heroes of 2 and a Villain of 3 minutes");
        assert!(of(Preset::Watch) < of(Preset::PlayVillain) && of(Preset::PlayHeroes) < of(Preset::TwoPlayers));
    }
}
