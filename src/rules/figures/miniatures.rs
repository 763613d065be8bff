//! Numbers of miniatures: Size, Menace, Encumbrance, who is whose enemy, how much room an Area has.

use crate::board::AreaId;
use crate::command::Stance;
use crate::game::Game;
use crate::id::{HeroId, MiniId, TileId};
use crate::state::{Body, Control, MiniSet, Purse, RiverSlot};
use gotham_content::mission::Side;

/// Size Index. R2 V.A.14, VI.A.2
pub fn size(game: &Game, mini: MiniId) -> u8 {
    match game.state().mini(mini).body {
        Body::Tile(tile) => game.scenario().tile(tile).size,
        Body::Tablet(_) => game.state().tablet(mini).map_or(0, |tablet| game.scenario().hero(tablet.hero).size),
    }
}

/// Menace Index. R2 V.A.15, VI.A.2
pub fn menace(game: &Game, mini: MiniId) -> u8 {
    match game.state().mini(mini).body {
        Body::Tile(tile) => game.scenario().tile(tile).menace,
        Body::Tablet(_) => game.state().tablet(mini).map_or(0, |tablet| game.scenario().hero(tablet.hero).menace),
    }
}

/// First Movement Bonus now: by Encumbrance for a Hero; 0 for one that had to get up. R2 V.A.12, G-36
pub fn first_movement_bonus(game: &Game, mini: MiniId) -> u8 {
    match game.state().mini(mini).body {
        Body::Tile(tile) => game.scenario().tile(tile).first_movement_bonus,
        Body::Tablet(_) => game.state().tablet(mini).map_or(0, |tablet| {
            let bonus = game.scenario().hero(tablet.hero).first_movement_bonus(encumbrance(game, mini));
            if tablet.rising { 0 } else { bonus }
        }),
    }
}

/// The total Encumbrance of the Equipment and mission tokens that a Hero carries. R2 V.C.2.a
pub fn encumbrance(game: &Game, mini: MiniId) -> u8 {
    let carried = game.state().tablet(mini).map(|tablet| tablet.equipment.as_slice()).unwrap_or_default();
    let tokens = game.state().tokens.iter().filter(|token| token.carried_by == Some(mini));
    let weight = |kind: u8| game.scenario().program.kinds[usize::from(kind)].encumbrance;
    let tokens: u8 = tokens.map(|token| weight(token.kind)).sum();
    carried.iter().map(|card| game.scenario().card(*card).size).sum::<u8>() + tokens
}

/// On the board and not Neutralized. R2 IX.B
pub fn is_living(game: &Game, mini: MiniId) -> bool {
    let state = game.state();
    state.mini(mini).area.is_some() && state.tablet(mini).is_none_or(|tablet| !tablet.is_neutralized())
}

/// Miniatures with a Bat-Tablet for which the Heroes' players decide: they act on the Heroes' turn. R2 V.B
pub fn heroes(game: &Game) -> impl Iterator<Item = MiniId> + '_ {
    game.state().with_tablets().filter(|mini| is_heroes(game, *mini))
}

/// Whether a miniature has a Bat-Tablet, and the Heroes' players decide for it. R2 V.B
pub fn is_heroes(game: &Game, mini: MiniId) -> bool {
    let body = game.state().mini(mini);
    body.has_tablet() && body.control.side() == Some(Side::Heroes)
}

/// Whether a Hero who may not act now still has the mission's Free Actions. E-9, E-11
pub(crate) fn acts_freely(game: &Game, mini: MiniId) -> bool {
    let edition = game.options().edition;
    let Some(tablet) = game.state().tablet(mini).filter(|_| is_heroes(game, mini)) else { return false };
    match tablet.stance {
        _ if tablet.is_neutralized() => edition.neutralized_heroes_keep_defense_and_cards(),
        Stance::Resting => edition.resting_heroes_act_freely(),
        Stance::Active => false,
    }
}

/// Whether an attack can still hit somebody: the target is on the board, and stands, or may be attacked while it is
/// down. R2 IX.B, E-10
pub(crate) fn can_be_hit(game: &Game, mini: MiniId) -> bool {
    let lies_open = game.options().edition.neutralized_heroes_are_targets();
    is_living(game, mini) || lies_open && game.state().mini(mini).area.is_some()
}

/// Whether two miniatures stand on opposite sides. R2 XII, G-10
pub fn enemies(game: &Game, one: MiniId, other: MiniId) -> bool {
    match (game.state().mini(one).side, game.state().mini(other).side) {
        (Some(a), Some(b)) => a != b,
        _ => false,
    }
}

/// Whether two miniatures stand on the same side. R2 XII, G-10
pub fn are_allies(game: &Game, one: MiniId, other: MiniId) -> bool {
    let side = game.state().mini(one).side;
    side.is_some() && side == game.state().mini(other).side
}

/// Living miniatures of the same side in the same Area, not counting the miniature itself. R2 XII
pub(crate) fn allies_beside(game: &Game, mini: MiniId) -> impl Iterator<Item = MiniId> + '_ {
    let state = game.state();
    let (side, area) = (state.mini(mini).side, state.mini(mini).area);
    let beside = area.filter(|_| side.is_some()).map_or(MiniSet::default(), |area| game.places().within(area));
    beside.filter(move |other| *other != mini && state.mini(*other).side == side && is_living(game, *other))
}

/// The total Size in an Area. R2 VII.A.2
fn size_held(game: &Game, area: AreaId) -> u8 {
    game.places().within(area).map(|mini| size(game, mini)).sum()
}

/// How much Size still fits into an Area. R2 VII.A.2
pub fn area_limit_left(game: &Game, area: AreaId) -> u8 {
    game.board().area(area).limit.saturating_sub(size_held(game, area))
}

/// Whether an Area holds more than its Occupation limit. R2 XII, G-65
pub fn is_over_full(game: &Game, area: AreaId) -> bool {
    size_held(game, area) > game.board().area(area).limit
}

/// Whether a miniature finds room in an Area; even one of Size 0 finds none where the limit is exceeded. R2 VII.A.2,
/// G-65, G-85
pub fn room_for(game: &Game, mini: MiniId, area: AreaId) -> bool {
    !game.board().is_closed(area) && size_held(game, area) + size(game, mini) <= game.board().area(area).limit
}

/// Miniatures of a tile that wait in the Character Pool: only the Villain's own. R2 VI.D, G-64
pub fn in_pool(game: &Game, tile: TileId) -> impl Iterator<Item = MiniId> + '_ {
    let state = game.state();
    let is_out = state.removed_tiles.contains(&tile) || state.set_aside.contains(&tile);
    state.all_minis().filter(move |id| {
        let mini = state.mini(*id);
        let is_his = mini.control == Control::Villain && mini.purse == Purse::Post;
        !is_out && is_his && mini.tile() == Some(tile) && mini.area.is_none() && !mini.gone
    })
}

/// What X is now on a Screen that prints it; `None`: it prints none.
pub(crate) fn figure(game: &Game, hero: HeroId) -> Option<u8> {
    let printed = game.scenario().hero(hero).figure?;
    let said = game.state().memory.figures.iter().find(|(of, _)| *of == hero);
    Some(said.map_or(printed, |(_, figure)| *figure))
}

/// Cubes that a Hero recovers when it takes a Stance. R2 V.B.3, R2 XIII
pub fn recovery(game: &Game, mini: MiniId, stance: Stance) -> u8 {
    let Some(tablet) = game.state().tablet(mini) else { return 0 };
    let screen = game.scenario().hero(tablet.hero);
    let value = match stance {
        Stance::Active => figure(game, tablet.hero).unwrap_or(screen.active_recovery),
        Stance::Resting => screen.resting_recovery,
    };
    value + game.options().extra_recovery()
}

/// Whether a Hero still has its one free Success per game. R2 XIII
pub fn has_free_success(game: &Game, mini: MiniId) -> bool {
    let is_left = game.state().tablet(mini).is_some_and(|tablet| !tablet.by_variants.free_success_used);
    game.options().heroes_have_free_success() && is_left && is_heroes(game, mini)
}

/// The activation cost of the tile at a River position: positions count from the left, a double tile fills two and its
/// indicator marks which of them is paid for. R2 VI.B.3.a, R2 XIII, G-45
pub fn tile_cost(game: &Game, position: usize) -> Option<u8> {
    let double = |slot: &RiverSlot| match slot {
        RiverSlot::Tile { tile, .. } => game.scenario().tile(*tile).double,
        RiverSlot::Event => None,
    };
    let slot = game.state().river.get(position)?;
    let before: u8 = game.state().river[..position].iter().map(|slot| if double(slot).is_some() { 2 } else { 1 }).sum();
    let cost = before + double(slot).unwrap_or(0) + 1;
    match slot {
        RiverSlot::Event => Some(cost.saturating_sub(game.options().event_discount())),
        RiverSlot::Tile { .. } => Some(cost),
    }
}

/// Whether a tile is the one that its miniature uses now. G-56
pub fn is_in_force(game: &Game, tile: TileId) -> bool {
    !game.state().minis.iter().any(|mini| mini.other_tile == Some(tile))
}

/// How many Wounds a miniature can still suffer before it is Neutralized. R2 IX
pub fn life(game: &Game, mini: MiniId) -> u8 {
    match game.state().tablet(mini) {
        Some(tablet) => tablet.reserve + tablet.fatigue + tablet.spaces.total(),
        None => game.state().mini(mini).life,
    }
}
