//! What a program would do in a player's place, and why: what the panels say when somebody asks "what can I do now?".

use gotham_content::skill::Skill;
use gotham_rules::board::AreaId;
use gotham_rules::{Command, MiniId};

/// What a program would do.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice {
    /// What it would say: one command, or the Moves of a whole way.
    pub way: Vec<Command>,
    /// Why.
    pub reason: Because,
    /// How likely the side that is advised wins from here, in percent; `None` where nobody has learned that.
    pub chance: Option<u8>,
    /// The next best of the plans that were compared, if several were.
    pub next: Option<Alternative>,
}

/// Another plan.
#[derive(Clone, PartialEq, Debug)]
pub struct Alternative {
    /// One command, or the Moves of a whole way.
    pub way: Vec<Command>,
    /// How likely the side that is advised wins with it, in percent.
    pub chance: u8,
    /// Whether it can be told from the best one.
    pub standing: Standing,
}

/// How another plan stands to the best one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    /// The difference is less than the comparison can tell.
    AsGood,
    /// It wins less often.
    Worse,
}

/// Why a program would do something. Chances are in percent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Because {
    /// It is what the mission is about.
    Work {
        /// Which interaction.
        interaction: u8,
        /// The chance that it succeeds; `None` if it always does.
        percent: Option<u8>,
    },
    /// It hurts an enemy.
    Attack {
        /// Whom.
        target: MiniId,
        /// The chance that this Neutralizes it.
        percent: u8,
    },
    /// It is a better place.
    Go {
        /// Where.
        area: AreaId,
        /// What for.
        aim: GoingFor,
    },
    /// A Skill is worth its price.
    Use(Skill),
    /// Something to carry is worth its cube.
    Carry,
    /// Resting brings more than anything that could be done now.
    Rest {
        /// Cubes in the Reserve Zone.
        reserve: u8,
        /// Cubes that Resting brings back.
        more: u8,
    },
    /// There is something worth doing.
    Act {
        /// Cubes in the Reserve Zone, with those that an Active Stance brings back.
        reserve: u8,
    },
    /// This many cubes in the Defense lose the least.
    Defend {
        /// Cubes.
        cubes: u8,
        /// The chance that they stop every hit.
        percent: u8,
    },
    /// The die can hardly get worse.
    Reroll,
    /// The dice are good enough for what another try would cost.
    Keep,
    /// Nothing in reach is worth its cubes.
    Save {
        /// Cubes in the Reserve in question.
        reserve: u8,
    },
    /// It does the most for its cubes.
    Activate,
    /// It comes out best, all things considered.
    Weighed,
}

/// What somebody goes somewhere for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GoingFor {
    /// To do something of the mission there.
    Work(u8),
    /// To attack.
    Attack(MiniId),
    /// To use a Skill there.
    Use(Skill),
    /// To pick something up or put it down.
    Carry,
    /// To be nearer to what the mission is about.
    Objective,
    /// To come within reach of an enemy.
    Reach(MiniId),
    /// To stand in the enemy's way.
    Guard,
    /// To get out of danger.
    Safety,
}
