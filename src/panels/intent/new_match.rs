//! A match to begin, and who sits where.

use gotham_content::id::{HeroName, MissionName};
use gotham_content::mission::{Measured, Side};
use gotham_content::{Catalogue, HeroSlot, Mission, suggested_team};
use gotham_play::Level;
use gotham_rules::Options;

/// A match to begin.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewMatch {
    /// Which mission.
    pub mission: MissionName,
    /// Who answers for each Hero slot.
    pub heroes: Vec<SeatKind>,
    /// Heroes that are asked for, by slot; `None`: chosen at setup.
    pub wishes: Vec<Option<HeroName>>,
    /// Who answers for the Villain.
    pub villain: SeatKind,
    /// How well the computer plays, wherever it sits.
    pub level: Level,
    /// Who packs Bat-Gadgets and chooses allies.
    pub packing: Packing,
    /// The rules that are agreed on.
    pub options: Options,
    /// The seed; `None`: random.
    pub seed: Option<u64>,
}

impl NewMatch {
    /// What a new match is until somebody changes it: a player's Heroes against the computer's Villain.
    pub fn against_the_computer(mission: &Mission) -> NewMatch {
        NewMatch {
            mission: mission.id.clone(),
            heroes: vec![SeatKind::Person(1); mission.heroes.len()],
            wishes: vec![None; mission.heroes.len()],
            villain: SeatKind::Bot,
            level: Level::default(),
            packing: Packing::ByHand,
            options: Options::default(),
            seed: None,
        }
    }

    /// What the screen of a new game begins with, ready to play: the suggested team, packed as suggested, against the game's
    /// cards; where there are none, against the computer. SOLO
    pub fn suggested(mission: &Mission) -> NewMatch {
        let solo = Options { solo: true, ..Options::default() };
        let options = if solo.check_on(mission).is_ok() { solo } else { Options::default() };
        NewMatch { packing: Packing::Suggested, options, ..NewMatch::against_the_computer(mission) }.with_team(mission)
    }

    /// The same with the team that the mission's slots suggest.
    pub(crate) fn with_team(self, mission: &Mission) -> NewMatch {
        NewMatch { wishes: suggested_team(&mission.heroes).into_iter().map(Some).collect(), ..self }
    }

    /// A tutorial: a player on the side that it teaches, against the computer, with the dice that its lessons are made
    /// for.
    pub fn tutorial(mission: &Mission) -> NewMatch {
        let only = |slot: &HeroSlot| match slot.choices.as_slice() {
            [only] => Some(only.hero.clone()),
            _ => None,
        };
        let course = mission.lessons.as_ref();
        let usual = NewMatch::against_the_computer(mission);
        let seated = match course.map(|course| course.side) {
            Some(Side::Villain) => {
                NewMatch { heroes: vec![SeatKind::Bot; mission.heroes.len()], villain: SeatKind::Person(1), ..usual }
            }
            Some(Side::Heroes) | None => usual,
        };
        NewMatch { wishes: mission.heroes.iter().map(only).collect(), seed: course.map(|course| course.seed), ..seated }
    }

    /// A first mission without any more choices: the one that is easiest for the Heroes, with a team that is chosen and
    /// has packed. `None` if there is no mission.
    pub fn gentlest(catalogue: &Catalogue) -> Option<NewMatch> {
        let hardness = |mission: &&Mission| {
            (mission.measured.map_or(Measured::HARDEST, Measured::hardness), mission.genre, mission.rounds)
        };
        let mission = catalogue.missions.iter().min_by_key(hardness)?;
        let usual = NewMatch::against_the_computer(mission);
        Some(NewMatch { packing: Packing::Suggested, ..usual }.with_team(mission))
    }

    /// The Heroes against the game's cards: this many players at this machine, who share the Heroes in turn. SOLO
    #[cfg(test)]
    pub(crate) fn against_the_cards(mission: &Mission, players: u8) -> NewMatch {
        let numbers = (1..=players.max(1)).cycle();
        NewMatch {
            heroes: numbers.take(mission.heroes.len()).map(SeatKind::Person).collect(),
            options: Options { solo: true, ..Options::default() },
            ..NewMatch::against_the_computer(mission)
        }
    }
}

/// Who sits on a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeatKind {
    /// A person at this machine; equal numbers are one person, who is not asked to hand over.
    Person(u8),
    /// The program.
    Bot,
}

/// Who packs Bat-Gadgets and chooses allies.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Packing {
    /// The table, as the computer suggests.
    Suggested,
    /// The players, one by one.
    #[default]
    ByHand,
}
