//! Cards on the move: used up, picked up, handed over, dropped. R2 V.C.2

use crate::board::AreaId;
use crate::command::{CardUse, Command};
use crate::event::Happening;
use crate::game::Game;
use crate::id::{CardId, MiniId};
use crate::offered;
use crate::ruling::Rule;

/// A One-time use card leaves the game. R2 V.C.1
pub(super) fn use_up(game: &mut Game, mini: MiniId, card: CardId) {
    if !game.scenario().card(card).one_time {
        return;
    }
    let Some(tablet) = game.state_mut().tablet_mut(mini) else { return };
    if !take_from(&mut tablet.equipment, card) {
        take_from(&mut tablet.gadgets, card);
    }
    game.emit(Rule::CardAnatomy, Happening::CardSpent { mini, card });
}

/// A One-time use card is used at its moment, if the command says so: it leaves, and what it lends is reported.
/// R2 V.C.1, G-89
pub(super) fn lend(game: &mut Game, command: &Command) -> Option<(CardUse, u8)> {
    let Command::UseSkill { mini, skill, on, .. } = command else { return None };
    let (used, level) = offered::lent::named(game, command)?;
    game.emit(Rule::AskedFor, Happening::SkillUsed { mini: *mini, skill: *skill, on: *on });
    use_up(game, *mini, used.card);
    Some((used, level))
}

/// R2 V.C.2.b
pub(super) fn pick_up(game: &mut Game, mini: MiniId, card: CardId) {
    let Some(area) = game.state().mini(mini).area else { return };
    let state = game.state_mut();
    if let Some(at) = state.ground.iter().position(|lying| *lying == (area, card)) {
        state.ground.remove(at);
        carry(game, mini, card);
    }
    game.emit(Rule::PickingUp, Happening::PickedUp { mini, card, area });
}

/// R2 V.C.2.c
pub(super) fn hand_over(game: &mut Game, from: MiniId, to: MiniId, card: CardId) {
    lay_down(game, from, card);
    carry(game, to, card);
    game.emit(Rule::GivingTaking, Happening::HandedOver { from, to, card });
}

/// R2 V.C.2.e
pub(super) fn drop(game: &mut Game, mini: MiniId, card: CardId) {
    let Some(area) = game.state().mini(mini).area else { return };
    lay_down(game, mini, card);
    game.state_mut().ground.push((area, card));
    game.emit(Rule::Dropping, Happening::Dropped { mini, card, area });
}

/// A thrown card lands. R2 V.C.2.d
pub(super) fn land(game: &mut Game, mini: MiniId, card: CardId, target: AreaId, lands: AreaId) {
    if !lay_down(game, mini, card) {
        return;
    }
    game.state_mut().ground.push((lands, card));
    game.emit(Rule::Throwing, Happening::Thrown { mini, card, target, lands });
}

/// Equipment comes to a Bat-Tablet.
fn carry(game: &mut Game, mini: MiniId, card: CardId) {
    if let Some(tablet) = game.state_mut().tablet_mut(mini) {
        tablet.equipment.push(card);
    }
}

/// Equipment leaves a Bat-Tablet, if it is there.
fn lay_down(game: &mut Game, mini: MiniId, card: CardId) -> bool {
    game.state_mut().tablet_mut(mini).is_some_and(|tablet| take_from(&mut tablet.equipment, card))
}

/// A Hero loses a copy of a card to the mission, even a Bat-Gadget.
pub(super) fn lose(game: &mut Game, mini: MiniId, card: CardId) {
    let Some(tablet) = game.state_mut().tablet_mut(mini) else { return };
    if take_from(&mut tablet.equipment, card) || take_from(&mut tablet.gadgets, card) {
        game.emit(Rule::Priority, Happening::CardLost { mini, card });
    }
}

/// Takes one copy of a card out of a hand, if it is there.
fn take_from(cards: &mut Vec<CardId>, card: CardId) -> bool {
    match cards.iter().position(|held| *held == card) {
        Some(at) => {
            cards.remove(at);
            true
        }
        None => false,
    }
}
