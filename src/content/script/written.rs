//! Words as a mission file writes them: things go by their names there, and effects stand where they belong.

use serde::{Deserialize, Serialize};

use super::{Effect, Names};
use crate::id::{
    AiCardName, AreaName, CardName, DoorName, ElevatorName, EndingName, EventName, FaceName, HeroName, InteractionName,
    LinkName, ModeName, PickName, TileName, TokenName, ValueName, ZoneName,
};
use crate::text::Text;

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
    type Elevator = ElevatorName;
    type Effects = Script;
    type Question = Text;
}

/// Effects in order, as the file writes them: a plain list. A type of its own, since an effect may hold effects.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Script(pub Vec<Effect<Written>>);
