//! Commands, events and prompts as JSON in which every id is a word: the form of records and of the protocol.
//!
//! The rules write ids as numbers. What a number means follows from its key and from the kind of thing that it is
//! in: [`noun`] is that table, and the rest of the file follows it.

use serde_json::{Map, Value, json};

use super::names::Names;
use gotham_content::dice::Color;
use gotham_content::skill::Skill;
use gotham_rules::board::{AreaId, DoorId, ElevatorId, LinkId, MoveType};
use gotham_rules::{AiCardId, CardId, Command, Event, Game, HeroId, MiniId, Prompt, TileId, TokenId};

/// Why a command in words cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{field}: {message}")]
pub struct WireError {
    /// The field, such as `command.target`.
    pub field: String,
    /// What is wrong with it.
    pub message: String,
}

/// A command in words.
pub fn command_out(game: &Game, command: &Command) -> Value {
    out(game, command)
}

/// An event in words.
pub fn event_out(game: &Game, event: &Event) -> Value {
    out(game, event)
}

/// A prompt in words: `side`, `subject`, `rule`, the `kind` of question and, in `about`, what belongs to it.
pub fn prompt_out(game: &Game, prompt: &Prompt) -> Value {
    let mut value = out(game, prompt);
    if let Some(fields) = value.as_object_mut()
        && let Some(Value::Object(mut about)) = fields.remove("ask")
    {
        fields.insert("kind".into(), about.remove("ask").unwrap_or_default());
        fields.insert("about".into(), about.into());
    }
    value
}

/// Reads a command in words.
///
/// # Errors
/// When it doesn't have the shape of a command, or a word in it means nothing in this match.
pub fn command_in(game: &Game, value: &Value) -> Result<Command, WireError> {
    let mut value = value.clone();
    if !value.is_object() {
        return Err(WireError { field: "command".into(), message: "an object with \"say\" is expected".into() });
    }
    Reader { names: Names::of(game), game }.walk(&mut value, "", "command")?;
    let fail = |message: String| WireError { field: "command".into(), message };
    let keys: Vec<String> = value.as_object().map(|fields| fields.keys().cloned().collect()).unwrap_or_default();
    let command: Command = serde_json::from_value(value).map_err(|error| fail(error.to_string()))?;
    // serde accepts anything beside the tag of a variant without fields.
    let bare = serde_json::to_value(&command).is_ok_and(|written| written.as_object().is_some_and(|it| it.len() == 1));
    match keys.iter().find(|key| bare && *key != "say") {
        Some(key) => Err(fail(format!("unknown field `{key}`"))),
        None => Ok(command),
    }
}

/// Anything of the rules in words.
pub fn out<T: serde::Serialize>(game: &Game, what: &T) -> Value {
    let mut value = serde_json::to_value(what).unwrap_or_default();
    write(&Names::of(game), &mut value, "");
    value
}

/// The word of something that is a name and nothing else, by the name that serde knows: `villain`, `point_blank`.
pub fn word(name: &impl serde::Serialize) -> String {
    serde_json::to_value(name).ok().and_then(|name| name.as_str().map(snake_case)).unwrap_or_default()
}

/// What a number stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Noun {
    Mini,
    Hero,
    Tile,
    Card,
    AiCard,
    Area,
    Door,
    Link,
    Elevator,
    Token,
    TokenKind,
    Interaction,
    Event,
    Ending,
    Trigger,
    Value,
    Mode,
    Deck,
    /// A question of the mission, or an answer to one: it has no id, and its text is its word.
    Question,
    /// Not an id: the name that serde knows something by, written in snake_case.
    Word,
    /// Such a name in a command: of a Skill, a kind of Move, a color.
    Skill,
    Move,
    Color,
}

/// What a key stands for inside a command, event or prompt of this kind.
fn noun(tag: &str, key: &str) -> Option<Noun> {
    Some(match (tag, key) {
        ("rerolled", "from" | "to") => return None,
        ("moved", "from" | "to") | ("thrown", "target") => Noun::Area,
        ("handed_over" | "hand_over" | "transformed" | "take" | "give", "from" | "to") => Noun::Mini,
        (
            "token_turned" | "token_removed" | "token_placed" | "token_moved" | "token_revealed" | "token_hidden"
            | "token_shown" | "token_picked_up" | "token_put_down",
            "kind",
        ) => Noun::TokenKind,
        ("event_resolved", "which") => Noun::Event,
        ("value_set", "from" | "to") => return None,
        ("led" | "wounded" | "neutralized", "by") => Noun::Mini,
        ("spared", "by") | (_, "skill" | "with") => Noun::Skill,
        ("personality_changed", "from" | "to") => Noun::Tile,
        ("screen_changed", "from" | "to") => Noun::Hero,
        ("placed", "from") => Noun::Area,
        ("action_declared", "pick_up_token" | "put_down_token") => Noun::Token,
        ("action_declared", "pick_up" | "give" | "take" | "throw") => Noun::Card,
        ("choose_event", "event") | ("event_chosen", "which") => Noun::Event,
        ("card_revealed" | "card_passed_over", "card") => Noun::AiCard,
        ("task_begun" | "tie_broken", "hero") | ("minion_called", "leader") => Noun::Mini,
        ("task_begun", "objective") => Noun::Area,
        ("event_meant", "which") => Noun::Event,
        ("tie_broken", "by") | ("task_begun" | "task_struck_out" | "task_rolled", "task") => return None,
        (_, "mini" | "target" | "attacker" | "subject") => Noun::Mini,
        (_, "hero") => Noun::Hero,
        (_, "tile") => Noun::Tile,
        (_, "card") => Noun::Card,
        (_, "area" | "areas" | "lands" | "between") => Noun::Area,
        (_, "door") => Noun::Door,
        (_, "link") => Noun::Link,
        (_, "elevator") => Noun::Elevator,
        (_, "token" | "here" | "chosen") => Noun::Token,
        (_, "interaction") => Noun::Interaction,
        (_, "ending") => Noun::Ending,
        (_, "trigger") => Noun::Trigger,
        (_, "value") => Noun::Value,
        (_, "mode") => Noun::Mode,
        (_, "deck") => Noun::Deck,
        (_, "question" | "answer") => Noun::Question,
        ("door_turned" | "link_turned" | "area_turned", "to") => Noun::Word,
        (_, "side" | "control" | "winner" | "moment") => Noun::Word,
        (_, "how") => Noun::Move,
        (_, "color") | ("rolled" | "mission_rolled" | "use_skill", "dice") => Noun::Color,
        _ => return None,
    })
}

/// The kind of command, event or question that an object is, if it is one.
fn tag(object: &Map<String, Value>) -> Option<String> {
    let tag = ["say", "event", "ask"].iter().find_map(|key| object.get(*key));
    tag.and_then(Value::as_str).map(str::to_string)
}

fn write(names: &Names, value: &mut Value, outer: &str) {
    match value {
        Value::Array(items) => items.iter_mut().for_each(|item| write(names, item, outer)),
        Value::Object(object) => {
            let inner = tag(object);
            let tag = inner.as_deref().unwrap_or(outer);
            if ["token_turned", "token_removed", "token_placed", "token_revealed"].contains(&tag)
                && let (Some(kind), Some(face)) = (number(object.get("kind")), number(object.get("face")))
            {
                let is_told = tag == "token_revealed" || !names.lies_face_down(kind, number(object.get("token")));
                object.insert("face".into(), is_told.then(|| names.face(kind, face)).into());
            }
            for (key, field) in object.iter_mut() {
                match noun(tag, key) {
                    Some(noun) => write_noun(names, noun, field, tag),
                    None => write(names, field, tag),
                }
            }
        }
        _ => {}
    }
}

fn write_noun(names: &Names, noun: Noun, value: &mut Value, tag: &str) {
    match value {
        Value::Array(items) => items.iter_mut().for_each(|item| write_noun(names, noun, item, tag)),
        Value::Object(object) if noun == Noun::Move => {
            *object = std::mem::take(object).into_iter().map(|(key, field)| (snake_case(&key), field)).collect();
        }
        Value::Object(_) => write(names, value, tag),
        Value::String(word) if noun.is_a_name() => *word = snake_case(word),
        _ => {
            let Some(id) = number(Some(value)) else { return };
            *value = match noun {
                Noun::Mini => names.mini(MiniId(id)).into(),
                Noun::Hero => names.hero(HeroId(id)).into(),
                Noun::Tile => names.tile(TileId(id)).into(),
                Noun::Card => names.card(CardId(id)).into(),
                Noun::AiCard => names.ai_card(AiCardId(id)).into(),
                Noun::Area => names.area(AreaId(id)).into(),
                Noun::Door => names.door(DoorId(id)).into(),
                Noun::Link => names.link(LinkId(id)).into(),
                Noun::Elevator => names.elevator(ElevatorId(id)).into(),
                Noun::Token => names.token(TokenId(id)).into(),
                Noun::TokenKind => names.token_kind(id).into(),
                Noun::Interaction => names.interaction(id).into(),
                Noun::Event => names.event(id).into(),
                Noun::Ending => names.ending(id).into(),
                Noun::Trigger => names.trigger(id).into(),
                Noun::Value => names.value(id).into(),
                Noun::Mode => names.mode(id).into(),
                Noun::Deck => names.deck(id).into(),
                Noun::Question => names.question(id).into(),
                Noun::Word | Noun::Skill | Noun::Move | Noun::Color => return,
            };
        }
    }
}

/// The number of an id: `3` or `tile#3`.
fn number(value: Option<&Value>) -> Option<u8> {
    match value? {
        Value::String(id) => id.split_once('#').and_then(|(_, place)| place.parse().ok()),
        value => value.as_u64().and_then(|id| u8::try_from(id).ok()),
    }
}

struct Reader<'a> {
    names: Names<'a>,
    game: &'a Game,
}

impl Reader<'_> {
    fn walk(&self, value: &mut Value, outer: &str, path: &str) -> Result<(), WireError> {
        match value {
            Value::Array(items) => {
                for (at, item) in items.iter_mut().enumerate() {
                    self.walk(item, outer, &format!("{path}[{at}]"))?;
                }
            }
            Value::Object(object) => {
                let inner = tag(object);
                let tag = inner.as_deref().unwrap_or(outer);
                for (key, field) in object.iter_mut() {
                    let path = format!("{path}.{key}");
                    match noun(tag, key) {
                        Some(noun) => self.read_noun(noun, field, &path)?,
                        None => self.walk(field, tag, &path)?,
                    }
                }
            }
            _ => {}
        }
        Ok(())
    }

    fn read_noun(&self, noun: Noun, value: &mut Value, path: &str) -> Result<(), WireError> {
        match value {
            Value::Null => return Ok(()),
            Value::Array(items) => {
                for (at, item) in items.iter_mut().enumerate() {
                    self.read_noun(noun, item, &format!("{path}[{at}]"))?;
                }
                return Ok(());
            }
            Value::Object(object) if noun == Noun::Move => {
                let named: Map<String, Value> =
                    std::mem::take(object).into_iter().map(|(key, field)| (camel_case(&key), field)).collect();
                let word = named.keys().next().map(|key| snake_case(key)).unwrap_or_default();
                *value = known::<MoveType>(named.into()).ok_or_else(|| unknown(noun, &word, path))?;
                return Ok(());
            }
            _ => {}
        }
        let Value::String(word) = value else {
            return Err(WireError { field: path.into(), message: format!("{} is expected, as a word", noun.title()) });
        };
        *value = self.find(noun, word).ok_or_else(|| unknown(noun, word, path))?;
        Ok(())
    }

    fn find(&self, noun: Noun, word: &str) -> Option<Value> {
        let scenario = self.game.scenario();
        match noun {
            Noun::Mini => self.names.find_mini(word).map(|id| json!(id)),
            Noun::Hero => scenario.find_hero(word).map(|id| json!(id)),
            Noun::Tile => scenario.find_tile(word).map(|id| json!(id)),
            Noun::Card => scenario.find_card(word).map(|id| json!(id)),
            Noun::Area => scenario.find_area(word).map(|id| json!(id)),
            Noun::Token => self.names.find_token(word).map(|id| json!(id)),
            Noun::Interaction => self.names.find_interaction(word).map(|id| json!(id)),
            Noun::Event => self.names.find_event(word).map(|id| json!(id)),
            Noun::Word => Some(camel_case(word).into()),
            Noun::Skill => known::<Skill>(camel_case(word).into()),
            Noun::Move => known::<MoveType>(camel_case(word).into()),
            Noun::Color => known::<Color>(camel_case(word).into()),
            Noun::Door => scenario.board.find_door(word).map(|id| json!(id)),
            Noun::Link => scenario.board.find_link(word).map(|id| json!(id)),
            Noun::Elevator => scenario.board.find_elevator(word).map(|id| json!(id)),
            Noun::AiCard
            | Noun::TokenKind
            | Noun::Ending
            | Noun::Trigger
            | Noun::Value
            | Noun::Mode
            | Noun::Deck
            | Noun::Question => None,
        }
    }
}

impl Noun {
    fn title(self) -> &'static str {
        match self {
            Noun::Mini => "miniature",
            Noun::Hero => "Hero",
            Noun::Tile => "tile",
            Noun::Card | Noun::AiCard => "card",
            Noun::Area => "Area",
            Noun::Door => "door",
            Noun::Link => "link",
            Noun::Elevator => "elevator",
            Noun::Token => "token",
            Noun::TokenKind => "kind of token",
            Noun::Interaction => "interaction",
            Noun::Event => "Event",
            Noun::Ending => "ending",
            Noun::Trigger => "trigger",
            Noun::Value => "value",
            Noun::Mode => "mode",
            Noun::Deck => "deck",
            Noun::Question => "question",
            Noun::Word => "word",
            Noun::Skill => "Skill",
            Noun::Move => "kind of Move",
            Noun::Color => "color",
        }
    }

    /// Whether it is a name, the same in every match, and no id.
    fn is_a_name(self) -> bool {
        matches!(self, Noun::Word | Noun::Skill | Noun::Move | Noun::Color)
    }
}

/// A name as serde knows it, if it is the name of such a thing.
fn known<T: serde::de::DeserializeOwned>(name: Value) -> Option<Value> {
    serde_json::from_value::<T>(name.clone()).is_ok().then_some(name)
}

/// A word that means nothing.
fn unknown(noun: Noun, word: &str, path: &str) -> WireError {
    let place = if noun.is_a_name() { "" } else { " in this match" };
    let message = format!("there is no {} called \"{}\"{place}", noun.title(), short(word));
    WireError { field: path.into(), message }
}

/// The beginning of a word that may be noise.
fn short(word: &str) -> String {
    if word.chars().count() > 60 { word.chars().take(60).chain(['…']).collect() } else { word.into() }
}

/// `PointBlank` as `point_blank`.
pub fn snake_case(name: &str) -> String {
    let mut word = String::with_capacity(name.len() + 4);
    for (at, letter) in name.char_indices() {
        if letter.is_ascii_uppercase() && at > 0 {
            word.push('_');
        }
        word.push(letter.to_ascii_lowercase());
    }
    word
}

/// `point_blank` as `PointBlank`.
pub(crate) fn camel_case(word: &str) -> String {
    let capital = |part: &str| {
        let mut letters = part.chars();
        letters.next().map(|first| first.to_ascii_uppercase()).into_iter().chain(letters).collect::<String>()
    };
    word.split('_').map(capital).collect()
}
