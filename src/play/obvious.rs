//! Questions that nobody needs to be asked: only one answer makes sense. A table that wants to be quick gives it on its own;
//! rules and records see an answer like any other.

use gotham_rules::command::RerollBy;
use gotham_rules::{Ask, Command, Game, Prompt};

/// The only answer that makes sense; `None` if there is something to think about.
pub fn answer(game: &Game, prompt: &Prompt, legal: &[Command]) -> Option<Command> {
    let answer = match &prompt.ask {
        ask @ Ask::Reroll { .. } if is_enough(ask) => Command::Keep,
        Ask::KeepMoving { .. } if is_at_its_end(game, prompt, legal) => Command::Stop,
        _ => return None,
    };
    legal.contains(&answer).then_some(answer)
}

/// Whether the dice already show all that is needed, and no enemy may still spoil them: whoever rolls for more gains nothing.
/// The rules themselves ask about no die that shows its best face. R2 X
fn is_enough(ask: &Ask) -> bool {
    let Ask::Reroll { roll, dice, forced, modifier, against: Some(needed), rights, named, .. } = ask else {
        return false;
    };
    let successes = dice.iter().map(|die| die.face).fold(0, u8::saturating_add).saturating_add_signed(*modifier);
    let is_spoiled = *forced > 0 || rights.contains(&RerollBy::Forced);
    named.is_empty() && !roll.hurts() && !is_spoiled && successes >= *needed
}

/// Whether a Movement has used up what was free, and all that would follow is the same, for the same price, in a new one.
/// R2 VII.A.1
fn is_at_its_end(game: &Game, prompt: &Prompt, legal: &[Command]) -> bool {
    let moves = || legal.iter().filter(|command| matches!(command, Command::Move { .. }));
    let costs_nothing = |command: &Command| matches!(command, Command::Move { cubes: 0, pushing: 0, .. });
    if moves().next().is_none() || moves().any(costs_nothing) {
        return false;
    }
    let mut after = game.clone();
    if after.apply(&Command::Stop).is_err() {
        return false;
    }
    let next = after.prompt();
    let goes_on = next.side == prompt.side && next.ask == Ask::HeroAction;
    goes_on && moves().all(|command| after.why_not(command).is_none())
}
