//! What a player looks for in the list of missions.

use gotham_content::mission::Genre;
use gotham_content::{MapName, Mission};

/// What the missions of the list have in common; what is `None` may be anything.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Finding {
    /// The board.
    pub board: Option<MapName>,
    /// The number of Heroes.
    pub heroes: Option<usize>,
    /// The kind of problem.
    pub genre: Option<Genre>,
    /// The length.
    pub length: Option<Length>,
    /// How hard they are for the Heroes.
    pub hardness: Option<Hardness>,
    /// Only missions that nobody has won against the cards.
    pub not_won: bool,
}

impl Finding {
    /// Whether a mission is one of them; how many minutes it takes, and whether it is won already, is worked out only if it
    /// matters.
    pub fn fits(&self, mission: &Mission, minutes: impl FnOnce() -> u32, is_won: impl FnOnce() -> bool) -> bool {
        let hardness = || mission.measured.map(|measured| Hardness::of(measured.hardness()));
        self.board.as_ref().is_none_or(|board| *board == mission.map)
            && self.heroes.is_none_or(|heroes| heroes == mission.heroes.len())
            && self.genre.is_none_or(|genre| Some(genre) == mission.genre)
            && self.length.is_none_or(|length| length == Length::of(minutes()))
            && self.hardness.is_none_or(|wanted| Some(wanted) == hardness())
            && !(self.not_won && is_won())
    }
}

/// How long a match takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Length {
    /// Half an hour at most.
    Short,
    /// Up to three quarters of an hour.
    Medium,
    /// Longer.
    Long,
}

impl Length {
    /// Every length.
    pub const ALL: [Length; 3] = [Length::Short, Length::Medium, Length::Long];

    fn of(minutes: u32) -> Length {
        match minutes {
            ..=30 => Length::Short,
            31..=45 => Length::Medium,
            46.. => Length::Long,
        }
    }
}

/// How hard a mission is for the Heroes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hardness {
    /// One or two dots.
    Easy,
    /// Three.
    Medium,
    /// Four or five.
    Hard,
}

impl Hardness {
    /// Every one.
    pub const ALL: [Hardness; 3] = [Hardness::Easy, Hardness::Medium, Hardness::Hard];

    fn of(dots: u8) -> Hardness {
        match dots {
            ..=2 => Hardness::Easy,
            3 => Hardness::Medium,
            4.. => Hardness::Hard,
        }
    }
}
