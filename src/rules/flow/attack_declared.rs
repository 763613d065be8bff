//! An attack begins: as an action, by a grant of the mission, or in answer to another one. R2 VII.B.1, VII.C.1

use super::stack::push;
use crate::event::{AttackOrigin, Happening};
use crate::frames::{AttackFrame, Frame};
use crate::game::Game;
use crate::offered;
use crate::query;
use crate::solo;

/// An attack begins: somebody may step in for its target. R2 VII.B.1, G-28
pub(super) fn declare(game: &mut Game, mut frame: AttackFrame) {
    let (mini, target, kind, origin) = (frame.attacker, frame.target, frame.kind, frame.origin);
    let (with, cards) = (frame.with, frame.cards.clone());
    let declared = Happening::AttackDeclared { mini, target, kind, origin, with, cards };
    game.emit(query::target_rule(kind), declared);
    frame.area = game.state().mini(target).area;
    frame.lent.extend(solo::lent(game, mini, origin));
    if origin != AttackOrigin::Deferred {
        // Whoever steps in says so as the dice are picked up, and a deferred attack rolls none. G-28
        frame.guardians = offered::guardians(game, mini, target);
    }
    push(game, Frame::Attack(Box::new(frame)));
}
