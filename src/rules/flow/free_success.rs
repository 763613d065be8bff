//! The free Success that each Hero may add once per game: offered where one more success can matter. R2 XIII, G-74

use super::stack::{Flow, push, wait};
use crate::command::{Command, Space};
use crate::event::{AttackOrigin, Happening};
use crate::frames::{ActionFrame, AttackFrame, Doing, Frame, FreeSuccess, SuccessOffer};
use crate::game::Game;
use crate::offered;
use crate::query;
use crate::query::pools;
use crate::ruling::Rule;
use crate::skill_target::SkillTarget;
use crate::skills;
use gotham_content::skill::Skill;

/// The offer in an attack that is the Hero's action, with this many successes, before they are kept from falling below
/// 0. R2 VII.B.6, VII.C.7
pub(super) fn in_attack(game: &Game, frame: &AttackFrame, sum: i16) -> Option<SuccessOffer> {
    let (mini, target) = (frame.attacker, frame.target);
    let is_due = frame.free_success.is_unasked()
        && frame.origin == AttackOrigin::Action
        && query::has_free_success(game, mini)
        && query::is_living(game, target);
    let successes = u8::try_from(sum).ok().filter(|_| is_due)?;
    helps(game, frame, successes).then_some(SuccessOffer { mini, successes, difficulty: None, target: Some(target) })
}

/// Whether one more success can change what an attack does: not where any Defense stops it anyway, nor where none
/// can save the target.
fn helps(game: &Game, frame: &AttackFrame, successes: u8) -> bool {
    let target = frame.target;
    if !frame.sacrifices.is_empty() || game.state().mini(target).has_tablet() {
        return true;
    }
    let faces = &game.scenario().dice;
    let bare = pools::defense_in(game, frame, 0, &[]);
    let full = pools::defense_in(game, frame, query::energy::most(game, target, Space::Defense), &[]);
    let shown = |pool: &pools::Dice, pick: fn(u8, u8) -> u8| -> i16 {
        let best = |color| faces.faces(color).iter().copied().reduce(pick).unwrap_or(0);
        pool.dice.iter().map(|die| i16::from(best(die.color))).sum::<i16>() + i16::from(pool.modifier())
    };
    let (least, most) = (shown(&bare, u8::min).max(0), shown(&full, u8::max).max(0));
    let spares = skills::binds(frame.with) || frame.level(game, Skill::Harmless) > 0;
    let wanted = if spares { 1 } else { i16::from(query::life(game, target)) };
    let (now, goes_on) = (i16::from(successes), offered::strikes_left(game, frame) > 0);
    now + 1 > least && (goes_on || now < most + wanted)
}

/// The offer in a Complex action with this many successes, before the floor of 0: where it reaches the Difficulty, or
/// lands elsewhere. R2 VII.D.2, VII.E.2, G-35
pub(super) fn in_action(game: &Game, frame: &ActionFrame, sum: i16) -> Option<SuccessOffer> {
    let (mini, difficulty) = (frame.mini, frame.difficulty);
    let is_due = frame.free_success.is_unasked() && query::has_free_success(game, mini);
    let successes = u8::try_from(sum).ok().filter(|successes| is_due && *successes < difficulty)?;
    let lands = |successes| match &frame.doing {
        Doing::Throw { target, .. } | Doing::Skill { on: SkillTarget::Area(target), .. } => {
            Some(query::short_of(game, mini, *target, successes))
        }
        Doing::Interaction { .. } | Doing::Skill { .. } => None,
    };
    let helps = successes + 1 == difficulty || lands(successes) != lands(successes + 1);
    helps.then_some(SuccessOffer { mini, successes, difficulty: Some(difficulty), target: None })
}

/// Asks, on top of what is under way.
pub(super) fn ask(game: &mut Game, under_way: Frame, offer: SuccessOffer) -> Flow {
    push(game, under_way);
    decide(game, FreeSuccess::Left);
    wait(game, Frame::FreeSuccess(offer))
}

/// The Hero adds it and has none left, or keeps it. R2 XIII
pub(super) fn answer(game: &mut Game, offer: SuccessOffer, command: &Command) {
    if *command != Command::AddSuccess {
        return;
    }
    if let Some(tablet) = game.state_mut().tablet_mut(offer.mini) {
        tablet.by_variants.free_success_used = true;
    }
    decide(game, FreeSuccess::Added);
    game.emit(Rule::Variants, Happening::SuccessAdded { mini: offer.mini });
}

/// What is under way learns of it.
fn decide(game: &mut Game, decided: FreeSuccess) {
    match game.state_mut().stack.last_mut() {
        Some(Frame::Attack(frame)) => frame.free_success = decided,
        Some(Frame::Action(frame)) => frame.free_success = decided,
        _ => {}
    }
}
