//! What Moves out of an Area have in common, and what each of them costs, once the facts are known: whoever departs from it
//! again need not find them out twice. R2 VII.A.3

use super::board::{AreaId, Board, Exit, MoveType};
use super::event::{Part, PartOf};
use gotham_content::skill::{Skill, SkillLevel};

/// What all Moves of a miniature have in common that may move now. R2 VII.A
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Departure {
    /// Where it stands.
    pub from: AreaId,
    /// What its Moves cost.
    pub leaving: Leaving,
    /// The Move Points that it has.
    pub points: u8,
    /// It moves on its First Movement Bonus alone. G-67
    pub is_resting: bool,
}

/// What Moves out of an Area cost a miniature: what all of them share is worked out once. R2 VII.A.3, G-11
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Leaving {
    /// Enemies in the Area.
    pub(crate) hindering: u8,
    /// Difficult Terrain of the Area.
    pub(crate) difficult: u8,
    /// Where enemies spread Horror, and how much.
    pub(crate) feared: Vec<(AreaId, u8)>,
    pub(crate) ease: Ease,
    /// What every way costs.
    pub(crate) shared: u8,
}

/// What a miniature ignores in each Move, and what it cannot do. S2 Elusive, S2 Mobility, S2 Parkour
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Ease {
    /// Enemy Size. S2 Elusive
    pub elusive: u8,
    /// Difficult Terrain. S2 Mobility
    pub mobility: u8,
    /// Levels of a Jump or Climb, or Wounds of a Drop. S2 Parkour
    pub parkour: u8,
    /// Nothing adds to the cost of its Moves, and no Drop hurts. S2 Fly
    pub flies: bool,
    /// It makes no special Moves. S2 Reduced Mobility
    pub is_hobbled: bool,
}

impl Ease {
    /// What a Screen's printed Skills ignore, with nothing carried that turns one off. S2 Elusive, S2 Mobility, S2 Parkour,
    /// S2 Fly, S2 Reduced Mobility
    pub fn printed(skills: &[SkillLevel]) -> Ease {
        let level = |wanted: Skill| skills.iter().find(|held| held.skill == wanted).map_or(0, |held| held.level);
        Ease {
            elusive: level(Skill::Elusive),
            mobility: level(Skill::Mobility),
            parkour: level(Skill::Parkour),
            flies: level(Skill::Fly) > 0,
            is_hobbled: level(Skill::ReducedMobility) > 0,
        }
    }

    /// What the way itself adds to the cost of a Move, and how much of that a Skill takes off. R2 VII.A.3, S2 Fly, S2
    /// Parkour, S2 Wall Breaker
    pub(crate) fn on_the_way(&self, how: MoveType) -> (u8, Option<(Skill, u8)>) {
        let extra = if self.flies { 0 } else { how.extra() };
        let saved = extra.min(self.parkour);
        (extra, (saved > 0 && !how.breaks_wall()).then_some((Skill::Parkour, saved)))
    }
}

impl Leaving {
    /// On a board with nobody on it, for whoever ignores this much. R2 VII.A.3
    pub fn empty(board: &Board, from: AreaId, ease: Ease) -> Leaving {
        let difficult = if ease.flies { 0 } else { board.area(from).difficult };
        let shared = 1 + difficult.saturating_sub(ease.mobility);
        Leaving { hindering: 0, difficult, feared: Vec::new(), ease, shared }
    }

    /// The cost of one Move, part by part.
    pub fn parts(&self, exit: Exit) -> Vec<Part> {
        let mut parts = Vec::with_capacity(4);
        self.add_shared_parts(&mut parts);
        self.add_own_parts(exit, &mut parts);
        debug_assert_eq!(total(&parts), self.cost(exit), "the parts of {exit:?} from {self:?}");
        parts
    }

    /// The cost of one Move: what its parts add up to, without making a list of them.
    pub fn cost(&self, exit: Exit) -> u8 {
        let (extra, saving) = self.ease.on_the_way(exit.how);
        self.shared + extra - saving.map_or(0, |(_, saved)| saved) + self.horror(exit)
    }

    /// What enemies there add. S2 Horror
    fn horror(&self, exit: Exit) -> u8 {
        self.feared.iter().filter(|(area, _)| *area == exit.to).map(|(_, level)| level).sum()
    }

    /// The parts of every way.
    fn add_shared_parts(&self, parts: &mut Vec<Part>) {
        parts.push(Part { from: PartOf::Base, amount: 1 });
        let saving = |by, whole: u8, ignored| (whole.min(ignored) > 0).then_some((by, whole.min(ignored)));
        let elusive = saving(Skill::Elusive, self.hindering, self.ease.elusive);
        let mobile = saving(Skill::Mobility, self.difficult, self.ease.mobility);
        add(parts, PartOf::Hindering, self.hindering, elusive);
        add(parts, PartOf::DifficultTerrain, self.difficult, mobile);
    }

    /// The parts that are specific to one way.
    fn add_own_parts(&self, exit: Exit, parts: &mut Vec<Part>) {
        let (amount, saving) = self.ease.on_the_way(exit.how);
        add(parts, if exit.how.breaks_wall() { PartOf::Wall } else { PartOf::SpecialMove }, amount, saving);
        add(parts, PartOf::Skill(Skill::Horror), self.horror(exit), None);
    }
}

/// Adds a part of a cost and what a Skill takes off it; nothing where there is none.
fn add(parts: &mut Vec<Part>, from: PartOf, amount: u8, saving: Option<(Skill, u8)>) {
    if amount > 0 {
        parts.push(Part { from, amount: amount as i8 });
    }
    if let Some((by, saved)) = saving {
        parts.push(Part { from: PartOf::Skill(by), amount: -(saved as i8) });
    }
}

/// The sum of a cost's parts.
pub fn total(parts: &[Part]) -> u8 {
    parts.iter().map(|part| part.amount).sum::<i8>().max(0) as u8
}
