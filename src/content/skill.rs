//! The Skills and Traits of the game. What they do is in `rules/skills`; what they are called is in
//! `assets/words/en/skill-name.ftl`, by the same names; their texts are in `assets/content/skills.ron`.

use serde::{Deserialize, Serialize};

macro_rules! skills {
    ($($name:ident,)*) => {
        /// A Skill or Trait. Levels of one Skill from several sources add up (G-58). S2.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[allow(missing_docs, reason = "the names are the rulebook's; skills.ron explains each")]
        pub enum Skill { $($name,)* }

        impl Skill {
            /// Every Skill and Trait.
            pub const ALL: &[Skill] = &[$(Skill::$name,)*];
        }
    };
}

skills! {
    SneakAttack,
    Poison,
    Electricity,
    Reach,
    MartialArts,
    Counterattack,
    CircularStrike,
    Burst,
    Combo,
    Shackle,
    Berserk,
    PointBlank,
    Luck,
    Support,
    Misfortune,
    Retaliation,
    Marksman,
    MunitionsSpecialist,
    LockPicking,
    Investigation,
    Hacking,
    Attraction,
    Scream,
    Blast,
    Grenade,
    HenchmanCommand,
    EliteCommand,
    Tactician,
    ImpenetrableDefense,
    Untouchable,
    Bodyguard,
    Protected,
    WallBreaker,
    Immobilization,
    Elusive,
    Mobility,
    Parkour,
    Ambidexterity,
    ImaginaryFriend,
    PushingLimits,
    Horror,
    NervesOfSteel,
    Regeneration,
    Sacrifice,
    Flame,
    ToxicGas,
    Frost,
    SmokeGrenade,
    MoralCode,
    GasImmunity,
    Harmless,
    ReducedMobility,
    Fly,
    MultiplePersonalities,
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

/// Several Skills, queried by the thousand: one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct SkillSet(u64);

impl SkillSet {
    /// The Skills of these entries.
    pub fn of<'a>(entries: impl IntoIterator<Item = &'a SkillLevel>) -> SkillSet {
        SkillSet(entries.into_iter().fold(0, |bits, entry| bits | 1 << entry.skill as u64))
    }

    /// The Skills in either.
    pub fn with(self, other: SkillSet) -> SkillSet {
        SkillSet(self.0 | other.0)
    }

    /// Just one Skill.
    pub fn only(skill: Skill) -> SkillSet {
        SkillSet(1 << skill as u64)
    }

    /// Whether both have a Skill.
    pub fn meets(self, other: SkillSet) -> bool {
        self.0 & other.0 != 0
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
