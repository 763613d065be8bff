//! What the words of a placement mean in a match.

use serde::Deserialize as _;
use serde::de::IntoDeserializer as _;
use serde::de::value::Error;

use super::PlacementError;
use crate::names::Names;
use crate::wire::camel_case;
use gotham_content::skill::Skill;
use gotham_rules::board::AreaId;
use gotham_rules::{CardId, Game, InteractionId, MiniId, ModeId, TileId};

/// Finds what words mean; an error names the field that they are in.
#[derive(Clone, Copy)]
pub(super) struct Finder<'a> {
    pub(super) names: Names<'a>,
    pub(super) game: &'a Game,
}

impl Finder<'_> {
    pub(super) fn mini(&self, field: &str, word: &str) -> Result<MiniId, PlacementError> {
        self.names.find_mini(word).ok_or_else(|| unknown(field, "miniature", word))
    }

    pub(super) fn area(&self, field: &str, word: &str) -> Result<AreaId, PlacementError> {
        self.game.scenario().find_area(word).ok_or_else(|| unknown(field, "Area", word))
    }

    pub(super) fn tile(&self, field: &str, word: &str) -> Result<TileId, PlacementError> {
        self.game.scenario().find_tile(word).ok_or_else(|| unknown(field, "tile", word))
    }

    pub(super) fn cards(&self, field: &str, words: &[String]) -> Result<Vec<CardId>, PlacementError> {
        let find = |word: &String| self.game.scenario().find_card(word).ok_or_else(|| unknown(field, "card", word));
        words.iter().map(find).collect()
    }

    pub(super) fn interaction(&self, field: &str, word: &str) -> Result<InteractionId, PlacementError> {
        let found = self.names.find_interaction(word).map(InteractionId);
        found.ok_or_else(|| unknown(field, "interaction", word))
    }

    /// A named number of the mission, by its position.
    pub(super) fn value(&self, field: &str, word: &str) -> Result<usize, PlacementError> {
        let values = &self.game.scenario().mission.values;
        let found = values.iter().position(|(name, _)| name.as_str() == word);
        found.ok_or_else(|| unknown(field, "number", word))
    }

    pub(super) fn mode(&self, field: &str, word: &str) -> Result<ModeId, PlacementError> {
        let modes = self.game.scenario().mission.modes.iter().zip(0u8..);
        let found = modes.into_iter().find(|(mode, _)| mode.id.as_str() == word).map(|(_, at)| ModeId(at));
        found.ok_or_else(|| unknown(field, "mode", word))
    }

    pub(super) fn skill(&self, field: &str, word: &str) -> Result<Skill, PlacementError> {
        let name = camel_case(word);
        Skill::deserialize(name.as_str().into_deserializer()).map_err(|_: Error| unknown(field, "Skill", word))
    }
}

/// A word that means nothing here.
pub(super) fn unknown(field: &str, what: &'static str, word: &str) -> PlacementError {
    PlacementError::Unknown { field: field.into(), what, word: word.chars().take(60).collect() }
}

/// An impossible value.
pub(super) fn wrong(field: impl Into<String>, message: impl Into<String>) -> PlacementError {
    PlacementError::Value { field: field.into(), message: message.into() }
}
