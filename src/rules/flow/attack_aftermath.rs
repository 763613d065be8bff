//! What follows an attack: deferred attacks, tokens and Immobilization, free attacks, striking back. G-20 to G-23

use super::attack_declared::declare;
use super::stack::{Flow, go, push, wait};
use super::wounds;
use crate::command::Effort;
use crate::event::{AttackOrigin, Happening};
use crate::frames::{AttackFrame, AttackStage, Frame, PutTokens};
use crate::game::Game;
use crate::offered::{self, Follow};
use crate::query;
use crate::ruling::Rule;
use crate::skill_target::SkillTarget;
use crate::skills::explosion::AFTER_ATTACKS;
use gotham_content::mission::Side;
use gotham_content::skill::Skill;

/// The next thing that follows an attack. G-23
pub(super) fn step(game: &mut Game, mut frame: Box<AttackFrame>) -> Flow {
    if frame.stage == AttackStage::Tokens {
        frame.stage = AttackStage::FollowUp;
        if !query::is_living(game, frame.attacker) {
            // The target of a deferred attack struck back: a Neutralized attacker has no Skills. G-32
            return go(game, Frame::Attack(frame));
        }
        lay_down(game, &frame);
        let tokens = tokens(game, &frame);
        push(game, Frame::Attack(frame));
        tokens.into_iter().for_each(|put| push(game, Frame::PutTokens(put)));
        return Flow::Goes;
    }
    if offered::open(game, &frame).is_some() {
        return wait(game, Frame::Attack(frame));
    }
    match frame.stage {
        AttackStage::CarryOn => frame.stage = AttackStage::Tokens,
        AttackStage::FollowUp => frame.stage = AttackStage::HitBack,
        _ => {
            finish(game, &frame);
            return Flow::Goes;
        }
    }
    go(game, Frame::Attack(frame))
}

/// An offered Skill is used: somebody steps in, or another attack follows. G-20, G-21, G-22, G-28
pub(super) fn take_up(game: &mut Game, mut frame: Box<AttackFrame>, on: SkillTarget, effort: &Effort) {
    let offer = offered::at(frame.stage).and_then(|offered| Some((offered, offered.offer(game, &frame)?)));
    let (Some((offered, offer)), Some(target)) = (offer, on.mini()) else { return leave(game, frame) };
    match offered.follow(game, &frame, target, effort) {
        Follow::StepIn => {
            frame.sacrifices.push(offer.mini);
            game.emit(offer.rule, Happening::SkillUsed { mini: offer.mini, skill: offer.skill, on });
            leave(game, frame);
        }
        Follow::Attack(next) => {
            match frame.stage {
                AttackStage::CarryOn => {
                    frame.remaining = 0;
                    frame.strikes += 1;
                    push(game, Frame::Attack(frame));
                }
                _ => leave(game, frame),
            }
            declare(game, *next);
        }
    }
}

/// An offer is declined, or its one use is made: the next one is asked, or the next stage comes. G-23, G-28
pub(super) fn leave(game: &mut Game, mut frame: Box<AttackFrame>) {
    match frame.stage {
        AttackStage::StepIn => drop(frame.guardians.remove(0)),
        AttackStage::CarryOn => frame.stage = AttackStage::Tokens,
        AttackStage::FollowUp => frame.stage = AttackStage::HitBack,
        _ => return finish(game, &frame),
    }
    push(game, Frame::Attack(frame));
}

/// A deferred attack tells its attack how many Successes remain. G-20
fn finish(game: &mut Game, frame: &AttackFrame) {
    game.emit(Rule::Priority, Happening::AttackOver { mini: frame.attacker, target: frame.target });
    if frame.origin == AttackOrigin::Deferred
        && let Some(Frame::Attack(first)) = game.state_mut().stack.last_mut()
    {
        first.remaining = frame.remaining;
    }
}

/// Enough Wounds knock down the target, and anyone who stepped in for it. S2 Immobilization, G-36, G-28
fn lay_down(game: &mut Game, frame: &AttackFrame) {
    let needed = frame.level(game, Skill::Immobilization);
    let hurt = frame.stood_in.iter().copied().chain([(frame.target, frame.wounds)]);
    for (mini, _) in hurt.filter(|(_, wounds)| needed > 0 && *wounds >= needed) {
        if game.state().mini(mini).area.is_some() {
            wounds::lay_down(game, mini);
        }
    }
}

/// Tokens that the attacker's Skills put into the target's Area. S2 Frost, S2 Toxic Gas
fn tokens(game: &Game, frame: &AttackFrame) -> Vec<PutTokens> {
    let by = game.state().mini(frame.attacker).side.unwrap_or(Side::Villain);
    let Some(area) = frame.area else { return Vec::new() };
    let kinds = AFTER_ATTACKS.into_iter().rev();
    let puts = kinds.map(|(skill, kind)| PutTokens { kind, area, most: frame.level(game, skill), by, spares: None });
    puts.filter(|put| put.most > 0).collect()
}
