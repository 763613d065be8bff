//! What a miniature could do equally well: flow draws one of these. SOLO IV, G-50

use super::ways::Ways;
use crate::ai_task::AreaReason;
use crate::board::{AreaId, Exit};
use crate::command::Command;
use crate::frames::Deed;
use crate::id::MiniId;

/// Where a miniature goes, against which Hero, and what it does there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Course {
    /// The Hero in question.
    pub hero: Option<MiniId>,
    /// Where it goes.
    pub area: AreaId,
    /// What it does there.
    pub deed: Deed,
    /// Where the Objective in question is.
    pub objective: Option<AreaId>,
    /// Why it goes there. G-53
    pub reason: AreaReason,
}

/// Courses that are equally good.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Courses {
    /// All of them.
    pub list: Vec<Course>,
    /// The Heroes that the card has chosen among, each with the Area in which it chose it, if it was tied to one.
    pub tied: Vec<(MiniId, Option<AreaId>)>,
    /// Whether the Area is drawn first, and the Hero after it. SOLO VI
    pub area_first: bool,
}

/// What was decided.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Plan {
    /// The course.
    pub course: Course,
    /// Its Moves.
    pub way: Vec<Exit>,
}

impl Course {
    /// An action in an Area.
    pub(crate) fn act(hero: Option<MiniId>, area: AreaId, command: Command) -> Course {
        Course::of(hero, area, Deed::Act(Box::new(command)))
    }

    /// Just the way.
    pub(crate) fn go(hero: Option<MiniId>, area: AreaId) -> Course {
        Course::of(hero, area, Deed::Nothing)
    }

    /// A deed in an Area, without a reason yet.
    pub(crate) fn of(hero: Option<MiniId>, area: AreaId, deed: Deed) -> Course {
        Course { hero, area, deed, objective: None, reason: AreaReason::Plain }
    }

    /// The same with a reason.
    #[must_use]
    pub(crate) fn because(self, reason: AreaReason) -> Course {
        Course { reason, ..self }
    }

    /// The same for an Objective.
    #[must_use]
    pub(crate) fn about(self, objective: AreaId) -> Course {
        Course { objective: Some(objective), ..self }
    }

    /// With the way that leads there.
    pub(crate) fn plan(self, ways: &Ways) -> Plan {
        Plan { way: ways.way(self.area), course: self }
    }
}

impl Courses {
    /// These, with no Hero to be chosen.
    pub(crate) fn of(list: Vec<Course>) -> Courses {
        Courses { list, tied: Vec::new(), area_first: false }
    }

    /// These, after the card has chosen among Heroes.
    pub(crate) fn among(list: Vec<Course>, tied: Vec<MiniId>) -> Courses {
        Courses { list, tied: tied.into_iter().map(|hero| (hero, None)).collect(), area_first: false }
    }

    /// The same, all for one reason.
    #[must_use]
    pub(crate) fn because(mut self, reason: AreaReason) -> Courses {
        self.list.iter_mut().for_each(|course| course.reason = reason);
        self
    }
}
