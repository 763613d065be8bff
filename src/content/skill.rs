//! The Skills and Traits of the game by name. What they do is in `rules/skills`; their texts are in
//! `assets/content/skills.ron`.

use serde::{Deserialize, Serialize};

macro_rules! skills {
    ($($name:ident => $text:literal, $support:ident;)*) => {
        /// A Skill or Trait. Levels of one Skill from several sources add up (G-58). S2.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[allow(missing_docs, reason = "the names are the rulebook's; skills.ron explains each")]
        pub enum Skill { $($name,)* }

        impl Skill {
            /// Every Skill and Trait.
            pub const ALL: &[Skill] = &[$(Skill::$name,)*];

            /// The printed name.
            pub fn title(self) -> &'static str {
                match self { $(Skill::$name => $text,)* }
            }

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
    SneakAttack => "Sneak Attack", Resolved;
    Poison => "Poison", Resolved;
    Electricity => "Electricity", Resolved;
    Reach => "Reach", Resolved;
    MartialArts => "Martial Arts", Resolved;
    Counterattack => "Counterattack", Resolved;
    CircularStrike => "Circular Strike", Resolved;
    Burst => "Burst", Resolved;
    Combo => "Combo", Resolved;
    Shackle => "Shackle", Resolved;
    Berserk => "Berserk", Resolved;
    PointBlank => "Point Blank", Resolved;
    Luck => "Luck", Resolved;
    Support => "Support", Resolved;
    Misfortune => "Misfortune", Resolved;
    Retaliation => "Retaliation", Resolved;
    Marksman => "Marksman", Resolved;
    MunitionsSpecialist => "Munitions Specialist", Resolved;
    LockPicking => "Lock Picking", Resolved;
    Investigation => "Investigation", Resolved;
    Hacking => "Hacking", Resolved;
    Attraction => "Attraction", Resolved;
    Scream => "Scream", Resolved;
    Blast => "Blast", Resolved;
    Grenade => "Grenade", Resolved;
    HenchmanCommand => "Henchman Command", Resolved;
    EliteCommand => "Elite Command", Resolved;
    Tactician => "Tactician", Resolved;
    ImpenetrableDefense => "Impenetrable Defense", Resolved;
    Untouchable => "Untouchable", Resolved;
    Bodyguard => "Bodyguard", Resolved;
    Protected => "Protected", Resolved;
    WallBreaker => "Wall Breaker", Resolved;
    Immobilization => "Immobilization", Resolved;
    Elusive => "Elusive", Resolved;
    Mobility => "Mobility", Resolved;
    Parkour => "Parkour", Resolved;
    Ambidexterity => "Ambidexterity", Resolved;
    ImaginaryFriend => "Imaginary Friend", Resolved;
    PushingLimits => "Pushing Limits", Resolved;
    Horror => "Horror", Resolved;
    NervesOfSteel => "Nerves of Steel", Resolved;
    Regeneration => "Regeneration", Resolved;
    Sacrifice => "Sacrifice", Resolved;
    Flame => "Flame", Resolved;
    ToxicGas => "Toxic Gas", Resolved;
    Frost => "Frost", Resolved;
    SmokeGrenade => "Smoke Grenade", Resolved;
    MoralCode => "Moral Code", Resolved;
    GasImmunity => "Gas Immunity", Resolved;
    Harmless => "Harmless", Resolved;
    ReducedMobility => "Reduced Mobility", Resolved;
    Fly => "Fly", Resolved;
    MultiplePersonalities => "Multiple Personalities", Catalogued;
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
