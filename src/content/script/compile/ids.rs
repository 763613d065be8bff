//! Every name becomes a number: its place among those of its kind. One that is not there is a fault.

use super::compiler::{Compile, Compiler};
use crate::id::{
    AiCardName, AreaName, CardName, DoorName, ElevatorName, EndingName, EventName, FaceName, HeroName, InteractionName,
    LinkName, ModeName, TileName, TokenName, ValueName, ZoneName,
};
use crate::index::{
    AreaId, CardId, DoorId, ElevatorId, EndingId, EventId, FaceId, HeroId, InteractionId, LeaderCardId, LinkId, ModeId,
    TileCardId, TileId, TokenKindId, ValueId,
};
use crate::script::AreaSet;

/// The position of a name in a list, or a fault and the first position.
fn find<'n, T: PartialEq + ?Sized + 'n>(
    c: &mut Compiler,
    name: &T,
    names: impl Iterator<Item = &'n T>,
    missing: impl FnOnce() -> String,
) -> u8 {
    let mut names = names;
    match names.position(|known| known == name).and_then(|at| u8::try_from(at).ok()) {
        Some(at) => at,
        None => {
            c.fault(missing());
            0
        }
    }
}

impl Compile for AreaName {
    type Out = AreaId;

    fn compile(&self, c: &mut Compiler) -> AreaId {
        let map = c.lexicon.library.map;
        let missing = || format!("the map \"{}\" has no Area \"{self}\"", map.id);
        AreaId(find(c, self, map.areas.iter().map(|area| &area.id), missing))
    }
}

impl Compile for ZoneName {
    type Out = AreaSet;

    fn compile(&self, c: &mut Compiler) -> AreaSet {
        let map = c.lexicon.library.map;
        let Some(zone) = map.zones.iter().find(|zone| zone.id == *self) else {
            c.fault(format!("the map \"{}\" has no zone \"{self}\"", map.id));
            return AreaSet::default();
        };
        let number = |name: &AreaName| map.areas.iter().zip(0u8..).find(|(area, _)| area.id == *name);
        zone.areas.iter().filter_map(number).map(|(_, at)| AreaId(at)).collect()
    }
}

impl Compile for DoorName {
    type Out = DoorId;

    fn compile(&self, c: &mut Compiler) -> DoorId {
        let map = c.lexicon.library.map;
        let missing = || format!("the map \"{}\" has no door \"{self}\"", map.id);
        DoorId(find(c, self, map.doors.iter().map(|door| &door.id), missing))
    }
}

impl Compile for LinkName {
    type Out = LinkId;

    fn compile(&self, c: &mut Compiler) -> LinkId {
        let map = c.lexicon.library.map;
        let missing = || format!("the map \"{}\" has no link \"{self}\"", map.id);
        LinkId(find(c, self, map.links.iter().map(|link| &link.id), missing))
    }
}

impl Compile for ElevatorName {
    type Out = ElevatorId;

    fn compile(&self, c: &mut Compiler) -> ElevatorId {
        let map = c.lexicon.library.map;
        let missing = || format!("the map \"{}\" has no elevator \"{self}\"", map.id);
        ElevatorId(find(c, self, map.elevators.iter().map(|elevator| &elevator.id), missing))
    }
}

/// A tile of the mission: it must have miniatures, on the board, in the pool or set aside.
impl Compile for TileName {
    type Out = TileId;

    fn compile(&self, c: &mut Compiler) -> TileId {
        if let Some(id) = c.lexicon.cast.tile(self).filter(|_| c.lexicon.has_miniatures_of(self)) {
            return id;
        }
        let is_known = c.lexicon.library.tiles.iter().any(|tile| tile.id == *self);
        c.fault(match is_known {
            true => format!("villain.miniatures and company have no \"{self}\""),
            false => format!("there is no Character tile \"{self}\""),
        });
        TileId(0)
    }
}

/// A Hero; if no slot offers it, this word brings it into play.
impl Compile for HeroName {
    type Out = HeroId;

    fn compile(&self, c: &mut Compiler) -> HeroId {
        let library = c.lexicon.library;
        c.lexicon.cast.bring_hero(self, &library).unwrap_or_else(|| {
            c.fault(format!("there is no Hero \"{self}\""));
            HeroId(0)
        })
    }
}

/// A card; if nobody has it at the start, this word brings it into play.
impl Compile for CardName {
    type Out = CardId;

    fn compile(&self, c: &mut Compiler) -> CardId {
        let library = c.lexicon.library;
        c.lexicon.cast.bring_card(self, &library).unwrap_or_else(|| {
            c.fault(format!("there is no card \"{self}\""));
            CardId(0)
        })
    }
}

impl Compiler<'_> {
    /// A Tile Activation card, which this word brings into play.
    pub(super) fn tile_card(&mut self, name: &AiCardName) -> TileCardId {
        let cards = self.lexicon.library.tile_cards;
        match cards.iter().find(|card| card.id == *name) {
            Some(card) => self.lexicon.cast.tile_cards.push(card.clone()),
            None => self.fault(format!("there is no Tile Activation card \"{name}\"")),
        }
        TileCardId(self.lexicon.cast.tile_cards.len().saturating_sub(1) as u8)
    }

    /// A Leader Activation card, which this word brings into play.
    pub(super) fn leader_card(&mut self, name: &AiCardName) -> LeaderCardId {
        let cards = self.lexicon.library.leader_cards;
        match cards.iter().find(|card| card.id == *name) {
            Some(card) => self.lexicon.cast.leader_cards.push(card.clone()),
            None => self.fault(format!("there is no Leader Activation card \"{name}\"")),
        }
        LeaderCardId(self.lexicon.cast.leader_cards.len().saturating_sub(1) as u8)
    }
}

impl Compile for TokenName {
    type Out = TokenKindId;

    fn compile(&self, c: &mut Compiler) -> TokenKindId {
        let kinds = c.lexicon.mission.token_kinds.iter().map(|kind| &kind.id);
        TokenKindId(find(c, self, kinds, || format!("the mission has no token kind \"{self}\"")))
    }
}

impl Compiler<'_> {
    /// A face of a kind of token.
    pub(super) fn face(&mut self, kind: TokenKindId, face: &FaceName) -> FaceId {
        let Some(kind) = self.lexicon.mission.token_kinds.get(kind.index()) else { return FaceId(0) };
        let known: Vec<&str> = kind.faces.iter().map(FaceName::as_str).collect();
        let missing = || format!("the token \"{}\" has no face \"{face}\", only {}", kind.id, known.join(", "));
        FaceId(find(self, face, kind.faces.iter(), missing))
    }
}

impl Compile for ValueName {
    type Out = ValueId;

    fn compile(&self, c: &mut Compiler) -> ValueId {
        let values = c.lexicon.mission.values.iter().map(|(name, _)| name);
        ValueId(find(c, self, values, || format!("the mission has no value \"{self}\"")))
    }
}

impl Compile for InteractionName {
    type Out = InteractionId;

    fn compile(&self, c: &mut Compiler) -> InteractionId {
        let names = c.lexicon.mission.interactions.iter().map(|interaction| &interaction.id);
        InteractionId(find(c, self, names, || format!("the mission has no interaction \"{self}\"")))
    }
}

impl Compile for EventName {
    type Out = EventId;

    fn compile(&self, c: &mut Compiler) -> EventId {
        let names = c.lexicon.mission.events.iter().map(|event| &event.id);
        EventId(find(c, self, names, || format!("the mission has no Event \"{self}\"")))
    }
}

impl Compile for EndingName {
    type Out = EndingId;

    fn compile(&self, c: &mut Compiler) -> EndingId {
        let names = c.lexicon.mission.endings.iter().map(|ending| &ending.id);
        EndingId(find(c, self, names, || format!("the mission has no ending \"{self}\"")))
    }
}

impl Compile for ModeName {
    type Out = ModeId;

    fn compile(&self, c: &mut Compiler) -> ModeId {
        let names = c.lexicon.mission.modes.iter().map(|mode| &mode.id);
        ModeId(find(c, self, names, || format!("the mission has no mode \"{self}\"")))
    }
}
