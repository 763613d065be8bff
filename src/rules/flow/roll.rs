//! A roll and its Rerolls: Bonus, then Free, then Paid. R2 X, G-30

use super::energy;
use super::stack::{Flow, push, wait};
use crate::content::dice::Color;
use crate::rules::command::{Command, RerollBy, Space};
use crate::rules::event::{Happening, RollFor};
use crate::rules::frames::{Frame, Roll};
use crate::rules::game::Game;
use crate::rules::id::MiniId;
use crate::rules::prompt::RolledDie;
use crate::rules::query::pools::Dice;
use crate::rules::ruling::Rule;

/// Rolls a pool; what the dice show goes to the frame below. R2 IV.D, X
pub(super) fn roll(game: &mut Game, mini: MiniId, roll: RollFor, pool: &Dice, against: Option<u8>) {
    let scenario = game.scenario().clone();
    let mut free = [0u8; 5];
    let mut dice = Vec::with_capacity(pool.dice.len());
    for die in &pool.dice {
        let face = game.state_mut().dice.roll(die.color, &scenario.dice);
        free[die.color as usize] += u8::from(die.free_reroll);
        dice.push(RolledDie { color: die.color, face, freed: false });
    }
    if !dice.is_empty() {
        let shown: Vec<(Color, u8)> = dice.iter().map(|die| (die.color, die.face)).collect();
        game.emit(Rule::DiceRule, Happening::Rolled { mini, roll, dice: shown });
    }
    let modifier = pool.modifier();
    let stage = RerollBy::Bonus;
    push(game, Frame::Roll(Roll { mini, roll, dice, bonus: pool.bonus, free, stage, modifier, against }));
}

/// Asks for Rerolls, or hands the successes to the frame below. R2 X
pub(super) fn step(game: &mut Game, frame: Roll) -> Flow {
    if frame.has_choice(game) {
        return wait(game, Frame::Roll(frame));
    }
    hand_down(game, frame.successes());
    Flow::Goes
}

/// Rolls a die again, or keeps the dice. R2 X.B, X.C
pub(super) fn answer(game: &mut Game, mut frame: Roll, command: &Command) {
    let Command::Reroll { die, by } = command else {
        hand_down(game, frame.successes());
        return;
    };
    let at = usize::from(*die);
    let rule = match by {
        RerollBy::Bonus => {
            frame.bonus -= 1;
            Rule::RerollOrder
        }
        RerollBy::Free => {
            frame.free[frame.dice[at].color as usize] -= 1;
            frame.dice[at].freed = true;
            Rule::FreeRerolls
        }
        RerollBy::Paid => {
            energy::spend(game, frame.mini, Space::Reroll, 1, Rule::PaidRerolls);
            Rule::PaidRerolls
        }
    };
    frame.stage = *by;
    let scenario = game.scenario().clone();
    let (color, from) = (frame.dice[at].color, frame.dice[at].face);
    let to = game.state_mut().dice.roll(color, &scenario.dice);
    frame.dice[at].face = to;
    game.emit(rule, Happening::Rerolled { mini: frame.mini, die: *die, color, from, to, by: *by });
    push(game, Frame::Roll(frame));
}

/// The frame below learns what its dice show.
fn hand_down(game: &mut Game, successes: u8) {
    match game.state_mut().stack.last_mut() {
        Some(Frame::Attack(frame)) => frame.rolled = Some(successes),
        Some(Frame::Action(frame)) => frame.rolled = Some(successes),
        Some(Frame::Hazard(frame)) => frame.rolled = Some(successes),
        _ => {}
    }
}
