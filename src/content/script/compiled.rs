//! Words as the rules carry them out: things go by their numbers, and effects lie in lists.

use super::{AreaSet, Names};
use crate::index::{
    AreaId, CardId, DoorId, ElevatorId, EndingId, EventId, FaceId, HeroId, InteractionId, LeaderCardId, LinkId, ListId,
    ModeId, PickId, TileCardId, TileId, TokenKindId, ValueId,
};

/// By numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Compiled;

impl Names for Compiled {
    type Area = AreaId;
    type Zone = AreaSet;
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
    type Elevator = ElevatorId;
    type Effects = ListId;
    type Question = u8;
}
