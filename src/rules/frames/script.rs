//! What the mission file makes happen: lists of effects, loops, questions, picks, and several things at one moment.
//! They hold places in the compiled mission, never its words. G-2, G-47

use serde::{Deserialize, Serialize};

use crate::id::{AreaId, CardId, ListId, MiniId, PickId, TokenId};
use crate::prompt::Grant;
use gotham_content::mission::Side;
use gotham_content::script::Moment;

/// What words like "acting" and "picked" mean in a list of effects: plain data, kept with the list.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Scope {
    /// Who acts, or caused what happened.
    pub acting: Actor,
    /// Whom or what it happened to, or what the interaction is done to.
    pub subject: Actor,
    /// What was picked, by the pick's name.
    pub picked: Vec<(PickId, Vec<Thing>)>,
}

/// Who plays a part in what happens, as far as is known.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Actor {
    /// The miniature.
    pub mini: Option<MiniId>,
    /// The token.
    pub token: Option<TokenId>,
    /// Where it happened.
    pub area: Option<AreaId>,
}

/// Something on the table that can be picked.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Thing {
    /// A miniature.
    Mini(MiniId),
    /// A mission token.
    Token(TokenId),
    /// An Area.
    Area(AreaId),
}

impl Thing {
    /// The miniature that it is.
    pub fn mini(self) -> Option<MiniId> {
        if let Thing::Mini(mini) = self { Some(mini) } else { None }
    }

    /// The token that it is.
    pub fn token(self) -> Option<TokenId> {
        if let Thing::Token(token) = self { Some(token) } else { None }
    }

    /// The Area that it is.
    pub fn area(self) -> Option<AreaId> {
        if let Thing::Area(area) = self { Some(area) } else { None }
    }
}

impl Scope {
    /// What a name stands for.
    pub fn picked(&self, name: PickId) -> &[Thing] {
        self.picked.iter().find(|(known, _)| *known == name).map_or(&[], |(_, things)| things.as_slice())
    }

    /// Gives a name to what was picked; giving the same name again changes its meaning.
    pub fn remember(&mut self, name: PickId, things: Vec<Thing>) {
        self.picked.retain(|(known, _)| *known != name);
        self.picked.push((name, things));
    }
}

/// A list of effects under way.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Effects {
    /// Which list.
    pub list: ListId,
    /// The place of the next effect.
    pub next: u16,
    /// What its words mean.
    pub scope: Scope,
    /// A side's pick of what the next effect applies to.
    pub picking: Option<Picking>,
}

impl Effects {
    /// A list from its beginning.
    pub fn new(list: ListId, scope: Scope) -> Effects {
        Effects { list, next: 0, scope, picking: None }
    }
}

/// A side picks some of the things that fit.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Picking {
    /// Who picks.
    pub side: Side,
    /// What is left to pick from.
    pub from: Vec<Thing>,
    /// How many must be picked in all.
    pub least: u8,
    /// How many may be picked in all.
    pub most: u8,
    /// What was picked.
    pub taken: Vec<Thing>,
}

/// A list that happens once for each of several things.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ForEach {
    /// Which list.
    pub list: ListId,
    /// What its words mean.
    pub scope: Scope,
    /// What the thing is called meanwhile; `None` if it just repeats a number of times.
    pub name: Option<PickId>,
    /// What is left, the next one last.
    pub left: Vec<Thing>,
    /// How often it happens, if there are no things.
    pub times: u8,
}

/// A question of the mission that waits for its answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Question {
    /// The list that asks.
    pub list: ListId,
    /// The place of the question in it.
    pub at: u16,
    /// What its words mean.
    pub scope: Scope,
}

/// Things that are put down one after the other, each in one of several Areas.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Putting {
    /// What is left, the next one last.
    pub left: Vec<Put>,
    /// Where they may go.
    pub areas: Vec<AreaId>,
    /// Who says where, if there is a choice; `None`: the miniature's own side, or the side whose turn it is. G-2
    pub by: Option<Side>,
}

/// Something that is put down.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Put {
    /// A miniature that stood on the board already. G-15
    Moved(MiniId),
    /// A miniature that comes onto the board.
    BroughtIn(MiniId),
    /// A token that lies on the board already.
    Token(TokenId),
    /// A new token of a kind, with a face.
    NewToken(u8, u8),
    /// A card.
    Card(CardId),
}

/// What a Hero gains and may leave in its Area. G-63
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Gain {
    /// Who.
    pub mini: MiniId,
    /// What.
    pub card: CardId,
}

/// Something that is granted to a miniature once, and that it may decline.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Granted {
    /// Who.
    pub mini: MiniId,
    /// What.
    pub what: Grant,
}

/// Remaining parts of an Event, in an order that the Villain chooses. G-47
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Parts {
    /// Which Event of the mission.
    pub event: u8,
    /// Which parts are left, by their place in the mission file.
    pub left: Vec<u8>,
}

/// What is still due at one moment. G-2
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Triggered {
    /// The moment of the round; `None`: something happened.
    pub moment: Option<Moment>,
    /// What is left.
    pub left: Vec<Due>,
}

/// Something that is due at a moment. G-2
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Due {
    /// A trigger of the mission that has been set off.
    Trigger {
        /// Its place in the mission file.
        trigger: u8,
        /// What its words mean.
        scope: Scope,
    },
    /// Field Modifier tokens of a side turn over or leave. R2 XI.C
    Dissipation(Side),
}
