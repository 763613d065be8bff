//! Figures of miniatures: Size, Menace, Encumbrance, who is whose enemy, how much room an Area has.

use crate::rules::board::AreaId;
use crate::rules::game::Game;
use crate::rules::id::{MiniId, TileId};
use crate::rules::state::{Kind, RiverSlot};

/// Size Index. R2 V.A.14, VI.A.2
pub fn size(game: &Game, mini: MiniId) -> u8 {
    match game.state().mini(mini).kind {
        Kind::Tile(tile) => game.scenario().tile(tile).size,
        Kind::Hero => game.state().hero(mini).map_or(0, |tablet| game.scenario().hero(tablet.hero).size),
    }
}

/// Menace Index. R2 V.A.15, VI.A.2
pub fn menace(game: &Game, mini: MiniId) -> u8 {
    match game.state().mini(mini).kind {
        Kind::Tile(tile) => game.scenario().tile(tile).menace,
        Kind::Hero => game.state().hero(mini).map_or(0, |tablet| game.scenario().hero(tablet.hero).menace),
    }
}

/// First Movement Bonus now: by Encumbrance for a Hero; none for one that had to stand up. R2 V.A.12, G-36
pub fn first_movement_bonus(game: &Game, mini: MiniId) -> u8 {
    match game.state().mini(mini).kind {
        Kind::Tile(tile) => game.scenario().tile(tile).first_movement_bonus,
        Kind::Hero => game.state().hero(mini).map_or(0, |tablet| {
            let bonus = game.scenario().hero(tablet.hero).first_movement_bonus(encumbrance(game, mini));
            if tablet.rising { 0 } else { bonus }
        }),
    }
}

/// The total Encumbrance of the Equipment that a Hero carries. R2 V.C.2.a
pub fn encumbrance(game: &Game, mini: MiniId) -> u8 {
    let carried = game.state().hero(mini).map(|tablet| tablet.equipment.as_slice()).unwrap_or_default();
    carried.iter().map(|card| game.scenario().card(*card).size).sum()
}

/// On the board and not Neutralized. R2 IX.B
pub fn is_living(game: &Game, mini: MiniId) -> bool {
    let state = game.state();
    state.mini(mini).area.is_some() && state.hero(mini).is_none_or(|tablet| !tablet.is_neutralized())
}

/// Whether two miniatures stand on opposite sides. R2 XII, G-10
pub fn enemies(game: &Game, one: MiniId, other: MiniId) -> bool {
    match (game.state().mini(one).side, game.state().mini(other).side) {
        (Some(a), Some(b)) => a != b,
        _ => false,
    }
}

/// Living miniatures of the same side in the same Area, without the miniature itself. R2 XII
pub fn allies_beside(game: &Game, mini: MiniId) -> impl Iterator<Item = MiniId> + '_ {
    let state = game.state();
    let (side, area) = (state.mini(mini).side, state.mini(mini).area);
    state.all_minis().filter(move |other| {
        let there = state.mini(*other);
        *other != mini
            && area.is_some()
            && there.area == area
            && side.is_some()
            && there.side == side
            && is_living(game, *other)
    })
}

/// How much Size an Area still takes. R2 VII.A.2
pub fn area_limit_left(game: &Game, area: AreaId) -> u8 {
    let held: u8 = game.state().in_area(area).map(|mini| size(game, mini)).sum();
    game.scenario().board.area(area).limit.saturating_sub(held)
}

/// Whether a miniature finds room in an Area. R2 VII.A.2
pub fn room_for(game: &Game, mini: MiniId, area: AreaId) -> bool {
    size(game, mini) <= area_limit_left(game, area)
}

/// Miniatures of a tile that wait in the Character Pool. R2 VI.D
pub fn in_pool(game: &Game, tile: TileId) -> impl Iterator<Item = MiniId> + '_ {
    let state = game.state();
    let is_out = state.removed_tiles.contains(&tile) || state.set_aside.contains(&tile);
    state.all_minis().filter(move |id| {
        let mini = state.mini(*id);
        !is_out && mini.kind == Kind::Tile(tile) && mini.area.is_none() && mini.commander.is_none()
    })
}

/// The activation cost of the tile at a River position: positions count from the left, a double tile fills two and its
/// indicator marks which of them is paid. R2 VI.B.3.a, G-45
pub fn tile_cost(game: &Game, position: usize) -> Option<u8> {
    let double = |slot: &RiverSlot| match slot {
        RiverSlot::Tile { tile, .. } => game.scenario().tile(*tile).double,
        RiverSlot::Event => None,
    };
    let slot = game.state().river.get(position)?;
    let before: u8 = game.state().river[..position].iter().map(|slot| if double(slot).is_some() { 2 } else { 1 }).sum();
    Some(before + double(slot).unwrap_or(0) + 1)
}

/// A miniature's name for people: the Hero's, or the tile's with the miniature's number where there are several.
pub fn name(game: &Game, mini: MiniId) -> String {
    let state = game.state();
    match state.mini(mini).kind {
        Kind::Tile(tile) => {
            let name = &game.scenario().tile(tile).name;
            let alone = state.minis.iter().filter(|other| other.kind == Kind::Tile(tile)).count() == 1;
            if alone { name.clone() } else { format!("{name} {}", state.mini(mini).number) }
        }
        Kind::Hero => match state.hero(mini) {
            Some(tablet) => game.scenario().hero(tablet.hero).name.clone(),
            None => format!("Hero {}", state.mini(mini).number),
        },
    }
}

/// Names of several miniatures, for sentences.
pub fn names(game: &Game, minis: impl IntoIterator<Item = MiniId>) -> String {
    minis.into_iter().map(|mini| name(game, mini)).collect::<Vec<_>>().join(", ")
}

/// How many Wounds a miniature can still suffer before it is Neutralized. R2 IX
pub fn life(game: &Game, mini: MiniId) -> u8 {
    match game.state().hero(mini) {
        Some(tablet) => tablet.reserve + tablet.fatigue + tablet.spaces.total(),
        None => game.state().mini(mini).life,
    }
}
