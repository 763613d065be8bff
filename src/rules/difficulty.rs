//! What makes the automated Villain harder to beat: the ten options of SOLO XV, how far each goes, and what it is worth.

use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Something that makes the automated Villain harder to beat. SOLO XV
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Hardship {
    /// His Recovery Value is 2 higher per step. SOLO XV 1
    RecoveryValue,
    /// He begins with one more cube per step. SOLO XV 2
    Energy,
    /// His Leaders defend themselves with one more Orange die against the Heroes' attacks. SOLO XV 3
    OrangeDefense,
    /// The Event Warning tile is activated on its own when it reaches the first position. SOLO XV 4
    AutomaticEvents,
    /// Whenever he gains Reinforcement Points, he gains two more. SOLO XV 5
    MoreReinforcements,
    /// He rolls a Red die for Reinforcement Points in each of his turns. SOLO XV 6
    ContinuousReinforcements,
    /// He activates one of a card's tiles once more. SOLO XV 7
    ThirdActivation,
    /// His Leaders have one more Life Point per step. SOLO XV 8
    LeaderLife,
    /// The mission is one round shorter per step. SOLO XV 9
    FewerRounds,
    /// His miniatures drop from any height unhurt. SOLO XV 10
    UnhurtDrops,
}

impl Hardship {
    /// All of them, in the order of their numbers.
    pub const ALL: [Hardship; 10] = [
        Hardship::RecoveryValue,
        Hardship::Energy,
        Hardship::OrangeDefense,
        Hardship::AutomaticEvents,
        Hardship::MoreReinforcements,
        Hardship::ContinuousReinforcements,
        Hardship::ThirdActivation,
        Hardship::LeaderLife,
        Hardship::FewerRounds,
        Hardship::UnhurtDrops,
    ];

    /// Its number in the rulebook. SOLO XV
    pub fn number(self) -> u8 {
        self as u8 + 1
    }

    /// Its name in records and requests.
    pub fn word(self) -> &'static str {
        match self {
            Hardship::RecoveryValue => "recovery_value",
            Hardship::Energy => "energy",
            Hardship::OrangeDefense => "orange_defense",
            Hardship::AutomaticEvents => "automatic_events",
            Hardship::MoreReinforcements => "more_reinforcements",
            Hardship::ContinuousReinforcements => "continuous_reinforcements",
            Hardship::ThirdActivation => "third_activation",
            Hardship::LeaderLife => "leader_life",
            Hardship::FewerRounds => "fewer_rounds",
            Hardship::UnhurtDrops => "unhurt_drops",
        }
    }

    /// How many steps it goes at most; a mission may allow fewer cubes and rounds. The rulebook sets no limit on Life
    /// Points and rounds: ours leave something to play.
    pub fn most(self) -> u8 {
        match self {
            Hardship::RecoveryValue => 3,
            Hardship::Energy => MOST_CUBES,
            Hardship::LeaderLife => 10,
            Hardship::FewerRounds => 5,
            _ => 1,
        }
    }

    /// Victory Points of each step; for [`LeaderLife`](Hardship::LeaderLife), of each step and Leader. SOLO XV
    pub fn points(self) -> u8 {
        match self {
            Hardship::RecoveryValue | Hardship::ContinuousReinforcements => 10,
            Hardship::Energy => 2,
            Hardship::OrangeDefense => 8,
            Hardship::AutomaticEvents | Hardship::MoreReinforcements | Hardship::UnhurtDrops => 4,
            Hardship::ThirdActivation => 12,
            Hardship::LeaderLife => 1,
            Hardship::FewerRounds => 15,
        }
    }
}

impl fmt::Display for Hardship {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// Cubes that the Villain may have in all when he begins with more. SOLO XV 2
pub const MOST_CUBES: u8 = 15;

/// Which hardships were chosen, and how many steps of each. Files only hold those.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Difficulty([u8; 10]);

impl Difficulty {
    /// How many steps of a hardship.
    pub fn steps(self, hardship: Hardship) -> u8 {
        self.0[hardship as usize]
    }

    /// The same with this many steps of a hardship, as far as it goes.
    #[must_use]
    pub fn with(mut self, hardship: Hardship, steps: u8) -> Difficulty {
        self.0[hardship as usize] = steps.min(hardship.most());
        self
    }

    /// What was chosen, with its steps.
    pub fn iter(self) -> impl Iterator<Item = (Hardship, u8)> {
        Hardship::ALL.into_iter().map(move |hardship| (hardship, self.steps(hardship))).filter(|(_, steps)| *steps > 0)
    }

    /// Whether nothing was chosen.
    pub fn is_none(&self) -> bool {
        self.iter().next().is_none()
    }
}

impl Serialize for Difficulty {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter())
    }
}

impl<'de> Deserialize<'de> for Difficulty {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Difficulty, D::Error> {
        let mut difficulty = Difficulty::default();
        for (hardship, steps) in BTreeMap::<Hardship, u8>::deserialize(deserializer)? {
            if steps > hardship.most() {
                let most = hardship.most();
                return Err(serde::de::Error::custom(format_args!("{hardship} is {most} at most, not {steps}")));
            }
            difficulty = difficulty.with(hardship, steps);
        }
        Ok(difficulty)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hardships_stand_in_the_order_of_their_numbers() {
        assert_eq!(Hardship::ALL.map(Hardship::number), [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
        for (at, hardship) in Hardship::ALL.into_iter().enumerate() {
            let alone = Difficulty::default().with(hardship, 1);
            assert_eq!(alone.iter().collect::<Vec<_>>(), [(hardship, 1)]);
            assert_eq!(alone.0[at], 1);
            assert_eq!(alone.with(hardship, 0), Difficulty::default());
            assert_eq!(alone.with(hardship, u8::MAX).steps(hardship), hardship.most());
        }
        assert!(Difficulty::default().is_none());
    }

    /// G-80: Victory Points as in the rulebook's table.
    #[test]
    fn each_step_is_worth_its_points() {
        assert_eq!(Hardship::ALL.map(Hardship::points), [10, 2, 8, 4, 4, 10, 12, 1, 15, 4]);
    }
}
