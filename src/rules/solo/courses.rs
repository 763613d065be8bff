//! What a miniature could do, and equally well: flow draws one of these. SOLO IV, G-50

use super::ways::Ways;
use crate::rules::board::{AreaId, Exit};
use crate::rules::command::Command;
use crate::rules::frames::Deed;
use crate::rules::id::MiniId;

/// Where a miniature goes, about which Hero, and what it does there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Course {
    /// The Hero that it is about.
    pub hero: Option<MiniId>,
    /// Where it goes.
    pub area: AreaId,
    /// What it does there.
    pub deed: Deed,
}

/// Courses that are equally good.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Courses {
    /// All of them.
    pub list: Vec<Course>,
    /// The Heroes that the card has chosen among.
    pub tied: Vec<MiniId>,
    /// Whether the Area is drawn first, and the Hero after it. SOLO VI
    pub area_first: bool,
}

/// What was decided.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan {
    /// The course.
    pub course: Course,
    /// Its Moves.
    pub way: Vec<Exit>,
}

impl Course {
    /// An action in an Area.
    pub fn act(hero: Option<MiniId>, area: AreaId, command: Command) -> Course {
        Course { hero, area, deed: Deed::Act(Box::new(command)) }
    }

    /// Nothing but the way.
    pub fn go(hero: Option<MiniId>, area: AreaId) -> Course {
        Course { hero, area, deed: Deed::Nothing }
    }

    /// With the way that leads there.
    pub fn plan(self, ways: &Ways) -> Plan {
        Plan { way: ways.way(self.area), course: self }
    }
}

impl Courses {
    /// These, and nobody had to be chosen.
    pub fn of(list: Vec<Course>) -> Courses {
        Courses { list, tied: Vec::new(), area_first: false }
    }
}
