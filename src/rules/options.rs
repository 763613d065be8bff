//! Rules as options: what the players agree on before a match. Queries and procedures ask by name for what follows from
//! it, never for the option itself.

use super::difficulty::{Difficulty, Hardship, MOST_CUBES};
use super::edition::Edition;
use super::players::Players;
use gotham_content::mission::Mission;
use gotham_content::read_by_name;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// What the players agree on before a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(remote = "Self", deny_unknown_fields, default)]
pub struct Options {
    /// How many more (or fewer) cubes in the Villain's Reserve at the start.
    pub villain_reserve: i8,
    /// Who plays which Hero. G-62
    #[serde(skip_serializing_if = "Players::is_one")]
    pub players: Players,
    /// Whose rules are played. G-3
    pub edition: Edition,
    /// Which variants are played. R2 XIII
    pub variants: Variants,
    /// Whether cards decide for the Villain instead of a player.
    pub solo: bool,
    /// What makes the automated Villain harder to beat. SOLO XV
    #[serde(skip_serializing_if = "Difficulty::is_none")]
    pub difficulty: Difficulty,
}

read_by_name!(Options);

/// A variant that makes a match easier or harder. R2 XIII
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Variant {
    /// Each Hero recovers one more cube when it takes its Stance.
    ExtraRecovery,
    /// A Resting Hero may move on its First Movement Bonus, without cubes. G-67
    RestingMovement,
    /// What is left of a Hero's First Movement Bonus stays for later Movements of the turn.
    KeptMovePoints,
    /// Once per game, each Hero may add a success to an action.
    FreeSuccess,
    /// The Event Warning tile costs the Villain one cube less.
    CheapEvents,
    /// The Villain has a Free Reroll on either side's turn.
    VillainFreeReroll,
    /// A Villain's miniature may split its First Movement Bonus between its two Movements.
    SplitMovement,
}

impl Variant {
    /// Every variant, those that help the Heroes first.
    pub const ALL: [Variant; 7] = [
        Variant::ExtraRecovery,
        Variant::RestingMovement,
        Variant::KeptMovePoints,
        Variant::FreeSuccess,
        Variant::CheapEvents,
        Variant::VillainFreeReroll,
        Variant::SplitMovement,
    ];

    /// Whether it makes the match easier for the Heroes.
    pub fn helps_heroes(self) -> bool {
        !matches!(self, Variant::CheapEvents | Variant::VillainFreeReroll | Variant::SplitMovement)
    }

    /// Its name in records and requests.
    pub fn word(self) -> &'static str {
        match self {
            Variant::ExtraRecovery => "extra_recovery",
            Variant::RestingMovement => "resting_movement",
            Variant::KeptMovePoints => "kept_move_points",
            Variant::FreeSuccess => "free_success",
            Variant::CheapEvents => "cheap_events",
            Variant::VillainFreeReroll => "villain_free_reroll",
            Variant::SplitMovement => "split_movement",
        }
    }
}

/// The variants of a match: any of them. Files hold a list.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Variants(u8);

impl Variants {
    /// Whether a variant is played.
    pub fn has(self, variant: Variant) -> bool {
        self.0 & Variants::bit(variant) != 0
    }

    /// The variants that are played, in the order of [`Variant::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Variant> {
        Variant::ALL.into_iter().filter(move |variant| self.has(*variant))
    }

    /// These variants with one more, or, if it was among them, without it.
    #[must_use]
    pub fn turned(self, variant: Variant) -> Variants {
        Variants(self.0 ^ Variants::bit(variant))
    }

    fn bit(variant: Variant) -> u8 {
        1 << variant as u8
    }
}

impl FromIterator<Variant> for Variants {
    fn from_iter<I: IntoIterator<Item = Variant>>(variants: I) -> Variants {
        Variants(variants.into_iter().fold(0, |all, variant| all | Variants::bit(variant)))
    }
}

impl Serialize for Variants {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Variants {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Variants, D::Error> {
        Vec::<Variant>::deserialize(deserializer).map(Variants::from_iter)
    }
}

/// An option that can be named but not played: it would have no effect.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotYet {
    /// Solo on a mission whose cards nobody has chosen.
    #[error("solo: not on this mission, it has no sheet ({})", self.rule())]
    Solo,
    /// What makes the automated Villain harder to beat, where a player decides for him.
    #[error("difficulty: only when cards decide for the Villain ({})", self.rule())]
    Difficulty,
    /// A variant that helps a human Villain: the automated one has hardships instead. SOLO XV
    #[error("{}: not when cards decide for the Villain, who has hardships instead ({})", .0.word(), self.rule())]
    Variant(Variant),
    /// Fewer rounds in a mission of an expansion. SOLO XV 9
    #[error("fewer_rounds: only in missions of the core box ({})", self.rule())]
    FewerRounds,
}

impl NotYet {
    /// The rule, or the rulebook, that it comes from.
    pub fn rule(self) -> &'static str {
        match self {
            NotYet::Solo => "SOLO II",
            NotYet::Difficulty | NotYet::Variant(_) | NotYet::FewerRounds => "SOLO XV",
        }
    }
}

impl Options {
    /// Whether all of this can be played on some mission.
    ///
    /// # Errors
    /// The first option that cannot be played.
    pub fn check(&self) -> Result<(), NotYet> {
        if !self.solo && !self.difficulty.is_none() {
            return Err(NotYet::Difficulty);
        }
        let of_villain = self.variants.iter().find(|variant| !variant.helps_heroes());
        of_villain.filter(|_| self.solo).map_or(Ok(()), |variant| Err(NotYet::Variant(variant)))
    }

    /// Whether all of this can be played on a mission: cards decide only where it has a sheet, and only the core box's missions
    /// can be made shorter. SOLO II, SOLO XV 9
    ///
    /// # Errors
    /// The first option that cannot be played.
    pub fn check_on(&self, mission: &Mission) -> Result<(), NotYet> {
        if self.solo && mission.sheet.is_none() {
            return Err(NotYet::Solo);
        }
        self.check()?;
        let is_shorter = self.difficulty.steps(Hardship::FewerRounds) > 0;
        if is_shorter && mission.is_of_an_expansion() { Err(NotYet::FewerRounds) } else { Ok(()) }
    }

    /// Cubes that a Hero recovers beyond its Recovery Value when it takes its Stance. R2 XIII
    pub(super) fn extra_recovery(&self) -> u8 {
        self.variants.has(Variant::ExtraRecovery).into()
    }

    /// Whether a Resting Hero may move, without cubes. R2 XIII, G-67
    pub(super) fn resting_heroes_move(&self) -> bool {
        self.variants.has(Variant::RestingMovement)
    }

    /// Whether what is left of a Hero's First Movement Bonus stays for later Movements of the turn. R2 XIII
    pub(super) fn heroes_keep_points(&self) -> bool {
        self.variants.has(Variant::KeptMovePoints)
    }

    /// Whether each Hero may add a success to an action, once per game. R2 XIII
    pub(super) fn heroes_have_free_success(&self) -> bool {
        self.variants.has(Variant::FreeSuccess)
    }

    /// How many fewer cubes the Event Warning tile costs. R2 XIII
    pub(super) fn event_discount(&self) -> u8 {
        self.variants.has(Variant::CheapEvents).into()
    }

    /// Whether the Villain has a Free Reroll in each turn, of either side. R2 XIII
    pub(super) fn villain_has_free_reroll(&self) -> bool {
        self.variants.has(Variant::VillainFreeReroll)
    }

    /// What the Villain's Recovery Value gains. SOLO XV 1
    pub(crate) fn extra_recovery_value(&self) -> u8 {
        2 * self.difficulty.steps(Hardship::RecoveryValue)
    }

    /// How many more cubes in the Villain's Reserve at the start, given how many he already has. SOLO XV 2
    pub(crate) fn extra_energy(&self, cubes: u8) -> u8 {
        self.difficulty.steps(Hardship::Energy).min(MOST_CUBES.saturating_sub(cubes))
    }

    /// Whether Leaders roll one more Orange die in Defense against the Heroes' attacks. SOLO XV 3
    pub(crate) fn leaders_have_orange_defense(&self) -> bool {
        self.difficulty.steps(Hardship::OrangeDefense) > 0
    }

    /// Whether the Event Warning tile is activated when it reaches the first position. SOLO XV 4
    pub(crate) fn event_tile_goes_by_itself(&self) -> bool {
        self.difficulty.steps(Hardship::AutomaticEvents) > 0
    }

    /// Reinforcement Points that the Villain gains on top of those given; a roll of 0 adds nothing. SOLO XV 5, G-80
    pub(crate) fn extra_reinforcement(&self, points: u8) -> u8 {
        if points > 0 { 2 * self.difficulty.steps(Hardship::MoreReinforcements) } else { 0 }
    }

    /// Whether the Villain rolls for Reinforcement Points at the start of his turn. SOLO XV 6
    pub(crate) fn continuous_reinforcement(&self) -> bool {
        self.difficulty.steps(Hardship::ContinuousReinforcements) > 0
    }

    /// Whether one column of a Tile Activation card is resolved twice. SOLO XV 7
    pub fn third_activation(&self) -> bool {
        self.difficulty.steps(Hardship::ThirdActivation) > 0
    }

    /// How many more Life Points each Leader has. SOLO XV 8
    pub(crate) fn leader_life(&self) -> u8 {
        self.difficulty.steps(Hardship::LeaderLife)
    }

    /// How many rounds shorter a mission is; at least one is left. SOLO XV 9
    pub fn fewer_rounds(&self, rounds: u8) -> u8 {
        self.difficulty.steps(Hardship::FewerRounds).min(rounds.saturating_sub(1))
    }

    /// Whether the Villain's miniatures drop without being hurt. SOLO XV 10
    pub(crate) fn falls_unhurt(&self) -> bool {
        self.difficulty.steps(Hardship::UnhurtDrops) > 0
    }

    /// Whether a Villain's miniature may save part of its First Movement Bonus for its second Movement. R2 XIII
    pub(super) fn villain_splits_movement(&self) -> bool {
        self.variants.has(Variant::SplitMovement)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_variant_has_a_bit_and_a_place_of_its_own() {
        for variant in Variant::ALL {
            let alone = Variants::from_iter([variant]);
            assert_eq!(alone.iter().collect::<Vec<_>>(), [variant]);
            assert_eq!(alone.turned(variant), Variants::default());
        }
        assert_eq!(Variants::from_iter(Variant::ALL).iter().collect::<Vec<_>>(), Variant::ALL);
    }

    #[test]
    fn what_cannot_be_played_yet_is_refused_and_names_its_rule() {
        assert_eq!(Options { variants: Variant::ALL.into_iter().collect(), ..Options::default() }.check(), Ok(()));
        for edition in Edition::ALL {
            assert_eq!(Options { edition, ..Options::default() }.check(), Ok(()));
        }
        let difficulty = Difficulty::default().with(Hardship::Energy, 1);
        assert_eq!(Options { difficulty, ..Options::default() }.check(), Err(NotYet::Difficulty));
        assert_eq!(Options { difficulty, solo: true, ..Options::default() }.check(), Ok(()));
        for variant in Variant::ALL {
            let variants = Variants::from_iter([variant]);
            let expected = if variant.helps_heroes() { Ok(()) } else { Err(NotYet::Variant(variant)) };
            assert_eq!(Options { variants, solo: true, ..Options::default() }.check(), expected);
            assert_eq!(NotYet::Variant(variant).rule(), "SOLO XV");
        }
        assert_eq!(NotYet::FewerRounds.rule(), "SOLO XV");
    }
}
