//! Reinforcement by numbered tokens: who arrives, and where, by the die. SOLO XII

use super::errand::tell_tie;
use crate::ai_task::PlaceRolled;
use crate::answers;
use crate::board::AreaId;
use crate::command::Command;
use crate::event::Happening;
use crate::game::Game;
use crate::id::MiniId;
use crate::query;
use crate::ruling::Rule;
use crate::solo;

/// The next Reinforcement that the points can pay for, or the end of it. SOLO XII
pub(super) fn next(game: &mut Game, points: u8) -> Command {
    let Some((tile, mini)) = solo::next_in_pool(game, points) else { return Command::Finish };
    let Some(area) = place_for(game, mini) else { return Command::Finish };
    let command = Command::Reinforce { tile, area };
    if answers::check(game, &command).is_ok() {
        return command;
    }
    let all: Vec<Command> = answers::candidates::reinforcements(game).collect();
    let of_tile = |offer: &Command| matches!(offer, Command::Reinforce { tile: other, .. } if *other == tile);
    let mut legal: Vec<Command> =
        all.into_iter().filter(|offer| of_tile(offer) && answers::check(game, offer).is_ok()).collect();
    match game.draw_one_of(Rule::AiEvents, legal.len()) {
        Some(at) => legal.swap_remove(at),
        None => Command::Finish,
    }
}

/// Where a miniature comes: by the die; beyond the highest number, closest to the Hero that the card means; rolled
/// again if there is no room; beside the first Area if none has any. SOLO XII
pub(super) fn place_for(game: &mut Game, mini: MiniId) -> Option<AreaId> {
    let tokens = solo::numbered(game);
    let open: Vec<AreaId> = tokens.iter().filter(|(_, is_up)| *is_up).map(|(area, _)| *area).collect();
    let highest = tokens.iter().rposition(|(_, is_up)| *is_up)? + 1;
    let has_room = |area: &AreaId| query::room_for(game, mini, *area);
    let is_any_free = open.iter().any(has_room);
    let mut first = None;
    loop {
        let shown = usize::from(game.draw_d6(Rule::AiEvents));
        let (area, what) = match tokens.get(shown - 1).filter(|_| shown <= highest) {
            Some((area, true)) => (*area, PlaceRolled::Token),
            // There is no such token on the board. G-100
            Some((_, false)) => {
                tell(game, mini, shown, None, PlaceRolled::NoSuchToken);
                continue;
            }
            None => (closest(game, mini, &open)?, PlaceRolled::ClosestToHero),
        };
        let first = *first.get_or_insert(area);
        if query::room_for(game, mini, area) {
            tell(game, mini, shown, Some(area), what);
            return Some(area);
        }
        if !is_any_free {
            let area = beside(game, mini, first);
            tell(game, mini, shown, area, PlaceRolled::Beside);
            return area;
        }
        tell(game, mini, shown, Some(area), PlaceRolled::NoRoom);
    }
}

fn tell(game: &mut Game, mini: MiniId, shown: usize, area: Option<AreaId>, what: PlaceRolled) {
    game.emit(Rule::AiEvents, Happening::PlaceRolled { mini, shown: shown as u8, area, what });
}

/// The Reinforcement Area closest to the Hero that the card means. SOLO XII
fn closest(game: &mut Game, mini: MiniId, open: &[AreaId]) -> Option<AreaId> {
    let tied = solo::heroes(game, mini);
    let meant = solo::meant(game, solo::tie_in_force(game), &tied);
    let areas = match game.draw_one_of(Rule::AiMovement, meant.len()) {
        Some(at) => {
            let hero = meant[at];
            tell_tie(game, hero, tied.len() as u8, meant.len() as u8);
            solo::closest_to(game, mini, hero, open)
        }
        None => open.to_vec(),
    };
    let at = game.draw_one_of(Rule::AiEvents, areas.len())?;
    Some(areas[at])
}

/// An Area beside one that is full. SOLO XII
fn beside(game: &mut Game, mini: MiniId, area: AreaId) -> Option<AreaId> {
    let near = game.board().beside(area).iter();
    let free: Vec<AreaId> = near.filter(|area| query::room_for(game, mini, *area)).collect();
    let at = game.draw_one_of(Rule::AiEvents, free.len())?;
    Some(free[at])
}

/// Each point that nobody can use returns a cube. SOLO XII
pub(in crate::flow) fn points_left(game: &mut Game, points: u8) {
    if game.state().automaton.is_none() {
        return;
    }
    let post = &mut game.state_mut().post;
    let cubes = points.min(post.fatigue);
    post.fatigue -= cubes;
    post.reserve += cubes;
    if cubes > 0 {
        game.emit(Rule::AiEvents, Happening::Recovered { mini: None, to_reserve: cubes, healed: 0 });
    }
}
