//! What the mission does on its own: at moments of the round, when something has happened, when something has come
//! true. What has happened is read off the events of each step, in order, each once; what that sets off is carried out
//! in `triggered`. R2 III.B, G-1

use crate::flow::fields;
use crate::flow::stack::push;
use crate::frames::{Actor, Due, Frame, Scope, Triggered};
use crate::game::Game;
use crate::id::MiniId;
use crate::mission;
use crate::noticed::Occasions;
use crate::state::Phase;
use gotham_content::mission::Side;
use gotham_content::script::{Aspects, Compiled, Moment, When};

/// What is due at a moment: when a side's turn begins, its Field Modifier tokens, too. R2 XI.C, G-2
pub(in crate::flow) fn at(game: &mut Game, moment: Moment) {
    let due = due_at(game, moment);
    set_off(game, Some(moment), due);
}

/// Whether anything is due at a moment. R2 XI.C, G-2
pub(in crate::flow) fn are_due(game: &Game, moment: Moment) -> bool {
    !due_at(game, moment).is_empty()
}

fn due_at(game: &Game, moment: Moment) -> Vec<Due> {
    let begins = match moment {
        Moment::StartOfHeroesTurn => Some(Side::Heroes),
        Moment::StartOfVillainsTurn => Some(Side::Villain),
        _ => None,
    };
    let ticks = begins.filter(|side| fields::are_due(game, *side)).map(Due::Dissipation);
    let waits = |trigger| game.scenario().noticed.waits_for(trigger, Occasions::MOMENT);
    let triggers = due(game, waits, |when| matches!(when, When::At(at) if *at == moment).then(Scope::default));
    ticks.into_iter().chain(triggers).collect()
}

/// Reads what has happened since the last step, and whether that has made something come true.
#[inline]
pub(in crate::flow) fn listen(game: &mut Game) {
    if game.has_news() {
        hear(game);
    }
}

#[inline(never)]
fn hear(game: &mut Game) {
    if game.scenario().program.triggers.is_empty() || game.state().phase == Phase::Setup {
        game.forget_news();
        return;
    }
    let mut moments = Vec::new();
    let noticed = &game.scenario().noticed;
    for what in game.news().filter(|what| noticed.any_waits_for(what.occasions())) {
        let Some(caused) = mission::caused(game, what) else { continue };
        let is_meant = |trigger| noticed.waits_for(trigger, what.occasions());
        let due = due(game, is_meant, |when| mission::sets_off(game, when, &caused));
        if !due.is_empty() {
            moments.push(due);
        }
    }
    debug_assert_eq!(moments, all_set_off(game), "an event sets off what it is not known to set off");
    game.forget_news();
    let changed = game.take_unheard();
    moments.extend(seen(game, changed));
    let last = become_true(game, changed);
    // The last frame on the stack is the first to be resolved.
    set_off(game, None, last);
    moments.into_iter().rev().for_each(|due| set_off(game, None, due));
}

/// The same, with every event and every trigger looked at.
fn all_set_off(game: &Game) -> Vec<Vec<Due>> {
    let caused = game.news().filter_map(|what| mission::caused(game, what));
    let due = caused.map(|caused| due(game, |_| true, |when| mission::sets_off(game, when, &caused)));
    due.filter(|due| !due.is_empty()).collect()
}

/// Triggers that something sets off, whose conditions hold and that have not used up their only time; only those are asked
/// that may be meant.
fn due(game: &Game, is_meant: impl Fn(u8) -> bool, sets_off: impl Fn(&When<Compiled>) -> Option<Scope>) -> Vec<Due> {
    let triggers = game.scenario().program.triggers.iter().zip(0u8..);
    let due = triggers.filter(|(_, at)| is_meant(*at)).filter_map(|(trigger, at)| {
        let scope = sets_off(&trigger.when)?;
        let is_spent = trigger.once && game.state().memory.fired.contains(&at);
        (!is_spent && mission::all_hold(game, &trigger.only_if, &scope)).then_some(Due::Trigger { trigger: at, scope })
    });
    due.collect()
}

/// Triggers whose conditions hold now and did not when they were last tested.
fn become_true(game: &mut Game, changed: Aspects) -> Vec<Due> {
    debug_assert_eq!(turned(game, changed), turned(game, Aspects::ALL), "the table has changed, and no event says so");
    let mut due = Vec::new();
    for (at, holds) in turned(game, changed) {
        let once = game.scenario().program.triggers[usize::from(at)].once;
        let memory = &mut game.state_mut().memory;
        if !holds {
            memory.held.retain(|other| *other != at);
            continue;
        }
        memory.held.push(at);
        if !(once && memory.fired.contains(&at)) {
            due.push(Due::Trigger { trigger: at, scope: Scope::default() });
        }
    }
    due
}

/// Triggers whose conditions have come true since they were last tested, or no longer hold, for all that has changed.
fn turned(game: &Game, changed: Aspects) -> Vec<(u8, bool)> {
    let noticed = &game.scenario().noticed;
    if !noticed.any_may_come_true(changed) {
        return Vec::new();
    }
    let scope = Scope::default();
    let triggers = game.scenario().program.triggers.iter().zip(0u8..);
    let tested = triggers.filter(|(_, at)| noticed.may_come_true(*at, changed));
    let tested = tested.map(|(trigger, at)| (at, mission::all_hold(game, &trigger.only_if, &scope)));
    tested.filter(|(at, holds)| game.state().memory.held.contains(at) != *holds).collect()
}

/// Triggers for each miniature that an enemy sees now and none saw before. R2 XI.A
fn seen(game: &mut Game, changed: Aspects) -> Vec<Vec<Due>> {
    const SIGHT: Aspects = Aspects::MINIS.and(Aspects::PLACES).and(Aspects::BOARD);
    if !changed.meet(SIGHT) || !game.scenario().noticed.any_waits_for(Occasions::SEEN) {
        return Vec::new();
    }
    let watched = mission::watched(game);
    let known = std::mem::take(&mut game.state_mut().memory.seen);
    let new: Vec<(MiniId, MiniId)> = watched.iter().copied().filter(|(mini, _)| !known.contains(mini)).collect();
    game.state_mut().memory.seen = watched.into_iter().map(|(mini, _)| mini).collect();
    let mut all = Vec::new();
    for (mini, by) in new {
        let area = game.state().mini(mini).area;
        let acting = Actor { mini: Some(by), ..Actor::default() };
        let subject = Actor { mini: Some(mini), area, token: None };
        let scope = Scope { acting, subject, picked: Vec::new() };
        let is_meant = |trigger| game.scenario().noticed.waits_for(trigger, Occasions::SEEN);
        all.push(due(game, is_meant, |when| match when {
            When::Seen(wanted) if mission::fits(game, mini, wanted, &Scope::default()) => Some(scope.clone()),
            _ => None,
        }));
    }
    all
}

fn set_off(game: &mut Game, moment: Option<Moment>, due: Vec<Due>) {
    if !due.is_empty() {
        push(game, Frame::Triggered(Triggered { moment, left: due }));
    }
}
