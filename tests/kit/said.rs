//! What the log says: successes, Wounds, costs.

use gotham_rules::event::{Part, PartOf};
use gotham_rules::{Event, Happening};

use super::table::Table;

impl Table {
    /// What happened, without the rules.
    pub(crate) fn happened(&self) -> impl Iterator<Item = &Happening> {
        self.log.iter().map(|event: &Event| &event.what)
    }

    /// Whether something happened.
    pub(crate) fn saw(&self, wanted: impl Fn(&Happening) -> bool) -> bool {
        self.happened().any(wanted)
    }

    /// The rule ids of what happened.
    pub(crate) fn rules(&self) -> Vec<&'static str> {
        self.log.iter().map(|event| event.rule.id()).collect()
    }

    /// Successes of each attack before Defense.
    pub(crate) fn attack_successes(&self) -> Vec<u8> {
        let counted = self.happened().filter_map(|what| match what {
            Happening::AttackCounted { successes, .. } => Some(*successes),
            _ => None,
        });
        counted.collect()
    }

    /// A part of the last attack, Defense or Complex action that was counted; 0 if it isn't there.
    pub(crate) fn part(&self, from: PartOf) -> i8 {
        let last = self.happened().filter_map(|what| match what {
            Happening::AttackCounted { parts, .. }
            | Happening::DefenseCounted { parts, .. }
            | Happening::ActionCounted { parts, .. } => Some(parts),
            _ => None,
        });
        sum(last.last().expect("something was counted"), from)
    }

    /// A part of the last attack that was counted; 0 if it isn't there.
    pub(crate) fn part_of_attack(&self, from: PartOf) -> i8 {
        let last = self.happened().filter_map(|what| match what {
            Happening::AttackCounted { parts, .. } => Some(parts),
            _ => None,
        });
        sum(last.last().expect("an attack was counted"), from)
    }

    /// Successes of each Defense, and what got through.
    pub(crate) fn defenses(&self) -> Vec<(u8, u8)> {
        let counted = self.happened().filter_map(|what| match what {
            Happening::DefenseCounted { successes, through, .. } => Some((*successes, *through)),
            _ => None,
        });
        counted.collect()
    }

    /// Successes of each Complex action, and whether it succeeded.
    pub(crate) fn actions(&self) -> Vec<(u8, bool)> {
        let counted = self.happened().filter_map(|what| match what {
            Happening::ActionCounted { successes, succeeded, .. } => Some((*successes, *succeeded)),
            _ => None,
        });
        counted.collect()
    }

    /// Wounds that a miniature suffered.
    pub(crate) fn wounds(&self, name: &str) -> u8 {
        let wanted = self.mini(name);
        let suffered = self.happened().filter_map(|what| match what {
            Happening::Wounded { mini, wounds, .. } if *mini == wanted => Some(*wounds),
            _ => None,
        });
        suffered.sum()
    }

    /// How often a miniature was Neutralized.
    pub(crate) fn neutralized(&self, name: &str) -> usize {
        let wanted = self.mini(name);
        self.happened().filter(|what| matches!(what, Happening::Neutralized { mini, .. } if *mini == wanted)).count()
    }

    /// The cost of each Move.
    pub(crate) fn costs(&self) -> Vec<i8> {
        self.cost_parts().iter().map(|parts| parts.iter().map(|part| part.amount).sum()).collect()
    }

    /// The cost of each Move part by part.
    pub(crate) fn cost_parts(&self) -> Vec<Vec<Part>> {
        let moved = self.happened().filter_map(|what| match what {
            Happening::Moved { cost, .. } => Some(cost.clone()),
            _ => None,
        });
        moved.collect()
    }

    /// A part of the last Move's cost.
    pub(crate) fn cost_part(&self, from: PartOf) -> i8 {
        sum(self.cost_parts().last().expect("a Move"), from)
    }

    /// Dice of each roll: color letters and faces, `O2 Y0`.
    pub(crate) fn rolls(&self) -> Vec<String> {
        let rolled = self.happened().filter_map(|what| match what {
            Happening::Rolled { dice, .. } => {
                let words: Vec<String> = dice.iter().map(|(color, face)| format!("{}{face}", color.letter())).collect();
                Some(words.join(" "))
            }
            _ => None,
        });
        rolled.collect()
    }
}

fn sum(parts: &[Part], from: PartOf) -> i8 {
    parts.iter().filter(|part| part.from == from).map(|part| part.amount).sum()
}
