//! The Skills and Traits of the game. What they do is in `rules/skills`; what they are called is in
//! `assets/words/en/skill-name.ftl`, by the same names; their texts are in `assets/content/skills.ron`.

use serde::{Deserialize, Serialize};

macro_rules! skills {
    ($($name:ident => $support:ident;)*) => {
        /// A Skill or Trait. Levels of one Skill from several sources add up (G-58). S2.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[allow(missing_docs, reason = "the names are the rulebook's; skills.ron explains each")]
        pub enum Skill { $($name,)* }

        impl Skill {
            /// Every Skill and Trait.
            pub const ALL: &[Skill] = &[$(Skill::$name,)*];

            /// Whether the engine resolves it; a mission that needs another Skill fails loading.
            pub fn support(self) -> Support {
                match self { $(Skill::$name => Support::$support,)* }
            }
        }
    };
}

/// Whether the rules resolve a Skill yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Support {
    /// Resolved in full.
    Resolved,
    /// Known to the catalogue only.
    Catalogued,
}

skills! {
    SneakAttack => Resolved;
    Poison => Resolved;
    Electricity => Resolved;
    Reach => Resolved;
    MartialArts => Resolved;
    Counterattack => Resolved;
    CircularStrike => Resolved;
    Burst => Resolved;
    Combo => Resolved;
    Shackle => Resolved;
    Berserk => Resolved;
    PointBlank => Resolved;
    Luck => Resolved;
    Support => Resolved;
    Misfortune => Resolved;
    Retaliation => Resolved;
    Marksman => Resolved;
    MunitionsSpecialist => Resolved;
    LockPicking => Resolved;
    Investigation => Resolved;
    Hacking => Resolved;
    Attraction => Resolved;
    Scream => Resolved;
    Blast => Resolved;
    Grenade => Resolved;
    HenchmanCommand => Resolved;
    EliteCommand => Resolved;
    Tactician => Resolved;
    ImpenetrableDefense => Resolved;
    Untouchable => Resolved;
    Bodyguard => Resolved;
    Protected => Resolved;
    WallBreaker => Resolved;
    Immobilization => Resolved;
    Elusive => Resolved;
    Mobility => Resolved;
    Parkour => Resolved;
    Ambidexterity => Resolved;
    ImaginaryFriend => Resolved;
    PushingLimits => Resolved;
    Horror => Resolved;
    NervesOfSteel => Resolved;
    Regeneration => Resolved;
    Sacrifice => Resolved;
    Flame => Resolved;
    ToxicGas => Resolved;
    Frost => Resolved;
    SmokeGrenade => Resolved;
    MoralCode => Resolved;
    GasImmunity => Resolved;
    Harmless => Resolved;
    ReducedMobility => Resolved;
    Fly => Resolved;
    MultiplePersonalities => Catalogued;
}

impl Skill {
    /// Traits are not optional and stand above Skills in the hierarchy (R2 IV.A).
    pub fn is_trait(self) -> bool {
        matches!(
            self,
            Skill::MoralCode
                | Skill::GasImmunity
                | Skill::Harmless
                | Skill::ReducedMobility
                | Skill::Fly
                | Skill::MultiplePersonalities
        )
    }
}

/// Several Skills, asked by the thousand: one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct SkillSet(u64);

impl SkillSet {
    /// The Skills of these entries.
    pub fn of<'a>(entries: impl IntoIterator<Item = &'a SkillLevel>) -> SkillSet {
        SkillSet(entries.into_iter().fold(0, |bits, entry| bits | 1 << entry.skill as u64))
    }

    /// The Skills of either.
    pub fn with(self, other: SkillSet) -> SkillSet {
        SkillSet(self.0 | other.0)
    }

    /// Whether a Skill is among them.
    pub fn has(self, skill: Skill) -> bool {
        self.0 >> skill as u64 & 1 == 1
    }
}

/// One Skill hexagon: the Skill, its level and the Encumbrance at which it is lost (G-32).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SkillLevel {
    /// Which Skill.
    pub skill: Skill,
    /// X. A Trait has level 1.
    #[serde(default = "one")]
    pub level: u8,
    /// The Skill is off while Encumbrance is this or more. R2 V.A.8.
    #[serde(default)]
    pub lost_at: Option<u8>,
}

fn one() -> u8 {
    1
}
