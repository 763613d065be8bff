//! A match to begin, and who sits where.

use gotham_content::id::{HeroName, MissionName};
use gotham_content::{HeroSlot, Mission};
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
            options: Options::default(),
            seed: None,
        }
    }

    /// A tutorial: a player's Heroes against the computer, with the dice that its lessons are made for.
    pub fn tutorial(mission: &Mission) -> NewMatch {
        let only = |slot: &HeroSlot| match slot.choices.as_slice() {
            [only] => Some(only.hero.clone()),
            _ => None,
        };
        NewMatch {
            wishes: mission.heroes.iter().map(only).collect(),
            seed: mission.lessons.as_ref().map(|course| course.seed),
            ..NewMatch::against_the_computer(mission)
        }
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
