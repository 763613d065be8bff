//! Test positions: things put where a test or a puzzle wants them, in the words of the protocol.
//!
//! Only what is named changes. The position must be a possible one: [`query::invariants`] judges it.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::names::Names;
use crate::rules::board::AreaId;
use crate::rules::command::Stance;
use crate::rules::event::FieldKind;
use crate::rules::state::{FieldToken, RiverSlot, Spaces, State};
use crate::rules::{CardId, Game, MiniId, query};

/// What to put where.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Placement {
    /// The round.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub round: Option<u8>,
    /// Miniatures by their words.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub minis: BTreeMap<String, MiniPlacement>,
    /// The Command Post.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub command_post: Option<PostPlacement>,
    /// The River from left to right: tiles, or `event` for the Event Warning tile.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub river: Option<Vec<String>>,
    /// Mission tokens by their words; none takes one off the board.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub tokens: BTreeMap<String, Option<TokenPlacement>>,
    /// Every Field Modifier token on the board.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fields: Option<Vec<FieldPlacement>>,
    /// All Equipment on the board, by Area.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ground: Option<BTreeMap<String, Vec<String>>>,
}

/// A miniature's place and condition; what is left out stays as it is.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[allow(missing_docs, reason = "the names are those of the state")]
pub struct MiniPlacement {
    /// The Area, or `off` for the pool.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub area: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub life: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub down: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub shackles: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stance: Option<Stance>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reserve: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fatigue: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wounds: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub spaces: Option<Spaces>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub equipment: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub gadgets: Option<Vec<String>>,
}

/// The Command Post; what is left out stays as it is.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[allow(missing_docs, reason = "the names are those of the state")]
pub struct PostPlacement {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reserve: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fatigue: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub movement: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub defense: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reroll: Option<u8>,
}

/// A mission token's place and face; what is left out stays as it is.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct TokenPlacement {
    /// The Area.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub area: Option<String>,
    /// The face.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub face: Option<String>,
}

/// A Field Modifier token.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FieldPlacement {
    /// Which kind.
    pub kind: FieldKind,
    /// Where.
    pub area: String,
    /// Whose turn it counts.
    pub by: Owner,
    /// Active, or already dissipating.
    #[serde(default = "yes")]
    pub active: bool,
}

fn yes() -> bool {
    true
}

/// A side, in the protocol's words.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the two sides")]
pub enum Owner {
    Heroes,
    Villain,
}

/// Why a position is not taken.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PlacementError {
    /// A word that means nothing here.
    #[error("{field}: there is no {what} called \"{word}\" in this match")]
    Unknown {
        /// Where it stands.
        field: String,
        /// What it should be.
        what: &'static str,
        /// The word.
        word: String,
    },
    /// A field that this miniature has not.
    #[error("minis.{0}: only Heroes have cubes, a Stance and cards")]
    NoHero(String),
    /// The River needs the tiles that it has.
    #[error("river: the same tiles are expected, in another order")]
    River,
    /// The position cannot be.
    #[error("that position cannot be: {}", .0.join("; "))]
    Impossible(Vec<String>),
}

impl Placement {
    /// The game with everything put there.
    ///
    /// # Errors
    /// When a word is unknown or the position could not be.
    pub fn apply(&self, game: &Game) -> Result<Game, PlacementError> {
        let mut placed = game.clone();
        let finder = Finder { names: Names::of(game), game };
        let state = placed.state_mut();
        if let Some(round) = self.round {
            state.round = round;
        }
        for (word, placement) in &self.minis {
            let field = format!("minis.{word}");
            let id = finder.names.find_mini(word).ok_or_else(|| unknown(&field, "miniature", word))?;
            place_mini(&finder, state, id, word, placement)?;
        }
        if let Some(post) = &self.command_post {
            set(&mut state.post.reserve, post.reserve);
            set(&mut state.post.fatigue, post.fatigue);
            set(&mut state.post.spaces.movement, post.movement);
            set(&mut state.post.spaces.defense, post.defense);
            set(&mut state.post.spaces.reroll, post.reroll);
        }
        if let Some(words) = &self.river {
            state.river = finder.river(words, &state.river)?;
        }
        for (word, placement) in &self.tokens {
            finder.token(state, word, placement.as_ref())?;
        }
        // Who was put somewhere else has its tokens with it; who was taken off the board has none.
        let places: Vec<Option<AreaId>> = state.minis.iter().map(|mini| mini.area).collect();
        for token in &mut state.tokens {
            match token.carried_by.map(|bearer| places[bearer.index()]) {
                Some(Some(area)) => token.area = area,
                Some(None) => token.carried_by = None,
                None => {}
            }
        }
        if let Some(fields) = &self.fields {
            state.fields = fields.iter().map(|field| finder.field(field)).collect::<Result<_, _>>()?;
        }
        if let Some(ground) = &self.ground {
            state.ground.clear();
            for (area, cards) in ground {
                let at = finder.area("ground", area)?;
                for card in finder.cards(&format!("ground.{area}"), cards)? {
                    state.ground.push((at, card));
                }
            }
        }
        let problems = query::invariants(&placed);
        if problems.is_empty() { Ok(placed) } else { Err(PlacementError::Impossible(problems)) }
    }
}

fn place_mini(
    finder: &Finder,
    state: &mut State,
    id: MiniId,
    word: &str,
    placement: &MiniPlacement,
) -> Result<(), PlacementError> {
    let mini = &mut state.minis[id.index()];
    match placement.area.as_deref() {
        None => {}
        Some("off") => mini.area = None,
        Some(area) => mini.area = Some(finder.area(&format!("minis.{word}.area"), area)?),
    }
    set(&mut mini.life, placement.life);
    set(&mut mini.down, placement.down);
    set(&mut mini.shackles, placement.shackles);
    let Some(hero) = state.tablet_mut(id) else {
        let for_heroes = MiniPlacement {
            area: placement.area.clone(),
            life: placement.life,
            down: placement.down,
            shackles: placement.shackles,
            ..MiniPlacement::default()
        };
        return if *placement == for_heroes { Ok(()) } else { Err(PlacementError::NoHero(word.into())) };
    };
    set(&mut hero.stance, placement.stance);
    set(&mut hero.reserve, placement.reserve);
    set(&mut hero.fatigue, placement.fatigue);
    set(&mut hero.wounds, placement.wounds);
    set(&mut hero.spaces, placement.spaces);
    if let Some(cards) = &placement.equipment {
        hero.equipment = finder.cards(&format!("minis.{word}.equipment"), cards)?;
    }
    if let Some(cards) = &placement.gadgets {
        hero.gadgets = finder.cards(&format!("minis.{word}.gadgets"), cards)?;
    }
    Ok(())
}

fn set<T: Copy>(place: &mut T, value: Option<T>) {
    if let Some(value) = value {
        *place = value;
    }
}

fn unknown(field: &str, what: &'static str, word: &str) -> PlacementError {
    PlacementError::Unknown { field: field.into(), what, word: word.chars().take(60).collect() }
}

struct Finder<'a> {
    names: Names<'a>,
    game: &'a Game,
}

impl Finder<'_> {
    fn area(&self, field: &str, word: &str) -> Result<AreaId, PlacementError> {
        self.game.scenario().find_area(word).ok_or_else(|| unknown(field, "Area", word))
    }

    fn cards(&self, field: &str, words: &[String]) -> Result<Vec<CardId>, PlacementError> {
        let find = |word: &String| self.game.scenario().find_card(word).ok_or_else(|| unknown(field, "card", word));
        words.iter().map(find).collect()
    }

    fn river(&self, words: &[String], before: &[RiverSlot]) -> Result<Vec<RiverSlot>, PlacementError> {
        let mut left = before.to_vec();
        let mut river = Vec::new();
        for word in words {
            let is_it = |slot: &RiverSlot| match slot {
                RiverSlot::Tile { tile, .. } => self.names.tile(*tile) == word,
                RiverSlot::Event => word == "event",
            };
            let at = left.iter().position(is_it).ok_or(PlacementError::River)?;
            river.push(left.remove(at));
        }
        if left.is_empty() { Ok(river) } else { Err(PlacementError::River) }
    }

    fn token(&self, state: &mut State, word: &str, placement: Option<&TokenPlacement>) -> Result<(), PlacementError> {
        let field = format!("tokens.{word}");
        let id = self.names.find_token(word).ok_or_else(|| unknown(&field, "token", word))?;
        let at = state.tokens.iter().position(|token| token.id == id);
        let at = at.ok_or_else(|| unknown(&field, "token on the board", word))?;
        let Some(placement) = placement else {
            state.tokens.remove(at);
            return Ok(());
        };
        if let Some(area) = &placement.area {
            state.tokens[at].area = self.area(&field, area)?;
            state.tokens[at].carried_by = None;
        }
        if let Some(face) = &placement.face {
            let kind = self.game.scenario().mission.token_kinds.get(usize::from(state.tokens[at].kind));
            let found = kind.and_then(|kind| kind.faces.iter().position(|known| known.as_str() == face));
            state.tokens[at].face = found.ok_or_else(|| unknown(&field, "face", face))? as u8;
        }
        Ok(())
    }

    fn field(&self, placed: &FieldPlacement) -> Result<FieldToken, PlacementError> {
        use crate::content::mission::Side;
        let by = match placed.by {
            Owner::Heroes => Side::Heroes,
            Owner::Villain => Side::Villain,
        };
        Ok(FieldToken { kind: placed.kind, area: self.area("fields", &placed.area)?, by, active: placed.active })
    }
}
