//! A Movement: Move after Move until the pool is empty or the player stops. R2 VII.A

use super::hazards::{enter, hazard};
use super::stack::{Flow, push};
use super::wounds::push_limits;
use super::{board, energy, items, mission};
use crate::answers;
use crate::board::Exit;
use crate::command::{Command, Space};
use crate::event::{Happening, RollFor};
use crate::frames::{Frame, Hazard, Movement};
use crate::game::Game;
use crate::id::MiniId;
use crate::prompt::ActivationStep;
use crate::query::{self, moving};
use crate::ruling::Rule;
use crate::skills::moving::{Ease, eases};
use crate::skills::wall_breaker;

/// Begins a Movement with its first Move, or goes on with the one that Wounds have interrupted. R2 VII.A.1, G-13, G-39
pub(super) fn begin(game: &mut Game, command: &Command) {
    let Command::Move { mini, .. } = command else { return };
    let mini = *mini;
    let movement = match game.state_mut().stack.pop_if(|frame| is_movement_of(frame, mini)) {
        Some(Frame::Movement(movement)) => movement,
        _ => declare(game, mini, moving::opening_points(game, mini), 0),
    };
    make_move(game, movement, command);
}

fn is_movement_of(frame: &Frame, mini: MiniId) -> bool {
    matches!(frame, Frame::Movement(movement) if movement.mini == mini)
}

/// A Movement that an effect grants, without a first Move: with its own Move Points, plus some that are lost when it
/// ends. G-40
pub(super) fn set_out(game: &mut Game, mini: MiniId, own: u8, more: u8) {
    let movement = declare(game, mini, own, more);
    push(game, Frame::Movement(movement));
}

/// A Movement begins: a Hero's First Movement Bonus is used up, except for what it keeps. R2 VII.A.1, R2 XIII, G-13,
/// E-17
fn declare(game: &mut Game, mini: MiniId, own: u8, more: u8) -> Movement {
    let kept = if moving::keeps_points(game, mini) { own } else { 0 };
    let mut by_variant = moving::rests_and_moves(game, mini);
    let is_first = moving::counts_as_first(game, mini);
    if let Some(tablet) = game.state_mut().tablet_mut(mini) {
        by_variant |= tablet.by_variants.kept_points > 0;
        tablet.has_moved |= is_first;
        tablet.by_variants.kept_points = 0;
    }
    if let Some(Frame::Activation(activation)) = game.state_mut().stack.last_mut()
        && activation.mini == mini
    {
        by_variant |= activation.kept_points > 0;
        activation.kept_points = 0;
    }
    let (rule, points) = (if by_variant { Rule::Variants } else { Rule::MovePool }, own + more);
    game.emit(rule, Happening::MovementBegins { mini, points });
    Movement { kept, ..Movement::with(mini, points) }
}

/// Asks where the Movement goes next, or ends it when it can't go on. R2 VII.A
pub(super) fn step(game: &mut Game, frame: Movement) -> Flow {
    let mini = frame.mini;
    if !query::is_living(game, mini) {
        finish(game, &frame);
        return Flow::Goes;
    }
    push(game, Frame::Movement(frame.clone()));
    if answers::can_move(game, mini) || dropping_may_help(game, mini) {
        return Flow::Waits;
    }
    game.state_mut().stack.pop();
    finish(game, &frame);
    Flow::Goes
}

/// Whether dropping Equipment on the way could make the Move Points left suffice: a Skill that eases Moves is off due
/// to Encumbrance. R2 V.C.2.e
fn dropping_may_help(game: &Game, mini: MiniId) -> bool {
    moving::points(game, mini) > 0
        && query::skills(game, mini).iter().any(|held| {
            let is_less = held.off.is_some() || held.lent_alone.is_some();
            is_less && eases(held.skill)
        })
}

/// The next Move, or the end of the Movement. R2 VII.A
pub(super) fn answer(game: &mut Game, frame: Movement, command: &Command) {
    match command {
        Command::Move { .. } => match command.pushing() {
            Some((mini, wounds)) => {
                push(game, Frame::Movement(frame));
                push_limits(game, command, mini, wounds);
            }
            None => make_move(game, frame, command),
        },
        _ => finish(game, &frame),
    }
}

fn finish(game: &mut Game, movement: &Movement) {
    let mini = movement.mini;
    game.emit(Rule::Movement, Happening::MovementEnds { mini });
    keep_points(game, movement);
    moved(game, mini);
}

/// What is left of a First Movement Bonus is kept: by a Hero for this turn, by an activated miniature for its second
/// Movement. R2 XIII
fn keep_points(game: &mut Game, movement: &Movement) {
    let (mini, points) = (movement.mini, movement.kept);
    if points == 0 || !query::is_living(game, mini) {
        return;
    }
    let state = game.state_mut();
    if let Some(tablet) = state.tablet_mut(mini) {
        tablet.by_variants.kept_points = points;
    } else if let Some(Frame::Activation(activation)) = state.stack.last_mut()
        && (activation.mini, activation.step) == (mini, ActivationStep::FirstMovement)
    {
        activation.kept_points = points;
    } else {
        return;
    }
    game.emit(Rule::Variants, Happening::PointsKept { mini, points });
}

/// Pays for a Move and makes it; Dangerous Terrain follows, then the Drop. R2 VII.A.3-6, G-12, G-14, G-39
fn make_move(game: &mut Game, mut frame: Movement, command: &Command) {
    let Command::Move { mini, area, how, cubes, pushing, .. } = command else { return };
    let (mini, to) = (*mini, *area);
    let Some(from) = game.state().mini(mini).area else { return };
    let ease = Ease::of(game, mini);
    let parts = moving::cost_with(game, mini, from, Exit { to, how: *how }, ease);
    let tools = wall_breaker::cards_used(game, command);
    energy::spend(game, mini, Space::Movement, *cubes, Rule::MovePayment);
    frame.points += (cubes + pushing) * query::energy::move_multiplier(game, mini);
    frame.spend(moving::total(&parts));
    let points_left = frame.points;
    game.stand(mini, Some(to));
    game.emit(Rule::MoveCost, Happening::Moved { mini, from, to, how: *how, cost: parts, points_left });
    if how.breaks_wall() {
        board::break_wall(game, from, to);
        tools.into_iter().for_each(|card| items::use_up(game, mini, card));
    }
    let drop = moving::drop_dice(game, mini, *how, ease);
    let spared = if drop > 0 { ease.parkour } else { 0 };
    push(game, Frame::Movement(frame));
    mission::carrying::bring_along(game, mini, to);
    // The last frame on the stack is the first to be resolved.
    if drop > 0 {
        let hazard = Hazard { spared, ..hazard(game, mini, drop, RollFor::Drop) };
        push(game, Frame::Hazard(hazard));
    }
    enter(game, mini, to);
}

/// A Movement of an activated miniature is over: the next step comes, or none after a second Movement. R2 VI.C.2-4
fn moved(game: &mut Game, mini: MiniId) {
    let Some(Frame::Activation(frame)) = game.state_mut().stack.last_mut() else { return };
    if frame.mini != mini {
        return;
    }
    frame.moved = true;
    match frame.step {
        ActivationStep::FirstMovement => frame.step = ActivationStep::Action,
        ActivationStep::Action | ActivationStep::SecondMovement => {
            game.state_mut().stack.pop();
        }
    }
}
