//! Rules as options, in words.

use gotham_rules::{Edition, Hardship, NotYet, Options, Variant};
use gotham_words::Words;

/// An edition's name.
pub fn edition(words: &Words, edition: Edition) -> &str {
    match edition {
        Edition::First => words.option_first(),
        Edition::Second => words.option_second(),
    }
}

/// A variant's name.
pub fn variant(words: &Words, variant: Variant) -> &str {
    match variant {
        Variant::ExtraRecovery => words.option_extra_recovery(),
        Variant::RestingMovement => words.option_resting_movement(),
        Variant::KeptMovePoints => words.option_kept_move_points(),
        Variant::FreeSuccess => words.option_free_success(),
        Variant::CheapEvents => words.option_cheap_events(),
        Variant::VillainFreeReroll => words.option_villain_free_reroll(),
        Variant::SplitMovement => words.option_split_movement(),
    }
}

/// What a variant does.
pub fn variant_tip(words: &Words, variant: Variant) -> &str {
    match variant {
        Variant::ExtraRecovery => words.option_extra_recovery_tip(),
        Variant::RestingMovement => words.option_resting_movement_tip(),
        Variant::KeptMovePoints => words.option_kept_move_points_tip(),
        Variant::FreeSuccess => words.option_free_success_tip(),
        Variant::CheapEvents => words.option_cheap_events_tip(),
        Variant::VillainFreeReroll => words.option_villain_free_reroll_tip(),
        Variant::SplitMovement => words.option_split_movement_tip(),
    }
}

/// The name of what makes the automated Villain harder to beat.
pub fn hardship(words: &Words, hardship: Hardship) -> &str {
    match hardship {
        Hardship::RecoveryValue => words.option_recovery_value(),
        Hardship::Energy => words.option_energy(),
        Hardship::OrangeDefense => words.option_orange_defense(),
        Hardship::AutomaticEvents => words.option_automatic_events(),
        Hardship::MoreReinforcements => words.option_more_reinforcements(),
        Hardship::ContinuousReinforcements => words.option_continuous_reinforcements(),
        Hardship::ThirdActivation => words.option_third_activation(),
        Hardship::LeaderLife => words.option_leader_life(),
        Hardship::FewerRounds => words.option_fewer_rounds(),
        Hardship::UnhurtDrops => words.option_unhurt_drops(),
    }
}

/// What a step of it does.
pub fn hardship_tip(words: &Words, hardship: Hardship) -> &str {
    match hardship {
        Hardship::RecoveryValue => words.option_recovery_value_tip(),
        Hardship::Energy => words.option_energy_tip(),
        Hardship::OrangeDefense => words.option_orange_defense_tip(),
        Hardship::AutomaticEvents => words.option_automatic_events_tip(),
        Hardship::MoreReinforcements => words.option_more_reinforcements_tip(),
        Hardship::ContinuousReinforcements => words.option_continuous_reinforcements_tip(),
        Hardship::ThirdActivation => words.option_third_activation_tip(),
        Hardship::LeaderLife => words.option_leader_life_tip(),
        Hardship::FewerRounds => words.option_fewer_rounds_tip(),
        Hardship::UnhurtDrops => words.option_unhurt_drops_tip(),
    }
}

/// Why an option cannot be chosen: "Solo: this mission has no sheet (SOLO II)".
pub fn not_yet(words: &Words, not_yet: NotYet) -> String {
    match not_yet {
        NotYet::Solo => words.option_no_sheet(words.option_solo(), not_yet.rule()),
        NotYet::Difficulty => words.option_only_solo(words.option_difficulty(), not_yet.rule()),
        NotYet::FewerRounds => words.option_only_core_box(words.option_fewer_rounds(), not_yet.rule()),
        NotYet::Variant(which) => words.option_not_solo(variant(words, which), not_yet.rule()),
    }
}

/// What differs from the standard rules in a match, one sentence each.
pub fn options(words: &Words, options: &Options) -> Vec<String> {
    let cubes = options.villain_reserve.unsigned_abs();
    let reserve = match options.villain_reserve {
        0 => None,
        1.. => Some(words.option_more_cubes(cubes)),
        _ => Some(words.option_fewer_cubes(cubes)),
    };
    let edition =
        (options.edition != Edition::default()).then(|| words.option_played_by(edition(words, options.edition)));
    let variants = options.variants.iter();
    let variants = variants.map(|which| words.option_variant(variant(words, which), variant_tip(words, which)));
    let hardships = options
        .difficulty
        .iter()
        .map(|(which, steps)| words.option_hardship(steps, hardship(words, which), hardship_tip(words, which)));
    edition.into_iter().chain(reserve).chain(variants).chain(hardships).collect()
}
