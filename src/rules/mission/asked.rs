//! What is open when the mission asks: answers, places, Events, cards to take. Check, candidates and flow read it here.

use super::all_hold;
use crate::figures;
use crate::frames::{Due, Frame, Gain, Put, Putting, Question, Scope};
use crate::game::Game;
use crate::id::{AreaId, ListId, MiniId, TileId};
use crate::state::{Phase, RiverSlot};
use gotham_content::Text;
use gotham_content::mission::Side;
use gotham_content::script::{AreaSet, Compiled, Effect, Offer, Pick};

/// The question that a frame asks: who is asked, what, and every answer.
pub fn question<'a>(game: &'a Game, frame: &Question) -> Option<(Side, u8, &'a [Offer<Compiled>])> {
    match game.scenario().program.list(frame.list).get(usize::from(frame.at))? {
        Effect::Ask { side, question, offers } => Some((*side, *question, offers)),
        _ => None,
    }
}

/// What the effects under way come from, by name in the mission file: an interaction, a part of an Event, a trigger.
pub fn cause(game: &Game) -> Option<&Text> {
    let (program, mission) = (&game.scenario().program, &game.scenario().mission);
    let of_list = |list: ListId| {
        let interactions = program.interactions.iter().zip(&mission.interactions);
        let interaction = interactions.into_iter().find(|(compiled, _)| compiled.effects == list);
        let parts = || program.events.iter().flat_map(|event| &event.parts).find(|part| part.effects == list);
        let trigger = || program.triggers.iter().find(|trigger| trigger.effects == list);
        let name = interaction.map(|(_, written)| &written.name);
        name.or_else(|| parts().map(|part| &part.name)).or_else(|| trigger().map(|trigger| &trigger.name))
    };
    game.state().stack.iter().rev().find_map(|frame| match frame {
        Frame::Effects(effects) => of_list(effects.list),
        _ => None,
    })
}

/// Answers to a question of the mission that are open, from 0 in the mission's order.
pub fn offers(game: &Game, frame: &Question) -> Vec<u8> {
    let Some((_, _, offers)) = question(game, frame) else { return Vec::new() };
    let open = |offer: &Offer<Compiled>| all_hold(game, &offer.only_if, &frame.scope);
    offers.iter().zip(0u8..).filter(|(offer, _)| open(offer)).map(|(_, at)| at).collect()
}

/// Events that the Event Warning tile may bring now, from 0. R2 VI.B.3.c
pub fn open_events(game: &Game) -> Vec<u8> {
    let scope = Scope::default();
    let events = game.scenario().program.events.iter().zip(0u8..);
    events.filter(|(event, _)| all_hold(game, &event.only_if, &scope)).map(|(_, at)| at).collect()
}

/// Parts of an Event that happen, from 0. G-47
pub fn open_parts(game: &Game, event: u8) -> Vec<u8> {
    let scope = Scope::default();
    let parts = game.scenario().program.events[usize::from(event)].parts.iter().zip(0u8..);
    parts.filter(|(part, _)| all_hold(game, &part.only_if, &scope)).map(|(_, at)| at).collect()
}

/// The number by which a question knows what is due: a trigger's place in the mission file; Field Modifier tokens come
/// after the last one. G-2
pub fn part_of(game: &Game, due: &Due) -> u8 {
    match due {
        Due::Trigger { trigger, .. } => *trigger,
        Due::Dissipation(_) => game.scenario().program.triggers.len() as u8,
    }
}

/// Areas in which the next thing may be put down: for a miniature, those with room, and not the one where it stands.
/// One that is brought in comes even if none has room, over the Occupation limit; in the First edition, it makes way to
/// an Adjacent Area, or stays out. R2 XII, G-65, E-4
pub(crate) fn places_for(game: &Game, frame: &Putting, thing: Put) -> Vec<AreaId> {
    let state = game.state();
    let fits = |area: &AreaId| match thing {
        Put::Moved(mini) => state.mini(mini).area != Some(*area) && figures::room_for(game, mini, *area),
        Put::BroughtIn(mini) => figures::room_for(game, mini, *area),
        Put::Token(token) => state.token(token).is_some_and(|token| token.area != *area),
        Put::NewToken(..) | Put::Card(_) => true,
    };
    let is_there = match thing {
        Put::Moved(mini) => state.mini(mini).area.is_some_and(|area| frame.areas.contains(&area)),
        Put::Token(token) => state.token(token).is_none_or(|token| frame.areas.contains(&token.area)),
        _ => false,
    };
    if is_there {
        return Vec::new();
    }
    let places: Vec<AreaId> = frame.areas.iter().copied().filter(fits).collect();
    match thing {
        Put::BroughtIn(mini) if places.is_empty() && game.options().edition.newcomers_make_way() => {
            let beside = frame.areas.iter().fold(AreaSet::default(), |all, area| all.or(game.board().beside(*area)));
            beside.iter().filter(|area| figures::room_for(game, mini, *area)).collect()
        }
        Put::BroughtIn(_) if places.is_empty() => {
            frame.areas.iter().copied().filter(|area| !game.board().is_closed(*area)).collect()
        }
        _ => places,
    }
}

/// The round before which the tile at a River position cannot be activated; `None` if it can.
pub(crate) fn banned_until(game: &Game, position: usize) -> Option<u8> {
    let state = game.state();
    let RiverSlot::Tile { tile, .. } = state.river.get(position)? else { return None };
    let ban = state.memory.bans.iter().find(|(banned, _)| banned == tile);
    ban.map(|(_, round)| *round).filter(|round| state.round < *round)
}

/// Who says where a thing is put down. G-2
pub(crate) fn side_that_puts(game: &Game, frame: &Putting) -> Side {
    let owner = frame.left.last().and_then(|thing| match thing {
        Put::Moved(mini) | Put::BroughtIn(mini) => game.state().mini(*mini).side,
        Put::Token(_) | Put::NewToken(..) | Put::Card(_) => None,
    });
    frame.by.or(owner).unwrap_or_else(|| acting_side(game))
}

/// The side whose turn it is; in Upkeep, at setup and at the end of a round, the one with Initiative. G-2
pub(crate) fn acting_side(game: &Game) -> Side {
    match game.state().phase {
        Phase::HeroesTurn => Side::Heroes,
        Phase::VillainsTurn => Side::Villain,
        Phase::Setup | Phase::Upkeep | Phase::GameOver => game.scenario().mission.initiative,
    }
}

/// Which side says which are picked; `None`: chance, or the selector itself.
pub fn side_of(pick: &Pick<Compiled>) -> Option<Side> {
    match pick {
        Pick::Heroes(_) | Pick::HeroesUpTo(_) => Some(Side::Heroes),
        Pick::Villain(_) | Pick::VillainUpTo(_) => Some(Side::Villain),
        Pick::Random(_) | Pick::Nearest(_) => None,
    }
}

/// Miniatures of a tile that a mission may bring in: none if the tile was taken out of the River for good. R2 VI.E,
/// VI.F
pub(crate) fn may_come(game: &Game, tile: TileId) -> impl Iterator<Item = MiniId> + '_ {
    let is_out = game.state().removed_tiles.contains(&tile);
    waiting(game, tile).filter(move |_| !is_out)
}

/// Miniatures of a tile that are not on the board: in the Character Pool or set aside.
pub fn waiting(game: &Game, tile: TileId) -> impl Iterator<Item = MiniId> + '_ {
    let state = game.state();
    state.all_minis().filter(move |id| {
        let mini = state.mini(*id);
        mini.tile() == Some(tile) && mini.area.is_none() && mini.commander.is_none() && !mini.gone
    })
}

/// Whether a Hero can take what it gains at once. G-63
pub(crate) fn may_gain(game: &Game, gain: &Gain) -> bool {
    figures::is_living(game, gain.mini) && figures::cards::has_room_for(game, gain.mini, gain.card)
}
