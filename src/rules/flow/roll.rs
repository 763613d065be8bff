//! A roll and its Rerolls: Bonus, then Free, then those that an enemy forces, then Paid. R2 X, G-30

use super::stack::{Flow, push, wait};
use super::{energy, items};
use crate::command::{Command, RerollBy, Space};
use crate::event::{Happening, RollFor};
use crate::frames::{Frame, Roll};
use crate::game::Game;
use crate::id::MiniId;
use crate::prompt::RolledDie;
use crate::query::pools::Dice;
use crate::ruling::Rule;
use crate::skills::rerolls::misfortune;
use gotham_content::dice::Color;

/// Rolls a pool; what the dice show goes to the frame below. R2 IV.D, X
pub(super) fn roll(game: &mut Game, mini: MiniId, roll: RollFor, pool: &Dice, against: Option<u8>) {
    let forced = misfortune(game, mini);
    roll_under(game, mini, roll, pool, against, forced);
}

/// The same under a Misfortune that was there before. G-30
pub(super) fn roll_under(
    game: &mut Game,
    mini: MiniId,
    roll: RollFor,
    pool: &Dice,
    against: Option<u8>,
    misfortune: Option<(MiniId, u8)>,
) {
    let mut free = [0u8; 5];
    let mut dice = Vec::with_capacity(pool.dice.len());
    for die in &pool.dice {
        let face = game.draw_face(die.color);
        free[die.color as usize] += u8::from(die.free_reroll);
        dice.push(RolledDie { color: die.color, face, freed: false });
    }
    if !dice.is_empty() {
        let shown: Vec<(Color, u8)> = dice.iter().map(|die| (die.color, die.face)).collect();
        game.emit(Rule::DiceRule, Happening::Rolled { mini, roll, dice: shown });
    }
    let (modifier, bonus, stage) = (pool.modifier(), pool.bonus, RerollBy::Bonus);
    let (forced_by, forced) = misfortune.map_or((None, 0), |(enemy, rerolls)| (Some(enemy), rerolls));
    push(
        game,
        Frame::Roll(Roll {
            mini,
            roll,
            dice,
            bonus,
            free,
            forced,
            forced_by,
            stage,
            modifier,
            against,
            named: Vec::new(),
            cards: Vec::new(),
        }),
    );
}

/// Asks for Rerolls, or hands the successes to the frame below. R2 X
pub(super) fn step(game: &mut Game, frame: Roll) -> Flow {
    if frame.has_choice(game) {
        return wait(game, Frame::Roll(frame));
    }
    done(game, frame);
    Flow::Goes
}

/// Rolls a die again, uses a card that lends Luck, or keeps the dice. R2 X.B, X.C, G-89, E-28
pub(super) fn answer(game: &mut Game, mut frame: Roll, command: &Command) {
    if let Some((used, level)) = items::lend(game, command) {
        frame.bonus = frame.bonus.saturating_add(level);
        frame.cards.push(used);
        return push(game, Frame::Roll(frame));
    }
    let Command::Reroll { die, by } = command else {
        return done(game, frame);
    };
    let at = usize::from(*die);
    let rule = match by {
        RerollBy::Bonus => {
            frame.bonus -= 1;
            Rule::RerollOrder
        }
        RerollBy::Free => {
            frame.dice[at].freed = true;
            let by_arrow = &mut frame.free[frame.dice[at].color as usize];
            let rule = if *by_arrow > 0 {
                *by_arrow -= 1;
                Rule::FreeRerolls
            } else {
                game.state_mut().post.free_reroll = false;
                Rule::Variants
            };
            if game.options().edition.free_rerolls_are_rolled_together() {
                frame.stage = *by;
                frame.named.push(*die);
                return push(game, Frame::Roll(frame));
            }
            rule
        }
        RerollBy::Forced => {
            frame.forced -= 1;
            Rule::Misfortune
        }
        RerollBy::Paid => {
            energy::spend(game, frame.mini, Space::Reroll, 1, Rule::PaidRerolls);
            Rule::PaidRerolls
        }
    };
    frame.stage = *by;
    roll_again(game, &mut frame, *die, *by, rule);
    push(game, Frame::Roll(frame));
}

fn roll_again(game: &mut Game, frame: &mut Roll, die: u8, by: RerollBy, rule: Rule) {
    let rolled = &mut frame.dice[usize::from(die)];
    let (color, from) = (rolled.color, rolled.face);
    let to = game.draw_face(color);
    rolled.face = to;
    game.emit(rule, Happening::Rerolled { mini: frame.mini, die, color, from, to, by });
}

/// The dice that were named for Free Rerolls are rolled together; no other free one follows. E-28
fn roll_named(game: &mut Game, mut frame: Roll) {
    for die in std::mem::take(&mut frame.named) {
        roll_again(game, &mut frame, die, RerollBy::Free, Rule::FreeRerolls);
    }
    frame.stage = RerollBy::Forced;
    push(game, Frame::Roll(frame));
}

/// Whoever decides is content: next comes what an enemy may force, then what the roller may pay for, then the roll is
/// over. G-30
fn done(game: &mut Game, mut frame: Roll) {
    if !frame.named.is_empty() {
        return roll_named(game, frame);
    }
    match (frame.forced, frame.stage) {
        (0, _) => return hand_down(game, frame.successes()),
        (_, RerollBy::Forced) => frame.forced = 0,
        _ => frame.stage = RerollBy::Forced,
    }
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
