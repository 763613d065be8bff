//! The rulebook of 2019 as the second source: where it differs, the log and refusals of a match in the First
//! edition show its section.

use super::Edition;
use crate::ruling::Rule;

/// Rules that the First edition words differently, and its rule.
const IN_THE_FIRST: &[(Rule, Rule)] = &[
    (Rule::EndOfGame, Rule::FirstEndOfGame),
    (Rule::AlliesSetup, Rule::FirstCommand),
    (Rule::CommandSkill, Rule::FirstCommand),
    (Rule::Commanding, Rule::FirstCommand),
    (Rule::OverFull, Rule::FirstOverOccupation),
    (Rule::LineOfSight, Rule::FirstLineOfSight),
    (Rule::Stances, Rule::FirstStances),
    (Rule::Neutralization, Rule::FirstNeutralization),
    (Rule::FallenMenace, Rule::FirstHindering),
    (Rule::CardAnatomy, Rule::FirstItems),
    (Rule::ManyCards, Rule::FirstItems),
    (Rule::MovePool, Rule::FirstMovePool),
    (Rule::FirstOfRound, Rule::FirstMovePool),
    (Rule::MoveTypes, Rule::FirstMoveTypes),
    (Rule::MoveCost, Rule::FirstMoveCost),
    (Rule::MovePayment, Rule::FirstMovePayment),
    (Rule::MeleeTarget, Rule::FirstMeleeTarget),
    (Rule::RangedTarget, Rule::FirstRangedTarget),
    (Rule::CharacterTile, Rule::FirstCharacteristics),
    (Rule::Events, Rule::FirstEvents),
    (Rule::Reinforcement, Rule::FirstReinforcement),
    (Rule::FreeRerolls, Rule::FirstFreeRerolls),
    (Rule::Explosions, Rule::FirstExplosions),
    (Rule::FlameSkill, Rule::FirstFlame),
    (Rule::ToxicGas, Rule::FirstFlame),
    (Rule::Frost, Rule::FirstFrost),
    (Rule::SmokeGrenade, Rule::FirstSmoke),
    (Rule::Blast, Rule::FirstBlast),
    (Rule::Scream, Rule::FirstCry),
    (Rule::WaivedCube, Rule::FirstCry),
    (Rule::PushingLimits, Rule::FirstPushingLimits),
    (Rule::TacticianSkill, Rule::FirstTactician),
    (Rule::TacticianReach, Rule::FirstTactician),
    (Rule::Attraction, Rule::FirstAttraction),
    (Rule::AttractionReach, Rule::FirstAttraction),
    (Rule::CircularStrike, Rule::FirstCircularStrike),
    (Rule::Burst, Rule::FirstBurst),
    (Rule::Shackle, Rule::FirstShackle),
    (Rule::Shackles, Rule::FirstShackle),
    (Rule::Retaliation, Rule::FirstRetaliation),
    (Rule::WallBreaker, Rule::FirstWallBreaker),
    (Rule::BrokenWalls, Rule::FirstWallBreaker),
];

impl Edition {
    /// A rule in this edition's form. G-3
    pub fn rule(self, rule: Rule) -> Rule {
        match self {
            Edition::Second => rule,
            Edition::First => IN_THE_FIRST.iter().find(|(second, _)| *second == rule).map_or(rule, |(_, first)| *first),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn either_edition_cites_its_own_book() {
        for rule in Rule::ALL {
            assert_eq!(Edition::Second.rule(*rule), *rule);
            let first = Edition::First.rule(*rule);
            assert_eq!(first.id().starts_with("R1 "), first != *rule || rule.id().starts_with("R1 "), "{rule}");
            assert!(!rule.id().starts_with("R1 ") || IN_THE_FIRST.iter().any(|(_, known)| known == rule), "{rule}");
        }
    }
}
