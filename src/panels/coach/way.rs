//! Which answers lead to the lesson that is shown.

use super::lesson::current;
use crate::answers::{Choice, Deed, Step};
use crate::view::TableView;
use gotham_content::mission::{Feat, Pointer};
use gotham_play::{Cue, Detour};
use gotham_rules::Game;
use gotham_rules::command::Stance;
use gotham_rules::state::RiverSlot;

/// Whether a choice is what the lesson that is shown is about, or who can do it.
pub(super) fn marks(table: &TableView, choice: &Choice) -> bool {
    is_about(table, core::slice::from_ref(&choice.step)) || matches!(choice.step, Step::Who(_)) && takes_an_actor(table)
}

/// Whether somebody has to act for the lesson that is shown, or for what comes before it.
fn takes_an_actor(table: &TableView) -> bool {
    current(table.lessons).is_some_and(|(lesson, cue)| match cue {
        Cue::Try => matches!(lesson.done, Feat::Moves | Feat::Attacks | Feat::Works),
        Cue::First(detour) => matches!(detour, Detour::Closer | Detour::There | Detour::Roll),
        Cue::Read => false,
    })
}

/// Whether one of these steps is what the lesson that is shown is about, or what comes before it.
pub(super) fn is_about(table: &TableView, steps: &[Step]) -> bool {
    let Some((lesson, cue)) = current(table.lessons) else { return false };
    match cue {
        Cue::Read => false,
        Cue::Try => lesson.points.iter().any(|pointer| match pointer {
            Pointer::Answer(feat) => steps.iter().any(|step| leads_to(table.game, *feat, step)),
            _ => false,
        }),
        Cue::First(detour) => steps.iter().any(|step| comes_first(table.game, detour, step)),
    }
}

/// Whether an answer is a way to do something.
fn leads_to(game: &Game, feat: Feat, step: &Step) -> bool {
    match (feat, step) {
        (Feat::Acts, Step::Stance(stance)) => *stance == Stance::Active,
        (Feat::Rests, Step::Stance(stance)) => *stance == Stance::Resting,
        (Feat::Activates | Feat::MeetsEvent, Step::Position(position)) => {
            let slot = game.state().river.get(usize::from(*position));
            slot.is_some_and(|slot| (*slot == RiverSlot::Event) == (feat == Feat::MeetsEvent))
        }
        (Feat::Moves, Step::Do(Deed::Move))
        | (Feat::Attacks, Step::Do(Deed::Melee | Deed::Ranged | Deed::AttackWith(_)))
        | (Feat::Rerolls, Step::Die(_) | Step::Right(_))
        | (Feat::Defends, Step::Do(Deed::Defend))
        | (Feat::Works, Step::Do(Deed::Interact(_)))
        | (Feat::MeetsEvent, Step::Event(_) | Step::Part(_))
        | (Feat::Reinforces, Step::Tile(_))
        | (Feat::EndsTurn, Step::Do(Deed::EndTurn)) => true,
        _ => false,
    }
}

/// Whether an answer is what has to come before.
fn comes_first(game: &Game, detour: Detour, step: &Step) -> bool {
    let is = |feat: Feat| leads_to(game, feat, step);
    match detour {
        Detour::Watch | Detour::Answer => false,
        Detour::BeActive => is(Feat::Acts),
        Detour::Resting | Detour::NextRound | Detour::TheirTurn | Detour::Tired => is(Feat::EndsTurn),
        Detour::Closer | Detour::There => is(Feat::Moves),
        Detour::Roll => is(Feat::Attacks) || is(Feat::Works),
        Detour::Moving => *step == Step::Do(Deed::Stop),
        Detour::Activate => is(Feat::Activates),
        Detour::Choose => matches!(step, Step::Mini(_)),
        Detour::SetOff => is(Feat::MeetsEvent),
    }
}
