//! What a mission grants a miniature: a Movement, a free attack, an action. R2 VII, G-69

use crate::answers;
use crate::command::{Command, Effort};
use crate::event::{AttackOrigin, Happening};
use crate::flow::stack::{Flow, push};
use crate::flow::{acts, attack_declared};
use crate::frames::{AttackFrame, Frame, Granted, Movement};
use crate::game::Game;
use crate::prompt::Grant;
use crate::query;
use crate::ruling::Rule;
use crate::skills::attacking;
use gotham_content::dice::Die;

/// Offers what is granted, if the miniature can use it. A Movement begins on its own and may be stopped at once.
pub(in crate::flow) fn step(game: &mut Game, frame: Granted) -> Flow {
    if !query::is_living(game, frame.mini) {
        return Flow::Goes;
    }
    let mini = frame.mini;
    if let Grant::Movement(points) = frame.what {
        game.emit(Rule::MovePool, Happening::MovementBegins { mini, points });
        push(game, Frame::Movement(Movement::granted(mini, points)));
        return Flow::Goes;
    }
    push(game, Frame::Granted(frame));
    let mut offers = Vec::new();
    answers::candidates::granted(game, &frame, &mut offers);
    if offers.iter().any(|offer| answers::check(game, offer).is_ok()) {
        return Flow::Waits;
    }
    game.state_mut().stack.pop();
    Flow::Goes
}

/// Uses what is granted, or declines it.
pub(in crate::flow) fn answer(game: &mut Game, frame: Granted, command: &Command) {
    match (frame.what, command) {
        (_, Command::Decline) => {}
        (Grant::Attack { kind, color, dice }, Command::PickMini { mini: target }) => {
            let mut next = AttackFrame::free(frame.mini, *target, kind, AttackOrigin::Granted);
            next.dice = vec![Die { color, free_reroll: false }; usize::from(dice)];
            next.dice.extend(attacking::more_dice(game, frame.mini, kind, &Effort::default()));
            attack_declared::declare(game, next);
        }
        _ => acts::act(game, command),
    }
}
