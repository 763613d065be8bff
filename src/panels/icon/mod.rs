//! Icons: letters of `assets/fonts/table-icons.ttf`, each for what it accompanies. An icon is never alone: a name
//! is beside it, or appears when it is pointed at.

mod answers;
mod cards;
mod places;
mod skills;
mod tasks;
mod terms;
mod tokens;

pub(crate) use answers::of_step;
pub(crate) use terms::of_term;

macro_rules! icons {
    ($($name:ident,)*) => {
        /// A letter of the font, in the order of `assets/fonts/icons.txt`, which says who drew each one.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
        #[allow(missing_docs, reason = "named after what they stand for")]
        pub(crate) enum Icon { $($name,)* }

        #[cfg(test)]
        impl Icon {
            /// Every icon.
            pub(crate) const ALL: &[Icon] = &[$(Icon::$name,)*];
        }
    };
}

#[rustfmt::skip]
icons! {
    SneakAttack, Poison, Electricity, Reach, MartialArts, Counterattack, CircularStrike, Burst, Combo, Shackle,
    Berserk, PointBlank, Luck, Support, Misfortune, Retaliation, Marksman, MunitionsSpecialist, LockPicking,
    Investigation, Hacking, Attraction, Scream, Blast, Grenade, HenchmanCommand, EliteCommand, Tactician,
    ImpenetrableDefense, Untouchable, Bodyguard, Protected, WallBreaker, Immobilization, Elusive, Mobility,
    Parkour, Ambidexterity, ImaginaryFriend, PushingLimits, Horror, NervesOfSteel, Regeneration, Sacrifice,
    Flame, ToxicGas, Frost, SmokeGrenade, MoralCode, GasImmunity, Harmless, ReducedMobility, Fly,
    MultiplePersonalities,
    Melee, Ranged, Manipulation, Thought, Movement, Defense, Reroll,
    Cube, Wound, Life, Dice, Success, FreeReroll, Menace, Size, Encumbrance, Elevation, Event, Reinforcement,
    Leader, Elite, Henchman, Hero, Enemy, Neutral, Miniature, Neutralized, Difficult, Dangerous, Obstruction,
    Explosion, Wall, Door, Climb, Area, Distance, MovePoint, Sight, Hindering, Token, Equipment, Gadget, Card,
    OneTime, Lethal, Reserve, Fatigue, Active, Resting, Exertion, Automatic, Difficulty, AutomaticDefense,
    River, CommandPost, Dredge, Demobilize, Initiative, PickUp, Give, Throw, Drop, EndTurn, Decline, Rule,
    Ruling,
}

impl Icon {
    /// Its letter.
    pub(crate) fn letter(self) -> char {
        char::from_u32(0xE000 + self as u32).unwrap_or(char::REPLACEMENT_CHARACTER)
    }

    /// Words with the icon before them.
    pub(crate) fn before(self, words: &str) -> String {
        format!("{}\u{a0}{words}", self.letter())
    }
}
