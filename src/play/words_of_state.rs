//! The table in words, so that a save outlives content: a tile added to a mission shifts no id. And back, checked.
//!
//! The rules write an id as its kind and its position, `tile#3`; here the position becomes a word,
//! `tile:thugs_crowbar`. What has no word of its own, such as a miniature of the match or a list of effects, keeps its
//! position; the mission's lists that such positions refer to are stored beside the table.

use std::sync::Arc;

use serde::Deserialize as _;
use serde_json::{Value, json};

use super::names::Names;
use gotham_rules::board::{AreaId, DoorId, LinkId};
use gotham_rules::{CardId, Game, HeroId, Options, Scenario, State, TileId, query};

/// Why a table in words cannot be set up.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StateError {
    /// Something on it is no longer part of the mission.
    #[error("\"{0}\" is no longer in this mission")]
    Unknown(String),
    /// The mission's tokens, numbers, modes, interactions, Events or endings have changed.
    #[error("the mission now has different {0}")]
    OtherLists(String),
    /// It was saved while the mission did something, and the mission now does it differently.
    #[error("it was saved in the middle of something that the mission now does differently")]
    InTheMiddle,
    /// It doesn't have the shape of a table.
    #[error("{0}")]
    Shape(String),
    /// It is impossible.
    #[error("{0}")]
    Impossible(String),
}

/// The table in words.
pub(crate) fn out(game: &Game) -> Value {
    let mut table = serde_json::to_value(game.state()).unwrap_or_default();
    let names = Names::of(game);
    walk(&mut table, &mut |text| {
        let (kind, place) = text.split_once('#')?;
        let place: u8 = place.parse().ok()?;
        let word = match kind {
            "area" => names.area(AreaId(place)),
            "hero" => names.hero(HeroId(place)),
            "tile" => names.tile(TileId(place)),
            "card" => names.card(CardId(place)),
            "door" => return Some(format!("door:{}", names.door(DoorId(place)))),
            "link" => return Some(format!("link:{}", names.link(LinkId(place)))),
            _ => return None,
        };
        Some(format!("{kind}:{word}"))
    });
    json!({ "lists": lists(game.scenario(), game.options()), "table": table })
}

/// What the mission counts by position, in words.
fn lists(scenario: &Scenario, options: &Options) -> Value {
    let (mission, program) = (&scenario.mission, &scenario.program);
    let tokens = program.kinds.iter().zip(&mission.token_kinds).map(|(kind, written)| json!([written.id, kind.faces]));
    let mut lists = json!({
        "tokens": tokens.collect::<Vec<_>>(),
        "numbers": mission.values.iter().map(|value| json!(value.0)).collect::<Vec<_>>(),
        "modes": mission.modes.iter().map(|mode| json!(mode.id)).collect::<Vec<_>>(),
        "interactions": mission.interactions.iter().map(|interaction| json!(interaction.id)).collect::<Vec<_>>(),
        "events": mission.events.iter().map(|event| json!(event.id)).collect::<Vec<_>>(),
        "triggers": mission.triggers.iter().map(|trigger| json!(trigger.id)).collect::<Vec<_>>(),
        "endings": mission.endings.iter().map(|ending| json!(ending.id)).collect::<Vec<_>>(),
    });
    if options.solo {
        // The deck counts its cards by position.
        let tiles = scenario.tile_cards.iter().map(|card| json!(card.id));
        let leaders = scenario.leader_cards.iter().map(|card| json!(card.id));
        lists["cards"] = tiles.chain(leaders).collect::<Vec<_>>().into();
    }
    lists
}

/// Whether the table was saved while the mission did something: procedures under way refer to its lists of effects.
pub(crate) fn is_in_the_middle(words: &Value) -> bool {
    match words {
        Value::String(text) => text.starts_with("list#"),
        Value::Array(items) => items.iter().any(is_in_the_middle),
        Value::Object(fields) => fields.values().any(is_in_the_middle),
        _ => false,
    }
}

/// The game whose table is given in words.
///
/// # Errors
/// When it names something the scenario lacks, or is impossible.
pub(crate) fn read(scenario: &Arc<Scenario>, options: Options, words: &Value) -> Result<Game, StateError> {
    let here = lists(scenario, &options);
    let other = here.as_object().into_iter().flatten().find(|(name, list)| words["lists"][name.as_str()] != **list);
    if let Some((name, _)) = other {
        return Err(StateError::OtherLists(name.clone()));
    }
    let mut table = words["table"].clone();
    check_places(scenario, &table)?;
    let mut unknown = None;
    walk(&mut table, &mut |text| {
        let (kind, word) = text.split_once(':')?;
        let id = match kind {
            "area" => scenario.find_area(word).map(|id| json!(id)),
            "hero" => scenario.find_hero(word).map(|id| json!(id)),
            "tile" => scenario.find_tile(word).map(|id| json!(id)),
            "card" => scenario.find_card(word).map(|id| json!(id)),
            "door" => scenario.board.find_door(word).map(|id| json!(id)),
            "link" => scenario.board.find_link(word).map(|id| json!(id)),
            _ => return None,
        };
        if id.is_none() {
            unknown = Some(text.to_string());
        }
        id.as_ref().and_then(Value::as_str).map(str::to_string)
    });
    if let Some(word) = unknown {
        return Err(StateError::Unknown(word));
    }
    let state = State::deserialize(&table).map_err(|error| StateError::Shape(error.to_string()))?;
    let kinds = &scenario.program.kinds;
    let is_sound =
        |kind: u8, face: u8| kinds.get(usize::from(kind)).is_some_and(|it| usize::from(face) < it.faces.len());
    if !state.tokens.iter().all(|token| is_sound(token.kind, token.face)) {
        return Err(StateError::Impossible("a mission token of no kind".into()));
    }
    let game = Game::from_state(Arc::clone(scenario), options, state);
    match query::invariants(&game).into_iter().next() {
        Some(broken) => Err(StateError::Impossible(broken)),
        None => Ok(game),
    }
}

/// Every position that is referred to must exist.
fn check_places(scenario: &Scenario, table: &Value) -> Result<(), StateError> {
    let (mission, program) = (&scenario.mission, &scenario.program);
    let minis = table["minis"].as_array().map_or(0, Vec::len);
    let tablets = table["tablets"].as_array().map_or(0, Vec::len);
    let mut wrong = None;
    each_text(table, &mut |text| {
        let Some((kind, place)) = text.split_once('#') else { return };
        let count = match kind {
            "mini" => minis,
            "tablet" => tablets.max(mission.heroes.len()),
            "list" => program.lists.len(),
            "interaction" => mission.interactions.len(),
            "mode" => mission.modes.len(),
            "value" => mission.values.len(),
            // These must be in words.
            "area" | "hero" | "tile" | "card" | "door" | "link" => 0,
            _ => usize::MAX,
        };
        if place.parse::<usize>().map_or(true, |place| place >= count) {
            wrong = Some(text.to_string());
        }
    });
    wrong.map_or(Ok(()), |text| Err(StateError::Unknown(text)))
}

/// Looks at each text of a value.
fn each_text(value: &Value, at: &mut impl FnMut(&str)) {
    match value {
        Value::String(text) => at(text),
        Value::Array(items) => items.iter().for_each(|item| each_text(item, at)),
        Value::Object(fields) => fields.values().for_each(|field| each_text(field, at)),
        _ => {}
    }
}

/// Lets each text of a value be replaced.
fn walk(value: &mut Value, change: &mut impl FnMut(&str) -> Option<String>) {
    match value {
        Value::String(text) => {
            if let Some(changed) = change(text) {
                *text = changed;
            }
        }
        Value::Array(items) => items.iter_mut().for_each(|item| walk(item, change)),
        Value::Object(fields) => fields.values_mut().for_each(|field| walk(field, change)),
        _ => {}
    }
}
