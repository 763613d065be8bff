//! How a word names things: as the file writes them, or as numbers.

use std::fmt::Debug;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::effect::Effect;
use crate::id::{
    AiCardName, AreaName, CardName, DoorName, EndingName, EventName, FaceName, HeroName, InteractionName, LinkName,
    ModeName, PickName, TileName, TokenName, ValueName, ZoneName,
};
use crate::index::{
    AreaId, CardId, DoorId, EndingId, EventId, FaceId, HeroId, InteractionId, LeaderCardId, LinkId, ListId, ModeId,
    PickId, TileCardId, TileId, TokenKindId, ValueId,
};
use crate::text::Text;

/// What every name can do.
pub trait Name: Clone + PartialEq + Eq + Debug + Serialize + DeserializeOwned {}

impl<T: Clone + PartialEq + Eq + Debug + Serialize + DeserializeOwned> Name for T {}

/// How things are named in a mission's words.
#[allow(missing_docs, reason = "each is the name of what it is called after")]
pub trait Names: Clone + PartialEq + Eq + Debug + 'static {
    type Area: Name;
    type Zone: Name;
    type Tile: Name;
    type Hero: Name;
    type Card: Name;
    /// A Tile Activation card of the automated Villain.
    type TileCard: Name;
    /// A Leader Activation card of the automated Villain.
    type LeaderCard: Name;
    type Kind: Name;
    type Face: Name;
    type Value: Name;
    type Pick: Name;
    type Interaction: Name;
    type Event: Name;
    type Ending: Name;
    type Mode: Name;
    type Door: Name;
    type Link: Name;
    /// Effects in order.
    type Effects: Name;
    /// A question, in words.
    type Question: Name;
}

/// As the file writes it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Written;

impl Names for Written {
    type Area = AreaName;
    type Zone = ZoneName;
    type Tile = TileName;
    type Hero = HeroName;
    type Card = CardName;
    type TileCard = AiCardName;
    type LeaderCard = AiCardName;
    type Kind = TokenName;
    type Face = FaceName;
    type Value = ValueName;
    type Pick = PickName;
    type Interaction = InteractionName;
    type Event = EventName;
    type Ending = EndingName;
    type Mode = ModeName;
    type Door = DoorName;
    type Link = LinkName;
    type Effects = Script;
    type Question = Text;
}

/// As numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Compiled;

impl Names for Compiled {
    type Area = AreaId;
    type Zone = super::AreaSet;
    type Tile = TileId;
    type Hero = HeroId;
    type Card = CardId;
    type TileCard = TileCardId;
    type LeaderCard = LeaderCardId;
    type Kind = TokenKindId;
    type Face = FaceId;
    type Value = ValueId;
    type Pick = PickId;
    type Interaction = InteractionId;
    type Event = EventId;
    type Ending = EndingId;
    type Mode = ModeId;
    type Door = DoorId;
    type Link = LinkId;
    type Effects = ListId;
    type Question = u8;
}

/// Effects in order, as the file writes them: a plain list. A type of its own, since an effect may hold effects.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Script(pub Vec<Effect<Written>>);
