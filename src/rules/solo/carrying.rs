//! What the automated Villain carries or leads away for an objective: it is fetched and brought. SOLO VII

use super::choice::by_the_card;
use super::courses::{Course, Courses};
use super::elevator::to_another_level;
use super::stage::Stage;
use super::towards::nearest;
use super::ways::{Budget, Ways};
use crate::ai_task::AreaReason;
use crate::board::AreaId;
use crate::command::Command;
use crate::game::Game;
use crate::id::MiniId;
use crate::mission;
use gotham_content::mission::Side;
use gotham_content::script::AreaSet;

/// To where something is to be brought that a miniature carries, or to a way out with somebody whom it leads; as close as it
/// gets if that is too far. `None` if it has nothing to bring, or gets no closer. SOLO VII
pub(super) fn bring(game: &Game, mini: MiniId) -> Option<Courses> {
    let to = destinations(game, mini);
    if to.count() == 0 {
        return None;
    }
    if let Some(courses) = to_another_level(game, mini, to, Budget::OneCube) {
        return Some(courses);
    }
    let (here, ways) = (game.state().mini(mini).area?, Ways::of(game, mini)?);
    let within = ways.within(game, mini, Budget::OneCube);
    let least = within.iter().filter(|(area, _)| to.has(*area)).map(|(_, cost)| *cost).min();
    let reached = within.iter().filter(|(area, cost)| to.has(*area) && Some(*cost) == least).map(|(area, _)| *area);
    let reached: Vec<AreaId> = reached.collect();
    let mut stage = Stage::of(game, mini);
    let mut list: Vec<Course> = Vec::new();
    for area in reached.iter().copied() {
        let deeds = deeds(game, &mut stage, mini, area);
        if deeds.is_empty() && area != here {
            list.push(Course::go(None, area).about(area));
        }
        list.extend(deeds.into_iter().map(|deed| Course::act(None, area, deed).about(area)));
    }
    if reached.is_empty() {
        let far = |area: &AreaId| ways.cost(*area).unwrap_or(u8::MAX);
        let goal = to.iter().min_by_key(far)?;
        let near = nearest(game, mini, goal, &within);
        list.extend(near.into_iter().filter(|area| *area != here).map(|area| Course::go(None, area).about(goal)));
    }
    (!list.is_empty()).then(|| Courses::of(list).because(AreaReason::ClosestObjective))
}

/// Where a miniature brings what it carries and whom it leads.
fn destinations(game: &Game, mini: MiniId) -> AreaSet {
    let carries = |token| game.state().token(token).is_some_and(|token| token.carried_by == Some(mini));
    let hauls = mission::open_hauls(game, Side::Villain);
    let to = hauls.filter(|haul| carries(haul.token)).map(|haul| haul.to);
    let leads = game.state().memory.led_by(mini).next().is_some();
    let out = leads.then(|| mission::exits(game));
    to.chain(out).fold(AreaSet::default(), AreaSet::or)
}

/// What it does there: what advances the objective, or else it puts down what it carries.
fn deeds(game: &Game, stage: &mut Stage, mini: MiniId, area: AreaId) -> Vec<Command> {
    let deeds = stage.interactions(area, |it| by_the_card(game, mini, it));
    if !deeds.is_empty() {
        return deeds;
    }
    let hauls = mission::open_hauls(game, Side::Villain).filter(|haul| haul.to.has(area));
    let puts = hauls.map(|haul| Command::PutDownToken { mini, token: haul.token, pushing: 0 });
    let puts: Vec<Command> = puts.filter(|command| stage.can(area, command)).collect();
    puts
}

/// What a miniature may pick up in an Area to bring it somewhere. SOLO VII
pub(super) fn fetches(game: &Game, stage: &mut Stage, mini: MiniId, area: AreaId) -> Vec<Command> {
    let lies_here = |token| game.state().token(token).is_some_and(|token| token.area == area);
    let hauls = mission::open_hauls(game, Side::Villain);
    let wanted = hauls.filter(|haul| lies_here(haul.token) && !haul.to.has(area));
    let picks = wanted.map(|haul| Command::PickUpToken { mini, token: haul.token, pushing: 0 });
    let picks: Vec<Command> = picks.collect();
    picks.into_iter().filter(|command| stage.can(area, command)).collect()
}
