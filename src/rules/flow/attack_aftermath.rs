//! What follows an attack: deferred attacks, tokens and Immobilization, Combo, striking back. G-20 to G-23

use super::fields::AFTER_ATTACKS;
use super::stack::{Flow, go, push, wait};
use super::{attack, wounds};
use crate::content::dice::{Color, Die};
use crate::content::mission::Side;
use crate::content::skill::Skill;
use crate::rules::command::{AttackKind, Command};
use crate::rules::event::AttackOrigin;
use crate::rules::frames::{AttackFrame, AttackStage, Frame, PutTokens};
use crate::rules::game::Game;
use crate::rules::query;

/// The next thing that follows an attack. G-23
pub(super) fn step(game: &mut Game, mut frame: Box<AttackFrame>) -> Flow {
    match frame.stage {
        AttackStage::Strikes => {
            if may_strike_on(game, &frame) {
                return wait(game, Frame::Attack(frame));
            }
            frame.stage = AttackStage::Tokens;
            go(game, Frame::Attack(frame))
        }
        AttackStage::Tokens => {
            frame.stage = AttackStage::Combo;
            lay_down(game, &frame);
            let tokens = tokens(game, &frame);
            push(game, Frame::Attack(frame));
            tokens.into_iter().for_each(|put| push(game, Frame::PutTokens(put)));
            Flow::Goes
        }
        AttackStage::Combo => {
            if may_combo(game, &frame) {
                return wait(game, Frame::Attack(frame));
            }
            frame.stage = AttackStage::StrikeBack;
            go(game, Frame::Attack(frame))
        }
        _ => {
            if query::strike_back_dice(game, &frame) > 0 {
                return wait(game, Frame::Attack(frame));
            }
            finish(game, &frame);
            Flow::Goes
        }
    }
}

/// A deferred attack tells the attack that it goes on from what remains. G-20
fn finish(game: &mut Game, frame: &AttackFrame) {
    if frame.origin == AttackOrigin::Deferred
        && let Some(Frame::Attack(first)) = game.state_mut().stack.last_mut()
    {
        first.remaining = frame.remaining;
    }
}

/// Whether Remaining Successes may strike somebody else. S2 Circular Strike, S2 Burst, G-20
fn may_strike_on(game: &Game, frame: &AttackFrame) -> bool {
    frame.origin == AttackOrigin::Action
        && frame.remaining > 0
        && frame.strikes_left > 0
        && query::is_living(game, frame.attacker)
        && !query::targets(game, frame.attacker, frame.kind, &frame.cards).is_empty()
}

/// Whether a Combo may follow: a Melee Attack as an action that Neutralized its target. S2 Combo, G-21
fn may_combo(game: &Game, frame: &AttackFrame) -> bool {
    frame.origin == AttackOrigin::Action
        && frame.kind == AttackKind::Melee
        && frame.neutralizes
        && frame.level(game, Skill::Combo) > 0
        && query::is_living(game, frame.attacker)
        && !query::targets(game, frame.attacker, AttackKind::Melee, &[]).is_empty()
}

/// Enough Wounds lay the target down. S2 Immobilization, G-36
fn lay_down(game: &mut Game, frame: &AttackFrame) {
    let needed = frame.level(game, Skill::Immobilization);
    if needed > 0 && frame.wounds >= needed && game.state().mini(frame.target).area.is_some() {
        wounds::lay_down(game, frame.target);
    }
}

/// Tokens that the attacker's Skills put into the target's Area. S2 Frost, S2 Toxic Gas
fn tokens(game: &Game, frame: &AttackFrame) -> Vec<PutTokens> {
    let by = game.state().mini(frame.attacker).side.unwrap_or(Side::Villain);
    let Some(area) = frame.area else { return Vec::new() };
    let kinds = AFTER_ATTACKS.into_iter().rev();
    let puts = kinds.map(|(skill, kind)| PutTokens { kind, area, most: frame.level(game, skill), by });
    puts.filter(|put| put.most > 0).collect()
}

/// Answers to what follows an attack. G-20, G-21, G-22
pub(super) fn answer(game: &mut Game, mut frame: Box<AttackFrame>, command: &Command) {
    match (frame.stage, command) {
        (AttackStage::Strikes, Command::Strike { target }) => {
            let mut next = AttackFrame::free(frame.attacker, *target, frame.kind, AttackOrigin::Deferred);
            next.carried = frame.remaining;
            (next.cards, next.lent) = (frame.cards.clone(), frame.lent.clone());
            frame.remaining = 0;
            frame.strikes_left -= 1;
            push(game, Frame::Attack(frame));
            attack::declare(game, next);
        }
        (AttackStage::Strikes, _) => {
            frame.stage = AttackStage::Tokens;
            push(game, Frame::Attack(frame));
        }
        (AttackStage::Combo, Command::Combo { target, dice }) => {
            let mut next = AttackFrame::free(frame.attacker, *target, AttackKind::Melee, AttackOrigin::Combo);
            next.dice = combo_dice(game, &frame, dice);
            frame.stage = AttackStage::StrikeBack;
            push(game, Frame::Attack(frame));
            attack::declare(game, next);
        }
        (AttackStage::Combo, _) => {
            frame.stage = AttackStage::StrikeBack;
            push(game, Frame::Attack(frame));
        }
        (_, Command::StrikeBack) => {
            let mut next = AttackFrame::free(frame.target, frame.attacker, frame.kind, AttackOrigin::StrikeBack);
            let yellow = Die { color: Color::Yellow, free_reroll: false };
            next.dice = vec![yellow; usize::from(query::strike_back_dice(game, &frame))];
            finish(game, &frame);
            attack::declare(game, next);
        }
        _ => finish(game, &frame),
    }
}

/// The picked dice with their arrows. G-21
fn combo_dice(game: &Game, frame: &AttackFrame, picked: &[Color]) -> Vec<Die> {
    let mut pool = query::combo_pool(game, frame);
    let mut dice = Vec::new();
    for color in picked {
        if let Some(at) = pool.iter().position(|die| die.color == *color) {
            dice.push(pool.remove(at));
        }
    }
    dice
}
